"""A small picture of the board: the states, each in the color of the party that controls it or has won it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from resolute.board.picture import Picture, Point, Shape, outlines
from resolute.engine.views import Map, Part, Place, Zone
from resolute.games.lobby.board.marks import LETTERS, code_of, letter_of, part
from resolute.games.lobby.words import board as words

BOX = (0.0, 0.0, 975.0, 610.0)
TOLERANCE = 2.2
# The page's colors are called after Campaign's parties, where blue is Republican.
WON = {"D": "won-r", "R": "won-d", "I": "goal"}
HELD = {"D": "lead-r", "R": "lead-d", "I": "tied"}


@cache
def _states() -> dict[str, tuple[tuple[Point, ...], ...]]:
    return outlines(Path(__file__).with_name("map.svg"), TOLERANCE)


def picture(parts: Mapping[str, Part], lit: frozenset[str]) -> Picture:
    """Who controls which state, who has won which tonight, and the states that are open to the visitor."""
    land = parts["map"]
    assert isinstance(land, Map)
    won = {face.id: letter_of(face) for face in part(parts, "candidates", Zone).cards}
    shapes = _states()
    marks = [Shape(shapes[code_of(place.id)], _fill(place, won), "sheet", 1.6) for place in land.places]
    for place in land.places:
        if place.id in lit:
            marks.append(Shape(shapes[code_of(place.id)], "", "brass", 7))
        elif any(token.kind in ("first_state", "voting") for token in place.tokens):
            marks.append(Shape(shapes[code_of(place.id)], "", "ink", 5))
    return Picture(BOX, "paper", words.PICTURE, tuple(marks))


def _fill(place: Place, won: Mapping[str, str]) -> str:
    party, result = place.values[4:6]
    if isinstance(result, str):
        return WON[won[result]]
    return HELD[LETTERS[party]] if isinstance(party, str) else "abroad"
