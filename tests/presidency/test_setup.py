"""Laying the table, levels of difficulty and settings. (GM Difficulty Levels, Party Control, Special New Player DRM)"""

from __future__ import annotations

import pytest

import resolute
from resolute.engine.errors import SetupError
from resolute.engine.registry import games
from resolute.games.presidency import GAME
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.forces import RELEASED_BY_BILL, RELEASED_BY_INITIATIVE, UNITS
from resolute.games.presidency.content.places import (
    ALLIES,
    ALLY_REGION,
    CAPABILITY_OF_DIE,
    CONFLICTS,
    REGION_OF_DIE,
    WORLD,
    Box,
    Capability,
    Nation,
    Region,
    UnitType,
)
from resolute.games.presidency.content.setup import LEVELS
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    TRACKS,
)
from tests.presidency.helpers import presidency

LEVEL = pytest.mark.parametrize("level", ["easier", "normal", "harder"])


@pytest.mark.parametrize(("level", "control", "legacy"), [("easier", 1, 0), ("normal", 0, 5), ("harder", -1, 10)])
def test_party_control_and_legacy_points_by_difficulty(level: str, control: int, legacy: int) -> None:
    """GM Party Control: your party; split and 5 legacy points; the opponents and 10."""
    s = presidency(options={"difficulty": level}).state
    assert (s.control, s.legacy_points) == (control, legacy)


@LEVEL
def test_every_track_starts_on_its_track(level: str) -> None:
    s = presidency(options={"difficulty": level}).state
    for name, track in TRACKS.items():
        assert track.low <= getattr(s, name) <= track.high, name
    assert s.approval % 2 == 0


def test_harder_is_harder() -> None:
    easier, normal, harder = (LEVELS[one] for one in Difficulty)
    assert easier.action_points > normal.action_points == harder.action_points
    assert easier.friends > normal.friends > harder.friends
    assert easier.opponents < normal.opponents < harder.opponents
    assert easier.tracks[APPROVAL] > normal.tracks[APPROVAL] > harder.tracks[APPROVAL]


def test_the_new_players_modifier_is_for_the_easier_game() -> None:
    """GM Special New Player DRM: the easier level only."""
    assert presidency(options={"difficulty": "easier", "new_player": True}).state.new_player
    with pytest.raises(SetupError, match="easier"):
        resolute.new("presidency", seats=1, options={"new_player": True})


def test_one_person_plays() -> None:
    assert GAME.seat_counts == (1,)
    with pytest.raises(SetupError, match="1 seats"):
        resolute.new("presidency", seats=2)


def test_the_game_is_not_offered_yet() -> None:
    assert not GAME.offered and "presidency" in games()


def test_the_board_of_the_world() -> None:
    """GM The World Arena, Allies, Conflict Tracks: eight regions, nine allies, ten conflicts."""
    assert len(WORLD) == 8 and len(ALLIES) == len(ALLY_REGION) == 9 and len(CONFLICTS) == 10 and len(Capability) == 7
    assert ALLY_REGION[ALLIES.index(Nation.CANADA)] == Region.CONUS
    s = presidency().state
    assert {len(one) for one in (s.alignment, s.stability, s.regional_crisis, s.rogue_states)} == {8}
    assert len(s.terror_groups) == 9 and len(s.tensions) == len(Nation) and len(s.closeness) == 9


def test_regions_of_the_die() -> None:
    """GM Regions: 3 is South America, 4 and 8 Africa, 5 and 6 the Middle East; every region has a number."""
    named = {face: Region(REGION_OF_DIE[face - 1]) for face in range(1, 11)}
    assert named[3] == Region.SOUTH_AMERICA
    assert named[4] == named[8] == Region.AFRICA and named[5] == named[6] == Region.MIDDLE_EAST
    assert set(named.values()) == set(WORLD)
    assert set(CAPABILITY_OF_DIE) == set(Capability)


def test_us_military_assets_wait_for_congress() -> None:
    """GM US Military Assets: 2 Marines, 3 light, 2 heavy, an air force and a carrier are held, and released in time."""
    held = [kind for kind, box in UNITS if box == Box.HELD_BY_CONGRESS]
    counts = {kind: held.count(kind) for kind in UnitType if kind in held}
    assert counts == {
        UnitType.MARINES: 2,
        UnitType.LIGHT: 3,
        UnitType.HEAVY: 2,
        UnitType.AIR_FORCE: 1,
        UnitType.CARRIER: 1,
    }
    for kind, count in counts.items():
        released = [RELEASED_BY_BILL, *RELEASED_BY_INITIATIVE]
        assert sum(one.get(kind, 0) for one in released) == count
