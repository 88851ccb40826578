"""What bills, initiatives and nominees bring. (GM Passed Legislation, Bills, Greater Society, Supreme Court Justice)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.engine.subjects import Target
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.bills import BILLS, INITIATIVES, NOMINEES, Bill, Place
from resolute.games.presidency.content.forces import UNITS, Box, UnitType
from resolute.games.presidency.content.places import Capability, Region
from resolute.games.presidency.effects.world import choose_capability
from resolute.games.presidency.rules.congress import clear_bills, court_vacancy, introduce_in_box
from resolute.games.presidency.rules.new_bills import introduce_new_bills
from resolute.games.presidency.rules.votes import attempt_to_pass, bill_comes
from resolute.rulebook import rules_text
from tests.presidency.helpers import Stage, presidency
from tests.presidency.sheet import (
    Lies,
    theirs,
)


def desk(bill: Bill, landmark: bool, *dice: int, place: Lies = Place.ZERO, **fields: Any) -> Stage:
    """A passed bill on the President's desk."""
    bills: dict[int, Lies] = {}
    bills[bill] = place
    fields = {"approval": 50, "friends": (0,), "opponents": (0,), **fields}
    t = presidency(dice=dice, bills=bills, **fields)
    return t.run(do(bill_comes, int(bill), landmark))


def changes(t: Stage, **before: int) -> dict[str, int]:
    """What has changed, by name."""
    return {name: getattr(t.state, name) - old for name, old in before.items() if getattr(t.state, name) != old}


# Worth, signature, veto


@pytest.mark.parametrize(
    ("face", "cooperation", "prompt"),
    [(1, 2, "landmark"), (2, 2, "good"), (5, 2, "good"), (2, 4, "landmark"), (1, 1, "good"), (6, 4, "good")],
)
def test_d5_landmark_on_one_or_less_with_the_modifier_of_cooperation(face: int, cooperation: int, prompt: str) -> None:
    bills: dict[int, Lies] = {}
    bills[Bill.WELFARE] = Place.ZERO
    t = presidency(dice=[1, face], bills=bills, control=1, cooperation=cooperation).run(do(attempt_to_pass))
    assert prompt in t.decision.prompt


def test_d5_a_spoiled_bill_has_to_be_vetoed_without_further_cost() -> None:
    bills: dict[int, Lies] = {}
    bills[Bill.WELFARE] = Place.ZERO
    t = presidency(dice=[1, 6], bills=bills, control=1, cooperation=2, congress=5, approval=50)
    t.run(do(attempt_to_pass))
    assert t.labels == ["rest"] and t.state.bills[Bill.WELFARE] == Place.UNUSED
    assert (t.state.congress, t.state.approval, t.state.momentum) == (5, 50, 0)


def test_d5_is_rolled_before_you_sign_or_veto() -> None:
    t = desk(Bill.WELFARE, True)
    assert t.labels == ["Sign", "Veto"]
    assert "landmark legislation" in t.decision.prompt
    sign, veto = t.decision.options
    assert "legacy points +2" in sign.cost and "party relations −1" in veto.cost


def test_a_new_player_s_modifier_counts_for_the_worth_of_own_bills_only() -> None:
    chart = BOOK.chart("chart/D5")
    bills: dict[int, Lies] = {}
    bills[Bill.WELFARE], bills[Bill.PRIVACY] = Place.ZERO, theirs(Place.ZERO)
    t = presidency(new_player=True, bills=bills, cooperation=2)
    own, other = (chart.odds(t.table, Target("bill", int(bill))) for bill in (Bill.WELFARE, Bill.PRIVACY))
    assert own["landmark legislation"] == 2 * other["landmark legislation"]


def test_a_signed_bill_lies_in_the_box_of_this_year_and_a_landmark_in_its_own() -> None:
    assert desk(Bill.WELFARE, False).choose("Sign").state.bills[Bill.WELFARE] == Place.SIGNED
    assert desk(Bill.WELFARE, True).choose("Sign").state.bills[Bill.WELFARE] == Place.SIGNED_LANDMARK


def test_your_landmark_brings_a_friend_theirs_an_opponent() -> None:
    assert desk(Bill.WELFARE, True).choose("Sign").state.friends_due == 1
    assert desk(Bill.WELFARE, False).choose("Sign").state.friends_due == 0
    t = desk(Bill.WELFARE, True, place=theirs(Place.ZERO)).choose("Sign")
    assert (t.state.friends_due, t.state.opponents_due) == (0, 1)


def test_bills_of_the_opponents_do_not_benefit_you() -> None:
    """GM Bills: bills you pass benefit you, opponents' bills do not."""
    t = desk(Bill.WELFARE, True, place=theirs(Place.ZERO), party_relations=6, cooperation=2).choose("Sign")
    assert changes(t, approval=50, legacy_points=5, congress=5, party_relations=6, cooperation=2, momentum=0) == {
        "party_relations": -1,
        "cooperation": 1,
    }


def test_a_veto_of_your_own_bill_costs_approval_the_party_and_congress() -> None:
    t = desk(Bill.WELFARE, False, party_relations=6, congress=5).choose("Veto")
    assert changes(t, approval=50, party_relations=6, congress=5) == {
        "approval": -4,
        "party_relations": -1,
        "congress": -1,
    }
    assert t.state.bills[Bill.WELFARE] == Place.UNUSED and t.state.momentum == 0


@pytest.mark.parametrize(("rank", "boxes"), [(0, -2), (1, -1), (2, 0)])
def test_a_veto_of_their_bill_costs_congress_and_cooperation_and_what_the_public_wanted(rank: int, boxes: int) -> None:
    wanted = [0] * 5
    wanted[rank] = Bill.WELFARE
    t = desk(Bill.WELFARE, False, place=theirs(Place.ZERO), congress=5, cooperation=2, public_priorities=tuple(wanted))
    t.choose("Veto")
    assert (t.state.congress, t.state.cooperation, t.state.approval) == (4, 1, 50 + 2 * boxes)
    assert t.state.public_priorities[rank] == Bill.WELFARE, "what is not law is still wanted"


def test_the_desk_says_what_a_wanted_bill_would_bring() -> None:
    t = desk(Bill.WELFARE, False, public_priorities=(Bill.WELFARE, 0, 0, 0, 0), promise=Bill.WELFARE)
    cost = t.decision.options[0].cost
    assert cost == (
        "public approval +12%; legacy points +2; party relations +1; action points +1; "
        "a free action at the end of the session"
    )
    t = desk(Bill.WELFARE, False, place=theirs(Place.ZERO), public_priorities=(Bill.WELFARE, 0, 0, 0, 0))
    assert t.decision.options[0].cost == "party relations −1; bipartisan cooperation +1"


# Every bill


GOOD: dict[Bill, dict[str, int]] = {
    Bill.SOCIAL_SECURITY: {"approval": 4, "economy_trend": 1},
    Bill.TAX_REFORM: {"approval": 4, "action_points": 1},
    Bill.INFRASTRUCTURE: {"approval": 4},
    Bill.EDUCATION: {"approval": 4},
    Bill.JOB_CREATION: {"approval": 4, "action_points": 1},
    Bill.GUN_LEGISLATION: {"approval": 4, "action_points": 1},
    Bill.PRIVACY: {"approval": 4, "action_points": 1},
    Bill.ENERGY_INDEPENDENCE: {"approval": 4},
    Bill.CYBER_SECURITY: {"approval": 4},
    Bill.WELFARE: {"approval": 2},
    Bill.NASA: {"approval": 2},
    Bill.LINGERING_ISSUES: {"approval": 2, "lingering_issues": -1},
    Bill.EXPANDED_MILITARY: {},
}
LANDMARK: dict[Bill, dict[str, int]] = {
    Bill.SOCIAL_SECURITY: {"approval": 6, "economy_trend": 1, "media": 1},
    Bill.TAX_REFORM: {"approval": 4, "economy_trend": 1, "media": 1},
    Bill.INFRASTRUCTURE: {"approval": 4, "economy_trend": 1, "media": 1},
    Bill.EDUCATION: {"approval": 6, "media": 1},
    Bill.HOMELAND_SECURITY: {"approval": 4, "media": 1, "homeland_security": 1},
    Bill.JOB_CREATION: {"approval": 6, "economy_trend": 1, "media": 1},
    Bill.HEALTH_CARE: {"approval": 6, "media": 1},
    Bill.IMMIGRATION: {"economy_trend": 1},
    Bill.PRIVACY: {"approval": 6, "media": 1},
    Bill.CYBER_SECURITY: {"approval": 6},
    Bill.WELFARE: {"approval": 4, "media": 1, "congress": 1},
    Bill.LINGERING_ISSUES: {"approval": 6, "lingering_issues": -2, "party_relations": 1},
    Bill.EXPANDED_MILITARY: {},
}
BEFORE = {
    "approval": 50,
    "media": 5,
    "congress": 5,
    "homeland_security": 5,
    "party_relations": 5,
    "lingering_issues": 3,
    "economy_trend": 0,
    "action_points": 15,
    "legacy_points": 0,
}


@pytest.mark.parametrize("bill", GOOD)
def test_every_good_bill_brings_what_is_printed(bill: Bill) -> None:
    t = desk(bill, False, **BEFORE).choose("Sign")
    assert changes(t, **BEFORE) == GOOD[bill]


@pytest.mark.parametrize("bill", LANDMARK)
def test_every_landmark_brings_what_is_printed_and_two_legacy_points(bill: Bill) -> None:
    t = desk(bill, True, **BEFORE).choose("Sign")
    assert changes(t, **BEFORE) == {"legacy_points": 2, **LANDMARK[bill]}


def test_education_and_privacy_landmarks_bring_a_friend_of_their_own() -> None:
    for bill in (Bill.EDUCATION, Bill.PRIVACY):
        t = desk(bill, True, **BEFORE).choose("Sign")
        assert len(t.state.friends) == 2 and t.state.friends_due == 1


@pytest.mark.parametrize(("face", "boxes"), [(1, 2), (3, 2), (4, -1), (6, -1)])
def test_homeland_security_good_pleases_or_frightens(face: int, boxes: int) -> None:
    assert desk(Bill.HOMELAND_SECURITY, False, face).choose("Sign").state.approval == 50 + 2 * boxes


def test_health_care_good_makes_a_friend_or_an_opponent_the_landmark_removes_one() -> None:
    t = desk(Bill.HEALTH_CARE, False, 3, party_relations=6).choose("Sign")
    assert (len(t.state.friends), len(t.state.opponents), t.state.approval) == (2, 1, 54)
    t = desk(Bill.HEALTH_CARE, False, 4).choose("Sign")
    assert (len(t.state.friends), len(t.state.opponents)) == (1, 2)
    assert desk(Bill.HEALTH_CARE, True).choose("Sign").state.opponents == ()


@pytest.mark.parametrize(("face", "boxes"), [(4, 2), (5, -2)])
def test_immigration_good_trends_central_america_and_divides(face: int, boxes: int) -> None:
    t = desk(Bill.IMMIGRATION, False, face).choose("Sign")
    assert t.state.alignment_trend[Region.CENTRAL_AMERICA] == 1 and t.state.approval == 50 + 2 * boxes


def test_immigration_landmark_brings_goodwill() -> None:
    t = desk(Bill.IMMIGRATION, True).choose("Sign")
    assert t.state.alignment_trend[Region.CENTRAL_AMERICA] == 1 and len(t.state.goodwill) == 1


def test_gun_legislation_landmark_heals_an_issue_or_the_crises() -> None:
    before = dict(BEFORE, lingering_issues=2, domestic_crisis=2)
    t = desk(Bill.GUN_LEGISLATION, True, **before).choose("Sign", "A lingering issue")
    expected = {"approval": 4, "media": 1, "action_points": 2, "legacy_points": 2}
    assert changes(t, **before) == {**expected, "lingering_issues": -1}
    t = desk(Bill.GUN_LEGISLATION, True, **before).choose("Sign", "The domestic crises")
    assert changes(t, **before) == {**expected, "domestic_crisis": -2}


def test_energy_independence_hurts_russia_or_the_middle_east() -> None:
    t = desk(Bill.ENERGY_INDEPENDENCE, True, **BEFORE).choose("Sign", "Eastern Europe")
    assert t.state.russia_influence[Region.EASTERN_EUROPE] == 1
    assert changes(t, **BEFORE) == {"approval": 6, "economy_trend": 1, "legacy_points": 2}
    assert desk(Bill.ENERGY_INDEPENDENCE, False).choose("Sign").state.alignment_trend[Region.MIDDLE_EAST] == -1


def test_cyber_security_and_nasa_landmarks_improve_a_capability() -> None:
    t = desk(Bill.CYBER_SECURITY, True)
    cyber = t.state.capabilities[0][Capability.CYBER]
    assert t.choose("Sign").state.capabilities[0][Capability.CYBER] == cyber + 1
    t = desk(Bill.NASA, True, **BEFORE)
    recon = t.state.capabilities[0][Capability.RECON]
    t.choose("Sign", "Strategic reconnaissance")
    assert t.state.capabilities[0][Capability.RECON] == recon + 1
    assert changes(t, **BEFORE) == {"approval": 6, "congress": 1, "legacy_points": 2}


def at_home(t: Stage) -> dict[UnitType, int]:
    """How many units of each type have been released."""
    held = {number for number, (_, box) in enumerate(UNITS) if box == Box.HELD_BY_CONGRESS}
    found: dict[UnitType, int] = {}
    for number in held:
        if t.state.units[number].box == Region.CONUS:
            found[UNITS[number][0]] = found.get(UNITS[number][0], 0) + 1
    return found


def test_expanded_military_releases_its_units() -> None:
    """GM US Military Assets: one heavy, two light, one Marine unit and a carrier."""
    for landmark in (False, True):
        t = desk(Bill.EXPANDED_MILITARY, landmark).choose("Sign")
        assert at_home(t) == {UnitType.HEAVY: 1, UnitType.LIGHT: 2, UnitType.MARINES: 1, UnitType.CARRIER: 1}


def test_every_bill_is_printed_good_and_landmark_and_says_itself() -> None:
    for bill in (*BILLS, *NOMINEES):
        for kind in ("good", "landmark"):
            assert BOOK.at(f"bill/{int(bill)}/{kind}").say().sentence()
    for bill in INITIATIVES:
        for level in (1, 2):
            assert "legacy points" in BOOK.at(f"society/{int(bill)}/{level}/good").say().sentence()


def test_the_page_of_rules_prints_what_every_bill_brings() -> None:
    page = rules_text("presidency")
    any_capability = choose_capability().say().sentence(inner=True)

    def said(address: str, legacy: str) -> str:
        sentence = BOOK.at(address).say().sentence().removeprefix(f"legacy points {legacy}; ")
        return sentence.replace(any_capability, "a capability of your choice +1")

    for bill in BILLS:
        good, landmark = said(f"bill/{int(bill)}/good", ""), said(f"bill/{int(bill)}/landmark", "+2")
        assert f"| {int(bill)} {bill.label} | {good} | {landmark} |\n" in page
    for bill in INITIATIVES:
        first, second = said(f"society/{int(bill)}/1/good", "+3"), said(f"society/{int(bill)}/2/good", "+5")
        assert f"| {bill.label} | {first} | {second} |\n" in page


# The end of the year


def test_clean_up_passed_bills_come_back_landmarks_do_not_and_the_military_comes_once() -> None:
    bills: dict[int, Lies] = {}
    bills[Bill.WELFARE], bills[Bill.NASA], bills[Bill.EXPANDED_MILITARY] = (
        Place.SIGNED,
        Place.SIGNED_LANDMARK,
        Place.SIGNED,
    )
    bills[Bill.PRIVACY], bills[Bill.EDUCATION] = Place.ZERO, theirs(Place.ZERO)
    t = presidency(bills=bills, control=1, cooperation=2).run(do(clear_bills))
    assert t.state.bills[Bill.WELFARE] == Place.UNUSED
    assert t.state.bills[Bill.NASA] == Place.LANDMARK
    assert t.state.bills[Bill.EXPANDED_MILITARY] == Place.OUT
    assert (t.state.bills[Bill.PRIVACY], t.state.bills[Bill.EDUCATION]) == (Place.ZERO, theirs(Place.ZERO))
    t.run(do(introduce_new_bills)).choose("Withdraw nothing")
    assert "Introduce Welfare" in t.labels
    assert "Introduce Expanded Military" not in t.labels and "Introduce NASA Funding" not in t.labels


# Greater Society


def test_greater_society_there_are_six_and_none_comes_during_a_crisis() -> None:
    t = presidency(control=1, cooperation=2, domestic_crisis=1).run(do(introduce_new_bills))
    assert not any(bill.label in label for bill in INITIATIVES for label in t.labels)
    reasons = t.barred
    assert reasons["Space"] == "Needs Domestic Crises at 0"
    t = presidency(control=1, cooperation=2).run(do(introduce_new_bills))
    assert len(INITIATIVES) == 6 and {f"Introduce {bill.label}" for bill in INITIATIVES} <= set(t.labels)


def test_greater_society_meets_opposition_and_only_one_is_before_congress() -> None:
    t = presidency(control=1, cooperation=4).run(do(introduce_new_bills)).choose("Introduce Space")
    assert t.state.bills[Bill.SPACE] == Place.PLUS_ONE
    assert "Introduce Balanced Budgets" not in t.labels
    reasons = t.barred
    assert reasons["Balanced Budgets"] == "Another initiative is pending"


def test_greater_society_from_the_state_of_the_union_meets_opposition_too() -> None:
    t = presidency().run(do(introduce_in_box, int(Place.MINUS_ONE))).choose("Introduce Science and Innovation")
    assert t.state.bills[Bill.SCIENCE] == Place.PLUS_ONE


def society(bill: Bill, level: int) -> tuple[int, ...]:
    found = [0] * 6
    found[bill - Bill.SECURITY_AND_DEFENSE] = level
    return tuple(found)


def test_greater_society_the_first_level_comes_back_the_second_is_kept() -> None:
    t = desk(Bill.BALANCED_BUDGET, False, legacy_points=0).choose("Sign")
    assert t.state.society == society(Bill.BALANCED_BUDGET, 1)
    assert t.state.bills[Bill.BALANCED_BUDGET] == Place.SIGNED and t.state.legacy_points == 3
    t.run(do(clear_bills))
    assert t.state.bills[Bill.BALANCED_BUDGET] == Place.UNUSED
    t = desk(Bill.BALANCED_BUDGET, False, legacy_points=0, society=society(Bill.BALANCED_BUDGET, 1)).choose("Sign")
    assert t.state.bills[Bill.BALANCED_BUDGET] == Place.SIGNED_LANDMARK and t.state.legacy_points == 5
    t.run(do(clear_bills), do(introduce_in_box, int(Place.ZERO)))
    assert "Introduce Balanced Budgets" not in t.labels


@pytest.mark.parametrize(("level", "good", "landmark"), [(1, 3, 4), (2, 5, 7)])
@pytest.mark.parametrize("bill", INITIATIVES)
def test_greater_society_legacy_by_level_and_worth(bill: Bill, level: int, good: int, landmark: int) -> None:
    for worth, points in ((False, good), (True, landmark)):
        t = desk(bill, worth, legacy_points=0, society=society(bill, level - 1))
        assert t.choose("Sign").state.legacy_points == points
        assert t.state.friends_due == worth and t.state.momentum == 1


def test_greater_society_rewards() -> None:
    before = dict(BEFORE, world_opinion=5, economy=5, prestige=5, domestic_crisis=1)

    def rewards(bill: Bill, level: int, *answers: str) -> dict[str, int]:
        t = desk(bill, False, **before, society=society(bill, level - 1)).choose("Sign", *answers)
        return {name: by for name, by in changes(t, **before).items() if name != "legacy_points"}

    freedoms, budget, health = Bill.FREEDOMS_AND_EQUALITY, Bill.BALANCED_BUDGET, Bill.HEALTH_AND_LONGEVITY
    first = {"lingering_issues": -1, "domestic_crisis": -1, "approval": 6, "action_points": 2}
    assert rewards(freedoms, 1) == first
    assert rewards(freedoms, 2) == {
        "lingering_issues": -2,
        "domestic_crisis": -1,
        "world_opinion": 1,
        "approval": 8,
        "action_points": 3,
    }
    assert rewards(budget, 1) == {"economy_trend": 1, "approval": 4}
    assert rewards(budget, 2) == {"economy": 1, "approval": 8, "congress": 1}
    assert rewards(health, 1) == {"economy_trend": 1, "approval": 6}
    assert rewards(health, 2) == {"economy": 1, "approval": 8, "prestige": 1}
    assert rewards(Bill.SCIENCE, 1, "Air forces") == {"approval": 4}
    assert rewards(Bill.SCIENCE, 2, "Air forces") == {"approval": 6, "world_opinion": 1}
    assert rewards(Bill.SPACE, 1) == {"approval": 6}
    assert rewards(Bill.SPACE, 2, "Space warfare") == {"approval": 8, "economy": 1, "world_opinion": 1}
    assert rewards(Bill.SECURITY_AND_DEFENSE, 1, "Air forces") == {"approval": 4}
    assert rewards(Bill.SECURITY_AND_DEFENSE, 2, "Air forces") == {"approval": 6, "homeland_security": 1}


def test_security_and_defense_releases_units_by_level() -> None:
    bill = Bill.SECURITY_AND_DEFENSE
    t = desk(bill, False).choose("Sign", "Naval forces")
    assert at_home(t) == {UnitType.MARINES: 1, UnitType.LIGHT: 1}
    t = desk(bill, False, society=society(bill, 1)).choose("Sign", "Naval forces")
    assert at_home(t) == {UnitType.HEAVY: 1, UnitType.AIR_FORCE: 1}


def test_space_trends_the_regions_of_very_close_allies_pro_us() -> None:
    t = desk(Bill.SPACE, False, closeness=(2, 0, 2, 2, 1, 1, 0, 1, 0)).choose("Sign")
    trending = {Region(n) for n, trend in enumerate(t.state.alignment_trend) if trend}
    assert trending == {Region.EUROZONE, Region.MIDDLE_EAST}, "Canada lies in no region"


# The court


def test_court_a_vacancy_lets_you_nominate_one_of_two_or_wait() -> None:
    t = presidency(control=0).run(do(court_vacancy))
    assert t.labels == [
        "Nominate a moderate Justice",
        "Nominate a party ideologue as Justice",
        "Nominate nobody now",
    ]
    t.choose("Nominate nobody now")
    assert t.state.court_vacant
    t.run(do(introduce_in_box, int(Place.ZERO)))
    assert "Introduce a moderate Justice" in t.labels


def test_court_without_a_vacancy_there_is_no_nominee_and_never_two() -> None:
    t = presidency().run(do(introduce_in_box, int(Place.ZERO)))
    assert not any("Justice" in label for label in t.labels)
    reasons = t.barred
    assert reasons["A moderate Justice"] == "Needs a vacancy on the Supreme Court"
    t = presidency().run(do(court_vacancy)).choose("Nominate a moderate Justice")
    t.run(do(introduce_in_box, int(Place.ZERO)))
    assert not any("Justice" in label for label in t.labels)
    reasons = t.barred
    assert reasons["A party ideologue as Justice"] == "Another nominee is pending"


def test_court_a_second_vacancy_waits_for_the_first() -> None:
    t = presidency(court_vacant=True).run(do(court_vacancy))
    assert t.labels == ["rest"]


@pytest.mark.parametrize(("control", "moderate", "ideologue"), [(1, -2, -1), (0, -1, 0), (-1, 0, 1)])
def test_court_a_moderate_is_easier_to_confirm(control: int, moderate: int, ideologue: int) -> None:
    for label, box in (("Nominate a moderate", moderate), ("Nominate a party ideologue", ideologue)):
        t = presidency(control=control).run(do(court_vacancy)).choose(label)
        place = max(t.state.bills[NOMINEES[0]], t.state.bills[NOMINEES[1]])
        assert place == Place.ZERO + box


def test_court_with_five_bills_pending_the_nomination_waits() -> None:
    bills = dict.fromkeys(range(1, 6), Place.ZERO)
    t = presidency(bills=bills).run(do(court_vacancy))
    assert t.labels == ["rest"] and t.state.court_vacant


def justice(cooperation: int, control: int, *dice: int) -> Stage:
    bills: dict[int, Lies] = {}
    bills[Bill.MODERATE_JUSTICE], bills[Bill.WELFARE] = Place.MINUS_ONE, Place.ZERO
    bills[Bill.PRIVACY] = theirs(Place.PLUS_ONE)
    t = presidency(dice=dice, bills=bills, cooperation=cooperation, control=control, court_vacant=True)
    return t.run(do(attempt_to_pass))


def test_court_example_cooperation_and_control_say_whether_there_is_a_vote() -> None:
    """GM Supreme Court Justice: at 0 no attempt; at 1 the opponents take their bills first, you choose, or a die."""
    assert justice(0, 1).state.tried == ()
    assert justice(2, -1, 6).state.tried == (Bill.PRIVACY,)
    assert "Vote on a moderate Justice" in justice(2, 1).labels
    assert "Vote on a moderate Justice" in justice(2, 0, 2).labels
    assert justice(2, 0, 1, 6).state.tried == (Bill.PRIVACY,)


def test_court_a_confirmed_justice_needs_no_signature_and_brings_momentum() -> None:
    t = justice(2, 1, 4, 2).choose("Vote on a moderate Justice")
    assert t.labels == ["rest"] and not t.state.court_vacant and t.state.momentum == 1
    assert t.state.bills[Bill.MODERATE_JUSTICE] == Place.UNUSED


def test_court_a_justice_is_confirmed_even_with_a_six() -> None:
    t = justice(2, 1, 4, 6).choose("Vote on a moderate Justice")
    assert not t.state.court_vacant and t.state.momentum == 1


@pytest.mark.parametrize(
    ("bill", "landmark", "expected"),
    [
        (Bill.MODERATE_JUSTICE, True, {"approval": 6, "party_relations": -1, "cooperation": 2, "legacy_points": 2}),
        (Bill.MODERATE_JUSTICE, False, {"approval": 2, "party_relations": -1, "cooperation": 1}),
        (Bill.IDEOLOGUE_JUSTICE, True, {"approval": -2, "party_relations": 3, "cooperation": -1, "legacy_points": 1}),
        (Bill.IDEOLOGUE_JUSTICE, False, {"approval": -4, "party_relations": 2, "cooperation": -1}),
    ],
)
def test_court_what_a_justice_brings(bill: Bill, landmark: bool, expected: dict[str, int]) -> None:
    before = {"approval": 50, "party_relations": 5, "cooperation": 2, "legacy_points": 0}
    t = desk(bill, landmark, court_vacant=True, **before)
    assert changes(t, **before) == expected
