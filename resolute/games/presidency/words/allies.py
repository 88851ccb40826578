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
ALWAYS_WORKS = "always works"
ROLLED_AS_A_RAID = "rolled as a special forces raid"


def works_on(highest: int) -> str:
    """The rolls with which a joint action succeeds."""
    return f"works on 1 to {highest}"


def what_do_you_do_with(ally: str, left: int) -> str:
    return f"{upper(counted(left, 'joint action'))} with {ally}: what do you do together?"


def group(region: str, level: int, box: str) -> str:
    return f"group of level {level} in {region} ({box})"


def which_other_group(ally: str) -> str:
    return f"{upper(ally)} has a second lead. Which other group does it concern?"


def and_then(first: str, second: str) -> str:
    """Two joint actions in one answer."""
    return f"{first}, then: {second}"
