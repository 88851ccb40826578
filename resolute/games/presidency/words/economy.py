"""What rules/economy says: labels, prompts, reasons and sentences."""

from __future__ import annotations

ALREADY_VERY_CLOSE = "Already very close"
ECONOMIC_ASSISTANCE = "economic assistance"
GIVE_NO_ASSISTANCE = "Give no assistance"
ONE_LEVEL_CLOSER = "one level closer"
TRENDS_PRO_US = "trends pro-US"
WHICH_STRATEGIC_CAPABILITY_IS_TO_IMPROVE = "Which strategic capability is to improve?"


def whom_does_economic_assistance_help_act_left(acts: object, text: object) -> str:
    return f"Whom does economic assistance help? {acts} act{text} left."


def stands_at(value: object) -> str:
    return f"stands at {value}"
