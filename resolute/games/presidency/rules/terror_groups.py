"""Terror groups appear, rise and fall, in the regions and in the United States. (GM Terror Groups)"""

from __future__ import annotations

from resolute.engine.frames import step
from resolute.engine.pieces import changed, without
from resolute.engine.table import Table
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.terror import (
    HIGHEST_LEVEL,
    MOST_GROUPS,
    ROGUE_COUNTERS,
    IntelBox,
    box_of,
    code_of,
    level_of,
)
from resolute.games.presidency.moves import lose, move
from resolute.games.presidency.state import Presidency

CONUS = int(Region.CONUS)
Groups = tuple[int, ...]


def named_group(groups: Groups) -> int:
    """The group that an instruction means: the highest that is not on the intel track, else from Gathering on.
    (GM Terror Groups)"""
    return min(groups, key=lambda group: (box_of(group), -level_of(group)))


def _highest(groups: Groups) -> int:
    """The highest group, on the intel track or not."""
    return min(groups, key=lambda group: (-level_of(group), box_of(group)))


def _weakest(groups: Groups) -> int:
    """The lowest group; of equal ones the one that is known least."""
    return min(groups, key=lambda group: (level_of(group), box_of(group)))


def _put(s: Presidency, region: int, groups: Groups) -> None:
    s.terror_groups = changed(s.terror_groups, region, groups)


def place_group(t: Table[Presidency], region: int, old: int, level: int, box: int) -> None:
    """A group has another level or another place on the intel track; below level 1 it is gone."""
    s = t.state
    left = without(s.terror_groups[region], old)
    if level < 1:
        _put(s, region, left)
        t.tell("terror_gone", region)
    else:
        _put(s, region, (*left, code_of(level, box)))
        t.tell("terror_group", region, level, box)


def add_group(t: Table[Presidency], region: int) -> None:
    """A new group of level 1; a region that is full promotes its highest instead. (GM Max Terror Groups)"""
    s = t.state
    here = s.terror_groups[region]
    if region != CONUS and len(here) >= MOST_GROUPS[s.stability[region]]:
        promote_group(t, region, _highest(here))
    else:
        _put(s, region, (*here, code_of(1, IntelBox.UNSEEN)))
        t.tell("terror_group", region, 1, int(IntelBox.UNSEEN))


def promote_group(t: Table[Presidency], region: int, group: int) -> None:
    """A group rises a level; beyond the fourth it is a rogue state, but never in the United States."""
    if level_of(group) < HIGHEST_LEVEL:
        place_group(t, region, group, level_of(group) + 1, box_of(group))
    elif region == CONUS:
        _burgeon(t)
    else:
        _put(t.state, region, without(t.state.terror_groups[region], group))
        _rise_to_rogue_state(t, region)


def _burgeon(t: Table[Presidency]) -> None:
    """A group of level 4 in the United States stays, and the nation suffers from it. (GM Max Terror Groups)"""
    why = "terror in the United States"
    move(t, "approval", -4, why)
    move(t, "congress", -1, why)
    move(t, "homeland_security", -1, why)
    move(t, "cooperation", -1, why)


def _rise_to_rogue_state(t: Table[Presidency], region: int) -> None:
    """A rogue state of level 1; without a counter for it the game is lost. (GM Rogue States)"""
    s = t.state
    if s.rogue_count >= ROGUE_COUNTERS:
        lose(t, "rogue_states")
        return
    s.rogue_states = changed(s.rogue_states, region, (*s.rogue_states[region], 1))
    t.tell("rogue_state", region, 1)


@step
def new_terror_group(t: Table[Presidency], region: int) -> None:
    """A terror group of level 1 appears, not on the intel track. (GM Terror Groups, Intel Track)"""
    add_group(t, region)


@step
def raise_terror_group(t: Table[Presidency], region: int) -> None:
    """A terror group is promoted, if there is one. (GM Terror Groups)"""
    here = t.state.terror_groups[region]
    if here:
        promote_group(t, region, named_group(here))


@step
def grow_terror_group(t: Table[Presidency], region: int) -> None:
    """A terror group is promoted; where there is none, one appears."""
    here = t.state.terror_groups[region]
    if here:
        promote_group(t, region, named_group(here))
    else:
        add_group(t, region)


@step
def raise_weakest_group(t: Table[Presidency], region: int) -> None:
    """The weakest terror group is promoted, if there is one."""
    here = t.state.terror_groups[region]
    if here:
        promote_group(t, region, _weakest(here))


@step
def lower_terror_group(t: Table[Presidency], region: int) -> None:
    """A terror group is diminished; one of level 1 is removed. (GM Terror Groups)"""
    here = t.state.terror_groups[region]
    if here:
        group = named_group(here)
        place_group(t, region, group, level_of(group) - 1, box_of(group))
