"""What rules/congress says: labels, prompts, reasons and sentences."""

from __future__ import annotations

MOVE_BILL_PROMPT = "Which bill do you move, and where?"
WHICH_BILL_GAINS_SUPPORT = "Which bill gains support?"
LEAVE_BILLS = "Leave all bills where they are"
NO_BILL_TO_SHOW = "no bill to show"
A_SHARED_PRIORITY = "a shared priority"
INTRODUCE_NOTHING = "Introduce nothing"
NOMINATE_PROMPT = "Whom do you nominate for the Supreme Court?"
NOMINATE_NOBODY_NOW = "Nominate nobody now"


def move_one_box(label: object, way: object) -> str:
    return f"Move {label} one box {way}"


def to(box_names: object) -> str:
    return f"to {box_names}"


def introduce_prompt(box_names: object) -> str:
    return f"Which bill do you introduce, with {box_names}?"


def introduce(label: object) -> str:
    return f"Introduce {label}"


def with_support(box_names: object) -> str:
    return f"with {box_names}"


def nominate(label: object) -> str:
    return f"Nominate {label}"
