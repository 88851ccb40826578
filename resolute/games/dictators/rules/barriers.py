"""Roadblocks and no-fly zones, and where they may not be. (Roadblock and No-Fly Zone Tokens; Rulings)"""

from __future__ import annotations

from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.dictators.content.map import FLIGHTS_FROM, FLOWN_OVER, by_ship
from resolute.games.dictators.rules.moving import LOCKABLE, open_lanes, open_roads
from resolute.games.dictators.state import Dictators

ROADBLOCKS = 30
NO_FLY_ZONES = 5


def can_block(s: Dictators, road: int) -> bool:
    """At most one roadblock on a road, and thirty in all."""
    return len(s.roadblocks) < ROADBLOCKS and road not in s.roadblocks


def can_be_blocked(s: Dictators, place: int) -> list[int]:
    """The roads from a place that can get a roadblock: all open ones, as long as one stays open."""
    if len(s.roadblocks) >= ROADBLOCKS:
        return []
    roads = [road for road, _ in open_roads(s, place)]
    return roads if len(roads) > 1 else []


def can_close(s: Dictators, zone: int) -> bool:
    """One token on a time zone, five in all; and none that leaves a dictator without a way out.

    That concerns the places that no road leaves: Hawaii, Guantanamo Bay and the Trident.
    """
    bit = 1 << zone
    if s.no_fly & bit or s.no_fly.bit_count() >= NO_FLY_ZONES:
        return False
    closed = s.no_fly | bit
    return not any(player.place in LOCKABLE and _locked(s, player.place, closed) for player in s.players)


def _locked(s: Dictators, place: int, closed: int) -> bool:
    over = FLOWN_OVER[place]
    flies = any(not over[to] & closed for to in FLIGHTS_FROM[place] if not by_ship(place, to))
    return not flies and not open_lanes(s, place)


def place_roadblock(t: Table[Dictators], road: int) -> bool:
    """Put a roadblock on a road, if that is allowed; whether it was."""
    s = t.state
    if not can_block(s, road):
        return False
    s.roadblocks = tuple(sorted((*s.roadblocks, road)))
    t.tell("roadblock", road)
    return True


def remove_roadblock_from(t: Table[Dictators], road: int) -> None:
    """Take a roadblock away."""
    t.state.roadblocks = without(t.state.roadblocks, road)
    t.tell("roadblock_removed", road)


def place_no_fly(t: Table[Dictators], zone: int) -> bool:
    """Put a no-fly zone on a time zone, if that is allowed; whether it was."""
    s = t.state
    if not can_close(s, zone):
        return False
    s.no_fly |= 1 << zone
    t.tell("no_fly", zone)
    return True


def lift_no_fly(t: Table[Dictators], zone: int) -> None:
    """Take a no-fly zone away."""
    t.state.no_fly &= ~(1 << zone)
    t.tell("no_fly_lifted", zone)
