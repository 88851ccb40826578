"""Military actions 5 and 6: how an ally is supported, and against whom hostilities are opened.
(GM Military Master Actions, Supporting Allies in a War, Surprise, Rogue State in Europe)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.pieces import REMEMBERED
from resolute.engine.table import Table
from resolute.games.presidency.content.conflicts import CONFLICTS, Track
from resolute.games.presidency.content.places import ALLIES, Closeness, Nation, Region
from resolute.games.presidency.content.wars import MAX_WARS, Belligerent
from resolute.games.presidency.operations.combat import odds_column, rogue_at_war, strengths
from resolute.games.presidency.operations.conflicts import wars_of_tracks
from resolute.games.presidency.operations.glance import at_a_glance
from resolute.games.presidency.operations.historical import early_war_costs
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.cyber import can_attack_networks, cyber_options
from resolute.games.presidency.rules.wars import EUROPE, rogue_war
from resolute.games.presidency.state import NationStatus, Presidency, War
from resolute.games.presidency.subjects import CONFLICT, REGION, WAR, target
from resolute.games.presidency.words import hostilities as said
from resolute.games.presidency.words.historical import NOT_ENOUGH_POINTS
from resolute.games.presidency.words.small import upper

_ALLIES = tuple(map(int, ALLIES))


# Military action 5: support for an ally


@cache
def ally_on(conflict: int) -> Nation | None:
    """The ally among the two sides of a conflict track; no track has two."""
    printed = CONFLICTS[conflict]
    return next((Nation(int(who)) for who in (printed.first, printed.second) if who in _ALLIES), None)


_ALLIED_TRACKS = tuple((int(track), int(ally)) for track in Track if (ally := ally_on(track)) is not None)
_VERY_CLOSE = int(Closeness.VERY_CLOSE)


def opponent_on(conflict: int) -> Belligerent:
    """Whoever the ally of a conflict track is against."""
    printed = CONFLICTS[conflict]
    return printed.second if printed.first in _ALLIES else printed.first


def ally_in(war: War) -> Nation | None:
    """The ally who is in a war; against another ally nobody fights."""
    return next((Nation(int(who)) for who in (war.attacker, war.defender) if who in _ALLIES), None)


def supported_tracks(s: Presidency) -> tuple[int, ...]:
    """The conflict tracks of very close allies that are not at war: they can be trained and armed."""
    return _supported(s.world.nations, s.world.wars)


@lru_cache(maxsize=REMEMBERED)
def _supported(nations: tuple[NationStatus, ...], wars: tuple[War, ...]) -> tuple[int, ...]:
    fought = wars_of_tracks(wars)
    return tuple(
        [
            conflict
            for conflict, ally in _ALLIED_TRACKS
            if nations[ally].closeness >= _VERY_CLOSE and conflict not in fought
        ]
    )


def resupplied_wars(s: Presidency) -> list[int]:
    """The wars of allies, each of whom can be resupplied. (GM Supporting Allies in a War)"""
    return [place for place, war in enumerate(s.world.wars) if ally_in(war) is not None]


@step
def support_ally(t: Table[Presidency]) -> None:
    """Military action 5: an ally at war is resupplied, or a very close one trained or armed."""
    if resupplied_wars(t.state) or supported_tracks(t.state):
        t.then(choose_support, THE_PRESIDENT)


@choice(said.HOW_DO_YOU_SUPPORT, rule="Military Master Actions")
def choose_support(t: Table[Presidency], actor: Actor) -> Sequence[Option]:
    """Resupply an ally at war, train with a very close ally, or sell arms to one. (GM Military Master Actions)"""
    s = t.state
    found: list[Option] = []
    for place in resupplied_wars(s):
        war = s.world.wars[place]
        ally = ally_in(war)
        assert ally is not None
        enemy = war.defender if int(war.attacker) == int(ally) else war.attacker
        label = said.resupply(ally.label, enemy.label)
        found.append(Option(label, do(happen, "support/resupply", target(WAR, place)), f"war:{place}"))
    return [*found, *_supports(supported_tracks(s))] if found else _supports(supported_tracks(s))


@cache
def _supports(tracks: tuple[int, ...]) -> tuple[Option, ...]:
    """Training for the allies of all these tracks, and arms."""
    return tuple(_support(key, conflict) for key in ("training", "arms") for conflict in tracks)


@cache
def _support(key: str, conflict: int) -> Option:
    ally = ally_on(conflict)
    assert ally is not None
    label = (said.train if key == "training" else said.arm)(ally.label, opponent_on(conflict).label)
    return Option(label, do(happen, f"support/{key}", target(CONFLICT, conflict)), f"conflict:{conflict}")


# Military action 6: hostilities


def why_no_war(s: Presidency, region: int) -> str:
    """Why the United States cannot begin a war against a rogue state of a region; nothing, if they can."""
    if rogue_at_war(s, region) is not None:
        return said.AT_WAR_THERE
    if region in EUROPE and s.world.closeness(Nation.NATO) < Closeness.VERY_CLOSE:
        return said.NATO_NOT_CLOSE
    if len(s.world.wars) >= MAX_WARS:
        return said.FIVE_WARS
    if early_war_costs(s, region) > s.president.action_points:
        return NOT_ENOUGH_POINTS
    if not strengths(s, rogue_war(s, region))[0]:
        return said.NO_FORCES
    return ""


def can_open_hostilities(s: Presidency) -> bool:
    """Whether there is anybody against whom hostilities can be opened."""
    return can_attack_networks(s) or any(not why_no_war(s, region) for region in at_a_glance(s.world.regions).rogues)


@step
def open_hostilities(t: Table[Presidency]) -> None:
    """Military action 6: a war against a rogue state, or a cyber attack."""
    if can_open_hostilities(t.state):
        t.then(choose_hostilities, THE_PRESIDENT)


@choice(said.AGAINST_WHOM, rule="Military Master Actions")
def choose_hostilities(t: Table[Presidency], actor: Actor) -> Sequence[Option]:
    """A war against the strongest rogue state of a region, or a cyber attack. (GM Military Master Actions, Rogue
    States, Cyber War)"""
    s = t.state
    found: list[Option] = []
    for region in at_a_glance(s.world.regions).rogues:
        if not why_no_war(s, region):
            attacking, defending = strengths(s, rogue_war(s, region))
            cost = said.odds(attacking, defending, odds_column(attacking, defending))
            frame = do(happen, "hostilities/war", target(REGION, region))
            found.append(Option(_war_label(s, region), frame, f"region:{region}", cost))
    return [*found, *cyber_options(s)] if found else cyber_options(s)


def _war_label(s: Presidency, region: int) -> str:
    level = max(one.level for one in s.world.regions[region].rogue_states)
    return said.war_on(level, upper(Region(region).label))


@choose_hostilities.barred
def _no_war(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    for region in at_a_glance(t.state.world.regions).rogues:
        reason = why_no_war(t.state, region)
        if reason:
            yield Barred(_war_label(t.state, region), reason, f"region:{region}")
