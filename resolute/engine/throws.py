"""Throws that can be answered: modifiers before and after, and a second try.

A throw waits as a frame of `throw_dice`; once the dice lie it waits as a frame of `dice_lie`, so that a
decision can come between. `add_modifier` and `reroll` work on whichever of the two waits next.
"""

from __future__ import annotations

from typing import Any

from resolute.engine.errors import RulesError
from resolute.engine.frames import Frame, RollFrame, step
from resolute.engine.journal import Roll
from resolute.engine.table import Table

Modifiers = tuple[tuple[str, int], ...]


@step
def throw_dice(
    t: Table[Any],
    count: int,
    sides: int,
    why: str,
    modifiers: Modifiers,
    then: RollFrame,
    after: Frame | None,
    chart: str,
) -> None:
    """The dice fall; whoever may answer them answers, and then they count."""
    faces = tuple([t.dice.die(sides) for _ in range(count)])
    t.tell("roll", _roll(t, why, faces, modifiers, chart))
    if after is not None:
        t.push(after)
    t.then(dice_lie, sides, why, modifiers, then, faces, chart)


@step
def dice_lie(
    t: Table[Any],
    sides: int,
    why: str,
    modifiers: Modifiers,
    then: RollFrame,
    faces: tuple[int, ...],
    chart: str,
) -> None:
    """The throw counts as it lies, with every modifier."""
    t.push(Frame(then.step, (_roll(t, why, faces, modifiers, chart).total, *then.args)))


def _roll(t: Table[Any], why: str, faces: tuple[int, ...], modifiers: Modifiers, chart: str) -> Roll:
    roll = Roll(why, faces, modifiers)
    if chart:
        roll = Roll(why, faces, modifiers, t.game.book.chart(chart).row_for(roll.total).name)
    return roll


def pending_throw(t: Table[Any]) -> Frame:
    """The throw that waits next, before or after its dice fell."""
    frame = t.waiting(dice_lie, throw_dice)
    if frame is None:
        raise RulesError("no throw is waiting")
    return frame


def lying_total(t: Table[Any]) -> int:
    """What the dice that lie come to, modifiers included."""
    frame = t.waiting(dice_lie)
    if frame is None:
        raise RulesError("no dice lie on the table")
    _, why, modifiers, _, faces, _ = frame.args
    return Roll(why, faces, modifiers).total


def add_modifier(t: Table[Any], why: str, by: int) -> None:
    """Modify the throw that waits next."""
    frame = pending_throw(t)
    place = 3 if frame.step is throw_dice else 2
    modifiers = (*frame.args[place], (why, by))
    t.replace(frame, Frame(frame.step, (*frame.args[:place], modifiers, *frame.args[place + 1 :])))
    t.tell("modifier", why, by)
    if frame.step is dice_lie:
        _, what, _, _, faces, chart = frame.args
        t.tell("now", _roll(t, what, faces, modifiers, chart))


def reroll(t: Table[Any], *, after: Frame | None = None) -> None:
    """Throw the dice that lie once more; `after` may be asked again, by default it is not."""
    frame = t.waiting(dice_lie)
    if frame is None:
        raise RulesError("no dice lie on the table to be thrown again")
    sides, why, modifiers, then, faces, chart = frame.args
    t.replace(frame, Frame(throw_dice, (len(faces), sides, why, modifiers, then, after, chart)))
