"""Effects and conditions that only the charts of the nation use: terror groups that are tracked, raided or attack,
elections, endings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import (
    Act,
    Effect,
    Saying,
    happen,
)
from resolute.engine.errors import RulesError
from resolute.engine.frames import do
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.content.legacy import ELECTION_LEGACY
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.terror import CELLS_AT_HOME, IntelBox
from resolute.games.presidency.content.tracks import LEGACY_POINTS
from resolute.games.presidency.effects.base import when
from resolute.games.presidency.operations.moves import lose, move
from resolute.games.presidency.rules.setup import gain_attribute
from resolute.games.presidency.rules.terror_groups import (
    CONUS,
    groups_in,
    grow_terror_group,
    new_terror_group,
    place_group,
    raise_weakest_group,
)
from resolute.games.presidency.rules.year_end import win_as_the_greatest
from resolute.games.presidency.state import (
    Presidency,
    TerrorGroup,
)
from resolute.games.presidency.subjects import (
    ATTACK,
    GREAT_CITY_ATTACK,
    TERROR,
    is_one,
    number,
    target,
)
from resolute.games.presidency.words import effects_nation as said
from resolute.games.presidency.words.small import counted

MANY_HOSTILE = 3
"""So many hostile regions worsen world opinion."""


# Terror groups


def _level(on: Subject) -> int:
    """The level of the group that attacks."""
    return number(on, ATTACK, GREAT_CITY_ATTACK)


def _group(t: Table[Presidency], on: Subject) -> TerrorGroup:
    """The group in the United States that is tracked or raided."""
    return groups_in(t.state, CONUS)[number(on, TERROR)]


def new_group(region: Region) -> Effect:
    """A terror group of level 1 appears."""
    return Act(do(new_terror_group, int(region)), said.new_terror_group(region.label))


def stronger_group(region: Region) -> Effect:
    """A terror group rises, or the first one appears."""
    sentence = said.terror_group_rises(region.label)
    return Act(do(grow_terror_group, int(region)), sentence)


class ManyCells(Condition, frozen=True):
    """There are three or more terror groups in the United States."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return len(t.state.world.regions[CONUS].terror_groups) >= CELLS_AT_HOME

    def say(self) -> str:
        return said.THREE_GROUPS_AT_HOME


def cell_at_home() -> Effect:
    """A new group in the United States, or the weakest of many grows."""
    weakest = Act(do(raise_weakest_group, CONUS), said.WEAKEST_GROUP_RISES)
    return when(ManyCells(), weakest, new_group(Region.CONUS))


class Attacker(Condition, frozen=True):
    """The group that attacks has a certain level. What the effect happens to is that level."""

    level: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return _level(on) == self.level

    def say(self) -> str:
        return said.the_group_has_level(self.level)


class InGreatCity(Condition, frozen=True):
    """The attack strikes a city of special weight."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return is_one(on, GREAT_CITY_ATTACK)

    def say(self) -> str:
        return said.MAJOR_CITY_STRUCK


class Strikes(Effect, frozen=True):
    """A group strikes a city; what follows depends on its level."""

    severity: str
    great_city: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(happen, self.severity, target(GREAT_CITY_ATTACK if self.great_city else ATTACK, _level(on)))

    def say(self) -> Saying:
        return Saying(said.ROLL_FOR_THE_SEVERITY if self.great_city else said.ROLL_FOR_SEVERITY)


class ByLevel(Effect, frozen=True):
    """One of four columns, by the level of the group that attacks."""

    columns: tuple[Effect, Effect, Effect, Effect]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(happen, f"{at}/{_level(on)}", on)

    def say(self) -> Saying:
        columns = (Saying(said.level(level), "and", (one.say(),)) for level, one in enumerate(self.columns, 1))
        return Saying(said.BY_GROUP_LEVEL, "or", tuple(columns))

    def parts(self) -> Mapping[str, Effect]:
        return {str(level): one for level, one in enumerate(self.columns, 1)}


class StrongGroup(Condition, frozen=True):
    """The group that is raided has level 3 or 4. What the effect happens to is that group."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return _group(t, on).level >= 3

    def say(self) -> str:
        return said.THE_GROUP_HAS_LEVEL_OR


class Tracked(Effect, frozen=True):
    """The group moves one box to the right on the intel track."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        group = _group(t, on)
        place_group(t, CONUS, group, group.level, IntelBox(min(group.box + 1, IntelBox.TARGET_FIXED)))

    def say(self) -> Saying:
        return Saying(said.GROUP_IS_TRACKED)


class Raided(Effect, frozen=True):
    """The group loses levels; what is left of it goes to a box of the intel track."""

    simple: ClassVar[bool] = True

    levels: int
    box: IntelBox = IntelBox.GATHERING

    def __post_init__(self) -> None:
        if self.levels < 0 or self.box == IntelBox.UNSEEN:
            raise RulesError("a raid takes levels, and what is left of the group stays on the intel track")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        group = _group(t, on)
        place_group(t, CONUS, group, group.level - self.levels, self.box)

    def say(self) -> Saying:
        where = {IntelBox.GATHERING: "Gathering", IntelBox.LOCATING: "Locating"}.get(self.box, said.TARGET_FIXED)
        if not self.levels:
            return Saying(said.the_group_goes_to(where))
        return Saying(said.group_loses_levels(counted(self.levels, "level"), where))


# Elections, attributes, endings


class ControlMoves(Effect, frozen=True):
    """Control of Congress moves so many levels, toward the President's party or away from it."""

    simple: ClassVar[bool] = True

    by: int

    def __post_init__(self) -> None:
        if abs(self.by) not in (1, 2):
            raise RulesError(f"control of Congress moves one level or two, not {self.by}")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s = t.state
        s.congress.control = min(1, max(-1, s.congress.control + self.by))
        t.tell("control", s.congress.control)

    def say(self) -> Saying:
        whose = "your" if self.by > 0 else said.THE_OPPONENTS
        if abs(self.by) > 1:
            return Saying(said.both_houses_come_under_control(whose))
        return Saying(said.control_moves(whose))


class Elected(Effect, frozen=True):
    """The President wins a second term, or is defeated."""

    simple: ClassVar[bool] = True

    won: bool

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.state.president.re_elected = 1 if self.won else -1
        t.tell("re_elected" if self.won else "defeated")
        move(t, LEGACY_POINTS, ELECTION_LEGACY if self.won else -ELECTION_LEGACY, said.THE_ELECTION)

    def say(self) -> Saying:
        if self.won:
            return Saying(said.re_elected_legacy_points(signed(ELECTION_LEGACY)))
        return Saying(said.defeated_legacy_points(signed(-ELECTION_LEGACY)))


class GainAttribute(Effect, frozen=True):
    """The President gains an attribute, if there is room for it."""

    simple: ClassVar[bool] = True

    attribute: Attribute

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        gain_attribute(t, int(self.attribute))

    def say(self) -> Saying:
        return Saying(said.gain_attribute(self.attribute.label))


class Loses(Effect, frozen=True):
    """The game is lost at once."""

    simple: ClassVar[bool] = True

    ending: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        lose(t, self.ending)

    def say(self) -> Saying:
        return Saying(said.you_lose(LOSSES[self.ending][0].lower(), LOSSES[self.ending][1:-1]))


class Greatest(Effect, frozen=True):
    """The automatic victory."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        win_as_the_greatest(t)

    def say(self) -> Saying:
        return Saying(said.AUTOMATIC_VICTORY)


class RegionsObject(Condition, frozen=True):
    """Three or more regions are badly disposed."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.hostile_regions >= MANY_HOSTILE)

    def say(self) -> str:
        return said.THREE_REGIONS_AGAINST_US


class RegionsAgree(Condition, frozen=True):
    """As many regions are well disposed as world opinion says, or more."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        s = t.state
        return bool(s.friendly_regions >= s.world.opinion)

    def say(self) -> str:
        return said.REGIONS_MATCH_WORLD_OPINION
