"""Actions: how many a segment gives, what they cost, and free or bought ones in the middle of anything.
(GM Actions, Action Points, Master Actions; TSF Any 3 Actions)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.library import ACTIONS, Kind, MasterAction, group_of, later
from resolute.games.presidency.moves import move, spend
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import points

EXTRA_COST = 2
"""Action points for one more action of any type, once in a segment. (GM Action Points)"""
PRESIDENT = int(Office.PRESIDENT)
OF_THE_SEGMENT, FREE, BOUGHT = range(3)
"""Where an action comes from."""


# What can be done now


def limits_count(s: Presidency) -> bool:
    """Whether "once per segment" and "once per phase" count here: in the activation phases, and when the cabinet acts
    in the special activations. (GM Turn Sequence)"""
    return s.segment >= 0 and SEQUENCE[s.segment].activation


def why_not(t: Table[Presidency], number: int) -> str:
    """Why a master action cannot be taken now; nothing, if it can."""
    s, action = t.state, ACTIONS[number]
    if limits_count(s):
        if action.once_per_segment and s.used_in_segment >> number & 1:
            return "Only once per segment"
        if action.once_per_phase and s.used_in_phase >> number & 1:
            return "Only once per phase"
    price = action.price(t)
    if price > s.action_points:
        return f"Costs {points(price)}, and you have {s.action_points or 'none'}"
    for need in action.needs:
        if not need.condition.holds(t, None):
            return need.say()
    return ""


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
    cost = points(price) if price else ""
    return Option(_label(action), do(take_action, number, office), f"action:{action.key}", cost, group=group_of(action))


def _label(action: MasterAction) -> str:
    return f"{action.key}: {action.title}"


def open_actions(t: Table[Presidency], allowed: int, office: int, free: bool = False) -> list[Option]:
    """The actions that can be taken now."""
    s = t.state
    in_segment, in_phase = (s.used_in_segment, s.used_in_phase) if limits_count(s) else (0, 0)
    found: list[Option] = []
    for one in _fitting(allowed, office, free):
        if one.in_segment & in_segment or one.in_phase & in_phase:
            continue
        action, option = one.action, one.option
        price = action.cost
        if action.dearer is not None and (price := action.price(t)) != action.cost:
            option = _option(one.number, office, price)
        if price > s.action_points:
            continue
        for need in action.needs:
            if not need.condition.holds(t, None):
                break
        else:
            found.append(option)
    return found


def barred_actions(t: Table[Presidency], allowed: int, office: int, free: bool = False) -> Iterator[Barred]:
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
    s.action_source = OF_THE_SEGMENT
    t.then(next_action)


@step
def next_action(t: Table[Presidency]) -> None:
    """As long as an action can be taken or bought, the President is asked; one that could only be forgone, is."""
    s = t.state
    if may_buy(s) or (s.actions_left and _open_now(t)):
        t.then(choose_action, THE_PRESIDENT)
    elif s.actions_left:
        t.then(forgo_action if s.action_source == OF_THE_SEGMENT else skip_actions)


def _open_now(t: Table[Presidency]) -> list[Option]:
    """The actions that the President can take in this segment, or as free or bought ones."""
    s = t.state
    return open_actions(t, s.actions_allowed, PRESIDENT, s.action_source != OF_THE_SEGMENT)


def may_buy(s: Presidency) -> bool:
    """Whether one more action can be bought in this segment."""
    return s.action_source == OF_THE_SEGMENT and not s.extra_action_bought and s.action_points >= EXTRA_COST


def _action_prompt(t: Table[Presidency], actor: Actor) -> str:
    s = t.state
    if not s.actions_left:
        return "No actions left. Buy one more, or go on?"
    if s.action_source == BOUGHT:
        return "Choose the action you bought."
    return f"Choose {'a free' if s.action_source == FREE else 'an'} action ({s.actions_left} left)."


@choice(_action_prompt, rule="Actions")
def choose_action(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Take an action, forgo one for an action point, or buy one more. (GM Actions, Action Points)"""
    s = t.state
    found = _open_now(t) if s.actions_left else []
    if s.action_source == BOUGHT:
        found.append(_SKIP_BOUGHT)
    elif s.action_source == FREE:
        found.append(_SKIP_FREE if s.actions_left == 1 else _SKIP_ALL_FREE)
    else:
        if may_buy(s):
            found.append(_BUY)
        found.append(_FORGO if s.actions_left else GO_ON)
    return found


@choose_action.barred
def _barred_now(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    s = t.state
    if s.actions_left:
        yield from barred_actions(t, s.actions_allowed, PRESIDENT, s.action_source != OF_THE_SEGMENT)


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
    buy_one_more(t)
    t.then(next_action)


def buy_one_more(t: Table[Presidency]) -> None:
    """Pay for one more action, and take it."""
    spend(t, EXTRA_COST, "another action")
    t.state.extra_action_bought = True
    _extra_actions(t, 1, int(Kind.ANY), BOUGHT)


@step
def take_action(t: Table[Presidency], number: int, office: int) -> None:
    """The action is paid for and carried out; what is rolled for it can be rolled again. (GM Master Actions)"""
    s, action = t.state, ACTIONS[number]
    before, by = s.action, s.acting
    price = action.price(t)
    t.tell("action", number, office, s.cabinet[office])
    if price:
        spend(t, price, action.title)
    if limits_count(s):
        s.used_in_segment |= 1 << number
        s.used_in_phase |= 1 << number
    s.action, s.acting = number, office
    if s.actions_allowed:
        s.actions_left -= 1
    else:
        s.member_acted = changed(s.member_acted, office, s.member_acted[office] + 1)
    t.then(happen, f"action/{action.key}", None)
    t.then(action_done, before, by)


@step
def action_done(t: Table[Presidency], before: int, by: int) -> None:
    """The action is over; what comes next depends on where it was taken."""
    s = t.state
    s.action, s.acting = before, by
    if s.actions_allowed:
        t.then(next_action)
    else:
        later(t, "next_member")


# Free and bought actions in the middle


@step
def grant_actions(t: Table[Presidency], count: int, allowed: int) -> None:
    """Free actions at once: extra ones that need not be taken, and that still cost their points; none, if there is no
    action of that type. (GM Actions)"""
    if _fitting(allowed, PRESIDENT, free=True):
        _extra_actions(t, count, allowed, FREE)


def _extra_actions(t: Table[Presidency], count: int, allowed: int, source: int) -> None:
    """Actions beside those that the segment gives; afterwards everything goes on where it was."""
    s = t.state
    outer = (s.actions_left, s.actions_allowed, s.action_source, s.extra_action_bought)
    s.actions_left, s.actions_allowed, s.action_source = count, allowed, source
    t.then(next_action)
    t.then(resume_actions, *outer)


@step
def resume_actions(t: Table[Presidency], left: int, allowed: int, source: int, bought: bool) -> None:
    """After the free actions everything goes on where it was."""
    s = t.state
    s.actions_left, s.actions_allowed, s.action_source, s.extra_action_bought = left, allowed, source, bought


@step
def skip_actions(t: Table[Presidency]) -> None:
    """A free or bought action that is not taken brings nothing."""
    t.state.actions_left = 0


_FORGO = Option("Forgo an action", do(forgo_action), cost="gain 1 action point", declines=True)
GO_ON = Option("Go on", do(go_on), declines=True)
_BUY = Option("Buy one more action of any type", do(buy_action), cost=points(EXTRA_COST))
_SKIP_FREE = Option("Skip your free action", do(skip_actions), declines=True)
_SKIP_ALL_FREE = Option("Skip your free actions", do(skip_actions), declines=True)
_SKIP_BOUGHT = Option("Skip the action you bought", do(skip_actions), cost="no refund", declines=True)
