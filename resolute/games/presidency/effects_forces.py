"""What military actions are aimed at, what happens to it, and what must be so for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.frames import Barred
from resolute.engine.picks import Fitting
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.games.presidency.content.places import CAPABILITY_HIGH, Capability
from resolute.games.presidency.rules.forces import ANY_UNIT, movable, raise_rapid_capability
from resolute.games.presidency.state import NOBODY, Presidency
from resolute.games.presidency.subjects import CAPABILITY, number, target
from resolute.games.presidency.words import effects_forces as said
from resolute.games.presidency.words.small import upper

MAX_RAPID = 2
"""So many rapid capabilities counters can lie on the tracks."""


class UnitToMove(Condition, frozen=True):
    """There is a unit on the map that can move."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(movable(t.state, NOBODY, ANY_UNIT))

    def say(self) -> str:
        return said.UNIT_TO_MOVE


# Rapid capabilities


def _improvable(t: Table[Presidency], on: Subject) -> Iterator[Target]:
    ours = t.state.world.capabilities[0]
    return (target(CAPABILITY, one) for one in Capability if ours[one] < CAPABILITY_HIGH)


def _at_their_best(t: Table[Presidency]) -> Iterator[Barred]:
    ours = t.state.world.capabilities[0]
    for one in Capability:
        if ours[one] >= CAPABILITY_HIGH:
            yield Barred(upper(one.label), said.AT_ITS_BEST, f"capability:{int(one)}")


def _capability_cost(t: Table[Presidency], one: Target) -> str:
    return said.stands_at(t.state.world.capabilities[0][number(one, CAPABILITY)])


A_CAPABILITY = Fitting(
    said.A_CAPABILITY,
    _improvable,
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
