"""The state of the nation: the press, the base, crises and failures, good times. (GM State of the Nation)"""

from __future__ import annotations

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import do, on_roll, step
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.printed import (
    APPROVAL_BOX,
    CORE_APPROVAL,
    CORE_SUPPORT,
    MEDIA_SLANT,
)
from resolute.games.presidency.content.sequence import THREE, phase_key
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    MEDIA,
)
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.operations.tensions import strain_cabinet
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import nation as said

AID_SUCCEEDS = 8
"""The highest roll with which humanitarian aid helps. (TSF The UN Action Segment)"""


@step
def media_decline(t: Table[Presidency]) -> None:
    """Relations with the media wear out; a gifted Press Secretary keeps them up in the third phase. (GM Media
    Relations, Exceptional White House Resources)"""
    s = t.state
    if Resource.PRESS_SECRETARY in s.president.resources and s.clock.segment == phase_key(THREE, "congress"):
        return
    move(t, MEDIA, -1, said.TIME_PASSES)


@step
def media_slant(t: Table[Presidency]) -> None:
    """Media relations color what the public thinks. (GM Media Slant)"""
    move(t, APPROVAL, MEDIA_SLANT[t.state.nation.media], said.MEDIA_SLANT)


@step
def core_support(t: Table[Presidency]) -> None:
    """The base pulls approval toward 40 %, above it or below, and never beyond. (GM Core Support)"""
    s = t.state
    boxes = min(CORE_SUPPORT[s.president.party_relations], abs(s.president.approval - CORE_APPROVAL) // APPROVAL_BOX)
    move(t, APPROVAL, boxes if s.president.approval < CORE_APPROVAL else -boxes, said.CORE_SUPPORT)


@step
def domestic_crisis_event(t: Table[Presidency]) -> None:
    """The chit of a domestic crisis: a tension in the cabinet, then a roll. (GM Draw Crisis Chits, chart D9)"""
    strain_cabinet(t)
    t.then(happen, "chart/D9", None)


@step
def domestic_chaos(t: Table[Presidency]) -> None:
    """Chaos breaks out at home. (TSF Resolve Terror Acts or Chaos, chart WT2)"""
    t.then(happen, "chart/WT2/domestic", None)


@step
def good_times(t: Table[Presidency]) -> None:
    """The chit of good times. (GM Draw Crisis Chits, chart D15)"""
    t.then(happen, "chart/D15", None)


@step
def humanitarian_aid(t: Table[Presidency]) -> None:
    """The United Nations try to help the region with the worst crisis; a new player's modifier counts. (TSF The UN
    Action Segment)"""
    world = t.state.world
    worst = max(region.crisis for region in world.abroad)
    if not worst:
        return
    places = [place for place, region in enumerate(world.abroad) if region.crisis == worst]
    region = places[t.dice.below(len(places))] if len(places) > 1 else places[0]
    t.roll(D10, said.HUMANITARIAN_AID, then=do(aid_arrives, region), modifiers=t.game.roll_modifiers(t))


@on_roll
def aid_arrives(t: Table[Presidency], total: int, region: int) -> None:
    """On 1 to 8 the crisis in the region is one less. (TSF The UN Action Segment)"""
    world = t.state.world
    here = world.regions[region]
    if total <= AID_SUCCEEDS:
        world.change_region(region, msgspec.structs.replace(here, crisis=here.crisis - 1))
    t.tell("humanitarian_aid", region, world.regions[region].crisis)
