"""What rules/relief says: labels, prompts, reasons and sentences."""

from __future__ import annotations


def remove_cabinet_tension(place: object, focus: object) -> str:
    return f"Remove a tension from the cabinet: priority {place}, {focus}"


def remove_a_tension_from(label: object) -> str:
    return f"Remove a tension from {label}"
