"""How good the US forces stand: intelligence and special forces where terror is, strength where there is war, and few
troops where nobody wants them; and what a move of theirs promises."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.presidency.content.forces import REACHES, STRENGTH, UNITS, ZONES, UnitType
from resolute.games.presidency.content.places import ALLIES, WORLD
from resolute.games.presidency.content.terror import HIGHEST_LEVEL, IntelBox
from resolute.games.presidency.content.wars import STALEMATE
from resolute.games.presidency.rules.forces import (
    choose_destination,
    destinations,
    footprints_of,
    movable,
    strength_of_units,
)
from resolute.games.presidency.rules.intelligence import groups_abroad
from resolute.games.presidency.state import NOBODY, Presidency, RegionStatus, Unit, War

_ALLIES = tuple(map(int, ALLIES))
_SECOND = 1.4
"""A second unit may move as well."""


class _Laid(NamedTuple):
    """Where the units lie: types and strength in each box, what leaves a footprint there, and how many are in
    transit."""

    kinds: dict[int, tuple[UnitType, ...]]
    strength: dict[int, int]
    in_transit: int


@lru_cache(maxsize=1024)
def _laid(units: tuple[Unit, ...]) -> _Laid:
    """The units by box: most positions that are compared differ in none of them."""
    kinds: dict[int, tuple[UnitType, ...]] = {}
    strength: dict[int, int] = {}
    for (kind, _), unit in zip(UNITS, units, strict=True):
        if not unit.in_transit:
            kinds[unit.box] = (*kinds.get(unit.box, ()), kind)
            strength[unit.box] = strength.get(unit.box, 0) + STRENGTH.get(kind, 0)
    return _Laid(kinds, strength, sum(unit.in_transit for unit in units))


_CARRIERS_REACH = tuple((int(zone), tuple(map(int, REACHES[int(zone)]))) for zone in ZONES)


def forces_worth(s: Presidency) -> float:
    """Higher is better."""
    world = s.world
    return _worth(world.units, world.regions, world.wars, world.national_intelligence)


@lru_cache(maxsize=1024)
def _worth(
    units: tuple[Unit, ...], regions: tuple[RegionStatus, ...], wars: tuple[War, ...], watched: tuple[int, ...]
) -> float:
    """The same of what it depends on: most positions that are compared differ in none of it."""
    laid = _laid(units)
    worth = -0.1 * laid.in_transit
    for box, kinds in laid.kinds.items():
        if box < len(WORLD):
            worth += _in_region(regions[box], kinds, laid.strength[box], footprints_of(units, wars, box))
    for zone, reached in _CARRIERS_REACH:
        if UnitType.CARRIER in laid.kinds.get(zone, ()):
            for region in reached:
                if regions[region].crisis >= 2:
                    worth += 0.1
    for region in watched:
        worth += _focused(regions[region])
    for war in wars:
        if war.us_side:
            enemy = war.defending if war.us_side > 0 else war.attacking
            worth += 0.2 * min(strength_of_units(units, war.region, war.kind), 2 * enemy)
    return worth


def _in_region(status: RegionStatus, units: tuple[UnitType, ...], strength: int, footprints: int) -> float:
    levels = 0
    for group in status.terror_groups:
        levels += group.level
    worth = 0.0
    if UnitType.INTEL in units:
        worth += min(0.9, 0.18 * levels)
    if UnitType.SPECIAL_FORCES in units:
        worth += min(0.6, 0.12 * levels)
    if strength:
        worth += 0.05 * min(strength, 12) * max((one.level for one in status.rogue_states), default=0)
        worth -= 0.25 * footprints
    return worth


_FOCUS_FINDS, _FOCUS_MOST = 0.12, 0.7


def _focused(here: RegionStatus) -> float:
    """What national intelligence is worth where it looks: it finds groups below the fourth level, and finds them less
    easily where a peer listens."""
    levels = 0
    for group in here.terror_groups:
        if group.level < HIGHEST_LEVEL and group.box < IntelBox.TARGET_FIXED:
            levels += group.level
    return min(_FOCUS_MOST, _FOCUS_FINDS * levels) - 0.05 * bool(here.russian_influence or here.chinese_influence)


_ROGUE = (0.0, 3.0, 6.0, 12.0, 30.0)
"""What a rogue state costs, by its level; the fourth loses the game at the end of the year."""
_GROUP = (0.0, 0.4, 1.0, 1.9, 3.2)
_FOUND = 0.35
"""What a better place on the intel track promises for each level of a group."""
_MANY_WARS = (0.0, 0.5, 1.5, 4.0, 9.0, 18.0)


def threats_worth(s: Presidency) -> float:
    """Wars, rogue states and terror groups in the world: the fewer the better."""
    return _threats(s.world.wars, s.world.abroad)


@lru_cache(maxsize=1024)
def _threats(wars: tuple[War, ...], abroad: tuple[RegionStatus, ...]) -> float:
    worth = -_MANY_WARS[len(wars)]
    for war in wars:
        ahead = (war.status - STALEMATE) / 2
        if war.us_side:
            worth += 2.0 * war.us_side * ahead - 2.0
            worth += 0.4 * (war.attacking if war.us_side > 0 else war.defending)
        elif war.attacker in _ALLIES or war.defender in _ALLIES:
            worth += (1.0 if war.attacker in _ALLIES else -1.0) * ahead
            worth += 0.2 * (war.attacking - war.defending) * (1 if war.attacker in _ALLIES else -1)
    for here in abroad:
        worth -= _threat(here)
    return worth


@lru_cache(maxsize=4096)
def _threat(here: RegionStatus) -> float:
    """What the rogue states, terror groups and footprints of a region cost."""
    cost = 0.3 * len(here.footprints)
    for rogue in here.rogue_states:
        cost += _ROGUE[rogue.level] + (2.0 if rogue.weapon else 0.0)
    for group in here.terror_groups:
        cost += _GROUP[group.level] * (1.0 - 0.18 * group.box)
    return cost


def promised_by_intelligence(s: Presidency) -> float:
    """What another operation on the strongest group that can be found promises."""
    found = max((group.level for _, _, group in groups_abroad(s, IntelBox.UNSEEN, IntelBox.LOCATING)), default=0)
    return 0.5 * _FOUND * found


def _with_unit(s: Presidency, place: int, box: int) -> float:
    """What the forces are worth once a unit is in another box."""
    world = s.world
    units = changed(world.units, place, Unit(box, UNITS[place][0] == UnitType.HEAVY))
    return _worth(units, world.regions, world.wars, world.national_intelligence)


_SCOUTS = (UnitType.INTEL, UnitType.SPECIAL_FORCES, UnitType.CARRIER)


def _idle(s: Presidency) -> tuple[UnitType, ...]:
    """The types that a move could help: troops only where there is somebody to fight, or where they stand idle."""
    world = s.world
    fights = any(one.rogue_states for one in world.abroad) or any(war.us_side for war in world.wars)
    abroad = any(unit.box < len(WORLD) and kind in STRENGTH for (kind, _), unit in zip(UNITS, world.units, strict=True))
    return tuple(UnitType) if fights or abroad else _SCOUTS


def promised_by_move(t: Table[Presidency]) -> float:
    """What the best move that is asked about adds to the forces as they stand."""
    frame, s = t.agenda[-1], t.state
    if frame.step is choose_destination:
        _, place, family = frame.args
        moved, places = place, [place]
    else:
        _, moved, family = frame.args
        idle = _idle(s)
        places = [place for place in movable(s, moved, family) if UNITS[place][0] in idle]
    now = forces_worth(s)
    best = max(
        (_with_unit(s, place, box) - now for place in places for box in destinations(s, place, family)), default=0.0
    )
    return best * _SECOND if moved == NOBODY else max(best, 0.0)
