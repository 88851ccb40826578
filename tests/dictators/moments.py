"""Looks at real tables of Dictators, at the moments that the board must show well."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import resolute
from resolute.engine.table import Table
from resolute.games.dictators import board
from tests.board.boards import Board

FOLDER = Path(board.__file__).parent


def _points_at(kind: str) -> Callable[[Table[Any]], bool]:
    """Somebody may choose pieces of a kind."""

    def wanted(table: Table[Any]) -> bool:
        asked = table.decision
        return asked is not None and any((one.at or "").startswith(kind) for one in asked.options)

    return wanted


def _shows(*parts: str) -> Callable[[Table[Any]], bool]:
    """These parts of the view have cards in them."""

    def wanted(table: Table[Any]) -> bool:
        if table.decision is None:
            return False
        seen = table.view(table.decision.seat).parts
        return all(getattr(seen.get(name), "cards", ()) for name in parts)

    return wanted


def _asks(name: str) -> Callable[[Table[Any]], bool]:
    return lambda table: table.decision is not None and table.decision.name == name


def _chained(table: Table[Any]) -> bool:
    """An interruption answers an interruption."""
    chain = table.view(None).parts.get("chain")
    waiting = [face for face in getattr(chain, "cards", ()) if "waiting" in face.tags]
    return table.decision is not None and len(waiting) > 1


def _stopped(table: Table[Any]) -> bool:
    """Something has been stopped just now, and nothing waits any more."""
    lines = [entry.kind for entry in table.journal or () if entry.number == table.number]
    return _asks("take_action")(table) and "stopped" in lines


def _bought(table: Table[Any]) -> bool:
    """Somebody plays another's turn, and both have cards."""
    state = table.state
    hands = [state.players[seat].hand for seat in {state.played_by, state.mover}]
    return _asks("take_action")(table) and len(hands) > 1 and all(hands)


def _trident(table: Table[Any]) -> bool:
    return table.decision is not None and bool(table.state.trident == 1)


class Moment:
    """A moment of a game of random players: its set-up, and when it has come."""

    def __init__(self, until: Callable[[Table[Any]], bool], *, seats: int = 3, after: int = 0) -> None:
        self.until, self.seats, self.after = until, seats, after

    def table(self) -> Table[Any]:
        """A table at this moment, in the first game in which it comes."""
        for seed in range(60):
            table = resolute.new("dictators", seats=self.seats, seed=seed)
            player = random.Random(seed)
            while table.decision is not None and not (table.number >= self.after and self.until(table)):
                table.play(player.randrange(len(table.decision.options)))
            if self.until(table):
                return table
        raise AssertionError("this moment does not come")


MOMENTS: dict[str, Moment] = {
    "first turn": Moment(_asks("take_action")),
    "two": Moment(_asks("take_action"), seats=2, after=150),
    "five": Moment(_asks("take_action"), seats=5, after=300),
    "roadblocks and no-fly zones": Moment(_shows("roadblocks", "no_fly"), after=60),
    "an interruption": Moment(_shows("chain", "aside")),
    "an interrupted interruption": Moment(_chained, seats=4),
    "a stopped card": Moment(_stopped, seats=4),
    "an answer": Moment(_asks("answer"), seats=4),
    "a place": Moment(_asks("choose_place"), seats=4),
    "a road": Moment(_points_at("road:")),
    "a state": Moment(_points_at("state:"), seats=4),
    "a time zone": Moment(_points_at("time_zone:")),
    "an opponent": Moment(_points_at("seat:"), seats=5),
    "an asset": Moment(_points_at("asset:")),
    "an ability": Moment(_points_at("dictator:")),
    "another dictator": Moment(_asks("choose_ability")),
    "the discards": Moment(_points_at("discard:")),
    "cards looked at": Moment(_points_at("examined:")),
    "a token": Moment(_points_at("token:"), seats=4),
    "a bought turn": Moment(_bought, seats=4),
    "the trident": Moment(_trident),
    "the end": Moment(lambda table: table.outcome is not None),
}

BOARD = Board(
    "dictators",
    FOLDER,
    {name: one.table for name, one in MOMENTS.items()},
    hiding=("five", "an answer", "cards looked at", "a token", "roadblocks and no-fly zones"),
    map_at_most=25_000,
)
