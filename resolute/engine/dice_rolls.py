"""Rolls that players can react to: modifiers before and after, and a reroll.

A roll waits on the agenda as a frame of `roll_dice`. Once the dice have fallen it waits as a frame of `dice_rolled`, so
that a decision can come in between. `add_modifier` and `reroll` work on whichever of the two is next.
"""

from __future__ import annotations

from typing import Any

from resolute.engine.errors import RulesError
from resolute.engine.frames import Frame, RollFrame, step
from resolute.engine.journal import Roll, total_of
from resolute.engine.table import Table

Modifiers = tuple[tuple[str, int], ...]


@step
def roll_dice(
    t: Table[Any],
    count: int,
    sides: int,
    why: str,
    modifiers: Modifiers,
    then: RollFrame,
    after: Frame | None,
    chart: str,
) -> None:
    """Roll the dice, let players react to them, then count them."""
    faces = (t.dice.die(sides),) if count == 1 else tuple([t.dice.die(sides) for _ in range(count)])
    if t.journal is not None:
        t.tell("roll", _roll(t, why, faces, modifiers, chart))
    if after is None:
        _counts(t, then, total_of(faces, modifiers))
    else:
        t.push(after)
        t.then(dice_rolled, sides, why, modifiers, then, faces, chart)


@step
def dice_rolled(
    t: Table[Any],
    sides: int,
    why: str,
    modifiers: Modifiers,
    then: RollFrame,
    faces: tuple[int, ...],
    chart: str,
) -> None:
    """The roll counts as it stands, with every modifier."""
    _counts(t, then, total_of(faces, modifiers))


def _counts(t: Table[Any], then: RollFrame, total: int) -> None:
    """What the total leads to: nothing comes between, so it need not wait, unless a look ahead stops there."""
    if then.step.name in t.pauses:
        t.push(Frame(then.step, (total, *then.args)))
    else:
        then.step.run(t, total, *then.args)


# Saved games call these two steps by their first names.
roll_dice.name, dice_rolled.name = "throw_dice", "dice_lie"


def _roll(t: Table[Any], why: str, faces: tuple[int, ...], modifiers: Modifiers, chart: str) -> Roll:
    roll = Roll(why, faces, modifiers)
    if chart:
        roll = Roll(why, faces, modifiers, t.game.book.chart(chart).row_for(roll.total).name)
    return roll


def pending_roll(t: Table[Any]) -> Frame:
    """The next roll on the agenda, before or after its dice fell."""
    frame = t.waiting(dice_rolled, roll_dice)
    if frame is None:
        raise RulesError("no roll is waiting")
    return frame


def rolled_total(t: Table[Any]) -> int:
    """The total of the dice on the table, modifiers included."""
    frame = t.waiting(dice_rolled)
    if frame is None:
        raise RulesError("there are no dice on the table")
    _, _, modifiers, _, faces, _ = frame.args
    return total_of(faces, modifiers)


def add_modifier(t: Table[Any], why: str, by: int) -> None:
    """Add a modifier to the next roll on the agenda."""
    frame = pending_roll(t)
    place = 3 if frame.step is roll_dice else 2
    modifiers = (*frame.args[place], (why, by))
    t.replace(frame, Frame(frame.step, (*frame.args[:place], modifiers, *frame.args[place + 1 :])))
    t.tell("modifier", why, by)
    if frame.step is dice_rolled:
        _, what, _, _, faces, chart = frame.args
        t.tell("now", _roll(t, what, faces, modifiers, chart))


def reroll(t: Table[Any], *, after: Frame | None = None, modifiers: Modifiers | None = None) -> None:
    """Reroll the dice on the table. By default `after` is not asked a second time, and the modifiers stay."""
    frame = t.waiting(dice_rolled)
    if frame is None:
        raise RulesError("there are no dice on the table to reroll")
    sides, why, before, then, faces, chart = frame.args
    changed = before if modifiers is None else modifiers
    t.replace(frame, Frame(roll_dice, (len(faces), sides, why, changed, then, after, chart)))
