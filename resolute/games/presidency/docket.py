"""The pending bills: where every bill lies, who introduced it, and how it moves. (GM Pending Bills)"""

from __future__ import annotations

from resolute.engine.table import Table
from resolute.games.presidency.content.bills import BILLS, INITIATIVES, NOMINEES, THEIRS, Bill, Place
from resolute.games.presidency.state import Presidency, changed_bytes

MOST_PENDING = 5
MOST_LEVEL = 2
"""An initiative can be passed twice."""
YOURS, OPPONENTS = 1, -1
"""The two sides of Congress: the President's and the other one."""
FIRST, LAST, CANNOT_PASS = int(Place.MINUS_TWO), int(Place.PLUS_ONE), int(Place.CANNOT_PASS)
BOX_NAMES = {
    int(Place.MINUS_TWO): "strong support",
    int(Place.MINUS_ONE): "moderate support",
    int(Place.ZERO): "neither support nor opposition",
    int(Place.PLUS_ONE): "moderate opposition",
    int(Place.CANNOT_PASS): "strong opposition",
}
BOX_MODIFIER = {int(Place.MINUS_TWO): -2, int(Place.MINUS_ONE): -1, int(Place.ZERO): 0, int(Place.PLUS_ONE): 1}
"""What each box adds to the roll of a vote."""
_GONE = (Place.SIGNED_LANDMARK, Place.LANDMARK, Place.OUT)
_LAST_PENDING = CANNOT_PASS + THEIRS
_ALL = range(1, len(Bill))


def box_of(s: Presidency, bill: int) -> int:
    """The box in which a pending bill lies, whoever introduced it."""
    place = s.bills[bill]
    return place - THEIRS if place > CANNOT_PASS else place


def is_pending(s: Presidency, bill: int) -> bool:
    """Whether a bill awaits passage."""
    return FIRST <= s.bills[bill] <= _LAST_PENDING


def is_yours(s: Presidency, bill: int) -> bool:
    """Whether a pending bill was introduced by the President's side."""
    return FIRST <= s.bills[bill] <= CANNOT_PASS


def pending(s: Presidency) -> list[int]:
    """All pending bills."""
    bills = s.bills
    return [bill for bill in _ALL if FIRST <= bills[bill] <= _LAST_PENDING]


def has_room(s: Presidency) -> bool:
    """No more than five bills can be pending."""
    return len(pending(s)) < MOST_PENDING


def can_vote(s: Presidency, bill: int) -> bool:
    """A bill under strong opposition cannot be passed, and none is voted on twice in a segment."""
    return box_of(s, bill) != CANNOT_PASS and bill not in s.tried


def is_gone(s: Presidency, bill: int) -> bool:
    """Whether a bill has become a landmark, or cannot come again for another reason."""
    return s.bills[bill] in _GONE


def lay(t: Table[Presidency], bill: int, place: int) -> None:
    """Put a bill somewhere."""
    t.state.bills = changed_bytes(t.state.bills, bill, place)


def nudge(t: Table[Presidency], bill: int, by: int) -> None:
    """Move a pending bill a box to the left (-1) or to the right (1), if there is one."""
    box = box_of(t.state, bill) + by
    if FIRST <= box <= CANNOT_PASS:
        lay(t, bill, t.state.bills[bill] + by)
        t.tell("bill_moved", bill, box)


def can_move(s: Presidency, bill: int, by: int) -> bool:
    """Whether there is a box on that side of a pending bill."""
    return FIRST <= box_of(s, bill) + by <= CANNOT_PASS


def first_box(s: Presidency, bill: int, side: int) -> int:
    """Where a new bill is placed: by control of Congress; an initiative always meets opposition, and a moderate
    nominee has an easier start. (GM Legislation, Greater Society Initiative, Supreme Court Justice)"""
    box = int(Place.ZERO) - s.control * side
    return special_box(bill, box)


def special_box(bill: int, box: int) -> int:
    """Where an initiative or a moderate nominee comes instead of a box that another bill would take."""
    if bill in INITIATIVES:
        return int(Place.PLUS_ONE)
    if bill == Bill.MODERATE_JUSTICE:
        return max(FIRST, box - 1)
    return box


def file_bill(t: Table[Presidency], bill: int, box: int, side: int) -> None:
    """A bill is introduced into a box by one of the two sides."""
    lay(t, bill, box if side == YOURS else box + THEIRS)
    t.tell("introduced", bill, box, side)


def why_not_yet(s: Presidency, bill: int) -> str:
    """Why the President cannot introduce a bill now; nothing, if that is possible."""
    place = s.bills[bill]
    if place in _GONE:
        return "Passed for good"
    if place == Place.SIGNED:
        return "Already passed this year"
    if place != Place.UNUSED:
        return "Already pending"
    if bill in INITIATIVES:
        if s.domestic_crisis:
            return "Needs Domestic Crises at 0"
        if any(is_pending(s, other) for other in INITIATIVES):
            return "Another initiative is pending"
    if bill in NOMINEES:
        if not s.court_vacant:
            return "Needs a vacancy on the Supreme Court"
        if any(is_pending(s, other) for other in NOMINEES):
            return "Another nominee is pending"
    return ""


def introducible(s: Presidency) -> list[int]:
    """Everything that the President can introduce now."""
    bills = s.bills
    found = [int(bill) for bill in BILLS if not bills[bill]]
    if not s.domestic_crisis:
        found += [int(bill) for bill in INITIATIVES if not why_not_yet(s, bill)]
    if s.court_vacant:
        found += [int(bill) for bill in NOMINEES if not why_not_yet(s, bill)]
    return found


def what_the_public_wants(s: Presidency) -> int:
    """The highest public priority that is neither pending nor passed; 0 if there is none."""
    return next((bill for bill in s.public_priorities if bill and not s.bills[bill]), 0)


def public_rank(s: Presidency, bill: int) -> int:
    """The place of a bill among the public priorities, from 0; behind them all if it is none."""
    priorities = s.public_priorities
    return priorities.index(bill) if bill in priorities else len(priorities)
