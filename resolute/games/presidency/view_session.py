"""The legislative segment as the President sees it: which of its ten steps it has come to, and what those that are to
come would bring as Congress stands now. (TSF Perform Legislative Segment)"""

from __future__ import annotations

from collections.abc import Mapping

from resolute.engine.table import Table
from resolute.engine.views import Fact, Facts
from resolute.engine.words import signed
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.printed import APPROVAL_BOX, COOPERATION_BILLS
from resolute.games.presidency.operations.docket import (
    CANNOT_PASS,
    MAX_PENDING,
    box_of,
    can_move,
    can_vote,
    is_yours,
    pending,
)
from resolute.games.presidency.rules.congress import RIGHT, net_legislative, net_media, net_moderates
from resolute.games.presidency.rules.legislation import MAX_MEDIA, MAX_SHIFTS
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import view_session as said

SUPPORT, VOTES, SIGNATURE, FRIENDS, MANEUVERS, NEW_BILLS, MEDIA, SCANDALS, COOPERATION, MOMENTUM = range(1, 11)
STEPS: Mapping[str, int] = {
    "support_or_opposition": SUPPORT,
    "attempt_to_pass": VOTES,
    "add_friends_or_opponents": FRIENDS,
    "how_the_sausage_is_made": MANEUVERS,
    "introduce_new_bills": NEW_BILLS,
    "media_result": MEDIA,
    "scandal_investigations": SCANDALS,
    "adjust_cooperation": COOPERATION,
    "legislative_momentum": MOMENTUM,
}
"""The steps by the frames that wait for them."""
PAST, NOW, NEXT = -1, 0, 1


def session(t: Table[Presidency]) -> Facts:
    """The ten steps, each with whether it is over (-1), being taken (0) or to come (1), and what it would bring.
    Outside the segment all are to come."""
    s = t.state
    now = step_now(t)
    previews = {number: find(s) for number, find in _PREVIEWS.items()}
    rows = tuple(
        Fact(
            f"step:{number}",
            name,
            previews[number] if not now or number >= now else "",
            NEXT if not now or number > now else NOW if number == now else PAST,
        )
        for number, name in enumerate(said.STEPS, SUPPORT)
    )
    return Facts(said.SESSION, rows)


def step_now(t: Table[Presidency]) -> int:
    """The step of the legislative segment that is being taken; 0 outside the segment."""
    if not t.state.clock.segment.endswith("/congress"):
        return 0
    names = [frame.step.name for frame in t.agenda]
    waiting = min((number for name, number in STEPS.items() if name in names), default=MOMENTUM + 1)
    if waiting == FRIENDS:
        return SIGNATURE if names and names[-1] == "sign_or_veto" else VOTES
    return max(waiting - 1, SUPPORT)


def _support(s: Presidency) -> str:
    net = max(-MAX_SHIFTS, min(MAX_SHIFTS, net_legislative(s)))
    here = pending(s)
    if not here:
        return said.NOTHING_PENDING
    if net < 0:
        yours = sum(is_yours(s, bill) and can_move(s, bill, RIGHT) for bill in here)
        return said.support(-min(-net, yours)) if yours else said.NO_BILL_TO_LOSE
    return said.support(min(net, len(here)))


def _votes(s: Presidency) -> str:
    ready = [bill for bill in pending(s) if can_vote(s, bill)]
    if not ready:
        return said.NO_VOTE
    most = min(COOPERATION_BILLS[s.congress.cooperation], len(ready))
    they_have_none = all(is_yours(s, bill) for bill in ready)
    return said.votes(most, s.congress.control, they_have_none)


def _friends(s: Presidency) -> str:
    return said.friends(s.congress.session.friends_due, s.congress.session.opponents_due)


def _maneuvers(s: Presidency) -> str:
    return said.ONE_ROLL if s.congress.cooperation else said.TWO_ROLLS


def _new_bills(s: Presidency) -> str:
    gone = [bill for bill in pending(s) if box_of(s, bill) == CANNOT_PASS]
    told = [said.lapses(Bill(bill).label) for bill in gone]
    room = MAX_PENDING - len(pending(s)) + len(gone)
    most = min(COOPERATION_BILLS[s.congress.cooperation], room)
    if most > 0:
        taken = [bill for bill in s.congress.taken_bills if bill not in gone]
        wanted = [Bill(bill).label for bill in s.congress.public_priorities if bill and bill not in taken]
        told.append(said.new_bills(most, s.congress.control, wanted[:most]))
    return "; ".join(told) or said.NO_NEW_BILL


def _media(s: Presidency) -> str:
    net = max(-MAX_MEDIA, min(MAX_MEDIA, net_media(s)))
    relations = 0 if abs(net) < MAX_MEDIA else 1 if net > 0 else -1
    return said.media(signed(net * APPROVAL_BOX) if net else "", signed(relations) if relations else "")


def _scandals(s: Presidency) -> str:
    found = [
        said.scandal(Office(office).label, member.scandal)
        for office, member in enumerate(s.cabinet.members)
        if member.scandal
    ]
    return "; ".join(found) or said.NO_SCANDAL


def _cooperation(s: Presidency) -> str:
    net = net_moderates(s)
    return said.COOPERATION[(net > 0) - (net < 0)]


def _momentum(s: Presidency) -> str:
    return said.momentum(s.congress.session.momentum)


_PREVIEWS = {
    SUPPORT: _support,
    VOTES: _votes,
    SIGNATURE: lambda s: said.YOUR_DESK,
    FRIENDS: _friends,
    MANEUVERS: _maneuvers,
    NEW_BILLS: _new_bills,
    MEDIA: _media,
    SCANDALS: _scandals,
    COOPERATION: _cooperation,
    MOMENTUM: _momentum,
}
