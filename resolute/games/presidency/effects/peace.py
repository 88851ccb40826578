"""Effects and conditions of peace: civil wars and ceasefires, wars that are brokered, what was paid for it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying, happen
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.places import ALLIES, PEERS
from resolute.games.presidency.content.tracks import BoardFigure
from resolute.games.presidency.content.wars import STALEMATE
from resolute.games.presidency.figures_world import relations_modifier
from resolute.games.presidency.operations.moves import align
from resolute.games.presidency.operations.regions import change_unstable, ease_crisis, put_civil_war, raise_crisis
from resolute.games.presidency.rules.wars import end_war, reinforce
from resolute.games.presidency.state import CivilWar, Presidency, War
from resolute.games.presidency.subjects import REGION, WAR, civil_war_of, number, target
from resolute.games.presidency.words import effects_peace as said


def _civil_war(t: Table[Presidency], on: Subject) -> tuple[int, int, CivilWar]:
    region, place = civil_war_of(on)
    return region, place, t.state.world.regions[region].civil_wars[place]


class Ceasefire(Effect, frozen=True):
    """A civil war comes to a ceasefire, perhaps with peacekeepers who send Iran's men home; crises shrink."""

    simple: ClassVar[bool] = True
    peacekeepers: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region, place, war = _civil_war(t, on)
        stays = war.iranian and not self.peacekeepers
        put_civil_war(t, region, place, CivilWar(True, self.peacekeepers, stays))
        t.tell("ceasefire", region, self.peacekeepers)
        ease_crisis(t, region)

    def say(self) -> Saying:
        return Saying(said.CEASEFIRE_WITH_PEACEKEEPERS if self.peacekeepers else said.CEASEFIRE)


class CivilWarEnds(Effect, frozen=True):
    """Permanent peace; perhaps the state stays unstable. Crises shrink."""

    simple: ClassVar[bool] = True
    fragile: bool = False

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region, place, _ = _civil_war(t, on)
        put_civil_war(t, region, place, None)
        t.tell("civil_war_over", region)
        ease_crisis(t, region)
        if self.fragile:
            change_unstable(t, region, +1)

    def say(self) -> Saying:
        return Saying(said.FRAGILE_PEACE if self.fragile else said.PERMANENT_PEACE)


class FightingGoesOn(Effect, frozen=True):
    """A civil war is fought harder, or again: crises grow, and the peacekeepers leave."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region, place, war = _civil_war(t, on)
        if war.ceasefire:
            put_civil_war(t, region, place, msgspec.structs.replace(war, ceasefire=False, peacekeepers=False))
            t.tell("ceasefire_broken", region)
        raise_crisis(t, region)

    def say(self) -> Saying:
        return Saying(said.FIGHTING)


class ToItsRegion(Effect, frozen=True):
    """What is printed at an address happens to the region of the civil war."""

    address: str
    words: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(happen, self.address, target(REGION, civil_war_of(on)[0]))

    def say(self) -> Saying:
        return Saying(self.words)


# Wars


def _war(t: Table[Presidency], on: Subject) -> War:
    return t.state.world.wars[number(on, WAR)]


class PeaceIsMade(Effect, frozen=True):
    """The war is over, and its region trends pro-US."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = _war(t, on).region
        end_war(t, number(on, WAR))
        align(t, region, 1)

    def say(self) -> Saying:
        return Saying(said.PEACE_IS_MADE)


class BothReinforced(Effect, frozen=True):
    """Both sides of the war gain strength; if the US are in it, only the enemy does."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        war, place = _war(t, on), number(on, WAR)
        if war.us_side <= 0:
            reinforce(t, place, int(war.attacker), 1)
        if war.us_side >= 0:
            reinforce(t, place, int(war.defender), 1)

    def say(self) -> Saying:
        return Saying(said.BOTH_REINFORCED)


class UsInIt(Condition, frozen=True):
    """The United States are in the war."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return _war(t, on).us_side != 0

    def say(self) -> str:
        return said.US_IN_IT


class NobodysWar(Condition, frozen=True):
    """Neither the United States nor an ally is in the war."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        war = _war(t, on)
        return not war.us_side and not any(war.involves(ally) for ally in ALLIES)

    def say(self) -> str:
        return said.NOBODYS_WAR


class Stalemated(Condition, frozen=True):
    """The war stands at a stalemate."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return _war(t, on).status == STALEMATE

    def say(self) -> str:
        return said.STALEMATE


class UsWinning(Condition, frozen=True):
    """The side of the United States is winning the war."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return _war(t, on).us_winning

    def say(self) -> str:
        return said.US_WINNING


def _peer_relations(state: Presidency, on: Subject) -> int:
    war = state.world.wars[number(on, WAR)]
    return sum(relations_modifier(state, int(peer)) for peer in PEERS if war.involves(peer))


PEERS_IN_THE_WAR = BoardFigure("peers_in_the_war", said.PEERS_IN_THE_WAR, _peer_relations, said.EACH_PEER_IN_THE_WAR)


# What stands behind it

BACKING = BoardFigure("backing", said.BACKING, lambda state, on: -state.world.backing, said.EACH_POINT_OF_BACKING)
"""How much was paid for the roll: 1 for an action point, or the value of a goodwill counter."""


class Backed(Condition, frozen=True):
    """The roll was asked for and paid for by the President."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.backing)

    def say(self) -> str:
        return said.YOU_ASKED_FOR_IT
