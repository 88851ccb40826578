"""Allies and rogue nations act, group by group; unstable states are checked. (GM Allies, Unstable States; TSF
Ally/Rogue Group Acts, Clean-Up)"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Frame, Option, OptionList, choice, do, on_roll, step
from resolute.engine.pieces import pick
from resolute.engine.subjects import Target
from resolute.engine.table import Table
from resolute.games.presidency.content.allies import (
    DOES_NOT_STABILIZE,
    GROUPS,
    HELPS_IN,
    JOINT_ACTIONS,
    KNOWS_THE_GROUND,
    RAIDS_IN_THE_EUROZONE,
    TENSE,
    TWO_SUCCESSES,
    VERY_TENSE,
    Joint,
)
from resolute.games.presidency.content.conflicts import CONFLICTS
from resolute.games.presidency.content.places import FIRST_ALLY, Closeness, Nation, Region
from resolute.games.presidency.content.printed import REGION_HIGH
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.naming import war_name
from resolute.games.presidency.operations.conflicts import at_war, calm, tracks_of
from resolute.games.presidency.operations.moves import draw_closer
from resolute.games.presidency.operations.nations import change_actions, use_up_actions
from resolute.games.presidency.operations.regions import change_stability, ease_crisis
from resolute.games.presidency.operations.sanctions import reveal
from resolute.games.presidency.operations.tensions import halve_nation, relieve_nation
from resolute.games.presidency.rolls import D10, THE_PRESIDENT
from resolute.games.presidency.rules.terror_groups import groups_in, place_group
from resolute.games.presidency.rules.wars import reinforce
from resolute.games.presidency.state import Presidency, TerrorGroup
from resolute.games.presidency.subjects import (
    CONFLICT,
    GROUP,
    GROUP_WITH_ALLY,
    NATION,
    REGION,
    ROGUE_STATE,
    WAR,
    group_place,
    group_region,
    group_target,
    number,
    target,
)
from resolute.games.presidency.subjects import GROUPS as GROUP_KINDS
from resolute.games.presidency.words import allies as said
from resolute.games.presidency.words.small import upper

STABILIZES, REINFORCES, DE_ESCALATES, AIDS = 4, 7, 7, 8
"""The highest rolls with which joint actions succeed."""
ONLY_CLOSE = 2
"""What is added when a close ally helps to de-escalate."""
MOST_IN_PAIRS = 12
"""Where more can be done than this, joint actions are chosen one after the other."""
HIGHEST_ROGUE = 5
"""The highest roll with which the strongest rogue state is activated."""


@step
def ally_group_acts(t: Table[Presidency]) -> None:
    """One of the groups that have not acted this year, at random: its allies and rogues in order, then the unstable
    states of two regions. (TSF Ally/Rogue Group Acts)"""
    world = t.state.world
    group, world.ally_groups = pick(world.ally_groups or tuple(range(len(GROUPS))), t.dice)
    printed = GROUPS[group]
    t.tell("ally_group", group)
    if printed.economy:
        t.then(happen, "ally/economy", None)
    for nation in printed.nations:
        if nation >= FIRST_ALLY:
            t.then(ally_acts, int(nation))
        else:
            t.then(rogue_nation_acts, int(nation))
    if printed.rogue_states:
        t.then(rogue_states_act)
    if printed.rogue_activation:
        t.then(rogue_activated)
    for region in printed.unstable:
        t.then(check_unstable_states, int(region))


@step
def shuffle_groups(t: Table[Presidency]) -> None:
    """All four groups can act again, and programs that were held up this year go on. (TSF Clean-Up)"""
    t.state.world.ally_groups = tuple(range(len(GROUPS)))
    t.state.world.programs_frozen = (False, False)


# Allies


@step
def ally_acts(t: Table[Presidency], ally: int) -> None:
    """An ally's tensions are revealed and may estrange it; then come joint actions, its own action, and half of its
    tensions stay. (GM Allies, Tensions; charts WA1 to WA4)"""
    s = t.state
    total = sum(s.world.nations[ally].tensions)
    t.tell("ally_acts", ally, total)
    if total >= TENSE:
        draw_closer(t, ally, -2 if total >= VERY_TENSE else -1)
    count = max(0, JOINT_ACTIONS[s.world.closeness(ally)] + use_up_actions(t, ally))
    t.then(next_joint_action, ally, count, ())
    t.then(ally_moves, ally)


@step
def ally_moves(t: Table[Presidency], ally: int) -> None:
    """The ally acts by its own table; then half of what is left of the revealed tensions stays. (Charts WA1 to WA4)"""
    t.then(happen, f"ally/{ally}", None)
    t.then(ally_done, ally, len(t.state.world.nations[ally].tensions))


@step
def ally_done(t: Table[Presidency], ally: int, revealed: int) -> None:
    """The revealed tensions are replaced by half as many, rounded up. (GM Tensions)"""
    halve_nation(t, ally, revealed)


@step
def next_joint_action(t: Table[Presidency], ally: int, left: int, done: tuple[int, ...]) -> None:
    """As long as joint actions are left and there is something to do, the President chooses one."""
    if left and next(_possible(t.state, ally, done), None):
        t.then(choose_joint_action, THE_PRESIDENT, ally, left, done)


def _possible(s: Presidency, ally: int, done: tuple[int, ...]) -> Iterator[tuple[Joint, Target]]:
    """What can be done together with an ally, and where. (Charts WA1 to WA4)"""
    world, helps_in = s.world, HELPS_IN[ally]
    for region in helps_in:
        here = world.regions[region]
        on = target(REGION, region)
        groups = here.terror_groups
        if groups and _INTELLIGENCE not in done:
            yield from [(_INTELLIGENCE, one) for one in _groups(GROUP, region, groups, _UNFIXED)]
        if done and ally not in DOES_NOT_STABILIZE and here.stability < REGION_HIGH:
            yield _STABILIZE, on
        if here.crisis and _AID not in done:
            yield _AID, on
        if groups and _RAID not in done and (region != _EUROZONE or ally in RAIDS_IN_THE_EUROZONE):
            kind = GROUP_WITH_ALLY if ally in KNOWS_THE_GROUND else GROUP
            yield from [(_RAID, one) for one in _groups(kind, region, groups, _FIXED)]
    for place, war in enumerate(world.wars):
        if war.involves(ally) or (war.us_side and war.region in helps_in):
            yield _REINFORCE, target(WAR, place)
    for track in tracks_of(ally):
        if world.conflicts[track].status > 1 and not at_war(s, track):
            yield _DE_ESCALATE, target(CONFLICT, track)
    if world.nations[ally].tensions:
        yield _EASE_TENSIONS, target(NATION, ally)


_INTELLIGENCE, _STABILIZE, _REINFORCE, _DE_ESCALATE, _AID, _EASE_TENSIONS, _RAID = Joint
_EUROZONE = int(Region.EUROZONE)
_UNFIXED, _FIXED = (IntelBox.UNSEEN, IntelBox.GATHERING, IntelBox.LOCATING), (IntelBox.TARGET_FIXED,)


@cache
def _groups(kind: str, region: int, here: tuple[TerrorGroup, ...], boxes: tuple[IntelBox, ...]) -> tuple[Target, ...]:
    """The different groups of a region in some boxes of the intel track, the highest first. (GM Intel Gathering,
    Special Forces Raids and Strikes)"""
    found = sorted({one for one in here if one.box in boxes}, reverse=True)
    return tuple(group_target(kind, region, here.index(group)) for group in found)


def _joint_prompt(t: Table[Presidency], actor: Actor, ally: int, left: int, done: tuple[int, ...]) -> str:
    return said.what_do_you_do_with(Nation(ally).label, left)


@choice(_joint_prompt, rule="Allies")
def choose_joint_action(t: Table[Presidency], actor: Actor, ally: int, left: int, done: tuple[int, ...]) -> OptionList:
    """Joint actions with an ally: intelligence, stability, reinforcement, de-escalation, aid, or fewer tensions; where
    two are left and the pairs are not too many, both at once, in either order. (GM Allies)"""
    s = t.state
    found = OptionList()
    firsts = list(_possible(s, ally, done))
    in_pairs = left > 1 and len(firsts) <= MOST_IN_PAIRS
    after: dict[Joint, list[tuple[Joint, Target]]] = {}
    alone = _by_itself(ally, left, done)
    if not in_pairs:
        found.later(firsts, alone)
        firsts = []
    for place, first in enumerate(firsts):
        joint = first[0]
        found.later((first,), alone)
        if joint not in after:
            after[joint] = list(_possible(s, ally, (*done, joint)))
        # What can be done in either order is listed once.
        before = firsts[:place]
        found.later([one for one in after[joint] if one not in before], _with_another(first, alone, ally))
    found.append(_NO_JOINT_ACTION)
    return found


Together = tuple[Joint, Target]
"""A joint action, and where."""
MakeOption = Callable[[Table[Presidency], Together], Option]


def _by_itself(ally: int, left: int, done: tuple[int, ...]) -> MakeOption:
    """A joint action as an option."""

    def make(t: Table[Presidency], one: Together) -> Option:
        joint, on = one
        return _joint_option(int(joint), ally, left, done, on, _where(t.state, on), _chance(t.state, joint, ally))

    return make


def _with_another(first: Together, alone: MakeOption, ally: int) -> MakeOption:
    """A joint action together with another one that follows it."""

    def make(t: Table[Presidency], second: Together) -> Option:
        joint, on = second
        return _joint_pair(alone(t, first), int(joint), on, _where(t.state, on), _chance(t.state, joint, ally))

    return make


def _joint_pair(first: Option, joint: int, on: Target, where: str, chance: str) -> Option:
    words = said.JOINT[joint].format(where)
    frame = do(joint_actions, first.frame, joint, on)
    return Option(said.and_then(first.label, words), frame, first.at, chance, group=first.label)


@step
def joint_actions(t: Table[Presidency], first: Frame, joint: int, on: Target) -> None:
    """Two joint actions, one after the other; if the first leaves nothing to do for the second, the President chooses
    again. (GM Allies)"""
    key, ally, left, done, subject = first.args
    meant = _group(t.state, on) if on.kind in GROUP_KINDS else None
    _do_together(t, key, ally, subject)
    t.then(second_joint_action, joint, ally, left - 1, (*done, key), on, meant)


@step
def second_joint_action(
    t: Table[Presidency],
    joint: int,
    ally: int,
    left: int,
    done: tuple[int, ...],
    on: Target,
    meant: TerrorGroup | None,
) -> None:
    """The joint action that was chosen as the second one, if it is still possible. One against a terror group looks for
    the group that was meant: the first one may have given the groups of its region other places."""
    s = t.state
    here = [one for one in _possible(s, ally, done) if one[0] == joint and one[1].kind == on.kind]
    if meant is None:
        fitting = [one for _, one in here if one == on]
    else:
        fitting = [one for _, one in here if group_region(one) == group_region(on) and _group(s, one) == meant]
    if fitting:
        t.then(joint_action, joint, ally, left, done, fitting[0])
    else:
        t.then(next_joint_action, ally, left, done)


def _group(s: Presidency, on: Target) -> TerrorGroup:
    region, place = group_place(on)
    return groups_in(s, region)[place]


def _where(s: Presidency, on: Target) -> str:
    if on.kind == REGION:
        return Region(number(on, REGION)).label
    if on.kind == CONFLICT:
        return CONFLICTS[number(on, CONFLICT)].name
    if on.kind == WAR:
        return war_name(s, number(on, WAR))
    if on.kind in GROUP_KINDS:
        group = _group(s, on)
        return said.group(Region(group_region(on)).label, group.level, group.box.label)
    return Nation(number(on, NATION)).label


@cache
def _joint_option(
    joint: int, ally: int, left: int, done: tuple[int, ...], on: Target, where: str, chance: str
) -> Option:
    frame = do(joint_action, joint, ally, left, done, on)
    at = f"region:{group_region(on)}" if on.kind in GROUP_KINDS else on.at
    return Option(said.JOINT[joint].format(where), frame, at, chance)


def _chance(s: Presidency, joint: Joint, ally: int) -> str:
    """With which rolls a joint action works, in words."""
    if joint == Joint.RAID:
        return said.ROLLED_AS_A_RAID
    highest = works_to(s, joint, ally)
    return said.ALWAYS_WORKS if highest is None else said.works_on(highest)


@step
def joint_action(t: Table[Presidency], joint: int, ally: int, left: int, done: tuple[int, ...], on: Target) -> None:
    """What is done together, and then what is left of joint actions. (GM Allies)"""
    _do_together(t, joint, ally, on)
    t.then(next_joint_action, ally, left - 1, (*done, joint))


def _do_together(t: Table[Presidency], joint: int, ally: int, on: Target) -> None:
    """Intelligence always succeeds, against two groups with NATO and Israel; tensions are simply removed; all else is
    rolled for, with a new player's modifier. (GM Joint Intel with Allies, Special New Player DRM; charts WA1 to
    WA4)"""
    t.tell("joint_action", joint, ally)
    if joint == Joint.INTELLIGENCE:
        _track(t, on)
        if ally in TWO_SUCCESSES:
            t.then(track_another, ally, group_region(on))
    elif joint == Joint.EASE_TENSIONS:
        relieve_nation(t, ally, 2)
    elif joint == Joint.RAID:
        t.then(happen, "chart/WM2/raid", on)
    else:
        plus = _distance(t.state, joint, ally)
        modifiers = [(said.ONLY_CLOSE, plus)] if plus else []
        modifiers += t.game.roll_modifiers(t)
        t.roll(D10, said.TITLES[joint], then=do(joint_rolled, joint, ally, on), modifiers=modifiers)


def _distance(s: Presidency, joint: int, ally: int) -> int:
    """What is added to the roll of a joint action with an ally who is only close."""
    return ONLY_CLOSE if joint == Joint.DE_ESCALATE and s.world.closeness(ally) < Closeness.VERY_CLOSE else 0


def works_to(s: Presidency, joint: int, ally: int) -> int | None:
    """The highest roll of a die with which a joint action succeeds; None if nothing is rolled for."""
    highest = {
        Joint.STABILIZE: STABILIZES,
        Joint.REINFORCE: REINFORCES,
        Joint.DE_ESCALATE: DE_ESCALATES,
        Joint.AID: AIDS,
    }.get(Joint(joint))
    return None if highest is None else highest - _distance(s, joint, ally) + s.new_player


def _track(t: Table[Presidency], on: Target) -> None:
    """A group moves one box to the right on the intel track; it lies behind the others of its region now."""
    group = _group(t.state, on)
    place_group(t, group_region(on), group, group.level, IntelBox(group.box + 1))


def _others_to_track(s: Presidency, ally: int, region: int) -> list[Target]:
    """The groups that can be tracked beside the one that was tracked just now, the last one of its region."""
    found = []
    for where in HELPS_IN[ally]:
        here = groups_in(s, where)
        rest = here[:-1] if where == region else here
        for group in sorted({one for one in rest if one.box in _UNFIXED}, reverse=True):
            found.append(group_target(GROUP, where, rest.index(group)))
    return found


@step
def track_another(t: Table[Presidency], ally: int, region: int) -> None:
    """The second success of joint intelligence is against another group, if there is one where the ally helps. (GM
    Joint Intel with Allies)"""
    if _others_to_track(t.state, ally, region):
        t.then(choose_another_to_track, THE_PRESIDENT, ally, region)


def _another_prompt(t: Table[Presidency], actor: Actor, ally: int, region: int) -> str:
    return said.which_other_group(Nation(ally).label)


@choice(_another_prompt, rule="Intel Gathering", forced=True)
def choose_another_to_track(t: Table[Presidency], actor: Actor, ally: int, region: int) -> Iterator[Option]:
    """Any other group that is no fixed target yet. (GM Joint Intel with Allies)"""
    for one in _others_to_track(t.state, ally, region):
        yield Option(upper(_where(t.state, one)), do(another_tracked, one), f"region:{group_region(one)}")


@step
def another_tracked(t: Table[Presidency], on: Target) -> None:
    """The other group moves on, too."""
    _track(t, on)


@on_roll
def joint_rolled(t: Table[Presidency], total: int, joint: int, ally: int, on: Target) -> None:
    """What a joint action brings if it succeeds."""
    if joint == Joint.STABILIZE and total <= STABILIZES:
        change_stability(t, number(on, REGION), 1)
    elif joint == Joint.REINFORCE and total <= REINFORCES:
        war = t.state.world.wars[number(on, WAR)]
        reinforce(t, number(on, WAR), ally if war.involves(ally) else int(Belligerent.UNITED_STATES), 1)
    elif joint == Joint.DE_ESCALATE and total <= DE_ESCALATES:
        calm(t, number(on, CONFLICT))
    elif joint == Joint.AID and total <= AIDS:
        ease_crisis(t, number(on, REGION))
    else:
        t.tell("in_vain")


@step
def no_joint_action(t: Table[Presidency]) -> None:
    """The ally is left alone."""


_NO_JOINT_ACTION = Option(said.NOTHING_TOGETHER, do(no_joint_action), declines=True)


# Iran, North Korea and rogue states


@step
def rogue_nation_acts(t: Table[Presidency], nation: int) -> None:
    """Iran or North Korea acts: tensions less sanctions make it bolder; afterward half of the tensions stay, and other
    sanctions are drawn. It has one action; where a counter takes that, nothing is revealed. (GM Sanctions, Revealing;
    charts WA1 and WA2)"""
    if t.state.world.nations[nation].action_counter < 0:
        t.tell("rogue_nation_rests", nation)
        change_actions(t, nation, +1)
        return
    t.tell("rogue_nation_acts", nation)
    t.then(happen, f"ally/{nation}", None)
    t.then(rogue_nation_done, nation, len(t.state.world.nations[nation].tensions))


@step
def rogue_nation_done(t: Table[Presidency], nation: int, revealed: int) -> None:
    """Half of the revealed tensions stay, and the sanctions are drawn again. (GM Tensions, Sanctions)"""
    reveal(t, nation)
    halve_nation(t, nation, revealed)


def _act(t: Table[Presidency], region: int, place: int) -> None:
    one = t.state.world.regions[region].rogue_states[place]
    address = "rogue/fights" if one.at_war else "rogue/acts"
    t.then(happen, address, target(ROGUE_STATE, region * 10 + place))


@step
def rogue_states_act(t: Table[Presidency]) -> None:
    """Every rogue state that is there acts, region by region; one that appears meanwhile waits for another time. (Chart
    WA3)"""
    for region, here in enumerate(t.state.world.abroad):
        for place in range(len(here.rogue_states)):
            t.then(rogue_state_acts, region, place)


@step
def rogue_state_acts(t: Table[Presidency], region: int, place: int) -> None:
    """One of them."""
    _act(t, region, place)


@step
def rogue_activated(t: Table[Presidency]) -> None:
    """On 1 to 5 the strongest rogue state acts, else whichever of Iran and North Korea has more tensions. (Chart
    WA4)"""
    (face,) = t.roll_now(D10, said.WHICH_ROGUE)
    world = t.state.world
    found = [
        (one.level, -region, place)
        for region, here in enumerate(world.abroad)
        for place, one in enumerate(here.rogue_states)
    ]
    if face <= HIGHEST_ROGUE:
        if found:
            _, region, place = max(found)
            _act(t, -region, place)
        return
    iran, korea = (len(world.nations[one].tensions) for one in (Nation.IRAN, Nation.NORTH_KOREA))
    t.then(rogue_nation_acts, int(Nation.IRAN if iran >= korea else Nation.NORTH_KOREA))


# Unstable states


@step
def check_unstable_states(t: Table[Presidency], region: int) -> None:
    """Each unstable state of a region is rolled for, those with Iranian influence first: it recovers, stays, falls into
    civil war or becomes a rogue state. (GM Unstable States, Iran Influence)"""
    world = t.state.world
    iranian = world.iran_influence_unstable if region == Region.MIDDLE_EAST else 0
    for place in range(world.regions[region].unstable_states):
        t.then(check_iranian_state if place < iranian else check_unstable_state, region)


@step
def check_unstable_state(t: Table[Presidency], region: int) -> None:
    """One of them."""
    t.then(happen, "chart/unstable", target(REGION, region))


@step
def check_iranian_state(t: Table[Presidency], region: int) -> None:
    """One with Iranian influence beneath it. (GM Iran Influence)"""
    t.then(happen, "chart/unstable/iranian", target(REGION, region))
