"""The United Nations, civil wars and peace. (GM UN Actions, UN Peacekeepers, UN Goodwill, Civil Wars; TSF The UN Action
Segment, War Progress)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.engine.subjects import Target
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import ATTACKER_WINS, STALEMATE, Belligerent, WarKind
from resolute.games.presidency.library import DIPLOMATIC
from resolute.games.presidency.rules.actions import take_actions
from resolute.games.presidency.rules.united_nations import (
    aid_attempt,
    ask_the_un,
    civil_wars_progress,
    infrastructure_attempt,
    talks_attempt,
    united_nations_act,
    youth_attempt,
)
from resolute.games.presidency.state import CivilWar, RegionStatus, RogueState, TerrorGroup, War
from resolute.games.presidency.subjects import civil_war_target
from tests.presidency.helpers import Stage, bring, presidency
from tests.presidency.test_diplomatic_actions import NO_DIPLOMAT
from tests.presidency.test_regions import lay, region

AFRICA, EAST = int(Region.AFRICA), int(Region.MIDDLE_EAST)
KINDS = ("civil_war", "civil_war_un", "civil_war_us", "civil_war_intel", "civil_war_talks")


def world(*here: tuple[int, RegionStatus], dice: tuple[int, ...] = (), **fields: Any) -> Stage:
    """A quiet world of stability 7, but for some regions."""
    quiet: dict[str, Any] = {"cabinet": (-1, 0, NO_DIPLOMAT, 2, 3), **fields}
    t = presidency(dice=dice, **quiet)
    for one in range(8):
        lay(t, one, RegionStatus(5, 0, 7))
    for which, status in here:
        lay(t, which, status)
    return t


# By themselves


@pytest.mark.parametrize(("die", "crisis"), [(8, 1), (9, 2)])
def test_humanitarian_aid_where_crises_are_worst(die: int, crisis: int) -> None:
    t = world((AFRICA, RegionStatus(crisis=2)), (EAST, RegionStatus(crisis=1)), dice=(die,)).run(do(aid_attempt))
    assert (region(t, AFRICA).crisis, region(t, EAST).crisis) == (crisis, 1)


@pytest.mark.parametrize(("die", "stability"), [(5, 5), (6, 4)])
def test_infrastructure_where_stability_is_lowest(die: int, stability: int) -> None:
    t = world((AFRICA, RegionStatus(5, 0, 4)), dice=(die,)).run(do(infrastructure_attempt))
    assert region(t, AFRICA).stability == stability


@pytest.mark.parametrize(("die", "level"), [(5, 2), (6, 3)])
def test_youth_programs_where_a_group_has_level_2_or_3(die: int, level: int) -> None:
    """Of equally stable regions the one with a level 3; groups of level 1 and 4 are left alone."""
    t = world(
        (AFRICA, RegionStatus(5, 0, 5, terror_groups=(TerrorGroup(2),))),
        (EAST, RegionStatus(5, 0, 5, terror_groups=(TerrorGroup(3), TerrorGroup(4)))),
        (0, RegionStatus(5, 0, 3, terror_groups=(TerrorGroup(1), TerrorGroup(4)))),
        dice=(die,),
    ).run(do(youth_attempt))
    assert sorted(group.level for group in region(t, EAST).terror_groups) == [level, 4]
    assert region(t, 0).terror_groups == (TerrorGroup(1), TerrorGroup(4))


def test_the_uns_own_talks_have_minus_one() -> None:
    t = world((AFRICA, RegionStatus(5, 0, 5, 2, civil_wars=(CivilWar(),))), dice=(3,)).run(do(talks_attempt))
    assert region(t, AFRICA).civil_wars == (CivilWar(True, True),) and region(t, AFRICA).crisis == 1
    assert t.state.goodwill == (), "nobody asked for it"


def test_a_quiet_world_needs_no_aid_and_no_talks() -> None:
    for step in (aid_attempt, youth_attempt, talks_attempt):
        assert world().run(do(step)).story == []


def test_four_attempts_then_you_are_asked() -> None:
    """TSF The UN Action Segment: humanitarian aid, infrastructure, youth, talks."""
    t = world(
        (AFRICA, RegionStatus(5, 0, 4, 1, civil_wars=(CivilWar(),), terror_groups=(TerrorGroup(2),))),
        dice=(9, 9, 9, 7),
        action_points=1,
    ).run(do(united_nations_act))
    assert t.asked[0] == "choose_un_action"
    assert region(t, AFRICA) == RegionStatus(5, 0, 4, 1, civil_wars=(CivilWar(),), terror_groups=(TerrorGroup(2),))


# When you ask


def asked(t: Stage) -> Stage:
    return t.run(do(ask_the_un, "", True, True))


def test_one_action_for_a_point_and_another_for_goodwill() -> None:
    """GM US-initiated UN Actions: two different ones, paid differently."""
    here = (AFRICA, RegionStatus(5, 0, 5, 3))
    t = asked(world(here, dice=(9, 9), action_points=2, goodwill=(-3,), world_opinion=5))
    t.choose("Humanitarian aid")
    assert t.state.action_points == 1 and region(t, AFRICA).crisis == 2, "a 9 with -1 for the point succeeds"
    assert [one.reason for one in t.decision.barred if one.label == "Humanitarian aid"] == ["Asked for already"]
    t.choose("Infrastructure aid, for goodwill", "Africa")
    assert t.state.goodwill == () and t.state.action_points == 1, "the second is paid with goodwill"
    assert region(t, AFRICA).stability == 5 and t.labels == ["rest"]


def test_goodwill_counts_with_its_value_and_is_used_up() -> None:
    here = (AFRICA, RegionStatus(5, 0, 5, 3))
    t = asked(world(here, dice=(8,), action_points=0, goodwill=(-3,), goodwill_supply=(), world_opinion=5))
    t.choose("Infrastructure aid, for goodwill", "Africa")
    assert region(t, AFRICA).stability == 6
    assert t.state.goodwill == () and t.state.goodwill_supply == (-3,)
    assert "A UN goodwill counter is turned over: −3." in t.story


@pytest.mark.parametrize(("opinion", "stability"), [(6, 6), (5, 5), (3, 5)])
def test_world_opinion_counts_for_what_you_ask(opinion: int, stability: int) -> None:
    here = (AFRICA, RegionStatus(5, 0, 5, 3))
    t = asked(world(here, dice=(7,), action_points=1, world_opinion=opinion)).choose("Infrastructure aid", "Africa")
    assert region(t, AFRICA).stability == stability


def test_without_points_and_goodwill_nobody_is_asked() -> None:
    assert asked(world(action_points=0)).labels == ["rest"]


@pytest.mark.parametrize(("program", "die", "imposed"), [(2, 8, True), (2, 9, False), (5, 10, True)])
def test_un_sanctions_come_easier_with_a_program(program: int, die: int, imposed: bool) -> None:
    """TSF The UN Action Chart **: the program of the nation helps."""
    t = asked(world(dice=(die,), action_points=1, iran_nuclear=program)).choose("UN sanctions", "Iran")
    assert [one.kind for one in t.state.sanctions[Nation.IRAN]] == [SanctionKind.UN] * imposed


@pytest.mark.parametrize(
    ("nation", "faces", "russia", "china"),
    [
        ("Iran", (6, 4), 1, 0),
        ("Iran", (6, 7), 0, 1),
        ("Iran", (6, 8), 0, 0),
        ("North Korea", (6, 5), 0, 1),
        ("North Korea", (6, 7), 1, 0),
    ],
)
def test_arms_control_reverses_a_program_and_somebody_gains(
    nation: str, faces: tuple[int, int], russia: int, china: int
) -> None:
    t = asked(world(dice=faces, action_points=1, iran_nuclear=3, korea_missiles=3)).choose("Arms control", nation)
    where = Region.CENTRAL_SOUTH_ASIA if nation == "Iran" else Region.ASIA_PACIFIC
    assert (region(t, where).russian_influence, region(t, where).chinese_influence) == (russia, china)
    assert (t.state.iran_nuclear, t.state.korea_missiles) == ((2, 3) if nation == "Iran" else (3, 2))


def test_the_un_calms_conflicts_at_3_or_4_and_takes_two_tensions_of_each_side() -> None:
    tense: dict[str, Any] = {"tensions": ((1, 1, 1), *((),) * 12), "tensions_cup": (33, 24)}
    t = asked(world(dice=(6,), action_points=1, **tense)).choose("De-escalate a conflict")
    assert t.state.conflicts[Track.RUSSIA_UKRAINE].status == 2 and len(t.state.tensions[Nation.RUSSIA]) == 1


@pytest.mark.parametrize(("relations", "die", "over"), [(3, 4, True), (3, 5, False), (1, 4, False)])
def test_brokered_peace_in_a_war_of_a_peer_looks_at_its_relations(relations: int, die: int, over: bool) -> None:
    """TSF The UN Action Chart ***: then the region trends pro-US."""
    war = War(Belligerent.RUSSIA, Belligerent.UKRAINE, 5, WarKind.COMBINED, STALEMATE, 10, 3, int(Track.RUSSIA_UKRAINE))
    t = asked(world(dice=(die,), action_points=1, wars=(war,), russia_relations=relations))
    t.choose("Broker peace in a war")
    assert (t.state.wars == ()) is over and (region(t, 5).alignment_trend == 1) is over


def test_talks_that_you_ask_for_bring_goodwill() -> None:
    """TSF *: a US-initiated action that ends at 2 or less."""
    here = (AFRICA, RegionStatus(5, 0, 5, 2, civil_wars=(CivilWar(),)))
    t = asked(world(here, dice=(3,), action_points=1)).choose("Peace talks in a civil war")
    assert len(t.state.goodwill) == 1 and region(t, AFRICA).civil_wars == (CivilWar(True, True),)


# WM4


@pytest.mark.parametrize(
    ("die", "wars", "crisis"),
    [
        (2, (CivilWar(True, True),), 1),
        (3, (CivilWar(True),), 1),
        (4, (CivilWar(True),), 1),
        (5, (CivilWar(),), 2),
        (7, (CivilWar(),), 2),
        (8, (CivilWar(),), 3),
    ],
)
def test_wm4_civil_war(die: int, wars: tuple[CivilWar, ...], crisis: int) -> None:
    t = world((AFRICA, RegionStatus(5, 0, 5, 2, civil_wars=(CivilWar(),))), dice=(die,))
    bring(t, "chart/WM4/civil-war", civil_war_target("civil_war", AFRICA, 0))
    assert (region(t, AFRICA).civil_wars, region(t, AFRICA).crisis) == (wars, crisis)


def test_wm4_people_flee() -> None:
    t = world((AFRICA, RegionStatus(5, 0, 5, 1, civil_wars=(CivilWar(),))), dice=(10, 8))
    bring(t, "chart/WM4/civil-war", civil_war_target("civil_war", AFRICA, 0))
    assert region(t, AFRICA).crisis == 2 and region(t, 0).crisis == 1 and t.state.eurozone_trend == -1


@pytest.mark.parametrize(
    ("die", "wars", "unstable", "crisis"),
    [(4, (), 0, 1), (6, (), 1, 1), (9, (CivilWar(True, True),), 0, 2), (10, (CivilWar(),), 0, 3)],
)
def test_wm4_ceasefire_with_peacekeepers(die: int, wars: tuple[CivilWar, ...], unstable: int, crisis: int) -> None:
    """Peacekeepers are -2; when the ceasefire breaks they leave."""
    t = world((AFRICA, RegionStatus(5, 0, 5, 2, civil_wars=(CivilWar(True, True),))), dice=(die,))
    bring(t, "chart/WM4/ceasefire", civil_war_target("civil_war", AFRICA, 0))
    here = region(t, AFRICA)
    assert (here.civil_wars, here.unstable_states, here.crisis) == (wars, unstable, crisis)


def test_wm4_a_ceasefire_breaks_and_terror_grows() -> None:
    here = RegionStatus(5, 0, 5, 1, civil_wars=(CivilWar(True),), terror_groups=(TerrorGroup(2),))
    t = world((AFRICA, here), dice=(10,))
    bring(t, "chart/WM4/ceasefire", civil_war_target("civil_war", AFRICA, 0))
    assert region(t, AFRICA).highest_group == 3 and region(t, AFRICA).fighting == 1


def test_wm4_the_highest_group_rises_though_it_is_on_the_intel_track() -> None:
    """TSF Civil War Resolution, 10 or more: "Increase highest-level Terror Group in region by one level"."""
    known = (TerrorGroup(1), TerrorGroup(3, IntelBox.LOCATING))
    t = world((EAST, RegionStatus(5, 0, 4, 0, civil_wars=(CivilWar(True),), terror_groups=known)), dice=(9,))
    bring(t, "chart/WM4/ceasefire", civil_war_target("civil_war", EAST, 0))
    assert sorted(region(t, EAST).terror_groups) == [TerrorGroup(1), TerrorGroup(4, IntelBox.LOCATING)]


def test_wm4_modifiers_by_who_talks() -> None:
    """Ruling 28: the UN's own talks -1; yours what you paid and world opinion; shared intelligence -2 in all; a
    stability below 5 and Iranian influence +1 each."""
    here = RegionStatus(5, 0, 4, civil_wars=(CivilWar(iranian=True),))
    t = world((EAST, here), world_opinion=7)
    chart = BOOK.chart("chart/WM4/civil-war")
    t.table.state.world.backing = 0
    found = {kind: sum(by for _, by in chart.drms(t.table, civil_war_target(kind, EAST, 0))) for kind in KINDS}
    assert found == dict(zip(KINDS, (2, 1, 0, -2, 2), strict=True))
    t.table.state.world.backing = -1
    assert sum(by for _, by in chart.drms(t.table, civil_war_target("civil_war", EAST, 0))) == 1


# War progress


def test_every_civil_war_is_rolled_for_and_a_point_helps() -> None:
    """TSF War Progress: a point is -1, and 2 or less then brings goodwill."""
    two = (CivilWar(), CivilWar(True))
    t = world((AFRICA, RegionStatus(5, 0, 5, 2, civil_wars=two)), dice=(5, 3), action_points=2)
    t.run(do(civil_wars_progress)).choose("Africa, civil war 1 (fighting)", "Roll for the civil wars")
    assert region(t, AFRICA).civil_wars == (CivilWar(True, True), CivilWar(True))
    assert (t.state.action_points, len(t.state.goodwill)) == (1, 1)


def test_a_civil_war_that_ends_does_not_move_the_others() -> None:
    three = (CivilWar(True), CivilWar(), CivilWar(True))
    t = world((AFRICA, RegionStatus(5, 0, 5, 3, civil_wars=three)), dice=(2, 7, 2), action_points=0)
    t.run(do(civil_wars_progress))
    assert region(t, AFRICA).civil_wars == (CivilWar(),)


def test_a_civil_war_that_has_just_broken_out_waits() -> None:
    """TSF War Progress: "each current Civil War": the fighting in Asia brings a major crisis there, terror spreads to
    Eastern Europe, whose crisis is a major one too and ends in a civil war, which is not rolled for yet."""
    asia = RegionStatus(5, 0, 5, 3, civil_wars=(CivilWar(),))
    east = RegionStatus(5, 0, 5, 3)
    quiet: dict[str, Any] = {"action_points": 0, "closeness": (0,) * 9}
    t = world((7, asia), (int(Region.EASTERN_EUROPE), east), dice=(8, 6, 5, 6), **quiet)
    t.run(do(civil_wars_progress))
    assert region(t, int(Region.EASTERN_EUROPE)).civil_wars == (CivilWar(),)
    assert sum(line.startswith("Civil war: rolled") for line in t.story) == 1


def test_without_civil_wars_nobody_is_asked() -> None:
    assert world(action_points=3).run(do(civil_wars_progress)).labels == ["rest"]


# Diplomatic action 9


def peace(*dice: int, war: War | None = None, here: RegionStatus | None = None) -> Stage:
    t = world(dice=dice, action_points=0, wars=() if war is None else (war,))
    if here is not None:
        lay(t, AFRICA, here)
    return t.run(do(take_actions, 1, DIPLOMATIC)).choose("F9: Make peace")


ALLIED = War(Belligerent.ISRAEL, Belligerent.HAMAS, EAST, WarKind.COMBINED, STALEMATE, 9, 2)
OURS = War(Belligerent.UNITED_STATES, Belligerent.IRAN, EAST, WarKind.COMBINED, STALEMATE, 3, 6, us_side=1)


@pytest.mark.parametrize(("die", "over"), [(4, True), (5, False)])
def test_f9_peace_in_the_war_of_an_ally(die: int, over: bool) -> None:
    """3 or less, one better at a stalemate: peace, a pro-US marker and a legacy point; else both grow stronger."""
    t = peace(die, war=ALLIED).choose("Israel against Hamas")
    assert (t.state.wars == ()) is over
    assert t.state.legacy_points == 5 + over
    if not over:
        assert (t.state.wars[0].attacking, t.state.wars[0].defending) == (10, 3)


@pytest.mark.parametrize(("die", "over"), [(6, True), (7, False)])
def test_f9_peace_in_a_war_of_the_united_states(die: int, over: bool) -> None:
    t = peace(die, war=OURS).choose("The United States against Iran")
    assert (t.state.wars == ()) is over
    if not over:
        assert (t.state.wars[0].attacking, t.state.wars[0].defending) == (3, 7)


def test_a_rogue_state_that_was_granted_peace_can_be_attacked_again() -> None:
    """GM Rogue States, UN Actions: its war is over, whoever brokered the peace."""
    ours = War(Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, AFRICA, WarKind.COMBINED, STALEMATE, 0, 5, us_side=1)
    here = RegionStatus(5, 0, 7, rogue_states=(RogueState(2, at_war=True),))
    t = world((AFRICA, here), wars=(ours,), dice=(1, 1, 6)).run(do(take_actions, 1, DIPLOMATIC))
    t.choose("F9: Make peace").choose("The United States against a rogue state")
    assert t.state.wars == () and region(t, AFRICA).rogue_states == (RogueState(2),)
    t = world((AFRICA, here), wars=(ours,), dice=(1,))
    bring(t, "chart/WD3/broker-peace", Target("war", 0))
    assert t.state.wars == () and region(t, AFRICA).rogue_states == (RogueState(2),)


def test_f9_modifiers() -> None:
    other = War(Belligerent.CHINA, Belligerent.TAIWAN, 7, WarKind.NAVAL, ATTACKER_WINS - 1, 6, 2)
    t = peace(2, war=other).choose("China against Taiwan")
    assert len(t.state.wars) == 1, "+2 for a war without allies"
    winning = War(Belligerent.UNITED_STATES, Belligerent.IRAN, EAST, WarKind.COMBINED, 8, 3, 6, us_side=1)
    assert peace(7, war=winning).choose("The United States against Iran").state.wars == ()


def test_f9_talks_in_a_civil_war() -> None:
    t = peace(4, here=RegionStatus(5, 0, 5, 2, civil_wars=(CivilWar(True), CivilWar()))).choose("Africa")
    assert region(t, AFRICA).civil_wars == (CivilWar(True), CivilWar(True))


def test_f9_needs_a_war() -> None:
    t = world(action_points=0).run(do(take_actions, 1, DIPLOMATIC))
    assert [one.reason for one in t.decision.barred if one.label.startswith("F9")] == ["Needs a War or a Civil War"]
    assert Target("war", 0).at == "war:0"


def test_two_wars_between_the_same_sides_are_told_apart() -> None:
    t = world(wars=(ALLIED, ALLIED)).run(do(take_actions, 1, DIPLOMATIC)).choose("F9: Make peace")
    assert t.labels == ["Israel against Hamas (war 1)", "Israel against Hamas (war 2)"]
