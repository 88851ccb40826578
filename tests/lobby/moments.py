"""Looks at real tables of Lobby, at the moments that the board must show well."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import resolute
from resolute.engine.table import Table
from resolute.games.lobby import board
from tests.board.boards import Board

FOLDER = Path(board.__file__).parent

Wanted = Callable[[Table[Any]], bool]


def _asks(*names: str, after: int = 0) -> Wanted:
    """A question of one of these names, after so many moves."""
    return lambda table: table.number >= after and table.decision is not None and table.decision.name in names


def _points_at(kind: str) -> Wanted:
    """Somebody may choose things of a kind."""

    def wanted(table: Table[Any]) -> bool:
        asked = table.decision
        return asked is not None and any((one.at or "").startswith(kind) for one in asked.options)

    return wanted


def _primaries(table: Table[Any]) -> bool:
    election = table.state.election
    return table.state.phase == "primaries" and election is not None and len(election.candidates) > 1


def _vote(counted: int, spent: int, candidates: int = 2) -> Wanted:
    """A state votes, after others did; somebody has spent money there."""

    def wanted(table: Table[Any]) -> bool:
        election = table.state.election
        return (
            table.state.phase == "election"
            and election is not None
            and election.vote is not None
            and len(election.counted) >= counted
            and len(election.vote.spent) >= spent
            and len(election.candidates) >= candidates
        )

    return wanted


def _pawns(table: Table[Any]) -> bool:
    """The pawns of a vote lie on the table, and somebody may change something."""
    election = table.state.election
    return election is not None and election.vote is not None and any(election.vote.pawns)


def _laid(kind: str) -> Wanted:
    """An initiative while executives lie on crises, fresh or tucked under."""
    asked = _asks("take_initiative")
    return lambda table: asked(table) and any(getattr(one, kind) for one in table.state.crises)


class Moment:
    """A moment of a game of random players: its set-up, and when it has come."""

    def __init__(self, until: Wanted, *, seats: int = 4, after: int = 0, **options: Any) -> None:
        self.until, self.seats, self.after, self.options = until, seats, after, options

    def table(self) -> Table[Any]:
        """A table at this moment, in the first game in which it comes."""
        for seed in range(40):
            table = resolute.new("lobby", seats=self.seats, options=self.options, seed=seed)
            player = Random(seed)
            while table.decision is not None and not (table.number >= self.after and self.until(table)):
                table.play(player.randrange(len(table.decision.options)))
            if self.until(table):
                return table
        raise AssertionError("this moment does not come")


MOMENTS: dict[str, Moment] = {
    "choosing a lobby": Moment(_asks("choose_lobby")),
    "set-up": Moment(_points_at("politician:")),
    "first initiative": Moment(_asks("take_initiative")),
    "congress": Moment(_asks("take_initiative"), after=250),
    "six in congress": Moment(_asks("take_initiative"), seats=6, after=300, start=2),
    "late": Moment(_asks("take_initiative"), seats=6, after=500, start=3),
    "a fresh executive": Moment(_laid("fresh"), seats=6, start=2),
    "a tucked executive": Moment(_laid("tucked"), seats=6, start=2),
    "a crisis": Moment(_points_at("crisis:"), seats=5),
    "an attempt": Moment(lambda table: table.decision is not None and table.state.attempt is not None),
    "a rival": Moment(_points_at("seat:"), seats=5),
    "a card that was laid": Moment(_points_at("laid:"), seats=6),
    "a state to take": Moment(_points_at("state:"), seats=6),
    "impeachment": Moment(lambda table: table.decision is not None and table.state.impeachment is not None),
    "primaries": Moment(_primaries, seats=6, start=2),
    "a running mate": Moment(_asks("choose_mate"), seats=6),
    "a vote": Moment(_vote(1, 0)),
    "a vote with money": Moment(_vote(3, 2), seats=6, start=2),
    "a vote of three": Moment(_vote(1, 1, 3), seats=6),
    "pawns": Moment(_pawns, seats=6),
    "pawns to put back": Moment(_points_at("pawns"), seats=6),
    "the end": Moment(lambda table: table.outcome is not None),
}

BOARD = Board(
    "lobby",
    FOLDER,
    {name: one.table for name, one in MOMENTS.items()},
    hiding=("choosing a lobby", "congress", "six in congress", "primaries", "a vote with money"),
    map_at_most=24_000,
)
