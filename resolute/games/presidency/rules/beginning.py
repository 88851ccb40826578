"""The beginning of a year: action points, attributes and resources, the focus of intelligence; and what fades at its
end. (TSF Beginning of Each Turn, Clean-Up)"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Attribute, Resource
from resolute.games.presidency.content.places import WORLD, Capability, Region
from resolute.games.presidency.content.printed import CABINET_POINTS
from resolute.games.presidency.content.starts import level_of
from resolute.games.presidency.content.tracks import (
    ACTION_POINTS,
    CHINA_RELATIONS,
    RUSSIA_RELATIONS,
)
from resolute.games.presidency.operations.moves import WORSENS, move, trend
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import beginning as said

EFFICIENT, DISORGANIZED, AMAZING_CHIEF = 4, -3, 2


@step
def year_points(t: Table[Presidency]) -> None:
    """Points of last year are lost; the new ones come from the level, the cabinet, attributes and a resource.
    (TSF Beginning of Each Turn 1)"""
    s = t.state
    s.president.action_points = 0
    move(t, ACTION_POINTS, level_of(s).action_points, said.THE_NEW_YEAR)
    move(t, ACTION_POINTS, CABINET_POINTS[s.cabinet.effectiveness], said.THE_CABINET)
    if Attribute.EFFICIENT in s.president.attributes:
        move(t, ACTION_POINTS, EFFICIENT, Attribute.EFFICIENT.label)
    if Attribute.DISORGANIZED in s.president.attributes:
        move(t, ACTION_POINTS, DISORGANIZED, Attribute.DISORGANIZED.label)
    if Resource.CHIEF_OF_STAFF in s.president.resources:
        move(t, ACTION_POINTS, AMAZING_CHIEF, Resource.CHIEF_OF_STAFF.label)


@step
def attribute_effects(t: Table[Presidency]) -> None:
    """What attributes and resources bring beside action points. (TSF Beginning of Each Turn 2)"""
    s = t.state
    for kind, owned in (("attribute", s.president.attributes), ("resource", s.president.resources)):
        for one in owned:
            if t.game.book.has(f"{kind}/{one}"):
                t.then(comes_into_play, kind, one)


@step
def comes_into_play(t: Table[Presidency], kind: str, one: int) -> None:
    """What an attribute or a resource brings this year."""
    t.tell(kind, one)
    t.then(happen, f"{kind}/{one}", None)


def intelligence_counters(s: Presidency) -> int:
    """Two counters if cyber warfare and reconnaissance are at least as good as both peers', else one.
    (TSF Beginning of Each Turn 6)"""
    ours, *theirs = s.world.capabilities
    leads = all(ours[one] >= peer[one] for one in (Capability.CYBER, Capability.RECON) for peer in theirs)
    return 2 if leads else 1


@step
def place_national_intelligence(t: Table[Presidency]) -> None:
    """The counters of national intelligence are placed again. (TSF Beginning of Each Turn 6)"""
    t.state.world.national_intelligence = ()
    t.then(choose_intelligence_region, THE_PRESIDENT)


def _intelligence_prompt(t: Table[Presidency], actor: Actor) -> str:
    return said.FOCUS_ELSEWHERE if t.state.world.national_intelligence else said.CHOOSE_INTELLIGENCE_REGION


@choice(_intelligence_prompt, rule="Beginning of Each Turn")
def choose_intelligence_region(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """One of the eight world regions, at most one counter in each. (GM Focused National Intelligence)"""
    placed = t.state.world.national_intelligence
    for region, option in zip(WORLD, _REGIONS, strict=True):
        if region not in placed:
            yield option


@step
def focus_intelligence(t: Table[Presidency], region: int) -> None:
    """A counter lies in the region."""
    s = t.state
    s.world.national_intelligence += (region,)
    t.tell("intelligence", region)
    if len(s.world.national_intelligence) < intelligence_counters(s):
        t.then(choose_intelligence_region, THE_PRESIDENT)


def _region_option(region: Region) -> Option:
    label = region.label[0].upper() + region.label[1:]
    return Option(label, do(focus_intelligence, int(region)), at=f"region:{int(region)}")


_REGIONS = tuple(_region_option(one) for one in WORLD)


@step
def peer_relations_fade(t: Table[Presidency]) -> None:
    """Russia and China turn a little from the US every year. (TSF Clean-Up)"""
    for track in (RUSSIA_RELATIONS, CHINA_RELATIONS):
        trend(t, track, WORSENS, said.TIME_PASSES)
