"""What each option is worth to the President: effect, price, and the chance of the best result from the charts' own
odds. Nothing that is drawn later is looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from resolute.engine.charts import totals
from resolute.engine.dice_rolls import pending_roll
from resolute.engine.effects import Effect, InOrder, When
from resolute.engine.frames import Frame, Option
from resolute.engine.option_values import NO_VALUE, Amount, ChanceValue, DecisionDetails, OptionValue
from resolute.engine.rolling import Check, OnChart, check_counts, printed_roll, row_hit
from resolute.engine.subjects import Subject
from resolute.engine.table import D6, Decision, Table
from resolute.games.presidency.content.bills import INITIATIVES, Place
from resolute.games.presidency.docket import BOX_MODIFIER, box_of, is_pending, is_yours
from resolute.games.presidency.library import MasterAction
from resolute.games.presidency.rolls import NEW_PLAYER, roll_once_more, roll_paid
from resolute.games.presidency.rules import actions, congress, legislation, new_bills, votes
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import values as words
from resolute.games.presidency.words.small import upper

LONGEST = 120
"""So many letters fit beside an option."""


def presidency_details(t: Table[Presidency], decision: Decision) -> DecisionDetails:
    """The value of every option of a question."""
    return DecisionDetails(tuple(_value(t, option) for option in decision.options))


def _value(t: Table[Presidency], option: Option) -> OptionValue:
    find = _BY_STEP.get(option.frame.step.name)
    return NO_VALUE if find is None else find(t, *option.frame.args)


# Rolls


def _best(t: Table[Presidency], roll: OnChart | Check, on: Subject, paid: int = 0) -> tuple[str, str, float] | None:
    """The best result of a roll: what it is called, what it brings, and how likely it is now; of a lot there is
    none."""
    if isinstance(roll, OnChart):
        chart = roll.chart
        if not (chart.ours and chart.ranked):
            return None
        row = chart.rows[0]
        return row.name, row.effect.say().sentence(), float(chart.odds(t, on, paid)[row.name])
    odds = roll.odds(t, on, paid)
    brings = roll.passed if roll.best is None else roll.best
    return words.PASSED, brings.say().sentence(), float(odds["passed"] + odds.get("best", 0))


def _first_roll(t: Table[Presidency], effect: Effect) -> OnChart | Check | None:
    """The roll with which an effect begins, unless somebody has to be chosen for it first."""
    if isinstance(effect, OnChart | Check):
        return effect
    if isinstance(effect, When):
        return _first_roll(t, effect.then if effect.condition.holds(t, None) else effect.otherwise)
    if isinstance(effect, InOrder):
        return next((roll for part in effect.effects if (roll := _first_roll(t, part)) is not None), None)
    return None


def _line(sentence: str) -> str:
    """What is printed, if it fits beside an option; a longer text stands on its card."""
    return upper(sentence) if len(sentence) <= LONGEST else ""


def _action(t: Table[Presidency], key: str, office: int, after: Frame) -> OptionValue:
    address = f"action/{key}"
    card = t.game.book.card(address)
    assert isinstance(card, MasterAction)
    cost = card.price(t)
    price = Amount(cost, "action_points", words.price(cost)) if cost else None
    roll = _first_roll(t, card.effect)
    found = None if roll is None else _best(t, roll, None)
    if found is None:
        return OptionValue(effect=_line(t.game.book.sentence(address)), price=price)
    name, brings, chance = found
    return OptionValue(effect=_line(brings), price=price, chance=ChanceValue(chance, label=name))


def _paid(t: Table[Presidency], at: str, on: Subject, price: int, by: int) -> OptionValue:
    roll = printed_roll(t, at)
    found, without = _best(t, roll, on, by), _best(t, roll, on)
    if found is None or without is None:
        return NO_VALUE
    name, brings, chance = found
    return OptionValue(
        effect=_line(brings),
        chance=ChanceValue(chance, without[2] if by else None, name),
        price=Amount(price, "action_points", words.price(price)) if price else None,
    )


def _rerolled(t: Table[Presidency]) -> OptionValue:
    """A second roll: how likely the best result is."""
    counts = pending_roll(t).args[3]
    if counts.step not in (row_hit, check_counts):
        return NO_VALUE
    found = _best(t, printed_roll(t, counts.args[0]), counts.args[1])
    if found is None:
        return NO_VALUE
    name, brings, chance = found
    price = Amount(1, "action_points", words.price(1))
    return OptionValue(effect=_line(brings), chance=ChanceValue(chance, label=name), price=price)


# Bills


def _pass_chance(t: Table[Presidency], box: Place, yours: bool) -> float:
    """How likely a vote passes a bill that lies in a box. (TSF Legislative Segment 2)"""
    if box not in BOX_MODIFIER:
        return 0.0
    plus = BOX_MODIFIER[box] + (NEW_PLAYER[1] if t.state.new_player and yours else 0)
    return float(sum(chance for total, chance in totals(D6).items() if total + plus <= votes.PASSES))


def _law(t: Table[Presidency], bill: int) -> str:
    """What a good law brings."""
    s = t.state
    level = s.congress.society[bill - INITIATIVES[0]] + 1 if bill in INITIATIVES else 0
    theirs = is_pending(s, bill) and not is_yours(s, bill)
    address = "bill/theirs" if theirs else votes.worth(bill, False, level)
    brings = _line(t.game.book.sentence(address))
    return words.if_passed(brings) if brings else ""


def _vote(t: Table[Presidency], bill: int) -> OptionValue:
    chance = _pass_chance(t, box_of(t.state, bill), is_yours(t.state, bill))
    return OptionValue(effect=_law(t, bill), chance=ChanceValue(chance, label=words.TO_PASS))


def _introduce(t: Table[Presidency], bill: int, box: int) -> OptionValue:
    return OptionValue(effect=_law(t, bill), chance=ChanceValue(_pass_chance(t, Place(box), True), label=words.TO_PASS))


def _move(t: Table[Presidency], bill: int, by: int) -> OptionValue:
    box, yours = box_of(t.state, bill), is_yours(t.state, bill)
    after, before = _pass_chance(t, Place(box + by), yours), _pass_chance(t, box, yours)
    return OptionValue(chance=ChanceValue(after, before, words.TO_PASS, good=yours))


_BY_STEP: Mapping[str, Callable[..., OptionValue]] = {
    actions.take_action.name: _action,
    roll_paid.name: _paid,
    roll_once_more.name: _rerolled,
    votes.vote.name: _vote,
    new_bills.introduce_bill.name: _introduce,
    congress.introduce_yours.name: _introduce,
    congress.bill_pushed.name: _move,
    legislation.shift_bill.name: _move,
}
