"""What rules/relief says: labels, prompts, reasons and sentences."""

from __future__ import annotations

REMOVE_A_TENSION_FROM_THE_CABINET = "Remove a tension from the cabinet"


def remove_a_tension_from(label: object) -> str:
    return f"Remove a tension from {label}"
