"""The map with what lies on it, drawn over the outlines of `map.svg`: only what can change is drawn here.

Each piece is one element on one line with an id. What varies in number lies together in one of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from html import escape

from resolute.engine.views import Map, Token
from resolute.games.dictators.board.cards import Target
from resolute.games.dictators.board.places import BESIDE, ROAD_LINES, SHORT, SPOTS
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

PAWN = 12
"""Meeples on one place stand so many units apart."""
NO_FLY_AT: tuple[tuple[int, int], ...] = ((205, 604), (272, 306), (352, 329), (488, 279), (800, 440))
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
    for at in lit:
        kind, _, code = at.partition(":")
        name = f"{TIME_ZONES[int(code)]} time zone" if kind == "time_zone" else STATE_NAMES[code]
        button = f'class="land lit" data-at="{at}" role="button" tabindex="0" aria-label="{escape(name)}"'
        if code in _SMALL:
            x, y = SPOTS[_SMALL[code]]
            drawn.append(f'<circle {button} cx="{x}" cy="{y}" r="9"/>')
        else:
            shape = f"time-{code}" if kind == "time_zone" else f"state-{code}"
            drawn.append(f'<use {button} href="{drawing}#{shape}"/>')
    return f'<g id="shapes">{"".join(drawn)}</g>'


@lru_cache(maxsize=64)
def no_fly(zones: tuple[int, ...], drawing: str) -> str:
    """No-fly zones: hatched, with a sign."""
    drawn: list[str] = []
    for zone in zones:
        x, y = NO_FLY_AT[zone]
        drawn.append(f'<use class="no-fly" href="{drawing}#time-{zone}" fill="url(#hatch)"/>')
        drawn.append(
            f'<g class="no-fly-sign" data-piece="no-fly:{zone}" transform="translate({x} {y})">'
            f'<title>No-fly zone: {TIME_ZONES[zone]}</title><use href="#grounded"/></g>'
        )
    return f'<g id="no-fly">{"".join(drawn)}</g>'


# Piles that lie in the sea, where there is room

DECKS = {"command": ("Command", 768), "discards": ("Discards", 812), "presidential": ("President", 856)}
"""What they are called on the map, and how far to the right they lie."""


@lru_cache(maxsize=1024)
def deck(name: str, label: str, count: int, lit: bool) -> str:
    """A pile, seen from above."""
    title, x = DECKS[name]
    more, button = (
        (" lit", f' role="button" tabindex="0" aria-label="{escape(label)}: {count} cards"') if lit else ("", "")
    )
    return (
        f'<g id="deck-{name}" class="deck {name}{more}" data-at="deck:{name}" transform="translate({x} 488)"{button}>'
        '<rect class="under" x="-11" y="-18" width="26" height="38" rx="3"/>'
        '<rect x="-13" y="-20" width="26" height="38" rx="3"/>'
        f'<text y="4" data-count="deck-{name}">{count}</text><text class="cap" y="29">{title}</text></g>'
    )


# Roads


def road_name(road: int) -> str:
    """A road by its ends."""
    one, other = ROADS[road]
    return f"{PLACES[one].name} – {PLACES[other].name}"


@lru_cache(maxsize=1024)
def roadblocks(blocked: tuple[int, ...]) -> str:
    """The roadblocks, each in the middle of its road."""
    return f'<g id="blocks">{"".join(map(_block, blocked))}</g>'


@cache
def _block(road: int) -> str:
    x, y = ROAD_LINES[road].middle
    return (
        f'<g class="block" data-piece="block:{road}" transform="translate({x} {y})">'
        f'<title>Roadblock: {road_name(road)}</title><use href="#barrier"/></g>'
    )


@lru_cache(maxsize=256)
def roads(lit: tuple[int, ...]) -> str:
    """The roads that may be chosen."""
    return f'<g id="lit-roads">{"".join(map(_road, lit))}</g>'


@cache
def _road(road: int) -> str:
    return (
        f'<path class="road lit" data-at="road:{road}" d="{ROAD_LINES[road].path}" role="button" tabindex="0" '
        f'aria-label="Road {escape(road_name(road))}"/>'
    )


# The own targets, and the way to each


def ways(targets: Iterable[Target], capital: Way) -> str:
    """The ways to the own targets and to Washington; only that to the nearest is seen unless somebody points."""
    drawn = [_way(one.way, one.at, one.nearest) for one in targets if one.way.turns > 0]
    if capital.turns > 0:
        drawn.append(_way(capital, "capital", False))
    return f'<g id="ways">{"".join(drawn)}</g>'


@lru_cache(maxsize=1024)
def _way(one: Way, at: str, nearest: bool) -> str:
    kind = "way nearest" if nearest else "way"
    return f'<g class="{kind}" data-way="{at}"><path d="{one.path}"/><path class="first" d="{one.first}"/></g>'


def aims(targets: Iterable[Target]) -> str:
    """A sight around each of the own targets."""
    return f'<g id="aims">{"".join([_aim(one.place, one.disarmed) for one in targets])}</g>'


@cache
def _aim(place: int, disarmed: bool) -> str:
    x, y = SPOTS[place]
    return (
        f'<g class="aim{" done" if disarmed else ""}" transform="translate({x} {y})"><circle r="12"/>'
        '<path d="M0-16v6M0 10v6M-16 0h6M10 0h6"/></g>'
    )


# Places


@lru_cache(maxsize=512)
def places(lit: frozenset[int], trident: bool) -> tuple[str, ...]:
    """The signs of all places, a piece each; then those that may be chosen, lit, above the others."""
    hidden = lit if trident else lit | {TRIDENT}
    quiet = [_nothing(place) if place in hidden else _spot(place) for place in range(len(PLACES))]
    return (*quiet, f'<g id="marked">{"".join([_lit_spot(place) for place in sorted(lit)])}</g>')


@cache
def _nothing(place: int) -> str:
    return f'<use id="p-{place}"/>'


@cache
def _spot(place: int) -> str:
    x, y = SPOTS[place]
    return f'<use id="p-{place}" href="#{_sign(place)}" x="{x}" y="{y}" data-at="place:{place}"/>'


@cache
def _lit_spot(place: int) -> str:
    x, y = SPOTS[place]
    right, down, anchor = BESIDE[place]
    # The name stands beside the button, not in it: the middle of the button is the place.
    words = SHORT.get(place, PLACES[place].name)
    name = f'<text class="bright an-{anchor}" x="{x + right}" y="{y + down}">{words}</text>'
    return (
        f'<g class="spot lit" data-at="place:{place}" role="button" tabindex="0" aria-label="{escape(called(place))}" '
        f'transform="translate({x} {y})"><circle class="ring" r="11"/><use href="#{_sign(place)}"/></g>{name}'
    )


FEW = 12
"""More places than this are found more easily on the map or in the list of options."""


@lru_cache(maxsize=256)
def near(lit: frozenset[int]) -> str:
    """Places that may be chosen, in words, for where the map is small."""
    if not lit or len(lit) > FEW:
        return '<div id="near" hidden></div>'
    drawn = "".join(
        f'<div class="lit" data-at="place:{place}" role="button" tabindex="0" aria-label="{escape(called(place))}">'
        f"<b>{escape(PLACES[place].name)}</b><small>{escape(called(place))}</small></div>"
        for place in sorted(lit)
    )
    return f'<div id="near" class="near" role="group" aria-label="Places that you may choose">{drawn}</div>'


# What lies and stands on the map

Lying = Mapping[int, tuple[Token, ...]]
"""The places on which something lies or stands, and what."""


def tokens_on(nation: Map) -> Lying:
    """The places on which something lies or stands, and what."""
    return {number: place.tokens for number, place in enumerate(nation.places) if place.tokens}


@lru_cache(maxsize=256)
def chips(lying: tuple[int, ...]) -> str:
    """Face-down tokens of zone 4."""
    return f'<g id="chips">{"".join([_chip(place) for place in lying if place != TRIDENT])}</g>'


@cache
def _chip(place: int) -> str:
    x, y = SPOTS[place]
    _, down, anchor = BESIDE[place]
    # Where the name does not stand.
    above = anchor == "start" or down > 6
    return f'<use href="#chip" class="chip" x="{x + 8}" y="{y - 9 if above else y + 6}"/>'


@cache
def load(warheads: int | None) -> str:
    """What the Trident carries, while it is there."""
    if warheads is None:
        return '<text id="load"></text>'
    return f'<text id="load" class="load" x="591" y="600">Trident: {warheads}</text>'


Standing = Mapping[int, tuple[int, ...]]
"""The places where meeples stand, and the seats to which they belong."""


def meeples(standing: Standing, lit: frozenset[int], names: Sequence[str]) -> list[str]:
    """The meeples, seat by seat: those of one place stand beside each other."""
    drawn = [""] * len(names)
    for place, seats in standing.items():
        for at, seat in enumerate(seats):
            drawn[seat] = _meeple(seat, place, at, len(seats), seat in lit, names[seat])
    return drawn


@lru_cache(maxsize=2048)
def _meeple(seat: int, place: int, at: int, count: int, lit: bool, name: str) -> str:
    x, y = SPOTS[place]
    x += round((at - (count - 1) / 2) * PAWN)
    more, button = (" lit", f' role="button" tabindex="0" aria-label="{escape(name)}"') if lit else ("", "")
    return (
        f'<g id="meeple-{seat}" class="meeple by by-{seat}{more}" data-at="seat:{seat}" data-piece="meeple:{seat}"'
        f' transform="translate({x} {y - 5})"{button}><use href="#pawn"/><text y="-3.6">{seat + 1}</text></g>'
    )


def lies(tokens: Lying, place: int, kind: str) -> bool:
    """Whether a token of a kind lies on a place."""
    return any(one.kind == kind for one in tokens.get(place, ()))


def standing_on(tokens: Lying) -> Standing:
    """Where meeples stand, from what lies on each place."""
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
    cells = "<td>".join(map(escape, (where, zone, time, SITES.get(place, ""), here)))
    return f'<tr id="row-{place}"><th scope="row">{escape(one.name)}<td>{cells}'
