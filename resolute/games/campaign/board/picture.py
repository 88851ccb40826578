"""A small picture of the board: the states, each in the color of the party that leads or leans there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from resolute.board.picture import Picture, Point, Shape, outlines
from resolute.engine.views import Map, Part, Place
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.words import settings as said

BOX = (0.0, 0.0, 975.0, 610.0)
TOLERANCE = 2.2


@cache
def _states() -> dict[str, tuple[tuple[Point, ...], ...]]:
    return outlines(Path(__file__).with_name("map.svg"), TOLERANCE)


def picture(parts: Mapping[str, Part], lit: frozenset[str]) -> Picture:
    """What everybody at the table may see of the race, and the states that are open to the visitor."""
    board = parts["board"]
    assert isinstance(board, Map)
    ballots = board.column("republican_ballots"), board.column("democrat_ballots")
    # Where votes are counted, and not electors, no state leans anywhere before ballots lie there.
    leans = next((at for at, column in enumerate(board.columns) if column.key == "leans"), None)
    shapes = _states()
    marks = [
        Shape(shapes[_outline(place)], _fill(place, *ballots, leans), "sheet", 1.6)
        for place in board.places
        if _outline(place) in shapes
    ]
    marks += [
        Shape(shapes[_outline(place)], "", "brass", 7)
        for place in board.places
        if place.id in lit or place.group in lit
    ]
    return Picture(BOX, "paper", said.PICTURE, tuple(marks))


def _outline(place: Place) -> str:
    return place.id.replace(":", "-")


def _fill(place: Place, republicans: int, democrats: int, leans: int | None) -> str:
    """Full color once a state is won; paler while ballots lie there, palest where it only leans."""
    if place.owner is not None:
        return "won-r" if place.owner == Party.REPUBLICAN else "won-d"
    ours, theirs = len(str(place.values[republicans] or "")), len(str(place.values[democrats] or ""))
    lead, lean = ours - theirs, 0 if leans is None else place.values[leans]
    if ours or theirs or leans is None:
        return "tied" if not lead else ("lead-r" if lead > 0 else "lead-d")
    return "lean-r" if isinstance(lean, int) and lean > 0 else "lean-d"
