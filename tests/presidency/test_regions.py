"""Regions: crises, the major crisis and its refugees, stability, influence, unstable states and civil wars.
(GM Regions, Regional Stability, Regional Crises, Major Regional Crisis, Iran Influence, Civil Wars, Unstable States)"""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.engine.subjects import Target
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.operations.regions import (
    change_influence,
    change_stability,
    civil_war,
    ease_crisis,
    place_iranian_influence,
    raise_crisis,
    random_regional_crisis,
    removable,
    total_iranian_influence,
    unstable_to_civil_war,
)
from resolute.games.presidency.rules.cards import draw_cascading, draw_terrorism
from resolute.games.presidency.rules.chits import draw_chits
from resolute.games.presidency.state import CivilWar, RegionStatus, RogueState, TerrorGroup
from tests.presidency.helpers import Stage, bring, presidency

AFRICA, EAST, ASIA = int(Region.AFRICA), int(Region.MIDDLE_EAST), int(Region.ASIA_PACIFIC)
RUSSIA, CHINA = int(Nation.RUSSIA), int(Nation.CHINA)


def lay(t: Stage, region: int, here: RegionStatus) -> Stage:
    t.table.state.world.change_region(region, here)
    return t


def region(t: Stage, which: int) -> RegionStatus:
    here: RegionStatus = t.table.state.world.regions[which]
    return here


def settle(t: Stage) -> Stage:
    """Let what was put on the agenda happen."""
    t.table.agenda.extend(reversed(t.table._added))
    t.table._added.clear()
    t.table.run_agenda()
    return t


# Crises


@pytest.mark.parametrize(("face", "where"), [(3, 2), (4, 3), (8, 3), (5, 4), (6, 4), (1, 0), (10, 7)])
def test_a_random_regional_crisis_is_named_by_the_die(face: int, where: int) -> None:
    """GM Regions, Draw Crisis Chits: 3 is South America, 4 and 8 Africa, 5 and 6 the Middle East."""
    t = presidency(dice=[face], regional_crisis=(0,) * 8).run(do(random_regional_crisis))
    assert t.state.regional_crisis == tuple(int(one == where) for one in range(8))


def test_the_chit_of_a_regional_crisis() -> None:
    t = presidency(chits=(9,), dice=[3], regional_crisis=(0,) * 8).run(do(draw_chits, 3))
    assert t.state.regional_crisis[2] == 1


def test_crises_go_up_to_3_box_by_box_and_down_to_0() -> None:
    t = presidency(regional_crisis=(1,) * 8)
    raise_crisis(t.table, AFRICA, 2)
    assert region(t, AFRICA).crisis == 3 and not t.table._added
    ease_crisis(t.table, AFRICA, 5)
    assert region(t, AFRICA).crisis == 0


def test_beyond_3_there_is_a_major_crisis_and_the_marker_goes_back_to_2() -> None:
    """GM Major Regional Crisis."""
    t = presidency(dice=[3], regional_crisis=(3,) * 8, stability=(5,) * 8, approval=52)
    raise_crisis(t.table, AFRICA)
    settle(lay(t, AFRICA, RegionStatus(5, 0, 5, region(t, AFRICA).crisis)))
    assert region(t, AFRICA).crisis == 2 and t.state.approval == 50
    assert region(t, AFRICA).terror_groups == (TerrorGroup(2),)


def test_ruling_18_several_boxes_pass_through_the_major_crisis_one_at_a_time() -> None:
    """Two more at 3: a major crisis brings the marker back to 2, and the second box to 3."""
    t = lay(presidency(dice=[3]), AFRICA, RegionStatus(5, 0, 5, 3))
    raise_crisis(t.table, AFRICA, 2)
    assert region(settle(t), AFRICA).crisis == 3


def test_three_boxes_beyond_the_last_are_two_major_crises() -> None:
    t = lay(presidency(dice=[3, 2]), AFRICA, RegionStatus(5, 0, 5, 3))
    raise_crisis(t.table, AFRICA, 3)
    settle(t)
    assert region(t, AFRICA).crisis == 2
    assert sum("major crisis breaks out" in line for line in t.story) == 2


def test_a_crisis_that_is_eased_in_time_does_not_become_a_major_one() -> None:
    t = lay(presidency(), AFRICA, RegionStatus(5, 0, 5, 3))
    raise_crisis(t.table, AFRICA)
    ease_crisis(t.table, AFRICA)
    assert region(settle(t), AFRICA).crisis == 3 and not any("major" in line for line in t.story)


@pytest.mark.parametrize(
    ("face", "here"),
    [
        (1, RegionStatus(5, 0, 5, 2, terror_groups=(TerrorGroup(1),))),
        (2, RegionStatus(5, -1, 5, 2)),
        (3, RegionStatus(5, 0, 5, 2, terror_groups=(TerrorGroup(2),))),
        (6, RegionStatus(5, 0, 5, 2, civil_wars=(CivilWar(),), terror_groups=(TerrorGroup(2),))),
    ],
)
def test_wd1_rows(face: int, here: RegionStatus) -> None:
    """Chart WD1 without modifiers: a cell, anger, fighters, a civil war."""
    t = lay(presidency(dice=[face]), AFRICA, RegionStatus(5, 0, 5, 2))
    bring(t, "chart/WD1", Target("region", AFRICA))
    assert region(t, AFRICA) == here


def test_wd1_others_step_in() -> None:
    """Row 4: a group, and a die says whose influence grows: Russia's up to 4, else China's."""
    for face, russia in ((4, 1), (5, 0)):
        t = lay(presidency(dice=[4, face]), AFRICA, RegionStatus(5, 0, 5, 2))
        bring(t, "chart/WD1", Target("region", AFRICA))
        assert (region(t, AFRICA).russian_influence, region(t, AFRICA).chinese_influence) == (russia, 1 - russia)


def test_wd1_a_government_totters() -> None:
    t = lay(presidency(dice=[5]), AFRICA, RegionStatus(5, 0, 5, 2))
    bring(t, "chart/WD1", Target("region", AFRICA))
    assert region(t, AFRICA).unstable_states == 1 and region(t, AFRICA).highest_group == 1


@pytest.mark.parametrize(("face", "where"), [(2, Region.EUROZONE), (5, Region.EASTERN_EUROPE)])
def test_wd1_terror_spreads(face: int, where: Region) -> None:
    t = lay(presidency(dice=[7, face], regional_crisis=(0,) * 8), AFRICA, RegionStatus(5, 0, 5, 2))
    bring(t, "chart/WD1", Target("region", AFRICA))
    assert region(t, where).crisis == 1 and region(t, where).highest_group == 1


def test_wd1_terror_spreads_to_the_united_states_if_homeland_security_fails() -> None:
    t = lay(presidency(dice=[8, 7, 5], homeland_security=5), AFRICA, RegionStatus(5, 0, 5, 2))
    bring(t, "chart/WD1", Target("region", AFRICA))
    assert region(t, Region.CONUS).highest_group == 1 and t.state.domestic_crisis == 0


def test_wd1_flight_takes_stability_alignment_and_an_ally_and_sends_refugees() -> None:
    """Row 9 in Asia: an ally moves away, a peer and an ally have an action less."""
    t = lay(presidency(dice=[9, 1], draws=[0, 2], closeness=(2,) * 9), ASIA, RegionStatus(5, 0, 5, 2))
    t.table.state.world.wars = ()
    closeness = t.state.closeness
    bring(t, "chart/WD1", Target("region", ASIA))
    here = region(t, ASIA)
    # Three very close allies make the 9 a 6: stability stays.
    assert here.stability == 5 and t.state.closeness == closeness
    t = lay(presidency(dice=[9, 1], draws=[0, 2], closeness=(1,) * 9), ASIA, RegionStatus(5, 0, 5, 2))
    bring(t, "chart/WD1", Target("region", ASIA))
    here = region(t, ASIA)
    assert (here.stability, here.alignment_trend) == (4, -1)
    assert t.state.closeness == (1, 1, 1, 1, 1, 1, 0, 1, 1)
    nations = t.table.state.world.nations
    assert nations[RUSSIA].action_counter == -1 and nations[Nation.AUSTRALIA].action_counter == -1


@pytest.mark.parametrize(("face", "trend"), [(7, 0), (8, -1)])
def test_refugees_toward_europe(face: int, trend: int) -> None:
    """The stability of the Eurozone is checked: crises grow, and if it fails the economy worsens."""
    t = presidency(dice=[face], regional_crisis=(0,) * 8)
    bring(t, "chart/WD1/refugees", Target("region", AFRICA))
    assert region(t, Region.EUROZONE).crisis == 1 and t.state.eurozone_trend == trend


def test_refugees_toward_the_united_states() -> None:
    t = presidency(dice=[6], homeland_security=5)
    bring(t, "chart/WD1/refugees", Target("region", int(Region.SOUTH_AMERICA)))
    assert (t.state.economy_trend, t.state.domestic_crisis) == (-1, 1)


def test_wd1_collapse_and_catastrophe() -> None:
    """From 11 on: stability falls, crises stay at 3."""
    here = RegionStatus(5, 0, 3, 2, civil_wars=(CivilWar(), CivilWar()))
    t = lay(presidency(dice=[8, 9, 6]), int(Region.SOUTH_AMERICA), here)
    bring(t, "chart/WD1", Target("region", int(Region.SOUTH_AMERICA)))
    after = region(t, Region.SOUTH_AMERICA)
    assert (after.crisis, after.stability, after.chinese_influence) == (3, 3, 1)
    t = lay(presidency(dice=[10, 3, 3, 6]), int(Region.SOUTH_AMERICA), here)
    bring(t, "chart/WD1", Target("region", int(Region.SOUTH_AMERICA)))
    after = region(t, Region.SOUTH_AMERICA)
    assert (after.crisis, after.alignment_trend) == (3, -1)
    assert sorted(group.level for group in after.terror_groups) == [2, 2, 2], "one of its own, two instead of a card"


def test_wd1_modifiers_count_four_at_most() -> None:
    chart = BOOK.chart("chart/WD1/1")
    here = RegionStatus(5, 0, 3, 2, civil_wars=(CivilWar(),) * 3, rogue_states=(RogueState(1),))
    t = lay(presidency(), AFRICA, here)
    drms = dict(chart.drms(t.table, Target("region", AFRICA)))
    assert drms["stability 3"] == 2 and drms["civil wars"] == 3 and drms["rogue states"] == 1
    assert sum(drms.values()) == 4
    t = lay(presidency(closeness=(2,) * 9), ASIA, RegionStatus(5, 0, 8, 2))
    drms = dict(chart.drms(t.table, Target("region", ASIA)))
    assert drms["stability 8"] == -3 and drms["very close allies"] == -3 and sum(drms.values()) == -4


# Stability, influence


def test_stability_runs_from_3_to_8() -> None:
    t = presidency(stability=(5,) * 8)
    change_stability(t.table, AFRICA, -9)
    assert region(t, AFRICA).stability == 3
    change_stability(t.table, AFRICA, +9)
    assert region(t, AFRICA).stability == 8


def test_three_influence_counters_are_a_base() -> None:
    """GM Russian Influence: a base comes with the third counter, counts as three, and shocks Washington."""
    t = presidency(congress=5, approval=50)
    lay(t, AFRICA, RegionStatus(russian_influence=2))
    change_influence(t.table, RUSSIA, AFRICA, +1)
    here = region(t, AFRICA)
    assert (here.russian_influence, here.russian_base, here.chinese_base) == (3, True, False)
    assert (t.state.congress, t.state.approval) == (4, 46)
    assert "Russia builds a base in Africa." in t.story


def test_a_base_stays_and_only_counters_beside_it_are_removed() -> None:
    t = lay(presidency(), AFRICA, RegionStatus(chinese_influence=4, chinese_base=True))
    assert removable(t.table.state, CHINA, AFRICA) == 1 and removable(t.table.state, RUSSIA, AFRICA) == 0
    change_influence(t.table, CHINA, AFRICA, -1)
    change_influence(t.table, CHINA, AFRICA, -1)
    assert region(t, AFRICA).chinese_influence == 3


# Unstable states and civil wars


@pytest.mark.parametrize(("stability", "most"), [(8, 1), (7, 1), (6, 2), (5, 2), (4, 3), (3, 3)])
def test_civil_wars_have_a_limit_by_stability_and_then_states_are_unstable(stability: int, most: int) -> None:
    """GM Max Civil Wars: ceasefires count; beyond the limit an unstable state appears instead."""
    here = RegionStatus(5, 0, stability, civil_wars=(CivilWar(ceasefire=True),))
    t = lay(presidency(), AFRICA, here)
    for _ in range(3):
        civil_war(t.table, AFRICA)
    assert len(region(t, AFRICA).civil_wars) == most
    assert region(t, AFRICA).unstable_states == 4 - most


def test_an_unstable_state_falls_into_civil_war() -> None:
    t = lay(presidency(), AFRICA, RegionStatus(5, 0, 5, unstable_states=1))
    unstable_to_civil_war(t.table, AFRICA)
    assert (region(t, AFRICA).unstable_states, region(t, AFRICA).fighting) == (0, 1)
    unstable_to_civil_war(t.table, AFRICA)
    assert region(t, AFRICA).fighting == 2, "without an unstable state there is a new civil war"


def test_iranian_influence_goes_where_the_manual_says() -> None:
    """GM Iran Influence: beside Israel, a civil war, a ceasefire, an unstable state, and then beside Israel again."""
    here = RegionStatus(5, 0, 4, 0, 1, (CivilWar(ceasefire=True), CivilWar()))
    t = lay(presidency(), EAST, here)
    world = t.table.state.world
    found = []
    for _ in range(5):
        place_iranian_influence(t.table)
        wars = tuple(one.iranian for one in region(t, EAST).civil_wars)
        found.append((world.iran_influence, wars, world.iran_influence_unstable))
    assert found == [
        (1, (False, False), 0),
        (1, (False, True), 0),
        (1, (True, True), 0),
        (1, (True, True), 1),
        (2, (True, True), 1),
    ]
    assert total_iranian_influence(t.table.state) == 5


def test_an_empty_terrorism_or_cascading_deck_brings_groups_in_two_random_regions() -> None:
    """GM Off-Map Decks in Waiting: groups of level 2."""
    for step in (draw_terrorism, draw_cascading):
        t = presidency(dice=[3, 10], terror_groups=((),) * 9).run(do(step))
        assert [here for here, groups in enumerate(t.state.terror_groups) if groups == (TerrorGroup(2),)] == [2, 7]
