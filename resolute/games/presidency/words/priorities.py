"""What rules/priorities says: labels, prompts, reasons and sentences."""

from __future__ import annotations

CHANGE_PRIORITIES_PROMPT = "Do you change the legislative priorities of your administration?"
A_BROKEN_PROMISE = "a broken promise"
KEEP_THEM_AS_THEY_ARE = "Keep them as they are"
FILL_THE_EMPTY_BOXES = "Fill the empty boxes"
CHOOSE_ALL_OF_THEM_AGAIN = "Choose all of them again"


def legislative_priority_prompt(ordinal: str, brings: str) -> str:
    return f"Which bill is your administration's {ordinal} priority? When you pass it: {brings}."


def promise_prompt(brings: str, broken: str) -> str:
    return f"Which bill did you promise in your campaign? When you pass it: {brings}. Each year without it: {broken}."
