"""What allies says: labels, prompts, reasons."""

from __future__ import annotations

from resolute.games.presidency.words.small import counted, upper

ONLY_CLOSE = "only a close ally"
NOTHING_TOGETHER = "Nothing more together"
WHICH_ROGUE = "Which rogue acts"
TITLES = (
    "Joint intelligence",
    "Joint stabilization",
    "Joint reinforcement",
    "Joint de-escalation",
    "Joint aid",
    "Ease tensions",
    "Joint raid",
)
JOINT = (
    "Joint intelligence: {}",
    "Stabilize {}",
    "Reinforce: {}",
    "De-escalate: {}",
    "Aid for {}",
    "Ease tensions with {}",
    "Joint raid: {}",
)
CHANCE = (
    "always works",
    "works on 1 to 4",
    "works on 1 to 7",
    "works on 1 to 7, or 1 to 5 with an ally who is only close",
    "works on 1 to 8",
    "always works",
    "rolled as a special forces raid",
)


def what_do_you_do_with(ally: str, left: int) -> str:
    return f"{upper(counted(left, 'joint action'))} with {ally}: what do you do together?"


def group(region: str, level: int, box: str) -> str:
    return f"group of level {level} in {region} ({box})"


def which_other_group(ally: str) -> str:
    return f"{upper(ally)} has a second lead. Which other group does it concern?"


def and_then(first: str, second: str) -> str:
    """Two joint actions in one answer."""
    return f"{first}, then: {second}"
