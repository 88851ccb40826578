"""What state says: labels, prompts, reasons and sentences."""

from __future__ import annotations


def sanction(kind: object) -> str:
    return f"sanction {kind}"
