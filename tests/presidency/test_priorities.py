"""Priorities of the public and of the administration, and the campaign promise. (GM Legislative Priorities, Campaign
Promise; TSF Clean-Up, Consequences 11)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.bills import BILLS, Bill, Place
from resolute.games.presidency.rules.priorities import (
    change_administration_priorities,
    choose_priorities,
    judge_promise,
    public_priority_first,
    renew_public_priorities,
)
from resolute.games.presidency.rules.votes import bill_comes
from tests.presidency.helpers import Stage, presidency
from tests.presidency.sheet import (
    Lies,
    theirs,
)

TAX, ROADS, CYBER = int(Bill.TAX_REFORM), int(Bill.INFRASTRUCTURE), int(Bill.CYBER_SECURITY)
SECURITY, ENERGY, GUNS = int(Bill.SOCIAL_SECURITY), int(Bill.ENERGY_INDEPENDENCE), int(Bill.GUN_LEGISLATION)
NASA, WELFARE = int(Bill.NASA), int(Bill.WELFARE)
PUBLIC = (TAX, ROADS, CYBER, SECURITY, ENERGY)


def example() -> Stage:
    """GM Legislative Priorities: the public's list is drawn, then the President matches the first three."""
    # Places in what is left of the cup, bill 1 first: 2, 3, 12, 1 and 11.
    t = presidency(draws=[1, 1, 9, 0, 7]).run(do(choose_priorities))
    return t.choose("Tax Reform", "Infrastructure Upgrades", "Cyber Security", "Gun Legislation")


def test_priorities_example() -> None:
    t = example()
    assert t.state.public_priorities == PUBLIC
    assert t.state.administration_priorities == (TAX, ROADS, CYBER)
    assert t.state.promise == GUNS
    assert t.labels == ["rest"]


def test_the_promise_is_none_of_the_three_priorities() -> None:
    t = presidency().run(do(choose_priorities)).choose("Tax Reform", "Infrastructure Upgrades")
    assert "Tax Reform" not in t.labels
    t.choose("Cyber Security")
    assert len(t.labels) == len(BILLS) - 3 and "Cyber Security" not in t.labels


def test_without_a_bill_that_is_left_there_is_nothing_to_promise() -> None:
    bills: dict[int, Lies] = {}
    for bill in BILLS[2:]:
        bills[bill] = Place.LANDMARK
    t = presidency(bills=bills).run(do(choose_priorities)).choose("Social Security", "Tax Reform")
    assert t.labels == ["rest"] and t.state.promise == 0
    assert t.state.administration_priorities == (SECURITY, TAX, 0)


def law(bill: int, landmark: bool = False, place: Lies = Place.ZERO, **fields: Any) -> Stage:
    bills: dict[int, Lies] = {}
    bills[bill] = place
    settings = {"approval": 40, "legacy_points": 0, "action_points": 0, "party_relations": 5, "congress": 5, **fields}
    t = presidency(bills=bills, friends=(0,), **settings)
    return t.run(do(bill_comes, bill, landmark)).choose("Sign")


@pytest.mark.parametrize(
    ("box", "legacy", "approval"), [(0, 2, 3), (1, 1, 2), (2, 0, 1), (3, 0, 0), (4, 0, 0)], ids=str
)
def test_d5_a_public_priority_brings_legacy_and_approval(box: int, legacy: int, approval: int) -> None:
    public = [0] * 5
    public[box] = WELFARE
    t = law(WELFARE, public_priorities=tuple(public))
    assert (t.state.legacy_points, t.state.approval) == (legacy, 40 + 2 * (1 + approval))
    assert t.state.public_priorities == (0,) * 5


@pytest.mark.parametrize(("box", "legacy", "points"), [(0, 1, 4), (1, 1, 2), (2, 0, 2)])
def test_d5_a_priority_of_the_administration_brings_legacy_and_points(box: int, legacy: int, points: int) -> None:
    own = [0] * 3
    own[box] = WELFARE
    t = law(WELFARE, administration_priorities=tuple(own))
    assert (t.state.legacy_points, t.state.action_points) == (legacy, points)
    assert t.state.administration_priorities == (0,) * 3


def test_d5_a_promise_brings_more_as_a_landmark() -> None:
    t = law(WELFARE, promise=WELFARE)
    assert (t.state.approval, t.state.party_relations, t.state.action_points) == (40 + 2 * 3, 6, 1)
    t = law(WELFARE, landmark=True, promise=WELFARE)
    assert (t.state.approval, t.state.party_relations, t.state.action_points) == (40 + 2 * 6, 6, 3)
    assert t.state.congress == 5 + 1 + 1
    assert t.state.promise_kept and t.state.promise == WELFARE, "the counter stays until the end of the year"


def test_all_lists_at_once_add_up() -> None:
    t = law(WELFARE, public_priorities=(WELFARE, 0, 0, 0, 0), administration_priorities=(WELFARE, 0, 0))
    assert (t.state.legacy_points, t.state.action_points, t.state.approval) == (3, 4, 40 + 2 * 4)


def test_a_passed_priority_leaves_its_box_empty() -> None:
    """GM: do not move up any bills below it."""
    t = law(ROADS, public_priorities=PUBLIC, administration_priorities=(TAX, ROADS, CYBER))
    assert t.state.public_priorities == (TAX, 0, CYBER, SECURITY, ENERGY)
    assert t.state.administration_priorities == (TAX, 0, CYBER)


def test_a_bill_of_the_opponents_empties_the_box_and_brings_nothing() -> None:
    t = law(WELFARE, place=theirs(Place.ZERO), public_priorities=(WELFARE, 0, 0, 0, 0), promise=WELFARE)
    assert t.state.public_priorities == (0,) * 5
    assert (t.state.legacy_points, t.state.approval) == (0, 40)
    assert not t.state.promise_kept, "you, not your opponents, must keep the promise"


def test_a_new_first_priority_pushes_the_others_down_and_the_last_off() -> None:
    t = presidency(public_priorities=PUBLIC).run(do(public_priority_first, GUNS))
    assert t.state.public_priorities == (GUNS, TAX, ROADS, CYBER, SECURITY)


def test_a_blank_absorbs_the_push() -> None:
    t = presidency(public_priorities=(TAX, 0, CYBER, SECURITY, ENERGY)).run(do(public_priority_first, GUNS))
    assert t.state.public_priorities == (GUNS, TAX, CYBER, SECURITY, ENERGY)
    t = presidency(public_priorities=(0, ROADS, CYBER, SECURITY, ENERGY)).run(do(public_priority_first, GUNS))
    assert t.state.public_priorities == (GUNS, ROADS, CYBER, SECURITY, ENERGY)


def test_a_listed_bill_that_becomes_first_leaves_its_old_box() -> None:
    t = presidency(public_priorities=PUBLIC).run(do(public_priority_first, CYBER))
    assert t.state.public_priorities == (CYBER, TAX, ROADS, SECURITY, ENERGY)


def test_what_has_been_passed_for_good_is_not_wanted_again() -> None:
    bills: dict[int, Lies] = {}
    bills[GUNS] = Place.LANDMARK
    t = presidency(public_priorities=PUBLIC, bills=bills).run(do(public_priority_first, GUNS))
    assert t.state.public_priorities == PUBLIC


def test_clean_up_the_public_list_closes_up_and_is_drawn_full() -> None:
    t = presidency(public_priorities=(0, ROADS, 0, SECURITY, ENERGY), draws=[0, 0]).run(do(renew_public_priorities))
    assert t.state.public_priorities[:3] == (ROADS, SECURITY, ENERGY)
    assert t.state.public_priorities[3:] == (TAX, int(Bill.EDUCATION))


def test_clean_up_bills_that_cannot_come_again_are_not_drawn() -> None:
    bills: dict[int, Lies] = {}
    for bill in BILLS[4:]:
        bills[bill] = Place.LANDMARK
    t = presidency(bills=bills).run(do(renew_public_priorities))
    assert sorted(t.state.public_priorities) == [0, 1, 2, 3, 4], "there are only four, and the last box stays empty"


def test_clean_up_the_administration_may_keep_fill_or_change_its_list() -> None:
    fields: dict[str, Any] = {"administration_priorities": (TAX, 0, CYBER), "promise": GUNS}
    t = presidency(**fields).run(do(change_administration_priorities))
    assert t.labels == ["Keep them as they are", "Fill the empty boxes", "Choose all of them again"]
    t.choose("Keep them as they are")
    assert t.state.administration_priorities == (TAX, 0, CYBER) and t.labels == ["rest"]
    t.run(do(change_administration_priorities)).choose("Fill the empty boxes")
    assert "Gun Legislation" not in t.labels, "it is the promise"
    t.choose("Welfare")
    assert t.state.administration_priorities == (TAX, WELFARE, CYBER)
    t.run(do(change_administration_priorities))
    assert t.labels == ["Keep them as they are", "Choose all of them again"]
    t.choose("Choose all of them again", "Cyber Security", "Tax Reform", "NASA Funding")
    assert t.state.administration_priorities == (CYBER, TAX, NASA) and t.labels == ["rest"]


def test_clean_up_a_landmark_is_no_priority_any_more() -> None:
    bills: dict[int, Lies] = {}
    bills[TAX] = Place.LANDMARK
    t = presidency(bills=bills, administration_priorities=(TAX, ROADS, CYBER))
    t.run(do(change_administration_priorities))
    assert t.state.administration_priorities == (0, ROADS, CYBER)


# Consequences 11


def test_11_a_kept_promise_brings_approval_the_party_and_a_friend_and_is_done() -> None:
    t = presidency(promise=GUNS, promise_kept=True, approval=50, party_relations=5).run(do(judge_promise))
    assert (t.state.approval, t.state.party_relations, len(t.state.friends)) == (56, 6, 1)
    assert t.state.promise == 0 and not t.state.promise_kept
    t.run(do(judge_promise))
    assert t.state.approval == 56, "there is nothing left to judge"


def test_11_a_broken_promise_costs_each_year_and_stays() -> None:
    t = presidency(promise=GUNS, approval=50, party_relations=5, legacy_points=5).run(do(judge_promise))
    assert (t.state.approval, t.state.party_relations, t.state.legacy_points) == (46, 4, 5)
    assert t.state.promise == GUNS


@pytest.mark.parametrize(("year", "legacy"), [(3, 5), (4, 2)])
def test_11_in_the_fourth_year_it_also_costs_legacy(year: int, legacy: int) -> None:
    t = presidency(promise=GUNS, year=year, legacy_points=5).run(do(judge_promise))
    assert t.state.legacy_points == legacy


@pytest.mark.parametrize(("first_year", "legacy"), [(1, 5), (5, 2)])
def test_11_a_promise_costs_legacy_once(first_year: int, legacy: int) -> None:
    """TSF Consequences 11: at the end of turn 4. In year 8 a President who was re-elected has paid already, one who
    took over is at the end of turn 4; approval and the party suffer either way."""
    t = presidency(promise=GUNS, year=8, first_year=first_year, legacy_points=5, approval=50, party_relations=5)
    t.run(do(judge_promise))
    assert t.state.legacy_points == legacy
    assert (t.state.approval, t.state.party_relations, t.state.promise) == (46, 4, GUNS)
