"""Counter-terrorism in the United States: attacks, tracking and raids. (GM Domestic Terror Attacks, Domestic
Counter-Terrorism)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.pieces import REMEMBERED
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.library import SomethingToAimAt
from resolute.games.presidency.operations.moves import beside_the_action
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.terror_groups import CONUS, groups_in, named_group
from resolute.games.presidency.state import (
    Presidency,
    TerrorGroup,
)
from resolute.games.presidency.subjects import (
    ATTACK,
    TERROR,
    target,
)
from resolute.games.presidency.words import terror_at_home as said


class GroupToTrack(SomethingToAimAt, frozen=True):
    """There is a terror group in the United States that can still be tracked."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(group.box < IntelBox.TARGET_FIXED for group in groups_in(t.state, CONUS))

    def say(self) -> str:
        return said.GROUP_TO_TRACK


class GroupToRaid(SomethingToAimAt, frozen=True):
    """There is a terror group in the United States that can be raided."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(group.box == IntelBox.TARGET_FIXED for group in groups_in(t.state, CONUS))

    def say(self) -> str:
        return said.GROUP_TO_RAID


@step
def domestic_terror(t: Table[Presidency]) -> None:
    """A terror group attacks in the United States if homeland security fails; without a group there is only a new
    one and a crisis. (GM Domestic Terror Attacks, chart D11)"""
    here = groups_in(t.state, CONUS)
    if here:
        beside_the_action(t, "chart/D11", target(ATTACK, named_group(here).level))
    else:
        beside_the_action(t, "chart/D11/passed")


@step
def track_terror(t: Table[Presidency]) -> None:
    """Domestic action 7: a group in the United States is tracked, if there is one to track."""
    if GroupToTrack().holds(t, None):
        t.then(choose_group_to_track, THE_PRESIDENT)


@step
def raid_terror(t: Table[Presidency]) -> None:
    """Domestic action 8: a group that is a fixed target is raided, if there is one."""
    if GroupToRaid().holds(t, None):
        t.then(choose_group_to_raid, THE_PRESIDENT)


@lru_cache(maxsize=REMEMBERED)
def _groups(here: tuple[TerrorGroup, ...], fixed: bool) -> tuple[tuple[TerrorGroup, Target], ...]:
    """The different groups that are fixed targets, or are not yet, the highest first: equal groups are one choice, and
    the first of them is pointed at."""
    found = sorted({one for one in here if (one.box == IntelBox.TARGET_FIXED) == fixed}, reverse=True)
    return tuple((one, target(TERROR, here.index(one))) for one in found)


def _name(group: TerrorGroup) -> str:
    return said.the_group_of_level(group.level, group.box.label)


@lru_cache(maxsize=REMEMBERED)
def _options(address: str, here: tuple[TerrorGroup, ...], fixed: bool) -> tuple[Option, ...]:
    return tuple([Option(_name(group), do(happen, address, on), on.at) for group, on in _groups(here, fixed)])


@choice(said.TRACK_PROMPT, rule="Domestic Counter-Terrorism", forced=True)
def choose_group_to_track(t: Table[Presidency], actor: Actor) -> tuple[Option, ...]:
    """Any group in the United States that is not yet a fixed target. (GM Domestic Counter-Terrorism)"""
    return _options("check/track_terror", groups_in(t.state, CONUS), fixed=False)


@choose_group_to_track.barred
def _not_tracked(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    for group, on in _groups(groups_in(t.state, CONUS), fixed=True):
        yield Barred(_name(group), said.ALREADY_TARGET_FIXED, on.at)


@choice(said.RAID_PROMPT, rule="Domestic Counter-Terrorism", forced=True)
def choose_group_to_raid(t: Table[Presidency], actor: Actor) -> tuple[Option, ...]:
    """Any group in the United States that is a fixed target. (GM Domestic Counter-Terrorism)"""
    return _options("chart/D12", groups_in(t.state, CONUS), fixed=True)


@choose_group_to_raid.barred
def _not_raided(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    for group, on in _groups(groups_in(t.state, CONUS), fixed=False):
        yield Barred(_name(group), said.NOT_TARGET_FIXED, on.at)
