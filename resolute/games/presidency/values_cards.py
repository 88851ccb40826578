"""What the answers to a printed question are worth: what is certain, what it costs, and the roll that decides the rest,
as the board stands now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from resolute.engine.cases import Cases
from resolute.engine.charts import Chart
from resolute.engine.effects import Choose, Effect, InOrder, Nothing, When
from resolute.engine.option_values import NO_VALUE, Amount, ChanceValue, OptionValue
from resolute.engine.rolling import Check, OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.printed import APPROVAL_BOX
from resolute.games.presidency.content.tracks import ACTION_POINTS, APPROVAL, LEGACY_POINTS
from resolute.games.presidency.effects.base import MoveTrack
from resolute.games.presidency.effects.cyber import Reacts
from resolute.games.presidency.effects.terror import GroupHit
from resolute.games.presidency.roll_tables import roll_table
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import values as words
from resolute.games.presidency.words.small import small, upper

_ANSWERED = ("card/", "chart/D13", "chart/WT3")
"""Where questions are printed whose answers have a price or are free."""
_COUNTED = (APPROVAL, ACTION_POINTS, LEGACY_POINTS)
"""What is shown as a number beside an answer."""


# Rolls


class Result(NamedTuple):
    """What a roll may bring: its name, its effect, how likely it is now, and whether anybody wants it."""

    name: str
    brings: tuple[str, ...]
    chance: float
    good: bool = True


def likely_result(t: Table[Presidency], roll: OnChart | Check, on: Subject, paid: int = 0) -> Result | None:
    """What a roll is made for: the least that helps, and how likely that or more is now; of a lot there is none. Where
    passing a check would bring nothing now, what failing it would."""
    if isinstance(roll, OnChart):
        return _row_result(t, roll.chart, on, paid)
    odds = roll.odds(t, on, paid)
    fails = float(odds["failed"] + odds.get("worst", 0))
    if not parts_now(t, roll.passed, on) and (lost := parts_now(t, roll.failed, on)):
        return Result(words.CHECK_FAILED, lost, fails, good=False)
    return Result(words.PASSED, parts_now(t, roll.passed, on), float(odds["passed"] + odds.get("best", 0)))


def _row_result(t: Table[Presidency], chart: Chart, on: Subject, paid: int) -> Result | None:
    """The rows before the one that changes nothing help; without such a row, only the first that can come does."""
    if not (chart.ours and chart.best_first):
        return None
    odds = chart.odds(t, on, paid)
    idle = next((place for place, row in enumerate(chart.rows) if _helps_nobody(row.effect)), 0)
    if idle:
        helping = chart.rows[:idle]
    else:
        helping = (next((row for row in chart.rows if odds[row.name]), chart.rows[0]),)
    row = helping[-1]
    more = any(odds[one.name] for one in helping[:-1])
    name = words.or_more(row.name) if more else row.name
    return Result(name, parts_now(t, row.effect, on), float(sum(odds[one.name] for one in helping)))


def _helps_nobody(effect: Effect) -> bool:
    """Whether a row brings nothing that anybody would roll for: a victim may react, or a group may get away."""
    if isinstance(effect, InOrder):
        return all(_helps_nobody(part) for part in effect.effects)
    return isinstance(effect, Nothing | Reacts) or (isinstance(effect, GroupHit) and not effect.levels)


def said_now(t: Table[Presidency], effect: Effect, on: Subject) -> str:
    """What an effect brings as the board stands, in one line; empty if it brings nothing."""
    return "; ".join(parts_now(t, effect, on))


def parts_now(t: Table[Presidency], effect: Effect, on: Subject) -> tuple[str, ...]:
    """What an effect brings as the board stands, one thing after the other. What is rolled for is only named."""
    sure = list(certain(t, effect, on))
    if sure:
        return tuple(_offered_now(t, one, on) if isinstance(one, Choose) else one.say().sentence() for one in sure)
    return () if _idle(t, effect, on) else (effect.say().sentence(),)


def _offered_now(t: Table[Presidency], choice: Choose, on: Subject) -> str:
    """What may be chosen as the board stands; a long list of targets is said once."""
    if choice.each:
        return words.choose_one(choice.each)
    open_now = [said_now(t, one.effect, on) for one in choice.offers if not one.why_not(t, on)]
    return words.either(open_now)


def in_short(t: Table[Presidency], effect: Effect, on: Subject = None) -> str:
    """What an effect brings as the board stands, with the chances of what is rolled for."""
    said = [said_now(t, effect, on)] if any(certain(t, effect, on)) else []
    return "; ".join([*said, *(_rows_now(t, roll, on) for roll in _rolls(t, effect, on))])


def _rolls(t: Table[Presidency], effect: Effect, on: Subject) -> Iterator[OnChart | Check]:
    """The rolls of an effect, those of its parts in a row."""
    if isinstance(effect, InOrder):
        for part in effect.effects:
            yield from _rolls(t, part, on)
    elif (roll := first_roll(t, effect, on)) is not None:
        yield roll


def _rows_now(t: Table[Presidency], roll: OnChart | Check, on: Subject) -> str:
    odds = roll.chart.odds(t, on) if isinstance(roll, OnChart) else roll.odds(t, on)
    parts = {row.name: row.effect for row in roll.chart.rows} if isinstance(roll, OnChart) else roll.parts()
    return words.rows([(float(odds[key]), said_now(t, one, on) or small(words.NOTHING)) for key, one in parts.items()])


def _idle(t: Table[Presidency], effect: Effect, on: Subject) -> bool:
    return isinstance(effect, Nothing) or (first_roll(t, effect, on) is None and not list(certain(t, effect, on)))


def first_roll(t: Table[Presidency], effect: Effect, on: Subject = None) -> OnChart | Check | None:
    """The roll with which an effect begins, unless somebody has to be chosen for it first."""
    if isinstance(effect, OnChart | Check):
        return effect
    if isinstance(effect, Cases):
        return first_roll(t, effect.parts()[effect.part_now(t, on)], on)
    if isinstance(effect, When):
        return first_roll(t, effect.then if effect.condition.holds(t, on) else effect.otherwise, on)
    if isinstance(effect, InOrder):
        return next((roll for part in effect.effects if (roll := first_roll(t, part, on)) is not None), None)
    return None


# Answers


def certain(t: Table[Presidency], effect: Effect, on: Subject) -> Iterator[Effect]:
    """What happens in any case, as the board stands now: everything but rolls and what is left to be chosen."""
    if isinstance(effect, InOrder):
        for part in effect.effects:
            yield from certain(t, part, on)
    elif isinstance(effect, Cases):
        yield from certain(t, effect.parts()[effect.part_now(t, on)], on)
    elif isinstance(effect, When):
        yield from certain(t, effect.then if effect.condition.holds(t, on) else effect.otherwise, on)
    elif not isinstance(effect, OnChart | Check | Nothing):
        yield effect


def printed_answer(t: Table[Presidency], at: str, on: Subject) -> OptionValue:
    """An answer that is free."""
    question, _, _ = at.rpartition("/")
    book = t.game.book
    if question not in book or not isinstance(book.at(question), Choose):
        return _rolled_for(t, book.at(at), on)
    if at.startswith(_ANSWERED):
        return _answer(t, at, on, 0)
    # Elsewhere nothing has a price; only a roll is more than a line can say.
    if first_roll(t, book.at(at), on) is None:
        return NO_VALUE
    return msgspec.structs.replace(_answer(t, at, on, 0), price=None)


def _rolled_for(t: Table[Presidency], effect: Effect, on: Subject) -> OptionValue:
    """An option that begins a roll by itself."""
    found = likely_result(t, effect, on) if isinstance(effect, OnChart | Check) else None
    if found is None:
        return NO_VALUE
    return OptionValue(
        effect=upper("; ".join(found.brings)), chance=ChanceValue(found.chance, label=found.name, good=found.good)
    )


def bought_answer(t: Table[Presidency], at: str, number: int, on: Subject) -> OptionValue:
    """An answer that costs something."""
    question = t.game.book.at(at)
    assert isinstance(question, Choose)
    price = question.offers[number].price
    return _answer(t, f"{at}/{number}", on, 0 if price is None else price.amount)


def _answer(t: Table[Presidency], at: str, on: Subject, cost: int) -> OptionValue:
    effect = t.game.book.at(at)
    sure = list(certain(t, effect, on))
    said = "; ".join(one.say().sentence() for one in sure)
    price = Amount(cost, ACTION_POINTS.key, words.price(cost) if cost else words.FREE)
    roll = first_roll(t, effect, on)
    if roll is None:
        return OptionValue(effect=upper(said) or words.NOTHING, price=price, gains=_gains(sure))
    found = likely_result(t, roll, on)
    chance = None if found is None else ChanceValue(found.chance, label=found.name, good=found.good)
    return OptionValue(
        effect=upper(said),
        price=price,
        gains=_gains(sure),
        chance=chance,
        roll=roll_table(t, roll, on),
        roll_shown=True,
    )


def _gains(sure: list[Effect]) -> tuple[Amount, ...]:
    """What is certain on the tracks that people count: approval in percent, points."""
    found: list[Amount] = []
    for track in _COUNTED:
        by = sum(one.by for one in sure if isinstance(one, MoveTrack) and one.track is track)
        if by:
            per_cent = track is APPROVAL
            number = by * APPROVAL_BOX if per_cent else by
            found.append(Amount(number, track.key, words.change(number, per_cent), words.COUNTED[track.key]))
    return tuple(found)
