"""The legislative segment in its ten steps. (TSF Perform Legislative Segment; GM Legislation/Passing Bills)"""

from __future__ import annotations

from functools import cache

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    COOPERATION,
    MEDIA,
)
from resolute.games.presidency.library import (
    ANY,
)
from resolute.games.presidency.operations.docket import (
    BOX_NAMES,
    box_of,
    can_move,
    is_yours,
    nudge,
    pending,
)
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.operations.people import gain_friend, gain_opponent
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.actions import grant_actions
from resolute.games.presidency.rules.congress import (
    LEFT,
    RIGHT,
    net_legislative,
    net_media,
    net_moderates,
)
from resolute.games.presidency.rules.new_bills import introduce_new_bills
from resolute.games.presidency.rules.scandals import scandal_investigations
from resolute.games.presidency.rules.votes import attempt_to_pass
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import (
    SESSION,
    target,
)
from resolute.games.presidency.words import legislation as said
from resolute.games.presidency.words.small import upper

MAX_SHIFTS = 3
MAX_MEDIA = 3


@step
def legislative_segment(t: Table[Presidency]) -> None:
    """Support, votes, signatures, friends, maneuvering, new bills, media, scandals, cooperation, momentum. (TSF
    Legislative Segment Procedure)"""
    s = t.state
    s.congress.session.momentum = s.congress.session.friends_due = s.congress.session.opponents_due = 0
    t.then(support_or_opposition)
    t.then(attempt_to_pass)
    t.then(add_friends_or_opponents)
    t.then(how_the_sausage_is_made)
    t.then(introduce_new_bills)
    t.then(media_result)
    t.then(scandal_investigations)
    t.then(adjust_cooperation)
    t.then(legislative_momentum)


def _clamped(value: int, most: int) -> int:
    return max(-most, min(most, value))


# 1 Support and opposition


@step
def support_or_opposition(t: Table[Presidency]) -> None:
    """Friends less opponents, three at most: so many bills the President may move either way, or so many of the
    President's bills lose support. (TSF Legislative Segment 1)"""
    s = t.state
    if not pending(s):
        return
    net = _clamped(net_legislative(s), MAX_SHIFTS)
    t.tell("support", net)
    s.congress.session.shifts_left, s.congress.session.shifted = abs(net), ()
    if net > 0:
        t.then(gain_support)
    elif net < 0:
        t.then(lose_support)


@step
def gain_support(t: Table[Presidency]) -> None:
    """As long as a shift is left and a bill has not been moved, the President may move one."""
    s = t.state
    if s.congress.session.shifts_left and any(bill not in s.congress.session.shifted for bill in pending(s)):
        t.then(choose_shift, THE_PRESIDENT)


def _shift_prompt(t: Table[Presidency], actor: Actor) -> str:
    left = t.state.congress.session.shifts_left
    return said.shift_prompt("a bill" if left == 1 else said.bills(left))


@choice(_shift_prompt, rule="Legislation")
def choose_shift(t: Table[Presidency], actor: Actor) -> list[Option]:
    """A pending bill of either side, one box either way, each bill once. (TSF Legislative Segment 1)"""
    s = t.state
    found = [
        _shift_option(bill, by, box_of(s, bill) + by)
        for bill in pending(s)
        if bill not in s.congress.session.shifted
        for by in (LEFT, RIGHT)
        if can_move(s, bill, by)
    ]
    found.append(_NO_SHIFT)
    return found


@cache
def _shift_option(bill: int, by: int, box: int) -> Option:
    label = said.move_one_box(Bill(bill).label, "left" if by < 0 else "right")
    return Option(label, do(shift_bill, bill, by), at=f"bill:{bill}", cost=said.to(BOX_NAMES[Place(box)]))


@step
def shift_bill(t: Table[Presidency], bill: int, by: int) -> None:
    """A bill gains or loses support."""
    _use_shift(t, bill, by)
    t.then(gain_support)


def _use_shift(t: Table[Presidency], bill: int, by: int) -> None:
    """One shift is used, and each bill moves only once."""
    nudge(t, bill, by)
    t.state.congress.session.shifts_left -= 1
    t.state.congress.session.shifted += (bill,)


@step
def shift_nothing(t: Table[Presidency]) -> None:
    """The friends in Congress do no more."""


_NO_SHIFT = Option(said.MOVE_NO_FURTHER_BILL, do(shift_nothing), declines=True)


@step
def lose_support(t: Table[Presidency]) -> None:
    """As long as the opponents can move a bill of the President, one goes to the right."""
    s = t.state
    if s.congress.session.shifts_left and _open_to_attack(s):
        t.then(choose_loss, THE_PRESIDENT)


def _open_to_attack(s: Presidency) -> list[int]:
    return [
        bill
        for bill in pending(s)
        if is_yours(s, bill) and bill not in s.congress.session.shifted and can_move(s, bill, RIGHT)
    ]


@choice(said.LOSE_SUPPORT_PROMPT, rule="Legislation", forced=True)
def choose_loss(t: Table[Presidency], actor: Actor) -> list[Option]:
    """One of the President's bills that can still lose support, each once. (TSF Legislative Segment 1)"""
    s = t.state
    return [_loss_option(bill, box_of(s, bill) + RIGHT) for bill in _open_to_attack(s)]


@cache
def _loss_option(bill: int, box: int) -> Option:
    return Option(upper(Bill(bill).label), do(lose_shift, bill), at=f"bill:{bill}", cost=said.to(BOX_NAMES[Place(box)]))


@step
def lose_shift(t: Table[Presidency], bill: int) -> None:
    """A bill of the President moves one box toward strong opposition."""
    _use_shift(t, bill, RIGHT)
    t.then(lose_support)


# 4 Friends or opponents


@step
def add_friends_or_opponents(t: Table[Presidency]) -> None:
    """Each landmark brings a friend, or an opponent if it was the opponents' bill. (TSF Legislative Segment 4)"""
    s = t.state
    for _ in range(s.congress.session.friends_due):
        gain_friend(t)
    for _ in range(s.congress.session.opponents_due):
        gain_opponent(t)


# 5 How the sausage is made


@step
def how_the_sausage_is_made(t: Table[Presidency]) -> None:
    """A roll for maneuvering and drama, and another one while Congress is contentious. (TSF Legislative Segment 5)"""
    t.then(happen, "chart/D6", None)
    t.then(more_sausage)


@step
def more_sausage(t: Table[Presidency]) -> None:
    """The second roll comes only with cooperation in its leftmost box. (TSF Legislative Segment 5)"""
    if not t.state.congress.cooperation:
        t.then(happen, "chart/D6", target(SESSION, 2))


# 7 Media, 9 cooperation, 10 momentum (8, the scandals, is a chapter of its own)


@step
def media_result(t: Table[Presidency]) -> None:
    """Media ratings of friends less opponents move approval, three boxes at most; three also move media relations.
    (TSF Legislative Segment 7)"""
    net = _clamped(net_media(t.state), MAX_MEDIA)
    if net:
        move(t, APPROVAL, net, said.THE_STORY_OF_THE_SESSION)
    if abs(net) == MAX_MEDIA:
        move(t, MEDIA, 1 if net > 0 else -1, said.THE_STORY_OF_THE_SESSION)


@step
def adjust_cooperation(t: Table[Presidency]) -> None:
    """More moderates than radicals move cooperation to the right, more radicals to the left. (TSF Legislative Segment
    9)"""
    net = net_moderates(t.state)
    if net:
        move(t, COOPERATION, RIGHT if net > 0 else LEFT, "moderates" if net > 0 else "radicals")


@step
def legislative_momentum(t: Table[Presidency]) -> None:
    """A free action of any type for each bill of the President that was signed, for a Justice and for an initiative.
    (TSF Legislative Segment 10)"""
    s = t.state
    if s.congress.session.momentum:
        t.then(grant_actions, s.congress.session.momentum, ANY)
        s.congress.session.momentum = 0
