"""Looks at real tables of Presidency, at the moments that the board must show well."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import resolute
from resolute.engine.table import Table
from resolute.games.presidency import board
from tests.board.boards import Board

FOLDER = Path(board.__file__).parent

Wanted = Callable[[Table[Any]], bool]
SEEDS = 12
EASIER = {"difficulty": "easier", "new_player": True}
"""A random player lives longer in the easier game."""


def _asks(*names: str, after: int = 0) -> Wanted:
    """A question of one of these names, after so many moves."""
    return lambda table: table.number >= after and table.decision is not None and table.decision.name in names


def _points_at(kind: str, least: int = 1) -> Wanted:
    """Things of a kind may be chosen."""

    def wanted(table: Table[Any]) -> bool:
        asked = table.decision
        return asked is not None and len({one.at for one in asked.options if (one.at or "").startswith(kind)}) >= least

    return wanted


MOMENTS: dict[str, Wanted] = {
    "candidates": _asks("choose_candidate"),
    "priorities": _asks("choose_administration_priority"),
    "national intelligence": _asks("choose_intelligence_region"),
    "capabilities": _asks("choose_capability_to_improve"),
    "focus": _asks("choose_focus"),
    "who acts": _asks("choose_member_action"),
    "actions": _asks("choose_action", after=60),
    "points for a roll": _asks("pay_for_roll"),
    "a reroll": _asks("roll_again"),
    "a vote": _asks("choose_vote"),
    "a signature": _asks("sign_or_veto"),
    "a new bill": _asks("choose_introduction"),
    "forces": _asks("choose_unit"),
    "sea zones": _asks("choose_destination"),
    "nations": _points_at("nation:", 4),
    "conflicts": _points_at("conflict:", 2),
    "terror groups": _asks("choose_group_to_find", after=200),
    "a war": lambda table: table.decision is not None and len(table.state.world.wars) > 1,
    "the second year": lambda table: table.decision is not None and table.state.clock.year == 2,
    "late": lambda table: table.decision is not None and table.state.clock.year == 3,
    "the end": lambda table: table.outcome is not None,
}


@cache
def _tables() -> dict[str, Table[Any]]:
    """A table at each moment, from the first games of random players in which they come."""
    found: dict[str, Table[Any]] = {}
    for seed in range(SEEDS):
        table = resolute.new("presidency", seats=1, options=EASIER, seed=seed)
        player = Random(seed)
        while True:
            for name, wanted in MOMENTS.items():
                if name not in found and wanted(table):
                    found[name] = table.clone()
                    found[name].journal = list(table.journal or ())
            if table.decision is None or len(found) == len(MOMENTS):
                break
            table.play(player.randrange(len(table.decision.options)))
        if len(found) == len(MOMENTS):
            return found
    raise AssertionError(f"these moments do not come: {sorted(set(MOMENTS) - set(found))}")


def _moment(name: str) -> Callable[[], Table[Any]]:
    return lambda: _tables()[name]


BOARD = Board(
    "presidency",
    FOLDER,
    {name: _moment(name) for name in MOMENTS},
    hiding=("candidates", "focus", "actions", "a vote", "terror groups", "late"),
    map_at_most=24_000,
    lists_places=True,
)
