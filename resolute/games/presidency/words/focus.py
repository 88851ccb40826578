"""What rules/focus says: labels, prompts, reasons and sentences."""

from __future__ import annotations

KEEP_THE_ORDER_FROM_HERE_ON = "Keep the order from here on"


def what_is_priority_of_the_cabinet_this(text: object) -> str:
    return f"What is priority {text} of the cabinet this year?"
