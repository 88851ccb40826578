"""The way from a dictator to a place, around roadblocks and no-fly zones, for whoever wants to go there."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import msgspec

from resolute.games.dictators.board.places import FLIGHT_LINES, ROAD_LINES, Line
from resolute.games.dictators.content.map import FLIGHTS, FLIGHTS_FROM, PLACES, ROADS_FROM, TRIDENT
from resolute.games.dictators.ways import Obstacles, stops_between

_FLIGHT_LINE: dict[tuple[int, int], Line] = dict(zip(FLIGHTS, FLIGHT_LINES, strict=True))


class Way(msgspec.Struct, frozen=True):
    """The shortest way to a place."""

    turns: int
    """How many turns it takes; -1 if there is no way now."""
    by: str
    """Where the first step leads, and how, in words."""
    path: str
    """The whole way as the data of a path on the map."""
    first: str
    """Its first step in the same manner."""


NO_WAY = Way(-1, "", "", "")


@lru_cache(maxsize=4096)
def way(start: int, goal: int, obstacles: Obstacles) -> Way:
    """The way from one place to another as it is drawn."""
    stops = stops_between(start, goal, obstacles)
    if not stops:
        return NO_WAY
    paths = [_line(one, other).path for one, other in pairwise(stops)]
    if not paths:
        return Way(0, "", "", "")
    return Way(len(paths), f"{_how(start, stops[1])} {PLACES[stops[1]].name}", "".join(paths), paths[0])


def _how(start: int, first: int) -> str:
    """How the first step is made."""
    if first not in FLIGHTS_FROM[start]:
        return "via"
    return "sail to" if TRIDENT in (start, first) else "fly to"


def _line(one: int, other: int) -> Line:
    for road, end in ROADS_FROM[one]:
        if end == other:
            return ROAD_LINES[road]
    return _FLIGHT_LINE[min(one, other), max(one, other)]
