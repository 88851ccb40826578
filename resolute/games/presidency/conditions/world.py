"""Figures and conditions of the world that crisis cards look at, by name: a region, a nation, a conflict, units.

AtMost(crises(Region.AFRICA), 1)      AtLeast(alignment_of(Region.ASIA_PACIFIC), 7)
UnitsIn((UnitType.CARRIER,), (Box.EASTERN_PACIFIC,))      Outdoes(Capability.NAVAL, Nation.CHINA, by=2)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from resolute.engine.conditions import Condition
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Focus
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.forces import Box, UnitType
from resolute.games.presidency.content.places import Capability, Closeness, Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import BoardFigure, BoardTrack, Counted, Told
from resolute.games.presidency.content.wars import MAX_WARS
from resolute.games.presidency.rules.forces import in_box
from resolute.games.presidency.state import Presidency, RegionStatus
from resolute.games.presidency.words import conditions_world as said

GROUND = (UnitType.MARINES, UnitType.LIGHT, UnitType.HEAVY)


# Figures


def _regional(key: str, region: Region, label: str, read: Callable[[RegionStatus], int], **words: Any) -> BoardFigure:
    name = f"{key}_{region.name.lower()}"
    return BoardFigure(name, label, lambda state, on: read(state.world.regions[region]), **words)


def crises(region: Region) -> BoardFigure:
    """The crises of a region."""
    where = region.label
    told = Told(*(partial(one, where) for one in (said.crises_least, said.crises_most, said.crises_least)))
    return _regional("crises", region, said.crises(where), lambda here: here.crisis, told=told)


def stability_of(region: Region) -> BoardFigure:
    """The stability of a region."""
    return _regional("stability", region, said.stability(region.label), lambda here: here.stability)


def alignment_of(region: Region) -> BoardFigure:
    """The alignment of a region."""
    return _regional("alignment", region, said.alignment(region.label), lambda here: here.alignment)


def influence_of(peer: Nation, region: Region) -> BoardFigure:
    """The influence of a peer in a region; a base counts as three."""
    who, where = peer.label, region.label
    most, least = partial(said.influence_most, who, where), partial(said.influence_least, who, where)
    return _regional(
        f"influence_{peer.name.lower()}",
        region,
        said.influence(who, where),
        lambda here: here.influence(int(peer)),
        per=said.each_influence(who, where),
        told=Told(least, most, least),
    )


def highest_group(region: Region) -> BoardFigure:
    """The level of the strongest terror group of a region, 0 if there is none."""
    where = region.label
    told = Told(*(partial(one, where) for one in (said.group_least, said.group_most, said.group_least)))
    return _regional("highest_group", region, said.highest_group(where), lambda here: here.highest_group, told=told)


def unstable_in(region: Region) -> BoardFigure:
    """How many unstable states there are in a region."""
    where = region.label
    counted = Counted(*said.THERE, *said.unstable(where))
    return _regional("unstable", region, said.unstable(where)[2], lambda here: here.unstable_states, counted=counted)


def civil_wars_in(region: Region) -> BoardFigure:
    """How many civil wars are fought in a region, ceasefires not counted."""
    where = region.label
    counted = Counted(*said.THERE, *said.civil_wars(where))
    return _regional("fighting", region, said.civil_wars(where)[2], lambda here: here.fighting, counted=counted)


def tensions_on(nation: Nation) -> BoardFigure:
    """How many tensions lie on a nation."""
    counted = Counted(*said.THERE, *said.tensions(nation.label))
    key = f"tensions_on_{nation.name.lower()}"
    return BoardFigure(
        key,
        said.tensions(nation.label)[2],
        lambda state, on: len(state.world.nations[nation].tensions),
        counted=counted,
    )


def capability(which: Capability, of: Nation | None = None) -> BoardFigure:
    """A strategic capability of the United States, or of a peer."""
    row = 0 if of is None else int(of) + 1
    who = "us" if of is None else of.name.lower()
    label = said.capability(which.label, "" if of is None else of.label)
    return BoardFigure(
        f"{which.name.lower()}_{who}",
        label,
        lambda state, on: state.world.capabilities[row][which],
        plural=which.is_plural,
    )


WARS = BoardFigure(
    "wars",
    said.WARS[2],
    lambda state, on: len(state.world.wars),
    counted=Counted(*said.THERE, *said.WARS),
)


MAX_FOLLOWED = MAX_CARRIERS = 2
"""So many groups that are followed, and so many carriers, count at most."""
HOME_GROUPS_FOLLOWED = BoardFigure(
    "home_groups_followed",
    said.HOME_GROUPS_FOLLOWED,
    lambda state, on: min(
        MAX_FOLLOWED, sum(bool(group.box) for group in state.world.regions[Region.CONUS].terror_groups)
    ),
    said.EACH_GROUP_FOLLOWED,
)


CARRIERS_OFF_CHINA = BoardFigure(
    "carriers_off_china",
    said.CARRIERS_OFF_CHINA,
    lambda state, on: min(MAX_CARRIERS, in_box(state, int(Box.EASTERN_PACIFIC), UnitType.CARRIER)),
    said.EACH_CARRIER,
)


# Conditions


class UnitsIn(Condition, frozen=True):
    """There are so many US units of some types, ready for use, in one of some boxes: regions, sea zones, ally boxes."""

    kinds: tuple[UnitType, ...]
    boxes: tuple[int, ...]
    count: int = 1

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return sum(in_box(t.state, int(box), *self.kinds) for box in self.boxes) >= self.count

    def say(self) -> str:
        return said.units_in(self.kinds, tuple(map(int, self.boxes)), self.count)

    def wanted(self) -> str:
        return self.say().removeprefix(f"{said.THERE[0]} ").removeprefix(f"{said.THERE[1]} ")


class Outdoes(Condition, frozen=True):
    """A capability of the United States compares with that of a peer: at least `by` above it (0 equal, 1 better)."""

    which: Capability
    peer: Nation
    by: int = 1

    def holds(self, t: Table[Any], on: Subject) -> bool:
        ours, theirs = t.state.world.capabilities[0], t.state.world.capabilities[int(self.peer) + 1]
        return bool(ours[self.which] - theirs[self.which] >= self.by)

    def say(self) -> str:
        return said.outdoes(self.which.label, self.peer.label, self.by)

    def deny(self) -> str:
        return super().deny() if self.by else said.is_behind(self.which.label, self.peer.label)


class AsCloseAs(Condition, frozen=True):
    """An ally is as close as this, or closer."""

    ally: Nation
    least: Closeness

    def holds(self, t: Table[Any], on: Subject) -> bool:
        s: Presidency = t.state
        return s.world.closeness(self.ally) >= self.least

    def say(self) -> str:
        return said.closeness(self.ally.label, self.least)

    def deny(self) -> str:
        return said.not_so_close(self.ally.label, self.least)

    def wanted(self) -> str:
        return said.closeness_wanted(self.ally.label, self.least)


def very_close(ally: Nation) -> Condition:
    """An ally is very close."""
    return AsCloseAs(ally, Closeness.VERY_CLOSE)


def close(ally: Nation) -> Condition:
    """An ally is close or very close."""
    return AsCloseAs(ally, Closeness.CLOSE)


class Signed(Condition, frozen=True):
    """This President has signed a bill or an initiative."""

    bill: Bill

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.bill in t.state.congress.signed

    def say(self) -> str:
        return said.signed(self.bill.label)

    def deny(self) -> str:
        return said.not_signed(self.bill.label)


class AmongPriorities(Condition, frozen=True):
    """A focus is among the first so many priorities of the cabinet."""

    focus: Focus
    first: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return self.focus in t.state.cabinet.focus[: self.first]

    def say(self) -> str:
        return said.among_priorities(self.focus.label, self.first)


class NoWorsening(Condition, frozen=True):
    """No worsening marker lies on a trending track."""

    track: BoardTrack

    def holds(self, t: Table[Any], on: Subject) -> bool:
        assert self.track.trend is not None
        return self.track.trend[0](t.state, None) >= 0

    def say(self) -> str:
        return said.no_worsening(self.track.asked)


class GroupKnown(Condition, frozen=True):
    """A terror group of a region has come to a box of the intel track, or beyond it."""

    region: Region
    box: IntelBox

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(group.box >= self.box for group in t.state.world.regions[self.region].terror_groups)

    def say(self) -> str:
        return said.group_known(self.region.label, self.box.label)

    def deny(self) -> str:
        return said.group_unknown(self.region.label, self.box.label)


class FocusedOn(Condition, frozen=True):
    """National intelligence is focused on a region."""

    region: Region

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return int(self.region) in t.state.world.national_intelligence

    def say(self) -> str:
        return said.focused_on(self.region.label)


class RoomForWar(Condition, frozen=True):
    """The war sideboard has room for another war. (GM Setting up a War)"""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return len(t.state.world.wars) < MAX_WARS

    def say(self) -> str:
        return said.ROOM_FOR_WAR

    def wanted(self) -> str:
        return said.ROOM_WANTED


class PostureIs(Condition, frozen=True):
    """A peer has a posture."""

    peer: Nation
    posture: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.peers[self.peer].posture == self.posture)

    def say(self) -> str:
        return said.posture(self.peer.label, self.posture)
