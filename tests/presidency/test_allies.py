"""Allies, Iran, North Korea and rogue states act; unstable states are checked. (GM Allies, Tensions, Sanctions, Rogue
States, WMDs, Unstable States; TSF Ally/Rogue Group Acts)"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.allies import GROUPS, HELPS_IN
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import ALLIES, Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.operations.nations import change_actions
from resolute.games.presidency.rules.allies import (
    ally_acts,
    ally_group_acts,
    check_unstable_states,
    next_joint_action,
    rogue_activated,
    rogue_nation_acts,
    rogue_states_act,
    shuffle_groups,
)
from resolute.games.presidency.state import (
    CivilWar,
    NationStatus,
    RegionStatus,
    RogueState,
    Sanction,
    TerrorGroup,
    War,
)
from resolute.games.presidency.subjects import target
from tests.presidency.helpers import Stage, bring, presidency
from tests.presidency.test_forces import deployed
from tests.presidency.test_regions import lay, region
from tests.presidency.test_united_nations import world

AFRICA, EAST, ASIA = int(Region.AFRICA), int(Region.MIDDLE_EAST), int(Region.ASIA_PACIFIC)
UK, NATO, ISRAEL, IRAN, KOREA = (
    *(int(Nation.UNITED_KINGDOM), int(Nation.NATO), int(Nation.ISRAEL), int(Nation.IRAN), int(Nation.NORTH_KOREA)),
)
OURS = War(Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, AFRICA, WarKind.COMBINED, STALEMATE, 0, 4, us_side=1)


def tense(t: Stage, nation: int, *values: int) -> Stage:
    """Tensions of these values lie on a nation."""
    world = t.table.state.world
    cup = list(world.tensions_cup)
    for value in values:
        cup[value - 1] -= 1
    world.tensions_cup = tuple(cup)
    here = world.nations[nation]
    world.change_nation(nation, NationStatus(values, here.action_counter, here.sanctions, here.closeness))
    return t


def own_action(t: Stage, nation: int) -> Stage:
    """Only what an ally or rogue nation does by itself."""
    return bring(t, f"ally/{nation}")


# Groups


def test_four_groups_hold_everybody_once() -> None:
    """GM Allies: Iran in A, North Korea in B, the rogue states in C."""
    named = [nation for group in GROUPS for nation in group.nations]
    assert sorted(named) == sorted((*ALLIES, Nation.IRAN, Nation.NORTH_KOREA))
    assert Nation.IRAN in GROUPS[0].nations and Nation.NORTH_KOREA in GROUPS[1].nations and GROUPS[2].rogue_states
    regions = [one for group in GROUPS for one in group.unstable]
    assert sorted(regions) == list(range(8)) and set(HELPS_IN) == set(ALLIES)


def test_groups_are_drawn_without_replacement_until_the_year_ends() -> None:
    """TSF Ally/Rogue Group Acts, Clean-Up."""
    t = presidency(draws=[3])
    ally_group_acts.run(t.table)
    assert 3 not in t.table.state.world.ally_groups
    assert [frame.step.name for frame in t.table._added] == [
        *("ally_acts", "ally_acts", "rogue_activated", "check_unstable_states", "check_unstable_states"),
    ]
    t.table._added.clear()
    t.table.state.world.programs_frozen = (True, True)
    t.run(do(shuffle_groups))
    assert len(t.table.state.world.ally_groups) == 4
    assert t.table.state.world.programs_frozen == (False, False)


# Tensions and joint actions


@pytest.mark.parametrize(
    ("values", "closeness"), [((2, 2), 2), ((2, 2, 1), 1), ((2, 2, 2, 2), 1), ((2, 2, 2, 2, 1), 0)]
)
def test_revealed_tensions_estrange_an_ally(values: tuple[int, ...], closeness: int) -> None:
    """5 to 8 cost a level, 9 or more two."""
    t = tense(world(closeness=(2,) * 9, dice=(5,)), UK, *values)
    ally_acts.run(t.table, UK)
    assert t.table.state.world.closeness(UK) == closeness


@pytest.mark.parametrize(("closeness", "counter", "left"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (1, 1, 2), (0, -1, 0)])
def test_joint_actions_by_closeness_and_counter(closeness: int, counter: int, left: int) -> None:
    """GM Allies: none, one or two; an action counter adds or takes and is used up."""
    t = world()
    t.table.state.world.change_nation(UK, NationStatus(closeness=closeness, action_counter=counter))
    ally_acts.run(t.table, UK)
    assert t.table._added[0].args[1] == left
    assert t.table.state.world.nations[UK].action_counter == 0


def joint(ally: int, *dice: int, here: tuple[int, RegionStatus] | None = None, left: int = 1, **fields: Any) -> Stage:
    t = world(*(() if here is None else (here,)), dice=dice, **fields)
    return t.run(do(next_joint_action, ally, left, ()))


def test_joint_intelligence_always_succeeds_and_twice_with_nato_and_israel() -> None:
    """GM Joint Intel with Allies."""
    groups = (TerrorGroup(3), TerrorGroup(1))
    t = joint(UK, here=(0, RegionStatus(terror_groups=groups))).choose("Joint intelligence: group of level 3")
    assert sorted(region(t, 0).terror_groups) == [TerrorGroup(1), TerrorGroup(3, IntelBox.GATHERING)]
    t = joint(NATO, here=(0, RegionStatus(terror_groups=groups))).choose("Joint intelligence: group of level 3")
    assert {one.box for one in region(t, 0).terror_groups} == {IntelBox.GATHERING}


def test_joint_intelligence_is_aimed_at_a_group_of_your_choice() -> None:
    """GM Intel Gathering: identify the group that is the target; a fixed target is none any more."""
    groups = (TerrorGroup(1), TerrorGroup(2, IntelBox.LOCATING), TerrorGroup(1), TerrorGroup(4, IntelBox.TARGET_FIXED))
    t = joint(UK, here=(0, RegionStatus(terror_groups=groups)))
    assert [one for one in t.labels if one.startswith("Joint intelligence")] == [
        "Joint intelligence: group of level 2 in the Eurozone (locating)",
        "Joint intelligence: group of level 1 in the Eurozone (unseen)",
    ], "equal groups are one choice"
    t.choose("Joint intelligence: group of level 2")
    assert sorted(region(t, 0).terror_groups) == [
        *(TerrorGroup(1), TerrorGroup(1)),
        *(TerrorGroup(2, IntelBox.TARGET_FIXED), TerrorGroup(4, IntelBox.TARGET_FIXED)),
    ]


def test_the_second_success_is_against_another_group_where_the_ally_helps() -> None:
    """GM Joint Intel with Allies: NATO and Israel get two successes."""
    groups = (TerrorGroup(2, IntelBox.LOCATING), TerrorGroup(1), TerrorGroup(1))
    fixed = RegionStatus(terror_groups=(TerrorGroup(3, IntelBox.TARGET_FIXED), TerrorGroup(4)))
    t = world((0, RegionStatus(terror_groups=groups)), (5, fixed)).run(do(next_joint_action, NATO, 1, ()))
    t.choose("Joint intelligence: group of level 1")
    assert t.decision.prompt == "NATO has a second lead. Which other group does it concern?"
    assert t.labels == [
        "Group of level 2 in the Eurozone (locating)",
        "Group of level 1 in the Eurozone (unseen)",
        "Group of level 4 in Eastern Europe (unseen)",
    ]
    t.choose("Group of level 2")
    assert region(t, 0).terror_groups[1:] == (
        TerrorGroup(1, IntelBox.GATHERING),
        TerrorGroup(2, IntelBox.TARGET_FIXED),
    )
    alone = joint(ISRAEL, here=(EAST, RegionStatus(terror_groups=(TerrorGroup(1),))))
    assert alone.choose("Joint intelligence: group of level 1").labels == ["rest"], "the second success finds nobody"
    assert region(alone, EAST).terror_groups == (TerrorGroup(1, IntelBox.GATHERING),)


def test_where_very_much_can_be_done_joint_actions_are_chosen_one_after_the_other() -> None:
    """A list of pairs would be endless."""
    groups = tuple(TerrorGroup(level, box) for level in (1, 2, 3, 4) for box in (IntelBox.UNSEEN, IntelBox.GATHERING))
    full = RegionStatus(5, 0, 4, 2, terror_groups=groups)
    t = world((0, full), (5, full), closeness=(2,) * 9).run(do(next_joint_action, UK, 2, ()))
    assert len(t.labels) == 19 and not any("then" in one for one in t.labels)


def test_a_raid_after_joint_intelligence_hits_the_group_that_was_chosen() -> None:
    """A group that is tracked lies behind the others of its region; the second joint action still means the same."""
    fixed = (TerrorGroup(3, IntelBox.TARGET_FIXED), TerrorGroup(4, IntelBox.TARGET_FIXED))
    here = RegionStatus(terror_groups=(TerrorGroup(1), *fixed))
    t = joint(UK, 4, here=(0, here), left=2, units=deployed(), national_intelligence=())
    tracked, raided = "Joint intelligence: group of level 1 in the Eurozone (unseen)", "Joint raid: group of level 3"
    t.table.play(t.option(f"{tracked}, then: {raided}"))
    assert sorted(one.level for one in region(t, 0).terror_groups) == [1, 2, 4]


@pytest.mark.parametrize(("die", "crisis"), [(8, 1), (9, 2)])
def test_joint_aid(die: int, crisis: int) -> None:
    t = joint(UK, die, here=(0, RegionStatus(crisis=2))).choose("Aid for the Eurozone")
    assert region(t, 0).crisis == crisis


@pytest.mark.parametrize(("die", "stability"), [(4, 6), (5, 5)])
def test_joint_stabilization_is_not_the_first_action_and_not_with_israel(die: int, stability: int) -> None:
    """GM Regional Stability: allies can raise it."""
    t = joint(UK, 9, die, here=(0, RegionStatus(5, 0, 5, 2)), left=2)
    assert "Stabilize the Eurozone" not in t.labels
    t.choose("Aid for the Eurozone", "Stabilize the Eurozone")
    assert region(t, 0).stability == stability
    t = joint(ISRAEL, 9, here=(EAST, RegionStatus(5, 0, 5, 2)), left=2).choose("Aid for the Middle East")
    assert not any(label.startswith("Stabilize") for label in t.labels)


@pytest.mark.parametrize(("closeness", "die", "status"), [(2, 7, 1), (2, 8, 2), (1, 5, 1), (1, 6, 2)])
def test_joint_de_escalation(closeness: int, die: int, status: int) -> None:
    t = joint(NATO, die, closeness=(closeness,) * 9).choose("De-escalate: Russia and NATO")
    assert t.state.conflicts[Track.RUSSIA_NATO].status == status


def test_joint_reinforcement() -> None:
    war = War(Belligerent.ISRAEL, Belligerent.HAMAS, EAST, WarKind.COMBINED, STALEMATE, 9, 2)
    t = joint(ISRAEL, 7, wars=(war,)).choose("Reinforce: Israel against Hamas")
    assert t.state.wars[0].attacking == 10


@pytest.mark.parametrize(
    ("ally", "where", "die", "left"),
    [(UK, 0, 6, 2), (NATO, 5, 3, 1), (ISRAEL, EAST, 3, 1), (int(Nation.JAPAN), ASIA, 3, 2)],
)
def test_joint_raids_reach_the_eurozone_and_have_two_less(ally: int, where: int, die: int, left: int) -> None:
    """GM Special Forces Raids: barred in the Eurozone except together with NATO or the United Kingdom; chart WM2."""
    here = RegionStatus(terror_groups=(TerrorGroup(3, IntelBox.TARGET_FIXED), TerrorGroup(1)))
    t = joint(ally, die, here=(where, here), units=deployed(), national_intelligence=())
    t.choose("Joint raid: group of level 3")
    assert sorted(one.level for one in region(t, where).terror_groups) == [1, left], "a strong group has one more"


def test_canada_raids_nobody_in_the_eurozone() -> None:
    """GM Special Forces Raids: in the Eurozone only with NATO or the United Kingdom; in the Americas Canada may."""
    here = RegionStatus(terror_groups=(TerrorGroup(2, IntelBox.TARGET_FIXED), TerrorGroup(1)))
    canada = int(Nation.CANADA)
    assert not any("raid" in one for one in joint(canada, here=(0, here)).labels)
    assert any("Joint raid" in one for one in joint(canada, here=(int(Region.SOUTH_AMERICA), here)).labels)


def test_a_joint_raid_needs_a_fixed_target_and_is_made_once() -> None:
    located = RegionStatus(terror_groups=(TerrorGroup(1, IntelBox.LOCATING),))
    assert not any(one.startswith("Joint raid") for one in joint(UK, here=(0, located)).labels)
    fixed = RegionStatus(terror_groups=(TerrorGroup(1, IntelBox.TARGET_FIXED), TerrorGroup(2, IntelBox.TARGET_FIXED)))
    t = joint(UK, 4, here=(0, fixed), left=2)
    assert [one for one in t.labels if one.startswith("Joint raid") and "then" not in one] == [
        "Joint raid: group of level 2 in the Eurozone (target fixed)",
        "Joint raid: group of level 1 in the Eurozone (target fixed)",
    ]
    assert not any(one.count("raid") > 1 for one in t.labels), "no two raids in one answer"
    t.table.play(t.option("Joint raid: group of level 1 in the Eurozone (target fixed)"))
    assert [one.level for one in region(t, 0).terror_groups] == [2]
    assert not any("raid" in one for one in t.labels)


def test_tensions_are_eased_together() -> None:
    t = (
        tense(world(), UK, 1, 2, 1)
        .run(do(next_joint_action, UK, 1, ()))
        .choose("Ease tensions with the United Kingdom")
    )
    assert len(t.state.tensions[UK]) == 1


def test_intelligence_and_aid_once_each_and_nobody_is_asked_without_need() -> None:
    here = RegionStatus(5, 0, 8, 3, terror_groups=(TerrorGroup(1),))
    t = joint(UK, 8, here=(0, here), left=2).choose("Aid for the Eurozone")
    assert not any(label.startswith("Aid") for label in t.labels)
    assert joint(int(Nation.CANADA)).labels == ["rest"]


# What they do by themselves


def test_the_published_report_of_the_united_kingdom() -> None:
    """A roll of 7, two for tensions, two for wars, one for influence, one for the conflict: 6, of which 4 count; 11 is
    one more for NATO (Russia +1 becomes even), and two tensions are replaced by one."""
    t = world((0, RegionStatus(7, 0, 7, russian_influence=1)), dice=(7,), wars=(OURS, OURS), closeness=(0,) * 9)
    tense(t, UK, 1, 1).run(do(ally_acts, UK))
    conflict = t.state.conflicts[Track.RUSSIA_NATO]
    assert (conflict.status, conflict.strength) == (2, 2)
    assert len(t.state.tensions[UK]) == 1
    assert any("4 at most" in line for line in t.story)


def test_tensions_example_three_become_two() -> None:
    t = tense(world(dice=(5,), closeness=(0,) * 9), UK, 1, 1, 1).run(do(ally_acts, UK))
    assert len(t.state.tensions[UK]) == 2


def test_only_revealed_tensions_are_halved() -> None:
    """GM Tensions: what is replaced by half is what was revealed; a tension that the action itself brings lies face
    down beside it. Three on Israel become two, and shots across the border add one."""
    t = tense(world(dice=(4,), closeness=(0,) * 9), ISRAEL, 1, 1, 1)
    t.run(do(ally_acts, ISRAEL))
    assert "The conflict of Israel and its neighbors stands at 3 (close to war)." in t.story
    assert len(t.state.tensions[ISRAEL]) == 2 + 1


def test_tensions_of_a_program_come_on_top_of_what_was_revealed() -> None:
    """GM Tensions, Nuclear/Missile Tracks: four on Iran become two, and its program in box 4 brings two more."""
    t = tense(world(dice=(5,), iran_nuclear=3), IRAN, 1, 1, 1, 1).run(do(rogue_nation_acts, IRAN))
    assert t.state.iran_nuclear == 4 and len(t.state.tensions[IRAN]) == 2 + 2


@pytest.mark.parametrize(
    ("nation", "die", "told"),
    [
        (Nation.NATO, 1, "Relative strength of Russia and NATO: even."),
        (Nation.SOUTH_KOREA, 2, "Relative strength of North Korea and South Korea: South Korea +1."),
        (Nation.JAPAN, 9, "Relative strength of China and Japan: even."),
        (Nation.GULF_STATES, 8, "The conflict of the Gulf States and Iran stands at 3 (dangerous)."),
        (Nation.INDIA, 10, "The conflict of India and Pakistan stands at 3 (dangerous)."),
    ],
)
def test_allies_act_by_their_tables(nation: Nation, die: int, told: str) -> None:
    t = tense(world(dice=(die,)), int(nation), 1)
    if nation == Nation.SOUTH_KOREA:
        t = tense(tense(world(dice=(8,)), int(nation), 1), KOREA, 1, 1)
    assert told in own_action(t, int(nation)).story


def test_an_ally_without_tensions_is_milder() -> None:
    chart = BOOK.chart(f"ally/{int(Nation.AUSTRALIA)}")
    assert dict(chart.drms(world().table)) == {"no tensions": -1}
    t = tense(world(wars=(OURS,)), int(Nation.AUSTRALIA), 2, 1)
    assert dict(chart.drms(t.table)) == {"its tensions": 3, "wars of the United States": 1}


def test_israel_strikes_iran() -> None:
    """The worst row: the program goes back, the region turns away, and there is an air war."""
    t = bring(world(iran_nuclear=4, dice=(5,)), f"ally/{ISRAEL}/14/otherwise")
    assert t.state.iran_nuclear == 3 and region(t, EAST).alignment == 4
    assert region(t, EAST).crisis == 3, "two for the strike and one for the war"
    (war,) = t.state.wars
    assert (war.attacker, war.defender, war.kind) == (Belligerent.ISRAEL, Belligerent.IRAN, WarKind.AIR)


def test_israel_strikes_iran_with_the_relative_strength_of_their_track() -> None:
    """GM Setting up a War: a conflict track that governs a war adjusts its strengths, whatever led to it; its status
    does not move while the war is fought."""
    stronger = [(1, 8, 3), (3, 6, 4)]  # Israel +1, Iran +1; both lose 1 or nothing in the first roll
    for box, *expected in stronger:
        t = world(iran_nuclear=3, dice=(6,))
        t.table.state.world.conflicts = tuple(
            type(one)(2, box) if place == Track.ISRAEL_IRAN else one
            for place, one in enumerate(t.table.state.world.conflicts)
        )
        (war,) = bring(t, f"ally/{ISRAEL}/14/otherwise").state.wars
        assert war.conflict == Track.ISRAEL_IRAN
        assert war.attacking - war.defending == expected[0] - expected[1] - (1 if box == 1 else 0)


def test_israel_at_war_does_not_start_another() -> None:
    war = War(Belligerent.ISRAEL, Belligerent.HAMAS, EAST, WarKind.COMBINED, STALEMATE, 9, 2)
    t = bring(world(wars=(war,)), f"ally/{ISRAEL}/13")
    assert len(t.state.wars) == 1 and t.state.wars[0].attacking == 10


def test_the_economy_of_the_world_moves_with_group_a() -> None:
    t = bring(world(dice=(4, 10)), "ally/economy")
    assert (t.state.economy_trend, t.state.russia_economy_trend, t.state.china_economy_trend) == (1, 1, 1)
    assert t.state.eurozone_trend == 0 and region(t, 0).crisis == 1


def test_a_boom_does_not_last_and_a_slump_does_not_either() -> None:
    """Markets look at the economy of the United States."""
    chart = BOOK.chart("ally/economy/0")
    for economy, by in ((3, -3), (4, -3), (5, 0), (6, 4), (7, 4)):
        assert sum(plus for _, plus in chart.drms(presidency(economy=economy).table)) == by


# Iran and North Korea


def test_sanctions_hold_a_rogue_nation_back_and_are_drawn_again() -> None:
    """GM Sanctions: tensions less sanctions are the modifier; afterward half the tensions stay."""
    t = tense(world(dice=(8,)), IRAN, 2, 2, 1)
    here = t.table.state.world.nations[IRAN]
    sanctions = (Sanction(SanctionKind.UNILATERAL, 2), Sanction(SanctionKind.UN, 3))
    t.table.state.world.change_nation(IRAN, NationStatus(here.tensions, 0, sanctions))
    t.state.sanctions_supply = tuple(
        Sanction(*one) for one in ((SanctionKind.UNILATERAL, 1), (SanctionKind.UN, 2), (SanctionKind.MULTILATERAL, 2))
    )
    drms = dict(BOOK.chart(f"ally/{IRAN}/otherwise").drms(t.table))
    assert drms == {}, "5 less 5"
    t.run(do(rogue_nation_acts, IRAN))
    assert region(t, EAST).stability == 6 and t.state.iran_nuclear == 3
    assert [one.kind for one in t.state.sanctions[IRAN]] == [SanctionKind.UNILATERAL, SanctionKind.UN]
    assert t.table.state.world.iran_influence == 1


def test_a_counter_takes_the_one_action_of_a_rogue_nation() -> None:
    """GM Cyber War, chart WM3: a nation whose offices stand still has an action less, and Iran and North Korea have
    only one. Two counters cost two."""
    t = tense(world(dice=(9,)), KOREA, 2, 1)
    change_actions(t.table, KOREA, -2)
    before = t.table.state.world
    for left in (-1, 0):
        t.run(do(rogue_nation_acts, KOREA))
        assert t.table.state.world.nations[KOREA] == msgspec.structs.replace(before.nations[KOREA], action_counter=left)
    assert t.table.state.world.regions == before.regions and t.state.korea_missiles == 2
    t.run(do(rogue_nation_acts, KOREA))
    assert t.state.korea_missiles == 3, "now it acts: a 9, three for tensions and one for the conflict"


def test_iran_complies_and_sanctions_are_lifted() -> None:
    t = world(dice=(3,))
    t.table.state.world.change_nation(IRAN, NationStatus(sanctions=(Sanction(SanctionKind.UNILATERAL, 1),)))
    assert own_action(t, IRAN).state.sanctions[IRAN] == ()


def test_iran_at_war_uses_oil() -> None:
    war = War(Belligerent.ISRAEL, Belligerent.IRAN, EAST, WarKind.AIR, STALEMATE, 6, 3)
    t = tense(world(dice=(5,), wars=(war,)), IRAN, 1)
    own_action(t, IRAN)
    assert t.state.wars[0].defending == 4 and (t.state.economy_trend, t.state.russia_economy_trend) == (-1, 1)


def test_north_korea_tests_missiles_from_10_on() -> None:
    t = tense(world(dice=(8,)), KOREA, 1)
    own_action(t, KOREA)
    assert t.state.korea_missiles == 3, "an 8, one for tensions and one for the conflict"


def test_north_korea_goes_to_war_only_if_it_is_stronger() -> None:
    t = bring(world(), f"ally/{KOREA}/otherwise/14")
    assert t.state.wars == () and t.state.conflicts[Track.KOREAS].status == 3
    t = world(dice=(5, 5, 5))
    t.table.state.world.conflicts = tuple(
        one if place != Track.KOREAS else type(one)(2, 0) for place, one in enumerate(t.table.state.world.conflicts)
    )
    bring(t, f"ally/{KOREA}/otherwise/14")
    assert t.state.wars[0].attacker == Belligerent.NORTH_KOREA


# Rogue states


def rogue(*dice: int, level: int = 1, **fields: Any) -> Stage:
    here = RegionStatus(5, 0, 5, rogue_states=(RogueState(level, **fields),))
    return world((AFRICA, here), dice=dice).run(do(rogue_states_act))


def test_rogue_states_arm_groups_bring_crises_and_export_terror() -> None:
    assert region(rogue(1), AFRICA).highest_group == 1
    assert region(rogue(3), AFRICA).crisis == 1
    t = rogue(5)
    assert region(t, 0).highest_group == 1 and region(t, Region.CONUS).highest_group == 1
    assert region(rogue(7), AFRICA).rogue_states == (RogueState(2),)


@pytest.mark.parametrize(("level", "dice", "weapon"), [(3, (8, 2), True), (3, (8, 3), False), (2, (8,), False)])
def test_wmds_a_rogue_state_of_level_3_may_acquire_one(level: int, dice: tuple[int, ...], weapon: bool) -> None:
    assert region(rogue(*dice, level=level), AFRICA).rogue_states[0].weapon is weapon


@pytest.mark.parametrize(("weapon", "at_war", "lost"), [(True, True, True), (True, False, False), (False, True, False)])
def test_auto_loss_7_ruling_27_a_weapon_is_used_in_a_war_only(weapon: bool, at_war: bool, lost: bool) -> None:
    here = RegionStatus(5, 0, 5, rogue_states=(RogueState(1, weapon=weapon, at_war=at_war),))
    t = world((AFRICA, here), dice=(10,), wars=(OURS,) if at_war else ()).run(do(rogue_states_act))
    assert (t.table.outcome is not None) is lost
    if lost:
        assert t.table.outcome is not None and t.table.outcome.ending == "weapons_of_mass_destruction"


def test_auto_loss_7_not_in_a_war_of_others() -> None:
    """GM Auto-Loss 7: a weapon that is used in India's war on a rogue state does not lose the game."""
    here = RegionStatus(5, 0, 5, rogue_states=(RogueState(3, weapon=True, at_war=True),))
    indian = War(Belligerent.INDIA, Belligerent.ROGUE_STATE, 6, WarKind.COMBINED, STALEMATE, 7, 6)
    t = world((int(Region.CENTRAL_SOUTH_ASIA), here), dice=(10,), wars=(indian,)).run(do(rogue_states_act))
    assert t.table.outcome is None


def test_a_rogue_state_at_war_reinforces() -> None:
    here = RegionStatus(5, 0, 5, rogue_states=(RogueState(1, at_war=True),))
    t = world((AFRICA, here), dice=(2,), wars=(OURS,)).run(do(rogue_states_act))
    assert t.state.wars[0].defending == 6


def test_every_rogue_state_acts_in_turn() -> None:
    here = RegionStatus(5, 0, 5, rogue_states=(RogueState(1), RogueState(2)))
    t = world((AFRICA, here), (ASIA, here), dice=(3, 4, 3, 4)).run(do(rogue_states_act))
    assert region(t, AFRICA).crisis == 2 and region(t, ASIA).crisis == 2


@pytest.mark.parametrize(("new_player", "crisis"), [(False, 1), (True, 0)])
def test_joint_actions_are_rolls_of_the_player(new_player: bool, crisis: int) -> None:
    """GM Allies: they are performed by you, so a new player has -1 on them: aid works on 9 too."""
    t = world((0, RegionStatus(7, 0, 7, crisis=1)), dice=(9,)).run(do(next_joint_action, UK, 1, ()))
    t.table.state.new_player = new_player
    t.table._listing = None
    assert t.option("Aid for the Eurozone").cost == f"works on 1 to {8 + new_player}"
    assert region(t.choose("Aid for the Eurozone"), 0).crisis == crisis


def test_a_rogue_state_that_has_just_appeared_waits() -> None:
    """Whoever is there when they begin acts: the first one arms a group of level 4, which becomes a rogue state."""
    groups = (TerrorGroup(4),)
    there = RegionStatus(5, 0, 5, terror_groups=groups, rogue_states=(RogueState(2),))
    t = world((AFRICA, there), (ASIA, RegionStatus(5, 0, 5, rogue_states=(RogueState(3),))), dice=(1, 7))
    t.run(do(rogue_states_act))
    assert region(t, AFRICA).rogue_states == (RogueState(2), RogueState(1))
    assert region(t, ASIA).rogue_states == (RogueState(4),)
    assert sum(line.startswith("A rogue state acts") for line in t.story) == 2


def test_rogue_activation() -> None:
    """On 1 to 5 the strongest rogue state, else Iran or North Korea with more tensions."""
    here = RegionStatus(5, 0, 5, rogue_states=(RogueState(1), RogueState(2)))
    t = world((AFRICA, here), dice=(5, 7)).run(do(rogue_activated))
    assert region(t, AFRICA).rogue_states == (RogueState(1), RogueState(3))
    t = tense(world(dice=(6, 5)), KOREA, 1).run(do(rogue_activated))
    assert "North Korea acts." in t.story
    assert world(dice=(5,)).run(do(rogue_activated)).table.outcome is None


# Unstable states


@pytest.mark.parametrize(
    ("die", "unstable", "civil_wars", "rogues"),
    [(2, 0, 0, 0), (3, 1, 0, 0), (7, 1, 0, 0), (8, 0, 1, 0), (9, 0, 1, 0), (10, 0, 0, 1)],
)
def test_unstable_states_are_checked(die: int, unstable: int, civil_wars: int, rogues: int) -> None:
    """GM Unstable States; a stability of 5 adds 1."""
    t = world((AFRICA, RegionStatus(5, 0, 5, 0, 1)), dice=(die,)).run(do(check_unstable_states, AFRICA))
    here = region(t, AFRICA)
    assert (here.unstable_states, len(here.civil_wars), len(here.rogue_states)) == (unstable, civil_wars, rogues)


def test_an_unstable_state_can_become_a_rogue_state() -> None:
    """A stability below 5 and Iranian influence: 9 is an 11."""
    t = world((EAST, RegionStatus(5, 0, 4, 0, 1)), dice=(9,))
    t.table.state.world.iran_influence_unstable = 1
    t.run(do(check_unstable_states, EAST))
    assert region(t, EAST).rogue_states == (RogueState(1),) and region(t, EAST).unstable_states == 0
    assert t.table.state.world.iran_influence_unstable == 0


@pytest.mark.parametrize(
    ("dice", "unstable", "civil_wars", "beneath"),
    [
        ((2, 2), 1, 0, 1),  # 2, 1 and 1 is a 4, which stays; the other recovers
        ((1, 8), 0, 1, 0),  # the one with influence recovers, the other falls into civil war without it
        ((7, 7), 1, 1, 0),  # only the first is a 9, and its influence stays beneath the civil war
    ],
)
def test_iranian_influence_counts_for_the_unstable_state_above_it(
    dice: tuple[int, int], unstable: int, civil_wars: int, beneath: int
) -> None:
    """GM Iran Influence: +1 for the roll of that unstable state, and for no other; a stability of 5 adds 1."""
    t = world((EAST, RegionStatus(5, 0, 5, 0, 2)), dice=dice)
    t.table.state.world.iran_influence_unstable = 1
    here = region(t.run(do(check_unstable_states, EAST)), EAST)
    assert (here.unstable_states, len(here.civil_wars)) == (unstable, civil_wars)
    assert t.table.state.world.iran_influence_unstable == beneath
    assert [one.iranian for one in here.civil_wars] == [dice == (7, 7)] * civil_wars


def test_iranian_influence_stays_beneath_a_state_that_is_turned_over() -> None:
    """GM Civil Wars: the counter is only turned over; where there is no room it stays unstable."""
    full = RegionStatus(5, 0, 7, 0, 1, civil_wars=(CivilWar(),))
    t = world((EAST, full), dice=(10,))
    t.table.state.world.iran_influence_unstable = 1
    bring(t, "chart/unstable/iranian/9-10", target("region", EAST))
    assert (region(t, EAST).unstable_states, t.table.state.world.iran_influence_unstable) == (1, 1)
    assert not region(t, EAST).civil_wars[0].iranian


def test_stability_helps_unstable_states() -> None:
    chart = BOOK.chart("chart/unstable")
    for stability, by in ((3, 2), (4, 1), (5, 1), (6, -1), (7, -2), (8, -3)):
        t = lay(presidency(), AFRICA, RegionStatus(5, 0, stability, 0, 1))
        assert sum(plus for _, plus in chart.drms(t.table, target("region", AFRICA))) == by
