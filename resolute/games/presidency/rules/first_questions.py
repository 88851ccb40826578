"""What an action asks first: at whom it aims, or what is paid for its roll. It is asked together with the action
itself, so that one answer says all of it. (GM Master Actions, Action Points)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from resolute.engine.book import Book
from resolute.engine.effects import Effect, When
from resolute.engine.frames import Barred, Choice, Frame, Option, do
from resolute.engine.picks import Pick, pick_printed
from resolute.engine.rolling import Rolls
from resolute.engine.table import Table
from resolute.games.presidency.library import MasterAction
from resolute.games.presidency.rolls import THE_PRESIDENT, payments
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import actions as said


@cache
def fixed_question(book: Book, action: MasterAction) -> Frame | None:
    """The question about its target with which an action always begins; none, if it has no target."""
    if action.asks is not None:
        return action.asks
    if isinstance(action.effect, Pick) and action.effect.how == "choose":
        return do(pick_printed, THE_PRESIDENT, f"action/{action.key}", None)
    return None


@cache
def may_be_paid_for(action: MasterAction) -> bool:
    """Whether an action without a target can begin with a roll for which points may be paid."""
    return any(roll.prices for roll in _rolls(action.effect))


def _rolls(effect: Effect) -> Iterator[Rolls]:
    if isinstance(effect, Rolls):
        yield effect
    elif isinstance(effect, When):
        yield from _rolls(effect.then)
        yield from _rolls(effect.otherwise)


def first_payments(t: Table[Presidency], action: MasterAction, points_left: int) -> tuple[Option, ...]:
    """What can be paid for the roll with which an action begins now; nothing to choose, if no price can be."""
    effect, at = action.effect, f"action/{action.key}"
    while isinstance(effect, When):
        holds = effect.condition.holds(t, None)
        effect, at = (effect.then, f"{at}/then") if holds else (effect.otherwise, f"{at}/otherwise")
    if isinstance(effect, Rolls) and effect.prices and effect.prices[0].points <= points_left:
        return payments(effect.prices, at, None, points_left)
    return ()


def answers(t: Table[Presidency], question: Frame) -> Sequence[Option]:
    """The answers to a question that is not on the agenda yet."""
    found: Sequence[Option] = question.step.run(t, *question.args)
    return found


def barred_answers(t: Table[Presidency], question: Frame, heading: str) -> Iterator[Barred]:
    """The answers that people would expect and cannot give, those of one reason together."""
    step = question.step
    if not isinstance(step, Choice) or step.bars is None:
        return
    by_reason: dict[str, list[str]] = {}
    for one in step.bars(t, *question.args):
        by_reason.setdefault(one.reason, []).append(one.label)
    for reason, labels in by_reason.items():
        yield Barred(said.answered(heading, ", ".join(labels)), reason)
