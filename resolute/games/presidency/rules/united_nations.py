"""The United Nations act, by themselves and when the President asks them to; talks in civil wars.
(GM UN Actions, UN Peacekeepers, Civil Wars; TSF The UN Action Segment, War Progress)"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Option, OptionList, choice, do, step
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.games.presidency.content.conflicts import CONFLICTS, WATCHED
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import WORLD, Nation, Region
from resolute.games.presidency.content.printed import REGION_HIGH
from resolute.games.presidency.content.programs import PROGRAM_LOW
from resolute.games.presidency.effects.un import has_youth
from resolute.games.presidency.naming import war_name
from resolute.games.presidency.operations.conflicts import at_war
from resolute.games.presidency.operations.goodwill import spend_goodwill
from resolute.games.presidency.operations.moves import spend
from resolute.games.presidency.operations.sanctions import can_sanction
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import (
    CIVIL_WAR,
    CIVIL_WAR_UN,
    CIVIL_WAR_US,
    CONFLICT,
    NATION,
    REGION,
    WAR,
    civil_war_of,
    civil_war_target,
    number,
    target,
)
from resolute.games.presidency.words import united_nations as said
from resolute.games.presidency.words.small import points, upper

ASKED_COST = 1
"""The points that a UN action of the President costs, if it is not paid with goodwill."""


# What they do by themselves


@step
def united_nations_act(t: Table[Presidency]) -> None:
    """Four attempts of their own: aid in the worst crisis, infrastructure where stability is lowest, youth programs,
    talks in a civil war; then the President may ask for two more. (TSF The UN Action Segment)"""
    for attempt in (aid_attempt, infrastructure_attempt, youth_attempt, talks_attempt):
        t.then(attempt)
    t.then(ask_the_un, "", True, True)


def _one_of(t: Table[Presidency], places: list[int]) -> int:
    return places[t.dice.below(len(places))] if len(places) > 1 else places[0]


def _least_stable(s: Presidency, regions: list[int]) -> list[int]:
    least = min(s.world.regions[one].stability for one in regions)
    return [one for one in regions if s.world.regions[one].stability == least]


@step
def aid_attempt(t: Table[Presidency]) -> None:
    """Humanitarian aid where crises are worst. (TSF The UN Action Segment 1)"""
    world = t.state.world
    worst = max(here.crisis for here in world.abroad)
    if worst:
        region = _one_of(t, [at for at, here in enumerate(world.abroad) if here.crisis == worst])
        t.then(happen, "chart/WD3/humanitarian", target(REGION, region))


@step
def infrastructure_attempt(t: Table[Presidency]) -> None:
    """Infrastructure where stability is lowest. (TSF The UN Action Segment 2)"""
    region = _one_of(t, _least_stable(t.state, list(range(len(WORLD)))))
    t.then(happen, "chart/WD3/infrastructure", target(REGION, region))


@step
def youth_attempt(t: Table[Presidency]) -> None:
    """Youth programs in the least stable region with a group of level 2 or 3, of equals where one has level 3.
    (TSF The UN Action Segment 3)"""
    s = t.state
    regions = [region for region in range(len(WORLD)) if has_youth(s, region)]
    if regions:
        least = _least_stable(s, regions)
        strong = [one for one in least if any(group.level == 3 for group in s.world.regions[one].terror_groups)]
        t.then(happen, "chart/WD3/youth", target(REGION, _one_of(t, strong or least)))


@step
def talks_attempt(t: Table[Presidency]) -> None:
    """Talks in one civil war or ceasefire of the least stable region that has one. (TSF The UN Action Segment 4)"""
    s = t.state
    regions = [region for region, here in enumerate(s.world.abroad) if here.civil_wars]
    if regions:
        region = _one_of(t, _least_stable(s, regions))
        place = _one_of(t, list(range(len(s.world.regions[region].civil_wars))))
        resolve_civil_war(t, CIVIL_WAR_UN, region, place)


def resolve_civil_war(t: Table[Presidency], kind: str, region: int, place: int) -> None:
    """Roll for a civil war or a ceasefire, in its column. (Chart WM4)"""
    war = t.state.world.regions[region].civil_wars[place]
    t.tell("talks", region, war.ceasefire)
    on = civil_war_target(kind, region, place)
    t.then(happen, talks_page(t.state, on), on)


def talks_page(s: Presidency, on: Subject) -> str:
    """The column of the chart in which a civil war or a ceasefire is rolled for. (Chart WM4)"""
    region, place = civil_war_of(on)
    return "chart/WM4/ceasefire" if s.world.regions[region].civil_wars[place].ceasefire else "chart/WM4/civil-war"


# What the President asks for

Targets = Callable[[Presidency], list[Target]]


def _regions(fits: Callable[[Presidency, int], bool]) -> Targets:
    return lambda s: [target(REGION, one) for one in WORLD if fits(s, int(one))]


def _civil_wars(s: Presidency) -> list[Target]:
    return [
        civil_war_target(CIVIL_WAR_US, region, place)
        for region, here in enumerate(s.world.abroad)
        for place in range(len(here.civil_wars))
    ]


def _program(s: Presidency, nation: int) -> int:
    return s.world.iran_nuclear if nation == Nation.IRAN else s.world.korea_missiles


def _rogues(fits: Callable[[Presidency, int], bool]) -> Targets:
    return lambda s: [target(NATION, one) for one in (Nation.IRAN, Nation.NORTH_KOREA) if fits(s, int(one))]


UN_ACTIONS: dict[str, Targets] = {
    "humanitarian": _regions(lambda s, one: s.world.regions[one].crisis > 0),
    "infrastructure": _regions(lambda s, one: s.world.regions[one].stability < REGION_HIGH),
    "youth": _regions(has_youth),
    "sanctions": _rogues(lambda s, one: can_sanction(s, one, SanctionKind.UN)),
    "arms-control": _rogues(lambda s, one: _program(s, one) > PROGRAM_LOW),
    "de-escalate": lambda s: [
        target(CONFLICT, at) for at, one in enumerate(s.world.conflicts) if one.status >= WATCHED and not at_war(s, at)
    ],
    "talks": _civil_wars,
    "broker-peace": lambda s: [target(WAR, place) for place in range(len(s.world.wars))],
}
"""What can be asked of the United Nations, and for whom. (TSF The UN Action Chart)"""


@step
def ask_the_un(t: Table[Presidency], used: str, by_points: bool, by_goodwill: bool) -> None:
    """The President may ask for two different actions, one for a point and one for goodwill. (TSF The UN Action Segment
    2)"""
    s = t.state
    s.world.backing = 0
    paid = (by_points and s.president.action_points >= ASKED_COST) or (by_goodwill and s.world.goodwill)
    if paid and any(targets(s) for key, targets in UN_ACTIONS.items() if key != used):
        t.then(choose_un_action, THE_PRESIDENT, used, by_points, by_goodwill)


@choice(said.WHAT_DO_YOU_ASK, rule="UN Actions")
def choose_un_action(t: Table[Presidency], actor: Actor, used: str, by_points: bool, by_goodwill: bool) -> OptionList:
    """Any action of the chart that was not asked for yet, for whoever it can help, for a point or for goodwill. (TSF
    The UN Action Segment 2, The UN Action Chart)"""
    s = t.state
    found = OptionList()
    for key, targets in UN_ACTIONS.items():
        if key == used:
            continue
        subjects = targets(s)
        if by_points and s.president.action_points >= ASKED_COST:
            found.later(subjects, _asked(key, said.ACTIONS[key], points(ASKED_COST), (False, False, by_goodwill)))
        if by_goodwill and s.world.goodwill:
            heading = said.by_goodwill(said.ACTIONS[key])
            found.later(subjects, _asked(key, heading, said.A_GOODWILL_COUNTER, (True, by_points, False)))
    found.append(_ASK_NOTHING)
    return found


@choose_un_action.barred
def _not_now(t: Table[Presidency], actor: Actor, used: str, by_points: bool, by_goodwill: bool) -> Iterator[Barred]:
    for key, targets in UN_ACTIONS.items():
        if key == used:
            yield Barred(said.ACTIONS[key], said.ASKED_ALREADY)
        elif not targets(t.state):
            yield Barred(said.ACTIONS[key], said.NOTHING_TO_DO)


def _asked(
    key: str, heading: str, cost: str, paid_and_left: tuple[bool, bool, bool]
) -> Callable[[Table[Presidency], Target], Option]:
    """An action of the chart for whoever it can help, as an option."""
    goodwill, by_points, by_goodwill = paid_and_left

    def make(t: Table[Presidency], on: Target) -> Option:
        label, about, at = _described(t.state, on)
        frame = do(un_asked, key, goodwill, on, by_points, by_goodwill)
        return Option(said.asked_for(heading, label), frame, at, said.costs_about(cost, about), group=heading)

    return make


@step
def un_asked(t: Table[Presidency], key: str, goodwill: bool, on: Target, by_points: bool, by_goodwill: bool) -> None:
    """The action is paid for and rolled; then another may be asked for."""
    t.then(un_rolled, key, goodwill, on)
    t.then(ask_the_un, key, by_points, by_goodwill)


def _described(s: Presidency, one: Target) -> tuple[str, str, str]:
    """What a target is called, what is to be known of it, and where it lies on the board."""
    if one.kind == REGION:
        here = s.world.regions[number(one, REGION)]
        return upper(Region(number(one, REGION)).label), said.region(here.crisis, here.stability), one.at
    if one.kind == NATION:
        return upper(Nation(number(one, NATION)).label), said.program(_program(s, number(one, NATION))), one.at
    if one.kind == CONFLICT:
        conflict = number(one, CONFLICT)
        return upper(CONFLICTS[conflict].name), said.status(s.world.conflicts[conflict].status), one.at
    if one.kind == WAR:
        return upper(war_name(s, number(one, WAR))), said.WAR, one.at
    region, place = civil_war_of(one)
    ceasefire = s.world.regions[region].civil_wars[place].ceasefire
    return said.civil_war(upper(Region(region).label), place + 1), said.state_of(ceasefire), f"region:{region}"


@step
def un_rolled(t: Table[Presidency], key: str, goodwill: bool, on: Target) -> None:
    """What was paid counts for the roll. (TSF The UN Action Segment 2)"""
    s = t.state
    if goodwill:
        s.world.backing = spend_goodwill(t)
    else:
        spend(t, ASKED_COST, said.ACTIONS[key])
        s.world.backing = -1
    t.tell("un_asked", key)
    if key == "talks":
        resolve_civil_war(t, CIVIL_WAR_US, *civil_war_of(on))
    else:
        t.then(happen, f"chart/WD3/{key}", on)


@step
def ask_nothing(t: Table[Presidency]) -> None:
    """The United Nations go home."""


_ASK_NOTHING = Option(said.ASK_NOTHING, do(ask_nothing), declines=True)


# Civil wars in a war progress segment


@step
def civil_wars_progress(t: Table[Presidency]) -> None:
    """Every civil war and ceasefire is rolled for; a point for one of them helps. (TSF War Progress)"""
    _ask_to_help(t, ())


def _fought(s: Presidency) -> list[int]:
    return [region * 10 + place for region, here in enumerate(s.world.abroad) for place in range(len(here.civil_wars))]


def _ask_to_help(t: Table[Presidency], helped: tuple[int, ...]) -> None:
    s = t.state
    if s.president.action_points and set(_fought(s)) - set(helped):
        t.then(choose_civil_war_to_help, THE_PRESIDENT, helped)
    else:
        t.then(roll_for_civil_wars, helped)


@choice(said.WHICH_TALKS, rule="Civil Wars")
def choose_civil_war_to_help(t: Table[Presidency], actor: Actor, helped: tuple[int, ...]) -> Iterator[Option]:
    """A point for talks in a civil war is -1 on its roll, and 2 or less then brings goodwill. (TSF War Progress)"""
    for one in _fought(t.state):
        if one not in helped:
            label, about, at = _described(t.state, target(CIVIL_WAR, one))
            yield Option(said.help(label, about), do(help_civil_war, one, helped), at, points(1))
    yield Option(said.ROLL, do(roll_for_civil_wars, helped), declines=True)


@step
def help_civil_war(t: Table[Presidency], one: int, helped: tuple[int, ...]) -> None:
    """A point is spent on talks."""
    spend(t, 1, said.TALKS)
    _ask_to_help(t, (*helped, one))


@step
def roll_for_civil_wars(t: Table[Presidency], helped: tuple[int, ...]) -> None:
    """Each that is there now, the last one first: those that end do not move the others, and one that breaks out
    meanwhile waits. (TSF War Progress)"""
    for one in reversed(_fought(t.state)):
        t.then(next_civil_war, one, one in helped)


@step
def next_civil_war(t: Table[Presidency], one: int, helped: bool) -> None:
    """A civil war or a ceasefire is rolled for, if it is still there; what was paid counts for it alone."""
    region, place = divmod(one, 10)
    if place < len(t.state.world.regions[region].civil_wars):
        t.state.world.backing = -1 if helped else 0
        resolve_civil_war(t, CIVIL_WAR, region, place)
        t.then(civil_war_done)


@step
def civil_war_done(t: Table[Presidency]) -> None:
    """What was paid is used up."""
    t.state.world.backing = 0
