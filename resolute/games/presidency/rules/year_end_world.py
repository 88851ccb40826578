"""The end of a year in the world: stability and terror, recruiting, rogue states, wars, footprints, good governments,
Europe, an agent for peace. (TSF End of Turn Clean-Up & Consequences 1 to 8)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import msgspec

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.places import ALLIES, WORLD, Closeness, Nation, Region
from resolute.games.presidency.content.terror import HIGHEST_LEVEL
from resolute.games.presidency.content.tracks import APPROVAL, ECONOMY, LEGACY_POINTS, PRESTIGE, WORLD_OPINION
from resolute.games.presidency.operations.goodwill import earn_goodwill, give_back_goodwill
from resolute.games.presidency.operations.moves import WORSENS, draw_closer, lose, move, trend
from resolute.games.presidency.operations.regions import (
    allies_in,
    change_stability,
    change_unstable,
    raise_crisis,
    random_ally,
    random_region,
)
from resolute.games.presidency.operations.tensions import relieve_nation
from resolute.games.presidency.rolls import D10, THE_PRESIDENT
from resolute.games.presidency.rules.forces import footprints_due, leave_footprint
from resolute.games.presidency.rules.terror_groups import (
    Groups,
    add_group,
    change_rogue,
    groups_in,
    largest_rogue,
    lower_weakest,
    place_group,
    promote_highest,
)
from resolute.games.presidency.rules.wars import weaken_rogue
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import year_end_world as said
from resolute.games.presidency.words.small import upper

SECURE = 7
"""From this stability on a region gets rid of terror by itself."""
ROGUE_WEAKENS, ROGUE_RECRUITS = 4, 5
"""The highest rolls with which a rogue state loses or gains a level."""
SLOWED = 2
LEAVES = 2
"""So many tensions or terror groups a good government rids its region of. (TSF Consequences 6)"""
PEACEFUL_CIVIL_WARS, PEACE_GOODWILL = 2, 3
"""At most so many civil wars, and at least so much goodwill, for an agent for peace."""


# 1 and 2: terror


@step
def stability_and_terror(t: Table[Presidency], region: int) -> None:
    """What the stability of a region does to terror groups, rogue states and unstable states, region by region.
    (TSF Consequences 1)"""
    s = t.state
    stability = s.world.regions[region].stability
    if stability >= SECURE:
        lower_weakest(t, region)
        weaken_rogue(t, region)
        if s.world.regions[region].unstable_states:
            change_unstable(t, region, -1)
    else:
        for _ in range(1 if stability == SECURE - 1 else 2):
            if t.outcome is None:
                add_group(t, region)
        if stability == SECURE - 1 and largest_rogue(s, region) is not None:
            (face,) = t.roll_now(D10, said.A_ROGUE_STATE_WEAKENS)
            if face <= ROGUE_WEAKENS:
                weaken_rogue(t, region)
        if stability == 3 and t.outcome is None:
            promote_highest(t, region)
            change_unstable(t, region, +1)
    if t.outcome is not None:
        return
    if s.world.regions[region].unstable_states >= 2:
        ally = random_ally(t, region)
        if ally is not None:
            draw_closer(t, ally, -1)
    if region + 1 < len(WORLD):
        t.then(stability_and_terror, region + 1)


@step
def terror_recruits_abroad(t: Table[Presidency]) -> None:
    """In two random regions a group of level 1 rises, or one appears. (TSF Consequences 2)"""
    for _ in range(2):
        if t.outcome is not None:
            return
        region = random_region(t, said.WHERE_TERROR_RECRUITS)
        ones = [group for group in groups_in(t.state, region) if group.level == 1]
        if ones:
            place_group(t, region, min(ones, key=lambda group: group.box), 2, min(group.box for group in ones))
        else:
            add_group(t, region)


# 3: rogue states


@step
def rogue_states_spread(t: Table[Presidency]) -> None:
    """A rogue state of the fourth level loses the game; those of the second and third take stability and strengthen
    terror, those of the first bring crises; without any the world is grateful. (TSF Consequences 3a to 3d)"""
    world = t.state.world
    levels = _rogue_levels(t.state)
    if any(level >= HIGHEST_LEVEL for _, level in levels):
        lose(t, "rogue_state")
        return
    for region, level in levels:
        if level > 1 and t.outcome is None:
            change_stability(t, region, -1)
            promote_highest(t, region)
    if t.outcome is not None:
        return
    # A group that has just become a rogue state lies on the board by now.
    for region, level in _rogue_levels(t.state):
        if level == 1:
            raise_crisis(t, region)
    if levels:
        t.then(rogue_states_recruit)
        return
    t.tell("no_rogue_states")
    move(t, WORLD_OPINION, 1, said.NO_ROGUE_STATE)
    earn_goodwill(t, 2)
    move(t, APPROVAL, 3, said.NO_ROGUE_STATE)
    if any(ally.closeness < Closeness.VERY_CLOSE for ally in world.allies):
        t.then(choose_grateful_ally, THE_PRESIDENT)


def _rogue_levels(s: Presidency) -> list[tuple[int, int]]:
    """Every rogue state on the board: its region and its level."""
    return [(region, one.level) for region, here in enumerate(s.world.abroad) for one in here.rogue_states]


@choice(said.WHICH_ALLY_COMES_CLOSER, rule="Consequences")
def choose_grateful_ally(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """An ally of your choice comes one level closer. (TSF Consequences 3d)"""
    for ally in ALLIES:
        if t.state.world.closeness(ally) < Closeness.VERY_CLOSE:
            yield _ally(int(ally), t.state.world.closeness(ally))


@cache
def _ally(ally: int, closeness: int) -> Option:
    return Option(upper(Nation(ally).label), do(ally_is_grateful, ally), f"nation:{ally}", Closeness(closeness).label)


@step
def ally_is_grateful(t: Table[Presidency], ally: int) -> None:
    """The ally comes closer."""
    draw_closer(t, ally, 1)


@step
def rogue_states_recruit(t: Table[Presidency]) -> None:
    """One rogue state, at random, rises on 1 to 5, two more on the roll if it was slowed; then nothing slows them any
    more. (TSF Consequences 3e, 3f)"""
    world = t.state.world
    found = [(region, place) for region, here in enumerate(world.abroad) for place in range(len(here.rogue_states))]
    if found:
        region, place = found[t.dice.below(len(found))] if len(found) > 1 else found[0]
        one = world.regions[region].rogue_states[place]
        (face,) = t.roll_now(D10, said.RECRUITING)
        grows = face + SLOWED * one.slowed <= ROGUE_RECRUITS
        t.tell("recruiting", region, grows)
        if grows:
            change_rogue(t, region, place, one.level + 1)
    for region, here in enumerate(world.abroad):
        if any(one.slowed for one in here.rogue_states):
            states = tuple(msgspec.structs.replace(one, slowed=False) for one in here.rogue_states)
            world.change_region(region, msgspec.structs.replace(world.regions[region], rogue_states=states))


# 4 and 5: wars and footprints


@step
def wars_weigh(t: Table[Presidency]) -> None:
    """A war of the United States worsens the economy and, unless it is being won, costs approval; every other war and
    every civil war that is fought brings a crisis. (TSF Consequences 4; GM Consequences of Waging War)"""
    world = t.state.world
    for war in world.wars:
        if war.us_side:
            trend(t, ECONOMY, WORSENS, said.A_WAR)
            if not war.us_winning:
                move(t, APPROVAL, -2, said.A_WAR)
        else:
            raise_crisis(t, war.region)
    for region, here in enumerate(world.abroad):
        if here.fighting:
            raise_crisis(t, region, here.fighting)


@step
def footprints_turned_over(t: Table[Presidency]) -> None:
    """Every footprint is turned over and does what it says; then new ones lie where units and wars of the United States
    are. (TSF Consequences 5)"""
    world = t.state.world
    for region, here in enumerate(world.abroad):
        if not here.footprints:
            continue
        world.change_region(region, msgspec.structs.replace(world.regions[region], footprints=()))
        world.footprint_supply += here.footprints
        for kind in here.footprints:
            if t.outcome is None:
                t.tell("footprint_turned", region, kind)
                _FOOTPRINTS[kind](t, region)
    if t.outcome is None:
        t.then(footprints_laid)


def _protests(t: Table[Presidency], region: int) -> None:
    move(t, APPROVAL, -1, said.A_FOOTPRINT)


def _unrest(t: Table[Presidency], region: int) -> None:
    raise_crisis(t, region)


def _hatred(t: Table[Presidency], region: int) -> None:
    add_group(t, region)


def _decay(t: Table[Presidency], region: int) -> None:
    change_stability(t, region, -1)


_FOOTPRINTS = (_protests, _unrest, _hatred, _decay)


@step
def footprints_laid(t: Table[Presidency]) -> None:
    """New footprints are drawn face down. (TSF Consequences 5)"""
    for region in range(len(WORLD)):
        for _ in range(footprints_due(t.state, region)):
            leave_footprint(t, region)


# 6 to 8: good governments, Europe, peace


@step
def good_governments(t: Table[Presidency], region: int) -> None:
    """A region without crises, rogue states and more than one unstable state becomes more stable; one with a single
    crisis loses its unstable state, or tensions or terror. (TSF Consequences 6)"""
    here = t.state.world.regions[region]
    if here.crisis == 0 and here.unstable_states <= 1 and not here.rogue_states:
        change_stability(t, region, +1)
    elif here.crisis == 1 and here.unstable_states == 1:
        change_unstable(t, region, -1)
    elif here.crisis == 1 and not here.unstable_states and (here.terror_groups or _tense_nations(t.state, region)):
        t.then(choose_calm, THE_PRESIDENT, region)
    if region + 1 < len(WORLD):
        t.then(good_governments, region + 1)


def _tense_nations(s: Presidency, region: int) -> list[int]:
    """The nations of a region on which tensions lie."""
    rogue = {int(Region.MIDDLE_EAST): (int(Nation.IRAN),), int(Region.ASIA_PACIFIC): (int(Nation.NORTH_KOREA),)}
    return [one for one in (*allies_in(region), *rogue.get(region, ())) if s.world.nations[one].tensions]


def _two_tensions(s: Presidency, region: int) -> list[tuple[int, ...]]:
    """The nations from which two tensions can leave together, in every way; with one tension, the one that has it."""
    lie = [one for one in _tense_nations(s, region) for _ in s.world.nations[one].tensions[:LEAVES]]
    return list(dict.fromkeys(combinations(lie, min(LEAVES, len(lie))))) if lie else []


def _calm_prompt(t: Table[Presidency], actor: Actor, region: int) -> str:
    return said.what_does_quiet_bring(Region(region).label)


def _two_groups(s: Presidency, region: int) -> list[Groups]:
    """The terror groups of a region that can lose a level together, in every way; a single one alone."""
    here = sorted(groups_in(s, region), key=lambda one: (-one.level, one.box))
    return list(dict.fromkeys(combinations(here, min(LEAVES, len(here))))) if here else []


@choice(_calm_prompt, rule="Consequences", forced=True)
def choose_calm(t: Table[Presidency], actor: Actor, region: int) -> Iterator[Option]:
    """Any two tensions less in the region, or any two terror groups a level less. (TSF Consequences 6)"""
    for nations in _two_tensions(t.state, region):
        yield _calm(nations)
    for groups in _two_groups(t.state, region):
        yield _subdued(region, groups)


@cache
def _calm(nations: tuple[int, ...]) -> Option:
    labels = [Nation(one).label for one in nations]
    return Option(said.tensions_leave(labels), do(tensions_leave, nations), f"nation:{nations[0]}")


@cache
def _subdued(region: int, groups: Groups) -> Option:
    label = said.groups_lose_a_level([(one.level, one.box.label if one.box else "") for one in groups])
    return Option(label, do(terror_leaves_region, region, groups), f"region:{region}")


@step
def tensions_leave(t: Table[Presidency], nations: tuple[int, ...]) -> None:
    """A tension leaves each of these nations, or two leave one. (TSF Consequences 6)"""
    for nation in nations:
        relieve_nation(t, nation)


@step
def terror_leaves_region(t: Table[Presidency], region: int, groups: Groups) -> None:
    """Each of these terror groups of the region loses a level. (TSF Consequences 6)"""
    for group in groups:
        place_group(t, region, group, group.level - 1, group.box)


@step
def european_economy(t: Table[Presidency]) -> None:
    """An economy of 6 or more makes the Eurozone more stable, one of 3 or 4 less. (TSF Consequences 7)"""
    economy = t.state.world.eurozone_economy
    if economy >= 6 or economy <= 4:
        change_stability(t, int(Region.EUROZONE), 1 if economy >= 6 else -1)


@step
def agent_for_peace(t: Table[Presidency]) -> None:
    """Without wars of the United States and their allies, with at most two civil wars and three goodwill counters, you
    are praised for it; the first time it is the Nobel Prize. It costs the three counters. (TSF Consequences 8)"""
    s = t.state
    at_war = any(war.us_side or any(war.involves(ally) for ally in ALLIES) for war in s.world.wars)
    if at_war or s.world.civil_wars > PEACEFUL_CIVIL_WARS or len(s.world.goodwill) < PEACE_GOODWILL:
        return
    if s.world.nobel_prize:
        t.tell("agent_for_peace")
        legacy, prestige, approval = 2, 1, 3
    else:
        t.tell("nobel_prize")
        legacy, prestige, approval = 5, 2, 5
        move(t, WORLD_OPINION, 1, said.PEACE)
    s.world.nobel_prize = True
    move(t, LEGACY_POINTS, legacy, said.PEACE)
    move(t, PRESTIGE, prestige, said.PEACE)
    move(t, APPROVAL, approval, said.PEACE)
    give_back_goodwill(t, PEACE_GOODWILL)
