"""What the suite must be told about a game, because no rule says it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.journal import Entry
from resolute.engine.table import Table

Noted = set[str]


class Rare(msgspec.Struct, frozen=True):
    """Something that random play seldom or never reaches: why, and a game that was arranged so that it does."""

    why: str
    arranged: Callable[[], Table[Any]]


class Known(msgspec.Struct, frozen=True):
    """A game as its testers know it."""

    # No position takes so many bytes.
    packed: int
    # Every way in which the game can end.
    endings: frozenset[str]
    # Pieces that views call by an id but that not everybody may see: how their ids begin.
    secret_ids: str
    # The secret pieces that a seat has been told of, by its journal.
    told: Callable[[Iterable[Entry]], set[str]]
    # How a sentence names each secret piece that can be told apart.
    names: Mapping[str, str]
    # The pieces that a seat may know of at this moment.
    knows: Callable[[Table[Any], Seat | None], set[str]]
    # Cells of charts that are not in the game's book: what there is, and how to note what was read.
    cells: frozenset[str]
    reading: Callable[[Noted], AbstractContextManager[None]]
    rare: Mapping[str, Rare] = {}
    # How the addresses begin that tests of the game itself walk whole, from arranged positions.
    walked: tuple[str, ...] = ()
    # A game with more decisions than this runs away.
    longest: int = 5000
    # For so many moves a twin is followed at least, on average, before the seat can tell it from the original.
    followed: float = 3
    # And for so many moves the one that is followed furthest.
    furthest: int = 16
    # The positions from which twins are followed lie so many times further apart: for games with many moves.
    spacing: int = 1
    # So many times as many games are looked at: for games whose twins part soon in some games and late in others.
    sample: int = 1

    def ids_in(self, view: bytes) -> set[str]:
        """The secret ids that an encoded view shows."""
        return set(re.findall(rf"\b{self.secret_ids}:\d+\b", view.decode()))
