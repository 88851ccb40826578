"""What rules/cabinet_actions says: labels, prompts, reasons and sentences."""

from __future__ import annotations

WHO_ACTS_NEXT = "Who acts next?"
AN_ACTION_FORGONE = "an action forgone"
BUY_ONE_MORE_ACTION_OF_ANY_TYPE = "Buy one more action of any type"
GAIN_ACTION_POINT = "gain 1 action point"
FORGO_THE_ACTION = "Forgo the action"


def what_does_do(label: object, name: object) -> str:
    return f"What does {label}{name} do?"


def nothing_to_do_now(label: object) -> str:
    return f"{label}: nothing to do now"
