"""How a game ended, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resolute.engine.table import Table
from resolute.games.lobby.words.names import counted, listed, who


def goal(t: Table[Any], seat: int) -> str:
    """Somebody reached 51 points."""
    return f"{who(t, seat)} reached {t.state.players[seat].points} points and won."


def most_points(t: Table[Any], seats: Sequence[int]) -> str:
    """The last turn is over."""
    points = counted(t.state.players[seats[0]].points, "point")
    if len(seats) == 1:
        return f"The last election is over. {who(t, seats[0])} won with {points}."
    names = listed([who(t, seat) for seat in seats])
    return f"The last election is over. {names} shared first place with {points} each."
