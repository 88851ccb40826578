"""What allies says: labels, prompts, reasons."""

from __future__ import annotations

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
)
JOINT = (
    "Joint intelligence in {}",
    "Stabilize {}",
    "Reinforce: {}",
    "De-escalate: {}",
    "Aid for {}",
    "Ease tensions with {}",
)
CHANCE = ("succeeds", "1 to 4", "1 to 7", "1 to 7, two more if only close", "1 to 8", "two tensions less")


def what_do_you_do_with(ally: str, left: int) -> str:
    return f"{left} joint action{'s' * (left > 1)} with {ally}: what do you do together?"


def war(attacker: str, defender: str) -> str:
    return f"{attacker} against {defender}"
