"""Resolute: a table for games about the American presidency, and a laboratory that plays them.

table = resolute.new("campaign", seats=2, options={"tally": "electoral"}, seed=7)
while table.decision is not None:
    table.play(table.decision.options[0])
print(table.outcome)
"""

from __future__ import annotations

from typing import Any

from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.errors import (
    GameOver,
    MoveError,
    NotListed,
    NotYourTurn,
    ResoluteError,
    SaveError,
    SetupError,
    StaleMove,
)
from resolute.engine.frames import Barred, Frame, Option, choice, do, on_roll, step
from resolute.engine.game import Game, Setting
from resolute.engine.packing import unpack
from resolute.engine.record import Record
from resolute.engine.registry import find_game
from resolute.engine.table import Decision, Move, Outcome, Table
from resolute.engine.views import View

__version__ = "0.1.0"


def new(
    game: str,
    *,
    seats: int,
    options: dict[str, Any] | None = None,
    seed: int | bytes | None = None,
    journal: bool = True,
) -> Table[Any]:
    """A new table. Without a seed the luck is fresh and secret; without a journal a game is played faster."""
    rules = find_game(game)
    resolved = rules.resolve_options(seats, options)
    return Table.start(rules, seats, resolved, Dice(seed_bytes(seed)), journal=journal)


__all__ = [
    "Barred",
    "Decision",
    "Frame",
    "Game",
    "GameOver",
    "Move",
    "MoveError",
    "NotListed",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Record",
    "ResoluteError",
    "SaveError",
    "Setting",
    "SetupError",
    "StaleMove",
    "Table",
    "View",
    "choice",
    "do",
    "find_game",
    "new",
    "on_roll",
    "step",
    "unpack",
]
