"""The pending bills: where every bill lies, who introduced it, and how it moves. (GM Pending Bills)"""

from __future__ import annotations

from bisect import insort
from operator import attrgetter

import msgspec

from resolute.engine.table import Table
from resolute.games.presidency.content.bills import BILLS, INITIATIVES, NOMINEES, Bill, Place
from resolute.games.presidency.state import YOURS, PassedBill, PendingBill, Presidency
from resolute.games.presidency.words import docket as said

MAX_PENDING = 5
MAX_LEVEL = 2
"""An initiative can be passed twice."""
FIRST, CANNOT_PASS = Place.MINUS_TWO, Place.CANNOT_PASS
BOX_NAMES = {
    Place.MINUS_TWO: said.STRONG_SUPPORT,
    Place.MINUS_ONE: said.MODERATE_SUPPORT,
    Place.ZERO: said.NEITHER_SUPPORT_NOR_OPPOSITION,
    Place.PLUS_ONE: said.MODERATE_OPPOSITION,
    Place.CANNOT_PASS: said.STRONG_OPPOSITION,
}
BOX_MODIFIER = {Place.MINUS_TWO: -2, Place.MINUS_ONE: -1, Place.ZERO: 0, Place.PLUS_ONE: 1}
"""What each box adds to the roll of a vote."""
_GONE = (Place.SIGNED_LANDMARK, Place.LANDMARK, Place.OUT)
_BY_BILL = attrgetter("bill")
BILL_NUMBERS = tuple(map(int, BILLS))


def pending_bill(s: Presidency, bill: int) -> PendingBill:
    """A bill that awaits passage."""
    return next(one for one in s.congress.pending if one.bill == bill)


def place_of(s: Presidency, bill: int) -> Place:
    """Where a bill lies, whoever introduced it."""
    for pending in s.congress.pending:
        if pending.bill == bill:
            return pending.box
    for passed in s.congress.passed:
        if passed.bill == bill:
            return passed.place
    return Place.UNUSED


def box_of(s: Presidency, bill: int) -> Place:
    """The box in which a pending bill lies, whoever introduced it."""
    return pending_bill(s, bill).box


def is_pending(s: Presidency, bill: int) -> bool:
    """Whether a bill awaits passage."""
    return any(one.bill == bill for one in s.congress.pending)


def is_yours(s: Presidency, bill: int) -> bool:
    """Whether a pending bill was introduced by the President's side."""
    return any(one.bill == bill and one.side == YOURS for one in s.congress.pending)


def pending(s: Presidency) -> list[int]:
    """All pending bills."""
    return [one.bill for one in s.congress.pending]


def has_room(s: Presidency) -> bool:
    """No more than five bills can be pending."""
    return len(s.congress.pending) < MAX_PENDING


def can_vote(s: Presidency, bill: int) -> bool:
    """A bill under strong opposition cannot be passed, and none is voted on twice in a segment."""
    return box_of(s, bill) != CANNOT_PASS and bill not in s.congress.session.tried


def is_gone(s: Presidency, bill: int) -> bool:
    """Whether a bill has become a landmark, or cannot come again for another reason."""
    return bill in gone_bills(s)


def gone_bills(s: Presidency) -> list[int]:
    """The bills that cannot come again."""
    return [one.bill for one in s.congress.passed if one.place in _GONE]


def take_away(s: Presidency, bill: int) -> None:
    """Put a bill among the unused ones."""
    congress = s.congress
    congress.pending = tuple(one for one in congress.pending if one.bill != bill)
    congress.passed = tuple(one for one in congress.passed if one.bill != bill)


def enact(s: Presidency, bill: int, place: Place) -> None:
    """Put a bill among those that have become law."""
    take_away(s, bill)
    laws = list(s.congress.passed)
    insort(laws, PassedBill(bill, place), key=_BY_BILL)
    s.congress.passed = tuple(laws)
    if bill not in s.congress.signed:
        s.congress.signed += (bill,)


def file_bill(t: Table[Presidency], bill: int, box: Place, side: int) -> None:
    """A bill is introduced into a box by one of the two sides."""
    take_away(t.state, bill)
    bills = list(t.state.congress.pending)
    insort(bills, PendingBill(bill, Place(box), side), key=_BY_BILL)
    t.state.congress.pending = tuple(bills)
    t.tell("introduced", bill, int(box), side)


def nudge(t: Table[Presidency], bill: int, by: int) -> None:
    """Move a pending bill a box to the left (-1) or to the right (1), if there is one."""
    congress = t.state.congress
    old = pending_bill(t.state, bill)
    if FIRST <= old.box + by <= CANNOT_PASS:
        new = msgspec.structs.replace(old, box=Place(old.box + by))
        congress.pending = tuple(new if one is old else one for one in congress.pending)
        t.tell("bill_moved", bill, int(new.box))


def can_move(s: Presidency, bill: int, by: int) -> bool:
    """Whether there is a box on that side of a pending bill."""
    return FIRST <= box_of(s, bill) + by <= CANNOT_PASS


def first_box(s: Presidency, bill: int, side: int) -> Place:
    """Where a new bill is placed: by control of Congress; an initiative always meets opposition, and a moderate
    nominee has an easier start. (GM Legislation, Greater Society Initiative, Supreme Court Justice)"""
    return special_box(bill, Place(Place.ZERO - s.congress.control * side))


def special_box(bill: int, box: Place) -> Place:
    """Where an initiative or a moderate nominee comes instead of a box that another bill would take."""
    if bill in INITIATIVES:
        return Place.PLUS_ONE
    if bill == Bill.MODERATE_JUSTICE:
        return Place(max(FIRST, box - 1))
    return box


def why_not_yet(s: Presidency, bill: int) -> str:
    """Why the President cannot introduce a bill now; nothing, if that is possible."""
    place = place_of(s, bill)
    if place in _GONE:
        return said.PASSED_FOR_GOOD
    if place == Place.SIGNED:
        return said.ALREADY_PASSED_THIS_YEAR
    if place != Place.UNUSED:
        return said.ALREADY_PENDING
    if bill in INITIATIVES:
        if s.nation.domestic_crisis:
            return said.NEEDS_DOMESTIC_CRISES_AT
        if any(is_pending(s, other) for other in INITIATIVES):
            return said.ANOTHER_INITIATIVE_IS_PENDING
    if bill in NOMINEES:
        if not s.congress.court_vacant:
            return said.NEEDS_A_VACANCY
        if any(is_pending(s, other) for other in NOMINEES):
            return said.ANOTHER_NOMINEE_IS_PENDING
    return ""


def introducible(s: Presidency) -> list[int]:
    """Everything that the President can introduce now."""
    taken = s.congress.taken_bills
    found = [bill for bill in BILL_NUMBERS if bill not in taken]
    if not s.nation.domestic_crisis:
        found += [int(bill) for bill in INITIATIVES if not why_not_yet(s, bill)]
    if s.congress.court_vacant:
        found += [int(bill) for bill in NOMINEES if not why_not_yet(s, bill)]
    return found


def what_the_public_wants(s: Presidency) -> int:
    """The highest public priority that is neither pending nor passed; 0 if there is none."""
    taken = s.congress.taken_bills
    return next((bill for bill in s.congress.public_priorities if bill and bill not in taken), 0)


def public_rank(s: Presidency, bill: int) -> int:
    """The place of a bill among the public priorities, from 0; behind them all if it is none."""
    priorities = s.congress.public_priorities
    return priorities.index(bill) if bill in priorities else len(priorities)
