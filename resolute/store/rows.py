"""What the store keeps, row by row, as typed data."""

from __future__ import annotations

import time
from typing import Literal

import msgspec

from resolute.engine.frames import Seat

LogKind = Literal["move", "undo", "agreed_undo"]
SeatKind = Literal["person", "bot", "free"]
BarKind = Literal["mute", "remove"]
BanKind = Literal["mute", "ban"]


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game that somebody set up. Its text hides the seed."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, str | bool | int]
    seed: bytes
    title: str = ""
    public: bool = False
    creator: str = ""
    """The visitor who set the table up."""
    created: float = msgspec.field(default_factory=time.time)
    """Seconds since 1970, as all times here."""
    over: bool = False
    closed: bool = False
    """Whether the people who run the server have closed it: nobody plays on."""
    quiet: bool = False
    """Whether only people with a seat may talk at it."""
    bars: int = 0
    """How often it was changed who may talk and watch."""
    advice: bool | None = None
    """Whether players may ask for advice; None: only somebody who plays without other people."""

    def __repr__(self) -> str:
        return f"<game {self.id} of {self.game}>"


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a game's log: a move, or that the last one was taken back. Numbers start at 1 and only grow.

    `dice_at` is the one of `Played` for a move, and where the luck goes on for a move that was taken back.
    `request` is the sender's own name for what they asked; the same one is never written twice. `checkpoint` is what
    the row leaves on the table (`checkpoints.py`); rows that were written before there were any have none.
    """

    game_id: str
    number: int
    kind: LogKind
    seat: Seat
    choice: int = -1
    draws: tuple[int, ...] = ()
    private: bool = False
    dice_at: int | None = None
    request: str = ""
    at: float = msgspec.field(default_factory=time.time)
    checkpoint: bytes = b""

    def __repr__(self) -> str:
        return f"<{self.kind} {self.number} of {self.game_id}>"


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. `holder` is the visitor who holds the seat; `bot` is the level of a bot."""

    game_id: str
    seat: Seat
    kind: SeatKind
    name: str = ""
    bot: str = ""
    holder: str = ""


class InviteRow(msgspec.Struct, frozen=True, kw_only=True):
    """A private link to a seat, of which only the hash is kept; once it is used, `used_by` says by which visitor."""

    key_hash: str
    game_id: str
    seat: Seat
    used_by: str = ""


class PresenceRow(msgspec.Struct, frozen=True, kw_only=True):
    """When somebody was last heard of at a table."""

    game_id: str
    visitor: str
    at: float


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said at a table. `id` counts from 1 at each table; the store gives it. `visitor` said it."""

    game_id: str
    name: str
    text: str
    id: int = 0
    at: float = msgspec.field(default_factory=time.time)
    visitor: str = ""


class BarRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who may not talk at a table, or not even watch it."""

    game_id: str
    visitor: str
    kind: BarKind


class BanRow(msgspec.Struct, frozen=True, kw_only=True):
    """A visitor or an address that may not talk anywhere, or not come at all."""

    who: str
    kind: BanKind
    at: float = msgspec.field(default_factory=time.time)


class SnapshotRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it was after log row `number`: `Record.snapshot`. Its text hides the position."""

    game_id: str
    number: int
    data: bytes

    def __repr__(self) -> str:
        return f"<snapshot {self.number} of {self.game_id}>"


class UpgradeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game as a newer Resolute took it over after log row `number`: `Record.save`. What is in the log up to there
    is not replayed any more. Its text hides the position."""

    game_id: str
    number: int
    data: bytes

    def __repr__(self) -> str:
        return f"<upgrade {self.number} of {self.game_id}>"
