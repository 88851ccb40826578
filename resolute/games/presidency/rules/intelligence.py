"""Intelligence in the world: operations, raids and strikes on terror groups, and focused national intelligence.
(GM Intel Gathering, Special Forces Raids and Strikes, Focused National Intelligence; charts WM1, WM2, WM7)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Option, OptionList, choice, do, step
from resolute.engine.pieces import REMEMBERED
from resolute.engine.subjects import Target
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.places import ALLIES, WORLD, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.operations.glance import at_a_glance
from resolute.games.presidency.operations.moves import draw_closer
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.actions import action_done
from resolute.games.presidency.rules.terror_groups import groups_in, place_group
from resolute.games.presidency.rules.united_nations import resolve_civil_war
from resolute.games.presidency.rules.wars import reinforce
from resolute.games.presidency.state import NOBODY, Presidency, TerrorGroup, War
from resolute.games.presidency.subjects import CIVIL_WAR_INTEL, GROUP, GROUP_BY_SUPERSTARS, REGION, group_target, target
from resolute.games.presidency.words import intelligence as said
from resolute.games.presidency.words.small import upper

HIGHEST_FOUND = 3
"""Focused national intelligence does not find groups of level 4. (TSF Perform Focused National Intelligence)"""
EUROZONE = int(Region.EUROZONE)
UNSEEN, LOCATING, TARGET_FIXED = IntelBox.UNSEEN, IntelBox.LOCATING, IntelBox.TARGET_FIXED
NOWHERE = NOBODY
PLACES = 10
"""A group is known by its region times this and its place there."""
Groups = tuple[tuple[TerrorGroup, ...], ...]
"""The terror groups of each region."""
Group = tuple[int, int, TerrorGroup]
"""A region, a place in it, and the group that lies there."""


def groups_abroad(s: Presidency, low: IntelBox, high: IntelBox, done: int = NOWHERE) -> Iterator[Group]:
    """The different groups of the world in certain boxes, the highest of each region first; one that was aimed at
    before, by its number, does not count."""
    tried, skipped = divmod(done, PLACES)
    for region, here in enumerate(s.world.abroad):
        groups = here.terror_groups
        if groups:
            for place in _different(groups, low, high, skipped if region == tried else NOWHERE):
                yield region, place, groups[place]


@cache
def _different(groups: tuple[TerrorGroup, ...], low: IntelBox, high: IntelBox, skipped: int) -> tuple[int, ...]:
    """The places of the groups in certain boxes, the highest first, and of equal ones only the first."""
    found: dict[TerrorGroup, int] = {}
    for place in sorted(range(len(groups)), key=lambda one: -groups[one].level):
        if low <= groups[place].box <= high and place != skipped:
            found.setdefault(groups[place], place)
    return tuple(found.values())


def group_number(region: int, place: int) -> int:
    """A group of the world by its region and its place there."""
    return region * PLACES + place


@cache
def _label(region: int, level: int, box: IntelBox) -> str:
    return said.group(upper(Region(region).label), level, box.label)


# Military action 2: intelligence operations


def can_be_found(s: Presidency) -> bool:
    """Whether there is a group that is no fixed target yet."""
    return any(True for _ in groups_abroad(s, UNSEEN, LOCATING))


@step
def gather_intelligence(t: Table[Presidency]) -> None:
    """Military action 2: two attempts on different groups, anywhere in the world. (GM Intel Gathering)"""
    if can_be_found(t.state):
        t.then(choose_group_to_find, THE_PRESIDENT, NOWHERE)


@choice(said.WHICH_GROUP_TO_FIND, rule="Intel Gathering", forced=True)
def choose_group_to_find(t: Table[Presidency], actor: Actor, done: int) -> tuple[Option, ...]:
    """Any group that is no fixed target yet; the second time another one. (GM Intel Gathering)"""
    return _ways_to_find(at_a_glance(t.state.world.regions).groups, done)


@lru_cache(maxsize=REMEMBERED)
def _ways_to_find(abroad: Groups, done: int) -> tuple[Option, ...]:
    tried, skipped = divmod(done, PLACES)
    found: list[Option] = []
    for region, groups in enumerate(abroad):
        if groups:
            found += _found_in(region, groups, skipped if region == tried else NOWHERE, done == NOWHERE)
    return tuple(found)


@cache
def _found_in(region: int, groups: tuple[TerrorGroup, ...], skipped: int, again: bool) -> tuple[Option, ...]:
    """The operations in one region."""
    return tuple(
        _to_find(region, place, groups[place].level, groups[place].box, again)
        for place in _different(groups, UNSEEN, LOCATING, skipped)
    )


@cache
def _to_find(region: int, place: int, level: int, box: IntelBox, again: bool) -> Option:
    return Option(_label(region, level, box), do(find, region, place, again), f"region:{region}")


@step
def find(t: Table[Presidency], region: int, place: int, again: bool) -> None:
    """An attempt on a group, and then one on another. (GM Intel Gathering)"""
    here = groups_in(t.state, region)
    t.then(happen, "chart/WM7", group_target(GROUP, region, place))
    if again:
        t.then(find_another, region, place, here[place], here.count(here[place]))


@step
def find_another(t: Table[Presidency], region: int, place: int, tried: TerrorGroup, like_it: int) -> None:
    """A group that was found lies behind the others of its region now; neither it nor one that was missed is tried
    again. (GM Intel Gathering)"""
    done = _tried(t.state, region, place, tried, like_it)
    if any(True for _ in groups_abroad(t.state, UNSEEN, LOCATING, done)):
        t.then(choose_group_to_find, THE_PRESIDENT, done)


def _tried(s: Presidency, region: int, place: int, tried: TerrorGroup, like_it: int) -> int:
    """Where a group lies that was tried before: one that has changed lies behind the others of its region."""
    here = groups_in(s, region)
    return group_number(region, place if here.count(tried) == like_it else len(here) - 1)


# Military action 4: raids and strikes


def raidable(s: Presidency) -> list[Group]:
    """Fixed targets outside the Eurozone. (GM Special Forces Raids and Strikes)"""
    return [one for one in groups_abroad(s, TARGET_FIXED, TARGET_FIXED) if one[0] != EUROZONE]


def strikable(s: Presidency, region: int = NOWHERE, done: int = NOWHERE) -> list[Group]:
    """Groups that are located or fixed, outside the Eurozone, perhaps only in one region."""
    known = groups_abroad(s, LOCATING, TARGET_FIXED, done)
    return [one for one in known if one[0] != EUROZONE and region in (NOWHERE, one[0])]


@step
def raid_or_strike(t: Table[Presidency]) -> None:
    """Military action 4: a raid on a fixed target, or up to two strikes in one region. (GM Special Forces Raids and
    Strikes)"""
    if strikable(t.state):
        t.then(choose_strike, THE_PRESIDENT, NOWHERE, NOWHERE)


def _strike_prompt(t: Table[Presidency], actor: Actor, region: int, done: int) -> str:
    return said.WHICH_STRIKE if region == NOWHERE else said.WHICH_OTHER_STRIKE


@choice(_strike_prompt, rule="Special Forces Raids and Strikes")
def choose_strike(t: Table[Presidency], actor: Actor, region: int, done: int) -> tuple[Option, ...]:
    """A raid, a drone strike or an airstrike; the second time only another strike in the same region. (GM Special
    Forces Raids and Strikes)"""
    return _ways_to_strike(at_a_glance(t.state.world.regions).groups, region, done)


@lru_cache(maxsize=REMEMBERED)
def _ways_to_strike(abroad: Groups, only: int, done: int) -> tuple[Option, ...]:
    tried, skipped = divmod(done, PLACES)
    first = only == NOWHERE
    raids: list[Option] = []
    strikes: list[Option] = []
    for region, groups in enumerate(abroad):
        if groups and region != EUROZONE and only in (NOWHERE, region):
            found = _struck_in(region, groups, skipped if region == tried else NOWHERE, first)
            raids += found[0]
            strikes += found[1]
    return (*raids, *strikes) if first else (*strikes, _NO_STRIKE)


@cache
def _struck_in(
    region: int, groups: tuple[TerrorGroup, ...], skipped: int, first: bool
) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The raids and the strikes in one region."""
    known = [(place, groups[place]) for place in _different(groups, LOCATING, TARGET_FIXED, skipped)]
    raids = [_raid(region, place, group.level) for place, group in known if first and group.box == TARGET_FIXED]
    strikes = [one for place, group in known for one in _strikes(region, place, group.level, group.box, first)]
    return tuple(raids), tuple(strikes)


@cache
def _raid(region: int, place: int, level: int) -> Option:
    label = said.raid(_label(region, level, TARGET_FIXED))
    return Option(label, do(happen, "chart/WM2/raid", group_target(GROUP, region, place)), f"region:{region}")


@cache
def _strikes(region: int, place: int, level: int, box: IntelBox, again: bool) -> tuple[Option, ...]:
    """A drone strike and an airstrike on a group."""
    return tuple(
        Option(words(_label(region, level, box)), do(strike, kind, region, place, again), f"region:{region}")
        for kind, words in (("drone", said.drone), ("air", said.air))
    )


@choose_strike.barred
def _not_in_the_eurozone(t: Table[Presidency], actor: Actor, region: int, done: int) -> Iterator[Barred]:
    for where, _, group in groups_abroad(t.state, LOCATING, TARGET_FIXED):
        if where == EUROZONE:
            yield Barred(_label(where, group.level, group.box), said.ONLY_WITH_ALLIES, f"region:{where}")


@step
def strike(t: Table[Presidency], kind: str, region: int, place: int, again: bool) -> None:
    """A strike on a group, and perhaps one on another in the same region."""
    here = groups_in(t.state, region)
    t.then(happen, f"chart/WM2/{kind}", group_target(GROUP, region, place))
    if again:
        t.then(strike_another, region, place, here[place], here.count(here[place]), len(here))


@step
def strike_another(
    t: Table[Presidency], region: int, place: int, struck: TerrorGroup, like_it: int, count: int
) -> None:
    """Another group of the region may be struck, if there is one. (GM Special Forces Raids and Strikes)"""
    gone = len(groups_in(t.state, region)) < count
    done = NOWHERE if gone else _tried(t.state, region, place, struck, like_it)
    if strikable(t.state, region, done):
        t.then(choose_strike, THE_PRESIDENT, region, done)


@step
def no_strike(t: Table[Presidency]) -> None:
    """One strike was enough."""


_NO_STRIKE = Option(said.NO_OTHER_STRIKE, do(no_strike), declines=True)


# Focused national intelligence


@step
def focused_intelligence(t: Table[Presidency]) -> None:
    """The superstars of the NSC staff act first; then every counter is rolled for, and may move. (TSF Perform Focused
    National Intelligence)"""
    s = t.state
    if Resource.NSC_STAFF in s.president.resources and (can_be_found(s) or raidable(s)):
        t.then(choose_superstars, THE_PRESIDENT)
    for region in s.world.national_intelligence:
        t.then(happen, "chart/WM1", target(REGION, region))
    t.then(move_intelligence)


@choice(said.WHAT_DO_THE_SUPERSTARS_DO, rule="Exceptional White House Resources")
def choose_superstars(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """One intelligence operation or one raid, free, at -1. (GM Focused National Intelligence)"""
    s = t.state
    for region, place, group in raidable(s):
        on = group_target(GROUP_BY_SUPERSTARS, region, place)
        label = said.raid(_label(region, group.level, group.box))
        yield Option(label, do(superstars_act, "M4", "chart/WM2/raid", on), f"region:{region}")
    for region, place, group in groups_abroad(s, UNSEEN, LOCATING):
        on = group_target(GROUP_BY_SUPERSTARS, region, place)
        label = said.find(_label(region, group.level, group.box))
        yield Option(label, do(superstars_act, "M2", "chart/WM7", on), f"region:{region}")
    yield _NOTHING


@step
def superstars_act(t: Table[Presidency], key: str, address: str, on: Target) -> None:
    """It is a master action, though a free one, so that its die may be rolled again. (GM Actions, Action Points)"""
    acting = t.state.acting
    before, by = acting.action, acting.office
    acting.action, acting.office = key, int(Office.PRESIDENT)
    t.then(happen, address, on)
    t.then(action_done, before, by)


def find_group(t: Table[Presidency], region: int, box: IntelBox, taken: tuple[TerrorGroup, ...]) -> TerrorGroup | None:
    """The highest group up to level 3 that is not as far as that goes to a box; one that was found just now does not
    count. (Chart WM1)"""
    left = list(groups_in(t.state, region))
    for one in taken:
        left.remove(one)
    fitting = [group for group in left if group.level <= HIGHEST_FOUND and group.box < box]
    if not fitting:
        return None
    group = max(fitting, key=lambda one: (one.level, one.box))
    place_group(t, region, group, group.level, box)
    return TerrorGroup(group.level, box)


def _ally_side(war: War) -> int:
    """The ally who is in a war, or nobody."""
    return next((int(ally) for ally in ALLIES if war.involves(int(ally))), NOBODY)


def _helped_wars(s: Presidency, region: int) -> list[int]:
    return [
        place
        for place, war in enumerate(s.world.wars)
        if war.region == region and (war.us_side or _ally_side(war) != NOBODY)
    ]


@step
def use_intelligence(t: Table[Presidency], region: int, strength: int) -> None:
    """What else the intelligence is used for, if there is anything. (Chart WM1)"""
    here = t.state.world.regions[region]
    prepares = strength > 1 and here.rogue_states
    if prepares or here.civil_wars or _helped_wars(t.state, region):
        t.then(choose_intelligence_use, THE_PRESIDENT, region, strength)


def _use_prompt(t: Table[Presidency], actor: Actor, region: int, strength: int) -> str:
    return said.what_else(Region(region).label)


@choice(_use_prompt, rule="Perform Focused National Intelligence")
def choose_intelligence_use(t: Table[Presidency], actor: Actor, region: int, strength: int) -> Iterator[Option]:
    """One of three: prepare a war, help in one, or bring the UN into a civil war. (Chart WM1)"""
    s = t.state
    at = f"region:{region}"
    if strength > 1 and s.world.regions[region].rogue_states:
        yield Option(said.PREPARE_A_WAR, do(prepare_war, region), at, said.FIRST_ROLL)
    for place in _helped_wars(s, region):
        war = s.world.wars[place]
        label = said.help_in_war(war.attacker.label, war.defender.label)
        yield Option(label, do(intelligence_in_war, place, strength), f"war:{place}", said.strength(strength))
    for place, civil in enumerate(s.world.regions[region].civil_wars):
        yield Option(said.talks(place + 1, civil.ceasefire), do(intelligence_for_talks, region, place), at)
    yield _NOTHING


@step
def prepare_war(t: Table[Presidency], region: int) -> None:
    """A war that begins here in this phase has -1 more on its first roll. (Chart WM1)"""
    t.state.world.prewar_intelligence += (region,)
    t.tell("war_prepared", region)


@step
def intelligence_in_war(t: Table[Presidency], place: int, strength: int) -> None:
    """Our side is stronger; an ally who is helped comes a level closer. (Chart WM1)"""
    war = t.state.world.wars[place]
    ally = _ally_side(war)
    if war.us_side:
        reinforce(t, place, int(Belligerent.UNITED_STATES), strength)
    else:
        reinforce(t, place, ally, strength)
    if ally != NOBODY:
        draw_closer(t, ally, 1)


@step
def intelligence_for_talks(t: Table[Presidency], region: int, place: int) -> None:
    """The UN lead talks with what we know: -2 in all. (Chart WM1, WM4)"""
    resolve_civil_war(t, CIVIL_WAR_INTEL, region, place)


@step
def nothing_more(t: Table[Presidency]) -> None:
    """The intelligence is kept."""


_NOTHING = Option(said.NOTHING, do(nothing_more), declines=True)


@step
def move_intelligence(t: Table[Presidency]) -> None:
    """The counters may move. (TSF Perform Focused National Intelligence 2)"""
    if t.state.world.national_intelligence:
        t.then(choose_new_focus, THE_PRESIDENT, 0)


def _focus_prompt(t: Table[Presidency], actor: Actor, place: int) -> str:
    return said.move_focus([Region(one).label for one in t.state.world.national_intelligence[place:]])


@choice(_focus_prompt, rule="Perform Focused National Intelligence")
def choose_new_focus(t: Table[Presidency], actor: Actor, place: int) -> OptionList:
    """The counters go to other regions, never two into one, or stay: all of them in one answer. (TSF Perform Focused
    National Intelligence 2)"""
    found = OptionList()
    found.append(_STAY)
    found.later(_other_places(t.state.world.national_intelligence, place), _focus_option)
    return found


@cache
def _other_places(placed: tuple[int, ...], place: int) -> tuple[tuple[int, ...], ...]:
    """Where the counters from this one on can lie otherwise, each counter moving only if its region is left."""
    fixed, free = placed[:place], placed[place:]
    found = []
    for regions in combinations([int(one) for one in WORLD if one not in fixed], len(free)):
        stays = tuple(one for one in free if one in regions)
        new = [one for one in regions if one not in free]
        if new:
            goes = iter(new)
            found.append((*fixed, *(one if one in stays else next(goes) for one in free)))
    return tuple(found)


def _focus_option(t: Table[Presidency], regions: tuple[int, ...]) -> Option:
    placed = t.state.world.national_intelligence
    moves = [
        said.focus_from_to(Region(before).label, Region(now).label)
        for before, now in zip(placed, regions, strict=True)
        if before != now
    ]
    first = next(now for before, now in zip(placed, regions, strict=True) if before != now)
    return Option(said.moves_of_focus(moves), do(focus_moves_to, regions), f"region:{first}")


@step
def focus_moves_to(t: Table[Presidency], regions: tuple[int, ...]) -> None:
    """The counters lie there from now on."""
    world = t.state.world
    for before, now in zip(world.national_intelligence, regions, strict=True):
        if before != now:
            t.tell("intelligence", now)
    world.national_intelligence = regions


_STAY = Option(said.STAY, do(nothing_more), declines=True)
