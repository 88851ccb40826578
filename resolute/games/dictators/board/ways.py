"""The way from a dictator to a place, around roadblocks and no-fly zones, for whoever wants to go there."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise

import msgspec

from resolute.games.dictators.board.places import FLIGHT_LINES, ROAD_LINES, Line
from resolute.games.dictators.content.map import FLIGHTS, FLIGHTS_FROM, FLOWN_OVER, PLACES, ROADS_FROM, TRIDENT

_FLIGHT_LINE: dict[tuple[int, int], Line] = dict(zip(FLIGHTS, FLIGHT_LINES, strict=True))


class Obstacles(msgspec.Struct, frozen=True):
    """What is in the way."""

    roadblocks: frozenset[int] = frozenset()
    no_fly: int = 0
    """A bit for each time zone."""
    trident: bool = False
    """Whether the Trident is there to be reached."""


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
    """The way with the fewest turns, and of several the one with the fewest flights."""
    if start == goal:
        return Way(0, "", "", "")
    queue: list[tuple[int, int, int]] = [(0, 0, start)]
    came: dict[int, int] = {}
    best = {start: (0, 0)}
    while queue:
        turns, flights, place = heappop(queue)
        if place == goal:
            return _drawn(start, goal, came)
        if (turns, flights) > best[place]:
            continue
        for other, flown in _steps(place, obstacles):
            cost = (turns + 1, flights + flown)
            if other not in best or cost < best[other]:
                best[other] = cost
                came[other] = place
                heappush(queue, (*cost, other))
    return NO_WAY


def _steps(place: int, obstacles: Obstacles) -> list[tuple[int, int]]:
    """Where one step leads, and whether it is a flight."""
    steps = [(other, 0) for road, other in ROADS_FROM[place] if road not in obstacles.roadblocks]
    for other in FLIGHTS_FROM[place]:
        if not FLOWN_OVER[place][other] & obstacles.no_fly and (other != TRIDENT or obstacles.trident):
            steps.append((other, 1))
    return steps


def _drawn(start: int, goal: int, came: dict[int, int]) -> Way:
    stops = [goal]
    while stops[-1] != start:
        stops.append(came[stops[-1]])
    stops.reverse()
    paths = [_line(one, other).path for one, other in pairwise(stops)]
    flown = stops[1] in FLIGHTS_FROM[start]
    by = f"{'fly to' if flown else 'via'} {PLACES[stops[1]].name}"
    return Way(len(paths), by, "".join(paths), paths[0])


def _line(one: int, other: int) -> Line:
    for road, end in ROADS_FROM[one]:
        if end == other:
            return ROAD_LINES[road]
    return _FLIGHT_LINE[min(one, other), max(one, other)]
