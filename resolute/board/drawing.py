"""How a game's own board hands itself to the page: values for its templates, and pieces that are drawn already.

A region of the page is a list of lines. Most of it stays as it was from move to move: what a template makes of
the same values is kept, and pieces stand in the slots of the template, each a line with one element and its id.
So a move costs what it changes, to draw, to send and to show.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Protocol, TypeAlias

import msgspec

from resolute.engine.views import Part

Slot: TypeAlias = "tuple[str, ...] | Sketch"


class Sketch(msgspec.Struct, frozen=True):
    """What a template of a game's board shows: values, which the template finds as `own`, and what stands in its
    slots, each a line `{{ slot("name") }}`: pieces, or another sketch."""

    template: str
    shown: Hashable
    slots: Mapping[str, Slot] = {}


def escaped(text: str) -> str:
    """A text as it stands in markup, as templates write it."""
    for sign, written in _ESCAPES:
        text = text.replace(sign, written)
    return text


_ESCAPES = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&#34;"), ("'", "&#39;"))
"""The first must come first: the others bring it along."""


class Drawn(str):
    """Markup that a template takes as it is."""

    __slots__ = ()

    def __html__(self) -> str:
        return self


# What a board reads of a look at the table: whatever has these attributes will do.


class Offered(Protocol):
    """An option as a page gets it."""

    @property
    def index(self) -> int: ...
    @property
    def label(self) -> str: ...
    @property
    def at(self) -> str: ...


class Asked(Protocol):
    """The question that waits."""

    @property
    def seat(self) -> int: ...
    @property
    def mine(self) -> bool: ...
    @property
    def options(self) -> Sequence[Offered]: ...


class Person(Protocol):
    """Who sits at a seat."""

    @property
    def seat(self) -> int: ...
    @property
    def label(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def mine(self) -> bool: ...


class Ended(Protocol):
    """How the game ended."""

    @property
    def ranking(self) -> Sequence[Sequence[int]]: ...
    @property
    def reason(self) -> str: ...


class Told(Protocol):
    """A line of the journal."""

    @property
    def number(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def kind(self) -> str: ...


class Looked(Protocol):
    """A table as one visitor sees it."""

    @property
    def table(self) -> str: ...
    @property
    def moves(self) -> int: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def parts(self) -> Mapping[str, Part]: ...
    @property
    def seats(self) -> Sequence[Person]: ...
    @property
    def decision(self) -> Asked | None: ...
    @property
    def journal(self) -> Sequence[Told]: ...
    @property
    def outcome(self) -> Ended | None: ...
    @property
    def curtain(self) -> bool: ...
    @property
    def past(self) -> bool: ...
