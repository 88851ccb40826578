"""How close each loss is: the steps that the desk counts are never more than the game needs. (GM Auto-Loss)"""

from __future__ import annotations

import msgspec
import pytest

from resolute.engine.frames import do
from resolute.engine.views import Zone
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.tracks import LINGERING_ISSUES
from resolute.games.presidency.dangers import Danger, dangers
from resolute.games.presidency.evaluate_world import world_worth
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.rules.peers import victorious
from resolute.games.presidency.rules.terror_groups import new_rogue_state
from resolute.games.presidency.rules.wars import start_war
from resolute.games.presidency.state import NOBODY, ConflictStatus, Presidency, RegionStatus, RogueState
from tests.presidency.helpers import A_WAR, GAME, presidency


def danger(s: Presidency, key: str) -> Danger:
    return next(one for one in dangers(s) if one.key == key)


def conflict(s: Presidency, track: Track, status: int) -> None:
    conflicts = list(s.world.conflicts)
    conflicts[track] = ConflictStatus(status, conflicts[track].strength)
    s.world.conflicts = tuple(conflicts)


def test_every_loss_of_the_manual_is_listed_once_the_nearest_first() -> None:
    found = dangers(presidency().table.state)
    assert sorted(one.key for one in found) == sorted(LOSSES)
    counted = [one.steps for one in found if one.counts]
    assert counted == sorted(counted)
    assert [one.key for one in found if not one.counts] == ["not_re_elected"], "no scenario demands it here"


@pytest.mark.parametrize(("track", "key"), [(Track.RUSSIA_NATO, "nato_war"), (Track.CHINA_JAPAN, "japan_war")])
def test_a_conflict_one_step_from_a_lost_war_is_one_step_away(track: Track, key: str) -> None:
    t = presidency()
    conflict(t.table.state, track, 4)
    assert danger(t.table.state, key).steps == 1
    t.run(do(start_war, int(track), NOBODY, False))
    assert t.table.outcome is not None and t.table.outcome.ending == key


def test_a_war_that_china_provoked_is_no_loss_to_fear() -> None:
    """GM Conflict Tracks: its track stands at war while it is fought, and nothing is lost by that."""
    t = presidency(dice=[6] * 30, draws=[0] * 60, regional_crisis=(0,) * 8)
    worth = world_worth(t.table.state)
    t.run(do(start_war, int(Track.CHINA_JAPAN), int(Nation.CHINA), True))
    world = t.table.state.world
    assert len(world.wars) == 1 and world.conflicts[Track.CHINA_JAPAN].status == 5
    assert danger(t.table.state, "japan_war").done == 0
    assert world_worth(t.table.state) > worth - 15, "a war, but not a lost game"


def test_the_last_lingering_issue_is_one_step_away() -> None:
    t = presidency(lingering_issues=LINGERING_ISSUES.high)
    assert danger(t.table.state, "lingering_issues").steps == 1
    move(t.table, LINGERING_ISSUES, 1)
    assert t.table.outcome is not None and t.table.outcome.ending == "lingering_issues"


def test_one_rogue_state_more_than_there_are_counters() -> None:
    t = presidency()
    here = RegionStatus(rogue_states=(RogueState(1),) * 8)
    t.table.state.world.change_region(Region.AFRICA, here)
    assert danger(t.table.state, "rogue_states").steps == 1
    new_rogue_state(t.table, Region.AFRICA, 1)
    assert t.table.outcome is not None and t.table.outcome.ending == "rogue_states"


def test_a_rogue_state_counts_its_levels_and_its_weapon() -> None:
    s = presidency().table.state
    assert danger(s, "rogue_state").steps == 4 and danger(s, "weapons_of_mass_destruction").steps == 4
    s.world.change_region(Region.AFRICA, RegionStatus(rogue_states=(RogueState(3, weapon=True, at_war=True),)))
    assert danger(s, "rogue_state").steps == 1 and danger(s, "weapons_of_mass_destruction").steps == 1


def test_five_wars_leave_one_step() -> None:
    assert danger(presidency(wars=(A_WAR,) * 5).table.state, "six_wars").steps == 1


def test_a_program_and_a_war_are_counted_together() -> None:
    s = presidency().table.state
    s.world.iran_nuclear = 5
    conflict(s, Track.ISRAEL_IRAN, 4)
    assert danger(s, "iran_nuclear").steps == 1


def test_no_step_is_left_exactly_when_a_peer_has_reached_its_objectives() -> None:
    """GM Auto-Loss 3 and 4: it counts when they act next."""
    s = presidency().table.state
    for region in range(8):
        here = s.world.regions[region]
        s.world.change_region(region, msgspec.structs.replace(here, russian_influence=0, chinese_influence=0))
    for influence in range(6):
        for base in (False, True):
            east = s.world.regions[Region.EASTERN_EUROPE]
            counters = max(influence, 3) if base else min(influence, 2)
            s.world.change_region(
                Region.EASTERN_EUROPE, msgspec.structs.replace(east, russian_influence=counters, russian_base=base)
            )
            for elsewhere in (0, 3, 6, 9):
                africa = s.world.regions[Region.AFRICA]
                s.world.change_region(
                    Region.AFRICA, msgspec.structs.replace(africa, russian_influence=elsewhere, chinese_influence=15)
                )
                found = danger(s, "russian_victory")
                assert (found.steps == 0) == victorious(s, Nation.RUSSIA)
    assert danger(s, "chinese_victory").steps == 0 and victorious(s, Nation.CHINA)


def test_the_evaluation_is_counted_in_points_above_the_loss() -> None:
    s = presidency().table.state
    assert danger(s, "evaluation").points and danger(s, "evaluation").steps == s.performance - 16


def test_the_view_says_how_near_each_loss_is_in_figures() -> None:
    zone = GAME.view(presidency(lingering_issues=4).table, 0).parts["dangers"]
    assert isinstance(zone, Zone)
    face = next(one for one in zone.cards if one.id == "danger:lingering_issues")
    assert face.price == 2 and {"at_once", "done:4", "of:6"} <= set(face.tags)
