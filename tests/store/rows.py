"""Rows for tests."""

from __future__ import annotations

from resolute.store.rows import GameRow, LogRow, SeatRow
from resolute.store.store import Store


def game(id: str = "g1", **about: object) -> GameRow:
    """A game of nothing in particular."""
    usual: dict[str, object] = {
        "id": id,
        "game": "campaign",
        "version": 1,
        "seats": 2,
        "options": {"tally": "electoral", "debates": True, "length": 3},
        "seed": b"a secret\x00\xff",
        "title": "Ann v steady",
        "creator": "ann",
        "created": 1000.25,
    }
    return GameRow(**usual | about)  # type: ignore[arg-type]


def seat(number: int = 0, id: str = "g1", **about: object) -> SeatRow:
    """A free seat, unless more is said."""
    usual: dict[str, object] = {"game_id": id, "seat": number, "kind": "free"}
    return SeatRow(**usual | about)  # type: ignore[arg-type]


def move(number: int, id: str = "g1", **about: object) -> LogRow:
    """A move, unless something else is said."""
    usual: dict[str, object] = {
        "game_id": id,
        "number": number,
        "kind": "move",
        "seat": 0,
        "choice": 3,
        "draws": (1, 5),
    }
    return LogRow(**usual | about)  # type: ignore[arg-type]


async def new_game(store: Store, id: str = "g1", **about: object) -> GameRow:
    """Write a game with two free seats."""
    row = game(id, **about)
    await store.create_game(row, [seat(0, id), seat(1, id)])
    return row
