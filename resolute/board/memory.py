"""What was made last, and of what: so that whatever is made again at every move costs what has changed.

A view and a board are made again for each position, but most of what they are made of stays. A memory never changes
what comes out, only whether it is made again; it remembers the last of each thing, and forgets the one before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakKeyDictionary

from resolute.engine.frames import Seat
from resolute.engine.table import Table

Given = TypeVarTuple("Given")
Made = TypeVar("Made")


class Memory:
    """The last of each thing that was made."""

    __slots__ = ("__weakref__", "last")

    def __init__(self) -> None:
        self.last: dict[object, Any] = {}

    def keep(self, make: Callable[[*Given], Made], *given: *Given) -> Made:
        """What a function makes of what is given: what it made last, if that was given the same."""
        known: tuple[tuple[*Given], Made] | None = self.last.get(make)
        if known is None or known[0] != given:
            known = self.last[make] = (given, make(*given))
        return known[1]


_VIEWS: WeakKeyDictionary[Table[Any], dict[Seat | None, Memory]] = WeakKeyDictionary()


def view_memory(table: Table[Any], seat: Seat | None) -> Memory:
    """What the last view of this seat at this table was made of; it is forgotten with the table."""
    return _VIEWS.setdefault(table, {}).setdefault(seat, Memory())
