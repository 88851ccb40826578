"""Congress outside its own segment: who sits there, bills that are pushed along, a vacant seat on the court.
(GM Congress, Congressional Friends and Opponents, Pending Bills, Supreme Court Justice)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from resolute.engine.frames import Actor, Barred, Option, choice, do, on_roll, step
from resolute.engine.table import D6, Table
from resolute.games.presidency.content.bills import BILLS, INITIATIVES, NOMINEES, Bill, Place
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.starts import level_of
from resolute.games.presidency.content.tracks import ACTION_POINTS
from resolute.games.presidency.operations.docket import (
    BOX_NAMES,
    box_of,
    can_move,
    file_bill,
    first_box,
    has_room,
    introducible,
    is_yours,
    nudge,
    pending,
    special_box,
    what_the_public_wants,
    why_not_yet,
)
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.operations.people import gain_friend, gain_opponent
from resolute.games.presidency.rolls import THE_PRESIDENT, roll_dice_for
from resolute.games.presidency.state import OPPONENTS as OTHER_SIDE
from resolute.games.presidency.state import YOURS, PassedBill, Presidency
from resolute.games.presidency.words import rules_congress as said
from resolute.games.presidency.words.small import upper

LEFT, RIGHT = -1, 1


# Who sits there


@step
def seat_congress(t: Table[Presidency]) -> None:
    """The first friends and opponents are drawn from their cups. (GM Congressional Friends and Opponents)"""
    s = t.state
    level = level_of(s)
    for _ in range(level.friends):
        gain_friend(t)
    for _ in range(level.opponents):
        gain_opponent(t)


def net_legislative(s: Presidency) -> int:
    """Legislative ratings of all friends less those of all opponents."""
    return sum(FRIENDS[who].legislative for who in s.congress.friends) - sum(
        OPPONENTS[who].legislative for who in s.congress.opponents
    )


def net_media(s: Presidency) -> int:
    """Media ratings of all friends less those of all opponents."""
    return sum(FRIENDS[who].media for who in s.congress.friends) - sum(
        OPPONENTS[who].media for who in s.congress.opponents
    )


def net_moderates(s: Presidency) -> int:
    """Moderates less radicals among all friends and opponents, each on the side that lies up."""
    easier = s.difficulty == Difficulty.EASIER
    return sum(FRIENDS[who].wing(easier) for who in s.congress.friends) + sum(
        OPPONENTS[who].wing(easier) for who in s.congress.opponents
    )


# Who has the floor


def settle_floor(t: Table[Presidency], why: str) -> None:
    """Who controls Congress chooses; with split control a die says who chooses first."""
    s = t.state
    s.congress.session.floor = s.congress.control
    if not s.congress.session.floor:
        roll_dice_for(t, D6, why, do(first_on_the_floor))


@on_roll
def first_on_the_floor(t: Table[Presidency], total: int) -> None:
    """With split control an even roll lets the President choose first, an odd one the opponents. (TSF Legislative
    Segment 2, 6)"""
    t.state.congress.session.floor = OTHER_SIDE if total % 2 else YOURS
    t.tell("floor", t.state.congress.session.floor)


def pass_floor(s: Presidency) -> None:
    """One of the bills is done; with split control the other side is next."""
    s.congress.session.bills_left -= 1
    if not s.congress.control:
        s.congress.session.floor = -s.congress.session.floor


# Bills that are pushed along


@step
def move_a_bill(t: Table[Presidency]) -> None:
    """The President may move any pending bill by one box."""
    if pending(t.state):
        t.then(choose_bill_to_move, THE_PRESIDENT)


@choice(said.MOVE_BILL_PROMPT, rule="Pending Bills")
def choose_bill_to_move(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Any bill of either side, one box to either side. (GM Pending Bills)"""
    return [*_moves(t.state, pending(t.state), (LEFT, RIGHT)), _LEAVE]


@step
def move_a_bill_left(t: Table[Presidency]) -> None:
    """The President may move any pending bill one box toward strong support."""
    if any(can_move(t.state, bill, LEFT) for bill in pending(t.state)):
        t.then(choose_bill_to_help, THE_PRESIDENT)


@choice(said.WHICH_BILL_GAINS_SUPPORT, rule="Pending Bills")
def choose_bill_to_help(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Any bill of either side, one box to the left. (GM Pending Bills)"""
    return [*_moves(t.state, pending(t.state), (LEFT,)), _LEAVE]


def _moves(s: Presidency, bills: list[int], ways: tuple[int, ...]) -> Iterator[Option]:
    for bill in bills:
        for by in ways:
            if can_move(s, bill, by):
                yield _move_option(bill, by, box_of(s, bill) + by)


@cache
def _move_option(bill: int, by: int, box: int) -> Option:
    way = "left" if by < 0 else "right"
    label = said.move_one_box(Bill(bill).label, way)
    return Option(label, do(bill_pushed, bill, by), at=f"bill:{bill}", cost=said.to(BOX_NAMES[Place(box)]))


@step
def bill_pushed(t: Table[Presidency], bill: int, by: int) -> None:
    """The bill moves one box."""
    nudge(t, bill, by)


@step
def leave_bills(t: Table[Presidency]) -> None:
    """No bill moves."""


_LEAVE = Option(said.LEAVE_BILLS, do(leave_bills), declines=True)


@step
def leading_bill_loses(t: Table[Presidency]) -> None:
    """The President's bill with most support moves one box to the right; without a bill it costs an action point."""
    s = t.state
    yours = [bill for bill in pending(s) if is_yours(s, bill) and can_move(s, bill, RIGHT)]
    if not yours:
        move(t, ACTION_POINTS, -1, said.NO_BILL_TO_SHOW)
        return
    best = min(box_of(s, bill) for bill in yours)
    leading = [bill for bill in yours if box_of(s, bill) == best]
    nudge(t, leading[t.dice.below(len(leading))] if len(leading) > 1 else leading[0], RIGHT)


@step
def opponents_take_the_agenda(t: Table[Presidency]) -> None:
    """The opponents introduce what the public wants most, without support or opposition; if it is a priority of the
    administration too, the President gains two action points."""
    s = t.state
    bill = what_the_public_wants(s)
    if bill and has_room(s):
        file_bill(t, bill, Place.ZERO, OTHER_SIDE)
        if bill in s.congress.administration_priorities:
            move(t, ACTION_POINTS, 2, said.A_SHARED_PRIORITY)


# A bill from the White House


@step
def introduce_in_box(t: Table[Presidency], box: int) -> None:
    """The President introduces a bill of their choice into a certain box, if there is room. (TSF State of the Union)"""
    if has_room(t.state) and introducible(t.state):
        t.then(choose_bill_for_box, THE_PRESIDENT, box)


def _box_prompt(t: Table[Presidency], actor: Actor, box: int) -> str:
    return said.introduce_prompt(BOX_NAMES[Place(box)])


@choice(_box_prompt, rule="Pending Bills")
def choose_bill_for_box(t: Table[Presidency], actor: Actor, box: int) -> Iterator[Option]:
    """Any bill that can be introduced; an initiative meets opposition here too. (TSF State of the Union)"""
    for bill in introducible(t.state):
        yield introduce_option(bill, special_box(bill, Place(box)))
    yield _INTRODUCE_NOTHING


@choose_bill_for_box.barred
def _barred_for_box(t: Table[Presidency], actor: Actor, box: int) -> Iterator[Barred]:
    yield from barred_bills(t.state)


def barred_bills(s: Presidency) -> Iterator[Barred]:
    """Bills, initiatives and nominees that the President cannot introduce now, each with the reason."""
    for bill in (*BILLS, *INITIATIVES, *NOMINEES):
        reason = why_not_yet(s, bill)
        if reason:
            yield Barred(upper(bill.label), reason, f"bill:{int(bill)}")


@cache
def introduce_option(bill: int, box: Place) -> Option:
    """Introducing a bill into a box."""
    return Option(
        said.introduce(Bill(bill).label),
        do(introduce_yours, bill, int(box)),
        at=f"bill:{bill}",
        cost=said.with_support(BOX_NAMES[box]),
    )


@step
def introduce_yours(t: Table[Presidency], bill: int, box: int) -> None:
    """A bill of the President's side is pending from now on. (GM Legislation)"""
    file_bill(t, bill, Place(box), YOURS)


@step
def introduce_nothing(t: Table[Presidency]) -> None:
    """No bill is introduced."""


_INTRODUCE_NOTHING = Option(said.INTRODUCE_NOTHING, do(introduce_nothing), declines=True)


# The court


@step
def court_vacancy(t: Table[Presidency]) -> None:
    """A seat on the Supreme Court is vacant, and the President may nominate a Justice. (GM Supreme Court Justice)"""
    s = t.state
    if s.congress.court_vacant:
        return
    s.congress.court_vacant = True
    t.tell("court_vacant")
    if has_room(s):
        t.then(nominate, THE_PRESIDENT)


@choice(said.NOMINATE_PROMPT, rule="Supreme Court Justice")
def nominate(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """A moderate has an easier way, a party ideologue pleases the party. (GM Supreme Court Justice)"""
    for bill in NOMINEES:
        box = first_box(t.state, bill, YOURS)
        yield Option(
            said.nominate(bill.label),
            do(introduce_yours, int(bill), int(box)),
            at=f"bill:{int(bill)}",
            cost=said.with_support(BOX_NAMES[box]),
        )
    yield _NOBODY_YET


@step
def nominate_later(t: Table[Presidency]) -> None:
    """The seat stays vacant; a nominee can be introduced like a bill."""


_NOBODY_YET = Option(said.NOMINATE_NOBODY_NOW, do(nominate_later), declines=True)


# The end of the year


@step
def clear_bills(t: Table[Presidency]) -> None:
    """Bills that were passed this year can come again, landmarks cannot, and the expanded military comes only once.
    (TSF Clean-Up)"""
    congress = t.state.congress
    congress.emergency = 0
    congress.passed = tuple(kept for one in congress.passed if (kept := _next_year(one)) is not None)


def _next_year(one: PassedBill) -> PassedBill | None:
    """Where a bill that was passed lies after the clean-up; None if it can come again."""
    if one.place == Place.SIGNED:
        return PassedBill(one.bill, Place.OUT) if one.bill == Bill.EXPANDED_MILITARY else None
    return PassedBill(one.bill, Place.LANDMARK) if one.place == Place.SIGNED_LANDMARK else one
