"""The turns between places, counted the short way and the long way."""

from __future__ import annotations

from random import Random

import pytest

from resolute.games.dictators.content.map import (
    DISTANCE,
    FLIGHTS_FROM,
    FLOWN_OVER,
    PLACES,
    ROADS,
    ROADS_FROM,
    TRIDENT,
)
from resolute.games.dictators.ways import open_ways


def turns_by_walking(goal: int, roadblocks: tuple[int, ...], no_fly: int) -> tuple[float, ...]:
    """From every place the turns to a goal, place by place; fifteen more than usual where no way is open."""
    turns = {goal: 0.0}
    queue = [goal]
    for place in queue:
        roads = [to for road, to in ROADS_FROM[place] if road not in roadblocks]
        flights = [to for to in FLIGHTS_FROM[place] if not FLOWN_OVER[place][to] & no_fly]
        for to in (*roads, *flights):
            if to not in turns and to != TRIDENT:
                turns[to] = turns[place] + 1
                queue.append(to)
    return tuple(turns.get(place, DISTANCE[place][goal] + 15.0) for place in range(len(PLACES)))


@pytest.mark.parametrize("count", [0, 1, 3, 8, 30])
@pytest.mark.parametrize("no_fly", [0, 0b010110])
def test_turns_with_roadblocks_and_no_fly_zones(count: int, no_fly: int) -> None:
    roadblocks = tuple(sorted(Random(count).sample(range(len(ROADS)), count)))
    ways = open_ways(roadblocks, no_fly)
    for goal in range(len(PLACES)):
        assert ways.turns_to(goal) == turns_by_walking(goal, roadblocks, no_fly)
