"""The journal: what happened, as data; sentences are made from it later.

An entry names its kind and its particulars, and the seats that may read it (None: everybody). A roll records
the dice, every modifier with its reason, and the row that it hit.
"""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.errors import RulesError
from resolute.engine.frames import Seat
from resolute.engine.words import plain

STORED = "stored"
"""The kind of an entry that is told in the words in which it was stored."""

_ROLL, _LIST = 1, 2
_PLAIN = (int, str, bool, float, bytes, type(None))


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened, at move `number`, told to `seats`."""

    number: int
    kind: str
    about: tuple[Any, ...] = ()
    seats: tuple[Seat, ...] | None = None

    def readable_by(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may read the entry."""
        return self.seats is None or (seat is not None and seat in self.seats)


def total_of(faces: tuple[int, ...], modifiers: tuple[tuple[str, int], ...]) -> int:
    """What dice and modifiers come to."""
    total = sum(faces)
    for _, by in modifiers:
        total += by
    return total


class Roll(msgspec.Struct, frozen=True):
    """A roll as the journal keeps it."""

    why: str
    faces: tuple[int, ...]
    modifiers: tuple[tuple[str, int], ...] = ()
    row: str = ""

    @property
    def total(self) -> int:
        """What the dice and the modifiers come to."""
        return total_of(self.faces, self.modifiers)

    def say(self) -> str:
        """The roll in a line: dice, modifiers with their reasons, total, row."""
        dice = " + ".join(map(str, self.faces))
        extra = "".join(f" {'+' if by >= 0 else '−'} {abs(by)} ({why})" for why, by in self.modifiers)
        total = f" = {plain(self.total)}" if len(self.faces) > 1 or self.modifiers else ""
        row = f": {self.row}" if self.row else ""
        begins = f"{self.why} Rolled" if self.why.endswith("?") else f"{self.why}: rolled"
        return f"{begins} {dice}{extra}{total}{row}"


def about_out(about: Any) -> Any:
    """The particulars of an entry as msgpack can keep them: arrays are tuples; rolls and lists are marked."""
    if isinstance(about, tuple):
        return [about_out(one) for one in about]
    if isinstance(about, _PLAIN):
        return about
    if isinstance(about, Roll):
        return msgspec.msgpack.Ext(_ROLL, msgspec.msgpack.encode(msgspec.structs.astuple(about)))
    if isinstance(about, list):
        return msgspec.msgpack.Ext(_LIST, msgspec.msgpack.encode([about_out(one) for one in about]))
    raise RulesError(f"a {type(about).__name__} cannot be kept in the journal")


def about_in(kept: Any) -> Any:
    """The particulars that `about_out` kept, equal to what they were."""
    if isinstance(kept, list):
        return tuple([about_in(one) for one in kept])
    if isinstance(kept, _PLAIN):
        return kept
    if isinstance(kept, msgspec.msgpack.Ext) and kept.code == _ROLL:
        return Roll(
            *msgspec.msgpack.decode(kept.data, type=tuple[str, tuple[int, ...], tuple[tuple[str, int], ...], str])
        )
    if isinstance(kept, msgspec.msgpack.Ext) and kept.code == _LIST:
        return [about_in(one) for one in msgspec.msgpack.decode(kept.data)]
    raise ValueError("no entry of a journal is like that")
