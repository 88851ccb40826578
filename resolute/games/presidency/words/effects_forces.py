"""What effects_forces says: labels, prompts, reasons and sentences."""

from __future__ import annotations

A_CAPABILITY = "a strategic capability"
AT_ITS_BEST = "Already at its best"
RAPID_COUNTER = "a rapid capabilities counter gives one more roll (1 to 7) when capabilities improve"
UNIT_TO_MOVE = "a unit can move"
ROOM_FOR_RAPID = "fewer than two rapid capabilities counters are in use"


def stands_at(value: object) -> str:
    return f"stands at {value}"
