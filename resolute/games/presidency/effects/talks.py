"""Talks that the President leads: in a war, or in a civil war of a region."""

from __future__ import annotations

from typing import Any

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.picks import Fitting
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.games.presidency.content.places import PEERS, Nation, Region
from resolute.games.presidency.naming import war_name
from resolute.games.presidency.operations.glance import at_a_glance
from resolute.games.presidency.rules.peer_summits import summit
from resolute.games.presidency.rules.united_nations import resolve_civil_war
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import (
    CIVIL_WAR_TALKS,
    NATION,
    REGION,
    WAR,
    civil_war_of,
    civil_war_target,
    is_one,
    number,
    target,
)
from resolute.games.presidency.words import effects_talks as said
from resolute.games.presidency.words.small import upper


def _wars(t: Table[Presidency], on: Subject) -> tuple[Target, ...]:
    world = t.state.world
    torn = at_a_glance(world.regions).civil_wars
    return (*[target(WAR, place) for place in range(len(world.wars))], *torn) if world.wars else torn


def _label(t: Table[Presidency], one: Target) -> str:
    if one.kind == WAR:
        return upper(war_name(t.state, number(one, WAR)))
    return upper(Region(number(one, REGION)).label)


def _about(t: Table[Presidency], one: Target) -> str:
    if one.kind == WAR:
        return said.WAR
    here = t.state.world.regions[number(one, REGION)]
    return said.civil_wars(here.fighting, len(here.civil_wars) - here.fighting)


TROUBLED_BY_WAR = Fitting(said.A_WAR, _wars, _label, _about)
"""A war, or a region with civil wars or ceasefires."""


_PEERS = tuple(target(NATION, one) for one in PEERS)
A_PEER = Fitting(
    said.A_PEER,
    lambda t, on: _PEERS,
    lambda t, one: Nation(number(one, NATION)).label,
    lambda t, one: said.relations(t.state.world.peers[number(one, NATION)].relations),
)
"""Russia or China."""


class SummitHeld(Effect, frozen=True):
    """A summit with the peer."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(summit, number(on, NATION))

    def say(self) -> Saying:
        return Saying(said.SUMMIT)


class IsWar(Condition, frozen=True):
    """It is a war between states."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return is_one(on, WAR)

    def say(self) -> str:
        return said.IS_WAR


def war_to_talk_about(s: Presidency, region: int) -> Target | None:
    """The civil war of a region that your talks are about: one that is fought before a ceasefire."""
    wars = s.world.regions[region].civil_wars
    if not wars:
        return None
    return civil_war_target(CIVIL_WAR_TALKS, region, min(range(len(wars)), key=lambda one: wars[one].ceasefire))


class TalksOfYours(Effect, frozen=True):
    """Talks in a civil war of the region, one that is fought before a ceasefire."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        war = war_to_talk_about(t.state, number(on, REGION))
        if war is not None:
            resolve_civil_war(t, CIVIL_WAR_TALKS, *civil_war_of(war))

    def say(self) -> Saying:
        return Saying(said.ROLL_ON_CIVIL_WARS)
