"""What the page says of the legislative segment before it comes, against what comes."""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.rules.new_bills import introduce_new_bills
from resolute.games.presidency.state import OPPONENTS, YOURS
from resolute.games.presidency.view_session import session
from tests.presidency.helpers import Stage, presidency
from tests.presidency.sheet import theirs

LISTED = (int(Bill.EDUCATION), int(Bill.INFRASTRUCTURE), 0, 0, 0)
FOUR = {1: Place.ZERO, 2: Place.ZERO, 6: Place.ZERO, 7: Place.ZERO}


def said(t: Stage, step: str) -> str:
    return next(row.text for row in session(t.table).rows if row.label == step)


@pytest.mark.parametrize(
    ("control", "cooperation", "listed", "text"),
    [
        (1, 3, LISTED, "you bring 2 bills"),
        (-1, 3, LISTED, "they bring Education and Infrastructure Upgrades"),
        (-1, 3, (4, 0, 0, 0, 0), "they bring Education, you bring one bill"),
        (-1, 2, (0,) * 5, "they have none, so you bring one bill"),
        (0, 2, LISTED, "a d6: even, you bring one; odd, they bring Education"),
        (0, 3, LISTED, "you bring one, they bring Education; a d6 says who comes first"),
        (0, 3, (0,) * 5, "they have none, so you bring 2 bills"),
    ],
)
def test_new_bills_are_foretold(control: int, cooperation: int, listed: tuple[int, ...], text: str) -> None:
    t = presidency(dice=[1], control=control, cooperation=cooperation, public_priorities=listed)
    assert said(t, "New bills") == text
    t.run(do(introduce_new_bills))
    while t.decision.name == "choose_introduction":
        t.table.play(t.decision.options[0])
    pending = t.table.state.congress.pending
    yours = sum(one.side == YOURS for one in pending)
    assert len(pending) == (2 if cooperation == 3 else 1)
    assert yours == {1: 2, -1: len(pending) - sum(map(bool, listed)), 0: yours}[control]


def test_a_bill_that_lapses_makes_room() -> None:
    t = presidency(control=-1, cooperation=3, public_priorities=LISTED, bills={**FOUR, 4: theirs(Place.CANNOT_PASS)})
    assert said(t, "New bills") == "Education lapses; they bring Education"
    t.run(do(introduce_new_bills)).choose("Withdraw nothing")
    found = {one.bill: (one.box, one.side) for one in t.table.state.congress.pending}
    assert found[int(Bill.EDUCATION)] == (Place.MINUS_ONE, OPPONENTS) and len(found) == 5


def test_votes_are_foretold() -> None:
    t = presidency(control=-1, cooperation=4, bills={4: Place.ZERO})
    assert said(t, "Votes") == "one vote; you choose, for they have no bill"
    assert (
        said(presidency(control=-1, cooperation=4, bills={4: theirs(Place.ZERO)}), "Votes") == "one vote; they choose"
    )


def test_support_is_not_lost_by_bills_that_are_not_there() -> None:
    t = presidency(opponents=(0,), bills={4: theirs(Place.ZERO)})
    assert said(t, "Support") == "they are stronger, and you have no bill to lose"
    assert said(presidency(opponents=(0,), bills={4: Place.ZERO}), "Support") == "one bill of yours loses a box"
