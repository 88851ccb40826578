"""How a game stands in a line, for the front page."""

from __future__ import annotations

from resolute.engine.words import plain
from resolute.games.presidency.board.header import goal_points
from resolute.games.presidency.board.marks import markers
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload


def standing(payload: TablePayload) -> tuple[tuple[str, str], ...]:
    """Approval, the evaluation so far and the legacy, or the points of the goals: figures, each with what it is."""
    tracks = markers(payload.parts, "presidency")
    judged = markers(payload.parts, "evaluation")
    approval = (f"{tracks['approval'].value}%", words.YOUR_APPROVAL)
    aims = goal_points(payload)
    if aims:
        return (approval, (aims, words.GOAL_POINTS))
    return (
        approval,
        (plain(judged["evaluation"].value), words.EVALUATION),
        (plain(tracks["legacy_points"].value), words.LEGACY),
    )
