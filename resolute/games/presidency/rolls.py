"""Dice of Presidency: charts and track checks with named modifiers, points paid for a modifier, and the second roll
of a master action. (GM Charts and Tables, Track Checks, Action Points)"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from resolute.engine.book import Book
from resolute.engine.charts import Drms, Paid, ways
from resolute.engine.dice_rolls import pending_roll, reroll, rolled_total
from resolute.engine.frames import Actor, Frame, Option, RollFrame, choice, do, step
from resolute.engine.pieces import REMEMBERED
from resolute.engine.rolling import Check, Rolls, check_counts, printed_roll, row_hit
from resolute.engine.subjects import Subject
from resolute.engine.table import DiceSet, Table
from resolute.engine.words import signed
from resolute.games.presidency.operations.moves import spend
from resolute.games.presidency.state import NO_ACTION, Presidency
from resolute.games.presidency.words import rolls as phrases
from resolute.games.presidency.words.small import points

D10 = DiceSet(1, 10)
THE_PRESIDENT = 0
"""The only actor."""
NEW_PLAYER = (phrases.A_NEW_PLAYER, -1)


class ActionPoints(Paid, frozen=True):
    """Action points that may be paid before a roll, and what they add to it."""

    def say(self) -> str:
        return phrases.modifier_for(signed(self.by), points(self.points))


def begin_roll(t: Table[Presidency], roll: Rolls, at: str, on: Subject) -> None:
    """Ask first whether action points are paid for a modifier, if there is such a choice. (GM Action Points)"""
    prices = roll.prices
    if prices and t.state.president.action_points >= prices[0].points:
        t.then(pay_for_roll, THE_PRESIDENT, at, on)
    else:
        roll.roll(t, at, on, 0)


def second_roll(t: Table[Presidency]) -> Frame | None:
    """The dice of a master action may be rolled again for an action point. (GM Action Points)"""
    s = t.state
    return _OFFER if s.acting.action != NO_ACTION and s.president.action_points > 0 else None


def roll_dice_for(
    t: Table[Presidency],
    dice: DiceSet,
    why: str,
    then: RollFrame,
    modifiers: Drms = (),
    *,
    chart: str = "",
) -> None:
    """Roll dice; those of a master action may be rolled again for an action point. (GM Action Points)"""
    t.roll(dice, why, then=then, modifiers=modifiers, after=second_roll(t), chart=chart)


def _payment_prompt(t: Table[Presidency], actor: Actor, at: str, on: Subject) -> str:
    return phrases.spend_points_prompt(printed_roll(t, at).title)


@choice(_payment_prompt, rule="Action Points (AP)", payment=True)
def pay_for_roll(t: Table[Presidency], actor: Actor, at: str, on: Subject) -> tuple[Option, ...]:
    """Some charts take one or two action points for a modifier. (GM Action Points)"""
    return payments(printed_roll(t, at).prices, at, on, t.state.president.action_points)


def payments(prices: tuple[Paid, ...], at: str, on: Subject, points_left: int) -> tuple[Option, ...]:
    """What can be paid for a roll out of so many points, or nothing."""
    return _payments(prices, at, on, min(points_left, prices[-1].points))


@lru_cache(maxsize=REMEMBERED)
def _payments(prices: tuple[Paid, ...], at: str, on: Subject, points_left: int) -> tuple[Option, ...]:
    affordable = [one for one in prices if one.points <= points_left]
    return (*[_payment(at, on, one.points, one.by) for one in affordable], _payment(at, on, 0, 0))


@cache
def _payment(at: str, on: Subject, points: int, by: int) -> Option:
    frame = do(roll_paid, at, on, points, by)
    if not points:
        return Option(phrases.ROLL_WITHOUT, frame, declines=True, amount=0)
    price = phrases.AN_ACTION_POINT if points == 1 else phrases.action_points(points)
    return Option(phrases.spend_for(price, by), frame, cost=price, amount=points)


@step
def roll_paid(t: Table[Presidency], at: str, on: Subject, price: int, by: int) -> None:
    """What is paid counts for this roll."""
    if price:
        spend(t, price, phrases.A_BETTER_ROLL)
    printed_roll(t, at).roll(t, at, on, by)


@step
def offer_second_roll(t: Table[Presidency]) -> None:
    """A die of a master action may be rolled again for an action point, unless a worse result is likelier than a better
    one. (GM Action Points)"""
    if _may_help(t):
        t.push(_ASK)


def _may_help(t: Table[Presidency]) -> bool:
    """Whether a second roll is as likely to bring a better result as a worse one; of lots and of charts whose rows have
    no order, any other result may be better."""
    found = _second_chances(t)
    return found is None or bool(found.better and found.better >= found.worse)


def chance_of_better(t: Table[Presidency]) -> float | None:
    """How likely a second roll brings a better result than the one on the table; None where nobody can say."""
    found = _second_chances(t)
    return None if found is None else found.better / found.ways


class _Chances(NamedTuple):
    """In how many ways dice are better or worse than those on the table, and in how many they fall."""

    better: int
    worse: int
    ways: int


def _second_chances(t: Table[Presidency]) -> _Chances | None:
    """What the dice of the roll on the table could bring instead; None where nobody can say."""
    sides, _, _, counts, faces, _ = pending_roll(t).args
    total = rolled_total(t)
    dice, plus = DiceSet(len(faces), sides), total - sum(faces)
    if counts.step is row_hit:
        return _chances_of_rows(t.game.book, counts.args[0], dice, total, plus)
    rank = _rank(t)
    return None if rank is None else _chances(rank, dice, total, plus)


@cache
def _chances_of_rows(book: Book, at: str, dice: DiceSet, total: int, plus: int) -> _Chances | None:
    """The same for a roll on a chart, which is asked for again and again."""
    if not book.chart(at).best_first:
        return None
    return _chances(lambda total: _row_rank(book, at, total), dice, total, plus)


def _chances(rank: Callable[[int], int], dice: DiceSet, total: int, plus: int) -> _Chances:
    here = rank(total)
    better = worse = 0
    for face, count in ways(dice).items():
        other = rank(face + plus)
        if other < here:
            better += count
        elif other > here:
            worse += count
    return _Chances(better, worse, dice.sides**dice.count)


def _rank(t: Table[Presidency]) -> Callable[[int], int] | None:
    """How good each total of the roll on the table, which is on no chart, is, the best 0; None where nobody can say."""
    counts = pending_roll(t).args[3]
    if counts.step is check_counts:
        check, (_, on, plus) = lying_check(t), counts.args
        return lambda total: _FROM_BEST.index(check.result(t, on, total, plus))
    return None


@cache
def _row_rank(book: Book, at: str, total: int) -> int:
    """Which row of a chart a total hits, the first one 0."""
    chart = book.chart(at)
    return chart.rows.index(chart.row_for(total))


_FROM_BEST = ("best", "passed", "failed", "worst")


def lying_check(t: Table[Presidency]) -> Check:
    """The check whose dice lie on the table."""
    check = printed_roll(t, pending_roll(t).args[3].args[0])
    assert isinstance(check, Check)
    return check


def check_result(t: Table[Presidency]) -> str:
    """Which part the check that lies on the table brings."""
    counts = pending_roll(t).args[3].args
    return lying_check(t).result(t, counts[1], rolled_total(t), counts[2])


_RESULT = {"passed": "passed", "failed": "failed", "best": "passed", "worst": phrases.FAILED_BADLY}


def _second_roll_prompt(t: Table[Presidency], actor: Actor) -> str:
    _, _, _, counts, faces, _ = pending_roll(t).args
    total = rolled_total(t)
    modified = total != sum(faces)
    said = phrases.you_rolled(sum(faces)) + (phrases.with_modifiers(total) if modified else "")
    if counts.step is row_hit:
        said += f": {t.game.book.chart(counts.args[0]).row_for(total).name}"
    elif counts.step is check_counts:
        check = lying_check(t)
        result = check_result(t)
        said += phrases.and_needed_or_less(check.track.against(t.state, counts.args[1]), _RESULT[result])
        if result == "passed":
            said += phrases.or_less_would_be_better(check.best_at)
    return phrases.keep_it_or_reroll(said)


@choice(_second_roll_prompt, rule="Action Points (AP)")
def roll_again(t: Table[Presidency], actor: Actor) -> tuple[Option, ...]:
    """A die of a master action may be rolled again for an action point; that roll is final. (TSF Important)"""
    return _keep(sum(pending_roll(t).args[4])), _REROLL


@cache
def _keep(rolled: int) -> Option:
    return Option(phrases.keep_the(rolled), do(let_it_stand), declines=True)


@step
def roll_once_more(t: Table[Presidency]) -> None:
    """The second roll counts, whatever it is."""
    spend(t, 1, phrases.A_SECOND_ROLL)
    reroll(t)


@step
def let_it_stand(t: Table[Presidency]) -> None:
    """The roll counts as it lies."""


_OFFER: Frame = do(offer_second_roll)
_ASK: Frame = do(roll_again, THE_PRESIDENT)
_REROLL = Option(phrases.REROLL, do(roll_once_more), cost=points(1))
