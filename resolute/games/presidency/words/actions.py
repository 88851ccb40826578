"""What rules/actions says: labels, prompts, reasons and sentences."""

from __future__ import annotations

ONLY_ONCE_PER_SEGMENT = "Only once per segment"
ONLY_ONCE_PER_PHASE = "Only once per phase"
NO_ACTIONS_LEFT_PROMPT = "No actions left. Buy one more, or go on?"
CHOOSE_THE_ACTION_YOU_BOUGHT = "Choose the action you bought."
AN_ACTION_FORGONE = "an action forgone"
ANOTHER_ACTION = "another action"
FORGO_AN_ACTION = "Forgo an action"
GAIN_ACTION_POINT = "gain 1 action point"
GO_ON = "Go on"
BUY_AN_ACTION = "Buy one more action of any type"
SKIP_YOUR_FREE_ACTION = "Skip your free action"
SKIP_YOUR_FREE_ACTIONS = "Skip your free actions"
SKIP_THE_ACTION_YOU_BOUGHT = "Skip the action you bought"
NO_REFUND = "no refund"


def costs_and_you_have(price: object, text: object) -> str:
    return f"Costs {price}, and you have {text}"


def choose_action_left(text: object, left: object) -> str:
    return f"Choose {text} action ({left} left)."


def answered(action: object, answer: object) -> str:
    return f"{action}: {answer}"
