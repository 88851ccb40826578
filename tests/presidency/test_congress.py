"""Control, friends and opponents, and bills that are pushed along. (GM Congress, Party Control, Relations with
Congress, Congressional Friends and Opponents, Pending Bills)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.bills import BILLS, INITIATIVES, NOMINEES, Bill, Place
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS, Wing
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.setup import LEVELS
from resolute.games.presidency.content.tracks import (
    CONGRESS,
)
from resolute.games.presidency.effects.base import check, congress, friend, opponent, party_relations
from resolute.games.presidency.operations.docket import BOX_MODIFIER, box_of, is_yours, pending
from resolute.games.presidency.rules.congress import (
    introduce_in_box,
    leading_bill_loses,
    move_a_bill,
    move_a_bill_left,
    opponents_take_the_agenda,
    seat_congress,
)
from tests.presidency.helpers import effect, presidency
from tests.presidency.sheet import (
    Lies,
    theirs,
)

JOBS, TAX, CYBER = int(Bill.JOB_CREATION), int(Bill.TAX_REFORM), int(Bill.CYBER_SECURITY)


def docket(places: Mapping[int, Any]) -> dict[int, Lies]:
    found: dict[int, Lies] = {}
    for bill, place in places.items():
        found[bill] = place
    return found


# Content


def test_there_are_16_bills_six_initiatives_and_two_kinds_of_nominee() -> None:
    assert (len(BILLS), len(INITIATIVES), len(NOMINEES)) == (16, 6, 2)
    numbers = {"Social Security": 1, "Job Creation Package": 6, "Cyber Security": 12, "NASA Funding": 14}
    assert {bill.label: int(bill) for bill in BILLS if bill.label in numbers} == numbers
    assert BILLS[-1] is Bill.EXPANDED_MILITARY
    assert len({bill.label for bill in Bill}) == len(Bill)


def test_there_are_14_friends_and_14_opponents_with_ratings_and_two_sides() -> None:
    assert len(FRIENDS) >= 14 and len(OPPONENTS) >= 14
    names = [one.name for one in (*FRIENDS, *OPPONENTS)]
    assert len(set(names)) == len(names)
    for one in (*FRIENDS, *OPPONENTS):
        assert 1 <= one.legislative <= 3 and 0 <= one.media <= 2
        assert one.radical_side <= one.moderate_side
    assert any(one.radical_side != one.moderate_side for one in FRIENDS)
    assert {one.radical_side for one in OPPONENTS} == set(Wing)


def test_friends_and_opponents_of_the_manual() -> None:
    """GM: Sally Myers has a media rating of 1; Douglas Tate a legislative rating of 3 and none with the media."""
    by_name = {one.name: one for one in (*FRIENDS, *OPPONENTS)}
    assert by_name["Sally Myers"].media == 1
    assert (by_name["Douglas Tate"].legislative, by_name["Douglas Tate"].media) == (3, 0)


# Who sits there


@pytest.mark.parametrize("difficulty", ["easier", "normal", "harder"])
def test_set_up_draws_friends_and_opponents_by_difficulty(difficulty: str) -> None:
    t = presidency(options={"difficulty": difficulty}).run(do(seat_congress))
    level = LEVELS[Difficulty(t.state.difficulty)]
    assert (len(t.state.friends), len(t.state.opponents)) == (level.friends, level.opponents)
    assert sorted((*t.state.friends, *t.state.friends_cup)) == list(range(len(FRIENDS)))
    assert sorted((*t.state.opponents, *t.state.opponents_cup)) == list(range(len(OPPONENTS)))


@pytest.mark.parametrize(("difficulty", "control", "legacy"), [("easier", 1, 0), ("normal", 0, 5), ("harder", -1, 10)])
def test_party_control_at_the_start_by_difficulty(difficulty: str, control: int, legacy: int) -> None:
    t = presidency(options={"difficulty": difficulty})
    assert (t.state.control, t.state.legacy_points) == (control, legacy)


def test_ruling_4_a_new_friend_lies_on_the_side_of_the_difficulty() -> None:
    """GM's example lets the player choose a side; the rule does not."""
    for one in (*FRIENDS, *OPPONENTS):
        assert one.wing(easier=True) == one.moderate_side
        assert one.wing(easier=False) == one.radical_side


def test_friends_come_as_far_as_party_relations_allow() -> None:
    """GM Party Relations example: 6 allows four friends."""
    t = presidency(party_relations=6)
    for _ in range(6):
        effect(t, friend())
    assert len(t.state.friends) == 4


def test_friends_beyond_what_the_party_allows_leave_at_once() -> None:
    t = effect(presidency(party_relations=6, friends=(0, 1, 2, 3), draws=[2]), party_relations(-1))
    assert t.state.friends == (0, 1, 2, 3), "5 allows four as well"
    t = effect(presidency(party_relations=5, friends=(0, 1, 2, 3), draws=[2]), party_relations(-1))
    assert t.state.friends == (0, 1, 3) and 2 in t.state.friends_cup


def test_opponents_have_no_limit_but_the_cup() -> None:
    t = presidency()
    for _ in range(len(OPPONENTS) + 1):
        effect(t, opponent())
    assert len(t.state.opponents) == len(OPPONENTS) and t.state.opponents_cup == ()


@pytest.mark.parametrize(("face", "expected"), [(5, 6), (6, 4)])
def test_relations_with_congress_are_a_track_that_is_checked(face: int, expected: int) -> None:
    t = effect(presidency(dice=[face], congress=5), check(CONGRESS, congress(+1), congress(-1)))
    assert t.state.congress == expected


def test_relations_with_congress_have_ends() -> None:
    assert effect(presidency(congress=8), congress(+1)).state.congress == 8
    assert effect(presidency(congress=2), congress(-2)).state.congress == 2


# Pending bills


def test_pending_boxes_run_from_strong_support_to_cannot_be_passed() -> None:
    assert list(BOX_MODIFIER.values()) == [-2, -1, 0, 1]
    t = presidency(bills=docket({JOBS: Place.MINUS_TWO, CYBER: theirs(Place.CANNOT_PASS)}))
    assert (box_of(t.table.state, JOBS), box_of(t.table.state, CYBER)) == (Place.MINUS_TWO, Place.CANNOT_PASS)
    assert is_yours(t.table.state, JOBS) and not is_yours(t.table.state, CYBER)
    assert pending(t.table.state) == [JOBS, CYBER]


def test_a_bill_is_moved_one_box_either_way() -> None:
    t = presidency(bills=docket({JOBS: Place.ZERO, CYBER: theirs(Place.CANNOT_PASS)})).run(do(move_a_bill))
    assert t.labels == [
        "Move Job Creation Package one box left",
        "Move Job Creation Package one box right",
        "Move Cyber Security one box left",
        "Leave all bills where they are",
    ]
    t.choose("Move Cyber Security one box left")
    assert t.state.bills[CYBER] == theirs(Place.PLUS_ONE)
    t.run(do(move_a_bill)).choose("Leave all bills where they are")
    assert t.state.bills[JOBS] == Place.ZERO
    assert presidency().run(do(move_a_bill)).labels == ["rest"], "nothing is pending"


def test_support_is_found_for_a_bill() -> None:
    t = presidency(bills=docket({JOBS: Place.ZERO, TAX: Place.MINUS_TWO})).run(do(move_a_bill_left))
    assert t.labels == ["Move Job Creation Package one box left", "Leave all bills where they are"]
    t = presidency(bills=docket({TAX: Place.MINUS_TWO})).run(do(move_a_bill_left))
    assert t.labels == ["rest"]


def test_your_leading_bill_loses_support_or_a_point() -> None:
    t = presidency(bills=docket({JOBS: Place.MINUS_ONE, TAX: Place.ZERO, CYBER: theirs(Place.MINUS_TWO)}))
    t.run(do(leading_bill_loses))
    assert (t.state.bills[JOBS], t.state.bills[TAX]) == (Place.ZERO, Place.ZERO)
    t = presidency(draws=[1], bills=docket({JOBS: Place.ZERO, TAX: Place.ZERO})).run(do(leading_bill_loses))
    assert (t.state.bills[TAX], t.state.bills[JOBS]) == (Place.ZERO, Place.PLUS_ONE), "of equal ones, one by lot"
    t = presidency(bills=docket({CYBER: theirs(Place.ZERO)})).run(do(leading_bill_loses))
    assert t.state.action_points == 14


def test_the_opponents_take_the_agenda_with_the_highest_public_priority() -> None:
    bills = docket({TAX: Place.ZERO})
    t = presidency(bills=bills, public_priorities=(TAX, CYBER, 0, 0, 0)).run(do(opponents_take_the_agenda))
    assert t.state.bills[CYBER] == theirs(Place.ZERO) and t.state.action_points == 15
    t = presidency(bills=bills, public_priorities=(TAX, CYBER, 0, 0, 0), administration_priorities=(JOBS, CYBER, 0))
    t.run(do(opponents_take_the_agenda))
    assert t.state.action_points == 17
    full = docket(dict.fromkeys((1, 2, 3, 4, 5), int(Place.ZERO)))
    t = presidency(bills=full, public_priorities=(CYBER, 0, 0, 0, 0)).run(do(opponents_take_the_agenda))
    assert t.state.bills == full


def test_a_bill_from_the_white_house_comes_into_the_box_that_is_named() -> None:
    for box in (Place.MINUS_ONE, Place.ZERO, Place.PLUS_ONE):
        t = presidency(control=-1).run(do(introduce_in_box, int(box))).choose("Introduce Tax Reform")
        assert t.state.bills[TAX] == box
    t = presidency().run(do(introduce_in_box, int(Place.ZERO))).choose("Introduce nothing")
    assert pending(t.table.state) == []
    full = docket(dict.fromkeys((1, 2, 3, 4, 5), int(Place.ZERO)))
    assert presidency(bills=full).run(do(introduce_in_box, int(Place.ZERO))).labels == ["rest"]
