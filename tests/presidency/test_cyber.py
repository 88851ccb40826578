"""Cyber war: whom, how often, every row and every reaction. (GM Cyber War; chart WM3)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.engine.subjects import Target
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.rules.actions import take_actions
from resolute.games.presidency.rules.cyber import cyber_in_war
from resolute.games.presidency.rules.hostilities import open_hostilities
from resolute.games.presidency.rules.sequence import next_segment
from resolute.games.presidency.rules.wars import wage_war
from resolute.games.presidency.state import RogueState, TerrorGroup, War
from resolute.games.presidency.subjects import WAR
from tests.presidency.changes import changes
from tests.presidency.helpers import Stage, bring, presidency
from tests.presidency.test_terror import PLAIN, groups

AFRICA, EAST = int(Region.AFRICA), int(Region.MIDDLE_EAST)
IRAN, KOREA, RUSSIA, CHINA = (int(one) for one in (Nation.IRAN, Nation.NORTH_KOREA, Nation.RUSSIA, Nation.CHINA))
QUIET: dict[str, Any] = {**PLAIN, "tensions": ((),) * 13}
ROGUE: dict[str, Any] = {"rogue_states": tuple((RogueState(2),) if one == AFRICA else () for one in range(8))}
AT_WAR: dict[str, Any] = {
    "rogue_states": tuple((RogueState(2, at_war=True),) if one == AFRICA else () for one in range(8)),
    "wars": (
        War(Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, AFRICA, WarKind.COMBINED, STALEMATE, 9, 5, us_side=1),
    ),
}


def world(*dice: int, **fields: Any) -> Stage:
    return presidency(dice=dice, draws=[0] * 6, **{**QUIET, **fields})


def row(page: str, total: int, on: Target, **fields: Any) -> Stage:
    """A row of a chart happens, and nobody knows who it was."""
    key = BOOK.chart(f"chart/WM3/{page}").row_for(total).key
    return bring(world(1, **fields), f"chart/WM3/{page}/{key}", on)


# Who and how often


def test_one_attack_on_each_nation_in_a_phase() -> None:
    """GM Cyber War: one per target nation and phase, by opening hostilities."""
    t = world(9, 1).run(do(open_hostilities))
    assert t.labels == [
        "Iran: cyber attack on its program",
        "Iran: cyber attack on its military and government networks",
        "North Korea: cyber attack on its program",
        "North Korea: cyber attack on its military and government networks",
        "Russia: cyber attack on its economy",
        "Russia: cyber attack on its military and government networks",
        "China: cyber attack on its economy",
        "China: cyber attack on its military and government networks",
    ]
    t.choose("Iran: cyber attack on its program")
    assert t.table.state.world.cyber_targets == (IRAN,)
    assert not any(label.startswith("Iran") for label in t.run(do(open_hostilities)).labels)


def test_one_attack_on_rogue_states_in_a_phase() -> None:
    t = world(5, 1, **ROGUE).run(do(open_hostilities)).choose("Africa: cyber attack on the rogue state")
    assert t.table.state.world.cyber_on_rogues
    assert not any(label.startswith("Africa") for label in t.run(do(open_hostilities)).labels)


def test_a_new_phase_allows_new_attacks() -> None:
    t = presidency(segment="phase-1/four-actions")
    t.table.state.world.cyber_targets, t.table.state.world.cyber_on_rogues = (IRAN, RUSSIA), True
    next_segment.run(t.table)
    assert attacked(t) == ((), False)
    t = presidency(segment="phase-1/three-actions")
    t.table.state.world.cyber_targets = (IRAN,)
    next_segment.run(t.table)
    assert t.table.state.world.cyber_targets == (IRAN,), "another segment of the same phase"


def test_military_action_6_attacks_networks_too() -> None:
    t = world(9, 1).run(do(take_actions, 1, (4,))).choose("M6").choose("Russia: cyber attack on its economy")
    assert t.table.state.world.cyber_targets == (RUSSIA,)


def attacked(t: Stage) -> tuple[tuple[int, ...], bool]:
    return t.table.state.world.cyber_targets, t.table.state.world.cyber_on_rogues


# Every row


def test_wm3_a_program() -> None:
    on = Target("nation", IRAN)
    assert row("program", 2, on, iran_nuclear=3).state.iran_nuclear == 2
    t = row("program", 6, on, iran_nuclear=3)
    assert t.state.iran_nuclear == 3 and t.table.state.world.programs_frozen == (True, False)
    t = row("program", 9, Target("nation", KOREA))
    assert t.table.state.world.programs_frozen == (False, False)


def test_wm3_networks() -> None:
    on = Target("nation", KOREA)
    before = presidency().state.conflicts[Track.KOREAS].strength
    assert row("infrastructure", 3, on).state.conflicts[Track.KOREAS].strength == before + 1
    assert row("infrastructure", 7, on).table.state.world.nations[KOREA].action_counter == -1
    assert row("infrastructure", 9, on).table.state.world.nations[KOREA].action_counter == 0


def test_wm3_networks_of_an_enemy_in_war() -> None:
    war = War(Belligerent.IRAN, Belligerent.UNITED_STATES, EAST, WarKind.COMBINED, STALEMATE, 6, 0, us_side=-1)
    assert row("infrastructure", 3, Target("nation", IRAN), wars=(war,)).state.wars[0].attacking == 5


def test_wm3_an_economy() -> None:
    on = Target("nation", RUSSIA)
    assert row("peer-economy", 1, on, russia_economy=5).state.russia_economy == 4
    t = row("peer-economy", 7, on, russia_economy=5)
    assert t.state.russia_economy == 5 and t.state.russia_economy_trend == -1
    assert row("peer-economy", 9, Target("nation", CHINA)).state.china_economy_trend == 0


def test_wm3_networks_of_a_peer() -> None:
    on = Target("nation", CHINA)
    t = bring(world(1, 1), "chart/WM3/peer-infrastructure/-3-1", on)
    assert sum(t.state.capabilities[2]) == 4 * 7 - 1
    before = presidency().state.conflicts[Track.CHINA_JAPAN].strength
    assert row("peer-infrastructure", 4, on).state.conflicts[Track.CHINA_JAPAN].strength == before + 1
    assert row("peer-infrastructure", 7, on).table.state.world.nations[CHINA].action_counter == -1
    assert row("peer-infrastructure", 9, on).table.state.world.nations[CHINA].action_counter == 0


def test_wm3_a_rogue_state() -> None:
    on = Target("region", AFRICA)
    here = groups({AFRICA: (TerrorGroup(3),)})
    assert row("rogue", 2, on, **ROGUE, terror_groups=here).table.state.world.regions[AFRICA].highest_group == 1
    assert row("rogue", 9, on, **ROGUE, terror_groups=here).table.state.world.regions[AFRICA].highest_group == 2
    assert row("rogue", 2, on, **AT_WAR).state.wars[0].defending == 3
    assert row("rogue", 9, on, **AT_WAR).state.wars[0].defending == 4


def test_wm3_a_rogue_state_whose_command_is_cut_off_is_slowed() -> None:
    """TSF Consequences 3e and 3f: a "-1 action" counter, for the recruiting of this year; on the one that is fought,
    else on the largest."""
    on = Target("region", AFRICA)
    two = {"rogue_states": tuple((RogueState(1), RogueState(3)) if one == AFRICA else () for one in range(8))}
    t = row("rogue", 2, on, **two)
    assert t.table.state.world.regions[AFRICA].rogue_states == (RogueState(1), RogueState(3, slowed=True))
    assert "The rogue state in Africa is slowed: +2 when it recruits at the end of the year." in t.story
    assert not any(one.slowed for one in row("rogue", 3, on, **two).table.state.world.regions[AFRICA].rogue_states)
    t = row("rogue", 1, on, **AT_WAR)
    assert [one.slowed for one in t.table.state.world.regions[AFRICA].rogue_states if one.at_war] == [True]


@pytest.mark.parametrize("page", ["program", "infrastructure", "peer-economy", "peer-infrastructure", "rogue"])
def test_wm3_from_10_on_it_is_detected(page: str) -> None:
    kind, number = ("region", AFRICA) if page == "rogue" else ("nation", CHINA if "peer" in page else IRAN)
    chart = BOOK.chart(f"chart/WM3/{page}")
    t = bring(world(1, **ROGUE), f"chart/WM3/{page}/{chart.row_for(10).key}", Target(kind, number))
    assert any("+ 3 (detected)" in line for line in t.story)


def test_wm3_modifiers() -> None:
    """The better the best peer, the harder; Iran, North Korea and rogue states are easier; 4 at most."""
    chart = BOOK.chart("chart/WM3/peer-economy")
    behind = world(capabilities=((4, 4, 4, 2, 4, 4, 4), (4,) * 7, (4, 4, 4, 5, 4, 4, 4)))
    assert sum(by for _, by in chart.drms(behind.table, Target("nation", RUSSIA))) == 3
    ahead = world(capabilities=((4, 4, 4, 7, 4, 4, 4), (4,) * 7, (4, 4, 4, 2, 4, 4, 4)))
    assert sum(by for _, by in chart.drms(ahead.table, Target("nation", RUSSIA))) == -3
    program = BOOK.chart("chart/WM3/program")
    assert sum(by for _, by in program.drms(ahead.table, Target("nation", IRAN))) == -4


# Together with an ally

WITH_CYBER = (
    (Nation.NATO, 12, RUSSIA, "joint/peer-economy", -1),
    (Nation.UNITED_KINGDOM, 12, RUSSIA, "joint/peer-economy", -1),
    (Nation.SOUTH_KOREA, 12, KOREA, "joint/program", -1),
    (Nation.JAPAN, 13, CHINA, "joint/peer-economy", -1),
    (Nation.ISRAEL, 11, IRAN, "israel/program", -2),
)


@pytest.mark.parametrize(("ally", "total", "target", "page", "by"), WITH_CYBER)
def test_a_very_close_ally_is_joined_in_its_cyber_attack(
    ally: Nation, total: int, target: int, page: str, by: int
) -> None:
    """GM Cyber War: only if the ally rolls it and is very close, at once and for no action; it uses nothing up."""
    key = BOOK.chart(f"ally/{int(ally)}").row_for(total).key
    for closeness, asked in ((1, False), (2, True)):
        t = bring(world(6, 1, 1, closeness=(closeness,) * 9), f"ally/{int(ally)}/{key}")
        assert ("Let them act alone" in t.labels) is asked
    t.choose("Its economy" if "economy" in page else "Its program")
    (roll, *_) = [entry.about[0] for entry in t.table.journal or () if entry.kind == "roll"]
    assert [plus for words, plus in roll.modifiers if "joins in" in words] == [by]
    assert t.table.state.world.cyber_targets == ()
    assert BOOK.chart(f"chart/WM3/{page}").rows == BOOK.chart(f"chart/WM3/{page.partition('/')[2]}").rows


def test_an_ally_may_be_left_alone_in_its_cyber_attack() -> None:
    """It works on 1 to 5, else it is noticed."""
    t = bring(world(5, closeness=(2,) * 9), f"ally/{int(Nation.JAPAN)}/13-14").choose("Let them act alone")
    assert t.state.china_economy_trend == -1
    t = bring(world(6, closeness=(2,) * 9), f"ally/{int(Nation.JAPAN)}/13-14").choose("Let them act alone")
    assert t.state.china_economy_trend == 0 and len(t.state.tensions[CHINA]) == 1


# The reaction


REACTIONS: list[tuple[int, int, dict[str, int]]] = [
    (2, 0, {}),
    (6, 1, {}),
    (9, 2, {"russia_relations_trend": -1}),
    (10, 2, {"russia_relations_trend": -1, "economy_trend": -1, "approval": -1}),
]


@pytest.mark.parametrize(("face", "tensions", "expected"), REACTIONS)
def test_wm3_every_reaction_of_a_nation(face: int, tensions: int, expected: dict[str, int]) -> None:
    with changes(t := world(face, russia_relations_trend=0)) as found:
        bring(t, "chart/WM3/reaction/nation", Target("nation", RUSSIA))
    assert found == expected and len(t.state.tensions[RUSSIA]) == tensions


@pytest.mark.parametrize(("face", "there", "home"), [(6, 0, 0), (7, 1, 0), (10, 0, 1)])
def test_wm3_every_reaction_of_a_rogue_state(face: int, there: int, home: int) -> None:
    t = world(face, **ROGUE, terror_groups=groups({}))
    bring(t, "chart/WM3/reaction/rogue", Target("region", AFRICA))
    regions = t.table.state.world.regions
    assert (len(regions[AFRICA].terror_groups), len(regions[8].terror_groups)) == (there, home)


# In a war


def test_a_free_attack_before_every_roll_of_a_war_of_ours() -> None:
    """GM Cyber War: one free attack in every war progress roll, which uses nothing up."""
    t = world(5, 1, 2, 5, **AT_WAR).run(do(wage_war, 0, WAR))
    assert t.labels == ["Attack their networks", "Leave their networks alone"]
    t.choose("Attack their networks")
    assert any("9 to 4" in line for line in t.story), "the rogue state has lost a strength"
    assert not t.table.state.world.cyber_on_rogues


def test_against_others_there_is_no_attack() -> None:
    war = War(Belligerent.ISRAEL, Belligerent.HAMAS, EAST, WarKind.COMBINED, STALEMATE, 9, 2)
    assert world(wars=(war,)).run(do(cyber_in_war, 0)).labels == ["rest"]


@pytest.mark.parametrize(("face", "left"), [(4, 2), (5, 3)])
def test_a_peer_at_war_attacks_networks(face: int, left: int) -> None:
    war = War(Belligerent.RUSSIA, Belligerent.UKRAINE, int(Region.EASTERN_EUROPE), WarKind.COMBINED, STALEMATE, 10, 3)
    assert world(face, wars=(war,)).run(do(cyber_in_war, 0)).state.wars[0].defending == left
