"""Figures and tracks: numbers of a state that conditions, modifiers, checks and prices look at.

A figure knows how to read its number; a track also has ends and can be moved. Both may belong to a subject (the
stability of a region), which is then handed to them. A game makes its own kinds of figures to say them in its words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from resolute.engine.errors import RulesError
from resolute.engine.words import Words

if TYPE_CHECKING:
    from resolute.engine.subjects import Subject

Get = Callable[[Any, "Subject"], int]
Put = Callable[[Any, "Subject", int], None]


class Figure(msgspec.Struct, frozen=True):
    """A number that can be read from a state: by its key, which never changes, and by its label, which may."""

    key: str
    label: Words
    get: Get

    @property
    def name(self) -> str:
        """How a sentence calls it."""
        return self.label if self.label[1:2].isupper() else self.label[:1].lower() + self.label[1:]

    @property
    def asked(self) -> str:
        """How a check of it calls it."""
        return self.name

    def against(self, state: Any, on: Subject) -> int:
        """What a check of it is made against."""
        return self.get(state, on)

    def at_least(self, number: int) -> str:
        """That it stands at a number or above, in words that follow an "if"."""
        return f"{self.name} is at least {number}"

    def at_most(self, number: int) -> str:
        """That it stands at a number or below, in words that follow an "if"."""
        return f"{self.name} is at most {number}"

    def between(self, low: int, high: int) -> str:
        """That it stands between two numbers, in words that follow an "if"."""
        return f"{self.name} is {low} to {high}"

    def wanted(self, number: int) -> str:
        """That it stands at a number or above, in words that follow a "needs"."""
        return f"{self.name} at {number} or more"

    def each(self) -> str:
        """That something counts for every point of it."""
        return f"for each point of {self.name}"


class Track(Figure, frozen=True):
    """A printed track along which a marker moves."""

    low: int
    high: int
    put: Put

    @property
    def ends(self) -> tuple[int, int]:
        """The first and the last box."""
        return self.low, self.high


def held(part: str, kind: type[msgspec.Struct], field: str) -> tuple[Get, Put]:
    """How to read and write a field of a part of the state that changes in place; with no part, of the state itself.
    A field that the part does not have is refused when it is written."""
    if field not in kind.__struct_fields__:
        raise RulesError(f"{kind.__name__} has no field called {field}")
    where = f"state.{part}.{field}" if part else f"state.{field}"
    # Written out, because figures are read at every turn: a call inside a call would cost as much again.
    space: dict[str, Any] = {}
    exec(f"def get(state, on): return {where}\ndef put(state, on, value): {where} = value\n", space)
    return space["get"], space["put"]
