"""How good the world looks for the President: regions, influence, conflicts, programs, tensions, wars."""

from __future__ import annotations

from functools import lru_cache

from resolute.games.presidency.content.conflicts import CONFLICTS, Track
from resolute.games.presidency.content.diplomacy import Trade
from resolute.games.presidency.content.peers import CHINESE_GOAL, RUSSIAN_GOAL, RUSSIAN_STABILITY
from resolute.games.presidency.content.places import PEERS, WORLD, Nation, Region
from resolute.games.presidency.content.wars import STALEMATE, Belligerent
from resolute.games.presidency.state import (
    ConflictStatus,
    NationStatus,
    PeerStatus,
    Presidency,
    RegionStatus,
    War,
    influence_in,
)

_FRIENDS = (Belligerent.INDIA, Belligerent.ISRAEL, Belligerent.GULF_STATES, Belligerent.UNITED_STATES)
"""Sides of conflicts that are with us, where they stand first."""
_CRISIS = (0.0, -0.3, -0.8, -2.0, -4.0)
_GROUP = (0.0, -0.3, -0.7, -1.4, -2.6)
_ROGUE = (0.0, -4.0, -5.5, -8.0, -16.0)
_STATUS = (0.0, 0.0, -0.3, -0.9, -2.2, -5.0)
_FATAL_STATUS = (0.0, 0.0, -0.5, -2.5, -8.0, -30.0)
_PROGRAM = (0.0, 0.0, -0.6, -1.5, -4.0, -9.0)
_STRENGTH = 0.15
"""What a box of relative strength is worth for each box of the conflict's status: the nearer the war, the more."""
_FRIEND = tuple(1 if one.first in _FRIENDS else -1 for one in CONFLICTS)
"""Whether the first side of a conflict is ours or the other one."""
_STRONGEST = tuple(max(side * box for box in one.scale) for side, one in zip(_FRIEND, CONFLICTS, strict=True))
"""How strong our side can be, so that a war that comes nearer is never welcome."""
_TRADE = {Trade.NONE: 0.0, Trade.PENDING: 0.7, Trade.AGREED: 2.0}
_BASE = -1.2
_PEERS = len(PEERS)
_GOALS = tuple(zip(PEERS, (RUSSIAN_GOAL, CHINESE_GOAL), strict=True))
_ARMED = 4
"""From this box of its program on, a nation's war loses the game."""
_LAST_STEPS, _NEAR_GOAL = 6, 0.35
"""So many influence counters before its goal a peer becomes a danger."""


@lru_cache(maxsize=4096)
def _region(here: RegionStatus) -> float:
    worth = (
        0.4 * here.alignment
        + 0.3 * here.alignment_trend
        + 0.35 * here.stability
        + _CRISIS[min(4, here.crisis)]
        + _TRADE[here.trade]
    )
    if here.alignment <= 4:
        # The evaluation of the year counts it against the President.
        worth -= 2.0
    worth -= 0.45 * here.unstable_states + 0.2 * len(here.footprints)
    for war in here.civil_wars:
        worth -= 0.9 - 0.5 * war.ceasefire - 0.2 * war.peacekeepers + 0.2 * war.iranian
    for group in here.terror_groups:
        worth += _GROUP[group.level] * (1 - 0.12 * group.box)
    for rogue in here.rogue_states:
        worth += _ROGUE[rogue.level] - 3.0 * rogue.weapon
    worth -= 0.3 * (here.russian_influence + here.chinese_influence)
    return worth + _BASE * (here.russian_base + here.chinese_base)


@lru_cache(maxsize=1024)
def _conflicts(
    conflicts: tuple[ConflictStatus, ...], fought: tuple[int, ...], iran_armed: bool, korea_armed: bool
) -> tuple[float, ...]:
    """What the status of each conflict and the strength of its sides are worth."""
    parts: list[float] = []
    for place, (printed, here) in enumerate(zip(CONFLICTS, conflicts, strict=True)):
        program = korea_armed if place == Track.KOREAS else iran_armed
        fatal = printed.loses and (place not in fought if printed.with_program is None else program)
        status = _FATAL_STATUS if fatal else _STATUS
        parts.append(status[min(5, here.status + 5 - printed.war)])
        parts.append(_STRENGTH * here.status * (_FRIEND[place] * printed.scale[here.strength] - _STRONGEST[place]))
    return tuple(parts)


def _russian_chance(regions: tuple[RegionStatus, ...], nations: tuple[NationStatus, ...]) -> float:
    """How much Russia's influence matters: it wins only with a base in Eastern Europe, and only if Europe is shaky or
    an alliance with it is."""
    chance = 1.0 if regions[Region.EASTERN_EUROPE].russian_base else 0.4
    apart = sum(2 - nations[ally].closeness for ally in (Nation.NATO, Nation.UNITED_KINGDOM))
    apart += max(0, RUSSIAN_STABILITY - regions[Region.EUROZONE].stability)
    return chance * (0.25 if not apart else 0.8 + 0.1 * min(apart, 3))


def world_worth(s: Presidency) -> float:
    """Higher is better; at the beginning it is about nothing more than a constant."""
    world = s.world
    smaller = (
        *(world.iran_nuclear, world.korea_missiles),
        *(world.eurozone_economy, world.eurozone_trend, world.iran_influence),
    )
    return _worth(world.regions, world.nations, world.peers, world.conflicts, world.wars, smaller)


@lru_cache(maxsize=1024)
def _worth(
    regions: tuple[RegionStatus, ...],
    nations: tuple[NationStatus, ...],
    peers: tuple[PeerStatus, ...],
    conflicts: tuple[ConflictStatus, ...],
    wars: tuple[War, ...],
    smaller: tuple[int, int, int, int, int],
) -> float:
    """The same of what it depends on: most positions that are compared differ in none of it."""
    iran_nuclear, korea_missiles, eurozone_economy, eurozone_trend, iran_influence = smaller
    worth = sum(map(_region, regions[: len(WORLD)]))
    fought = tuple([war.conflict for war in wars])
    iran_armed, korea_armed = iran_nuclear >= _ARMED, korea_missiles >= _ARMED
    for part in _conflicts(conflicts, fought, iran_armed, korea_armed):
        worth += part
    for peer, goal in _GOALS:
        one, left = peers[peer], goal - influence_in(regions, peer)
        if left <= _LAST_STEPS:
            near = _LAST_STEPS + 1 - max(0, left)
            worth -= _NEAR_GOAL * near * near * (1.0 if peer else _russian_chance(regions, nations))
        worth += 0.6 * one.relations + 0.25 * one.relations_trend - 0.8 * (one.posture - 1)
        worth -= 0.2 * one.economy + 0.08 * one.economy_trend
    for nation, status in enumerate(nations):
        if status.tensions:
            worth -= (0.4 if nation < _PEERS else 0.25) * len(status.tensions)
        if status.sanctions:
            worth += (0.2 if nation < _PEERS else 0.5) * len(status.sanctions)
    worth += _PROGRAM[iran_nuclear] + _PROGRAM[korea_missiles]
    worth += 0.4 * eurozone_economy + 0.15 * eurozone_trend - 0.3 * iran_influence
    for war in wars:
        worth -= 2.0 if war.us_side else 1.0
        worth += 0.3 * (war.status - STALEMATE) * war.us_side
    if len(wars) > 3:
        worth -= 4.0 * (len(wars) - 3)
    return worth
