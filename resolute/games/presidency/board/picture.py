"""A small picture of the board: the world, each region shaded by its alignment."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from resolute.board.picture import Picture, Point, Shape, disc, outlines
from resolute.engine.views import Map, Part
from resolute.games.presidency.board.marks import number_of, part
from resolute.games.presidency.board.places import BOX, PINS
from resolute.games.presidency.content.printed import FRIENDLY, HOSTILE
from resolute.games.presidency.words import board as words

TOLERANCE = 2.2
ABROAD = ("us", "russia", "china")


@cache
def _shapes() -> dict[str, tuple[tuple[Point, ...], ...]]:
    return outlines(Path(__file__).with_name("map.svg"), TOLERANCE)


def picture(parts: Mapping[str, Part], lit: frozenset[str]) -> Picture:
    """How each region is aligned, and where crises are."""
    land = part(parts, "world", Map)
    shapes = _shapes()
    marks = [Shape(shapes[key], "won-r" if key == "us" else "abroad", "sheet", 1.2) for key in ABROAD]
    column, crisis = (land.column("alignment"), land.column("crisis")) if land.columns else (0, 0)
    for place in land.places:
        figure = place.values[column]
        alignment = figure if isinstance(figure, int) else 0
        fill = "lead-d" if alignment <= HOSTILE else "lead-r" if alignment >= FRIENDLY else "tied"
        marks.append(Shape(shapes[f"r{number_of(place.id)}"], fill, "sheet", 1.2))
    for place in land.places:
        if place.id in lit:
            marks.append(Shape(shapes[f"r{number_of(place.id)}"], "", "brass", 6))
        count = place.values[crisis]
        x, y = PINS[number_of(place.id)]
        for number in range(count if isinstance(count, int) else 0):
            marks.append(Shape((disc(x + 22 * number, y, 8),), "won-d", "sheet", 2))
    left, top, width, height = BOX
    return Picture((left, top, width, height), "paper", words.PICTURE, tuple(marks))
