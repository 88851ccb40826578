"""What rules/priorities says: labels, prompts, reasons and sentences."""

from __future__ import annotations

WHAT_HAVE_YOU_PROMISED_IN_YOUR_CAMPAIGN = "What have you promised in your campaign?"
DO_YOU_CHANGE_THE_LEGISLATIVE_PRIORITIES_OF = "Do you change the legislative priorities of your administration?"
A_BROKEN_PROMISE = "a broken promise"
KEEP_THEM_AS_THEY_ARE = "Keep them as they are"
FILL_THE_EMPTY_BOXES = "Fill the empty boxes"
CHOOSE_ALL_OF_THEM_AGAIN = "Choose all of them again"


def what_is_the_legislative_priority_of_your(ordinals: object) -> str:
    return f"What is the {ordinals} legislative priority of your administration?"
