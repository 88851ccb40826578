"""Rolls before they are made: the whole table, every modifier by name, and what each price would buy. (GM Charts and
Tables, Track Checks, Action Points)"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.charts import Drms, totals
from resolute.engine.dice_rolls import pending_roll
from resolute.engine.option_values import RollModifier, RollRow, RollTable
from resolute.engine.rolling import Check, OnChart, check_counts, printed_roll, row_hit
from resolute.engine.subjects import Subject
from resolute.engine.table import Decision, DiceSet, Table
from resolute.games.presidency.content.bills import INITIATIVES, Bill
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.printed import NO_END
from resolute.games.presidency.effects.sums import summed
from resolute.games.presidency.operations.docket import BOX_MODIFIER, BOX_NAMES, box_of, is_yours
from resolute.games.presidency.rolls import D10, NEW_PLAYER, pay_for_roll, roll_again
from resolute.games.presidency.rules import votes
from resolute.games.presidency.rules.peer_summits import (
    CHEAPLY,
    DEARLY,
    FREELY,
    WANTS,
    modifiers_at_a_summit,
    peer_answers,
)
from resolute.games.presidency.rules.priorities import rewards
from resolute.games.presidency.rules.votes import PASSES
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import BILL, target
from resolute.games.presidency.words import values as words
from resolute.games.presidency.words.small import upper


def roll_of_decision(t: Table[Presidency], decision: Decision) -> RollTable | None:
    """The roll that a question is about: whether to pay for it, or to roll again."""
    frame = t.agenda[-1]
    if decision.name == pay_for_roll.name:
        _, at, on = frame.args
        return roll_table(t, printed_roll(t, at), on, priced=True)
    if decision.name == roll_again.name:
        _, _, modifiers, counts, _, _ = pending_roll(t).args
        if counts.step in (row_hit, check_counts):
            at, on = counts.args[:2]
            printed = printed_roll(t, at)
            return roll_table(t, printed, on, _paid_before(t, printed, on, modifiers))
        if counts.step is peer_answers:
            return summit_table(t, counts.args[0])
    return None


def _paid_before(t: Table[Presidency], printed: OnChart | Check, on: Subject, modifiers: Drms) -> int:
    """What was paid before the first roll, which counts for the second one as well: what gives its modifiers."""
    drms = (printed.chart if isinstance(printed, OnChart) else printed).drms
    return next((one.by for one in printed.prices if drms(t, on, one.by) == modifiers), 0)


def roll_table(
    t: Table[Presidency], roll: OnChart | Check, on: Subject, paid: int = 0, *, priced: bool = False
) -> RollTable:
    """The table of a printed roll, with what was paid for it; with prices, a column for each that can be paid."""
    have = t.state.president.action_points
    prices = [one for one in roll.prices if one.points <= have] if priced else []
    by = (paid, *(one.by for one in prices))
    rows = _chart_rows(t, roll, on, by) if isinstance(roll, OnChart) else _check_rows(t, roll, on, by)
    drms = (roll.chart if isinstance(roll, OnChart) else roll).drms(t, on, paid)
    return RollTable(
        roll.title,
        _dice(roll.chart.dice if isinstance(roll, OnChart) else roll.dice),
        rows,
        tuple(RollModifier(name, by) for name, by in drms),
        tuple(words.column(one) for one in (0, *(one.points for one in prices))) if prices else (),
    )


def _dice(dice: DiceSet) -> str:
    return words.dice(dice.count, dice.sides)


def _chart_rows(t: Table[Presidency], roll: OnChart, on: Subject, paid: tuple[int, ...]) -> tuple[RollRow, ...]:
    chart = roll.chart
    odds = [chart.odds(t, on, by) for by in paid]
    judged = chart.best_first and len(chart.rows) > 1
    last = len(chart.rows) - 1
    return tuple(
        RollRow(
            chart.reach(row),
            upper(row.name),
            upper(row.effect.say().sentence()),
            tuple(float(one[row.name]) for one in odds),
            "" if not judged else "good" if place == 0 else "bad" if place == last else "",
        )
        for place, row in enumerate(chart.rows)
    )


def _check_rows(t: Table[Presidency], roll: Check, on: Subject, paid: tuple[int, ...]) -> tuple[RollRow, ...]:
    odds = [roll.odds(t, on, by) for by in paid]
    needs = roll.track.against(t.state, on)
    totals = {
        "best": words.at_most(roll.best_at),
        "passed": words.at_most(needs),
        "failed": words.at_least(needs + 1),
        "worst": words.at_least(roll.worst_at),
    }
    parts = roll.parts()
    order = [part for part in ("best", "passed", "failed", "worst") if part in parts]
    return tuple(
        RollRow(
            totals[part],
            words.CHECK[part],
            upper(parts[part].say().sentence()),
            tuple(float(one[part]) for one in odds),
            "good" if part in ("best", "passed") else "bad",
        )
        for part in order
    )


def _worth_rows(t: Table[Presidency], bill: int, chance: float) -> Iterator[RollRow]:
    """What a bill is worth that passes with this chance, and what it brings as law. (GM Passed Legislation)"""
    s = t.state
    worth = t.game.book.chart("chart/D5")
    odds = worth.odds(t, target(BILL, bill))
    level = s.congress.society[bill - INITIATIVES[0]] + 1 if bill in INITIATIVES else 0
    for place, row in enumerate(worth.rows):
        spoiled, landmark = place == len(worth.rows) - 1, place == 0
        brings = words.VETOED
        if not spoiled and is_yours(s, bill):
            at = (votes.worth(bill, landmark, level), *rewards(s, bill, landmark))
            brings = summed([t.game.book.at(one) for one in at])
        elif not spoiled:
            brings = t.game.book.sentence("bill/theirs")
        tone = "" if spoiled else "good" if is_yours(s, bill) else "bad"
        yield RollRow(words.at_most(PASSES), upper(row.name), upper(brings), (chance * float(odds[row.name]),), tone)


def summit_table(t: Table[Presidency], peer: int) -> RollTable:
    """What a peer answers at a summit: yes, yes at a price, or no. (Charts WPR2, WPC2)"""
    modifiers = modifiers_at_a_summit(t, peer)
    plus, odds = sum(by for _, by in modifiers), totals(D10)
    rows: list[RollRow] = []
    low = -NO_END
    for high, (title, price, tone) in zip((FREELY, CHEAPLY, DEARLY, NO_END), words.ANSWERS, strict=True):
        chance = float(sum(one for total, one in odds.items() if low < total + plus <= high))
        reach = words.at_least(low + 1) if high == NO_END else words.at_most(high)
        rows.append(RollRow(reach, title, price.format(Region(WANTS[peer]).label), (chance,), tone))
        low = high
    named = tuple(RollModifier(why, by) for why, by in modifiers)
    return RollTable(words.SUMMIT, words.dice(1, D10.sides), tuple(rows), named)


def vote_table(t: Table[Presidency], bill: int, chance: float) -> RollTable:
    """A vote in Congress: three or less passes, with the modifier of the bill's box; then a die says what it is worth.
    (TSF Legislative Segment 2, 3)"""
    s = t.state
    box, yours = box_of(s, bill), is_yours(s, bill)
    modifiers = [RollModifier(BOX_NAMES[box], BOX_MODIFIER[box])] if BOX_MODIFIER.get(box) else []
    if s.new_player and yours:
        modifiers.append(RollModifier(*NEW_PLAYER))
    rows = (
        *_worth_rows(t, bill, chance),
        RollRow(words.at_least(PASSES + 1), words.FAILS, words.STAYS_PENDING, (1 - chance,), "bad" if yours else ""),
    )
    return RollTable(words.vote(Bill(bill).label), words.dice(1, 6), rows, tuple(modifiers))
