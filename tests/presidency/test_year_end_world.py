"""The end of a year in the world. (TSF End of Turn Clean-Up & Consequences 1 to 8; GM Max Terror Groups, Rogue States,
US Military Footprint)"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.forces import UNITS, Box, UnitType
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.rules.forces import footprints_due
from resolute.games.presidency.rules.year_end_world import (
    agent_for_peace,
    european_economy,
    footprints_turned_over,
    good_governments,
    rogue_states_recruit,
    rogue_states_spread,
    stability_and_terror,
    terror_recruits_abroad,
    wars_weigh,
)
from resolute.games.presidency.state import CivilWar, RegionStatus, RogueState, TerrorGroup, Unit, War
from tests.presidency.helpers import Stage, presidency
from tests.presidency.test_regions import lay, region
from tests.presidency.test_united_nations import world

AFRICA, EAST, ASIA = int(Region.AFRICA), int(Region.MIDDLE_EAST), int(Region.ASIA_PACIFIC)
LAST = int(Region.ASIA_PACIFIC)
OURS = War(Belligerent.UNITED_STATES, Belligerent.IRAN, EAST, WarKind.COMBINED, STALEMATE, 3, 6, us_side=1)
THEIRS = War(Belligerent.INDIA, Belligerent.PAKISTAN, 6, WarKind.COMBINED, STALEMATE, 8, 5)


def groups(*levels: int) -> tuple[TerrorGroup, ...]:
    return tuple(map(TerrorGroup, levels))


def year(here: RegionStatus, dice: tuple[int, ...] = (), **fields: Any) -> RegionStatus:
    """What consequence 1 makes of the last region."""
    t = lay(presidency(dice=dice, **fields), LAST, here).run(do(stability_and_terror, LAST))
    return region(t, LAST)


def levels(here: RegionStatus) -> list[int]:
    return sorted(group.level for group in here.terror_groups)


# 1


@pytest.mark.parametrize(
    ("stability", "before", "after"),
    [
        (8, (1, 2), [2]),
        (7, (2, 3), [1, 3]),
        (6, (2,), [1, 2]),
        (5, (2,), [1, 1, 2]),
        (4, (2,), [1, 1, 2]),
        (3, (2,), [1, 1, 3]),
    ],
)
def test_1_stability_and_terror_groups(stability: int, before: tuple[int, ...], after: list[int]) -> None:
    assert levels(year(RegionStatus(5, 0, stability, terror_groups=groups(*before)))) == after


def test_1_a_stable_region_weakens_rogue_states_and_loses_an_unstable_state() -> None:
    here = year(RegionStatus(5, 0, 7, 0, 1, rogue_states=(RogueState(1), RogueState(3))))
    assert [one.level for one in here.rogue_states] == [1, 2] and here.unstable_states == 0
    here = year(RegionStatus(5, 0, 7, rogue_states=(RogueState(1),)))
    assert here.rogue_states == () and levels(here) == [4], "a rogue state of level 1 is a group of level 4 again"


@pytest.mark.parametrize(("die", "after", "rogues"), [(4, [1, 1, 2, 4], []), (5, [1, 1, 2], [1])])
def test_1_a_rogue_state_that_has_just_appeared_is_rolled_for(die: int, after: list[int], rogues: list[int]) -> None:
    """TSF Consequences 1: a new group is placed, then it is asked whether there are any rogue states: in a full region
    the group of level 4 has become one by then."""
    here = year(RegionStatus(5, 0, 6, terror_groups=groups(1, 1, 2, 4)), dice=(die,))
    assert levels(here) == after and [one.level for one in here.rogue_states] == rogues


@pytest.mark.parametrize(("groups_there", "after", "rogues"), [((2, 3, 3), [1, 3, 4], []), ((2, 3, 4), [1, 3], [1])])
def test_1_a_full_stable_region_promotes_when_its_rogue_state_falls(
    groups_there: tuple[int, ...], after: list[int], rogues: list[int]
) -> None:
    """TSF Consequences 1: the lowest group falls first; if the region is still full, the group that the rogue state
    becomes cannot be placed, so the largest one rises instead, and one of level 4 is a rogue state again."""
    here = year(RegionStatus(5, 0, 7, rogue_states=(RogueState(1),), terror_groups=groups(*groups_there)))
    assert levels(here) == after and [one.level for one in here.rogue_states] == rogues


@pytest.mark.parametrize(("die", "level"), [(4, 1), (5, 2)])
def test_1_at_stability_6_a_die_decides_about_the_rogue_state(die: int, level: int) -> None:
    here = year(RegionStatus(5, 0, 6, rogue_states=(RogueState(2),)), dice=(die,))
    assert [one.level for one in here.rogue_states] == [level]


def test_1_example_two_groups_at_the_limit() -> None:
    """GM Max Terror Groups and TSF, examples: the group of level 4 becomes a rogue state, then the second has room."""
    here = year(RegionStatus(5, 0, 4, terror_groups=groups(1, 1, 2, 2, 4)))
    assert levels(here) == [1, 1, 1, 2, 2] and [one.level for one in here.rogue_states] == [1]


def test_1_example_at_stability_3_the_highest_rises_too() -> None:
    """TSF Consequences 1, example: another group of level 4 becomes a second rogue state."""
    here = year(RegionStatus(5, 0, 3, terror_groups=groups(1, 1, 2, 4, 4)))
    assert [one.level for one in here.rogue_states] == [1, 1] and levels(here) == [1, 1, 1, 2]
    assert here.unstable_states == 1


def test_1_two_unstable_states_estrange_an_ally() -> None:
    t = lay(presidency(draws=[0], closeness=(2,) * 9), LAST, RegionStatus(5, 0, 5, 0, 2)).run(
        do(stability_and_terror, LAST)
    )
    assert t.state.closeness == (2, 2, 2, 2, 2, 2, 1, 2, 2)


def test_1_goes_through_all_regions() -> None:
    t = world().run(do(stability_and_terror, 0))
    assert not t.table.outcome and all(not one for one in t.state.terror_groups[:8])


# 2


def test_2_in_two_random_regions_a_group_rises_or_appears() -> None:
    t = lay(world(dice=(3, 4)), AFRICA, RegionStatus(terror_groups=(TerrorGroup(1, IntelBox.LOCATING), TerrorGroup(3))))
    t.run(do(terror_recruits_abroad))
    assert region(t, Region.SOUTH_AMERICA).terror_groups == groups(1)
    assert region(t, AFRICA).terror_groups == (TerrorGroup(3), TerrorGroup(2, IntelBox.LOCATING))


# 3


def test_3a_a_rogue_state_of_level_4_loses_the_game() -> None:
    """GM Auto-Loss 5."""
    t = lay(world(), AFRICA, RegionStatus(rogue_states=(RogueState(4),))).run(do(rogue_states_spread))
    assert t.table.outcome is not None and t.table.outcome.ending == "rogue_state"


def test_3b_3c_rogue_states_take_stability_and_bring_crises() -> None:
    here = RegionStatus(5, 0, 5, rogue_states=(RogueState(2),), terror_groups=groups(1, 3))
    t = lay(lay(world(dice=(6,)), AFRICA, here), EAST, RegionStatus(rogue_states=(RogueState(1),)))
    t.run(do(rogue_states_spread))
    assert region(t, AFRICA).stability == 4 and levels(region(t, AFRICA)) == [1, 4]
    assert region(t, EAST).crisis == 1


def test_3c_a_rogue_state_that_has_just_appeared_brings_a_crisis_too() -> None:
    """TSF Consequences 3, "in the following order": what a rogue state 3 makes of a group of level 4 in 3b is on the
    board in 3c."""
    here = RegionStatus(5, 0, 6, 1, rogue_states=(RogueState(3),), terror_groups=groups(2, 4))
    t = lay(world(dice=(9,), draws=(0,)), AFRICA, here).run(do(rogue_states_spread))
    assert [one.level for one in region(t, AFRICA).rogue_states] == [3, 1] and levels(region(t, AFRICA)) == [2]
    assert (region(t, AFRICA).stability, region(t, AFRICA).crisis) == (5, 2)


def test_3d_without_rogue_states_the_world_is_grateful() -> None:
    t = world(approval=50, world_opinion=5, closeness=(2, 1, *(2,) * 7)).run(do(rogue_states_spread))
    assert (t.state.approval, t.state.world_opinion, len(t.state.goodwill)) == (56, 6, 2)
    assert t.choose("The United Kingdom").state.closeness == (2,) * 9


@pytest.mark.parametrize(("die", "slowed", "level"), [(5, False, 4), (6, False, 3), (3, True, 4), (4, True, 3)])
def test_3e_recruiting_and_3f(die: int, slowed: bool, level: int) -> None:
    """A rogue state 3 that recruits to 4 now is no loss this year; what slowed it is gone."""
    t = lay(world(dice=(die,)), AFRICA, RegionStatus(rogue_states=(RogueState(3, slowed=slowed),)))
    t.run(do(rogue_states_recruit))
    assert region(t, AFRICA).rogue_states == (RogueState(level),) and t.table.outcome is None


# 4


def test_4_wars_weigh_on_economy_approval_and_regions() -> None:
    t = world(wars=(OURS, THEIRS), approval=50, economy=5)
    lay(t, AFRICA, RegionStatus(civil_wars=(CivilWar(), CivilWar(True), CivilWar()))).run(do(wars_weigh))
    assert (t.state.approval, t.state.economy_trend) == (46, -1)
    assert (region(t, 6).crisis, region(t, EAST).crisis, region(t, AFRICA).crisis) == (1, 0, 2)


@pytest.mark.parametrize(
    ("halves", "side", "approval"), [(2, 1, 50), (3, 1, 50), (1, 1, 46), (-1, 1, 46), (-2, -1, 50), (-1, -1, 46)]
)
def test_4_a_war_that_is_being_won_costs_no_approval(halves: int, side: int, approval: int) -> None:
    """TSF Consequences 4: "unless the current War Status is US Winning (or better)"; the half box between a stalemate
    and winning is not."""
    war = msgspec.structs.replace(OURS, status=STALEMATE + halves, us_side=side)
    t = world(wars=(war,), approval=50).run(do(wars_weigh))
    assert (t.state.approval, t.state.economy_trend) == (approval, -1)


# 5


def test_5_footprint_example() -> None:
    """GM US Military Footprint, example: two are turned over (stability, approval); three new ones for the Marines, the
    light army and the war, none for special forces, intelligence and the fleet."""
    t = world(wars=(OURS,), approval=50, draws=[0, 0, 0])
    places = {UnitType.MARINES: [EAST, int(Box.MEDITERRANEAN)], UnitType.LIGHT: [EAST]}
    places |= {UnitType.SPECIAL_FORCES: [EAST], UnitType.INTEL: [EAST], UnitType.CARRIER: [int(Box.MEDITERRANEAN)]}
    t.table.state.world.units = tuple(Unit(places[kind].pop(0) if places.get(kind) else 8) for kind, _ in UNITS)
    lay(t, EAST, RegionStatus(5, 0, 5, footprints=(3, 0)))
    before = sorted((*t.state.footprint_supply, 3, 0))
    t.run(do(footprints_turned_over))
    assert region(t, EAST).stability == 4 and t.state.approval == 48
    assert len(region(t, EAST).footprints) == 3
    assert sorted((*t.state.footprint_supply, *region(t, EAST).footprints)) == before


def test_5_footprints_bring_crises_and_groups() -> None:
    t = lay(world(), AFRICA, RegionStatus(footprints=(1, 2))).run(do(footprints_turned_over))
    assert (region(t, AFRICA).crisis, levels(region(t, AFRICA)), region(t, AFRICA).footprints) == (1, [1], ())


def test_5_none_in_europe() -> None:
    t = world()
    t.table.state.world.units = tuple(Unit(int(Region.EASTERN_EUROPE)) for _ in UNITS)
    assert footprints_due(t.table.state, Region.EASTERN_EUROPE) == 0


# 6


@pytest.mark.parametrize(
    ("here", "stability"),
    [
        (RegionStatus(5, 0, 5, 0, 1), 6),
        (RegionStatus(5, 0, 5, 0, 2), 5),
        (RegionStatus(5, 0, 5, 1), 5),
        (RegionStatus(5, 0, 5, 0, rogue_states=(RogueState(1),)), 5),
    ],
)
def test_6_ruling_8_good_governments(here: RegionStatus, stability: int) -> None:
    """Ruling 8: with no crisis, at most one unstable state and no rogue state."""
    t = lay(presidency(), LAST, here).run(do(good_governments, LAST))
    assert region(t, LAST).stability == stability


def test_6_one_crisis_removes_the_unstable_state() -> None:
    t = lay(presidency(), LAST, RegionStatus(5, 0, 5, 1, 1)).run(do(good_governments, LAST))
    assert region(t, LAST).unstable_states == 0


def test_6_one_crisis_and_no_unstable_state_leave_a_choice() -> None:
    tense: dict[str, Any] = {"tensions": (*((),) * 3, (1, 1), *((),) * 7, (1,), ()), "tensions_cup": (33, 24)}
    here = RegionStatus(5, 0, 5, 1, terror_groups=groups(2, 1))
    t = (
        lay(presidency(**tense), LAST, here)
        .run(do(good_governments, LAST))
        .choose("Remove two tensions from North Korea")
    )
    assert len(t.state.tensions[Nation.NORTH_KOREA]) + len(t.state.tensions[Nation.SOUTH_KOREA]) == 1
    t = lay(presidency(**tense), LAST, here).run(do(good_governments, LAST)).choose("Two terror groups lose a level")
    assert sum(group.level for group in region(t, LAST).terror_groups) == 1
    t = lay(presidency(), LAST, here).run(do(good_governments, LAST))
    assert t.labels == ["rest"] and sum(group.level for group in region(t, LAST).terror_groups) == 1


def test_6_any_two_tensions_of_the_region_leave_at_your_choice() -> None:
    """TSF Consequences 6: "any two Tensions counters from the Region"."""
    israel, gulf, iran = Nation.ISRAEL, Nation.GULF_STATES, Nation.IRAN
    lie = {israel: (2,), gulf: (1, 1, 2), iran: (2, 1)}
    fields: dict[str, Any] = {"tensions": tuple(lie.get(one, ()) for one in Nation), "tensions_cup": (30, 24)}
    t = lay(presidency(**fields), EAST, RegionStatus(5, 0, 5, 1)).run(do(good_governments, EAST))
    assert t.labels == [
        "Remove a tension from Israel and from Saudi Arabia and the Gulf States",
        "Remove a tension from Israel and from Iran",
        "Remove two tensions from Saudi Arabia and the Gulf States",
        "Remove a tension from Saudi Arabia and the Gulf States and from Iran",
        "Remove two tensions from Iran",
    ]
    t.choose("Remove a tension from Israel and from Iran")
    assert [len(t.state.tensions[one]) for one in (israel, gulf, iran)] == [0, 3, 1]


def test_6_a_single_way_is_not_asked_about() -> None:
    fields: dict[str, Any] = {"tensions": (*((),) * 11, (1,), ()), "tensions_cup": (33, 24)}
    t = lay(presidency(**fields), LAST, RegionStatus(5, 0, 5, 1)).run(do(good_governments, LAST))
    assert t.labels == ["rest"] and not t.state.tensions[Nation.SOUTH_KOREA]


@pytest.mark.parametrize(
    ("before", "after"), [((3, 1), [2]), ((4, 2, 2), [1, 2, 3]), ((2,), [1]), ((3, 3), [2, 2]), ((1, 1, 1), [1])]
)
def test_6_two_different_groups_lose_a_level_each(before: tuple[int, ...], after: list[int]) -> None:
    """TSF Consequences 6: "any two Terror Groups in the Region by one level each"."""
    t = lay(presidency(), LAST, RegionStatus(5, 0, 5, 1, terror_groups=groups(*before))).run(do(good_governments, LAST))
    if len(set(before)) > 1 and len(before) > 2:
        t.choose(f"Two terror groups lose a level: level {max(before)} and level {min(before)}")
    assert levels(region(t, LAST)) == after


def test_6_any_two_groups_of_the_region_at_your_choice() -> None:
    """TSF Consequences 6: "any two Terror Groups in the Region by one level each (your choice)"; here the two weakest
    are gone, one of them from the intel track."""
    weak, known = TerrorGroup(1), TerrorGroup(1, IntelBox.LOCATING)
    here = RegionStatus(5, 0, 5, 1, terror_groups=(TerrorGroup(4), weak, known, weak))
    t = lay(presidency(), LAST, here).run(do(good_governments, LAST))
    assert t.labels == [
        "Two terror groups lose a level: level 4 and level 1",
        "Two terror groups lose a level: level 4 and level 1 (locating)",
        "Two terror groups lose a level: level 1 and level 1",
        "Two terror groups lose a level: level 1 and level 1 (locating)",
    ]
    t.choose("Two terror groups lose a level: level 1 and level 1 (locating)")
    assert region(t, LAST).terror_groups == (TerrorGroup(4), weak)


# 7


@pytest.mark.parametrize(("economy", "stability"), [(3, 6), (4, 6), (5, 7), (6, 8), (7, 8)])
def test_7_the_european_economy(economy: int, stability: int) -> None:
    t = world(eurozone_economy=economy).run(do(european_economy))
    assert region(t, 0).stability == stability


# 8


def peaceful(**fields: Any) -> Stage:
    goodwill = {"goodwill": (-1, -2, -2, -3), "goodwill_supply": (), "approval": 50, "legacy_points": 5, "prestige": 5}
    return world(**{**goodwill, **fields})


def test_8_the_nobel_prize_and_later_praise() -> None:
    """TSF Consequences 8: it costs three goodwill counters."""
    t = peaceful(world_opinion=5).run(do(agent_for_peace))
    assert (t.state.legacy_points, t.state.prestige, t.state.approval, t.state.world_opinion) == (10, 7, 60, 6)
    assert len(t.state.goodwill) == 1 and len(t.state.goodwill_supply) == 3
    t.state.goodwill = (-1, -2, -2)
    t.run(do(agent_for_peace))
    assert (t.state.legacy_points, t.state.prestige, t.state.approval, t.state.world_opinion) == (12, 8, 66, 6)


@pytest.mark.parametrize(
    "fields",
    [
        {"goodwill": (-1, -2)},
        {"wars": (OURS,)},
        {"wars": (THEIRS,)},
    ],
)
def test_8_no_agent_for_peace(fields: dict[str, Any]) -> None:
    """Too little goodwill, or a war of the United States or of an ally."""
    assert peaceful(**fields).run(do(agent_for_peace)).state.legacy_points == 5


def test_8_ruling_7_two_civil_wars_are_the_most() -> None:
    t = lay(peaceful(), AFRICA, RegionStatus(civil_wars=(CivilWar(), CivilWar(), CivilWar(True))))
    assert t.run(do(agent_for_peace)).state.legacy_points == 10
    t = lay(peaceful(), AFRICA, RegionStatus(civil_wars=(CivilWar(),) * 3))
    assert t.run(do(agent_for_peace)).state.legacy_points == 5
