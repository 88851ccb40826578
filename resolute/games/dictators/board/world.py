"""The map with what lies on it, drawn over the outlines of `map.svg`: only what can change is drawn here.

Each piece is one element on one line with an id. What varies in number lies together in one of them. Roads and land
grow with the map; signs, names and pawns stand at percentages of it and keep their size, so that they can be read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from resolute.board.drawing import Drawn
from resolute.engine.views import Map, Token
from resolute.games.dictators.board.cards import Target
from resolute.games.dictators.board.places import (
    AT,
    BESIDE,
    ROAD_LINES,
    SHORT,
    SMALLEST,
    SPOTS,
    WIDTH,
    at,
    plain,
    room_beside,
)
from resolute.games.dictators.board.shapes import SHAPES
from resolute.games.dictators.board.ways import Way
from resolute.games.dictators.content.map import (
    AREA_51,
    CIA,
    GUANTANAMO,
    PLACES,
    ROADS,
    SITES,
    STATE_NAMES,
    TIME_ZONES,
    TRIDENT,
    WASHINGTON,
)

PAWN = 22
"""Pawns on one place stand so many pixels apart."""
TIGHT = 19
"""More than three stand closer."""
EDGE = 13
"""No pawn stands nearer to the edge of the smallest map."""
LOW = 34
"""A pawn on a place so near to the upper edge hangs below it."""
NO_FLY_AT: tuple[tuple[int, int], ...] = ((90, 490), (62, 106), (178, 168), (285, 115), (690, 285))
"""Where the sign of a no-fly zone stands, for each time zone."""


def _sign(place: int) -> str:
    """The sign of a place on the map: one for each nuclear zone, one for the capital, one for special sites."""
    if PLACES[place].facility:
        return f"f{PLACES[place].zone}"
    if place == TRIDENT:
        return "sub"
    return "dc" if place == WASHINGTON else "s" if place in (CIA, AREA_51, GUANTANAMO) else "p"


@cache
def called(place: int) -> str:
    """A place in a few words: where it is, its zone and its facility."""
    one = PLACES[place]
    where = STATE_NAMES[one.state] if one.state else one.country if one.country != "sea" else "Gulf of Mexico"
    words = [one.name if where in (one.name, "CIA headquarters") else f"{one.name}, {where}"]
    if one.facility:
        words.append(f"zone {one.zone}, {SITES[place]}")
    elif one.zone:
        words.append(f"zone {one.zone}")
    return "; ".join(words)


# States and time zones


_SMALL = {"CIA": CIA, "DC": WASHINGTON}
"""States too small for a shape: the sign of their place stands for them."""


@lru_cache(maxsize=256)
def shapes(lit: tuple[str, ...], drawing: str) -> str:
    """States and time zones that may be chosen: `state:OH`, `time_zone:3`."""
    drawn: list[str] = []
    for one in lit:
        kind, _, code = one.partition(":")
        name = f"{TIME_ZONES[int(code)]} time zone" if kind == "time_zone" else STATE_NAMES[code]
        if code in _SMALL:
            x, y = SPOTS[_SMALL[code]]
            drawn.append(SHAPES.small_land(one, name, plain(x), plain(y)))
        else:
            shape = f"time-{code}" if kind == "time_zone" else f"state-{code}"
            drawn.append(SHAPES.land(one, name, f"{drawing}#{shape}"))
    return SHAPES.group("shapes", drawn)


@lru_cache(maxsize=64)
def no_fly(zones: tuple[int, ...], drawing: str) -> str:
    """No-fly zones: hatched."""
    return SHAPES.group("no-fly", [SHAPES.no_fly(f"{drawing}#time-{zone}") for zone in zones])


@lru_cache(maxsize=64)
def no_fly_signs(zones: tuple[int, ...]) -> str:
    """A sign for each of them."""
    drawn = [SHAPES.no_fly_sign(at(*NO_FLY_AT[zone]), zone, TIME_ZONES[zone]) for zone in zones]
    return SHAPES.group("no-fly-signs", drawn)


# Piles that lie in the sea, where there is room

DECKS = {"command": ("Deck", 586), "discards": ("Discards", 636), "presidential": ("President", 689)}
"""What they are called on the map, and how far to the right they lie."""
_DECKS_DOWN = 336


@lru_cache(maxsize=1024)
def deck(name: str, label: str, count: int, lit: bool) -> str:
    """A pile, seen from above."""
    title, x = DECKS[name]
    return SHAPES.deck(at(x, _DECKS_DOWN), name, title, count, label, lit)


# Roads


def road_name(road: int) -> str:
    """A road by its ends."""
    one, other = ROADS[road]
    return f"{PLACES[one].name} – {PLACES[other].name}"


@lru_cache(maxsize=1024)
def roadblocks(blocked: tuple[int, ...]) -> str:
    """The roadblocks, each in the middle of its road."""
    return SHAPES.group("blocks", [_block(road) for road in blocked])


@cache
def _block(road: int) -> str:
    return SHAPES.roadblock(at(*ROAD_LINES[road].middle), road, road_name(road))


@lru_cache(maxsize=256)
def roads(lit: tuple[int, ...]) -> str:
    """The roads that may be chosen."""
    return SHAPES.group("lit-roads", [_road(road) for road in lit])


@cache
def _road(road: int) -> str:
    return SHAPES.road(road, ROAD_LINES[road].path, road_name(road))


# The own targets, and the way to each


def ways(targets: Iterable[Target], capital: Way) -> str:
    """The ways to the own targets and to Washington; only that to the nearest is seen unless somebody points."""
    drawn = [_way(one.way, one.at, one.nearest) for one in targets if one.way.turns > 0]
    if capital.turns > 0:
        drawn.append(_way(capital, "capital", False))
    return SHAPES.group("ways", drawn)


@lru_cache(maxsize=1024)
def _way(one: Way, goal: str, nearest: bool) -> str:
    return SHAPES.way(one, goal, nearest)


def aims(targets: Iterable[Target], capital: Way) -> str:
    """A sight around each of the own targets, and how many turns away it and Washington are."""
    drawn = [_aim(one.place, one.disarmed, one.way.turns) for one in targets]
    if drawn and capital.turns > 0:
        drawn.append(SHAPES.aim(AT[WASHINGTON], False, False, _bold(WASHINGTON), _turns(WASHINGTON, capital.turns)))
    return SHAPES.group("aims", drawn)


@cache
def _aim(place: int, disarmed: bool, turns: int) -> str:
    if disarmed:
        return SHAPES.aim(AT[place], True, True, "", "")
    return SHAPES.aim(AT[place], False, True, _bold(place), _turns(place, turns))


def _bold(place: int, kind: str = "name") -> Drawn:
    """A place's name over its plain one: beside the sign, from which the drawing counts."""
    right, down, anchor = BESIDE[place]
    words = SHORT.get(place, PLACES[place].name)
    return SHAPES.name(kind, anchor, plain(right), plain(down), words)


def _turns(place: int, turns: int) -> Drawn:
    """How many turns away a place is, where its name does not stand."""
    if turns < 0:
        return Drawn()
    x, y = room_beside(place)[0]
    return SHAPES.turns(x, y, turns)


# Places


@lru_cache(maxsize=512)
def places(lit: frozenset[int], trident: bool) -> tuple[str, ...]:
    """The signs of all places, a piece each; then those that may be chosen, lit, above the others."""
    hidden = lit if trident else lit | {TRIDENT}
    quiet = [_nothing(place) if place in hidden else _spot(place) for place in range(len(PLACES))]
    return (*quiet, SHAPES.group("marked", [_lit_spot(place) for place in sorted(lit)]))


@lru_cache(maxsize=512)
def lit_names(lit: frozenset[int]) -> str:
    """The names of the places that may be chosen, above whatever stands there."""
    return SHAPES.group("lit-names", [_lit_name(place) for place in sorted(lit)])


@cache
def _lit_name(place: int) -> str:
    return SHAPES.lit_name(AT[place], _bold(place, "veil"), _bold(place, "bright"))


@cache
def _nothing(place: int) -> str:
    return SHAPES.nothing(place)


@cache
def _spot(place: int) -> str:
    return SHAPES.spot(AT[place], place, _sign(place))


@cache
def _lit_spot(place: int) -> str:
    return SHAPES.lit_spot(AT[place], place, _sign(place), called(place))


# What lies and stands on the map

Lying = Mapping[int, tuple[Token, ...]]
"""The places on which something lies or stands, and what."""


def tokens_on(nation: Map) -> Lying:
    """The places on which something lies or stands, and what."""
    return {number: place.tokens for number, place in enumerate(nation.places) if place.tokens}


@lru_cache(maxsize=256)
def chips(lying: tuple[int, ...]) -> str:
    """Face-down tokens of zone 4."""
    return SHAPES.group("chips", [_chip(place) for place in lying if place != TRIDENT])


@cache
def _chip(place: int) -> str:
    # Smaller than the turns, and so nearer.
    x, y = (plain(part * 0.75) for part in room_beside(place)[1])
    return SHAPES.chip(AT[place], x, y)


@cache
def load(warheads: int | None) -> str:
    """What the Trident carries, while it is there."""
    if warheads is None:
        return SHAPES.no_load()
    return SHAPES.load(AT[TRIDENT], warheads)


Standing = Mapping[int, tuple[int, ...]]
"""The places where pawns stand, and the seats to which they belong."""


def meeples(
    standing: Standing, lit: frozenset[int], names: Sequence[str], keys: Sequence[str], busts: str, mine: int | None
) -> list[str]:
    """The pawns, seat by seat: those of one place stand beside each other. `keys` are those of the dictators."""
    drawn = [""] * len(names)
    for place, seats in standing.items():
        for order, seat in enumerate(seats):
            drawn[seat] = _meeple(
                seat,
                place,
                aside(place, order, len(seats)),
                seat in lit,
                names[seat],
                f"{busts}#{keys[seat]}",
                seat == mine,
            )
    return drawn


@cache
def aside(place: int, order: int, count: int) -> float:
    """How many pixels beside its place a pawn stands, so that all of them are seen at the edge as well."""
    apart = PAWN if count < 4 else TIGHT
    middle = SPOTS[place][0] / WIDTH * SMALLEST
    half = (count - 1) / 2 * apart
    shift = max(0.0, EDGE + half - middle) - max(0.0, middle + half + EDGE - SMALLEST)
    return (order - (count - 1) / 2) * apart + shift


@lru_cache(maxsize=2048)
def _meeple(seat: int, place: int, right: float, lit: bool, name: str, bust: str, mine: bool) -> str:
    more = f"{' lit' if lit else ''}{' own' if mine else ''}"
    # The tip of the pin stays near the place.
    tip = plain(max(-14.0, min(14.0, -right)))
    hangs = SPOTS[place][1] * SMALLEST / WIDTH < LOW
    body, down = (
        (f"M{tip} 4L-6 10A11.5 11.5 0 1 0 6 10z", "9.5")
        if hangs
        else (f"M{tip}-4L-6-10A11.5 11.5 0 1 1 6-10z", "-30.5")
    )
    return SHAPES.meeple(AT[place], seat, more, plain(right), name if lit else "", name, body, bust, down)


def lies(tokens: Lying, place: int, kind: str) -> bool:
    """Whether a token of a kind lies on a place."""
    return any(one.kind == kind for one in tokens.get(place, ()))


def standing_on(tokens: Lying) -> Standing:
    """Where pawns stand, from what lies on each place."""
    found = {place: tuple([one.side for one in lying if one.side is not None]) for place, lying in tokens.items()}
    return {place: seats for place, seats in found.items() if seats}


# The same in a table


def ledger(tokens: Lying, names: Sequence[str]) -> tuple[str, ...]:
    """Every place in a row."""
    rows = list(_empty_rows())
    for place, lying in tokens.items():
        here = [names[one.side] for one in lying if one.side is not None]
        here += ["a face-down token" for one in lying if one.kind == "warhead"]
        rows[place] = _row(place, ", ".join(here))
    return tuple(rows)


@cache
def _empty_rows() -> tuple[str, ...]:
    return tuple(_row(place, "") for place in range(len(PLACES)))


@lru_cache(maxsize=4096)
def _row(place: int, here: str) -> str:
    one = PLACES[place]
    where = STATE_NAMES[one.state] if one.state else one.country.capitalize()
    zone = str(one.zone or "")
    time = TIME_ZONES[one.time_zone] if one.time_zone >= 0 else ""
    return SHAPES.row(place, one.name, (where, zone, time, SITES.get(place, ""), here))
