"""New bills: step 6 of the legislative segment. (TSF Legislative Segment 6; GM Legislation/Passing Bills)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.printed import COOPERATION_BILLS
from resolute.games.presidency.operations.docket import (
    BOX_NAMES,
    CANNOT_PASS,
    box_of,
    file_bill,
    first_box,
    has_room,
    introducible,
    is_yours,
    pending,
    take_away,
    what_the_public_wants,
)
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.congress import barred_bills, pass_floor, settle_floor
from resolute.games.presidency.state import OPPONENTS, YOURS, Presidency
from resolute.games.presidency.words import new_bills as said


@step
def introduce_new_bills(t: Table[Presidency]) -> None:
    """Bills that cannot be passed are taken away, the President may withdraw some, and new ones come. (TSF
    Legislative Segment 6)"""
    s = t.state
    for bill in pending(s):
        if box_of(s, bill) == CANNOT_PASS:
            take_away(s, bill)
            t.tell("dropped", bill)
    t.then(withdraw_bills)
    t.then(begin_introductions)


@step
def withdraw_bills(t: Table[Presidency]) -> None:
    """As long as the President has a bill pending, it can be withdrawn."""
    s = t.state
    if any(is_yours(s, bill) for bill in pending(s)):
        t.then(choose_withdrawal, THE_PRESIDENT)


@choice(said.WITHDRAW_PROMPT, rule="Legislation")
def choose_withdrawal(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Any of the President's bills, none of the opponents'. (TSF Legislative Segment 6)"""
    s = t.state
    return [_WITHDRAW_NOTHING, *(_withdraw_option(bill) for bill in pending(s) if is_yours(s, bill))]


@cache
def _withdraw_option(bill: int) -> Option:
    return Option(said.withdraw(Bill(bill).label), do(withdraw, bill), at=f"bill:{bill}")


@step
def withdraw(t: Table[Presidency], bill: int) -> None:
    """A bill goes back to the unused ones."""
    take_away(t.state, bill)
    t.tell("withdrawn", bill)
    t.then(withdraw_bills)


@step
def withdraw_nothing(t: Table[Presidency]) -> None:
    """The bills stay pending."""


_WITHDRAW_NOTHING = Option(said.WITHDRAW_NOTHING, do(withdraw_nothing), declines=True)


@step
def begin_introductions(t: Table[Presidency]) -> None:
    """As many bills as cooperation allows are introduced; control, or a die, says by whom. (TSF
    Legislative Segment 6)"""
    s = t.state
    s.congress.session.bills_left = COOPERATION_BILLS[s.congress.cooperation]
    if s.congress.session.bills_left and has_room(s):
        settle_floor(t, said.WHO_INTRODUCES_THE_FIRST_BILL)
        t.then(next_introduction)


@step
def next_introduction(t: Table[Presidency]) -> None:
    """The opponents introduce what the public wants most; where there is nothing of that kind, the President chooses.
    With five bills pending nobody introduces more. (TSF Legislative Segment 6)"""
    s = t.state
    if not s.congress.session.bills_left or not has_room(s):
        return
    theirs = what_the_public_wants(s) if s.congress.session.floor == OPPONENTS else 0
    if theirs:
        pass_floor(s)
        file_bill(t, theirs, first_box(s, theirs, OPPONENTS), OPPONENTS)
        t.then(next_introduction)
    elif introducible(s):
        t.then(choose_introduction, THE_PRESIDENT)


@choice(said.WHICH_BILL_DO_YOU_INTRODUCE, rule="Legislation")
def choose_introduction(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Any bill that is neither pending nor passed, or none. (TSF Legislative Segment 6)"""
    s = t.state
    found = [_introduction_option(bill, first_box(s, bill, YOURS)) for bill in introducible(s)]
    found.append(_INTRODUCE_NONE)
    return found


@choose_introduction.barred
def _barred_introductions(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    yield from barred_bills(t.state)


@cache
def _introduction_option(bill: int, box: Place) -> Option:
    label = said.introduce(Bill(bill).label)
    return Option(label, do(introduce_bill, bill, int(box)), at=f"bill:{bill}", cost=said.with_support(BOX_NAMES[box]))


@step
def introduce_bill(t: Table[Presidency], bill: int, box: int) -> None:
    """A bill of the President comes before Congress."""
    pass_floor(t.state)
    file_bill(t, bill, Place(box), YOURS)
    t.then(next_introduction)


@step
def introduce_none(t: Table[Presidency]) -> None:
    """The President's turn passes without a bill."""
    pass_floor(t.state)
    t.then(next_introduction)


_INTRODUCE_NONE = Option(said.INTRODUCE_NO_BILL, do(introduce_none), declines=True)
