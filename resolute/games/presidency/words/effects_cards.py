"""What the words of crisis cards say."""

from __future__ import annotations

MEDIA_SLANT = "media slant"
A_CRISIS_ENDS = "this crisis is over"


def demanded(bill: object) -> str:
    return f"{bill} becomes the first public priority"


JOINS = "they join the White House and start with the next intelligence segment"


def costs(points: str) -> str:
    return f"Costs {points}"
