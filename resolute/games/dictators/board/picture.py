"""A small picture of the board: the roads to Washington, and where everybody is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from resolute.board.picture import Picture, Shape, Stroke, disc, dots, outlines, pawn
from resolute.engine.views import Facts, Map, Part
from resolute.games.dictators.board.places import SPOTS, VIEW
from resolute.games.dictators.content.map import ROADS, WASHINGTON
from resolute.games.dictators.words import settings as said

TOLERANCE = 1.8


@cache
def _land() -> tuple[Shape, ...]:
    """The states in the colors of their time zones, and the neighbors."""
    drawing = Path(__file__).with_name("map.svg")
    shapes, coarse = outlines(drawing, TOLERANCE), outlines(drawing, 3 * TOLERANCE)
    abroad = [Shape(coarse[name], "abroad") for name in ("Canada", "Mexico", "Cuba")]
    zones = _zones(drawing)
    return (
        *abroad,
        *(Shape(shapes[name], f"zone-{zone}", "sea", 1.2) for name, zone in zones.items() if name in shapes),
    )


def _zones(drawing: Path) -> dict[str, int]:
    """The time zone of each state, by the groups of the drawing."""
    found, zone = {}, 0
    for line in drawing.read_text(encoding="utf-8").splitlines():
        if line.startswith('<g id="time-'):
            zone = int(line[12])
        elif line.startswith('<path id="state-'):
            found[line.split('"')[1]] = zone
    return found


def _spot(place: str) -> tuple[float, float]:
    return SPOTS[int(place.partition(":")[2])]


def picture(parts: Mapping[str, Part], lit: frozenset[str]) -> Picture:
    """What everybody at the table may see of the race, and the places that are open to the visitor."""
    board, race = parts["board"], parts["whereabouts"]
    assert isinstance(board, Map) and isinstance(race, Facts)
    left, top, width, height = VIEW
    unit = width / 100
    roads = Stroke(tuple((SPOTS[one], SPOTS[other]) for one, other in ROADS), "road", unit * 0.3)
    places = [place.id for place in board.places]
    spots = [_spot(place) for place in places]
    marks: list[Shape | Stroke] = [*_land(), roads, dots(spots, unit * 0.6, "ink"), dots(spots, unit * 0.4, "sheet")]
    marks += [Shape((disc(*_spot(place), unit * 1.3),), "", "brass", unit * 0.6) for place in places if place in lit]
    marks.append(Shape((disc(*SPOTS[WASHINGTON], unit * 1.2),), "goal", "ink", unit * 0.3))
    crowd: dict[str, int] = {}
    for fact in race.rows:
        if fact.key == "place" and fact.about:
            x, y = _spot(fact.about[0])
            beside = crowd[fact.about[0]] = crowd.get(fact.about[0], -1) + 1
            marks += pawn(x + beside * unit * 2.4, y, unit * 2.6, f"seat-{fact.seat}")
    return Picture((left, top, width, height), "sea", said.PICTURE, tuple(marks))
