"""What rules/card_bills.py says: the question and the reasons."""

from __future__ import annotations

NO_BILL_TO_HELP = "no bill to help"


def which_bill(steps: str) -> str:
    return f"Which of your bills gains support ({steps} left)?"


def to(box: object) -> str:
    return f"to {box}"
