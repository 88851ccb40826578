"""What changes in a region: crises, stability, influence and bases, unstable states, civil wars, Iranian influence.
(GM Regional Crises, Regional Stability, Russian/Chinese Influence Track, Iran Influence, Civil Wars)"""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.frames import step
from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.presidency.content.peers import BASE
from resolute.games.presidency.content.places import (
    ALLIES,
    ALLY_REGION,
    REGION_OF_DIE,
    Closeness,
    Nation,
    Region,
)
from resolute.games.presidency.content.printed import (
    AFTER_A_MAJOR_CRISIS,
    MAJOR_CRISIS,
    MAX_CIVIL_WARS,
    REGION_HIGH,
    REGION_LOW,
)
from resolute.games.presidency.content.tracks import APPROVAL, CONGRESS
from resolute.games.presidency.operations.moves import beside_the_action, move
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.state import CivilWar, Presidency
from resolute.games.presidency.subjects import REGION, target
from resolute.games.presidency.words import regions as said

MIDDLE_EAST = int(Region.MIDDLE_EAST)


def random_region(t: Table[Presidency], why: str = said.RANDOM_REGION) -> int:
    """A die names one of the eight regions. (GM Regions)"""
    (face,) = t.roll_now(D10, why)
    return REGION_OF_DIE[face - 1]


def _put(t: Table[Presidency], region: int, **changes: Any) -> None:
    world = t.state.world
    world.change_region(region, msgspec.structs.replace(world.regions[region], **changes))


# Crises


def raise_crisis(t: Table[Presidency], region: int, by: int = 1) -> None:
    """The crises of a region grow box by box; beyond the third there is a major crisis, which is rolled for. Boxes
    beyond that wait in the marker until the major crisis is over. (GM Regional Crises, Major Regional Crisis)"""
    before = t.state.world.regions[region].crisis
    _put(t, region, crisis=before + by)
    t.tell("crisis", region, min(before + by, MAJOR_CRISIS))
    if before < MAJOR_CRISIS <= before + by:
        t.then(major_crisis, region)


def ease_crisis(t: Table[Presidency], region: int, by: int = 1) -> None:
    """The crises of a region shrink, as far as they go."""
    before = t.state.world.regions[region].crisis
    after = max(0, before - by)
    if after != before:
        _put(t, region, crisis=after)
        t.tell("crisis", region, min(after, MAJOR_CRISIS))


def set_crisis(t: Table[Presidency], region: int, value: int) -> None:
    """The marker of the crises goes to a box."""
    _put(t, region, crisis=value)
    t.tell("crisis", region, value)


@step
def major_crisis(t: Table[Presidency], region: int) -> None:
    """A major regional crisis: the marker goes back to 2, and chart WD1 says what it brings. (GM Major Regional
    Crisis)"""
    here = t.state.world.regions[region]
    if here.crisis < MAJOR_CRISIS:
        # Something has eased the crisis before it was its turn.
        return
    after = AFTER_A_MAJOR_CRISIS + here.crisis - MAJOR_CRISIS
    _put(t, region, crisis=after)
    t.tell("major_crisis", region)
    beside_the_action(t, "chart/WD1", target(REGION, region))
    if after >= MAJOR_CRISIS:
        t.then(major_crisis, region)


@step
def random_regional_crisis(t: Table[Presidency]) -> None:
    """The chit of a random regional crisis: a die names the region. (GM Draw Crisis Chits)"""
    raise_crisis(t, random_region(t))


# Stability


def change_stability(t: Table[Presidency], region: int, by: int) -> None:
    """The stability of a region moves, from 3 to 8. (GM Regional Stability)"""
    before = t.state.world.regions[region].stability
    value = min(REGION_HIGH, max(REGION_LOW, before + by))
    if value != before:
        _put(t, region, stability=value)
    t.tell("stability", region, value)


# Influence


def change_influence(t: Table[Presidency], peer: int, region: int, by: int) -> None:
    """A peer gains influence counters, three of which are a base; or it loses as many as it has beside a base.
    (GM Russian/Chinese Influence Track)"""
    here = t.state.world.regions[region]
    before, base = here.influence(peer), here.base(peer)
    value = max(BASE if base else 0, before + by)
    builds = value >= BASE and not base
    if peer == Nation.RUSSIA:
        _put(t, region, russian_influence=value, russian_base=base or builds)
    else:
        _put(t, region, chinese_influence=value, chinese_base=base or builds)
    t.tell("influence", peer, region, value)
    if builds:
        t.tell("base", peer, region)
        move(t, CONGRESS, -1, said.A_BASE)
        move(t, APPROVAL, -2, said.A_BASE)


def removable(s: Presidency, peer: int, region: int) -> int:
    """How many influence counters of a peer could be removed."""
    return s.world.regions[region].removable(peer)


# Unstable states and civil wars


def change_unstable(t: Table[Presidency], region: int, by: int, iranian: bool = False) -> None:
    """Unstable states appear, as many as there have to be, or are removed: with Iranian influence beneath them, if
    `iranian` says so, else others first. (GM Unstable States, Iran Influence)"""
    world = t.state.world
    value = max(0, world.regions[region].unstable_states + by)
    _put(t, region, unstable_states=value)
    if region == MIDDLE_EAST:
        beneath = max(0, world.iran_influence_unstable + (by if iranian else 0))
        world.iran_influence_unstable = min(beneath, value)
    t.tell("unstable_states", region, value)


def civil_war(t: Table[Presidency], region: int, iranian: bool = False) -> None:
    """A civil war breaks out; where there are as many as stability allows, ceasefires among them, the state is only
    unstable. (GM Max Civil Wars)"""
    here = t.state.world.regions[region]
    if len(here.civil_wars) >= MAX_CIVIL_WARS[here.stability]:
        change_unstable(t, region, +1, iranian)
        return
    _put(t, region, civil_wars=(*here.civil_wars, CivilWar(iranian=iranian)))
    t.tell("civil_war", region)


def unstable_to_civil_war(t: Table[Presidency], region: int, iranian: bool = False) -> None:
    """An unstable state falls into civil war, and Iranian influence stays beneath the counter that is turned over;
    without an unstable state there is a new civil war. (GM Civil Wars, Unstable States, Iran Influence)"""
    world = t.state.world
    states = world.regions[region].unstable_states
    if states:
        iranian = iranian or (region == MIDDLE_EAST and world.iran_influence_unstable == states)
        change_unstable(t, region, -1, iranian)
    civil_war(t, region, iranian)


def put_civil_war(t: Table[Presidency], region: int, place: int, war: CivilWar | None) -> None:
    """A civil war changes, or is over."""
    wars = t.state.world.regions[region].civil_wars
    _put(t, region, civil_wars=wars[:place] + wars[place + 1 :] if war is None else changed(wars, place, war))


# Iranian influence


def place_iranian_influence(t: Table[Presidency]) -> None:
    """An Iranian influence counter goes beside Israel if none is there, else under a civil war, a ceasefire or an
    unstable state of the Middle East that has none, else beside Israel. (GM Iran Influence)"""
    world = t.state.world
    here = world.regions[MIDDLE_EAST]
    free = sorted(
        (place for place, one in enumerate(here.civil_wars) if not one.iranian),
        key=lambda place: here.civil_wars[place].ceasefire,
    )
    if not world.iran_influence:
        world.iran_influence = 1
        t.tell("iran_influence", "israel")
    elif free:
        put_civil_war(t, MIDDLE_EAST, free[0], msgspec.structs.replace(here.civil_wars[free[0]], iranian=True))
        t.tell("iran_influence", "civil_war")
    elif world.iran_influence_unstable < here.unstable_states:
        world.iran_influence_unstable += 1
        t.tell("iran_influence", "unstable_state")
    else:
        world.iran_influence += 1
        t.tell("iran_influence", "israel")


def total_iranian_influence(s: Presidency) -> int:
    """All Iranian influence in the Middle East, wherever it lies."""
    world = s.world
    under = sum(one.iranian for one in world.regions[MIDDLE_EAST].civil_wars)
    return world.iran_influence + world.iran_influence_unstable + under


# Allies in a region


def allies_in(region: int) -> tuple[int, ...]:
    """The allies that lie in a region. (GM Allies)"""
    return tuple(int(ally) for ally, where in zip(ALLIES, ALLY_REGION, strict=True) if where == region)


def very_close_allies(s: Presidency, region: int) -> int:
    """How many allies in a region are very close."""
    return sum(s.world.closeness(ally) == Closeness.VERY_CLOSE for ally in allies_in(region))


def random_ally(t: Table[Presidency], region: int) -> int | None:
    """An ally in a region, at random if there are several."""
    here = allies_in(region)
    if not here:
        return None
    return here[t.dice.below(len(here))] if len(here) > 1 else here[0]
