"""Votes in Congress, and the President's signature or veto: steps 2 and 3 of the legislative segment. (TSF
Legislative Segment 2, 3; GM Legislation/Passing Bills, Passed Legislation)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from resolute.engine.book import Book
from resolute.engine.charts import Drms
from resolute.engine.effects import Effect, InOrder, When, happen
from resolute.engine.frames import Actor, Barred, Option, choice, do, on_roll, step
from resolute.engine.pieces import changed
from resolute.engine.subjects import Target
from resolute.engine.table import D6, Table
from resolute.games.presidency.content.bills import INITIATIVES, NOMINEES, Bill, Place
from resolute.games.presidency.content.printed import COOPERATION_BILLS
from resolute.games.presidency.effects.sums import summed
from resolute.games.presidency.operations.docket import (
    BOX_MODIFIER,
    BOX_NAMES,
    CANNOT_PASS,
    MAX_LEVEL,
    box_of,
    can_vote,
    enact,
    is_yours,
    pending,
    public_rank,
    take_away,
)
from resolute.games.presidency.operations.historical import signed_early
from resolute.games.presidency.rolls import NEW_PLAYER, THE_PRESIDENT, roll_dice_for
from resolute.games.presidency.rules.congress import pass_floor, settle_floor
from resolute.games.presidency.rules.priorities import rewards, strike_priorities
from resolute.games.presidency.state import OPPONENTS, Presidency
from resolute.games.presidency.subjects import (
    BILL,
    target,
)
from resolute.games.presidency.words import votes as said

PASSES = 3
"""A modified roll of so much or less passes a bill."""


# Votes


@step
def attempt_to_pass(t: Table[Presidency]) -> None:
    """As many bills as cooperation allows must be voted on; control of Congress, or a die, says who chooses them. (TSF
    Legislative Segment 2)"""
    s = t.state
    s.congress.session.tried = ()
    s.congress.session.bills_left = COOPERATION_BILLS[s.congress.cooperation]
    if s.congress.session.bills_left and any(can_vote(s, bill) for bill in pending(s)):
        settle_floor(t, said.WHO_CHOOSES_FIRST)
        t.then(next_vote)


@step
def next_vote(t: Table[Presidency]) -> None:
    """The opponents vote on their own bill with most support; where they have none, the President chooses."""
    s = t.state
    if not s.congress.session.bills_left:
        return
    open_bills = [bill for bill in pending(s) if can_vote(s, bill)]
    if not open_bills:
        return
    theirs = [bill for bill in open_bills if not is_yours(s, bill)]
    if s.congress.session.floor == OPPONENTS and theirs:
        t.then(vote, _easiest(t, theirs))
    else:
        t.then(choose_vote, THE_PRESIDENT)


def _easiest(t: Table[Presidency], bills: list[int]) -> int:
    """The bill furthest to the left; of several the one that the public wants more, of others one by lot."""
    s = t.state
    keys = [(box_of(s, bill), public_rank(s, bill)) for bill in bills]
    best = min(keys)
    first = [bill for bill, key in zip(bills, keys, strict=True) if key == best]
    return first[t.dice.below(len(first))] if len(first) > 1 else first[0]


@choice(said.WHICH_BILL_IS_VOTED_ON, rule="Legislation", forced=True)
def choose_vote(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Any pending bill that can be passed and was not voted on in this segment. (TSF Legislative Segment 2)"""
    s = t.state
    return [_vote_option(bill, box_of(s, bill)) for bill in pending(s) if can_vote(s, bill)]


@choose_vote.barred
def _cannot_pass(t: Table[Presidency], actor: Actor) -> Iterator[Barred]:
    s = t.state
    for bill in pending(s):
        if box_of(s, bill) == CANNOT_PASS:
            yield Barred(said.vote_on(Bill(bill).label), said.STRONG_OPPOSITION, f"bill:{bill}")
        elif bill in s.congress.session.tried:
            yield Barred(said.vote_on(Bill(bill).label), said.ALREADY_VOTED_ON_THIS_SEGMENT, f"bill:{bill}")


@cache
def _vote_option(bill: int, box: Place) -> Option:
    return Option(said.vote_on(Bill(bill).label), do(vote, bill), at=f"bill:{bill}", cost=BOX_NAMES[box])


@step
def vote(t: Table[Presidency], bill: int) -> None:
    """A die, with the modifier of the box in which the bill lies. (GM Legislation/Passing Bills)"""
    s = t.state
    box = box_of(s, bill)
    by = BOX_MODIFIER[box]
    modifiers: Drms = ((BOX_NAMES[box], by),) if by else ()
    if s.new_player and is_yours(s, bill):
        modifiers += (NEW_PLAYER,)
    s.congress.session.tried += (bill,)
    pass_floor(s)
    roll_dice_for(t, D6, said.vote_on(Bill(bill).label), do(vote_counted, bill), modifiers)
    t.then(next_vote)


@on_roll
def vote_counted(t: Table[Presidency], total: int, bill: int) -> None:
    """A modified roll of 3 or less passes the bill; then its worth is rolled for. (TSF Legislative Segment 2, 3)"""
    passed = total <= PASSES
    t.tell("vote", bill, passed)
    if passed:
        t.then(happen, "chart/D5", target(BILL, bill))


# Signature or veto


@step
def bill_comes(t: Table[Presidency], bill: int, landmark: bool) -> None:
    """A bill that has passed comes to the President's desk; a Justice is confirmed without a signature."""
    if bill in NOMINEES:
        t.then(confirm, bill, landmark)
    else:
        t.then(sign_or_veto, THE_PRESIDENT, bill, landmark)


@step
def bill_spoiled(t: Table[Presidency], bill: int) -> None:
    """Amendments have spoiled the bill: it has to be vetoed, and nobody blames the President. A Justice is confirmed
    all the same."""
    if bill in NOMINEES:
        t.then(confirm, bill, False)
        return
    take_away(t.state, bill)
    t.tell("spoiled", bill)


def _desk_prompt(t: Table[Presidency], actor: Actor, bill: int, landmark: bool) -> str:
    whose = said.YOUR_BILL if is_yours(t.state, bill) else said.THE_OPPONENTS_BILL
    what = said.LANDMARK_LEGISLATION if landmark else said.A_GOOD_LAW
    return said.sign_prompt(whose, Bill(bill).label, what)


@choice(_desk_prompt, rule="Passed Legislation")
def sign_or_veto(t: Table[Presidency], actor: Actor, bill: int, landmark: bool) -> tuple[Option, ...]:
    """Every bill that is passed is signed or vetoed at once; its worth is known by then. (TSF Legislative Segment 3)"""
    s = t.state
    if is_yours(s, bill):
        level = s.congress.society[bill - INITIATIVES[0]] + 1 if bill in INITIATIVES else 0
        return _desk_options(
            t.game.book,
            bill,
            landmark,
            (worth(bill, landmark, level), *rewards(s, bill, landmark)),
            _veto_now(t, bill, "veto/yours"),
        )
    return _desk_options(t.game.book, bill, landmark, ("bill/theirs",), _veto_now(t, bill, "veto/theirs"))


def _veto_now(t: Table[Presidency], bill: int, at: str) -> str:
    """What a veto costs as things stand: only those who want the bill mind that it goes."""
    effect, on = t.game.book.at(at), target(BILL, bill)
    parts = effect.effects if isinstance(effect, InOrder) else (effect,)
    return summed([part.then if isinstance(part, When) else part for part in parts if _happens(t, part, on)])


def _happens(t: Table[Presidency], part: Effect, on: Target) -> bool:
    return not isinstance(part, When) or part.condition.holds(t, on)


@cache
def _desk_options(book: Book, bill: int, landmark: bool, brings: tuple[str, ...], costs: str) -> tuple[Option, ...]:
    gain = [summed([book.at(address) for address in brings])]
    if "bill/theirs" not in brings:
        gain += [said.A_NEW_FRIEND] * landmark + [said.A_FREE_ACTION]
    elif landmark:
        gain.append(said.A_NEW_OPPONENT)
    return (
        Option(said.SIGN, do(sign, bill, landmark), at=f"bill:{bill}", cost="; ".join(gain)),
        Option(said.VETO, do(veto, bill), at=f"bill:{bill}", cost=costs),
    )


def worth(bill: int, landmark: bool, level: int) -> str:
    """Where it is printed what a bill of the President brings; an initiative by the level that it reaches."""
    kind = "landmark" if landmark else "good"
    return f"society/{bill}/{level}/{kind}" if level else f"bill/{bill}/{kind}"


@step
def sign(t: Table[Presidency], bill: int, landmark: bool) -> None:
    """The bill is law. The President's bill brings what it is worth and more if somebody wanted it; the opponents'
    bill brings cooperation and angers the party. (GM Passed Legislation, Bills)"""
    s = t.state
    yours = is_yours(s, bill)
    enact(s, bill, Place.SIGNED_LANDMARK if landmark else Place.SIGNED)
    t.tell("signed", bill, landmark)
    if yours:
        s.congress.session.momentum += 1
        s.congress.session.friends_due += landmark
        level = _advance(t, bill) if bill in INITIATIVES else 0
        for address in (worth(bill, landmark, level), *rewards(s, bill, landmark)):
            t.then(happen, address, target(BILL, bill))
        if signed_early(s, bill):
            t.then(happen, "start/2009/jobs", None)
        if bill == s.congress.emergency:
            s.congress.emergency = 0
            t.then(happen, "past/emergency", None)
        s.congress.promise_kept = s.congress.promise_kept or bill == s.congress.promise
    else:
        s.congress.session.opponents_due += landmark
        t.then(happen, "bill/theirs", target(BILL, bill))
    strike_priorities(t, bill)


def _advance(t: Table[Presidency], bill: int) -> int:
    """An initiative reaches its next level; after the second it is kept like a landmark. (GM Greater Society)"""
    s = t.state
    place = bill - INITIATIVES[0]
    level = s.congress.society[place] + 1
    s.congress.society = changed(s.congress.society, place, level)
    enact(s, bill, Place.SIGNED_LANDMARK if level == MAX_LEVEL else Place.SIGNED)
    t.tell("advance", bill, level)
    return level


@step
def veto(t: Table[Presidency], bill: int) -> None:
    """The bill goes back to the unused ones, and those who wanted it remember. (TSF Legislative Segment 3)"""
    s = t.state
    yours = is_yours(s, bill)
    take_away(t.state, bill)
    t.tell("vetoed", bill)
    t.then(happen, "veto/yours" if yours else "veto/theirs", target(BILL, bill))


@step
def confirm(t: Table[Presidency], bill: int, landmark: bool) -> None:
    """The nominee takes the seat on the court. (GM Supreme Court Justice)"""
    s = t.state
    take_away(t.state, bill)
    s.congress.court_vacant = False
    s.congress.session.momentum += 1
    t.tell("confirmed", bill)
    t.then(happen, worth(bill, landmark, 0), target(BILL, bill))
