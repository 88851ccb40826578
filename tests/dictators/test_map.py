"""The map: what the rulebook's chapter of that name says of it, and that it is a map of North America."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from resolute.games.dictators import board
from resolute.games.dictators.board.places import FLIGHT_LINES, ROAD_LINES, SPOTS, VIEW
from resolute.games.dictators.content.map import (
    ADJACENT,
    AREA_51,
    CIA,
    DISTANCE,
    FACILITIES,
    FLIGHTS,
    FLIGHTS_FROM,
    FLOWN_OVER,
    GUANTANAMO,
    HAWAII,
    NUMBER,
    PLACES,
    PLACES_IN,
    ROAD_NUMBER,
    ROADS,
    ROADS_FROM,
    SEA_LANES,
    SITES,
    STATE_NAMES,
    STATES,
    TIME_ZONE_OF,
    TIME_ZONES,
    TRIDENT,
    WASHINGTON,
)

BY_AIR_ONLY = {HAWAII, GUANTANAMO, TRIDENT}
Point = tuple[float, float]


def reached(start: int, without: Iterable[int] = ()) -> dict[int, int]:
    """How many roads away places are, without some roads."""
    closed = set(without)
    steps = {start: 0}
    for place in (queue := [start]):
        for road, other in ROADS_FROM[place]:
            if road not in closed and other not in steps:
                steps[other] = steps[place] + 1
                queue.append(other)
    return steps


# Places


def test_places_are_numbered_and_named_once() -> None:
    assert [place.number for place in PLACES] == list(range(len(PLACES)))
    assert len({place.name for place in PLACES}) == len(PLACES) == 87
    assert all(NUMBER[place.name] == place.number for place in PLACES)


def test_every_state_has_a_place_and_alaska_is_left_out() -> None:
    assert len(STATES) == 48 + len(["HI", "DC", "CIA"])
    assert "AK" not in STATES
    assert all(PLACES_IN[state] for state in STATES)
    assert sum(len(places) for places in PLACES_IN.values()) == sum(place.country == "USA" for place in PLACES)
    for state, places in PLACES_IN.items():
        assert all(PLACES[place].state == state for place in places)


def test_special_sites() -> None:
    """Guantanamo Bay, the CIA headquarters and Area 51; and the Trident's place in the Gulf of Mexico."""
    assert (PLACES[GUANTANAMO].country, PLACES[TRIDENT].country) == ("Cuba", "sea")
    assert PLACES[AREA_51].state == "NV"
    assert PLACES_IN["CIA"] == (CIA,)
    assert PLACES_IN["DC"] == (WASHINGTON,)
    assert PLACES_IN["HI"] == (HAWAII,)
    assert Counter(place.country for place in PLACES if place.country in ("Canada", "Mexico")) == {
        "Canada": 8,
        "Mexico": 7,
    }


# Nuclear zones


def test_nuclear_zones_have_as_many_facilities_as_cards() -> None:
    assert [len(some) for some in FACILITIES] == [0, 11, 12, 8, 9]
    for zone, some in enumerate(FACILITIES):
        assert all(PLACES[place].facility and PLACES[place].zone == zone for place in some)
    assert sum(place.facility for place in PLACES) == 40
    assert set(SITES) == {place for some in FACILITIES for place in some}
    assert len(set(SITES.values())) == 40


def test_zone_4_is_canada_and_mexico() -> None:
    for place in PLACES:
        assert (place.zone == 4) == (place.country in ("Canada", "Mexico"))
        assert (place.zone == 0) == (place.country in ("Cuba", "sea"))
    assert not {HAWAII, WASHINGTON, CIA, AREA_51} & set(SITES)


def test_zones_lie_from_west_to_east() -> None:
    middles = [sum(SPOTS[place][0] for place in FACILITIES[zone]) / len(FACILITIES[zone]) for zone in (1, 2, 3)]
    assert middles == sorted(middles)
    assert max(SPOTS[place][0] for place in FACILITIES[1]) < min(SPOTS[place][0] for place in FACILITIES[3])


def test_no_facility_is_much_farther_than_the_others_of_its_zone() -> None:
    for zone in (1, 2, 3, 4):
        ways = [DISTANCE[HAWAII][place] + DISTANCE[place][WASHINGTON] for place in FACILITIES[zone]]
        assert max(ways) - min(ways) <= 6


# Time zones


def test_time_zones_are_only_in_the_usa_and_hawaii_has_its_own() -> None:
    assert TIME_ZONES == ("Hawaii", "Pacific", "Mountain", "Central", "Eastern")
    for place in PLACES:
        assert (place.time_zone >= 0) == (place.country == "USA")
        if place.state:
            assert place.time_zone == TIME_ZONE_OF[place.state]
    assert [state for state, zone in TIME_ZONE_OF.items() if TIME_ZONES[zone] == "Hawaii"] == ["HI"]
    assert set(TIME_ZONE_OF) == set(STATES)


@pytest.mark.parametrize(
    ("state", "zone"),
    [("NV", "Pacific"), ("ID", "Mountain"), ("ND", "Central"), ("TN", "Central"), ("KY", "Eastern"), ("FL", "Eastern")],
)
def test_a_divided_state_keeps_the_time_of_its_larger_part(state: str, zone: str) -> None:
    assert TIME_ZONES[TIME_ZONE_OF[state]] == zone


def test_a_flight_is_over_every_time_zone_between_its_ends() -> None:
    over = FLOWN_OVER[NUMBER["Seattle"]][NUMBER["Chicago"]]
    assert [zone for at, zone in enumerate(TIME_ZONES) if over >> at & 1] == ["Pacific", "Mountain", "Central"]
    assert FLOWN_OVER[GUANTANAMO][NUMBER["Veracruz"]] == 0
    assert all(FLOWN_OVER[one][other] == FLOWN_OVER[other][one] for one, other in combinations(range(len(PLACES)), 2))


# Adjacent states


def test_adjacent_states_are_adjacent_both_ways() -> None:
    assert set(ADJACENT) == set(STATES) == set(STATE_NAMES)
    for state, others in ADJACENT.items():
        assert len(set(others)) == len(others) and state not in others
        assert all(state in ADJACENT[other] for other in others)


def test_washington_d_c_is_adjacent_to_four_states_and_the_cia() -> None:
    assert set(ADJACENT["DC"]) == {"PA", "MD", "WV", "VA", "CIA"}
    assert set(ADJACENT["CIA"]) == {"DC", "VA"}


def test_hawaii_is_adjacent_to_no_state_and_four_corners_touch() -> None:
    assert ADJACENT["HI"] == ()
    assert "CO" in ADJACENT["AZ"] and "UT" in ADJACENT["NM"]


def test_states_that_share_a_border_on_the_drawing_are_adjacent() -> None:
    shapes = outlines()
    for one, other in combinations(sorted(set(shapes) & set(STATES)), 2):
        if shared_border(shapes[one], shapes[other]) > 12:
            assert other in ADJACENT[one], f"{one} and {other}"


def test_adjacent_states_touch_on_the_drawing() -> None:
    """All but those that only the game makes adjacent: the CIA headquarters, and D.C. where it is not."""
    shapes = outlines()
    for one, others in ADJACENT.items():
        for other in others:
            if not {one, other} & {"DC", "CIA"}:
                here, there = shapes[one], shapes[other]
                assert any(
                    away(point, shape) < 2
                    for rings, shape in ((here, there), (there, here))
                    for ring in rings
                    for point in ring
                ), f"{one}, {other}"


# Roads


def test_roads_are_numbered_and_lie_between_two_places() -> None:
    assert all(one < other for one, other in ROADS)
    assert len(set(ROADS)) == len(ROADS)
    for number, (one, other) in enumerate(ROADS):
        assert (number, other) in ROADS_FROM[one] and (number, one) in ROADS_FROM[other]
        assert ROAD_NUMBER[one, other] == number
    assert sum(len(roads) for roads in ROADS_FROM) == 2 * len(ROADS)


def test_every_place_but_three_is_reached_by_road_and_no_roadblock_cuts_the_map() -> None:
    whole = set(range(len(PLACES))) - BY_AIR_ONLY
    assert set(reached(WASHINGTON)) == whole
    for number in range(len(ROADS)):
        assert set(reached(WASHINGTON, [number])) == whole, f"road {number} is a bridge"
    assert all(not ROADS_FROM[place] for place in BY_AIR_ONLY)


def test_two_roadblocks_close_no_way_to_washington() -> None:
    assert len(ROADS_FROM[WASHINGTON]) >= 3
    around = [road for road, _ in ROADS_FROM[WASHINGTON]]
    for closed in combinations(around, 2):
        assert WASHINGTON in reached(NUMBER["Denver"], closed)


@pytest.mark.parametrize("start", ["San Francisco", "Los Angeles", "Seattle", "Portland"])
def test_coast_to_coast_takes_eight_or_nine_roads(start: str) -> None:
    assert 8 <= reached(NUMBER[start])[WASHINGTON] <= 9


def test_roads_do_not_cross() -> None:
    for (one, ends), (other, beyond) in combinations(zip(ROAD_LINES, ROADS, strict=True), 2):
        if not set(ends) & set(beyond):
            assert not crossing(one.ends, other.ends), [PLACES[place].name for place in (*ends, *beyond)]


def test_roads_lead_to_places_that_are_near() -> None:
    for one, other in ROADS:
        states = PLACES[one].state, PLACES[other].state
        if all(states) and states[0] != states[1]:
            near = {states[0]} | set(ADJACENT[states[0]]) | {far for by in ADJACENT[states[0]] for far in ADJACENT[by]}
            assert states[1] in near, f"{PLACES[one].name} to {PLACES[other].name}"


# International flights


def test_hawaii_flies_to_the_mainland_to_canada_and_to_mexico() -> None:
    countries = Counter(PLACES[place].country for place in FLIGHTS_FROM[HAWAII])
    assert countries == {"USA": 3, "Canada": 1, "Mexico": 1}


def test_no_no_fly_zone_but_hawaiis_own_locks_anybody_in() -> None:
    for place in BY_AIR_ONLY:
        for zone in range(1, len(TIME_ZONES)):
            assert any(not FLOWN_OVER[place][other] >> zone & 1 for other in FLIGHTS_FROM[place])


def test_guantanamo_flies_to_miami_and_one_place_more() -> None:
    assert {PLACES[place].name for place in FLIGHTS_FROM[GUANTANAMO]} == {"Miami", "Veracruz"}


def test_flights_cross_a_border() -> None:
    for one, other in FLIGHTS:
        assert PLACES[one].country != PLACES[other].country or HAWAII in (one, other)
        assert other in FLIGHTS_FROM[one] and one in FLIGHTS_FROM[other]
    assert not set(FLIGHTS) & set(ROADS)


def test_flights_are_drawn_over_no_other_time_zone_than_they_are_over() -> None:
    shapes = outlines()
    for line, (one, other) in zip(FLIGHT_LINES, FLIGHTS, strict=True):
        if (one, other) in SEA_LANES:
            assert not FLOWN_OVER[one][other], "a ship flies over nothing"
            continue
        over = {
            TIME_ZONE_OF[state]
            for part in range(1, 40)
            for state in STATES
            if state in shapes and inside(line.along(part / 40), shapes[state])
        }
        assert all(FLOWN_OVER[one][other] >> zone & 1 for zone in over), (PLACES[one].name, PLACES[other].name)


def test_the_trident_is_reached_by_sea_lanes_which_nobody_passes_through() -> None:
    ends = {one if other == TRIDENT else other for one, other in SEA_LANES}
    assert (
        ends == set(FLIGHTS_FROM[TRIDENT]) == {NUMBER[name] for name in ("Houston", "New Orleans", "Tampa", "Veracruz")}
    )
    assert set(SEA_LANES) <= set(FLIGHTS)
    assert DISTANCE[NUMBER["Houston"]][NUMBER["Tampa"]] > 2
    assert DISTANCE[NUMBER["Houston"]][TRIDENT] == 1


def test_distances_count_roads_and_flights() -> None:
    for one, other in combinations(range(len(PLACES)), 2):
        assert DISTANCE[one][other] == DISTANCE[other][one] > 0
    for one, other in (*ROADS, *FLIGHTS):
        assert DISTANCE[one][other] == 1
    assert DISTANCE[HAWAII][WASHINGTON] == 8


# The drawing


@cache
def outlines() -> dict[str, list[list[Point]]]:
    """The outlines of the map that the board shows, by state and country."""
    drawing = (Path(board.__file__).parent / "map.svg").read_text()
    found: dict[str, list[list[Point]]] = {}
    for name, data in re.findall(r'<path id="([\w-]+)" d="([^"]+z)"', drawing):
        shapes = found.setdefault(name.removeprefix("state-"), [])
        for part in data.split("M")[1:]:
            start, _, steps = part.rstrip("z").partition("l")
            (x, y), numbers = map(float, start.split()), re.findall(r"-?(?:\d+\.?\d*|\.\d+)", steps)
            ring: list[Point] = [(x, y)]
            for right, down in zip(numbers[::2], numbers[1::2], strict=True):
                x, y = x + float(right), y + float(down)
                ring.append((x, y))
            shapes.append(ring)
    return found


def inside(point: Point, shape: list[list[Point]]) -> bool:
    """Whether a point lies in a shape."""
    x, y = point
    crossed = 0
    for ring in shape:
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                crossed += 1
    return crossed % 2 == 1


def away(point: Point, shape: list[list[Point]]) -> float:
    """How far a point lies from the border of a shape."""
    x, y = point
    nearest = 1e9
    for ring in shape:
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            length = (x2 - x1) ** 2 + (y2 - y1) ** 2
            part = min(1.0, max(0.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length)) if length else 0.0
            nearest = min(nearest, ((x - x1 - part * (x2 - x1)) ** 2 + (y - y1 - part * (y2 - y1)) ** 2) ** 0.5)
    return nearest


def shared_border(one: list[list[Point]], other: list[list[Point]]) -> float:
    """How long two shapes run along each other."""
    length = 0.0
    for ring in one:
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            if all(away(point, other) < 1.2 for point in ((x1, y1), (x2, y2), ((x1 + x2) / 2, (y1 + y2) / 2))):
                length += float(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    return length


def crossing(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two straight lines cross."""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


COAST = 3.0
"""Outlines are simplified: a place by the water or a border may lie so many units outside."""


def test_places_lie_in_their_states() -> None:
    shapes = outlines()
    assert set(shapes) - {"hours"} >= set(STATES) - {"CIA"}
    for place in PLACES:
        if place.number in (HAWAII, CIA, TRIDENT):
            continue
        shape = shapes[place.state or place.country]
        point = SPOTS[place.number]
        # The district is smaller than the sign of its place.
        assert inside(point, shape) or away(point, shape) < COAST + 3 * (place.state == "DC"), place.name
    assert inside(SPOTS[CIA], shapes["VA"])
    assert not any(inside(SPOTS[TRIDENT], shape) for shape in shapes.values())


def test_places_are_shown_apart_from_each_other() -> None:
    left, top, width, height = VIEW
    for x, y in SPOTS:
        assert left < x < left + width and top < y < top + height
    for one, other in combinations(SPOTS, 2):
        assert ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5 > 14
