"""Summits with Russia and China, diplomatic action 6. (GM Russia Summit, China Summit)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.library import DIPLOMATIC
from resolute.games.presidency.rules.actions import take_actions
from resolute.games.presidency.rules.peer_summits import PROBLEMS, share, summit
from resolute.games.presidency.state import CivilWar, RegionStatus, RogueState, Sanction, TerrorGroup, War
from tests.presidency.helpers import Stage, bring
from tests.presidency.test_regions import region
from tests.presidency.test_united_nations import world

RUSSIA, CHINA = int(Nation.RUSSIA), int(Nation.CHINA)
AFRICA = int(Region.AFRICA)


def meet(peer: int, *dice: int, here: RegionStatus | None = None, **fields: Any) -> Stage:
    """A summit with relations of 1, where one problem is discussed, or as given."""
    relations = {"russia_relations": 3, "china_relations": 3}
    given: dict[str, Any] = {"action_points": 0, **relations, **fields}
    t = world(*(() if here is None else ((AFRICA, here),)), dice=dice, **given)
    return t.run(do(summit, peer))


def test_f6_a_summit_once_in_a_phase() -> None:
    t = world(dice=(9, 9, 1), action_points=0, segment="phase-1/three-actions").run(do(take_actions, 2, DIPLOMATIC))
    t.choose("F6: Hold a summit with a peer", "China", "Trade", "Better relations")
    assert t.decision.name == "choose_action"
    assert [one.reason for one in t.decision.barred if one.label.startswith("F6")] == ["Only once per phase"]


@pytest.mark.parametrize(("relations", "count"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_relations_say_how_many_problems_can_be_discussed(relations: int, count: int) -> None:
    t = meet(RUSSIA, *(10,) * 8, 1, russia_relations=relations)
    asked = 0
    while t.decision.name == "choose_problem":
        t.choose(t.labels[0])
        if t.decision.name == "choose_price":
            t.choose("Do without")
        asked += 1
    assert asked == count


def test_the_peer_agrees_for_nothing_a_point_or_influence_or_refuses() -> None:
    """2 or less, 5 or less, 8 or less, else not."""
    t = meet(RUSSIA, 2, 9, 1).choose("Better relations", "Trade")
    assert t.state.russia_relations_trend == 1
    t = meet(RUSSIA, 5, 9, 1, action_points=1).choose("Better relations", "Agree")
    assert (t.state.russia_relations_trend, t.state.action_points) == (1, 0)
    t = meet(RUSSIA, 8, 9, 1).choose("Better relations", "Agree")
    assert region(t, Region.EASTERN_EUROPE).russian_influence == 1
    t = meet(CHINA, 8, 9, 1).choose("Better relations", "Do without")
    assert region(t, Region.ASIA_PACIFIC).chinese_influence == 0 and t.state.china_relations_trend == 0
    t = meet(RUSSIA, 9, 9, 1).choose("Better relations")
    assert t.state.russia_relations_trend == 0


def test_without_points_a_point_cannot_be_paid() -> None:
    t = meet(RUSSIA, 4, 9, 1).choose("Better relations")
    assert t.decision.name == "choose_problem", "the next problem follows at once"


def solved(peer: int, problem: str, *dice: int, here: RegionStatus | None = None, **fields: Any) -> Stage:
    return meet(peer, 1, *dice, here=here, **{"russia_relations": 1, "china_relations": 1, **fields}).choose(problem)


def test_problems_that_are_solved_together() -> None:
    """Cold relations add two to the roll, so that a 1 is a 3: the price is paid."""
    fields: dict[str, Any] = {"action_points": 1}
    t = solved(RUSSIA, "UN sanctions", 5, **fields).choose("Agree")
    assert [one.kind for one in t.state.sanctions[Nation.IRAN]] == [SanctionKind.UN]
    t = solved(CHINA, "Trade", 5, **fields).choose("Agree")
    assert (t.state.economy_trend, t.state.china_economy_trend) == (1, 1)
    t = solved(RUSSIA, "Crises where they are worst", 5, here=RegionStatus(5, 0, 3, 3), **fields).choose("Agree")
    assert (region(t, AFRICA).crisis, region(t, AFRICA).stability) == (1, 3), "no master action raises stability"
    t = solved(RUSSIA, "The strongest terror group", 5, here=RegionStatus(terror_groups=(TerrorGroup(3),)), **fields)
    assert region(t.choose("Agree"), AFRICA).highest_group == 2
    t = solved(RUSSIA, "A rogue state", 5, here=RegionStatus(rogue_states=(RogueState(2),)), **fields).choose("Agree")
    assert region(t, AFRICA).rogue_states == (RogueState(1),)
    war = War(Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, AFRICA, WarKind.COMBINED, STALEMATE, 0, 4, us_side=1)
    fought = RegionStatus(rogue_states=(RogueState(1, at_war=True),))
    t = solved(RUSSIA, "A rogue state", 5, here=fought, wars=(war,), **fields).choose("Agree")
    assert t.state.wars == (), "with the rogue state its war is over"
    t = solved(CHINA, "A weapons program", 5, korea_missiles=4, **fields).choose("Agree")
    assert t.state.korea_missiles == 3
    t = solved(RUSSIA, "A civil war", 3, 5, here=RegionStatus(5, 0, 5, civil_wars=(CivilWar(),)), **fields)
    assert region(t.choose("Agree"), AFRICA).civil_wars == (CivilWar(True),)


def test_only_what_can_be_solved_is_discussed() -> None:
    t = meet(RUSSIA, iran_nuclear=1, economy=7)
    assert t.labels == ["Better relations", "UN sanctions"]
    assert len(PROBLEMS) == 9


def test_a_peer_withdraws_and_its_sanctions_are_lifted() -> None:
    """GM Sanctions, Removal and Russia Summit: sanctions are removed as a result of summits, and a peer can pull back
    its influence; a base stays."""
    sanctions = (*((),) * int(CHINA), (Sanction(SanctionKind.UNILATERAL, 1),), (), ())
    based = RegionStatus(chinese_influence=3, chinese_base=True)
    t = solved(CHINA, "Withdrawal", 5, action_points=1, here=based, sanctions=sanctions).choose("Agree")
    assert t.state.sanctions[CHINA] == () and region(t, AFRICA).chinese_influence == 3
    held = RegionStatus(chinese_influence=4, chinese_base=True)
    t = solved(CHINA, "Withdrawal", 5, action_points=1, here=held).choose("Agree")
    assert region(t, AFRICA).chinese_influence == 3
    assert "Withdrawal for an end of sanctions" not in meet(CHINA, here=based).labels


@pytest.mark.parametrize(
    ("agreed", "discussed", "key"),
    [(0, 2, "none"), (1, 3, "some"), (1, 2, "half"), (2, 3, "most"), (3, 3, "all"), (1, 1, "all")],
)
def test_a_summit_is_judged_by_what_was_solved(agreed: int, discussed: int, key: str) -> None:
    assert share(agreed, discussed) == key


@pytest.mark.parametrize(("key", "die", "approval"), [("none", 6, -2), ("some", 6, -1), ("half", 5, 1), ("all", 5, 2)])
def test_what_the_public_thinks_of_it(key: str, die: int, approval: int) -> None:
    t = bring(world(dice=(die,), approval=50), f"summit/{key}", RUSSIA)
    assert t.state.approval == 50 + 2 * approval
    assert len(t.state.tensions[RUSSIA]) == (key == "none")


def test_a_summit_can_be_closed_early() -> None:
    t = meet(RUSSIA, 1, 1, approval=50, russia_relations=4).choose("Better relations", "Close the summit")
    assert t.state.approval == 54 and t.state.action_points == 1


def test_each_problem_says_what_solving_it_brings_and_what_the_peer_may_answer() -> None:
    t = meet(RUSSIA, here=RegionStatus(5, 0, 3, 2))
    decision = t.decision
    values = {one.label: decision.details.value(place) for place, one in enumerate(decision.options)}
    assert values["Crises where they are worst"].effect == "Crises in Africa −2"
    trade = values["Trade"]
    assert trade.effect == "The economies of Russia and the US improve" and trade.roll is not None
    assert [round(row.chances[0], 2) for row in trade.roll.rows] == [0.2, 0.3, 0.3, 0.2]
    assert [row.effect for row in trade.roll.rows] == ["", "1 action point", "Influence in Eastern Europe", ""]
    assert trade.chance is not None and trade.chance.after == pytest.approx(0.8)
