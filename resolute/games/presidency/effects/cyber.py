"""Effects and figures of cyber war."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying, happen
from resolute.engine.pieces import changed
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.places import PEERS, Capability, Nation
from resolute.games.presidency.content.tracks import (
    CHINA_ECONOMY,
    CHINA_RELATIONS,
    RUSSIA_ECONOMY,
    RUSSIA_RELATIONS,
    BoardFigure,
)
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.operations.combat import rogue_at_war
from resolute.games.presidency.operations.conflicts import strengthen
from resolute.games.presidency.operations.moves import move, trend
from resolute.games.presidency.operations.nations import change_actions, change_peer_capability, random_capability
from resolute.games.presidency.operations.programs import program_of, reverse_program
from resolute.games.presidency.operations.tensions import strain_nation
from resolute.games.presidency.rules.terror_groups import lower_group, slow_rogue
from resolute.games.presidency.rules.wars import reinforce
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import NATION, REGION, WAR, is_one, number
from resolute.games.presidency.words import effects_cyber as said
from resolute.games.presidency.words.small import counted

_FRIENDLY = {
    Nation.IRAN: (Track.US_IRAN, Belligerent.UNITED_STATES),
    Nation.NORTH_KOREA: (Track.KOREAS, Belligerent.SOUTH_KOREA),
    Nation.RUSSIA: (Track.RUSSIA_NATO, Belligerent.NATO),
    Nation.CHINA: (Track.CHINA_JAPAN, Belligerent.JAPAN),
}
"""The conflict track that an attack on networks moves, and the side that gains by it; the choice is ours."""
_ECONOMIES = (RUSSIA_ECONOMY, CHINA_ECONOMY)
_RELATIONS = (RUSSIA_RELATIONS, CHINA_RELATIONS)


def _difference(s: Presidency, on: Subject) -> int:
    ours, *theirs = (one[Capability.CYBER] for one in s.world.capabilities)
    return max(theirs) - ours


CYBER_DIFFERENCE = BoardFigure("cyber_difference", said.CYBER_DIFFERENCE, _difference, said.EACH_POINT_OF_CYBER)


class NoPeer(Condition, frozen=True):
    """The attack is not on Russia or China."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return not is_one(on, NATION) or number(on, NATION) not in map(int, PEERS)

    def say(self) -> str:
        return said.NO_PEER


def _our_war(s: Presidency, enemy: int, region: int | None = None) -> int | None:
    """The war that the United States fight against somebody, perhaps in a certain region."""
    for place, war in enumerate(s.world.wars):
        if war.us_side and enemy in (war.attacker, war.defender) and region in (None, war.region):
            return place
    return None


class NetworksDown(Effect, frozen=True):
    """The enemy loses strength if the United States are at war with it; else the relative strength moves against it."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        nation = number(on, NATION)
        place = _our_war(t.state, nation)
        if place is not None:
            reinforce(t, place, nation, -1)
        else:
            track, side = _FRIENDLY[Nation(nation)]
            strengthen(t, int(track), int(side))

    def say(self) -> Saying:
        return Saying(said.NETWORKS_DOWN)


class ActsLess(Effect, frozen=True):
    """The nation has an action less."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_actions(t, number(on, NATION), -1)

    def say(self) -> Saying:
        return Saying(said.ACTS_LESS)


class ProgramDamaged(Effect, frozen=True):
    """The program of the nation goes a box back."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        reverse_program(t, int(program_of(number(on, NATION))))

    def say(self) -> Saying:
        return Saying(said.PROGRAM_DAMAGED)


class ProgramFrozen(Effect, frozen=True):
    """The program of the nation is held up until the end of the year."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        world = t.state.world
        program = program_of(number(on, NATION))
        first, second = changed(world.programs_frozen, int(program), True)
        world.programs_frozen = (first, second)
        t.tell("program_frozen", int(program))

    def say(self) -> Saying:
        return Saying(said.PROGRAM_FROZEN)


class EconomyHit(Effect, frozen=True):
    """The economy of the peer worsens, or falls a whole box."""

    simple: ClassVar[bool] = True

    box: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        track = _ECONOMIES[number(on, NATION)]
        if self.box:
            move(t, track, -1)
        else:
            trend(t, track, -1)

    def say(self) -> Saying:
        return Saying(said.ECONOMY_FALLS if self.box else said.ECONOMY_WORSENS)


class CapabilityHit(Effect, frozen=True):
    """A random capability of the peer falls."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        change_peer_capability(t, number(on, NATION), random_capability(t), -1)

    def say(self) -> Saying:
        return Saying(said.CAPABILITY_HIT)


class RogueWeakened(Effect, frozen=True):
    """A rogue state at war with the United States loses strength; else terror groups of its region fall. It may be
    slowed, so that it hardly finds recruits at the end of the year. (TSF Consequences 3e)"""

    simple: ClassVar[bool] = True

    by: int
    slows: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = number(on, REGION)
        place = _our_war(t.state, int(Belligerent.ROGUE_STATE), region)
        if place is not None and rogue_at_war(t.state, region) is not None:
            reinforce(t, place, int(Belligerent.ROGUE_STATE), -self.by)
        else:
            for _ in range(self.by):
                lower_group(t, region)
        if self.slows:
            slow_rogue(t, region)

    def say(self) -> Saying:
        return Saying(said.rogue_weakened(self.by, self.slows))


class DefenderWeakened(Effect, frozen=True):
    """The enemy of the peer in the war loses strength."""

    simple: ClassVar[bool] = True

    peer: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        place = number(on, WAR)
        war = t.state.world.wars[place]
        reinforce(t, place, int(war.defender if war.attacker == self.peer else war.attacker), -1)

    def say(self) -> Saying:
        return Saying(said.ENEMY_WEAKENED)


# The reaction


class Reacts(Effect, frozen=True):
    """The victim reacts; more so if the attack was detected."""

    detected: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        kind = "rogue" if is_one(on, REGION) else "nation"
        t.then(happen, f"chart/WM3/reaction/{kind}{'-detected' if self.detected else ''}", on)

    def say(self) -> Saying:
        return Saying(said.DETECTED if self.detected else said.REACTS)


class VictimTension(Effect, frozen=True):
    """Tensions on the victim."""

    simple: ClassVar[bool] = True

    count: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        strain_nation(t, number(on, NATION), self.count)

    def say(self) -> Saying:
        return Saying(said.victim_tension(counted(self.count, "tension")))


class RelationsSuffer(Effect, frozen=True):
    """Relations with a peer worsen."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        nation = number(on, NATION)
        if nation in map(int, PEERS):
            trend(t, _RELATIONS[nation], -1)

    def say(self) -> Saying:
        return Saying(said.relations_suffer(signed(-1)))
