"""Effects, figures and conditions of the charts of allies and rogue nations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.conflicts import CONFLICTS, Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.programs import PROGRAMS, Program
from resolute.games.presidency.content.tracks import BoardFigure, Counted
from resolute.games.presidency.content.wars import Belligerent, WarKind
from resolute.games.presidency.effects.base import some
from resolute.games.presidency.operations.conflicts import strength_of
from resolute.games.presidency.operations.regions import ease_crisis
from resolute.games.presidency.operations.sanctions import can_sanction, impose, lift
from resolute.games.presidency.rules.terror_groups import lower_group
from resolute.games.presidency.rules.wars import begin_war, end_war, governing_track, reinforce, start_war, war_between
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import effects_allies as said

STRONG = 3


# Figures


def _figure(key: str, label: str, read: Callable[[Presidency], int], per: str = "") -> BoardFigure:
    return BoardFigure(key, label, lambda state, on: read(state), per)


def tension_value(nation: Nation) -> BoardFigure:
    """What the tensions on a nation are worth together, now that they are revealed."""
    return _figure(
        f"tension_value_{nation.name.lower()}",
        said.tension_value(nation.label),
        lambda s: sum(s.world.nations[nation].tensions),
        said.EACH_POINT_OF_TENSIONS,
    )


def pressure(nation: Nation) -> BoardFigure:
    """Revealed tensions of a rogue nation less its revealed sanctions. (GM Sanctions)"""
    return _figure(
        f"pressure_{nation.name.lower()}",
        said.pressure(nation.label),
        lambda s: sum(s.world.nations[nation].tensions) - sum(one.value for one in s.world.nations[nation].sanctions),
        said.EACH_POINT_OF_PRESSURE,
    )


def half_status(track: Track, up: bool = False) -> BoardFigure:
    """Half the status of a conflict, rounded up or down."""
    return _figure(
        f"half_status_{track.name.lower()}",
        said.half_status(CONFLICTS[track].name),
        lambda s: (s.world.conflicts[track].status + up) // 2,
        said.HALF_THE_STATUS,
    )


def status(track: Track) -> BoardFigure:
    """The status of a conflict."""
    return _figure(
        f"status_{track.name.lower()}",
        said.status(CONFLICTS[track].name),
        lambda s: s.world.conflicts[track].status,
        said.EACH_BOX_OF_STATUS,
    )


def strong_groups(*regions: Region) -> BoardFigure:
    """Terror groups of level 3 and 4 and rogue states in some regions."""
    return _figure(
        "strong_groups_" + "_".join(one.name.lower() for one in regions),
        said.strong_groups([one.label for one in regions]),
        lambda s: sum(
            sum(group.level >= STRONG for group in s.world.regions[one].terror_groups)
            + len(s.world.regions[one].rogue_states)
            for one in regions
        ),
        said.EACH_STRONG_GROUP,
    )


US_WARS = _figure("us_wars", said.US_WARS, lambda s: sum(war.us_side != 0 for war in s.world.wars), said.EACH_US_WAR)
IRAN_AT_ISRAEL = BoardFigure(
    "iran_at_israel",
    said.IRAN_AT_ISRAEL,
    lambda s, on: s.world.iran_influence,
    said.EACH_IRANIAN_COUNTER,
    Counted(*said.THERE, *said.AT_ISRAEL),
)
HALF_NUCLEAR = _figure(
    "half_nuclear", said.HALF_NUCLEAR, lambda s: (s.world.iran_nuclear + 1) // 2, said.HALF_THE_PROGRAM
)
PAIRS_OF_TENSIONS_ON_KOREA = _figure(
    "pairs_of_tensions_on_korea",
    said.PAIRS_OF_TENSIONS_ON_KOREA,
    lambda s: len(s.world.nations[Nation.NORTH_KOREA].tensions) // 2,
    said.EACH_TWO_TENSIONS,
)


# Conditions


class NoTensions(Condition, frozen=True):
    """No tensions lie on a nation."""

    nation: Nation

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return not t.state.world.nations[self.nation].tensions

    def say(self) -> str:
        return said.no_tensions(self.nation.label)


class ManyTensions(Condition, frozen=True):
    """So many tensions lie on a nation."""

    nation: Nation
    count: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return len(t.state.world.nations[self.nation].tensions) >= self.count

    def say(self) -> str:
        return said.many_tensions(self.nation.label, self.count)


class InfluenceIn(Condition, frozen=True):
    """A peer has influence in a region."""

    peer: Nation
    region: Region

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.regions[self.region].influence(int(self.peer)))

    def say(self) -> str:
        return said.influence_in(self.peer.label, self.region.label)


class StatusAbove(Condition, frozen=True):
    """A conflict stands above a box."""

    track: Track
    box: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.conflicts[self.track].status > self.box)

    def say(self) -> str:
        return said.status_above(CONFLICTS[self.track].name, self.box)


class Favored(Condition, frozen=True):
    """The relative strength of a conflict favors a side."""

    track: Track
    side: Belligerent

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return strength_of(t.state, int(self.track), int(self.side)) > 0

    def say(self) -> str:
        return said.favored(CONFLICTS[self.track].name, self.side.label)


class UsAtWar(Condition, frozen=True):
    """The United States are in a war."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return any(war.us_side for war in t.state.world.wars)

    def say(self) -> str:
        return said.US_AT_WAR


class RogueHere(Condition, frozen=True):
    """There is a rogue state in a region, perhaps one with a weapon of mass destruction."""

    region: Region
    weapon: bool = False

    def holds(self, t: Table[Any], on: Subject) -> bool:
        states = t.state.world.regions[self.region].rogue_states
        return any(one.weapon for one in states) if self.weapon else bool(states)

    def say(self) -> str:
        return said.rogue_here(self.region.label, self.weapon)


# Effects


class EasesWorst(Effect, frozen=True):
    """Crises shrink where they are worst among some regions, of all regions if none is named."""

    simple: ClassVar[bool] = True
    regions: tuple[Region, ...] = ()

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        here = t.state.world.regions
        worst = max(self.regions or tuple(Region)[:8], key=lambda one: here[one].crisis)
        ease_crisis(t, int(worst))

    def say(self) -> Saying:
        return Saying(said.eases([one.label for one in self.regions]))


class LowersStrongest(Effect, frozen=True):
    """A terror group loses a level in the region, among some, that has the strongest one."""

    simple: ClassVar[bool] = True
    regions: tuple[Region, ...]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        here = t.state.world.regions
        lower_group(t, int(max(self.regions, key=lambda one: here[one].highest_group)))

    def say(self) -> Saying:
        return Saying(said.lowers([one.label for one in self.regions]))


class SanctionsHelp(Effect, frozen=True):
    """An ally joins the sanctions on a nation: unilateral ones become multilateral."""

    simple: ClassVar[bool] = True
    nation: Nation

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s = t.state
        multi = SanctionKind.MULTILATERAL
        if s.world.nations[self.nation].under(SanctionKind.UNILATERAL) and can_sanction(s, int(self.nation), multi):
            lift(t, int(self.nation), SanctionKind.UNILATERAL)
            impose(t, int(self.nation), multi)

    def say(self) -> Saying:
        return Saying(said.sanctions_help(self.nation.label))


class Reinforces(Effect, frozen=True):
    """A belligerent gains strength in its first war, or in the one of a conflict or against somebody; the United States
    in theirs."""

    simple: ClassVar[bool] = True
    who: Belligerent
    by: int
    track: Track | None = None
    against: Belligerent | None = None

    def __post_init__(self) -> None:
        some(self.by, "strength")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for place, war in enumerate(t.state.world.wars):
            meant = self.track in (None, war.conflict) and (self.against is None or war.involves(self.against))
            if war.involves(self.who) and meant:
                reinforce(t, place, int(self.who), self.by)
                return

    def say(self) -> Saying:
        return Saying(said.reinforces(self.who.label, signed(self.by)))


class EndsWars(Effect, frozen=True):
    """The wars of a belligerent end."""

    simple: ClassVar[bool] = True
    who: Belligerent

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for place in reversed(range(len(t.state.world.wars))):
            if t.state.world.wars[place].involves(self.who):
                end_war(t, place)

    def say(self) -> Saying:
        return Saying(said.ends_wars(self.who.label))


class GoesToWar(Effect, frozen=True):
    """A conflict becomes a war that a side begins."""

    track: Track
    attacker: Belligerent

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if not any(war.conflict == self.track for war in t.state.world.wars):
            t.then(start_war, int(self.track), int(self.attacker), False)

    def say(self) -> Saying:
        return Saying(said.goes_to_war(self.attacker.label, CONFLICTS[self.track].name))


class Attacks(Effect, frozen=True):
    """A war that begins whatever its conflict track says, if it has one; the relative strength of the track counts. (GM
    Setting up a War)"""

    attacker: Belligerent
    defender: Belligerent
    region: Region
    kind: WarKind = WarKind.COMBINED

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s: Presidency = t.state
        sides = (self.attacker, self.defender)
        if any({war.attacker, war.defender} == set(sides) for war in s.world.wars):
            return
        conflict = governing_track(*sides)
        t.then(begin_war, war_between(s, sides, int(self.region), self.kind, conflict))

    def say(self) -> Saying:
        return Saying(said.attacks(self.attacker.label, self.defender.label))


class ProgramHeldUp(Effect, frozen=True):
    """A program is held up until the end of the year."""

    simple: ClassVar[bool] = True
    program: Program

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        frozen = t.state.world.programs_frozen
        t.state.world.programs_frozen = (
            frozen[0] or self.program == Program.IRAN,
            frozen[1] or self.program == Program.NORTH_KOREA,
        )
        t.tell("program_frozen", int(self.program))

    def say(self) -> Saying:
        return Saying(said.held_up(PROGRAMS[self.program].nation.label))


class IranLosesInfluence(Effect, frozen=True):
    """An Iranian influence counter beside Israel is removed, if there is one."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        world = t.state.world
        if world.iran_influence:
            world.iran_influence -= 1
            t.tell("iran_influence", "lost")

    def say(self) -> Saying:
        return Saying(said.IRAN_LOSES)
