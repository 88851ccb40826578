"""What faces says: labels, prompts, reasons and sentences."""

from __future__ import annotations

BREAKING_SCANDAL = "breaking scandal"
DEEPENING_SCANDAL = "deepening scandal"
CONCLUDING_SCANDAL = "concluding scandal"
TARGET_FIXED = ", target fixed"
SIGNED_THIS_YEAR = "signed this year"
PASSED_FOR_GOOD = "passed for good"
YOU = "You"
VACANT = "Vacant"
CANNOT_BE_PASSED = "cannot be passed"
ROGUE_NATION = "rogue nation"
TERROR_GROUP = "Terror group"
TERROR_GROUP_KIND = "terror group"
CRISIS_CHIT = "crisis chit"


def as_a_veteran(say: object) -> str:
    return f"As a veteran: {say}"


def priority(text: object) -> str:
    return f"priority {text}"


def succeeds_on(text: object) -> str:
    return f"succeeds on {text}"


def legislative_media(legislative: object, media: object) -> str:
    return f"legislative {legislative}, media {media}"


def box(box_modifier: object) -> str:
    return f"box {box_modifier}"


def level_passed(level: object) -> str:
    return f"level {level} passed"


def tensions(tensions: object) -> str:
    return f"tensions {tensions}"


def level(level: object, intel: object) -> str:
    return f"level {level}{intel}"


def to(last: object) -> str:
    return f"1 to {last}"


def sanctions(kind: object) -> str:
    return f"{kind} sanctions"


def actions(by: object) -> str:
    return f"{by} actions"
