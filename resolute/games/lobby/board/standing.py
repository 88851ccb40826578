"""How a game stands in a line, for the front page."""

from __future__ import annotations

from resolute.engine.views import Tracks
from resolute.engine.words import plain
from resolute.games.lobby.board.marks import part
from resolute.games.lobby.words import board as words
from resolute.payload import TablePayload


def standing(payload: TablePayload) -> tuple[tuple[str, str], ...]:
    """The visitor's points and those of whoever else is nearest to the end, and approval: figures, each with what it
    is."""
    points = part(payload.parts, "points", Tracks).markers
    approval = part(payload.parts, "approval", Tracks).markers
    said = [(plain(one.value), words.YOUR_POINTS) for one in points if one.seat == payload.seat]
    others = [one for one in points if one.seat != payload.seat]
    if others:
        best = max(others, key=lambda one: one.value)
        said.append((plain(best.value), words.points_of(best.label)))
    said += [(plain(one.value), words.APPROVAL) for one in approval if one.id == "approval"]
    return tuple(said)
