"""Counter-terrorism in the United States: attacks, tracking and raids. (GM Domestic Terror Attacks, Domestic
Counter-Terrorism)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from resolute.engine.conditions import Condition, Subject
from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.terror import IntelBox, box_of, level_of
from resolute.games.presidency.rolls import THE_PRESIDENT, beside_the_action
from resolute.games.presidency.rules.terror_groups import CONUS, named_group
from resolute.games.presidency.state import Presidency

FIXED = int(IntelBox.TARGET_FIXED)


class GroupToTrack(Condition, frozen=True):
    """There is a terror group in the United States that can still be tracked."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        here = t.state.terror_groups[CONUS]
        return bool(here) and any(box_of(group) < FIXED for group in here)

    def say(self) -> str:
        return "there is a terror group in the United States that is not yet a fixed target"


class GroupToRaid(Condition, frozen=True):
    """There is a terror group in the United States that can be raided."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        here = t.state.terror_groups[CONUS]
        return bool(here) and any(box_of(group) == FIXED for group in here)

    def say(self) -> str:
        return "a terror group in the United States is a fixed target"


@step
def domestic_terror(t: Table[Presidency]) -> None:
    """A terror group attacks in the United States if homeland security fails; without a group there is only a new
    one and a crisis. (GM Domestic Terror Attacks, chart D11)"""
    here = t.state.terror_groups[CONUS]
    if here:
        beside_the_action(t, "chart/D11", level_of(named_group(here)))
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


def _groups(t: Table[Presidency], fixed: bool) -> list[tuple[int, str]]:
    """The different groups that are fixed targets, or are not yet, the highest first, each with its address: equal
    groups are one choice, and the first of them is pointed at."""
    here = t.state.terror_groups[CONUS]
    found = sorted({one for one in here if (box_of(one) == FIXED) == fixed}, reverse=True)
    return [(one, f"terror:{here.index(one)}") for one in found]


def _name(group: int) -> str:
    return f"The group of level {level_of(group)} ({IntelBox(box_of(group)).label})"


@cache
def _option(address: str, group: int, at: str) -> Option:
    return Option(_name(group), do(happen, address, group), at)


@choice("Which terror group do you track?", rule="Domestic Counter-Terrorism", forced=True)
def choose_group_to_track(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Any group in the United States that is not yet a fixed target. (GM Domestic Counter-Terrorism)"""
    return [_option("check/track_terror", group, at) for group, at in _groups(t, fixed=False)]


@choose_group_to_track.barred
def _not_tracked(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    for group, at in _groups(t, fixed=True):
        yield Barred(_name(group), "Already Target Fixed: raid it instead", at)


@choice("Which terror group do you raid?", rule="Domestic Counter-Terrorism", forced=True)
def choose_group_to_raid(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Any group in the United States that is a fixed target. (GM Domestic Counter-Terrorism)"""
    return [_option("chart/D12", group, at) for group, at in _groups(t, fixed=True)]


@choose_group_to_raid.barred
def _not_raided(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    for group, at in _groups(t, fixed=False):
        yield Barred(_name(group), "Only a group at Target Fixed can be raided", at)
