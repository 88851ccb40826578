"""Cyber war: whom the United States can attack, once a phase each, and attacks in the middle of a war. (GM Cyber War;
chart WM3)"""

from __future__ import annotations

from functools import cache

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.places import PEERS, Nation, Region
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.operations.glance import at_a_glance
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import Presidency, War
from resolute.games.presidency.subjects import NATION, REGION, WAR, target
from resolute.games.presidency.words import cyber as said
from resolute.games.presidency.words.small import upper

ROGUES = (Nation.IRAN, Nation.NORTH_KOREA)
AIMS = {
    **{int(one): ("program", "infrastructure") for one in ROGUES},
    **{int(one): ("economy", "infrastructure") for one in PEERS},
}
"""What of each nation can be attacked."""
_AIMED_AT = tuple(AIMS)


def cyber_nations(s: Presidency) -> tuple[int, ...]:
    """The nations that were not attacked in this phase. (GM Cyber War)"""
    attacked = s.world.cyber_targets
    return tuple([nation for nation in AIMS if nation not in attacked]) if attacked else _AIMED_AT


def cyber_regions(s: Presidency) -> tuple[int, ...]:
    """The regions with a rogue state, if none was attacked in this phase. (GM Cyber War)"""
    return () if s.world.cyber_on_rogues else at_a_glance(s.world.regions).rogues


def can_attack_networks(s: Presidency) -> bool:
    """Whether a cyber attack is left in this phase."""
    return bool(cyber_nations(s) or cyber_regions(s))


def cyber_options(s: Presidency) -> tuple[Option, ...]:
    """Every cyber attack that can be made now."""
    return _attacks(cyber_nations(s), cyber_regions(s))


@cache
def _attacks(nations: tuple[int, ...], regions: tuple[int, ...]) -> tuple[Option, ...]:
    """The cyber attacks on these nations and on the rogue states of these regions."""
    return (*[one for nation in nations for one in _on_nation(nation)], *map(_on_rogue, regions))


@cache
def _on_nation(nation: int) -> tuple[Option, ...]:
    name, at = upper(Nation(nation).label), f"nation:{nation}"
    return tuple(
        Option(said.attack(name, said.AIMS[aim]), do(attack_networks, nation, aim), at) for aim in AIMS[nation]
    )


@cache
def _on_rogue(region: int) -> Option:
    return Option(said.on_rogue(upper(Region(region).label)), do(attack_rogue_networks, region), f"region:{region}")


@step
def attack_networks(t: Table[Presidency], nation: int, aim: str) -> None:
    """A cyber attack on a nation, once a phase. (GM Cyber War)"""
    t.state.world.cyber_targets += (nation,)
    t.then(happen, f"chart/WM3/{cyber_page(nation, aim)}", target(NATION, nation))


def cyber_page(nation: int, aim: str) -> str:
    """The chart of an attack: the peers have rows of their own."""
    return f"peer-{aim}" if nation in map(int, PEERS) else aim


@step
def attack_rogue_networks(t: Table[Presidency], region: int) -> None:
    """A cyber attack on the strongest rogue state of a region, one in a phase. (GM Cyber War)"""
    t.state.world.cyber_on_rogues = True
    t.then(happen, "chart/WM3/rogue", target(REGION, region))


# In a war


def enemy_of(war: War) -> Belligerent:
    """Whoever the United States fight in a war."""
    return war.defender if war.us_side > 0 else war.attacker


def war_page(war: War) -> str:
    """The chart of a free attack in a war; against some enemies there is none."""
    enemy = int(enemy_of(war))
    if enemy in AIMS:
        return cyber_page(enemy, "infrastructure")
    return "rogue" if enemy == Belligerent.ROGUE_STATE else ""


@step
def cyber_in_war(t: Table[Presidency], place: int) -> None:
    """Russia or China attack the networks of their enemy; the United States may attack those of theirs, free. (GM Cyber
    War)"""
    war = t.state.world.wars[place]
    for peer in PEERS:
        if int(peer) in (war.attacker, war.defender):
            t.then(happen, f"chart/WM3/by/{int(peer)}", target(WAR, place))
    if war.us_side and war_page(war):
        t.then(choose_war_attack, THE_PRESIDENT, place)


def _war_prompt(t: Table[Presidency], actor: Actor, place: int) -> str:
    return said.attack_in_war(enemy_of(t.state.world.wars[place]).label)


@choice(_war_prompt, rule="Cyber War")
def choose_war_attack(t: Table[Presidency], actor: Actor, place: int) -> tuple[Option, ...]:
    """One free attack before a roll of the war, or none. (GM Cyber War)"""
    war = t.state.world.wars[place]
    enemy = int(enemy_of(war))
    on = target(REGION, war.region) if enemy == Belligerent.ROGUE_STATE else target(NATION, enemy)
    return Option(said.ATTACK, do(happen, f"chart/WM3/{war_page(war)}", on), f"war:{place}"), _NO_ATTACK


@step
def no_attack(t: Table[Presidency]) -> None:
    """The networks are left alone."""


_NO_ATTACK = Option(said.NO_ATTACK, do(no_attack), declines=True)
