"""What rules/new_bills says: labels, prompts, reasons and sentences."""

from __future__ import annotations

WITHDRAW_PROMPT = "Do you withdraw one of your bills?"
WITHDRAW_NOTHING = "Withdraw nothing"
WHO_INTRODUCES_THE_FIRST_BILL = "Who introduces the first bill"
WHICH_BILL_DO_YOU_INTRODUCE = "Which bill do you introduce?"
INTRODUCE_NO_BILL = "Introduce no bill"


def withdraw(label: object) -> str:
    return f"Withdraw {label}"


def introduce(label: object) -> str:
    return f"Introduce {label}"


def with_support(box_names: object) -> str:
    return f"with {box_names}"
