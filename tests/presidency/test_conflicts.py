"""The ten conflict tracks and what a war on each means; the programs of Iran and North Korea.
(GM Conflict Tracks, Auto-Loss, Setting up a War, Nuclear Proliferation)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.conflicts import CONFLICTS, Track
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.operations.conflicts import (
    calm,
    escalate,
    random_conflict,
    strength_of,
    strengthen,
    tracks_of,
)
from resolute.games.presidency.operations.programs import advance_program, program_of, reverse_program
from resolute.games.presidency.rules.wars import begin_war, end_war, reinforce, start_war, wage_war, war_between
from resolute.games.presidency.state import NOBODY, ConflictStatus, War
from tests.presidency.helpers import Stage, presidency
from tests.presidency.test_regions import settle

ALL = pytest.mark.parametrize("track", list(Track), ids=lambda one: one.name.lower())
WAR = War(Belligerent.ISIS, Belligerent.EGYPT, int(Region.AFRICA), WarKind.COMBINED, STALEMATE, 4, 5)


def conflicts(t: Stage) -> tuple[ConflictStatus, ...]:
    found: tuple[ConflictStatus, ...] = t.table.state.world.conflicts
    return found


def lost(t: Stage) -> str:
    return t.table.outcome.ending if t.table.outcome is not None else ""


@pytest.fixture(autouse=True)
def only_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first roll of a war brings is shown in test_wars.py."""
    monkeypatch.setattr(wage_war, "run", lambda t, place, roll: None)


@pytest.mark.parametrize("face", range(1, 11))
def test_a_random_conflict_is_named_by_the_die(face: int) -> None:
    assert random_conflict(presidency(dice=[face]).table) == face - 1


@ALL
def test_a_status_goes_up_to_war_and_down_to_1(track: Track) -> None:
    t = presidency()
    calm(t.table, track, 9)
    assert conflicts(t)[track].status == 1
    escalate(t.table, track, CONFLICTS[track].war - 2)
    assert conflicts(t)[track].status == CONFLICTS[track].war - 1 and not t.table._added
    escalate(t.table, track)
    assert [frame.step for frame in t.table._added] == [start_war]


def test_a_card_can_stop_short_of_war() -> None:
    t = presidency()
    escalate(t.table, Track.RUSSIA_UKRAINE, 5, most=4)
    assert conflicts(t)[Track.RUSSIA_UKRAINE].status == 4 and not t.table._added


@ALL
def test_relative_strength_moves_toward_either_side_as_far_as_its_scale_goes(track: Track) -> None:
    t, printed = presidency(), CONFLICTS[track]
    for side in (printed.first, printed.second):
        before = strength_of(t.table.state, track, side)
        strengthen(t.table, track, side)
        assert strength_of(t.table.state, track, side) in (before, before + 1)
        for _ in range(6):
            strengthen(t.table, track, side)
        assert strength_of(t.table.state, track, side) == max(
            over if side == printed.first else -over for over in printed.scale
        )


@pytest.mark.parametrize(("track", "ending"), [(Track.RUSSIA_NATO, "nato_war"), (Track.CHINA_JAPAN, "japan_war")])
def test_auto_loss_1_and_2_some_wars_lose_the_game(track: Track, ending: str) -> None:
    """GM Auto-Loss 1 and 2: NATO and Russia, Japan and China."""
    t = presidency().run(do(start_war, int(track), NOBODY, False))
    assert lost(t) == ending


def test_auto_loss_2_a_war_that_china_provokes_is_no_loss() -> None:
    """GM Conflict Tracks: unless China itself provokes Japan."""
    t = presidency().run(do(start_war, int(Track.CHINA_JAPAN), NOBODY, True))
    assert not lost(t) and len(t.state.wars) == 1


@pytest.mark.parametrize(
    ("track", "program", "ending"),
    [(Track.ISRAEL_IRAN, "iran_nuclear", "iran_nuclear"), (Track.KOREAS, "korea_missiles", "korea_missiles")],
)
def test_auto_loss_8_and_9_programs_that_are_deployed(track: Track, program: str, ending: str) -> None:
    """GM Auto-Loss 8 and 9: only with the program in its last box."""
    developed: dict[str, Any] = {program: 4}
    assert not lost(presidency(**developed).run(do(start_war, int(track), NOBODY, False)))
    developed[program] = 5
    assert lost(presidency(**developed).run(do(start_war, int(track), NOBODY, False))) == ending


@pytest.mark.parametrize(
    ("sides", "region", "program", "which", "ending"),
    [
        ((Belligerent.ISRAEL, Belligerent.IRAN), Region.MIDDLE_EAST, "iran_nuclear", Program.IRAN, "iran_nuclear"),
        ((Belligerent.IRAN, Belligerent.ISRAEL), Region.MIDDLE_EAST, "iran_nuclear", Program.IRAN, "iran_nuclear"),
        (
            *((Belligerent.SOUTH_KOREA, Belligerent.NORTH_KOREA), Region.ASIA_PACIFIC),
            *("korea_missiles", Program.NORTH_KOREA, "korea_missiles"),
        ),
    ],
)
def test_auto_loss_8_and_9_a_program_that_is_deployed_in_the_war(
    sides: tuple[Belligerent, Belligerent], region: Region, program: str, which: Program, ending: str
) -> None:
    """GM Auto-Loss 8 and 9: at level 5 while the two are at war, whichever came first."""
    war = War(*sides, int(region), WarKind.AIR, STALEMATE, 6, 6)
    fields: dict[str, Any] = {program: 3, "wars": (war,), "regional_crisis": (0,) * 8}
    t = presidency(**fields)
    advance_program(t.table, int(which))
    assert not lost(settle(t)), "box 4 is not the last one"
    advance_program(t.table, int(which))
    assert lost(t) == ending
    developed: dict[str, Any] = {program: 5}
    assert lost(presidency(**developed).run(do(begin_war, war))) == ending


def test_a_deployed_program_loses_no_war_of_others() -> None:
    gulf = War(Belligerent.GULF_STATES, Belligerent.IRAN, int(Region.MIDDLE_EAST), WarKind.COMBINED, STALEMATE, 5, 6)
    t = presidency(iran_nuclear=4, wars=(gulf,), regional_crisis=(0,) * 8)
    advance_program(t.table, int(Program.IRAN))
    assert not lost(settle(t)) and t.state.iran_nuclear == 5


def test_auto_loss_11_a_sixth_war() -> None:
    """GM Auto-Loss 11: five wars are the most."""
    t = presidency(wars=(WAR,) * 4).run(do(begin_war, WAR))
    assert not lost(t) and len(t.state.wars) == 5
    assert lost(t.run(do(begin_war, WAR))) == "six_wars"


@pytest.mark.parametrize(
    ("track", "attacker", "strengths"),
    [
        (Track.INDIA_CHINA, Belligerent.CHINA, (10 + 2 + 1, 7)),
        (Track.INDIA_PAKISTAN, Belligerent.INDIA, (7 + 1, 5)),
        (Track.RUSSIA_UKRAINE, Belligerent.RUSSIA, (10 + 4 + 3, 3)),
        (Track.KOREAS, Belligerent.NORTH_KOREA, (6, 6)),
        (Track.ISRAEL_IRAN, Belligerent.ISRAEL, (8 + 1, 6)),
        (Track.GULF_IRAN, Belligerent.IRAN, (6 + 1, 5)),
        (Track.US_IRAN, Belligerent.UNITED_STATES, (3, 6)),
    ],
)
def test_a_war_is_set_up_by_the_strength_table_and_the_relative_strength(
    track: Track, attacker: Belligerent, strengths: tuple[int, int]
) -> None:
    """GM Setting up a War: combined, at a stalemate; the stronger side attacks, and a peer has its influence there."""
    t = presidency().run(do(start_war, int(track), NOBODY, False))
    (war,) = t.state.wars
    assert (war.attacker, war.attacking, war.defending) == (attacker, *strengths)
    assert (war.kind, war.status, war.conflict) == (WarKind.COMBINED, STALEMATE, track)
    assert war.us_side == {Track.KOREAS: -1, Track.US_IRAN: 1}.get(track, 0)


def test_whoever_is_said_to_attack_attacks() -> None:
    t = presidency().run(do(start_war, int(Track.ISRAEL_IRAN), int(Belligerent.IRAN), False))
    (war,) = t.state.wars
    assert (war.attacker, war.attacking, war.defending) == (Belligerent.IRAN, 6, 9)


@pytest.mark.parametrize(
    ("faces", "enemy", "kind", "strength"),
    [
        ((1, 5), Belligerent.HEZBOLLAH, WarKind.COMBINED, 3),
        ((4, 4), Belligerent.HEZBOLLAH, WarKind.AIR, 3),
        ((6, 9), Belligerent.HAMAS, WarKind.COMBINED, 2),
        ((7, 9), Belligerent.HEZBOLLAH_AND_HAMAS, WarKind.COMBINED, 5),
        ((10, 10), Belligerent.EGYPT, WarKind.COMBINED, 5),
        ((10, 1), Belligerent.EGYPT, WarKind.AIR, 2),
    ],
)
def test_israel_and_its_neighbors_go_to_war_at_4(
    faces: tuple[int, int], enemy: Belligerent, kind: WarKind, strength: int
) -> None:
    """The board: the track ends at 4; a die names the enemy and another the kind of war."""
    t = presidency(dice=faces)
    escalate(t.table, Track.ISRAEL_NEIGHBORS, 2)
    (war,) = settle(t).state.wars
    assert (war.attacker, war.defender, war.kind, war.defending) == (Belligerent.ISRAEL, enemy, kind, strength)


def test_setting_up_a_war_example_israel_9_against_hamas_2() -> None:
    """GM Setting up a War: a relative strength of +1 makes Israel's 8 a 9."""
    t = presidency(dice=[5, 9])
    strengthen(t.table, Track.ISRAEL_NEIGHBORS, Belligerent.NEIGHBORS)
    escalate(t.table, Track.ISRAEL_NEIGHBORS, 2)
    (war,) = settle(t).state.wars
    assert (war.defender, war.attacking, war.defending) == (Belligerent.HAMAS, 9, 2)


def test_hezbollah_grows_with_iranian_influence() -> None:
    """GM Strength Tables: one more for every Iranian influence counter in the Middle East."""
    t = presidency(dice=[1, 9])
    t.table.state.world.iran_influence = 2
    escalate(t.table, Track.ISRAEL_NEIGHBORS, 2)
    assert settle(t).state.wars[0].defending == 5


def test_while_a_war_is_on_its_track_does_not_move() -> None:
    t = presidency().run(do(start_war, int(Track.INDIA_PAKISTAN), NOBODY, False))
    before = conflicts(t)
    escalate(t.table, Track.INDIA_PAKISTAN)
    calm(t.table, Track.INDIA_PAKISTAN)
    assert conflicts(t) == before and not t.table._added


def test_a_war_that_is_over_leaves_the_board_and_its_track_goes_back() -> None:
    t = presidency().run(do(start_war, int(Track.INDIA_PAKISTAN), NOBODY, False))
    reinforce(t.table, 0, Belligerent.PAKISTAN, 2)
    assert t.state.wars[0].defending == 7
    end_war(t.table, 0)
    assert t.state.wars == () and conflicts(t)[Track.INDIA_PAKISTAN].status == 2


@pytest.mark.parametrize("track", [Track.INDIA_CHINA, Track.INDIA_PAKISTAN, Track.KOREAS, Track.ISRAEL_IRAN])
def test_a_war_that_a_chart_begins_moves_its_track_to_war(track: Track) -> None:
    """GM Conflict Tracks: two countries at war stand in the last box, also if their track was far from it."""
    printed = CONFLICTS[track]
    t = presidency()
    escalate(t.table, track, 3 - conflicts(t)[track].status)
    t.run(do(start_war, int(track), int(printed.second), False))
    assert conflicts(t)[track].status == printed.war
    strike = war_between(
        t.table.state, (Belligerent.ISRAEL, Belligerent.EGYPT), int(Region.MIDDLE_EAST), WarKind.AIR, 7
    )
    t.run(do(begin_war, strike))
    assert conflicts(t)[Track.ISRAEL_NEIGHBORS].status == 4
    end_war(t.table, 1)
    assert conflicts(t)[Track.ISRAEL_NEIGHBORS].status == 2 and conflicts(t)[track].status == printed.war


def test_the_last_box_is_war_on_a_shorter_track_too() -> None:
    t = presidency(dice=[5, 9])
    for _ in range(2):
        escalate(t.table, Track.ISRAEL_NEIGHBORS)
        settle(t)
    said = [line for line in t.story if "Israel and its neighbors stands" in line]
    assert [line.partition("stands at ")[2] for line in said] == ["3 (close to war).", "4 (war)."]


def test_every_nation_knows_its_conflicts() -> None:
    assert tracks_of(Nation.IRAN) == (Track.ISRAEL_IRAN, Track.GULF_IRAN, Track.US_IRAN)
    assert tracks_of(Nation.CANADA) == ()


# Programs


def counts(t: Stage) -> dict[Nation, int]:
    return {one: len(t.state.tensions[one]) for one in Nation if t.state.tensions[one]}


def test_nuclear_missile_example_north_korea_from_3_to_4_and_back() -> None:
    """GM Nuclear/Missile Tracks, example: two tensions on five nations and two points; on the way back one less on
    four of them, no points, and Australia keeps its tensions."""
    t = presidency(korea_missiles=3, action_points=10)
    advance_program(t.table, Program.NORTH_KOREA)
    five = (Nation.CHINA, Nation.NORTH_KOREA, Nation.JAPAN, Nation.SOUTH_KOREA, Nation.AUSTRALIA)
    assert counts(t) == dict.fromkeys(five, 2)
    assert (t.state.korea_missiles, t.state.action_points) == (4, 8)
    reverse_program(t.table, Program.NORTH_KOREA)
    assert counts(t) == {**dict.fromkeys(five, 1), Nation.AUSTRALIA: 2}
    assert (t.state.korea_missiles, t.state.action_points) == (3, 8)


def test_the_last_boxes_cost_stability_and_escalate() -> None:
    """The board: box 4 takes stability, box 5 also brings the conflict closer to war."""
    t = presidency(iran_nuclear=3, action_points=10, stability=(5,) * 8)
    advance_program(t.table, Program.IRAN)
    assert t.state.stability[Region.MIDDLE_EAST] == 4 and conflicts(t)[Track.ISRAEL_IRAN].status == 2
    assert counts(t) == {Nation.IRAN: 2, Nation.ISRAEL: 3, Nation.GULF_STATES: 2}
    advance_program(t.table, Program.IRAN)
    assert t.state.stability[Region.MIDDLE_EAST] == 3 and conflicts(t)[Track.ISRAEL_IRAN].status == 3
    assert t.state.action_points == 5
    advance_program(t.table, Program.IRAN)
    assert t.state.iran_nuclear == 5 and t.state.action_points == 5, "beyond the last box nothing happens"


def test_a_program_that_is_held_up_stays_this_year() -> None:
    t = presidency(iran_nuclear=2)
    t.table.state.world.programs_frozen = (True, False)
    advance_program(t.table, Program.IRAN)
    assert t.state.iran_nuclear == 2 and "The program of Iran is held up this year." in t.story


def test_the_first_box_is_empty() -> None:
    t = presidency(iran_nuclear=2)
    reverse_program(t.table, Program.IRAN)
    reverse_program(t.table, Program.IRAN)
    assert t.state.iran_nuclear == 1 and counts(t) == {}
    assert program_of(Nation.NORTH_KOREA) == Program.NORTH_KOREA
