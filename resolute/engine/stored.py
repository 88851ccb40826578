"""What is stored of a game beside its moves: its position, and its journal in the words in which it was told.

Moves can be replayed only under the rules under which they were played. What is stored here stays readable when the
rules have changed since: a line is the sentence itself, with the seats that may read it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.journal import STORED, Entry, Roll
from resolute.engine.table import Table


class StoredLine(msgspec.Struct, frozen=True, array_like=True):
    """A line of the journal as it was told: at which move, of which kind, with which dice, and to whom."""

    number: int
    kind: str
    text: str
    faces: tuple[int, ...] = ()
    seats: tuple[Seat, ...] | None = None


class Checkpoint(msgspec.Struct, frozen=True, array_like=True):
    """A packed position and lines of the journal up to it."""

    position: bytes
    lines: tuple[StoredLine, ...]


def store_line(table: Table[Any], entry: Entry) -> StoredLine:
    """A journal entry in today's words."""
    if entry.kind == STORED:
        text, kind, faces = entry.about
        return StoredLine(entry.number, kind, text, faces, entry.seats)
    roll = entry.about[0] if entry.about and isinstance(entry.about[0], Roll) else None
    faces = roll.faces if roll is not None else ()
    return StoredLine(entry.number, entry.kind, table.game.sentence(table, entry), faces, entry.seats)


def stored_entries(lines: Iterable[StoredLine]) -> list[Entry]:
    """Stored lines as entries of a journal: they are told as they are."""
    return [Entry(one.number, STORED, (one.text, one.kind, one.faces), one.seats) for one in lines]


def checkpoint_of(table: Table[Any]) -> Checkpoint:
    """The position of a table and its whole journal."""
    return Checkpoint(table.pack(), tuple(store_line(table, entry) for entry in table.journal or ()))


def last_checkpoint(table: Table[Any]) -> Checkpoint:
    """The position of a table and the lines that belong to its last move."""
    lines: list[StoredLine] = []
    for entry in reversed(table.journal or ()):
        if entry.number != table.number:
            break
        lines.append(store_line(table, entry))
    lines.reverse()
    return Checkpoint(table.pack(), tuple(lines))
