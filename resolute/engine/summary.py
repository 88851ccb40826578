"""What a finished game says about itself: what decided it, how close it was, whose luck it was.

A game makes it from its last position and its journal (`Game.summary`); the page draws it beside the result.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.words import Words


class SummaryFact(msgspec.Struct, frozen=True):
    """A line of a summary: what it is about, and a figure."""

    label: Words
    value: Words = ""
    note: Words = ""
    seat: Seat | None = None
    """Whom it was good for."""
    at: str = ""
    """The id of the place or piece that it is about."""
    number: int | None = None
    """The number of moves that had been played then, for whoever wants to look at it."""
    kind: str = ""
    """What kind of thing it is, where a board draws its panel itself."""
    amount: int | None = None
    """The figure as a number, for the same."""
    turn: int | None = None
    """In which turn of the game it was so, for the same."""
    share: float | None = None
    """How long its bar is: 1 for the longest of its panel."""


class SummaryPanel(msgspec.Struct, frozen=True):
    """A few lines under one heading."""

    key: str
    title: Words
    facts: tuple[SummaryFact, ...]
    note: Words = ""


class Deciding(msgspec.Struct, frozen=True):
    """The die or the place that decided the game, which is drawn large."""

    title: Words
    note: Words = ""
    faces: tuple[int, ...] = ()
    """The dice, if dice decided it."""
    sides: int = 6
    least: int | None = None
    """The least that the die had to show."""
    figure: Words = ""
    """A short name or number, where no die decided it."""
    at: str = ""
    number: int | None = None


class Summary(msgspec.Struct, frozen=True):
    """What a finished game says about itself."""

    deciding: Deciding | None = None
    panels: tuple[SummaryPanel, ...] = ()


class Try(msgspec.Struct, frozen=True):
    """A roll that could succeed or fail: how likely it was to succeed, and whether it did."""

    seat: Seat
    chance: float
    succeeded: bool
    number: int
    what: Words


T = TypeVar("T", bound=Try)


def luckiest(tries: list[T]) -> T | None:
    """The least likely success."""
    return min((one for one in tries if one.succeeded and one.chance < 1), key=lambda one: one.chance, default=None)


def unluckiest(tries: list[T]) -> T | None:
    """The least likely failure."""
    return max((one for one in tries if not one.succeeded and one.chance), key=lambda one: one.chance, default=None)
