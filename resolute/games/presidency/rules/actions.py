"""Actions: how many a segment gives, who takes them, what they cost, and free ones in the middle of anything.
(GM Actions, Action Points, Master Actions, +1 Action; TSF Any 3 Actions, 1 Action for POTUS & Each Cabinet Member)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.presidency.content.cabinet import CANDIDATES, MEMBERS, Office
from resolute.games.presidency.content.places import PEERS, Nation
from resolute.games.presidency.library import ACTIONS, Kind, MasterAction, group_of
from resolute.games.presidency.moves import move, spend
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import NOBODY, Presidency
from resolute.games.presidency.tensions import relieve_cabinet, relieve_nation

EXTRA_COST = 2
"""Action points for one more action of any type, once in a segment. (GM Action Points)"""
PRESIDENT = int(Office.PRESIDENT)
ELIGIBLE = {
    Office.PRESIDENT: Kind.ANY,
    Office.VICE_PRESIDENT: Kind.DOMESTIC | Kind.DIPLOMATIC,
    Office.STATE: Kind.DIPLOMATIC,
    Office.DEFENSE: Kind.MILITARY,
    Office.CHIEF_OF_STAFF: Kind.DOMESTIC,
}
"""What each of them may do in a segment of the whole cabinet."""


# What can be done now


def why_not(t: Table[Presidency], number: int) -> str:
    """Why a master action cannot be taken now; nothing, if it can."""
    s, action = t.state, ACTIONS[number]
    if action.once_per_segment and s.used_in_segment >> number & 1:
        return "only once in a segment"
    if action.once_per_phase and s.used_in_phase >> number & 1:
        return "only once in a phase"
    price = action.price(t)
    if price > s.action_points:
        return f"it costs {_points(price)}"
    for condition in action.needs:
        if not condition.holds(t, None):
            return f"only if {condition.say()}"
    return ""


def _points(count: int) -> str:
    return "an action point" if count == 1 else f"{count} action points"


class _Printed(msgspec.Struct, frozen=True):
    """An action on a player aid, with what the list of options needs to know: its bits among those that were used up,
    and its option at the price that is printed."""

    number: int
    action: MasterAction
    in_segment: int
    in_phase: int
    option: Option


@cache
def _fitting(allowed: int, office: int, free: bool = False) -> tuple[_Printed, ...]:
    """The actions that are allowed and that this office may take; a presidential action that fits every segment is
    no free action of one type."""
    return tuple(
        _Printed(
            number,
            one,
            one.once_per_segment << number,
            one.once_per_phase << number,
            _option(number, office, one.cost),
        )
        for number, one in enumerate(ACTIONS)
        if (one.kind & allowed == one.kind if free else one.kind & allowed)
        and (office == PRESIDENT or not one.presidential)
    )


@cache
def _option(number: int, office: int, price: int) -> Option:
    """An action as an option; nothing about it changes but its price."""
    action = ACTIONS[number]
    cost = _points(price) if price else ""
    return Option(_label(action), do(take_action, number, office), f"action:{action.key}", cost, group=group_of(action))


def _label(action: MasterAction) -> str:
    return f"{action.key}: {action.title}"


def _open(t: Table[Presidency], allowed: int, office: int, free: bool = False) -> list[Option]:
    """The actions that can be taken now."""
    s = t.state
    in_segment, in_phase, points = s.used_in_segment, s.used_in_phase, s.action_points
    found: list[Option] = []
    for one in _fitting(allowed, office, free):
        if one.in_segment & in_segment or one.in_phase & in_phase:
            continue
        action, option = one.action, one.option
        price = action.cost
        if action.dearer is not None and (price := action.price(t)) != action.cost:
            option = _option(one.number, office, price)
        if price > points:
            continue
        for need in action.needs:
            if not need.holds(t, None):
                break
        else:
            found.append(option)
    return found


def _barred(t: Table[Presidency], allowed: int, office: int, free: bool = False) -> Iterator[Barred]:
    for one in _fitting(allowed, office, free):
        reason = why_not(t, one.number)
        if reason:
            yield Barred(one.option.label, reason, one.option.at)


# A segment with a number of actions


@step
def take_actions(t: Table[Presidency], count: int, allowed: int) -> None:
    """A segment gives so many actions of certain types; each may be forgone for an action point. (GM Actions)"""
    s = t.state
    s.actions_left, s.actions_allowed = count, allowed
    s.extra_action_bought = False
    s.free_actions = False
    t.then(next_action)


@step
def next_action(t: Table[Presidency]) -> None:
    """As long as an action is left, or another one could be bought, the President is asked."""
    s = t.state
    if s.actions_left or _may_buy(s):
        t.then(choose_action, THE_PRESIDENT)


def _may_buy(s: Presidency) -> bool:
    return not s.free_actions and not s.extra_action_bought and s.action_points >= EXTRA_COST


def _action_prompt(t: Table[Presidency], actor: Actor) -> str:
    count = t.state.actions_left
    free = "free action" if t.state.free_actions else "action"
    if count:
        return f"Which action? {count} {free}{'s are' if count > 1 else ' is'} left."
    return "Buy another action, or go on?"


@choice(_action_prompt, rule="Actions")
def choose_action(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Take an action, forgo one for an action point, or buy one more. (GM Actions, Action Points)"""
    s = t.state
    found = _open(t, s.actions_allowed, PRESIDENT, s.free_actions) if s.actions_left else []
    if s.free_actions:
        found.append(_DECLINE_FREE)
    else:
        if _may_buy(s):
            found.append(_BUY)
        found.append(_FORGO if s.actions_left else _GO_ON)
    return found


@choose_action.barred
def _barred_actions(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    s = t.state
    if s.actions_left:
        yield from _barred(t, s.actions_allowed, PRESIDENT, s.free_actions)


@step
def forgo_action(t: Table[Presidency]) -> None:
    """An action that is not taken brings an action point. (GM Action Points)"""
    t.state.actions_left -= 1
    move(t, "action_points", 1, "an action forgone")
    t.then(next_action)


@step
def go_on(t: Table[Presidency]) -> None:
    """The segment is over."""


@step
def buy_action(t: Table[Presidency]) -> None:
    """Two action points buy one more action of any type, once in a segment. (GM Action Points)"""
    _buy(t)
    t.then(next_action)


def _buy(t: Table[Presidency]) -> None:
    spend(t, EXTRA_COST, "another action")
    t.state.extra_action_bought = True
    t.then(grant_actions, 1, int(Kind.ANY))


@step
def take_action(t: Table[Presidency], number: int, office: int) -> None:
    """The action is paid for and carried out; what is rolled for it can be rolled again. (GM Master Actions)"""
    s, action = t.state, ACTIONS[number]
    before, by = s.action, s.acting
    price = action.price(t)
    t.tell("action", number, office, s.cabinet[office])
    if price:
        spend(t, price, action.title)
    s.used_in_segment |= 1 << number
    s.used_in_phase |= 1 << number
    s.action, s.acting = number, office
    if s.member_actions[office] and not s.actions_allowed:
        s.member_actions = changed(s.member_actions, office, s.member_actions[office] - 1)
    else:
        s.actions_left -= 1
    t.then(happen, f"action/{action.key}", None)
    t.then(action_done, before, by)


@step
def action_done(t: Table[Presidency], before: int, by: int) -> None:
    """The action is over; what comes next depends on where it was taken."""
    s = t.state
    s.action, s.acting = before, by
    t.then(next_action if s.actions_allowed else next_member)


# Free actions in the middle


@step
def grant_actions(t: Table[Presidency], count: int, allowed: int) -> None:
    """Free actions at once: extra ones that need not be taken, and that still cost their points; none, if there is no
    action of that type. (GM Actions)"""
    if not _fitting(allowed, PRESIDENT, free=True):
        return
    s = t.state
    outer = (s.actions_left, s.actions_allowed, s.free_actions, s.extra_action_bought)
    s.actions_left, s.actions_allowed, s.free_actions = count, allowed, True
    t.then(next_action)
    t.then(resume_actions, *outer)


@step
def resume_actions(t: Table[Presidency], left: int, allowed: int, free: bool, bought: bool) -> None:
    """After the free actions everything goes on where it was."""
    s = t.state
    s.actions_left, s.actions_allowed, s.free_actions, s.extra_action_bought = left, allowed, free, bought


@step
def decline_free_actions(t: Table[Presidency]) -> None:
    """A free action that is not taken brings nothing."""
    t.state.actions_left = 0


# One action for the President and each cabinet member


@step
def cabinet_actions(t: Table[Presidency]) -> None:
    """The President and each member take an action, or two with a "+1 Action". (TSF 1 Action)"""
    s = t.state
    s.actions_left = s.actions_allowed = 0
    s.extra_action_bought = s.free_actions = False
    members = [2 if s.ratings(one).extra_action else int(s.cabinet[one] != NOBODY) for one in MEMBERS]
    s.member_actions = (1, *members)
    t.then(next_member)


@step
def next_member(t: Table[Presidency]) -> None:
    """As long as somebody can act, or another action could be bought, the President is asked."""
    s = t.state
    if any(s.member_actions) or _may_buy(s):
        t.then(choose_member, THE_PRESIDENT)


@choice("Who acts?", rule="1 Action for POTUS & Each Cabinet Member")
def choose_member(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """Everybody acts once, in any order. (TSF 1 Action for POTUS & Each Cabinet Member)"""
    s = t.state
    for office in Office:
        if s.member_actions[office]:
            yield _MEMBER_ACTS[office]
    if _may_buy(s):
        yield _BUY_FOR_CABINET
    if not any(s.member_actions):
        yield _GO_ON


def _member_prompt(t: Table[Presidency], actor: Actor, office: int) -> str:
    member = t.state.cabinet[office]
    name = f" ({CANDIDATES[member].name})" if member != NOBODY else ""
    return f"What does {Office(office).label}{name} do?"


@choice(_member_prompt, rule="1 Action for POTUS & Each Cabinet Member")
def choose_member_action(t: Table[Presidency], actor: Actor, office: int) -> list[Option]:
    """An action of an eligible type, or a tension removed, or an action point. (TSF 1 Action)"""
    s = t.state
    found = _open(t, ELIGIBLE[Office(office)], office)
    if s.cabinet_tensions:
        found.append(_relieve_option(office, NOBODY))
    for nation, here in enumerate(s.tensions):
        if here and (office == PRESIDENT or nation not in PEERS):
            found.append(_relieve_option(office, nation))
    found.append(_FORGO_MEMBER[office])
    return found


@choose_member_action.barred
def _barred_for_member(t: Table[Presidency], actor: Actor, office: int) -> Iterator[Barred]:
    yield from _barred(t, ELIGIBLE[Office(office)], office)


@cache
def _relieve_option(office: int, nation: int) -> Option:
    where = "the cabinet" if nation == NOBODY else Nation(nation).label
    return Option(f"Remove a tension from {where}", do(remove_tension, office, nation), at=f"tensions:{nation}")


def _member_acted(t: Table[Presidency], office: int) -> None:
    s = t.state
    s.member_actions = changed(s.member_actions, office, s.member_actions[office] - 1)
    t.then(next_member)


@step
def remove_tension(t: Table[Presidency], office: int, nation: int) -> None:
    """An action removes a tension anywhere; from Russia and China only the President can. (GM Actions)"""
    if nation == NOBODY:
        relieve_cabinet(t)
    else:
        relieve_nation(t, nation)
    _member_acted(t, office)


@step
def forgo_member_action(t: Table[Presidency], office: int) -> None:
    """A member's action is exchanged for an action point. (TSF 1 Action for POTUS & Each Cabinet Member)"""
    move(t, "action_points", 1, "an action forgone")
    _member_acted(t, office)


@step
def ask_member(t: Table[Presidency], office: int) -> None:
    """This one acts next."""
    t.then(choose_member_action, THE_PRESIDENT, office)


@step
def buy_action_for_cabinet(t: Table[Presidency]) -> None:
    """Two action points buy one more action of any type here as well. (TSF 1 Action)"""
    _buy(t)
    t.then(next_member)


_FORGO = Option("Forgo an action", do(forgo_action), cost="brings an action point", declines=True)
_GO_ON = Option("Go on", do(go_on), declines=True)
_BUY = Option("Buy one more action of any type", do(buy_action), cost=_points(EXTRA_COST))
_BUY_FOR_CABINET = Option("Buy one more action of any type", do(buy_action_for_cabinet), cost=_points(EXTRA_COST))
_DECLINE_FREE = Option("Take no free action", do(decline_free_actions), declines=True)
_MEMBER_ACTS = tuple(
    Option(one.label[0].upper() + one.label[1:], do(ask_member, int(one)), at=f"office:{int(one)}") for one in Office
)
_FORGO_MEMBER = tuple(
    Option("Forgo the action", do(forgo_member_action, int(one)), cost="brings an action point", declines=True)
    for one in Office
)
