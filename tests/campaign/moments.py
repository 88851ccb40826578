"""Looks at real tables of Campaign, at the moments that the board must show well."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import resolute
from resolute.bots import SteadyBot
from resolute.bots.observation import Observation
from resolute.engine.table import Table
from resolute.games.campaign import board
from tests.board.boards import Board

FOLDER = Path(board.__file__).parent
ADVANCED: dict[str, Any] = {"advertising": True, "fund_raising": True, "debate": True}


def play_until(table: Table[Any], wanted: Callable[[Table[Any]], bool], likes: str = "-") -> Table[Any]:
    """Let steady players go on until the moment has come (or the game is over); what they like they always do."""
    player = SteadyBot(1, streams=1)
    while table.decision is not None and not wanted(table):
        liked = [place for place, one in enumerate(table.decision.options) if one.label.startswith(likes)]
        table.play(liked[0] if liked else player.choose(Observation(table)))
    return table


def _asks(*names: str, after: int = 0) -> Callable[[Table[Any]], bool]:
    def wanted(table: Table[Any]) -> bool:
        return table.number >= after and table.decision is not None and table.decision.name in names

    return wanted


class Moment:
    """A moment of a game: its set-up, and when it has come."""

    def __init__(
        self,
        until: Callable[[Table[Any]], bool],
        *,
        seats: int = 2,
        seed: int = 7,
        likes: str = "-",
        **options: str | bool,
    ) -> None:
        self.until, self.seats, self.seed, self.likes, self.options = until, seats, seed, likes, options

    def table(self) -> Table[Any]:
        """A table at this moment."""
        table = resolute.new("campaign", seats=self.seats, options=self.options, seed=self.seed)
        return play_until(table, self.until, self.likes)


MOMENTS: dict[str, Moment] = {
    "setup": Moment(_asks("choose_president")),
    "nomination": Moment(_asks("choose_nominee"), nomination=True),
    "nomination-four": Moment(_asks("choose_mate"), seats=4, nomination=True),
    "region": Moment(_asks("choose_region", after=20)),
    "casting": Moment(_asks("cast_ballots", after=60), **ADVANCED),
    "four-seats": Moment(_asks("cast_ballots", after=90), seats=4, **ADVANCED),
    "activity": Moment(_asks("choose_activity", after=30), **ADVANCED),
    "debate": Moment(_asks("risk_in_region", after=40), likes="Challenge", **ADVANCED),
    "advertising": Moment(_asks("cast_advertised", after=40), likes="Advertise", **ADVANCED),
    "rumor": Moment(lambda t: any(one.rumor >= 0 for one in t.state.players) and _asks("cast_ballots")(t), **ADVANCED),
    "desk": Moment(_asks("cast_from_desk"), seed=4),
    "home-stretch": Moment(lambda t: t.state.home_stretch and _asks("choose_region")(t), **ADVANCED),
    "absentee": Moment(_asks("cast_absentee_ballot"), **ADVANCED),
    "challengers": Moment(_asks("choose_challenger"), incumbent="republican"),
    "night": Moment(lambda t: False),
    "night-popular": Moment(lambda t: False, tally="popular"),
    "night-four": Moment(lambda t: False, seats=4, seed=11, **ADVANCED),
}

BOARD = Board(
    "campaign",
    FOLDER,
    {name: one.table for name, one in MOMENTS.items()},
    hiding=("casting", "debate", "absentee", "four-seats"),
    map_at_most=20_000,
    lists_places=True,
)
