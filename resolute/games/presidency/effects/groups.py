"""Terror groups as crisis cards pick them: a region that has one, and a group of a region at the President's choice."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.effects import Effect, Saying
from resolute.engine.picks import Fitting, Pick
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.games.presidency.content.places import REGION_OF_DIE, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.effects.terror import GroupFound
from resolute.games.presidency.figures_world import region_of
from resolute.games.presidency.rules.terror_groups import groups_in, place_group
from resolute.games.presidency.state import Presidency, TerrorGroup
from resolute.games.presidency.subjects import GROUP, REGION, group_place, group_target, number, target
from resolute.games.presidency.words import effects_groups as said
from resolute.games.presidency.words.small import upper


def _with_group(t: Table[Presidency], on: Subject) -> list[Target]:
    """One for each face of the die that names such a region: a roll that finds no group there is made again."""
    return [target(REGION, one) for one in REGION_OF_DIE if groups_in(t.state, one)]


A_REGION_WITH_A_GROUP = Fitting(
    said.A_REGION_WITH_A_GROUP, _with_group, lambda t, one: upper(Region(number(one, REGION)).label)
)
"""A region in which there is a terror group, for a pick that a die makes. (GM Regions)"""


class FoundByTheDie(Pick, frozen=True):
    """The die of the regions is rolled until it names one that fits; if none does, nothing happens. (GM Regions)"""

    def say(self) -> Saying:
        return Saying(f"{self.fitting.words}:", "and", (self.effect.say(),))


def _different(s: Presidency, region: int, most: IntelBox) -> list[Target]:
    """The different groups of a region that have come no further than a box of the intel track."""
    here = groups_in(s, region)
    return [
        group_target(GROUP, region, place)
        for place, group in enumerate(here)
        if group.box <= most and group not in here[:place]
    ]


def group_label(t: Table[Presidency], one: Target) -> str:
    region, group = group_at(t.state, one)
    return said.group(upper(Region(region).label), group.level, group.box.label)


def group_shown(one: Target) -> str:
    """A group abroad is shown in its region, one at home by its place there."""
    region, place = group_place(one)
    return f"terror:{place}" if region == Region.CONUS else f"region:{region}"


def group_at(s: Presidency, on: Subject) -> tuple[int, TerrorGroup]:
    """The region and the group that a subject names."""
    region, place = group_place(on)
    return region, groups_in(s, region)[place]


A_GROUP_OF_THE_REGION = Fitting(
    said.A_GROUP_OF_THE_REGION,
    lambda t, on: _different(t.state, region_of(on), IntelBox.TARGET_FIXED),
    group_label,
    at=group_shown,
)
"""Any terror group of the region that is the subject."""


def group_of(region: Region, most: IntelBox = IntelBox.TARGET_FIXED) -> Fitting:
    """Any terror group of a region that has come no further than a box of the intel track."""
    words = said.a_group_in(region.label)
    return Fitting(words, lambda t, on: _different(t.state, int(region), most), group_label, at=group_shown)


class ChosenGroupFalls(Effect, frozen=True):
    """The group that was picked loses a level and stays where it is on the intel track."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region, group = group_at(t.state, on)
        place_group(t, region, group, group.level - 1, group.box)

    def say(self) -> Saying:
        return Saying(said.THE_GROUP_LOSES_A_LEVEL)


def intel(region: Region) -> Effect:
    """A terror group of a region, at the President's choice, moves one box to the right on the intel track."""
    return Pick(said.WHICH_GROUP_IS_FOUND, group_of(region, IntelBox.LOCATING), GroupFound())


__all__ = [
    "A_GROUP_OF_THE_REGION",
    "A_REGION_WITH_A_GROUP",
    "ChosenGroupFalls",
    "FoundByTheDie",
    "group_at",
    "group_label",
    "group_of",
    "group_shown",
    "intel",
]
