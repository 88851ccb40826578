"""The goal line at the top of the board."""

from __future__ import annotations

from typing import Any

from resolute.engine.table import Table
from resolute.games.lobby.library import years_of
from resolute.games.lobby.rules.scoring import GOAL
from resolute.games.lobby.words.names import counted


def goal_line(t: Table[Any], seat: int | None) -> str:
    """How the game is won, and what is left of it for this seat."""
    s = t.state
    last = f"or have the most after the election of {years_of(s.last_turn)[1]}"
    if t.outcome is not None:
        return f"{GOAL} points win at once; otherwise the most after the election of {years_of(s.last_turn)[1]}."
    if seat is None or not s.shown:
        return f"Be the first with {GOAL} points, {last}."
    left = counted(max(0, GOAL - s.players[seat].points), "point")
    return f"Be the first with {GOAL} points ({left} to go), {last}."
