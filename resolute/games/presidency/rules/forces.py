"""The US forces: where each unit is and what it adds to a war, how units move, and the footprints that they leave.
(GM US Military Forces, Move/Deploy Forces, Using US Forces, US Military Footprint)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

import msgspec

from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.pieces import REMEMBERED, changed, pick
from resolute.engine.table import Table
from resolute.games.presidency.content.forces import (
    FIXED_UNIT,
    MARINES_AT_SEA,
    REACHES,
    STRENGTH,
    SUBMARINES,
    UNITS,
    ZONES,
    Box,
    UnitType,
    ally_box,
)
from resolute.games.presidency.content.places import ALLIES, ALLY_REGION, WORLD, Nation, Region
from resolute.games.presidency.content.wars import WarKind
from resolute.games.presidency.operations.historical import unit_came_home
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import NOBODY, Presidency, Unit, War
from resolute.games.presidency.words import forces as said

ANY_UNIT, SCOUTS, FLEET = range(3)
"""What may move: anything, as a second unit another of intelligence or special forces, or another at sea."""
HOME = int(Region.CONUS)
_HELD = int(Box.HELD_BY_CONGRESS)
_ZONES = tuple(map(int, ZONES))
_HOLDING = (*map(int, WORLD), HOME)
_ALLY_BOXES = tuple(ally_box(ally) for ally in ALLIES)
_LAND = (*_HOLDING, *_ALLY_BOXES)
_SCOUTS = (UnitType.INTEL, UnitType.SPECIAL_FORCES)
_AT_SEA = (UnitType.CARRIER, UnitType.MARINES)
_BLUE_WATER = tuple(int(one) for one in WORLD if one not in (Region.EASTERN_EUROPE, Region.CENTRAL_SOUTH_ASIA))
"""Regions off whose coasts US submarines help in a naval war."""
_NO_FOOTPRINT = (UnitType.INTEL, UnitType.SPECIAL_FORCES, UnitType.AIR_FORCE)
_ON_LAND = tuple(STRENGTH.get(kind, 0) for kind, _ in UNITS)
_OFF_THE_COAST = tuple(
    MARINES_AT_SEA if kind == UnitType.MARINES else STRENGTH[kind] if kind == UnitType.CARRIER else 0
    for kind, _ in UNITS
)
"""The strength of each unit in the region of a war, and in a sea zone off it."""
_IN_EUROPE = (int(Region.EUROZONE), int(Region.EASTERN_EUROPE))


# Where units are


def in_box(s: Presidency, box: int, *kinds: UnitType) -> int:
    """How many units of certain types, or of any, are ready for use in a box. (GM Using US Forces)"""
    return _ready(s.world.units, box, kinds)


@lru_cache(maxsize=REMEMBERED)
def _ready(units: tuple[Unit, ...], box: int, kinds: tuple[UnitType, ...]) -> int:
    count = 0
    for (kind, _), unit in zip(UNITS, units, strict=True):
        if unit.box == box and not unit.in_transit and (not kinds or kind in kinds):
            count += 1
    return count


@cache
def zones_of(region: int) -> tuple[int, ...]:
    """The sea zones that are connected to a region. (GM Carrier and Marine Deployment Zones)"""
    return tuple(zone for zone in _ZONES if region in REACHES[zone])


def within_reach(s: Presidency, region: int, *kinds: UnitType) -> int:
    """How many units of these types can act in a region: those in it, and carriers and Marines at sea off it."""
    at_sea = tuple(kind for kind in kinds if kind in _AT_SEA)
    return in_box(s, region, *kinds) + (sum(in_box(s, zone, *at_sea) for zone in zones_of(region)) if at_sea else 0)


def us_strength(s: Presidency, region: int, kind: WarKind, ally: Nation | None = None) -> int:
    """What the US units add to a war: all that are ready in its region and in the box of the ally that is defended, and
    the carriers and Marines at sea that reach it; in a naval war submarines help where there is blue water. (GM Setting
    up a War, Waging War 1, Supporting Allies in a War)"""
    return strength_of_units(s.world.units, region, kind, ally)


@lru_cache(maxsize=REMEMBERED)
def strength_of_units(units: tuple[Unit, ...], region: int, kind: WarKind, ally: Nation | None = None) -> int:
    """The same of units."""
    with_ally, zones = region if ally is None else ally_box(ally), zones_of(region)
    land = sea = 0
    for unit, on_land, at_sea in zip(units, _ON_LAND, _OFF_THE_COAST, strict=True):
        if unit.in_transit:
            continue
        if unit.box in (region, with_ally):
            land += on_land
        elif unit.box in zones:
            sea += at_sea
    if kind == WarKind.NAVAL and sea and region in _BLUE_WATER:
        sea += SUBMARINES
    return land + sea


# Military action 3: move and deploy


@step
def move_forces(t: Table[Presidency]) -> None:
    """Military action 3: one unit moves, or two that may go together. (GM Move/Deploy Forces)"""
    if movable(t.state, NOBODY, ANY_UNIT):
        t.then(choose_unit, THE_PRESIDENT, NOBODY, ANY_UNIT)


def destinations(s: Presidency, place: int, family: int) -> tuple[int, ...]:
    """The boxes to which a unit can move. Carriers go from zone to zone. Marines go to any zone, and from a zone to a
    connected region or an ally there; from one land box to another only by themselves. The others go from land to
    land. (GM Move/Deploy Forces 1 to 6)"""
    return _destinations(UNITS[place][0], s.world.units[place].box, family)


@cache
def _destinations(kind: UnitType, box: int, family: int) -> tuple[int, ...]:
    if kind == UnitType.CARRIER:
        found = _ZONES
    elif kind == UnitType.MARINES:
        if box in _ZONES:
            regions = REACHES[box]
            beside = (ally_box(ally) for ally, where in zip(ALLIES, ALLY_REGION, strict=True) if where in regions)
            found = (*map(int, regions), *_ZONES, *beside)
        else:
            found = _ZONES if family == FLEET else (*_HOLDING, *_ZONES, *_ALLY_BOXES)
    else:
        found = _LAND
    return tuple(one for one in found if one != box)


_MOVES_AGAIN = {ANY_UNIT: tuple(UnitType), SCOUTS: _SCOUTS, FLEET: _AT_SEA}


def can_move(s: Presidency) -> bool:
    """Whether any unit can move."""
    return any(unit.box != _HELD and place != FIXED_UNIT for place, unit in enumerate(s.world.units))


def movable(s: Presidency, moved: int, family: int) -> list[int]:
    """The units that can move now, one of each kind in each box; none twice, and never the one that stays in Korea."""
    found: dict[tuple[UnitType, Unit], int] = {}
    for place, ((kind, _), unit) in enumerate(zip(UNITS, s.world.units, strict=True)):
        if place in (moved, FIXED_UNIT) or unit.box == _HELD or kind not in _MOVES_AGAIN[family]:
            continue
        found.setdefault((kind, unit), place)
    return list(found.values())


def _unit_prompt(t: Table[Presidency], actor: Actor, moved: int, family: int) -> str:
    return said.WHICH_UNIT_MOVES if moved == NOBODY else said.WHICH_OTHER_UNIT_MOVES


@choice(_unit_prompt, rule="Move/Deploy Forces")
def choose_unit(t: Table[Presidency], actor: Actor, moved: int, family: int) -> list[Option]:
    """Any unit on the map, or a second one that goes with the first. (GM Move/Deploy Forces)"""
    s = t.state
    found = [_unit_option(place, s.world.units[place], family) for place in movable(s, moved, family)]
    if moved != NOBODY:
        found.append(_NO_OTHER)
    return found


@choose_unit.barred
def _units_that_stay(t: Table[Presidency], actor: Actor, moved: int, family: int) -> Iterator[Barred]:
    units = t.state.world.units
    if moved == NOBODY:
        kind, box = UNITS[FIXED_UNIT]
        yield Barred(said.unit_at(kind, box), said.STAYS_IN_KOREA, _at(box))
        held = dict.fromkeys(kind for (kind, _), unit in zip(UNITS, units, strict=True) if unit.box == _HELD)
        for kind in held:
            yield Barred(
                said.unit_at(kind, int(Box.HELD_BY_CONGRESS)), said.HELD_BY_CONGRESS, _at(Box.HELD_BY_CONGRESS)
            )


def _at(box: int) -> str:
    """What shows a box on the board: its region, its ally, or the box itself."""
    if box in _ALLY_BOXES:
        return f"nation:{box - _ALLY_BOXES[0] + int(ALLIES[0])}"
    return f"region:{box}" if box < len(WORLD) else f"box:{box}"


@cache
def _unit_option(place: int, unit: Unit, family: int) -> Option:
    kind = UNITS[place][0]
    if unit.in_transit:
        return Option(said.get_ready(kind, unit.box), do(unit_arrives, place), _at(unit.box))
    return Option(said.unit_at(kind, unit.box), do(send_unit, place, family), _at(unit.box))


@step
def send_unit(t: Table[Presidency], place: int, family: int) -> None:
    """A unit is to move."""
    t.then(choose_destination, THE_PRESIDENT, place, family)


def _destination_prompt(t: Table[Presidency], actor: Actor, place: int, family: int) -> str:
    return said.where_to(UNITS[place][0], t.state.world.units[place].box)


@choice(_destination_prompt, rule="Move/Deploy Forces")
def choose_destination(t: Table[Presidency], actor: Actor, place: int, family: int) -> list[Option]:
    """Any box to which this unit can go. (GM Move/Deploy Forces)"""
    return [_destination_option(place, box, family) for box in destinations(t.state, place, family)]


@cache
def _destination_option(place: int, box: int, family: int) -> Option:
    cost = said.IN_TRANSIT_FIRST if UNITS[place][0] == UnitType.HEAVY else ""
    return Option(said.to_box(box), do(unit_moves, place, box, family), _at(box), cost)


@step
def unit_moves(t: Table[Presidency], place: int, box: int, family: int) -> None:
    """The unit goes there, a heavy one in transit; then another may go with it, if it is of a kind that moves in twos.
    (GM Move/Deploy Forces, US Army Heavy Units)"""
    s = t.state
    kind, before = UNITS[place][0], s.world.units[place].box
    heavy = kind == UnitType.HEAVY
    s.world.units = changed(s.world.units, place, Unit(box, in_transit=heavy))
    t.tell("unit_moved", int(kind), before, box, heavy)
    unit_came_home(t, place, before, box)
    with_it = _goes_with(kind, before, box) if family == ANY_UNIT else NOBODY
    if with_it != NOBODY and movable(s, place, with_it):
        t.then(choose_unit, THE_PRESIDENT, place, with_it)


def _goes_with(kind: UnitType, before: int, box: int) -> int:
    """What can move together with a unit; nothing with one that moves by itself."""
    if kind in _SCOUTS:
        return SCOUTS
    at_sea = kind == UnitType.CARRIER or (kind == UnitType.MARINES and (before in _ZONES or box in _ZONES))
    return FLEET if at_sea else NOBODY


@step
def unit_arrives(t: Table[Presidency], place: int) -> None:
    """A heavy unit in transit is ready from now on. (GM US Army Heavy Units)"""
    s = t.state
    unit = s.world.units[place]
    s.world.units = changed(s.world.units, place, Unit(unit.box))
    t.tell("unit_ready", int(UNITS[place][0]), unit.box)


@step
def no_other_unit(t: Table[Presidency]) -> None:
    """One unit was enough."""


_NO_OTHER = Option(said.NO_OTHER_UNIT, do(no_other_unit), declines=True)


# Military action 1: rapid capabilities


def raise_rapid_capability(t: Table[Presidency], capability: int) -> None:
    """A rapid capabilities counter: one more roll for this capability when capabilities improve. (GM Strategic
    Capabilities)"""
    world = t.state.world
    counters = world.rapid_capabilities
    world.rapid_capabilities = changed(counters, capability, counters[capability] + 1)
    t.tell("rapid_capability", capability)


# Footprints


def leave_footprint(t: Table[Presidency], region: int) -> None:
    """A footprint counter is drawn face down, if one is left. (GM US Military Footprint)"""
    world = t.state.world
    if not world.footprint_supply:
        return
    counter, world.footprint_supply = pick(world.footprint_supply, t.dice)
    here = world.regions[region]
    world.change_region(region, msgspec.structs.replace(here, footprints=(*here.footprints, counter)))
    t.tell("footprint", region, len(here.footprints) + 1)


def remove_footprint(t: Table[Presidency], region: int) -> None:
    """A footprint goes back unseen, if there is one. (GM US Military Footprint)"""
    world = t.state.world
    here = world.regions[region]
    if not here.footprints:
        return
    counter, left = pick(here.footprints, t.dice)
    world.footprint_supply += (counter,)
    world.change_region(region, msgspec.structs.replace(here, footprints=left))
    t.tell("footprint", region, len(left))


def leaves_footprint(kind: UnitType, region: int) -> bool:
    """Whether a unit that is ready in a region leaves a footprint there. (GM US Military Footprint)"""
    return kind not in _NO_FOOTPRINT and region not in _IN_EUROPE


def footprints_due(s: Presidency, region: int) -> int:
    """One for every unit that leaves a footprint, none of them in Europe, and one for every war that the United States
    fight there. (GM US Military Footprint; TSF Consequences 5)"""
    return footprints_of(s.world.units, s.world.wars, region)


def footprints_of(units: tuple[Unit, ...], wars: tuple[War, ...], region: int) -> int:
    """The same of units and wars."""
    feet = 0 if region in _IN_EUROPE else _heavy_feet(units)[region]
    return feet + sum(war.region == region and war.us_side != 0 for war in wars)


@lru_cache(maxsize=REMEMBERED)
def _heavy_feet(units: tuple[Unit, ...]) -> tuple[int, ...]:
    """How many units in each region leave a footprint there."""
    found = [0] * len(Region)
    for (kind, _), unit in zip(UNITS, units, strict=True):
        if unit.box < len(found) and kind not in _NO_FOOTPRINT:
            found[unit.box] += 1
    return tuple(found)
