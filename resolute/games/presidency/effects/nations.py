"""Effects and conditions of nations: conflicts, relative strength, programs, action counters, postures, capabilities of
the peers, sanctions."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.errors import RulesError
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.conflicts import CONFLICTS, Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import PEERS, Capability, Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.effects.base import some
from resolute.games.presidency.operations.conflicts import at_war, calm, escalate, strengthen
from resolute.games.presidency.operations.nations import (
    change_actions,
    change_peer_capability,
    random_capability,
    take_posture,
)
from resolute.games.presidency.operations.programs import PROGRAM_TRACKS, advance_program, reverse_program
from resolute.games.presidency.operations.regions import random_ally
from resolute.games.presidency.operations.sanctions import impose, lift
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import REGION, number
from resolute.games.presidency.words import effects_nations as said

RUSSIA_UP_TO = 5
"""The highest roll with which one of the peers is Russia."""


class Escalates(Effect, frozen=True):
    """A conflict comes closer to war, to a certain box at most; in the last box there is war."""

    track: Track
    by: int = 1
    most: int = 0

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        escalate(t, int(self.track), self.by, most=self.most)

    def say(self) -> Saying:
        words = said.conflict(CONFLICTS[self.track].name, signed(self.by))
        return Saying(said.at_most(words, self.most) if self.most else words)


class Calms(Effect, frozen=True):
    """A conflict moves away from war."""

    simple: ClassVar[bool] = True
    track: Track
    by: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        calm(t, int(self.track), self.by)

    def say(self) -> Saying:
        return Saying(said.conflict(CONFLICTS[self.track].name, signed(-self.by)))


class Strengthens(Effect, frozen=True):
    """The relative strength of a conflict moves toward a side."""

    simple: ClassVar[bool] = True
    track: Track
    side: Belligerent

    def __post_init__(self) -> None:
        if self.side not in (CONFLICTS[self.track].first, CONFLICTS[self.track].second):
            raise RulesError(f"{self.side.label} is no side of that conflict")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        strengthen(t, int(self.track), int(self.side))

    def say(self) -> Saying:
        return Saying(said.stronger(CONFLICTS[self.track].name, self.side.label))


class ProgramAdvances(Effect, frozen=True):
    """The program of Iran or North Korea goes a box on."""

    program: Program

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        advance_program(t, int(self.program))

    def say(self) -> Saying:
        return Saying(said.program(PROGRAM_TRACKS[self.program].name, signed(1)))


class ProgramReverses(Effect, frozen=True):
    """The program of Iran or North Korea goes a box back."""

    simple: ClassVar[bool] = True
    program: Program

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        reverse_program(t, int(self.program))

    def say(self) -> Saying:
        return Saying(said.program(PROGRAM_TRACKS[self.program].name, signed(-1)))


class MoreActions(Effect, frozen=True):
    """A nation has more or fewer actions the next time it acts."""

    simple: ClassVar[bool] = True
    nation: Nation
    by: int

    def __post_init__(self) -> None:
        some(self.by, "actions")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_actions(t, int(self.nation), self.by)

    def say(self) -> Saying:
        return Saying(said.actions(self.nation.label, signed(self.by)))


class PeerSlowed(Effect, frozen=True):
    """Russia or China, as a die says, has an action less."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        (face,) = t.roll_now(D10, said.RUSSIA_OR_CHINA)
        change_actions(t, int(Nation.RUSSIA if face <= RUSSIA_UP_TO else Nation.CHINA), -1)

    def say(self) -> Saying:
        return Saying(said.PEER_LOSES_ACTION)


class RegionalAllySlowed(Effect, frozen=True):
    """An ally in the region, at random, has an action less."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        ally = random_ally(t, number(on, REGION))
        if ally is not None:
            change_actions(t, ally, -1)

    def say(self) -> Saying:
        return Saying(said.ALLY_LOSES_ACTION)


class TakesPosture(Effect, frozen=True):
    """A peer takes a posture."""

    simple: ClassVar[bool] = True
    peer: Nation
    posture: int

    def __post_init__(self) -> None:
        if self.peer not in PEERS or self.posture not in (1, 2):
            raise RulesError("Russia and China have a posture of 1 or 2")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        take_posture(t, int(self.peer), self.posture)

    def say(self) -> Saying:
        return Saying(said.posture(self.peer.label, self.posture))


class PeerCapability(Effect, frozen=True):
    """A capability of a peer rises or falls; where none is named, a die names it."""

    simple: ClassVar[bool] = True
    peer: Nation
    capability: Capability | None
    by: int

    def __post_init__(self) -> None:
        some(self.by, "capability")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        which = random_capability(t) if self.capability is None else int(self.capability)
        change_peer_capability(t, int(self.peer), which, self.by)

    def say(self) -> Saying:
        which = said.A_RANDOM_CAPABILITY if self.capability is None else self.capability.label
        return Saying(said.capability(self.peer.label, which, signed(self.by)))


class Imposes(Effect, frozen=True):
    """A sanction is imposed on a nation, if it can be."""

    simple: ClassVar[bool] = True
    nation: Nation
    kind: SanctionKind

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        impose(t, int(self.nation), self.kind)

    def say(self) -> Saying:
        return Saying(said.imposed(self.kind.label, self.nation.label))


class Lifts(Effect, frozen=True):
    """The sanctions on a nation are lifted, all of them or those of a kind."""

    simple: ClassVar[bool] = True
    nation: Nation
    kind: SanctionKind | None = None

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        lift(t, int(self.nation), self.kind)

    def say(self) -> Saying:
        return Saying(said.lifted("all" if self.kind is None else self.kind.label, self.nation.label))


# What is so


class InRegion(Condition, frozen=True):
    """The region is one of these."""

    regions: tuple[Region, ...]

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return number(on, REGION) in self.regions

    def say(self) -> str:
        return said.the_region_is([one.label for one in self.regions])


class AtWar(Condition, frozen=True):
    """The war of a conflict is being fought."""

    track: Track

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return at_war(t.state, int(self.track))

    def say(self) -> str:
        return said.at_war(CONFLICTS[self.track].name)


class Fighting(Condition, frozen=True):
    """A nation is in a war."""

    who: Belligerent

    def holds(self, t: Table[Any], on: Subject) -> bool:
        s: Presidency = t.state
        return s.world.at_war(self.who)

    def say(self) -> str:
        return said.is_at_war(self.who.label)

    def deny(self) -> str:
        return said.is_not_at_war(self.who.label)


class Under(Condition, frozen=True):
    """Sanctions lie on a nation, of a kind or of any."""

    nation: Nation
    kind: SanctionKind | None = None

    def holds(self, t: Table[Any], on: Subject) -> bool:
        here = t.state.world.nations[self.nation]
        return bool(here.sanctions) if self.kind is None else bool(here.under(self.kind))

    def say(self) -> str:
        return said.under(self.nation.label, "" if self.kind is None else self.kind.label)
