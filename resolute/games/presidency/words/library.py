"""What library says: labels, prompts, reasons and sentences."""

from __future__ import annotations

ONCE_PER_SEGMENT = "Once per segment"
ONCE_PER_PHASE = "Once per phase"
PRESIDENTIAL_ACTIONS = "Presidential actions"
DOMESTIC_ACTIONS = "Domestic actions"
DIPLOMATIC_ACTIONS = "Diplomatic actions"
MILITARY_ACTIONS = "Military actions"


def costs_if(text: object, say: object) -> str:
    return f"Costs {text} if {say}"


def costs(cost: object, text: object) -> str:
    return f"Costs {cost}{text}"
