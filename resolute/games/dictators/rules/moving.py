"""Moving on the map: the travel on roads, international flights, and moves that cards bring. (Travel; The Map)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.dictators.content.map import (
    FLIGHTS_FROM,
    FLOWN_OVER,
    GUANTANAMO,
    HAWAII,
    PLACES,
    ROADS_FROM,
    TIME_ZONES,
    TRIDENT,
    by_ship,
)
from resolute.games.dictators.content.printed import FLIGHT, MOVED, TRAVEL, Destination
from resolute.games.dictators.library import only_in_usa
from resolute.games.dictators.rules.events import after
from resolute.games.dictators.state import ON_THE_BOARD, Dictators
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts

FLIGHT_COST = 2
"""A flight takes the travel and an additional action. (International Flights)"""
SHIP_COST = 2
"""A ship takes as much as a flight; what makes flights cost more or less does not concern it. (Rulings)"""
LOCKABLE = (HAWAII, GUANTANAMO, TRIDENT)
"""Places without a road: tokens must never leave a dictator there without a way out."""


# Where one can go


def open_roads(s: Dictators, place: int) -> list[tuple[int, int]]:
    """The roads from a place without a roadblock, and where each leads."""
    blocked = s.roadblocks
    return [link for link in ROADS_FROM[place] if link[0] not in blocked]


def open_flights(s: Dictators, place: int, *, ignoring_no_fly: bool = False) -> tuple[int, ...]:
    """Where international flights lead that no no-fly zone shuts."""
    return flights_under(place, 0 if ignoring_no_fly else s.no_fly)


@cache
def flights_under(place: int, no_fly: int) -> tuple[int, ...]:
    """Where international flights lead from a place under these no-fly zones."""
    over = FLOWN_OVER[place]
    return tuple(to for to in FLIGHTS_FROM[place] if not over[to] & no_fly and not by_ship(place, to))


def open_lanes(s: Dictators, place: int) -> list[int]:
    """Where ships sail: to the Trident while it is there, and away from it. No no-fly zone stops a ship."""
    return [to for to in FLIGHTS_FROM[place] if by_ship(place, to)] if s.trident == ON_THE_BOARD else []


def has_exit(s: Dictators, place: int) -> bool:
    """Whether a road, a flight or a ship leads out of a place."""
    return bool(open_roads(s, place) or open_flights(s, place) or open_lanes(s, place))


def places_inside_usa(places: Sequence[int]) -> list[int]:
    """Those that lie in a state."""
    return [place for place in places if PLACES[place].state]


def any_inside_usa(places: Sequence[int]) -> bool:
    """Whether one of these lies in a state."""
    return any(PLACES[place].state for place in places)


def open_places(t: Table[Dictators], who: Actor, at: str) -> Sequence[int]:
    """Where the effect of an address can move a player: inside the USA only, if its card or ability has that sign."""
    effect = t.game.book.at(at)
    assert isinstance(effect, Destination)
    places = effect.places(t, who)
    return places_inside_usa(places) if only_in_usa(at) else places


# Moves


@step
def travel(t: Table[Dictators], road: int, place: int) -> None:
    """Once a turn and for one action, along one road to the next place. (Travel)"""
    s = t.state
    s.actions -= 1
    s.travels -= 1
    move(t, s.mover, place, TRAVEL)


@step
def fly(t: Table[Dictators], place: int, cost: int) -> None:
    """A flight or a ship takes the travel and an additional action. (International Flights; Rulings)"""
    s = t.state
    s.actions -= cost
    s.travels -= 1
    move(t, s.mover, place, FLIGHT)


@step
def move_to(t: Table[Dictators], who: Actor, place: int, how: int) -> None:
    """A card's "move" neither is nor uses the travel. (FAQ)"""
    move(t, who, place, how)


def move(t: Table[Dictators], who: Actor, place: int, how: int) -> None:
    """A meeple changes its place; whoever can answer is asked."""
    start = t.state.players[who].place
    if start == place:
        return
    put_down(t, who, place, how)
    has_moved(t, who, start, how)


def put_down(t: Table[Dictators], who: Actor, place: int, how: int) -> None:
    """A meeple stands somewhere else."""
    player = t.state.players[who]
    t.tell("moved", who, player.place, place, how)
    player.place = place
    if place in LOCKABLE:
        keep_exit_open(t, place)


def has_moved(t: Table[Dictators], who: Actor, start: int, how: int) -> None:
    """Whoever can answer a move is asked, whatever made it: travel, a card, a token or the president. (Rulings)"""
    place = t.state.players[who].place
    after(t, MOVED, by=who, about=(start, place, how))


def keep_exit_open(t: Table[Dictators], place: int) -> None:
    """A dictator who arrives where no road leads out finds a way out: the fewest no-fly zones are lifted. (Rulings)"""
    s = t.state
    if has_exit(s, place):
        return
    shut = [FLOWN_OVER[place][to] & s.no_fly for to in FLIGHTS_FROM[place] if not by_ship(place, to)]
    lifted = min(shut, key=int.bit_count)
    for zone in range(len(TIME_ZONES)):
        if lifted & 1 << zone:
            s.no_fly &= ~(1 << zone)
            t.tell("no_fly_lifted", zone)


@cache
def _go(who: Actor, place: int, at: str) -> Option:
    return Option(labels.go_to(place), do(go_there, who, place, at), at=f"place:{place}")


@choice(lambda t, actor, who, at: prompts.move_whom(t, actor, who), rule="The map")
def choose_place(t: Table[Dictators], actor: Actor, who: Actor, at: str) -> list[Option]:
    """One of the places to which the effect at this address can move the player."""
    return [_go(who, place, at) for place in open_places(t, who, at)]


@step
def go_there(t: Table[Dictators], who: Actor, place: int, at: str) -> None:
    """The chosen move is made."""
    effect = t.game.book.at(at)
    assert isinstance(effect, Destination)
    effect.go(t, who, place)
