"""The journal: what happened, as data; sentences are made from it later.

An entry names its kind and its particulars, and the seats that may read it (None: everybody). A roll records
the dice, every modifier with its reason, and the row that it hit.
"""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.frames import Seat


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened, at move `number`, told to `seats`."""

    number: int
    kind: str
    about: tuple[Any, ...] = ()
    seats: tuple[Seat, ...] | None = None

    def readable_by(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may read the entry."""
        return self.seats is None or (seat is not None and seat in self.seats)


class Roll(msgspec.Struct, frozen=True):
    """A throw as the journal keeps it."""

    why: str
    faces: tuple[int, ...]
    modifiers: tuple[tuple[str, int], ...] = ()
    row: str = ""

    @property
    def total(self) -> int:
        """What the dice and the modifiers come to."""
        return sum(self.faces) + sum(by for _, by in self.modifiers)

    def say(self) -> str:
        """The roll in a line: dice, modifiers with their reasons, total, row."""
        dice = " + ".join(map(str, self.faces))
        extra = "".join(f" {'+' if by >= 0 else '−'} {abs(by)} ({why})" for why, by in self.modifiers)
        total = f" = {self.total}" if len(self.faces) > 1 or self.modifiers else ""
        row = f": {self.row}" if self.row else ""
        return f"{self.why}: {dice}{extra}{total}{row}"
