"""What military actions are aimed at, what happens to it, and what must be so for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.frames import Barred
from resolute.engine.picks import Fitting
from resolute.engine.pieces import REMEMBERED
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.places import CAPABILITY_HIGH, Capability, Nation, Region
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.library import SomethingToAimAt
from resolute.games.presidency.operations.conflicts import strengthen
from resolute.games.presidency.operations.glance import REGIONS, at_a_glance
from resolute.games.presidency.operations.moves import draw_closer
from resolute.games.presidency.operations.nations import change_actions
from resolute.games.presidency.operations.tensions import relieve_nation, strain_nation
from resolute.games.presidency.rules.forces import can_move, raise_rapid_capability, remove_footprint
from resolute.games.presidency.rules.hostilities import (
    ally_in,
    ally_on,
    can_open_hostilities,
    opponent_on,
    resupplied_wars,
    supported_tracks,
)
from resolute.games.presidency.rules.intelligence import can_be_found, strikable
from resolute.games.presidency.rules.wars import reinforce
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import CAPABILITY, CONFLICT, REGION, WAR, number, target
from resolute.games.presidency.words import effects_forces as said
from resolute.games.presidency.words.small import upper

MAX_RAPID = 2
"""So many rapid capabilities counters can lie on the tracks."""


class UnitToMove(Condition, frozen=True):
    """There is a unit on the map that can move."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return can_move(t.state)

    def say(self) -> str:
        return said.UNIT_TO_MOVE


# Rapid capabilities


@lru_cache(maxsize=REMEMBERED)
def _improvable(ours: tuple[int, ...]) -> tuple[Target, ...]:
    return tuple([one for one, value in zip(_CAPABILITIES, ours, strict=True) if value < CAPABILITY_HIGH])


_CAPABILITIES = tuple(target(CAPABILITY, one) for one in Capability)


def _at_their_best(t: Table[Presidency]) -> Iterator[Barred]:
    ours = t.state.world.capabilities[0]
    for one in Capability:
        if ours[one] >= CAPABILITY_HIGH:
            yield Barred(upper(one.label), said.AT_ITS_BEST, f"capability:{int(one)}")


def _capability_cost(t: Table[Presidency], one: Target) -> str:
    return said.now_at(t.state.world.capabilities[0][number(one, CAPABILITY)])


A_CAPABILITY = Fitting(
    said.A_CAPABILITY,
    lambda t, on: _improvable(t.state.world.capabilities[0]),
    lambda t, one: upper(Capability(number(one, CAPABILITY)).label),
    _capability_cost,
    _at_their_best,
)
"""A strategic capability that is not at its best."""


class RapidCounter(Effect, frozen=True):
    """A rapid capabilities counter comes to the capability."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        raise_rapid_capability(t, number(on, CAPABILITY))

    def say(self) -> Saying:
        return Saying(said.RAPID_COUNTER)


class RoomForRapid(Condition, frozen=True):
    """Another rapid capabilities counter can be placed."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        world = t.state.world
        return bool(sum(world.rapid_capabilities) < MAX_RAPID and min(world.capabilities[0]) < CAPABILITY_HIGH)

    def say(self) -> str:
        return said.ROOM_FOR_RAPID


# Support for allies


def _strain(t: Table[Presidency], who: Belligerent, count: int) -> None:
    """Tensions on somebody, if they are a nation of the board."""
    if int(who) in map(int, Nation):
        strain_nation(t, int(who), count)


class Resupplied(Effect, frozen=True):
    """The ally in the war gains strength and comes closer; a tension on its enemy."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        place = number(on, WAR)
        war = t.state.world.wars[place]
        ally = ally_in(war)
        assert ally is not None
        reinforce(t, place, int(ally), 1)
        _strain(t, war.defender if int(war.attacker) == int(ally) else war.attacker, 1)
        draw_closer(t, int(ally), 1)

    def say(self) -> Saying:
        return Saying(said.RESUPPLIED)


class AllyStronger(Effect, frozen=True):
    """The relative strength of the conflict moves toward the ally."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        ally = _ally(on)
        strengthen(t, number(on, CONFLICT), int(ally))

    def say(self) -> Saying:
        return Saying(said.ALLY_STRONGER)


def _ally(on: Subject) -> Nation:
    ally = ally_on(number(on, CONFLICT))
    assert ally is not None
    return ally


class AllyRelieved(Effect, frozen=True):
    """A tension leaves the ally of the conflict."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        relieve_nation(t, int(_ally(on)), 1)

    def say(self) -> Saying:
        return Saying(said.ALLY_RELIEVED)


class AllyActsMore(Effect, frozen=True):
    """The ally of the conflict has one action more."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_actions(t, int(_ally(on)), 1)

    def say(self) -> Saying:
        return Saying(said.ALLY_ACTS_MORE)


class OpponentTension(Effect, frozen=True):
    """Tensions come to the opponent of the ally, or one leaves it."""

    simple: ClassVar[bool] = True
    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = opponent_on(number(on, CONFLICT))
        if self.by > 0:
            _strain(t, who, self.by)
        elif int(who) in map(int, Nation):
            relieve_nation(t, int(who), -self.by)

    def say(self) -> Saying:
        return Saying(said.opponent_tension(signed(self.by)))


class SomebodyToSupport(SomethingToAimAt, frozen=True):
    """An ally is at war, or a very close one has an enemy."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(resupplied_wars(t.state) or supported_tracks(t.state))

    def say(self) -> str:
        return said.SOMEBODY_TO_SUPPORT


class SomebodyToFight(SomethingToAimAt, frozen=True):
    """Hostilities can be opened against somebody."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return can_open_hostilities(t.state)

    def say(self) -> str:
        return said.SOMEBODY_TO_FIGHT


# Help for the people of a region


def _helped(t: Table[Presidency], on: Subject) -> tuple[Target, ...]:
    world = t.state.world
    found = at_a_glance(world.regions).suffering
    if not world.wars:
        return found
    at_war = {war.region for war in world.wars}
    return tuple([one for one in REGIONS if one in found or one.id in at_war])


def _helped_cost(t: Table[Presidency], one: Target) -> str:
    here = t.state.world.regions[number(one, REGION)]
    return said.region_to_help(len(here.footprints), here.crisis)


A_REGION_TO_HELP = Fitting(
    said.A_REGION_TO_HELP,
    _helped,
    lambda t, one: upper(Region(number(one, REGION)).label),
    _helped_cost,
)
"""A region with a footprint, a war or a civil war."""


class RegionToHelp(SomethingToAimAt, frozen=True):
    """There is such a region."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(A_REGION_TO_HELP.of(t, on))

    def say(self) -> str:
        return said.REGION_TO_HELP


class FootprintGoes(Effect, frozen=True):
    """A footprint is removed from the region."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        remove_footprint(t, number(on, REGION))

    def say(self) -> Saying:
        return Saying(said.FOOTPRINT_GOES)


# Terror groups abroad


class GroupToFind(SomethingToAimAt, frozen=True):
    """There is a terror group abroad that is no fixed target yet."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return can_be_found(t.state)

    def say(self) -> str:
        return said.GROUP_TO_FIND


class GroupToStrike(SomethingToAimAt, frozen=True):
    """There is a terror group abroad, outside the Eurozone, that is located or a fixed target."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(strikable(t.state))

    def say(self) -> str:
        return said.GROUP_TO_STRIKE
