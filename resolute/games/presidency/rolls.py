"""Dice of Presidency: charts and track checks with named modifiers, points paid for a modifier, and the second roll
of a master action. (GM Charts and Tables, Track Checks, Action Points)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from resolute.engine.charts import Chart, Row, totals
from resolute.engine.conditions import Modifier, Subject
from resolute.engine.effects import Effect, Nothing, OnChart, Saying, happen, row_hit
from resolute.engine.errors import RulesError
from resolute.engine.frames import Actor, Frame, Option, RollFrame, choice, do, on_roll, step
from resolute.engine.table import D6, DiceSet, Table
from resolute.engine.throws import lying_total, pending_throw, reroll
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.moves import spend
from resolute.games.presidency.state import NO_ACTION, Presidency
from resolute.games.presidency.words import points, signed, small

D10 = DiceSet(1, 10)
THE_PRESIDENT = 0
"""The only actor."""
Drms = tuple[tuple[str, int], ...]
NEW_PLAYER = ("a new player", -1)


class Paid(msgspec.Struct, frozen=True):
    """Action points that may be paid before a roll, and what they add to it."""

    points: int
    by: int

    def say(self) -> str:
        """The price and what it buys."""
        return f"{signed(self.by)} for {points(self.points)}"


def _check_prices(name: str, most: int, paid: tuple[Paid, ...]) -> None:
    """Refuse prices and limits that no roll could use."""
    if most < 0:
        raise RulesError(f"{name}: modifiers cannot be limited to {most}")
    prices = [one.points for one in paid]
    if prices != sorted(set(prices)) or any(one.points < 1 or not one.by for one in paid):
        raise RulesError(f"{name}: prices must rise from 1 action point on, and each must buy something")


def _fine_print(dice: DiceSet, modifiers: tuple[Modifier, ...], most: int, paid: tuple[Paid, ...]) -> str:
    """Everything that bears on a roll: the die, every modifier, their limit, and what points can buy."""
    said = [f"d{dice.sides}" if dice.count == 1 else f"{dice.count}d{dice.sides}", *(one.say() for one in modifiers)]
    if most:
        said.append(f"modifiers count {most} at most")
    said += [one.say() for one in paid]
    return "; ".join(said)


def drms_now(
    t: Table[Presidency], on: Subject, modifiers: tuple[Modifier, ...], most: int, ours: bool, paid: int
) -> Drms:
    """Every modifier that counts now, by name; with `most`, together they add or take at most so much, and a
    new player's comes in addition."""
    found = [(one.why, by) for one in modifiers if (by := one.amount(t, on))] if modifiers else []
    if paid:
        found.append(("action points", paid))
    if most and found:
        total = sum(by for _, by in found)
        if abs(total) > most:
            found.append((f"modifiers count {most} at most", (most if total > 0 else -most) - total))
    if ours and t.state.new_player:
        found.append(NEW_PLAYER)
    return tuple(found)


class DieChart(Chart, frozen=True):
    """A chart with all that Presidency adds: a limit of the modifiers, points that may be paid, and whether it is
    the player's roll (a new player's modifier counts then) or only a lot."""

    most: int = 0
    paid: tuple[Paid, ...] = ()
    ours: bool = True

    def __post_init__(self) -> None:
        super().__post_init__()
        _check_prices(self.name, self.most, self.paid)

    def drms(self, t: Table[Presidency], on: Subject = None, paid: int = 0) -> Drms:
        """The modifiers of a roll from the present state."""
        return drms_now(t, on, self.modifiers, self.most, self.ours, paid)

    @property
    def fine_print(self) -> str:
        """The die, the modifiers, their limit and the prices."""
        return _fine_print(self.dice, self.modifiers, self.most, self.paid)

    def reach(self, row: Row) -> str:
        """The totals of a row as it is printed; the end rows take whatever lies beyond them."""
        if len(self.rows) > 1 and row is self.rows[0]:
            return f"{row.high} or less"
        if len(self.rows) > 1 and row is self.rows[-1]:
            return f"{row.low} or more"
        return row.totals

    def say(self) -> str:
        """The chart as it is printed, a line for each row."""
        rows = [f"{self.reach(row)}: {row.name}: {row.effect.say().sentence()}" for row in self.rows]
        return "\n".join([f"{self.name} ({self.fine_print})", *rows])

    def odds(self, t: Table[Any], on: Subject = None) -> dict[str, Fraction]:
        """The chance of each row from the present state, nothing paid."""
        return self.odds_paid(t, on, 0)

    def odds_paid(self, t: Table[Presidency], on: Subject, paid: int) -> dict[str, Fraction]:
        """The chance of each row if action points add so much."""
        plus = sum(by for _, by in self.drms(t, on, paid))
        chances = {row.name: Fraction(0) for row in self.rows}
        for total, chance in totals(self.dice).items():
            chances[self.row_for(total + plus).name] += chance
        return chances


class OnDieChart(OnChart, frozen=True):
    """A roll on a chart, for which action points may be paid."""

    chart: DieChart

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        begin_roll(t, at, on, self.chart.paid)

    def throw(self, t: Table[Presidency], at: str, on: Subject, paid: int) -> None:
        """The dice fall, with every modifier."""
        throw(t, self.chart.dice, self.chart.name, do(row_hit, at, on), self.chart.drms(t, on, paid), chart=at)

    def say(self) -> Saying:
        chart = self.chart
        rows = (Saying(f"{chart.reach(row)} {row.name}:", "and", (row.effect.say(),)) for row in chart.rows)
        return Saying(f"roll on {chart.name} ({chart.fine_print}):", "or", tuple(rows))


class TrackCheck(Effect, frozen=True):
    """A ten-sided die against a track: a modified total of at most its value passes.

    `best` is what a total of at most `best_at` brings instead, `worst` what one of at least `worst_at` brings; with
    `natural` only the die itself counts for the worst. A check that is not `ours` is rolled for another nation: a new
    player's modifier does not count.
    """

    track: str
    passed: Effect
    failed: Effect = Nothing()
    modifiers: tuple[Modifier, ...] = ()
    paid: tuple[Paid, ...] = ()
    most: int = 0
    best: Effect | None = None
    best_at: int = 1
    worst: Effect | None = None
    worst_at: int = 10
    natural: bool = False
    ours: bool = True

    def __post_init__(self) -> None:
        if self.track not in TRACKS:
            raise RulesError(f"no track called {self.track} can be checked")
        _check_prices(self.name, self.most, self.paid)

    @property
    def name(self) -> str:
        """What the roll is called."""
        return f"{TRACKS[self.track].label} check"

    @property
    def best_part(self) -> str:
        """The part that no second roll could improve on."""
        return "passed" if self.best is None else "best"

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        begin_roll(t, at, on, self.paid)

    def drms(self, t: Table[Presidency], on: Subject = None, paid: int = 0) -> Drms:
        """The modifiers of a roll from the present state."""
        return drms_now(t, on, self.modifiers, self.most, self.ours, paid)

    def throw(self, t: Table[Presidency], at: str, on: Subject, paid: int) -> None:
        """The die falls, with every modifier."""
        drms = self.drms(t, on, paid)
        why = f"{self.name} (needs {track_value(t.state, self.track)} or less)"
        throw(t, D10, why, do(check_counts, at, on, sum(by for _, by in drms)), drms)

    def result(self, t: Table[Presidency], total: int, plus: int) -> str:
        """Which part a total brings; `plus` is what the modifiers added to the die."""
        if self.worst is not None and (total - plus if self.natural else total) >= self.worst_at:
            return "worst"
        if self.best is not None and total <= self.best_at:
            return "best"
        return "passed" if total <= track_value(t.state, self.track) else "failed"

    def odds(self, t: Table[Presidency], on: Subject = None, paid: int = 0) -> dict[str, Fraction]:
        """The chance of each part from the present state."""
        plus = sum(by for _, by in self.drms(t, on, paid))
        chances = {part: Fraction(0) for part in self.parts()}
        for face in range(1, 11):
            chances[self.result(t, face + plus, plus)] += Fraction(1, 10)
        return chances

    def say(self) -> Saying:
        said = [Saying(f"{name}:", "and", (part.say(),)) for name, part in self._named()]
        fine_print = _fine_print(D10, self.modifiers, self.most, self.paid)
        return Saying(f"check {small(TRACKS[self.track].label)} ({fine_print});", "or", tuple(said))

    def _named(self) -> Iterator[tuple[str, Effect]]:
        if self.best is not None:
            yield f"{self.best_at} or less", self.best
        yield "passed", self.passed
        yield "failed", self.failed
        if self.worst is not None:
            yield f"{'a natural ' if self.natural else ''}{self.worst_at} or more", self.worst

    def parts(self) -> Mapping[str, Effect]:
        found: dict[str, Effect] = {"passed": self.passed, "failed": self.failed}
        if self.best is not None:
            found["best"] = self.best
        if self.worst is not None:
            found["worst"] = self.worst
        return found


def track_value(s: Presidency, track: str) -> int:
    """What a check of a track is made against: its box, or the number in the corner of the approval box."""
    if track == "approval":
        return s.approval_value
    value: int = getattr(s, track)
    return value


def begin_roll(t: Table[Presidency], at: str, on: Subject, paid: tuple[Paid, ...]) -> None:
    """Ask first whether action points are paid for a modifier, if there is such a choice."""
    if paid and t.state.action_points >= paid[0].points:
        t.then(pay_for_roll, THE_PRESIDENT, at, on)
    else:
        _printed(t, at).throw(t, at, on, 0)


def _printed(t: Table[Presidency], at: str) -> OnDieChart | TrackCheck:
    effect = t.game.book.at(at)
    assert isinstance(effect, OnDieChart | TrackCheck)
    return effect


def throw(
    t: Table[Presidency],
    dice: DiceSet,
    why: str,
    then: RollFrame,
    modifiers: Drms = (),
    *,
    chart: str = "",
) -> None:
    """Throw dice; those of a master action may be thrown again for an action point. (GM Action Points)"""
    s = t.state
    again = s.action != NO_ACTION and s.action_points > 0
    t.throw(dice, why, then=then, modifiers=modifiers, after=_OFFER if again else None, chart=chart)


def beside_the_action(t: Table[Presidency], at: str, on: Subject = None) -> None:
    """What a master action only triggers happens outside it: its dice are not rolled again. (GM Action Points)"""
    s = t.state
    interrupted = s.action
    s.action = NO_ACTION
    t.then(happen, at, on)
    if interrupted != NO_ACTION:
        t.then(resume_action, interrupted)


@step
def resume_action(t: Table[Presidency], number: int) -> None:
    """The master action that was interrupted goes on."""
    t.state.action = number


def _payment_prompt(t: Table[Presidency], actor: Actor, at: str, on: Subject) -> str:
    effect = _printed(t, at)
    name = effect.chart.name if isinstance(effect, OnDieChart) else effect.name
    return f"{name}: spend action points for a modifier?"


@choice(_payment_prompt, rule="Action Points (AP)", payment=True)
def pay_for_roll(t: Table[Presidency], actor: Actor, at: str, on: Subject) -> Iterator[Option]:
    """Some charts take one or two action points for a modifier. (GM Action Points)"""
    effect = _printed(t, at)
    for one in effect.chart.paid if isinstance(effect, OnDieChart) else effect.paid:
        if one.points <= t.state.action_points:
            price = "an action point" if one.points == 1 else f"{one.points} action points"
            label = f"Spend {price} for {one.by:+}"
            yield Option(label, do(roll_paid, at, on, one.points, one.by), cost=price, amount=one.points)
    yield Option("Roll without", do(roll_paid, at, on, 0, 0), declines=True, amount=0)


@step
def roll_paid(t: Table[Presidency], at: str, on: Subject, price: int, by: int) -> None:
    """What is paid counts for this roll."""
    if price:
        spend(t, price, "a better roll")
    _printed(t, at).throw(t, at, on, by)


@step
def offer_second_roll(t: Table[Presidency]) -> None:
    """A die of a master action may be rolled again for an action point, unless nothing better can come. (GM Action
    Points)"""
    if not _is_best(t):
        t.then(roll_again, THE_PRESIDENT)


def _is_best(t: Table[Presidency]) -> bool:
    """Whether the dice that lie brought the best result; of a lot no result is."""
    counts = pending_throw(t).args[3]
    if counts.step is row_hit:
        effect = _printed(t, counts.args[0])
        assert isinstance(effect, OnDieChart)
        return effect.chart.ours and effect.chart.row_for(lying_total(t)) is effect.chart.rows[0]
    if counts.step is check_counts:
        return _check_result(t) == _lying_check(t).best_part
    return False


def _lying_check(t: Table[Presidency]) -> TrackCheck:
    check = _printed(t, pending_throw(t).args[3].args[0])
    assert isinstance(check, TrackCheck)
    return check


def _check_result(t: Table[Presidency]) -> str:
    """Which part the check that lies on the table brings."""
    return _lying_check(t).result(t, lying_total(t), pending_throw(t).args[3].args[2])


_RESULT = {"passed": "passed", "failed": "failed", "best": "passed", "worst": "failed badly"}


def _second_roll_prompt(t: Table[Presidency], actor: Actor) -> str:
    _, _, _, counts, faces, _ = pending_throw(t).args
    total = lying_total(t)
    modified = total != sum(faces)
    said = f"You rolled {sum(faces)}" + (f", {total} with modifiers" if modified else "")
    if counts.step is row_hit:
        said += f": {t.game.book.chart(counts.args[0]).row_for(total).name}"
    elif counts.step is check_counts:
        check = _lying_check(t)
        result = _check_result(t)
        comma = "," if modified else ""
        said += f"{comma} and needed {track_value(t.state, check.track)} or less: {_RESULT[result]}"
        if result == "passed":
            said += f" ({check.best_at} or less would be better)"
    return f"{said}. Keep it, or reroll?"


@choice(_second_roll_prompt, rule="Action Points (AP)")
def roll_again(t: Table[Presidency], actor: Actor) -> tuple[Option, ...]:
    """A die of a master action may be rolled once more for an action point; that roll is final. (TSF Important)"""
    return Option(f"Keep the {sum(pending_throw(t).args[4])}", do(let_it_stand), declines=True), _REROLL


@step
def roll_once_more(t: Table[Presidency]) -> None:
    """The second roll counts, whatever it is."""
    spend(t, 1, "a second roll")
    reroll(t)


@step
def let_it_stand(t: Table[Presidency]) -> None:
    """The roll counts as it lies."""


_OFFER: Frame = do(offer_second_roll)
_REROLL = Option("Reroll", do(roll_once_more), cost=points(1))


@on_roll
def check_counts(t: Table[Presidency], total: int, at: str, on: Subject, plus: int) -> None:
    """A check passes with a total of at most the track's value. (GM Track Checks)"""
    check = _printed(t, at)
    assert isinstance(check, TrackCheck)
    result = check.result(t, total, plus)
    t.tell("check", check.track, result)
    t.then(happen, f"{at}/{result}", on)


__all__ = ["D6", "D10", "DieChart", "OnDieChart", "Paid", "TrackCheck", "throw"]
