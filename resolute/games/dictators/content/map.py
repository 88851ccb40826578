"""The map: places, roads and dotted lines, zones, time zones and what lies next to what. (The Map)

Everything here is worked out once, when the game is loaded; a place and a road are known by their numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.games.dictators.content import keys, places, roads


class Place(msgspec.Struct, frozen=True):
    """A place on the map, to which roads and dotted lines lead."""

    number: int
    key: str
    name: str
    state: str
    """The code of its state; empty outside the USA."""
    country: str
    """USA, Canada, Mexico, Cuba or sea."""
    zone: int
    """The nuclear zone, 1 to 4; 0 is none."""
    time_zone: int
    """The place in TIME_ZONES; -1 outside the USA."""
    facility: bool
    lon: float
    lat: float


def _lines(table: str) -> Iterator[str]:
    return (line.strip() for line in table.splitlines() if line.strip())


TIME_ZONES: tuple[str, ...] = tuple(line.split()[0] for line in _lines(places.KEPT_TIME))
TIME_ZONE_OF: dict[str, int] = {
    state: zone for zone, line in enumerate(_lines(places.KEPT_TIME)) for state in line.split()[1:]
}

STATE_NAMES: dict[str, str] = {}
ADJACENT: dict[str, tuple[str, ...]] = {}
"""The states next to each state, with or without a road. (Adjacent states)"""
for _line in _lines(places.NEIGHBORS):
    _head, _, _beside = _line.partition(":")
    _code, _, STATE_NAMES[_code] = _head.partition(" ")
    ADJACENT[_code] = tuple(_beside.split())
STATES: tuple[str, ...] = tuple(STATE_NAMES)

# Hawaii and the west, the middle, the east: by time zone
_ZONE_OF_TIME = (1, 1, 1, 2, 3)
_ZONE_ABROAD = {"Canada": 4, "Mexico": 4, "Cuba": 0, "sea": 0}


def _place(line: str) -> tuple[Place, str]:
    """A place and the name of its facility."""
    where, lon, lat, key, rest = line.split(maxsplit=4)
    name, _, site = rest.partition(": ")
    abroad = where in _ZONE_ABROAD
    time_zone = -1 if abroad else TIME_ZONE_OF[where]
    place = Place(
        number=PLACE_NUMBER[key],
        key=key,
        name=name,
        state="" if abroad else where,
        country=where if abroad else "USA",
        zone=_ZONE_ABROAD[where] if abroad else _ZONE_OF_TIME[time_zone],
        time_zone=time_zone,
        facility=bool(site),
        lon=float(lon),
        lat=float(lat),
    )
    return place, site


PLACE_NUMBER: dict[str, int] = keys.numbers(keys.PLACE_KEYS)
"""The places by their keys."""
_PRINTED = keys.in_order(
    "place",
    keys.PLACE_KEYS,
    map(_place, (*_lines(places.UNITED_STATES), *_lines(places.ABROAD))),
    lambda printed: printed[0].key,
)
PLACES: tuple[Place, ...] = tuple(place for place, _ in _PRINTED)
SITES: dict[int, str] = {place.number: site for place, site in _PRINTED if site}
"""The names of the nuclear facilities, by place."""
NUMBER: dict[str, int] = {place.name: place.number for place in PLACES}
"""The places by what people call them."""

HAWAII = PLACE_NUMBER["honolulu"]
WASHINGTON = PLACE_NUMBER["washington"]
GUANTANAMO = PLACE_NUMBER["guantanamo-bay"]
CIA = PLACE_NUMBER["cia-headquarters"]
AREA_51 = PLACE_NUMBER["area-51"]
TRIDENT = PLACE_NUMBER["trident"]

PLACES_IN: dict[str, tuple[int, ...]] = {
    state: tuple(place.number for place in PLACES if place.state == state) for state in STATES
}
FACILITIES: tuple[tuple[int, ...], ...] = tuple(
    tuple(place.number for place in PLACES if place.facility and place.zone == zone) for zone in range(5)
)
"""The places with a nuclear facility, by nuclear zone. (Nuclear Zones)"""


def _links(table: str) -> Iterator[tuple[int, int]]:
    for line in _lines(table):
        start, _, ends = line.partition(":")
        for end in ends.split(","):
            one, other = sorted((PLACE_NUMBER[start], PLACE_NUMBER[end.strip()]))
            yield one, other


def link_key(link: tuple[int, int]) -> str:
    """The key of a way: those of its ends in the order of the alphabet."""
    return "--".join(sorted(PLACES[end].key for end in link))


ROADS: tuple[tuple[int, int], ...] = keys.in_order("road", keys.ROAD_KEYS, _links(roads.ROADS), link_key)
"""The two ends of each road, by its number."""
ROAD_NUMBER: dict[tuple[int, int], int] = {road: number for number, road in enumerate(ROADS)}
SEA_LANES: tuple[tuple[int, int], ...] = tuple(_links(roads.SEA_LANES))
"""The dotted lines of ships to the Trident, which lead nowhere while its token is not on the board."""
FLIGHTS: tuple[tuple[int, int], ...] = keys.in_order(
    "line", keys.LINE_KEYS, (*_links(roads.FLIGHTS), *SEA_LANES), link_key
)
"""The dotted lines: international flights and sea lanes. (International Flights)"""


def by_ship(start: int, place: int) -> bool:
    """Whether a dotted line is a sea lane and no flight."""
    return TRIDENT in (start, place)


def _ends(links: tuple[tuple[int, int], ...], place: int) -> Iterator[tuple[int, int]]:
    """The number and the other end of every link from a place."""
    for number, (one, other) in enumerate(links):
        if place in (one, other):
            yield number, other if place == one else one


ROADS_FROM: tuple[tuple[tuple[int, int], ...], ...] = tuple(tuple(_ends(ROADS, one.number)) for one in PLACES)
"""From each place, the roads and where each leads."""
FLIGHTS_FROM: tuple[tuple[int, ...], ...] = tuple(tuple(to for _, to in _ends(FLIGHTS, one.number)) for one in PLACES)
"""From each place, where dotted lines lead; the Trident among them, whether or not it is there."""


def _over(one: Place, other: Place) -> int:
    """The time zones that a straight flight leaves, crosses and reaches, as bits; none for a ship, which flies over
    nothing. Only the USA has time zones."""
    if "sea" in (one.country, other.country):
        return 0
    zones = [place.time_zone for place in (one, other) if place.time_zone >= 0]
    return sum(1 << zone for zone in range(min(zones), max(zones) + 1)) if zones else 0


FLOWN_OVER: tuple[tuple[int, ...], ...] = tuple(tuple(_over(one, other) for other in PLACES) for one in PLACES)
"""For each two places, a bit for each time zone that a flight or helicopter between them leaves, crosses or
reaches: it is barred if one of them is a no-fly zone. (Roadblock and No-Fly Zone Tokens)"""


def _steps_from(start: int) -> tuple[int, ...]:
    """In how many roads or flights each place is reached; nobody passes through the Trident."""
    steps = [-1] * len(PLACES)
    steps[start] = 0
    queue = [start]
    for place in queue:
        if place == TRIDENT != start:
            continue
        for other in (*(to for _, to in ROADS_FROM[place]), *FLIGHTS_FROM[place]):
            if steps[other] < 0:
                steps[other] = steps[place] + 1
                queue.append(other)
    return tuple(steps)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(_steps_from(place.number) for place in PLACES)
"""The turns from each place to each other, by road and flight, with nothing in the way."""
