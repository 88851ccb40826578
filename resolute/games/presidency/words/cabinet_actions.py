"""What rules/cabinet_actions says: labels, prompts, reasons and sentences."""

from __future__ import annotations

EVERYBODY_HAS_ACTED = "Everyone has acted. Buy one more action, or go on?"
ANOTHER_FIRST = "Somebody else first"
AN_ACTION_FORGONE = "an action forgone"
BUY_AN_ACTION = "Buy one more action of any type"
GAIN_ACTION_POINT = "gain 1 action point"
FORGO_THE_ACTION = "Forgo the action"


def what_does_do(label: object, name: object) -> str:
    return f"What does {label}{name} do?"


def goes_first(label: object) -> str:
    return f"Let {label} go first"


def nothing_to_do_now(label: object) -> str:
    return f"{label}: nothing to do now"
