"""Old debts: the charts that two event cards roll on, at home (D13) and abroad (WT3). The figures are ours."""

from __future__ import annotations

from resolute.engine.frames import do
from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.rules.cabinet_actions import actions_of, cabinet_actions
from resolute.games.presidency.rules.congress import clear_bills
from resolute.games.presidency.rules.votes import sign
from resolute.games.presidency.state import ConflictStatus, TerrorGroup
from tests.presidency.changes import changes
from tests.presidency.helpers import bring, presidency
from tests.presidency.sheet import Lies

AFRICA, ASIA = int(Region.AFRICA), int(Region.CENTRAL_SOUTH_ASIA)


def test_the_base_wants_more_by_party_relations() -> None:
    for relations, expected in (
        (7, {"friends": 1, "cooperation": -1}),
        (5, {"party_relations": -1, "cooperation": -1}),
        (3, {"party_relations": -1, "friends": -1, "opponents": 1}),
    ):
        t = presidency(dice=[1], party_relations=relations, friends=(0,), friends_cup=tuple(range(1, 14)))
        with changes(t) as changed:
            bring(t, "chart/D13")
        assert changed == expected


def test_congress_that_has_lost_confidence_changes_hands() -> None:
    t = presidency(dice=[3], congress=2, control=1)
    assert bring(t, "chart/D13").state.control == 0


def test_a_wounded_member_misses_the_next_cabinet_segment_only() -> None:
    t = bring(presidency(dice=[5, 4, 4], draws=[0], homeland_security=5), "chart/D13")
    assert Office.STATE in t.table.state.cabinet.wounded
    t.run(do(cabinet_actions))
    assert not actions_of(t.table.state, Office.STATE) and actions_of(t.table.state, Office.CHIEF_OF_STAFF)
    assert not t.table.state.cabinet.wounded
    assert actions_of(presidency().run(do(cabinet_actions)).table.state, Office.STATE)


def test_a_member_who_dies_is_replaced() -> None:
    t = bring(presidency(dice=[5, 5, 6], homeland_security=5), "chart/D13")
    before = t.table.state.cabinet.members[Office.DEFENSE].who
    assert before == -1 and t.decision.name == "choose_candidate"


def test_a_president_who_dies_is_judged_at_once() -> None:
    t = presidency(dice=[5, 1, 6], homeland_security=5, approval=40, legacy_points=20)
    outcome = bring(t, "chart/D13").table.outcome
    assert outcome is not None and outcome.ending == "one_term" and outcome.scores == (25,)


def test_a_president_who_dies_in_a_historical_start_has_not_won() -> None:
    t = presidency(dice=[5, 1, 6], homeland_security=5, options={"scenario": "2001"})
    before = t.state.legacy_points
    outcome = bring(t, "chart/D13").table.outcome
    assert outcome is not None and outcome.ending == "died_in_office" and outcome.ranking == ()
    assert t.state.legacy_points == before, "historical starts have no legacy score"


def test_security_and_a_bitter_congress_bear_on_the_shots() -> None:
    t = presidency(dice=[5, 1, 1], homeland_security=6)
    with changes(t) as changed:
        bring(t, "chart/D13")
    assert changed == {"approval": 1, "homeland_security": 1}
    t = presidency(dice=[5, 4, 4], homeland_security=4, cooperation=0)
    assert bring(t, "chart/D13").decision.name == "choose_candidate", "4 and 2 are 6"


def test_the_crash_and_its_emergency_bill() -> None:
    t = presidency(dice=[6], economy=6, eurozone_economy=5, stability=(5,) * 8)
    with changes(t) as changed:
        bring(t, "chart/D13")
    assert changed == {"economy": -3, "eurozone_economy": -2, "approval": -5, "lingering_issues": 1}
    assert t.state.stability == (4,) * 8 and t.state.alignment_trend == (-1,) * 8
    assert t.state.public_priorities[0] == Bill.JOB_CREATION
    assert t.state.bills[Bill.JOB_CREATION] == Place.ZERO
    before = t.state.economy
    t.run(do(sign, int(Bill.JOB_CREATION), False))
    assert t.state.economy == before + 1 and not t.table.state.congress.emergency


def test_the_emergency_is_over_with_the_year_and_a_better_box_is_kept() -> None:
    bills: dict[int, Lies] = {int(Bill.JOB_CREATION): Place.MINUS_ONE}
    t = bring(presidency(dice=[6], economy=7, bills=bills, resources=(int(Resource.TREASURY),)), "chart/D13")
    assert t.state.economy == 5 and t.state.lingering_issues == presidency().state.lingering_issues
    assert t.state.bills[Bill.JOB_CREATION] == Place.MINUS_ONE
    assert t.run(do(clear_bills)).table.state.congress.emergency == 0


def test_a_fever_is_fought_with_points_or_with_the_army() -> None:
    t = bring(presidency(dice=[1], regional_crisis=(0,) * 8), "chart/WT3")
    assert t.state.regional_crisis[AFRICA] == 2
    assert t.labels == ["Field hospitals", "The army's doctors", "Nothing"]
    t.choose("The army's doctors")
    assert t.state.regional_crisis[AFRICA] == 1 and t.state.action_points == 15
    assert any(unit.box == AFRICA for unit in t.state.units)


def test_militants_become_a_rogue_state() -> None:
    groups = ((),) * 6 + ((TerrorGroup(3, IntelBox.UNSEEN),), (), ())
    t = bring(presidency(dice=[3], terror_groups=groups, rogue_states=((),) * 8), "chart/WT3")
    assert len(t.state.rogue_states[ASIA]) == 1 and [one.level for one in t.state.terror_groups[ASIA]] == [1]


def test_china_presses_short_of_war() -> None:
    conflicts = tuple(ConflictStatus(4 if one == Track.CHINA_JAPAN else 1) for one in Track)
    t = bring(presidency(dice=[8, 5], conflicts=conflicts), "chart/WT3")
    assert t.table.outcome is None and t.state.conflicts[Track.CHINA_JAPAN].status == 4


def test_a_leap_in_technology_is_hurried_after() -> None:
    t = presidency(dice=[10, 4, 3], capabilities=((3,) * 7,) * 3)
    bring(t, "chart/WT3")
    assert t.state.capabilities[1 + Nation.RUSSIA][Capability.NAVAL] == 6
    assert t.state.rapid_capabilities[Capability.NAVAL] == 1
