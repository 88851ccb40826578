"""What rules/focus says: labels, prompts, reasons and sentences."""

from __future__ import annotations

KEEP_ORDER = "Keep the order from here on"


def priority_prompt(text: object) -> str:
    return f"What is priority {text} of the cabinet this year?"
