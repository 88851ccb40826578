"""Effects and conditions of wars: what a roll brings, what bears on it, and what the end of a war brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.places import PEERS, Closeness
from resolute.games.presidency.content.tracks import BoardFigure
from resolute.games.presidency.content.wars import PEACE, TO_GUERRILLA, Fight
from resolute.games.presidency.operations import combat
from resolute.games.presidency.operations.moves import draw_closer
from resolute.games.presidency.operations.nations import change_actions
from resolute.games.presidency.operations.regions import allies_in, change_influence
from resolute.games.presidency.rules.terror_groups import add_group
from resolute.games.presidency.rules.wars import attack_rogue, fight, guerrillas_go_on, remove_rogue, rogue_splits
from resolute.games.presidency.state import Presidency, War
from resolute.games.presidency.subjects import FIRST_ROLL, NATION, REGION, SURPRISE, WAR, is_one, number
from resolute.games.presidency.words import effects_war as said
from resolute.games.presidency.words.small import counted

WARS = (WAR, FIRST_ROLL, SURPRISE)


def _war(s: Presidency, on: Subject) -> War:
    return s.world.wars[number(on, *WARS)]


# What bears on a roll


def _side(key: str, words: str, read: Callable[[Presidency, War], int]) -> BoardFigure:
    """Something that helps one of the sides: a low roll is good for the attacker."""
    return BoardFigure(key, words, lambda state, on: -read(state, _war(state, on)), said.for_attacker(words))


INTELLIGENCE = _side("war_intelligence", said.NATIONAL_INTELLIGENCE, combat.national_intelligence)
POWERS = _side("war_powers", said.GREAT_POWERS, combat.great_powers)
HEAVY = _side("war_heavy", said.HEAVY_UNITS, combat.heavy_units)
AIR_FORCE = _side("war_air_force", said.AIR_FORCE, combat.air_force)
SURFACE = _side("war_surface", said.SURFACE_FORCES, combat.surface_forces)
AIR_POWER = _side("war_air_power", said.AIR_POWER, combat.air_power)
ALIGNMENT = _side("war_alignment", said.ALIGNMENT, combat.alignment)
INFLUENCE = _side("war_influence", said.INFLUENCE, combat.foreign_influence)


class Surprised(Condition, frozen=True):
    """The attacker has achieved surprise; it counts in the first roll only. (GM Surprise)"""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return is_one(on, SURPRISE)

    def say(self) -> str:
        return said.SURPRISED


class KnownBefore(Condition, frozen=True):
    """Intelligence was gathered before a war that the United States begin. (TSF Focused National Intelligence)"""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        war = _war(t.state, on)
        first = is_one(on, SURPRISE) or is_one(on, FIRST_ROLL)
        return bool(first and war.us_side > 0 and war.region in t.state.world.prewar_intelligence)

    def say(self) -> str:
        return said.KNOWN_BEFORE


# What a roll brings


class Fought(Effect, frozen=True):
    """A cell of the combat table."""

    cell: Fight

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        fight(t, number(on, *WARS), self.cell, not is_one(on, WAR))

    def say(self) -> Saying:
        cell = self.cell
        parts = [said.moves(signed(cell.move)) if cell.move else said.NO_MOVE]
        if cell.attacker and cell.attacker == cell.defender:
            parts.append(said.both_lose(cell.attacker))
        else:
            parts += [said.loses(said.ATTACKER, cell.attacker)] * bool(cell.attacker)
            parts += [said.loses(said.DEFENDER, cell.defender)] * bool(cell.defender)
        if cell.stars:
            parts.append({PEACE: said.PEACE, TO_GUERRILLA: said.TO_GUERRILLA}[cell.stars])
        return Saying("", "and", tuple(map(Saying, parts)))


# What the end of a war brings


class AlliesThere(Effect, frozen=True):
    """Every ally in the region comes closer, or moves away."""

    simple: ClassVar[bool] = True
    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for ally in allies_in(number(on, REGION)):
            draw_closer(t, ally, self.by)

    def say(self) -> Saying:
        return Saying(said.allies_there(signed(self.by)))


class AllyEstranged(Effect, frozen=True):
    """The ally is estranged."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        draw_closer(t, number(on, NATION), -int(Closeness.VERY_CLOSE))

    def say(self) -> Saying:
        return Saying(said.ALLY_ESTRANGED)


class VeryClose(Condition, frozen=True):
    """The ally is very close."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.closeness(number(on, NATION)) == Closeness.VERY_CLOSE)

    def say(self) -> str:
        return said.VERY_CLOSE


class AlignmentFalls(Effect, frozen=True):
    """The alignment of the region falls a whole box."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        world, region = t.state.world, number(on, REGION)
        here = world.regions[region]
        value = max(3, here.alignment - 1)
        world.change_region(region, msgspec.structs.replace(here, alignment=value))
        t.tell("aligned", region, value, here.alignment_trend, "")

    def say(self) -> Saying:
        return Saying(said.ALIGNMENT_FALLS)


class PeerAfterWar(Effect, frozen=True):
    """A peer that won a war gains influence in the region and an action; one that lost loses both. The region of the
    war is the subject."""

    simple: ClassVar[bool] = True
    peer: int
    by: int

    def __post_init__(self) -> None:
        assert self.peer in map(int, PEERS)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_influence(t, self.peer, number(on, REGION), self.by)
        change_actions(t, self.peer, self.by)

    def say(self) -> Saying:
        return Saying(said.peer_after_war(PEERS[self.peer].label, signed(self.by)))


class RogueFalls(Effect, frozen=True):
    """The rogue state falls apart: terror groups of level 2 are what is left of it."""

    groups: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = number(on, REGION)
        remove_rogue(t, region)
        for _ in range(self.groups):
            if t.outcome is None:
                add_group(t, region, 2)

    def say(self) -> Saying:
        return Saying(said.rogue_falls(counted(self.groups, said.GROUP)))


class RogueFightsOn(Effect, frozen=True):
    """The rogue state goes on as a guerrilla war."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        guerrillas_go_on(t, number(on, REGION))

    def say(self) -> Saying:
        return Saying(said.ROGUE_FIGHTS_ON)


class RogueSplits(Effect, frozen=True):
    """Two smaller rogue states are left."""

    levels: tuple[int, int]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        rogue_splits(t, number(on, REGION), self.levels)

    def say(self) -> Saying:
        return Saying(said.rogue_splits(*self.levels))


class WarBegins(Effect, frozen=True):
    """The United States begin a war against the strongest rogue state of the region."""

    surprise: bool

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        attack_rogue(t, number(on, REGION), self.surprise)

    def say(self) -> Saying:
        return Saying(said.WAR_BY_SURPRISE if self.surprise else said.WAR_BEGINS)
