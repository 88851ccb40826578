"""What the public wants, what the administration wants, and what was promised. (GM Legislative Priorities, Campaign
Promise; TSF Clean-Up, Consequences 11)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.presidency.content.bills import BILLS, Bill
from resolute.games.presidency.content.tracks import LEGACY_POINTS
from resolute.games.presidency.operations.docket import BILL_NUMBERS, gone_bills, is_gone
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import priorities as said

PUBLIC, ADMINISTRATION = 5, 3
REWARDED = 3
"""So many of the public's priorities bring something."""
TERM = 4
"""Years of a term."""
_ORDINALS = ("first", "second", "third")


# Set-up


@step
def choose_priorities(t: Table[Presidency]) -> None:
    """The public's five priorities are drawn; the President chooses three, and a promise. (GM
    Legislative Priorities)"""
    t.then(renew_public_priorities)
    t.then(fill_administration)
    t.then(make_a_promise)


def _open_bills(s: Presidency) -> list[int]:
    """Bills that are no priority of the administration, no promise, and can still be passed."""
    closed = (*s.congress.administration_priorities, s.congress.promise, *gone_bills(s))
    return [bill for bill in BILL_NUMBERS if bill not in closed]


@step
def fill_administration(t: Table[Presidency]) -> None:
    """The empty boxes of the administration are filled from the top, as long as there are bills for them."""
    s = t.state
    if 0 in s.congress.administration_priorities and _open_bills(s):
        t.then(choose_administration_priority, THE_PRESIDENT, s.congress.administration_priorities.index(0))


def _priority_prompt(t: Table[Presidency], actor: Actor, box: int) -> str:
    return said.legislative_priority_prompt(_ORDINALS[box], t.game.book.sentence(f"priority/administration/{box + 1}"))


@choice(_priority_prompt, rule="Legislative Priorities")
def choose_administration_priority(t: Table[Presidency], actor: Actor, box: int) -> Iterator[Option]:
    """The priorities of the administration are chosen deliberately. (GM Legislative Priorities)"""
    for bill in _open_bills(t.state):
        yield _priority_option(bill, box)


@cache
def _priority_option(bill: int, box: int) -> Option:
    return Option(Bill(bill).label, do(set_administration_priority, bill, box), at=f"bill:{bill}")


@step
def set_administration_priority(t: Table[Presidency], bill: int, box: int) -> None:
    """This bill is a priority of the administration."""
    s = t.state
    s.congress.administration_priorities = changed(s.congress.administration_priorities, box, bill)
    t.tell("administration_priority", bill, box)
    t.then(fill_administration)


@step
def make_a_promise(t: Table[Presidency]) -> None:
    """If a bill is left for it, the President has promised one; in a historical start it is known which."""
    if not t.state.congress.promise and _open_bills(t.state):
        t.then(choose_promise, THE_PRESIDENT)


def _promise_prompt(t: Table[Presidency], actor: Actor) -> str:
    return said.promise_prompt(t.game.book.sentence("promise/good"), t.game.book.sentence("promise/judged_broken"))


@choice(_promise_prompt, rule="Campaign Promise")
def choose_promise(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """A bill that is none of the three priorities is the campaign promise. (GM Campaign Promise)"""
    for bill in _open_bills(t.state):
        yield _promise_option(bill)


@cache
def _promise_option(bill: int) -> Option:
    return Option(Bill(bill).label, do(promise, bill), at=f"bill:{bill}")


@step
def promise(t: Table[Presidency], bill: int) -> None:
    """This bill was promised."""
    t.state.congress.promise = bill
    t.tell("promise", bill)


# During the year


@step
def public_priority_first(t: Table[Presidency], bill: int) -> None:
    """A bill becomes what the public wants most; the others are pushed down as far as the next blank, the last one
    perhaps off the list. (GM Legislative Priorities)"""
    s = t.state
    if is_gone(s, bill):
        return
    listed = tuple(0 if one == bill else one for one in s.congress.public_priorities)
    blank = listed.index(0) if 0 in listed else PUBLIC - 1
    s.congress.public_priorities = (bill, *listed[:blank], *listed[blank + 1 :])
    t.tell("public_priority", bill, 0)


def strike_priorities(t: Table[Presidency], bill: int) -> None:
    """What has become law is no priority any more; its box stays empty. (GM Legislative Priorities)"""
    s = t.state
    if bill in s.congress.public_priorities:
        s.congress.public_priorities = changed(
            s.congress.public_priorities, s.congress.public_priorities.index(bill), 0
        )
    if bill in s.congress.administration_priorities:
        s.congress.administration_priorities = changed(
            s.congress.administration_priorities, s.congress.administration_priorities.index(bill), 0
        )


def rewards(s: Presidency, bill: int, landmark: bool) -> tuple[str, ...]:
    """Where it is printed what a bill of yours brings because somebody wanted it or you promised it. (GM Legislative
    Priorities)"""
    found: tuple[str, ...] = ()
    if bill in s.congress.public_priorities[:REWARDED]:
        found += (f"priority/public/{s.congress.public_priorities.index(bill) + 1}",)
    if bill in s.congress.administration_priorities:
        found += (f"priority/administration/{s.congress.administration_priorities.index(bill) + 1}",)
    if bill == s.congress.promise:
        found += (f"promise/{'landmark' if landmark else 'good'}",)
    return found


# The end of the year


@step
def renew_public_priorities(t: Table[Presidency]) -> None:
    """The priorities close up, and blanks at the end are drawn from those that can still be passed. (TSF Clean-Up)"""
    s = t.state
    kept = [bill for bill in s.congress.public_priorities if bill and not is_gone(s, bill)]
    cup = [int(bill) for bill in BILLS if bill not in kept and not is_gone(s, bill)]
    while len(kept) < PUBLIC and cup:
        bill = cup.pop(t.dice.below(len(cup)))
        t.tell("public_priority", bill, len(kept))
        kept.append(bill)
    s.congress.public_priorities = (*kept, *(0,) * (PUBLIC - len(kept)))


@step
def change_administration_priorities(t: Table[Presidency]) -> None:
    """The President may change or re-order the priorities of the administration. (TSF Clean-Up)"""
    s = t.state
    s.congress.administration_priorities = tuple(
        0 if is_gone(s, bill) else bill for bill in s.congress.administration_priorities
    )
    if any(s.congress.administration_priorities) or _open_bills(s):
        t.then(change_or_keep, THE_PRESIDENT)


@choice(said.CHANGE_PRIORITIES_PROMPT, rule="Clean-Up")
def change_or_keep(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """Keep them as they are, fill what is empty, or choose all of them again. (TSF Clean-Up)"""
    s = t.state
    yield _KEEP
    empty = s.congress.administration_priorities.count(0)
    if empty and _open_bills(s):
        yield _FILL
    if empty < ADMINISTRATION:
        yield _ANEW


@step
def keep_priorities(t: Table[Presidency]) -> None:
    """Nothing changes."""


@step
def choose_anew(t: Table[Presidency]) -> None:
    """All three boxes are emptied and filled again."""
    t.state.congress.administration_priorities = (0,) * ADMINISTRATION
    t.then(fill_administration)


@step
def judge_promise(t: Table[Presidency]) -> None:
    """A promise that was kept this year brings approval, the party and a friend; one that was not costs. At the
    end of the fourth year in office it also costs legacy, once. (TSF Consequences 11)"""
    s = t.state
    if not s.congress.promise:
        return
    if s.congress.promise_kept:
        s.congress.promise_kept, s.congress.promise = False, 0
        t.then(happen, "promise/judged_kept", None)
        return
    t.then(happen, "promise/judged_broken", None)
    if s.year_in_office == TERM:
        move(t, LEGACY_POINTS, -3, said.A_BROKEN_PROMISE)


_KEEP = Option(said.KEEP_THEM_AS_THEY_ARE, do(keep_priorities), declines=True)
_FILL = Option(said.FILL_THE_EMPTY_BOXES, do(fill_administration))
_ANEW = Option(said.CHOOSE_ALL_OF_THEM_AGAIN, do(choose_anew))
