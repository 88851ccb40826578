"""Effects and conditions of rogue states and unstable states. (GM Rogue States, WMDs, Unstable States)"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.pieces import changed
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.printed import REGION_HIGH, REGION_LOW
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.effects.base import some
from resolute.games.presidency.operations.moves import lose, raise_capability
from resolute.games.presidency.operations.nations import random_capability
from resolute.games.presidency.operations.regions import change_unstable, unstable_to_civil_war
from resolute.games.presidency.rules.terror_groups import change_rogue, new_rogue_state
from resolute.games.presidency.rules.wars import reinforce
from resolute.games.presidency.state import Presidency, RogueState
from resolute.games.presidency.subjects import REGION, number, rogue_state_of
from resolute.games.presidency.words import effects_rogue as said


def _rogue(t: Table[Presidency], on: Subject) -> tuple[int, int, RogueState]:
    region, place = rogue_state_of(on)
    return region, place, t.state.world.regions[region].rogue_states[place]


class RogueLevel(Condition, frozen=True):
    """The rogue state has a level or more."""

    level: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return _rogue(t, on)[2].level >= self.level

    def say(self) -> str:
        return said.level(self.level)


class RogueRecruits(Effect, frozen=True):
    """The rogue state rises a level."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region, place, one = _rogue(t, on)
        change_rogue(t, region, place, one.level + 1)

    def say(self) -> Saying:
        return Saying(said.RECRUITS)


class WeaponAcquired(Effect, frozen=True):
    """The rogue state has a weapon of mass destruction."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region, place, one = _rogue(t, on)
        here = t.state.world.regions[region]
        states = changed(here.rogue_states, place, msgspec.structs.replace(one, weapon=True))
        t.state.world.change_region(region, msgspec.structs.replace(here, rogue_states=states))
        t.tell("weapon", region)

    def say(self) -> Saying:
        return Saying(said.WEAPON)


class UsesWeapon(Effect, frozen=True):
    """A rogue state that has a weapon of mass destruction and is at war with the United States uses it: the game is
    lost. (GM Auto-Loss 7; ruling 27)"""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region, _, one = _rogue(t, on)
        ours = any(
            war.us_side and war.region == region and war.involves(Belligerent.ROGUE_STATE) for war in t.state.world.wars
        )
        if one.weapon and one.at_war and ours:
            lose(t, "weapons_of_mass_destruction")

    def say(self) -> Saying:
        return Saying(said.USES_WEAPON)


class RogueReinforced(Effect, frozen=True):
    """A rogue state at war gains strength."""

    simple: ClassVar[bool] = True
    by: int

    def __post_init__(self) -> None:
        some(self.by, "strength")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = _rogue(t, on)[0]
        for place, war in enumerate(t.state.world.wars):
            if war.region == region and war.involves(Belligerent.ROGUE_STATE):
                reinforce(t, place, int(Belligerent.ROGUE_STATE), self.by)
                return

    def say(self) -> Saying:
        return Saying(said.reinforced(signed(self.by)))


# Unstable states


class RemovesUnstable(Effect, frozen=True):
    """An unstable state of the region recovers, perhaps one with Iranian influence beneath it."""

    simple: ClassVar[bool] = True
    iranian: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_unstable(t, number(on, REGION), -1, self.iranian)

    def say(self) -> Saying:
        return Saying(said.RECOVERS)


class BecomesCivilWar(Effect, frozen=True):
    """An unstable state of the region falls into civil war, perhaps with Iranian influence beneath it."""

    simple: ClassVar[bool] = True
    iranian: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        unstable_to_civil_war(t, number(on, REGION), self.iranian)

    def say(self) -> Saying:
        return Saying(said.CIVIL_WAR)


class BecomesRogueState(Effect, frozen=True):
    """An unstable state of the region becomes a rogue state of level 1; Iranian influence beneath it is gone."""

    simple: ClassVar[bool] = True
    iranian: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = number(on, REGION)
        change_unstable(t, region, -1, self.iranian)
        new_rogue_state(t, region, 1)

    def say(self) -> Saying:
        return Saying(said.ROGUE_STATE)


# Others


class AlignmentBox(Effect, frozen=True):
    """The alignment of a region moves a whole box."""

    simple: ClassVar[bool] = True
    region: Region
    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        world = t.state.world
        here = world.regions[self.region]
        value = min(REGION_HIGH, max(REGION_LOW, here.alignment + self.by))
        world.change_region(self.region, msgspec.structs.replace(here, alignment=value))
        t.tell("aligned", int(self.region), value, here.alignment_trend, "")

    def say(self) -> Saying:
        return Saying(said.alignment(self.region.label, signed(self.by)))


class RandomCapability(Effect, frozen=True):
    """A capability of the United States, which a die names, rises."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        raise_capability(t, random_capability(t))

    def say(self) -> Saying:
        return Saying(said.RANDOM_CAPABILITY)
