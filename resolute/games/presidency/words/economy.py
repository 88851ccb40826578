"""What rules/economy says: labels, prompts, reasons and sentences."""

from __future__ import annotations

from collections.abc import Sequence

ALREADY_VERY_CLOSE = "Already very close"
ECONOMIC_ASSISTANCE = "economic assistance"
GIVE_NO_ASSISTANCE = "Give no assistance"
ONE_LEVEL_CLOSER = "one level closer"
TRENDS_PRO_US = "trends pro-US"
CHOOSE_CAPABILITY = "Which strategic capabilities do you improve?"


def assistance_prompt(acts: object, text: object) -> str:
    return f"Who gets economic assistance? {acts} act{text} left."


def both(words: Sequence[object]) -> str:
    """One thing, or two."""
    return " and ".join(map(str, words))


def now_at(value: object) -> str:
    return f"now {value}"
