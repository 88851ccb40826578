"""Actions: how many a segment gives, what they cost, and free or bought ones in the middle of anything.
(GM Actions, Action Points, Master Actions; TSF Any 3 Actions)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from resolute.engine.book import Book
from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Frame, Option, OptionList, choice, do, step
from resolute.engine.picks import Fitting, Pick
from resolute.engine.pieces import REMEMBERED
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.engine.terms import unmet
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.sequence import SEGMENTS
from resolute.games.presidency.content.tracks import ACTION_POINTS
from resolute.games.presidency.library import (
    ANY,
    Kinds,
    MasterAction,
    SomethingToAimAt,
    actions_in,
    group_of,
)
from resolute.games.presidency.operations.moves import move, spend
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.first_questions import (
    answers,
    barred_answers,
    first_payments,
    fixed_question,
    may_be_paid_for,
)
from resolute.games.presidency.rules.relief import count_action, reliefs
from resolute.games.presidency.state import NO_ACTION, Presidency
from resolute.games.presidency.words import actions as said
from resolute.games.presidency.words.small import points

EXTRA_COST = 2
"""Action points for one more action of any type, once in a segment. (GM Action Points)"""
PRESIDENT = int(Office.PRESIDENT)
OF_THE_SEGMENT, FREE, BOUGHT = range(3)
"""Where an action comes from."""


# What can be done now


def limits_count(s: Presidency) -> bool:
    """Whether "once per segment" and "once per phase" count here: in the activation phases, and when the cabinet acts
    in the special activations. (GM Turn Sequence)"""
    return bool(s.clock.segment) and SEGMENTS[s.clock.segment].activation


def why_not(t: Table[Presidency], action: MasterAction) -> str:
    """Why a master action cannot be taken now; nothing, if it can."""
    s = t.state
    if limits_count(s):
        if action.once_per_segment and action.key in s.acting.used_in_segment:
            return said.ONLY_ONCE_PER_SEGMENT
        if action.once_per_phase and action.key in s.acting.used_in_phase:
            return said.ONLY_ONCE_PER_PHASE
    price = action.price(t)
    if price > s.president.action_points:
        return said.costs_and_you_have(points(price), s.president.action_points or "none")
    return unmet(action.needs, t, None)


class _Printed(NamedTuple):
    """An action on a player aid, with its option at the price that is printed and what must hold for it."""

    action: MasterAction
    option: Option
    cost: int
    # Whether it is taken once in a segment or phase, and its key where that is counted.
    limited: bool
    in_segment: str
    in_phase: str
    dearer: bool
    needs: tuple[Callable[[Table[Presidency], Subject], bool], ...]
    targets: tuple[Callable[[Table[Presidency], Subject], bool], ...]
    question: Frame | None
    # What it can be aimed at, or the answers to its first question.
    aims: Callable[[Table[Any], Subject], Sequence[Any]] | None
    payable: bool
    answered: Callable[[Table[Any], Any], Option]


@cache
def _fitting(book: Book, allowed: Kinds, office: int, free: bool, after: Frame) -> tuple[_Printed, ...]:
    """The actions that are allowed and that this office may take; a presidential action that fits every segment is
    no free action of one type."""
    fits = all if free else any
    return tuple(
        _Printed(
            one,
            _option(one, office, one.cost, after),
            one.cost,
            one.once_per_segment or one.once_per_phase,
            one.key if one.once_per_segment else NO_ACTION,
            one.key if one.once_per_phase else NO_ACTION,
            one.dearer is not None,
            tuple(need.condition.holds for need in one.needs if not isinstance(need.condition, SomethingToAimAt)),
            tuple(need.condition.holds for need in one.needs if isinstance(need.condition, SomethingToAimAt)),
            fixed_question(book, one),
            _aims_of(book, one),
            may_be_paid_for(one),
            _answered(one, office, one.cost, after),
        )
        for one in actions_in(book)
        if fits(kind in allowed for kind in one.kinds) and (office == PRESIDENT or not one.presidential)
    )


def _aims_of(book: Book, action: MasterAction) -> Callable[[Table[Any], Subject], Sequence[Any]] | None:
    """What finds the targets of an action, or the answers to its first question."""
    fitting, question = _fitting_of(action), fixed_question(book, action)
    if fitting is not None:
        return fitting.of
    return None if question is None else lambda t, on: answers(t, question)


def _fitting_of(action: MasterAction) -> Fitting | None:
    """What an action can be aimed at, if its effect says so."""
    effect = action.effect
    return effect.fitting if isinstance(effect, Pick) and effect.how == "choose" else None


@cache
def _option(action: MasterAction, office: int, price: int, after: Frame) -> Option:
    """An action as an option; nothing about it changes but its price."""
    cost = points(price) if price else ""
    return Option(
        _label(action), do(take_action, action.key, office, after), f"action:{action.key}", cost, group=group_of(action)
    )


def _label(action: MasterAction) -> str:
    return _label_of(action.key, action.title)


@cache
def _label_of(key: str, title: str) -> str:
    return f"{key}: {title}"


def _answered(action: MasterAction, office: int, price: int, after: Frame) -> Callable[[Table[Any], Any], Option]:
    """An action together with a target, or with an answer to its first question, as one option; the action is its
    heading."""
    label, fitting = _label(action), _fitting_of(action)
    if fitting is not None:
        say, about = fitting.label, fitting.cost
        return lambda t, one: _aimed(action.key, label, office, price, after, one, say(t, one), about(t, one))

    def make(t: Table[Any], answer: Option) -> Option:
        cost = f"{points(price)}; {answer.cost}" if price and answer.cost else points(price) if price else answer.cost
        frame = Frame(take_action_on, (action.key, office, after, answer.frame))
        return Option(
            said.answered(label, answer.label),
            frame,
            answer.at,
            cost,
            amount=answer.amount,
            group=label,
            piece=answer.piece,
        )

    return make


@cache
def _aimed(
    key: str, heading: str, office: int, price: int, after: Frame, target: Target, label: str, about: str
) -> Option:
    """An action with its target as one option; only its price and what is said of the target can change."""
    cost = f"{points(price)}; {about}" if price and about else points(price) if price else about
    answer = do(happen, f"action/{key}/there", target)
    frame = do(take_action_on, key, office, after, answer)
    return Option(said.answered(heading, label), frame, target.at, cost, group=heading)


def has_open_action(t: Table[Presidency], allowed: Kinds, office: int, after: Frame, free: bool = False) -> bool:
    """Whether an action of these types can be taken now."""
    return _look_through(t, _fitting(t.game.book, allowed, office, free, after), None, office, after)


def open_actions(t: Table[Presidency], allowed: Kinds, office: int, after: Frame, free: bool = False) -> OptionList:
    """The actions that can be taken now, each with every answer to its first question; `after` is what follows the
    action."""
    found = OptionList()
    _look_through(t, _fitting(t.game.book, allowed, office, free, after), found, office, after)
    return found


def _look_through(
    t: Table[Presidency], printed: tuple[_Printed, ...], found: OptionList | None, office: int, after: Frame
) -> bool:
    """Whether any of these actions can be taken now; or with a list, put all that can be taken into it."""
    s = t.state
    points_left = s.president.action_points
    in_segment, in_phase = (s.acting.used_in_segment, s.acting.used_in_phase) if limits_count(s) else ((), ())
    for one in printed:
        if one.limited and (one.in_segment in in_segment or one.in_phase in in_phase):
            continue
        price = one.action.price(t) if one.dearer else one.cost
        if price > points_left:
            continue
        for holds in one.needs:
            if not holds(t, None):
                break
        else:
            if found is None:
                if all(holds(t, None) for holds in one.targets):
                    return True
                continue
            make = one.answered if price == one.cost else _answered(one.action, office, price, after)
            if one.aims is not None:
                found.later(one.aims(t, None), make)
            elif one.payable and (offers := first_payments(t, one.action, points_left - price)):
                found.later(offers, make)
            else:
                found.append(one.option if price == one.cost else _option(one.action, office, price, after))
    return False


def barred_actions(
    t: Table[Presidency], allowed: Kinds, office: int, after: Frame, free: bool = False
) -> Iterator[Barred]:
    for one in _fitting(t.game.book, allowed, office, free, after):
        reason = why_not(t, one.action)
        if reason:
            yield Barred(one.option.label, reason, one.option.at)
        elif one.question is not None:
            yield from barred_answers(t, one.question, one.option.label)


# A segment with a number of actions


@step
def take_actions(t: Table[Presidency], count: int, allowed: Kinds) -> None:
    """A segment gives so many actions of certain types; each may be forgone for an action point. (GM Actions)"""
    s = t.state
    s.acting.left, s.acting.allowed = count, allowed
    s.acting.extra_bought = s.acting.extra_offered = False
    s.acting.source = OF_THE_SEGMENT
    t.push(_NEXT)


@step
def next_action(t: Table[Presidency]) -> None:
    """As long as an action is left, the President chooses. After the last one it is asked whether one more is bought
    only if that could not be bought before."""
    s = t.state
    buys = may_buy(s)
    if s.acting.left or (buys and not s.acting.extra_offered):
        s.acting.extra_offered = s.acting.extra_offered or buys
        t.push(_ASK)


@step
def last_purchase(t: Table[Presidency]) -> None:
    """After the legislative segment one more action can still be bought, with points that a bill has brought too. (TSF
    Perform Two Domestic Actions)"""
    t.state.acting.extra_offered = False
    t.push(_NEXT)


def _open_now(t: Table[Presidency]) -> OptionList:
    """The actions that the President can take in this segment, or as free or bought ones; one that is bought while
    the cabinet acts may remove a tension, like the others of that segment."""
    s = t.state
    found = open_actions(t, s.acting.allowed, PRESIDENT, _NEXT, s.acting.source != OF_THE_SEGMENT)
    if s.acting.source == BOUGHT and s.clock.segment and SEGMENTS[s.clock.segment].whole_cabinet:
        found.extend(reliefs(s, PRESIDENT, _NEXT))
    return found


def may_buy(s: Presidency) -> bool:
    """Whether one more action can be bought in this segment."""
    return s.acting.source == OF_THE_SEGMENT and not s.acting.extra_bought and s.president.action_points >= EXTRA_COST


def _action_prompt(t: Table[Presidency], actor: Actor) -> str:
    s = t.state
    if not s.acting.left:
        return said.NO_ACTIONS_LEFT_PROMPT
    if s.acting.source == BOUGHT:
        return said.CHOOSE_THE_ACTION_YOU_BOUGHT
    return said.choose_action_left("a free" if s.acting.source == FREE else "an", s.acting.left)


@choice(_action_prompt, rule="Actions", forced=True)
def choose_action(t: Table[Presidency], actor: Actor) -> OptionList:
    """Take an action, forgo one for an action point, or buy one more; an action that could only be forgone, is. (GM
    Actions, Action Points)"""
    s = t.state
    found = _open_now(t) if s.acting.left else OptionList()
    if s.acting.source == BOUGHT:
        found.append(_SKIP_BOUGHT)
    elif s.acting.source == FREE:
        found.append(_SKIP_FREE if s.acting.left == 1 else _SKIP_ALL_FREE)
    else:
        if may_buy(s):
            found.append(_BUY)
        found.append(_FORGO if s.acting.left else GO_ON)
    return found


@choose_action.several
def _more_than_one(t: Table[Presidency], actor: Actor) -> bool:
    """An action can be bought or left alone, or one that is open can be taken or left alone."""
    acting = t.state.acting
    return may_buy(t.state) or has_open_action(t, acting.allowed, PRESIDENT, _NEXT, acting.source != OF_THE_SEGMENT)


@choose_action.barred
def _barred_now(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    s = t.state
    if s.acting.left:
        yield from barred_actions(t, s.acting.allowed, PRESIDENT, _NEXT, s.acting.source != OF_THE_SEGMENT)


@step
def forgo_action(t: Table[Presidency]) -> None:
    """An action that is not taken brings an action point. (GM Action Points)"""
    t.state.acting.left -= 1
    move(t, ACTION_POINTS, 1, said.AN_ACTION_FORGONE)
    t.push(_NEXT)


@step
def go_on(t: Table[Presidency]) -> None:
    """The segment is over."""


@step
def buy_action(t: Table[Presidency]) -> None:
    """Two action points buy one more action of any type, once in a segment. (GM Action Points)"""
    buy_one_more(t)
    t.push(_NEXT)


def buy_one_more(t: Table[Presidency]) -> None:
    """Pay for one more action, and take it."""
    spend(t, EXTRA_COST, said.ANOTHER_ACTION)
    t.state.acting.extra_bought = True
    _extra_actions(t, 1, ANY, BOUGHT)


@step
def take_action(t: Table[Presidency], key: str, office: int, after: Frame) -> None:
    """The action is paid for and carried out; what is rolled for it can be rolled again. Then the segment goes on. (GM
    Master Actions)"""
    _carry_out(t, key, office, after, do(happen, f"action/{key}", None))


@step
def take_action_on(t: Table[Presidency], key: str, office: int, after: Frame, answer: Frame) -> None:
    """The same, with the answer to the action's first question: its target, or what is paid for its roll. (GM Master
    Actions)"""
    _carry_out(t, key, office, after, answer)


def _carry_out(t: Table[Presidency], key: str, office: int, after: Frame, what: Frame) -> None:
    s, action = t.state, t.game.book.card(f"action/{key}")
    assert isinstance(action, MasterAction)
    before, by = s.acting.action, s.acting.office
    price = action.price(t)
    t.tell("action", key, office, s.cabinet.members[office].who)
    if price:
        spend(t, price, action.title)
    if limits_count(s):
        acting = s.acting
        acting.used_in_segment = _with(acting.used_in_segment, key)
        acting.used_in_phase = _with(acting.used_in_phase, key)
    s.acting.action, s.acting.office = key, office
    count_action(s, office)
    t.push(what)
    t.then(action_done, before, by)
    t.push(after)


@lru_cache(maxsize=REMEMBERED)
def _with(used: tuple[str, ...], key: str) -> tuple[str, ...]:
    return used if key in used else tuple(sorted((*used, key)))


@step
def action_done(t: Table[Presidency], before: str, by: int) -> None:
    """The action is over, and the one in whose middle it was taken goes on."""
    s = t.state
    s.acting.action, s.acting.office = before, by


# Free and bought actions in the middle


@step
def grant_actions(t: Table[Presidency], count: int, allowed: Kinds) -> None:
    """Free actions at once: extra ones that need not be taken, and that still cost their points; none, if there is no
    action of that type. (GM Actions)"""
    if _fitting(t.game.book, allowed, PRESIDENT, True, _NEXT):
        _extra_actions(t, count, allowed, FREE)


def _extra_actions(t: Table[Presidency], count: int, allowed: Kinds, source: int) -> None:
    """Actions beside those that the segment gives; afterward everything goes on where it was."""
    s = t.state
    outer = (s.acting.left, s.acting.allowed, s.acting.source, s.acting.extra_bought)
    s.acting.left, s.acting.allowed, s.acting.source = count, allowed, source
    t.push(_NEXT)
    t.then(resume_actions, *outer)


@step
def resume_actions(t: Table[Presidency], left: int, allowed: Kinds, source: int, bought: bool) -> None:
    """After the free actions everything goes on where it was."""
    s = t.state
    s.acting.left, s.acting.allowed, s.acting.source, s.acting.extra_bought = left, allowed, source, bought


@step
def skip_actions(t: Table[Presidency]) -> None:
    """A free or bought action that is not taken brings nothing."""
    t.state.acting.left = 0


_NEXT, _ASK = do(next_action), do(choose_action, THE_PRESIDENT)
_FORGO = Option(said.FORGO_AN_ACTION, do(forgo_action), cost=said.GAIN_ACTION_POINT, declines=True)
GO_ON = Option(said.GO_ON, do(go_on), declines=True)
_BUY = Option(said.BUY_AN_ACTION, do(buy_action), cost=points(EXTRA_COST))
_SKIP_FREE = Option(said.SKIP_YOUR_FREE_ACTION, do(skip_actions), declines=True)
_SKIP_ALL_FREE = Option(said.SKIP_YOUR_FREE_ACTIONS, do(skip_actions), declines=True)
_SKIP_BOUGHT = Option(said.SKIP_THE_ACTION_YOU_BOUGHT, do(skip_actions), cost=said.NO_REFUND, declines=True)
