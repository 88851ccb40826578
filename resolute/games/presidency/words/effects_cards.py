"""What the words of crisis cards say."""

from __future__ import annotations

from collections.abc import Sequence

A_CRISIS_ENDS = "this crisis is over"


def media_slant(worst: tuple[int, str], best: tuple[int, str]) -> str:
    (low, loss), (high, gain) = worst, best
    return f"media slant: public approval {loss}% at media relations {low}, up to {gain}% at {high}"


def demanded(bill: object) -> str:
    return f"{bill} becomes the first public priority"


JOINS = "they join the White House and start with the next intelligence segment"


def costs(points: str) -> str:
    return f"Costs {points}"


def row(totals: str, name: str) -> str:
    return f"{totals} – {name}:" if name else f"{totals}:"


def roll(name: str, sides: int, terms: Sequence[str]) -> str:
    listed = f" ({'; '.join(terms)})" if terms else ""
    return f"{name} – roll a d{sides}{listed}:"


def each_point(by: str, most: int) -> str:
    return f"{by} for each action point, {most} at most"
