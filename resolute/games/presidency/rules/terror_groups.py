"""Terror groups appear, rise and fall, in the regions and in the United States. (GM Terror Groups)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import step
from resolute.engine.pieces import changed, without
from resolute.engine.table import Table
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.terror import HIGHEST_LEVEL, MAX_GROUPS, ROGUE_COUNTERS, IntelBox
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    CONGRESS,
    COOPERATION,
    HOMELAND_SECURITY,
)
from resolute.games.presidency.operations.moves import lose, move
from resolute.games.presidency.state import Presidency, RogueState, TerrorGroup
from resolute.games.presidency.words import terror_groups as said

CONUS = int(Region.CONUS)
Groups = tuple[TerrorGroup, ...]


def groups_in(s: Presidency, region: int) -> Groups:
    """The terror groups of a region, or of the United States."""
    return s.world.regions[region].terror_groups


def named_group(groups: Groups) -> TerrorGroup:
    """The group that an instruction means: the highest that is not on the intel track, else from Gathering on.
    (GM Terror Groups)"""
    return min(groups, key=lambda group: (group.box, -group.level))


def _highest(groups: Groups) -> TerrorGroup:
    """The highest group, on the intel track or not."""
    return min(groups, key=lambda group: (-group.level, group.box))


def _weakest(groups: Groups) -> TerrorGroup:
    """The lowest group; of equal ones the one that is known least."""
    return min(groups, key=lambda group: (group.level, group.box))


def _put(s: Presidency, region: int, groups: Groups) -> None:
    s.world.change_region(region, msgspec.structs.replace(s.world.regions[region], terror_groups=groups))


def place_group(t: Table[Presidency], region: int, old: TerrorGroup, level: int, box: IntelBox) -> None:
    """A group has another level or another place on the intel track; below level 1 it is gone."""
    s = t.state
    left = without(groups_in(s, region), old)
    if level < 1:
        _put(s, region, left)
        t.tell("terror_gone", region)
    else:
        _put(s, region, (*left, TerrorGroup(level, box)))
        t.tell("terror_group", region, level, int(box))


def add_group(t: Table[Presidency], region: int, level: int = 1) -> None:
    """A new group, of level 1 if nothing else is said; a region that is full promotes its highest instead.
    (GM Max Terror Groups)"""
    s = t.state
    here = groups_in(s, region)
    if region != CONUS and len(here) >= MAX_GROUPS[s.world.regions[region].stability]:
        promote_group(t, region, _highest(here))
    else:
        _put(s, region, (*here, TerrorGroup(level)))
        t.tell("terror_group", region, level, int(IntelBox.UNSEEN))


def promote_group(t: Table[Presidency], region: int, group: TerrorGroup) -> None:
    """A group rises a level; beyond the fourth it is a rogue state, but never in the United States."""
    if group.level < HIGHEST_LEVEL:
        place_group(t, region, group, group.level + 1, group.box)
    elif region == CONUS:
        _burgeon(t)
    else:
        _put(t.state, region, without(groups_in(t.state, region), group))
        new_rogue_state(t, region, 1)


def _burgeon(t: Table[Presidency]) -> None:
    """A group of level 4 in the United States stays, and the nation suffers from it. (GM Max Terror Groups)"""
    why = said.TERROR_IN_THE_UNITED_STATES
    move(t, APPROVAL, -4, why)
    move(t, CONGRESS, -1, why)
    move(t, HOMELAND_SECURITY, -1, why)
    move(t, COOPERATION, -1, why)


def new_rogue_state(t: Table[Presidency], region: int, level: int) -> None:
    """A rogue state appears; without a counter for it the game is lost. (GM Rogue States)"""
    world = t.state.world
    if world.rogue_count >= ROGUE_COUNTERS:
        lose(t, "rogue_states")
        return
    here = world.regions[region]
    world.change_region(region, msgspec.structs.replace(here, rogue_states=(*here.rogue_states, RogueState(level))))
    t.tell("rogue_state", region, level)


def promote_highest(t: Table[Presidency], region: int) -> None:
    """The highest group of a region is promoted, on the intel track or not, if there is one."""
    here = groups_in(t.state, region)
    if here:
        promote_group(t, region, _highest(here))


def lower_weakest(t: Table[Presidency], region: int) -> None:
    """The lowest group of a region is diminished, if there is one."""
    here = groups_in(t.state, region)
    if here:
        group = _weakest(here)
        place_group(t, region, group, group.level - 1, group.box)


def change_rogue(t: Table[Presidency], region: int, place: int, level: int) -> None:
    """A rogue state has another level; below 1 it is a terror group of level 4 again. (GM Rogue States)"""
    world = t.state.world
    here = world.regions[region]
    old, rest = here.rogue_states[place], (*here.rogue_states[:place], *here.rogue_states[place + 1 :])
    if level < 1:
        world.change_region(region, msgspec.structs.replace(here, rogue_states=rest))
        t.tell("rogue_state_falls", region)
        add_group(t, region, HIGHEST_LEVEL)
        return
    changed_one = msgspec.structs.replace(old, level=min(HIGHEST_LEVEL, level))
    states = (*here.rogue_states[:place], changed_one, *here.rogue_states[place + 1 :])
    world.change_region(region, msgspec.structs.replace(here, rogue_states=states))
    t.tell("rogue_state_level", region, changed_one.level)


def slow_rogue(t: Table[Presidency], region: int) -> None:
    """The rogue state of a region that is at war, else the largest, gets a "-1 action" counter. (TSF Consequences
    3e)"""
    here = t.state.world.regions[region]
    fought = [place for place, one in enumerate(here.rogue_states) if one.at_war]
    place = fought[0] if fought else largest_rogue(t.state, region)
    if place is not None:
        states = changed(here.rogue_states, place, msgspec.structs.replace(here.rogue_states[place], slowed=True))
        t.state.world.change_region(region, msgspec.structs.replace(here, rogue_states=states))
        t.tell("rogue_slowed", region)


def largest_rogue(s: Presidency, region: int) -> int | None:
    """The place of the largest rogue state of a region."""
    states = s.world.regions[region].rogue_states
    return max(range(len(states)), key=lambda place: states[place].level) if states else None


def raise_highest_group(t: Table[Presidency]) -> None:
    """The highest group on the board rises a level, of equals one at random. (TSF Terror Acts Table)"""
    regions = t.state.world.regions
    best = max((here.highest_group for here in regions), default=0)
    found = [(at, group) for at, here in enumerate(regions) for group in here.terror_groups if group.level == best]
    if found:
        region, group = found[t.dice.below(len(found))] if len(found) > 1 else found[0]
        promote_group(t, region, group)


def consolidate_groups(t: Table[Presidency]) -> None:
    """In every region two groups of level 1 become one of level 2, which is known as little as the one of them that was
    known less. (TSF Terror Acts Procedure)"""
    for region in range(CONUS):
        weak = sorted(group for group in groups_in(t.state, region) if group.level == 1)[:2]
        if len(weak) == 2:
            left = groups_in(t.state, region)
            for group in weak:
                left = without(left, group)
            _put(t.state, region, (*left, TerrorGroup(2, weak[0].box)))
            t.tell("terror_consolidates", region)


@step
def new_terror_group(t: Table[Presidency], region: int) -> None:
    """A terror group of level 1 appears, not on the intel track. (GM Terror Groups, Intel Track)"""
    add_group(t, region)


@step
def raise_terror_group(t: Table[Presidency], region: int) -> None:
    """A terror group is promoted, if there is one. (GM Terror Groups)"""
    here = groups_in(t.state, region)
    if here:
        promote_group(t, region, named_group(here))


def grow_group(t: Table[Presidency], region: int) -> None:
    """A terror group is promoted; where there is none, one appears."""
    here = groups_in(t.state, region)
    if here:
        promote_group(t, region, named_group(here))
    else:
        add_group(t, region)


def lower_group(t: Table[Presidency], region: int, by: int = 1) -> None:
    """A terror group is diminished by levels, if there is one; below level 1 it is removed. (GM Terror Groups)"""
    here = groups_in(t.state, region)
    if here:
        group = named_group(here)
        place_group(t, region, group, group.level - by, group.box)


@step
def grow_terror_group(t: Table[Presidency], region: int) -> None:
    """A terror group is promoted; where there is none, one appears."""
    grow_group(t, region)


@step
def raise_weakest_group(t: Table[Presidency], region: int) -> None:
    """The weakest terror group is promoted, if there is one."""
    here = groups_in(t.state, region)
    if here:
        promote_group(t, region, _weakest(here))


@step
def lower_terror_group(t: Table[Presidency], region: int) -> None:
    """A terror group is diminished; one of level 1 is removed. (GM Terror Groups)"""
    lower_group(t, region)
