"""Conflicts, programs, sanctions and wars as event cards move them.

No event card by itself starts a war that loses the game: a conflict that would come to such a war, or to a sixth war,
stays where it is, and both sides are only tenser. (Cards, ruling on conflicts)
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.errors import RulesError
from resolute.engine.pieces import changed
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.conflicts import CONFLICTS, MISSILES_UP_TO, Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.programs import MASS_DEPLOYMENT, Program
from resolute.games.presidency.content.wars import MAX_WARS, ROGUE_STRENGTH, STALEMATE, Belligerent, WarKind
from resolute.games.presidency.effects.base import some
from resolute.games.presidency.operations.conflicts import at_war, escalate
from resolute.games.presidency.operations.programs import PROGRAM_TRACKS, advance_program
from resolute.games.presidency.operations.regions import raise_crisis
from resolute.games.presidency.operations.sanctions import can_sanction, impose
from resolute.games.presidency.operations.tensions import strain_nation
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.wars import begin_war, reinforce, war_between, war_strength
from resolute.games.presidency.state import Presidency, War
from resolute.games.presidency.words import effects_conflicts as said


def _is_fatal(s: Presidency, conflict: int) -> bool:
    """Whether a war of this conflict would lose the game, by itself or as the sixth."""
    printed = CONFLICTS[conflict]
    if len(s.world.wars) >= MAX_WARS:
        return True
    if not printed.loses:
        return False
    if printed.with_program is None:
        return True
    iran = printed.with_program == Belligerent.IRAN
    return (s.world.iran_nuclear if iran else s.world.korea_missiles) >= MASS_DEPLOYMENT


def escalate_short_of_loss(t: Table[Presidency], conflict: int) -> None:
    """A conflict comes a box closer to war. Where that war would lose the game both sides are tenser instead; where it
    is being fought already, crises in its region grow."""
    s, printed = t.state, CONFLICTS[conflict]
    if at_war(s, conflict):
        raise_crisis(t, int(printed.region))
    elif s.world.conflicts[conflict].status + 1 >= printed.war and _is_fatal(s, conflict):
        for side in (printed.first, printed.second):
            if int(side) < len(Nation):
                strain_nation(t, int(side))
    else:
        escalate(t, conflict)


class Heats(Effect, frozen=True):
    """A conflict comes a box closer to war, but not to one that loses the game."""

    track: Track

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        escalate_short_of_loss(t, int(self.track))

    def say(self) -> Saying:
        printed = CONFLICTS[self.track]
        words = said.conflict(printed.name, signed(1))
        return Saying(said.short_of_loss(words, printed.region.label))


class ProgramGoesOn(Effect, frozen=True):
    """The program of Iran or North Korea goes a box on; the conflict that comes with it stays short of a loss."""

    program: Program

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        advance_program(t, int(self.program), escalates=escalate_short_of_loss)

    def say(self) -> Saying:
        return Saying(said.program(PROGRAM_TRACKS[self.program].name, signed(1)))


class Sanctioned(Effect, frozen=True):
    """A sanction is imposed on a nation; where it cannot be, the nation is tenser."""

    simple: ClassVar[bool] = True
    nation: Nation
    kind: SanctionKind

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if can_sanction(t.state, int(self.nation), self.kind):
            impose(t, int(self.nation), self.kind)
        else:
            strain_nation(t, int(self.nation))

    def say(self) -> Saying:
        return Saying(said.sanctioned(self.kind.label, self.nation.label))


# Wars


def _war_against_rogue(s: Presidency, region: int) -> bool:
    return any(war.region == region and war.involves(Belligerent.ROGUE_STATE) for war in s.world.wars)


class HezbollahAttacks(Effect, frozen=True):
    """Hezbollah attacks Israel: with missiles or in a combined war, as the die of Israel's neighbors says. It is the
    war of that conflict. (GM Conflict Tracks)"""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        (how,) = t.roll_now(D10, said.WHICH_KIND_OF_WAR)
        kind = WarKind.AIR if how <= MISSILES_UP_TO else WarKind.COMBINED
        attacker, defender, region = Belligerent.HEZBOLLAH, Belligerent.ISRAEL, int(Region.MIDDLE_EAST)
        t.then(begin_war, war_between(t.state, (attacker, defender), region, kind, int(Track.ISRAEL_NEIGHBORS)))

    def say(self) -> Saying:
        return Saying(said.HEZBOLLAH_ATTACKS)


class AttacksRogue(Effect, frozen=True):
    """A nation begins a war against the strongest rogue state of a region."""

    attacker: Belligerent
    region: Region

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        world, region = t.state.world, int(self.region)
        here = world.regions[region]
        if not here.rogue_states or _war_against_rogue(t.state, region):
            return
        place = max(range(len(here.rogue_states)), key=lambda one: here.rogue_states[one].level)
        rogue = here.rogue_states[place]
        states = changed(here.rogue_states, place, msgspec.structs.replace(rogue, at_war=True))
        world.change_region(region, msgspec.structs.replace(here, rogue_states=states))
        strength = war_strength(t.state, self.attacker, WarKind.COMBINED, region)
        rogues = ROGUE_STRENGTH[rogue.level - 1]
        war = War(self.attacker, Belligerent.ROGUE_STATE, region, WarKind.COMBINED, STALEMATE, strength, rogues)
        t.then(begin_war, war)

    def say(self) -> Saying:
        return Saying(said.attacks_rogue(self.attacker.label, self.region.label))


class EnemyReinforced(Effect, frozen=True):
    """The enemy of a belligerent gains strength in its first war, or in the one of a conflict."""

    simple: ClassVar[bool] = True
    who: Belligerent
    by: int = 1
    track: Track | None = None

    def __post_init__(self) -> None:
        some(self.by, "strength")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for place, war in enumerate(t.state.world.wars):
            if self.who in (war.attacker, war.defender) and self.track in (None, war.conflict):
                reinforce(t, place, int(war.defender if war.attacker == self.who else war.attacker), self.by)
                return

    def say(self) -> Saying:
        return Saying(said.enemy_reinforced(self.who.label, signed(self.by)))


# What is so


class RogueToAttack(Condition, frozen=True):
    """There is a rogue state in a region, and no war is fought against one there."""

    region: Region

    def holds(self, t: Table[Any], on: Subject) -> bool:
        s: Presidency = t.state
        return bool(s.world.regions[self.region].rogue_states) and not _war_against_rogue(s, int(self.region))

    def say(self) -> str:
        return said.rogue_to_attack(self.region.label)


class WarOn(Condition, frozen=True):
    """A certain war is being fought."""

    attacker: Belligerent
    defender: Belligerent

    def __post_init__(self) -> None:
        if self.attacker == self.defender:
            raise RulesError("nobody is at war with themselves")

    def holds(self, t: Table[Any], on: Subject) -> bool:
        wars = t.state.world.wars
        return any(war.attacker == self.attacker and war.defender == self.defender for war in wars)

    def say(self) -> str:
        return said.war_on(self.attacker.label, self.defender.label)

    def wanted(self) -> str:
        return said.war_wanted(self.attacker.label, self.defender.label)
