"""How many turns lie between places, by the roads and flights that are open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise, permutations

import msgspec

from resolute.games.dictators.content.map import (
    DISTANCE,
    FLIGHTS_FROM,
    FLOWN_OVER,
    PLACES,
    ROADS,
    ROADS_FROM,
    TRIDENT,
    WASHINGTON,
)
from resolute.games.dictators.content.printed import Trait

_SHUT = 15.0
"""How many turns further a place looks to which no open way leads."""
_FAR = tuple(tuple(DISTANCE[place][goal] + _SHUT for place in range(len(PLACES))) for goal in range(len(PLACES)))

Turns = tuple[float, ...]
"""For each place a number of turns."""
Tours = tuple[tuple[tuple[Turns, float], ...], ...]
"""By how many targets a tour visits: the turns to its first one, and the fewest from there to the president."""


class Ways:
    """The roads and flights that are open, and the turns that they make."""

    __slots__ = ("_ends", "_links", "_tours", "_turns", "no_fly", "roadblocks")

    def __init__(self, roadblocks: tuple[int, ...], no_fly: int) -> None:
        self.roadblocks = roadblocks
        self.no_fly = no_fly
        links = list(_links_without_roadblocks(no_fly))
        ends = 0
        for road in roadblocks:
            one, other = ROADS[road]
            links[one] &= ~(1 << other)
            links[other] &= ~(1 << one)
            ends |= 1 << one | 1 << other
        self._links = links
        self._ends = ends
        self._turns: list[Turns | None] = [None] * len(PLACES)
        self._tours: dict[tuple[int, ...], Tours] = {}

    def turns_to(self, goal: int) -> Turns:
        """From every place the turns to a goal; a long detour where nothing is open."""
        turns = self._turns[goal]
        if turns is None:
            turns = self._turns[goal] = self._counted(goal)
        return turns

    def _counted(self, goal: int) -> Turns:
        """The turns without roadblocks, put right for the places whose shortest ways these have shut."""
        clear, rings = _without_roadblocks(goal, self.no_fly)
        links, doubtful = self._links, self._ends
        turns = list(clear)
        late, before, distance = 0, rings[0], 0
        while distance < len(rings) - 1 or (late and before):
            distance += 1
            due = rings[distance] | late if distance < len(rings) else late
            asked = due & doubtful
            here = due ^ asked
            while asked:
                place = asked.bit_length() - 1
                asked ^= 1 << place
                if links[place] & before:
                    here |= 1 << place
                    turns[place] = float(distance)
                else:
                    doubtful |= links[place]
            late = due & ~here
            before = here
        while late:
            place = late.bit_length() - 1
            late ^= 1 << place
            turns[place] = _FAR[goal][place]
        return tuple(turns)

    def tours(self, targets: tuple[int, ...]) -> Tours:
        """The shortest tours by one, two, ... of the targets to the president, for each target that may come first."""
        tours = self._tours.get(targets)
        if tours is None:
            tours = self._tours[targets] = self._planned(targets)
        return tours

    def _planned(self, targets: tuple[int, ...]) -> Tours:
        home = self.turns_to(WASHINGTON)
        to = [self.turns_to(place) for place in targets]
        # legs[one][other]: the turns from one target to another.
        legs = [[turns[place] for turns in to] for place in targets]
        tours = []
        for count in range(1, len(targets) + 1):
            shortest = [float("inf")] * len(targets)
            for way in permutations(range(len(targets)), count):
                length = home[targets[way[-1]]]
                for one, other in pairwise(way):
                    length += legs[one][other]
                shortest[way[0]] = min(shortest[way[0]], length)
            tours.append(tuple(zip(to, shortest, strict=True)))
        return tuple(tours)


@lru_cache(maxsize=1 << 6)
def _links_without_roadblocks(no_fly: int) -> tuple[int, ...]:
    """From every place the places to which a road or an open flight leads, as bits."""
    links = [0] * len(PLACES)
    for one, other in ROADS:
        links[one] |= 1 << other
        links[other] |= 1 << one
    for place, ends in enumerate(FLIGHTS_FROM):
        for to in ends:
            if not FLOWN_OVER[place][to] & no_fly:
                links[place] |= 1 << to
    return tuple(links)


@lru_cache(maxsize=1 << 12)
def _without_roadblocks(goal: int, no_fly: int) -> tuple[Turns, tuple[int, ...]]:
    """From every place the turns to a goal, and for each number of turns the places that are so far away, as bits."""
    links = _links_without_roadblocks(no_fly)
    turns = list(_FAR[goal])
    rings = []
    # Nobody passes through the Trident.
    here, seen = 1 << goal, 1 << goal | 1 << TRIDENT
    while here:
        rings.append(here)
        beyond = 0
        while here:
            place = here.bit_length() - 1
            here ^= 1 << place
            turns[place] = len(rings) - 1.0
            beyond |= links[place]
        here = beyond & ~seen
        seen |= here
    return tuple(turns), tuple(rings)


@lru_cache(maxsize=1 << 12)
def open_ways(roadblocks: tuple[int, ...], no_fly: int) -> Ways:
    """What these roadblocks and no-fly zones leave open."""
    return Ways(roadblocks, no_fly)


# The way of one dictator, for those who look at the map


class Obstacles(msgspec.Struct, frozen=True):
    """What is in a dictator's way."""

    roadblocks: frozenset[int] = frozenset()
    no_fly: int = 0
    """A bit for each time zone."""
    trident: bool = False
    """Whether the Trident is there to be reached."""


def obstacles_for(traits: Mapping[Trait, int], roadblocks: Iterable[int], no_fly: int, *, trident: bool) -> Obstacles:
    """What is in the way of somebody with these traits: some pass roadblocks, and some ignore no-fly zones."""
    return Obstacles(
        frozenset(() if traits.get("passes_roadblocks") else roadblocks),
        0 if traits.get("ignores_no_fly") else no_fly,
        trident,
    )


@lru_cache(maxsize=4096)
def stops_between(start: int, goal: int, obstacles: Obstacles) -> tuple[int, ...]:
    """The places of the way with the fewest turns, both ends included, and of several ways the one with the fewest
    flights; nothing if there is no way now."""
    queue: list[tuple[int, int, int]] = [(0, 0, start)]
    came: dict[int, int] = {}
    best = {start: (0, 0)}
    while queue:
        turns, flights, place = heappop(queue)
        if place == goal:
            stops = [goal]
            while stops[-1] != start:
                stops.append(came[stops[-1]])
            return tuple(reversed(stops))
        if (turns, flights) > best[place]:
            continue
        for other, flown in _steps(place, obstacles):
            cost = (turns + 1, flights + flown)
            if other not in best or cost < best[other]:
                best[other] = cost
                came[other] = place
                heappush(queue, (*cost, other))
    return ()


@lru_cache(maxsize=4096)
def turns_from(start: int, obstacles: Obstacles) -> tuple[int, ...]:
    """How many turns away every place is; -1 if there is no way now."""
    turns = [-1] * len(PLACES)
    turns[start] = 0
    queue = [start]
    for place in queue:
        for other, _ in _steps(place, obstacles):
            if turns[other] < 0:
                turns[other] = turns[place] + 1
                queue.append(other)
    return tuple(turns)


def _steps(place: int, obstacles: Obstacles) -> list[tuple[int, int]]:
    """Where one step leads, and whether it is a flight."""
    steps = [(other, 0) for road, other in ROADS_FROM[place] if road not in obstacles.roadblocks]
    for other in FLIGHTS_FROM[place]:
        if not FLOWN_OVER[place][other] & obstacles.no_fly and (other != TRIDENT or obstacles.trident):
            steps.append((other, 1))
    return steps
