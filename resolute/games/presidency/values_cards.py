"""What the answers to a printed question are worth: what is certain, what it costs, and the roll that decides the rest,
as the board stands now."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.engine.cases import Cases
from resolute.engine.effects import Choose, Effect, InOrder, Nothing, When
from resolute.engine.option_values import NO_VALUE, Amount, ChanceValue, OptionValue
from resolute.engine.rolling import Check, OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.printed import APPROVAL_BOX
from resolute.games.presidency.content.tracks import ACTION_POINTS, APPROVAL, LEGACY_POINTS
from resolute.games.presidency.effects.base import MoveTrack
from resolute.games.presidency.roll_tables import roll_table
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import values as words
from resolute.games.presidency.words.small import upper

_ANSWERED = ("card/", "chart/D13", "chart/WT3")
"""Where questions are printed whose answers have a price or are free."""
_COUNTED = (APPROVAL, ACTION_POINTS, LEGACY_POINTS)
"""What is shown as a number beside an answer."""


# Rolls


def best_result(
    t: Table[Presidency], roll: OnChart | Check, on: Subject, paid: int = 0
) -> tuple[str, str, float] | None:
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
        return NO_VALUE
    if at.startswith(_ANSWERED):
        return _answer(t, at, on, 0)
    # Elsewhere nothing has a price; only a roll is more than a line can say.
    if first_roll(t, book.at(at), on) is None:
        return NO_VALUE
    return msgspec.structs.replace(_answer(t, at, on, 0), price=None)


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
    found = best_result(t, roll, on)
    chance = None if found is None else ChanceValue(found[2], label=found[0])
    return OptionValue(
        effect=upper(said),
        price=price,
        gains=_gains(sure),
        chance=chance,
        roll=roll_table(t, roll, on),
        roll_shown=True,
    )


def _gains(sure: list[Effect]) -> tuple[Amount, ...]:
    """What is certain on the tracks that people count: approval in per cent, points."""
    found: list[Amount] = []
    for track in _COUNTED:
        by = sum(one.by for one in sure if isinstance(one, MoveTrack) and one.track is track)
        if by:
            per_cent = track is APPROVAL
            number = by * APPROVAL_BOX if per_cent else by
            found.append(Amount(number, track.key, words.change(number, per_cent), words.COUNTED[track.key]))
    return tuple(found)
