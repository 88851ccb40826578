"""Effects and conditions that only the charts of the nation use: terror groups that are tracked, raided or attack,
elections, endings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from resolute.engine.conditions import Condition, Subject
from resolute.engine.effects import Effect, Saying, happen
from resolute.engine.errors import RulesError
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.content.legacy import ELECTION_LEGACY
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.terror import CELLS_AT_HOME, IntelBox, box_of, level_of
from resolute.games.presidency.effects import Named, Simple, when
from resolute.games.presidency.moves import lose, move
from resolute.games.presidency.rules.setup import gain_attribute
from resolute.games.presidency.rules.terror_groups import CONUS, place_group
from resolute.games.presidency.rules.year_end import win_as_the_greatest
from resolute.games.presidency.words import counted, signed

MANY_HOSTILE = 3
"""So many hostile regions worsen world opinion."""
GREAT_CITY = 8
"""Added to the level of an attacking group when it strikes a city of special weight."""


# Terror groups


def new_group(region: Region) -> Effect:
    """A terror group of level 1 appears."""
    return Named("new_terror_group", f"a terror group of level 1 in {region.label}", (int(region),))


def stronger_group(region: Region) -> Effect:
    """A terror group rises, or the first one appears."""
    sentence = f"a terror group in {region.label} rises by one level, or the first one appears"
    return Named("grow_terror_group", sentence, (int(region),))


class ManyCells(Condition, frozen=True):
    """There are three or more terror groups in the United States."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return len(t.state.terror_groups[CONUS]) >= CELLS_AT_HOME

    def say(self) -> str:
        return "there are three terror groups in the United States"


def cell_at_home() -> Effect:
    """A new group in the United States, or the weakest of many grows."""
    weakest = Named("raise_weakest_group", "the weakest of them rises by one level", (CONUS,))
    return when(ManyCells(), weakest, new_group(Region.CONUS))


class Attacker(Condition, frozen=True):
    """The group that attacks has a certain level. What the effect happens to is that level."""

    level: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return isinstance(on, int) and on % GREAT_CITY == self.level

    def say(self) -> str:
        return f"the group has level {self.level}"


class InGreatCity(Condition, frozen=True):
    """The attack strikes a city of special weight."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return isinstance(on, int) and on >= GREAT_CITY

    def say(self) -> str:
        return "the city is Los Angeles, New York or Washington"


class Strikes(Effect, frozen=True):
    """A group strikes a city; what follows depends on its level."""

    severity: str
    great_city: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        assert isinstance(on, int)
        t.then(happen, self.severity, on + GREAT_CITY * self.great_city)

    def say(self) -> Saying:
        return Saying("roll for the severity, +1" if self.great_city else "roll for the severity")


class ByLevel(Effect, frozen=True):
    """One of four columns, by the level of the group that attacks."""

    columns: tuple[Effect, Effect, Effect, Effect]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        assert isinstance(on, int)
        t.then(happen, f"{at}/{on % GREAT_CITY}", on)

    def say(self) -> Saying:
        columns = (Saying(f"level {level}:", "and", (one.say(),)) for level, one in enumerate(self.columns, 1))
        return Saying("by the level of the group:", "or", tuple(columns))

    def parts(self) -> Mapping[str, Effect]:
        return {str(level): one for level, one in enumerate(self.columns, 1)}


class StrongGroup(Condition, frozen=True):
    """The group that is raided has level 3 or 4. What the effect happens to is that group."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return isinstance(on, int) and level_of(on) >= 3

    def say(self) -> str:
        return "the group has level 3 or 4"


class Tracked(Simple, frozen=True):
    """The group moves one box to the right on the intel track."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        assert isinstance(on, int)
        place_group(t, CONUS, on, level_of(on), box_of(on) + 1)

    def say(self) -> Saying:
        return Saying("the group moves one box to the right on the intel track")


class Raided(Simple, frozen=True):
    """The group loses levels; what is left of it goes to a box of the intel track."""

    levels: int
    box: IntelBox = IntelBox.GATHERING

    def __post_init__(self) -> None:
        if self.levels < 0 or self.box == IntelBox.UNSEEN:
            raise RulesError("a raid takes levels, and what is left of the group stays on the intel track")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        assert isinstance(on, int)
        place_group(t, CONUS, on, level_of(on) - self.levels, self.box)

    def say(self) -> Saying:
        where = {IntelBox.GATHERING: "Gathering", IntelBox.LOCATING: "Locating"}.get(self.box, "Target Fixed")
        if not self.levels:
            return Saying(f"the group goes to {where}")
        return Saying(f"the group loses {counted(self.levels, 'level')}, the rest goes to {where}")


# Elections, attributes, endings


class ControlMoves(Simple, frozen=True):
    """Control of Congress moves so many levels, towards the President's party or away from it."""

    by: int

    def __post_init__(self) -> None:
        if abs(self.by) not in (1, 2):
            raise RulesError(f"control of Congress moves one level or two, not {self.by}")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s = t.state
        s.control = min(1, max(-1, s.control + self.by))
        t.tell("control", s.control)

    def say(self) -> Saying:
        whose = "your" if self.by > 0 else "the opponents'"
        if abs(self.by) > 1:
            return Saying(f"both houses come under {whose} control")
        return Saying(f"control of Congress moves one level in {whose} favor")


class Elected(Simple, frozen=True):
    """The President wins a second term, or is defeated."""

    won: bool

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.state.re_elected = 1 if self.won else -1
        t.tell("re_elected" if self.won else "defeated")
        move(t, "legacy_points", ELECTION_LEGACY if self.won else -ELECTION_LEGACY, "the election")

    def say(self) -> Saying:
        if self.won:
            return Saying(f"re-elected; legacy points {signed(ELECTION_LEGACY)}")
        return Saying(f"defeated; legacy points {signed(-ELECTION_LEGACY)}")


class GainAttribute(Simple, frozen=True):
    """The President gains an attribute, if there is room for it."""

    attribute: Attribute

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        gain_attribute(t, int(self.attribute))

    def say(self) -> Saying:
        return Saying(f"gain the attribute {self.attribute.label}, four at most")


class Loses(Simple, frozen=True):
    """The game is lost at once."""

    ending: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        lose(t, self.ending)

    def say(self) -> Saying:
        return Saying(f"you lose: {LOSSES[self.ending][0].lower()}{LOSSES[self.ending][1:-1]}")


class Greatest(Simple, frozen=True):
    """The automatic victory."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        win_as_the_greatest(t)

    def say(self) -> Saying:
        return Saying("you win: the greatest American President")


class RegionsObject(Condition, frozen=True):
    """Three or more regions are badly disposed."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.hostile_regions >= MANY_HOSTILE)

    def say(self) -> str:
        return "at least three regions are aligned at 4 or less"


class RegionsAgree(Condition, frozen=True):
    """As many regions are well disposed as world opinion says, or more."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        s = t.state
        return bool(s.friendly_regions >= s.world_opinion)

    def say(self) -> str:
        return "at least as many regions as the number of world opinion are aligned at 6 or more"
