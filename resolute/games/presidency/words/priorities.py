"""What rules/priorities says: labels, prompts, reasons and sentences."""

from __future__ import annotations

PROMISE_PROMPT = "What have you promised in your campaign?"
CHANGE_PRIORITIES_PROMPT = "Do you change the legislative priorities of your administration?"
A_BROKEN_PROMISE = "a broken promise"
KEEP_THEM_AS_THEY_ARE = "Keep them as they are"
FILL_THE_EMPTY_BOXES = "Fill the empty boxes"
CHOOSE_ALL_OF_THEM_AGAIN = "Choose all of them again"


def legislative_priority_prompt(ordinals: object) -> str:
    return f"What is the {ordinals} legislative priority of your administration?"
