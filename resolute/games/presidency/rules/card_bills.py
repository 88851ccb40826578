"""Bills that a card helps along: your own gain support, step by step at your choice. (GM Pending Bills)"""

from __future__ import annotations

from functools import cache

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.tracks import ACTION_POINTS
from resolute.games.presidency.operations.docket import BOX_NAMES, box_of, can_move, is_yours, nudge, pending
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import card_bills as said
from resolute.games.presidency.words.small import counted, upper

LEFT = -1


def bills_to_help(s: Presidency) -> list[int]:
    """The bills of the President that can gain support."""
    return [bill for bill in pending(s) if is_yours(s, bill) and can_move(s, bill, LEFT)]


@step
def bills_gain(t: Table[Presidency], steps: int) -> None:
    """So many steps to the left for the President's pending bills; without one that can move, an action point."""
    if bills_to_help(t.state):
        t.then(choose_bill_that_gains, THE_PRESIDENT, steps)
    else:
        move(t, ACTION_POINTS, 1, said.NO_BILL_TO_HELP)


def _prompt(t: Table[Presidency], actor: Actor, steps: int) -> str:
    return said.which_bill(counted(steps, "step"))


@choice(_prompt, rule="Pending Bills", forced=True)
def choose_bill_that_gains(t: Table[Presidency], actor: Actor, steps: int) -> list[Option]:
    """Any bill of the President that can still gain support. (GM Pending Bills)"""
    s = t.state
    return [_gain_option(bill, steps, box_of(s, bill) + LEFT) for bill in bills_to_help(s)]


@cache
def _gain_option(bill: int, steps: int, box: int) -> Option:
    return Option(upper(Bill(bill).label), do(bill_gains, bill, steps), f"bill:{bill}", said.to(BOX_NAMES[Place(box)]))


@step
def bill_gains(t: Table[Presidency], bill: int, steps: int) -> None:
    """The bill moves one box to the left; a step that is left may go to any other."""
    nudge(t, bill, LEFT)
    if steps > 1 and bills_to_help(t.state):
        t.then(choose_bill_that_gains, THE_PRESIDENT, steps - 1)
