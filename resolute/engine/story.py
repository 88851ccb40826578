"""How a game's journal is told: which entries begin a turn, which are announced, folded or told in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.journal import Entry

About = tuple[Any, ...]
"""The particulars of an entry."""


class Tone(StrEnum):
    """Why something is announced large."""

    TAKEN = "taken"
    """Somebody else plays this turn."""
    LOST = "lost"
    """A turn or an effect is lost."""
    EXTRA = "extra"
    """Somebody gets another turn."""
    ANSWERED = "answered"
    """Somebody interrupts."""


class Heading(msgspec.Struct, frozen=True):
    """An entry that begins a turn: its title, and whose turn it is. Both get the table and the particulars."""

    title: Callable[..., str]
    whose: Callable[..., Seat | None]


class Notice(msgspec.Struct, frozen=True):
    """An entry that is announced large: its tone, and a sentence that says why."""

    tone: Tone
    why: Callable[[Any, Entry, Sequence[Entry]], str] | None = None
    """Gets the table, the entry and what this reader was told before it, oldest first."""


class Joining(msgspec.Struct, frozen=True):
    """Entries of one kind that are told in one sentence when they follow one another."""

    alike: Callable[[About, About], bool]
    say: Callable[[Any, Sequence[About]], str]
    """Gets the table and the particulars of all of them."""


class Story(msgspec.Struct, frozen=True):
    """What a game says about the kinds of its journal entries; a kind that is not named here is a plain line."""

    headings: Mapping[str, Heading] = {}
    notices: Mapping[str, Notice] = {}
    summaries: Mapping[str, Callable[..., str]] = {}
    """The short line under which a long one is folded; empty, where it is short enough."""
    joins: Mapping[str, Joining] = {}
    quiet: frozenset[str] = frozenset()
    """Kinds that are in the journal for the record; they are not shown as an action."""
    acting: frozenset[str] = frozenset()
    """Kinds whose first fact is the seat that acts, whoever made the move that let it happen."""
    stand_ins: frozenset[str] = frozenset()
    """Kinds that say that the second seat plays this turn for the first: until the next turn it is the one who acts."""


PLAIN_STORY = Story()
