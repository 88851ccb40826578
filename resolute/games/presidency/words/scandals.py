"""What rules/scandals says: labels, prompts, reasons and sentences."""

from __future__ import annotations

WHICH_SCANDAL_LOSES_ITS_FORCE = "Which scandal loses its force?"


def the_scandal_about(label: object) -> str:
    return f"The scandal about {label}"


def it_is(columns: object) -> str:
    return f"it is {columns}"
