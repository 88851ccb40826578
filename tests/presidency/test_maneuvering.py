"""Chart D6, Congressional Maneuvering and Drama, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.bills import Bill, Place
from tests.presidency.helpers import (
    Stage,
    bring,
    on_what,
    presidency,
)
from tests.presidency.sheet import (
    Lies,
    theirs,
)

JOBS = int(Bill.JOB_CREATION)
CALM: dict[str, Any] = {
    "control": 1,
    "cooperation": 2,
    "congress": 5,
    "approval": 50,
    "party_relations": 5,
    "media": 5,
    "friends": (0,),
    "friends_cup": (1, 2, 3),
    "opponents": (0,),
    "opponents_cup": (1, 2, 3),
    "action_points": 15,
}


def docket(bill: int = JOBS, place: Lies = Place.ZERO) -> dict[int, Lies]:
    found: dict[int, Lies] = {}
    found[bill] = place
    return found


def roll(row: int, **fields: Any) -> Stage:
    """This row of the chart, whatever the modifiers are."""
    t = presidency(**{**CALM, **fields})
    return bring(t, f"chart/D6/{row}")


def changes(t: Stage, **before: int) -> dict[str, int]:
    old = {**{name: value for name, value in CALM.items() if isinstance(value, int)}, **before}
    return {name: getattr(t.state, name) - was for name, was in old.items() if getattr(t.state, name) != was}


def modifiers(on: str | None = None, **fields: Any) -> int:
    t = presidency(**{**CALM, **fields})
    chart: Any = BOOK.chart("chart/D6")
    return sum(by for _, by in chart.drms(t.table, on_what("chart/D6", on)))


@pytest.mark.parametrize(
    ("fields", "plus"),
    [
        ({}, 0),
        ({"cooperation": 4}, -1),
        ({"cooperation": 1}, 1),
        ({"cooperation": 0}, 0),
        ({"cooperation": 1}, 1),
        ({"congress": 6}, 2),
        ({"congress": 7}, 3),
        ({"congress": 3}, 0),
        ({"approval": 62}, 1),
        ({"approval": 28}, 0),
        ({"opponents": ()}, -1),
        ({"friends": ()}, 0),
        ({"control": 0}, 1),
        ({"control": -1}, 1),
        ({"congress": 8, "approval": 66, "control": 0}, 3),
        ({"opponents": (), "cooperation": 4}, -2),
    ],
    ids=str,
)
def test_d6_modifiers_three_at_most(fields: dict[str, Any], plus: int) -> None:
    assert modifiers(**fields) == plus


def test_d6_the_second_roll_has_two_more() -> None:
    assert modifiers("second") == 2


def test_d6_0_high_approval_or_good_relations_bring_a_friend_and_move_a_bill() -> None:
    for fields in ({"approval": 60}, {"congress": 7}):
        t = roll(0, **fields, bills=docket())
        assert len(t.state.friends) == 2
        t.choose("Move Job Creation Package one box left")
        assert t.state.bills[JOBS] == Place.MINUS_ONE


def test_d6_0_else_better_relations_and_a_choice() -> None:
    t = roll(0).choose("Good press")
    assert changes(t) == {"congress": 1, "media": 1}
    t = roll(0).choose("A grateful public")
    assert changes(t) == {"congress": 1, "approval": 4}
    assert "A scandal fades" not in roll(0).labels
    t = roll(0, scandals=(0, 0, 2, 0, 0)).choose("A scandal fades")
    assert changes(t) == {"congress": 1} and t.state.scandals == (0, 0, 1, 0, 0)


def test_d6_1_by_relations_with_congress_and_a_justice_retires() -> None:
    t = roll(1, congress=7)
    assert changes(t, congress=7) == {"action_points": 2} and t.state.opponents == ()
    assert t.state.court_vacant and t.labels[-1] == "Nominate nobody now"
    t = roll(1, congress=5, bills=docket()).choose("Move Job Creation Package one box right", "Nominate nobody now")
    assert t.state.bills[JOBS] == Place.PLUS_ONE
    t = roll(1, congress=4).choose("Better relations", "Nominate a moderate Justice")
    assert changes(t, congress=4) == {"congress": 1}
    assert t.state.bills[Bill.MODERATE_JUSTICE]
    t = roll(1, congress=4).choose("An action point", "Nominate nobody now")
    assert changes(t, congress=4) == {"action_points": 1}


def test_d6_2_by_relations_with_congress() -> None:
    t = roll(2, congress=7, bills=docket()).choose("Support for a bill", "Move Job Creation Package one box left")
    assert t.state.bills[JOBS] == Place.MINUS_ONE
    assert len(roll(2, congress=8).choose("A friend in Congress").state.friends) == 2
    assert changes(roll(2, congress=6).choose("More cooperation"), congress=6) == {"cooperation": 1}
    assert changes(roll(2, congress=6).choose("Better relations"), congress=6) == {"congress": 1}
    t = roll(2, congress=4)
    assert changes(t, congress=4) == {"congress": 1} and len(t.state.opponents) == 2
    t = roll(2, congress=3)
    assert changes(t, congress=3) == {} and (len(t.state.friends), len(t.state.opponents)) == (0, 2)


def test_d6_3_the_opponents_introduce_what_the_public_wants() -> None:
    t = roll(3, public_priorities=(JOBS, 0, 0, 0, 0), administration_priorities=(JOBS, 0, 0))
    assert t.state.bills[JOBS] == theirs(Place.ZERO) and changes(t) == {"action_points": 2}


def test_d6_4_your_leading_bill_loses() -> None:
    t = roll(4, bills=docket())
    assert changes(t) == {"approval": -2} and t.state.bills[JOBS] == Place.PLUS_ONE
    assert changes(roll(4)) == {"approval": -2, "action_points": -1}


def test_d6_5_a_drama_in_the_cabinet() -> None:
    t = presidency(dice=[1], **CALM, cabinet_effectiveness=4)
    bring(t, "chart/D6/5")
    assert changes(t) == {"cooperation": -1, "congress": -1, "action_points": -1, "approval": -2}, (
        "the drama costs the approval"
    )
    assert t.state.cabinet_trend == -1


@pytest.mark.parametrize(
    ("approval", "expected", "opponents"),
    [
        (60, {"congress": -1, "approval": 2}, 1),
        (58, {"congress": -1, "approval": -2}, 2),
        (42, {"congress": -1, "approval": -2}, 2),
        (40, {"congress": -1, "approval": -4, "action_points": -1}, 2),
        (30, {"congress": -1, "approval": -4, "action_points": -1}, 2),
        (28, {"congress": -1, "approval": -4, "action_points": -2, "media": -1}, 2),
    ],
)
def test_d6_6_by_approval(approval: int, expected: dict[str, int], opponents: int) -> None:
    t = roll(6, approval=approval)
    assert changes(t, approval=approval) == expected and len(t.state.opponents) == opponents


def test_d6_7_party_war() -> None:
    t = bring(presidency(dice=[3], **CALM), "chart/D6/7")
    assert changes(t) == {"cooperation": -1, "approval": -2, "party_relations": -1} and t.state.cabinet_tensions == 1
    t = bring(presidency(dice=[4], **CALM), "chart/D6/7")
    assert changes(t) == {"cooperation": -1, "congress": -1} and len(t.state.opponents) == 2


def test_d6_8_a_scandal_that_costs_more_if_it_is_yours() -> None:
    t = bring(presidency(dice=[2], **CALM), "chart/D6/8")
    assert changes(t) == {"congress": -1, "party_relations": -1, "approval": -6} and t.state.scandals == (0, 0, 1, 0, 0)
    t = bring(presidency(dice=[5], **CALM), "chart/D6/8")
    assert changes(t) == {"congress": -1, "party_relations": -2, "approval": -10} and t.state.scandals[0] == 1


def test_d6_8_an_old_scandal_of_yours_does_not_make_a_members_scandal_dearer() -> None:
    t = bring(presidency(dice=[1], **CALM, scandals=(1, 0, 0, 0, 0)), "chart/D6/8")
    assert changes(t) == {"congress": -1, "party_relations": -1, "approval": -6} and t.state.scandals == (1, 0, 0, 0, 1)


def test_d6_tells_its_odds_with_every_modifier() -> None:
    t = presidency(**{**CALM, "cooperation": 4, "opponents": ()})
    odds = BOOK.chart("chart/D6").odds(t.table)
    assert sum(odds.values()) == 1
    assert odds["a session to be proud of"] * 6 == 2, "1 and 2, with -2"
