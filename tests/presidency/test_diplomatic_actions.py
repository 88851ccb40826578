"""The diplomatic master actions, sanctions, trade agreements and regional summits. (GM Diplomatic Master Actions,
Trade Agreements, Sanctions, Draw Crisis Chits; TSF Any 4 Diplomatic and/or Military Actions, Consequences 10)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.engine.subjects import Target
from resolute.games.presidency.content.cabinet import CANDIDATES
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.diplomacy import SanctionKind, Trade
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.setup import SANCTIONS
from resolute.games.presidency.library import ABROAD, DIPLOMATIC
from resolute.games.presidency.operations.sanctions import can_sanction, impose, lift, reveal
from resolute.games.presidency.rules.actions import take_actions
from resolute.games.presidency.rules.chits import draw_chits
from resolute.games.presidency.rules.diplomacy import trade_continues, trade_pays
from resolute.games.presidency.state import RegionStatus, RogueState, Sanction, TerrorGroup
from tests.presidency.helpers import Stage, bring, presidency
from tests.presidency.test_regions import lay, region

AFRICA, EUROPE = int(Region.AFRICA), int(Region.EASTERN_EUROPE)
NO_DIPLOMAT = next(place for place, one in enumerate(CANDIDATES) if not one.novice.diplomatic)
DIPLOMAT = next(place for place, one in enumerate(CANDIDATES) if one.novice.diplomatic)
UNI, MULTI, UN = SanctionKind


def act(key: str, *dice: int, state: int = NO_DIPLOMAT, **fields: Any) -> Stage:
    """A diplomatic action of the President, without points for a second roll, in a quiet world."""
    cabinet = (-1, 0, state, 2, 3) if state not in (0, 2, 3) else (-1, 5, state, 6, 7)
    given = {"action_points": 0, "cabinet": cabinet, "tensions": ((),) * 13, **fields}
    t = presidency(dice=dice, **given).run(do(take_actions, 1, DIPLOMATIC))
    return t.choose(f"{key}: ")


def barred(t: Stage, key: str) -> str:
    return next((one.reason for one in t.decision.barred if one.label.startswith(f"{key}:")), "")


def test_four_diplomatic_or_military_actions() -> None:
    """TSF Any 4 Diplomatic and/or Military Actions: four, each may be forgone for a point."""
    t = presidency(action_points=0).run(do(take_actions, 4, ABROAD))
    assert {label[0] for label in t.labels if label[1:2].isdigit()} >= {"P", "F"}
    assert not any(label.startswith("D") for label in t.labels)
    for _ in range(4):
        t.choose("Forgo an action")
    assert t.state.action_points == 4


# F1


@pytest.mark.parametrize(("die", "crisis"), [(1, 1), (2, 2), (6, 2), (7, 3), (9, 3)])
def test_f1_crisis_relief(die: int, crisis: int) -> None:
    t = act("F1", die, regional_crisis=(3,) * 8, stability=(5,) * 8).choose("Africa")
    assert region(t, AFRICA).crisis == crisis


def test_f1_a_ten_makes_it_worse() -> None:
    t = act("F1", 10, regional_crisis=(1,) * 8, stability=(5,) * 8).choose("Africa")
    assert region(t, AFRICA).crisis == 2


def test_f1_the_secretary_of_state_and_stability_help() -> None:
    rating = CANDIDATES[DIPLOMAT].novice.diplomatic
    t = act("F1", 6 + rating + 1, state=DIPLOMAT, regional_crisis=(2,) * 8, stability=(6,) * 8).choose("Africa")
    assert region(t, AFRICA).crisis == 1


def test_f1_only_where_there_is_a_crisis() -> None:
    t = act("F1", regional_crisis=(0, 0, 0, 1, 0, 0, 0, 0))
    assert t.labels == ["Africa"]
    assert t.reasons == ["No crisis there"]
    t = presidency(regional_crisis=(0,) * 8).run(do(take_actions, 1, DIPLOMATIC))
    assert barred(t, "F1") == "Needs a Regional Crisis"


# F2


@pytest.mark.parametrize(("die", "trend"), [(5, 1), (6, 0), (10, -1)])
def test_f2_alignment_is_checked(die: int, trend: int) -> None:
    quiet: dict[str, Any] = {"russia_influence": (0,) * 8, "china_influence": (0,) * 8}
    t = act("F2", die, alignment=(5,) * 8, alignment_trend=(0,) * 8, **quiet).choose("Africa")
    assert region(t, AFRICA).alignment_trend == trend


def test_f2_influence_hampers_it() -> None:
    """GM Russia, note: influence counts for this action; each peer with influence is one."""
    both: dict[str, Any] = {"russia_influence": (2,) * 8, "china_influence": (1,) * 8}
    t = act("F2", 4, alignment=(5,) * 8, **both).choose("Africa")
    assert region(t, AFRICA).alignment_trend == 0
    t = act("F2", 3, alignment=(5,) * 8, **both).choose("Africa")
    assert region(t, AFRICA).alignment_trend == 1


# F3


def test_f3_needs_an_alignment_of_6_and_influence_beside_a_base() -> None:
    """GM Regional Alignment: 6 or higher makes it possible."""
    t = presidency(alignment=(5,) * 8).run(do(take_actions, 1, DIPLOMATIC))
    assert barred(t, "F3") == "Needs Influence in a Region aligned at 6 or more"
    t = act("F3", alignment=(6,) * 8)
    assert t.labels == ["Africa", "The Middle East", "Eastern Europe", "Central and South Asia", "Asia and the Pacific"]


@pytest.mark.parametrize(("die", "left"), [(6, 1), (7, 2)])
def test_f3_removes_a_counter_on_6_or_less(die: int, left: int) -> None:
    t = act("F3", die, alignment=(6,) * 8).choose("Eastern Europe")
    assert region(t, EUROPE).russian_influence == left


def test_f3_whose_influence_is_your_choice() -> None:
    t = act("F3", 1, alignment=(6,) * 8).choose("Central and South Asia", "China's")
    here = region(t, Region.CENTRAL_SOUTH_ASIA)
    assert (here.russian_influence, here.chinese_influence) == (1, 0)


def test_f3_once_per_segment() -> None:
    t = presidency(dice=[9], action_points=0, alignment=(6,) * 8, segment="phase-1/three-actions")
    t.run(do(take_actions, 2, DIPLOMATIC)).choose("F3: Push back foreign influence", "Eastern Europe")
    assert barred(t, "F3") == "Only once per segment"


# F4, trade


def test_f4_talks_then_congress() -> None:
    """GM Trade Agreements: the region agrees, then Congress; an agreement brings a pro-US marker."""
    t = act("F4", 5, alignment=(5,) * 8, alignment_trend=(0,) * 8).choose("Africa")
    assert region(t, AFRICA).trade == Trade.PENDING
    t = lay(presidency(dice=[5], action_points=0, congress=5), AFRICA, RegionStatus(trade=Trade.PENDING))
    t.run(do(take_actions, 1, DIPLOMATIC)).choose("F4: Negotiate a trade agreement", "Africa")
    assert (region(t, AFRICA).trade, region(t, AFRICA).alignment_trend) == (Trade.AGREED, 1)


def test_f4_points_help() -> None:
    t = presidency(dice=[7], action_points=2, alignment=(5,) * 8).run(do(take_actions, 1, DIPLOMATIC))
    t.choose("F4: Negotiate a trade agreement", "Africa", "Spend 2 action points for -2")
    assert region(t, AFRICA).trade == Trade.PENDING and t.state.action_points == 0


def test_f4_not_twice_with_the_same_region() -> None:
    t = lay(presidency(), AFRICA, RegionStatus(trade=Trade.AGREED)).run(do(take_actions, 1, DIPLOMATIC))
    t.choose("F4: Negotiate a trade agreement")
    assert "Africa" not in t.labels
    assert t.reasons == ["An agreement is in force"]


@pytest.mark.parametrize(
    ("stability", "die", "approval", "economy", "trend"),
    [
        (8, 1, 1, 1, 1),
        (8, 11, 0, 0, 0),
        (7, 1, 0, 1, 1),
        (7, 4, 1, 0, 1),
        (6, 7, 0, 0, 0),
        (5, 4, 1, 0, 0),
        (5, 10, -1, 0, 0),
        (4, 1, 1, 0, 0),
        (3, 10, -1, 0, -1),
        (3, 12, -2, 0, -1),
    ],
)
def test_consequence_10_trade_pays_by_stability(
    stability: int, die: int, approval: int, economy: int, trend: int
) -> None:
    """TSF Consequences 10: the more stable the region, the better; a shaky one costs."""
    # Crises of 2 or more, and a peer or two with influence, change the roll only.
    faces = min(die, 10)
    influence: dict[str, Any] = {"russian_influence": 1, "chinese_influence": 1} if die > 10 else {}
    here = RegionStatus(6, 0, stability, 2, trade=Trade.AGREED, **influence)
    t = lay(presidency(dice=[faces], approval=50, economy=5), AFRICA, here).run(do(trade_pays))
    assert t.state.approval == 50 + 2 * approval
    assert t.state.economy_trend == economy
    assert region(t, AFRICA).alignment_trend == trend


def test_consequence_10_a_boom_pushes_influence_back() -> None:
    here = RegionStatus(6, 0, 8, 0, trade=Trade.AGREED, russian_influence=1)
    t = lay(presidency(dice=[1]), AFRICA, here).run(do(trade_pays))
    assert region(t, AFRICA).russian_influence == 0


@pytest.mark.parametrize(
    ("here", "goes_on"),
    [
        (RegionStatus(5, trade=Trade.AGREED), True),
        (RegionStatus(4, trade=Trade.AGREED), False),
        (RegionStatus(7, trade=Trade.AGREED, russian_influence=1, chinese_influence=2), False),
    ],
)
def test_consequence_10_an_agreement_lapses(here: RegionStatus, goes_on: bool) -> None:
    """An alignment below 5 or three influence counters of others end it."""
    t = lay(presidency(), AFRICA, here).run(do(trade_continues, AFRICA))
    assert (region(t, AFRICA).trade == Trade.AGREED) is goes_on


def test_only_agreements_in_force_are_rolled_for() -> None:
    t = lay(presidency(), AFRICA, RegionStatus(trade=Trade.PENDING)).run(do(trade_pays))
    assert t.story == []


# F5


def test_f5_an_ally_loses_two_tensions_at_once() -> None:
    t = act("F5", tensions=(*((),) * 7, (1, 2, 1), *((),) * 5), tensions_cup=(34, 23))
    t.choose("Israel")
    assert len(t.state.tensions[Nation.ISRAEL]) == 1


@pytest.mark.parametrize(("die", "left"), [(3, 1), (4, 2), (7, 2), (8, 3), (10, 4)])
def test_f5_peers_and_rogue_nations_are_rolled_for(die: int, left: int) -> None:
    t = act("F5", die, tensions=((), (), (1, 1, 1), *((),) * 10), tensions_cup=(33, 24)).choose("Iran")
    assert len(t.state.tensions[Nation.IRAN]) == left


def test_f5_relations_with_a_peer_count() -> None:
    """A cold war adds two, partners take off."""
    tense: dict[str, Any] = {"tensions": ((1, 1, 1), *((),) * 12), "tensions_cup": (33, 24)}
    t = act("F5", 2, russia_relations=1, **tense).choose("Russia")
    assert len(t.state.tensions[Nation.RUSSIA]) == 2
    t = act("F5", 4, russia_relations=4, **tense).choose("Russia")
    assert len(t.state.tensions[Nation.RUSSIA]) == 1


# F7, sanctions


@pytest.mark.parametrize(("kind", "die", "imposed"), [("Unilateral", 7, True), ("Unilateral", 8, False)])
def test_f7_unilateral_sanctions_on_7_or_less(kind: str, die: int, imposed: bool) -> None:
    t = act("F7", die, congress=5).choose("Iran", kind)
    assert [one.kind for one in t.state.sanctions[Nation.IRAN]] == [UNI] * imposed


@pytest.mark.parametrize(("die", "imposed"), [(4, True), (5, False)])
def test_f7_multilateral_sanctions_on_4_or_less(die: int, imposed: bool) -> None:
    t = act("F7", die, congress=5).choose("Iran", "Multilateral")
    assert [one.kind for one in t.state.sanctions[Nation.IRAN]] == [MULTI] * imposed


def test_f7_modifiers_count_three_at_most() -> None:
    """China is hard to sanction (+2), an unwilling Congress adds one; tensions and the Secretary of State help."""
    t = act("F7", 4, congress=4).choose("China", "Unilateral")
    assert [one.kind for one in t.state.sanctions[Nation.CHINA]] == [UNI]
    t = act("F7", 5, congress=4).choose("China", "Unilateral")
    assert t.state.sanctions[Nation.CHINA] == ()
    tense: dict[str, Any] = {"tensions": ((), (), (1, 1), *((),) * 10), "tensions_cup": (34, 24)}
    t = act("F7", 9, congress=7, **tense).choose("Iran", "Unilateral")
    assert [one.kind for one in t.state.sanctions[Nation.IRAN]] == [UNI]


def test_f7_not_on_a_peer_that_is_a_partner() -> None:
    """GM Sanctions, Targeting: not at relations 4 or 5."""
    t = act("F7", russia_relations=4)
    assert t.labels == ["China", "Iran", "North Korea"]
    assert t.reasons == ["Relations are too good for sanctions"]


def test_f7_example_china_with_unilateral_sanctions_may_get_multilateral_ones() -> None:
    """GM Sanctions, Targeting, example: but no second unilateral one."""
    t = act(
        "F7",
        1,
        sanctions=((), (Sanction(UNI, 1),), (), ()),
        sanctions_supply=(*(one for one in SANCTIONS if one != Sanction(UNI, 1)), Sanction(UNI, 1)),
    ).choose("China")
    assert [one.kind for one in t.state.sanctions[Nation.CHINA]] == [UNI, MULTI]


def test_sanctions_hurt_the_relations_with_a_peer() -> None:
    """GM Sanctions: a trending marker for unilateral ones, a whole box for multilateral ones; none elsewhere."""
    t = presidency(russia_relations=3)
    impose(t.table, Nation.RUSSIA, UNI)
    assert (t.state.russia_relations, t.state.russia_relations_trend) == (3, -1)
    impose(t.table, Nation.RUSSIA, MULTI)
    assert (t.state.russia_relations, t.state.russia_relations_trend) == (2, -1)


def test_the_un_sanctions_iran_and_north_korea_only() -> None:
    """GM Sanctions: they are vetoed in the Security Council."""
    s = presidency(russia_relations=1, china_relations=1).table.state
    assert [can_sanction(s, nation, UN) for nation in (0, 1, 2, 3)] == [False, False, True, True]


def test_revealed_sanctions_are_drawn_again_of_the_same_kinds() -> None:
    """GM Sanctions, Revealing: the values are added up, then other counters lie there face down."""
    t = presidency(
        draws=[2, 1],
        sanctions=((), (), (Sanction(UNI, 2), Sanction(UN, 3)), ()),
        sanctions_supply=tuple(Sanction(*one) for one in ((UNI, 1), (UNI, 1), (UNI, 2), (MULTI, 2), (UN, 2))),
    )
    assert reveal(t.table, Nation.IRAN) == 5
    after = t.state.sanctions[Nation.IRAN]
    assert [one.kind for one in after] == [UNI, UN]
    assert len(t.state.sanctions_supply) == 5 and "The sanctions on Iran are worth 5." in t.story
    assert reveal(t.table, Nation.NORTH_KOREA) == 0


def test_lifted_sanctions_go_back() -> None:
    t = presidency()
    impose(t.table, Nation.IRAN, UNI)
    impose(t.table, Nation.IRAN, MULTI)
    lift(t.table, Nation.IRAN, UNI)
    assert [one.kind for one in t.state.sanctions[Nation.IRAN]] == [MULTI]
    lift(t.table, Nation.IRAN)
    lift(t.table, Nation.IRAN)
    assert t.state.sanctions[Nation.IRAN] == () and sorted(t.state.sanctions_supply) == sorted(SANCTIONS)


# F8


@pytest.mark.parametrize(("die", "status", "thanked"), [(2, 1, True), (3, 1, False), (6, 1, False), (7, 2, False)])
def test_f8_de_escalates_a_conflict(die: int, status: int, thanked: bool) -> None:
    tense: dict[str, Any] = {"tensions": (*((),) * 9, (1,), *((),) * 3), "tensions_cup": (35, 24)}
    t = act("F8", die, approval=50, alignment_trend=(0,) * 8, **tense).choose("India and Pakistan")
    assert t.state.conflicts[Track.INDIA_PAKISTAN].status == status
    assert t.state.approval == 50, "nobody at home notices"
    assert (region(t, Region.CENTRAL_SOUTH_ASIA).alignment_trend == 1) is thanked
    assert (not t.state.tensions[Nation.INDIA]) is thanked


def test_f8_relations_with_a_peer_in_it_count() -> None:
    t = act("F8", 5, russia_relations=1).choose("Russia and NATO")
    assert t.state.conflicts[Track.RUSSIA_NATO].status == 2


def test_f8_only_conflicts_above_1() -> None:
    assert "India and China" not in act("F8").labels


# Summits


def summit(*dice: int, here: RegionStatus, **fields: Any) -> Stage:
    t = lay(presidency(dice=dice, **{"action_points": 0, **fields}), AFRICA, here)
    return bring(t, "chart/WD2", Target("region", AFRICA))


def test_the_chit_of_a_regional_summit_names_a_region() -> None:
    t = presidency(chits=(8,), dice=[4, 1, 6], action_points=0).run(do(draw_chits, 1))
    assert "A summit is held in Africa." in t.story


def test_wd2_a_security_summit() -> None:
    """A crisis of 2, a war, a group of level 4 or a rogue state make it one; a friendly region helps."""
    here = RegionStatus(5, 0, 5, 2, terror_groups=(TerrorGroup(2),))
    t = summit(5, 1, here=here)
    after = region(t, AFRICA)
    assert (after.crisis, after.highest_group, after.alignment_trend) == (1, 1, 1)
    t = summit(6, 3, here=here)
    assert region(t, AFRICA).crisis == 1 and region(t, AFRICA).highest_group == 2


def test_wd2_an_economic_summit() -> None:
    t = summit(5, 1, here=RegionStatus(5, 0, 4, 1))
    assert (region(t, AFRICA).trade, region(t, AFRICA).stability) == (Trade.PENDING, 5)


def test_wd2_an_agreement_in_force_does_not_go_back_to_talks() -> None:
    t = summit(4, 1, here=RegionStatus(4, 0, 4, 1, trade=Trade.AGREED))
    assert (region(t, AFRICA).trade, region(t, AFRICA).stability) == (Trade.AGREED, 5)


def test_wd2_a_global_summit_leaves_a_choice() -> None:
    t = summit(5, 5, here=RegionStatus(5, 0, 5, 1)).choose("More stability")
    assert region(t, AFRICA).stability == 6


def test_wd2_others_take_the_lead_or_walk_out() -> None:
    t = summit(9, 6, here=RegionStatus(5, 0, 5, 1, russian_influence=1))
    assert (region(t, AFRICA).crisis, region(t, AFRICA).russian_influence) == (0, 2)
    t = summit(9, 9, here=RegionStatus(5, 0, 5, 1), world_opinion=5)
    assert region(t, AFRICA).alignment_trend == -1 and t.state.world_opinion == 4
    t = summit(9, 9, here=RegionStatus(5, 0, 5, 1), goodwill=(-2,), world_opinion=5)
    assert t.state.goodwill == () and t.state.world_opinion == 5


def test_wd2_you_may_attend_for_a_point() -> None:
    t = summit(5, 2, here=RegionStatus(5, 0, 5, 2), action_points=1).choose("Spend an action point for -1")
    assert region(t, AFRICA).alignment_trend == 1 and t.state.action_points == 0


def test_wd2_danger_and_influence_hamper_it() -> None:
    here = RegionStatus(5, 0, 5, 1, rogue_states=(RogueState(1),), russian_influence=1, chinese_influence=1)
    t = summit(5, 6, here=here)
    # -1 friendly, +1 danger, +2 influence: 8.
    assert region(t, AFRICA).chinese_influence == 2
