"""Set-up, levels of difficulty and settings. (GM Difficulty Levels, Party Control, Special New Player DRM)"""

from __future__ import annotations

import pytest

import resolute
from resolute.engine.errors import SetupError
from resolute.engine.registry import games
from resolute.games.presidency import GAME
from resolute.games.presidency.content.conflicts import CONFLICTS
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.forces import (
    REACHES,
    RELEASED_BY_BILL,
    RELEASED_BY_INITIATIVE,
    UNITS,
    ZONES,
    Box,
    UnitType,
)
from resolute.games.presidency.content.peers import BASE
from resolute.games.presidency.content.places import (
    ALLIES,
    ALLY_REGION,
    CAPABILITY_OF_DIE,
    REGION_OF_DIE,
    WORLD,
    Capability,
    Nation,
    Region,
)
from resolute.games.presidency.content.setup import LEVELS, TENSIONS
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    TRACKS,
)
from resolute.games.presidency.content.wars import STRENGTHS, Belligerent, WarKind
from resolute.games.presidency.state import Presidency
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
    for track in {**easier.tracks, **normal.tracks, **harder.tracks}:
        assert easier.tracks[track] >= normal.tracks[track] >= harder.tracks[track], track.key
    nations = {**easier.tensions, **normal.tensions, **harder.tensions}
    assert all(easier.tensions.get(one, 0) <= normal.tensions[one] <= harder.tensions[one] for one in nations)


def test_the_new_players_modifier_is_for_the_easier_game() -> None:
    """GM Special New Player DRM: the easier level only."""
    assert presidency(options={"difficulty": "easier", "new_player": True}).state.new_player
    with pytest.raises(SetupError, match="easier"):
        resolute.new("presidency", seats=1, options={"new_player": True})


def test_one_person_plays() -> None:
    assert GAME.seat_counts == (1,)
    with pytest.raises(SetupError, match="1 seats"):
        resolute.new("presidency", seats=2)


def test_the_game_is_offered() -> None:
    assert GAME.offered and games()["presidency"] is GAME


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


def _opened(level: str) -> Presidency:
    """A table right after its first choice is asked for."""
    state: Presidency = resolute.new("presidency", seats=1, options={"difficulty": level}, seed=1).state
    return state


@pytest.mark.parametrize(
    ("level", "tensions"),
    [
        ("easier", (0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0)),
        ("normal", (1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0)),
        ("harder", (1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0)),
    ],
)
def test_the_tensions_of_each_level_lie_face_down(level: str, tensions: tuple[int, ...]) -> None:
    """GM Tensions: both programs start in their second box, and only the easier game leaves Russia and China calm."""
    world = _opened(level).world
    assert tuple(len(one.tensions) for one in world.nations) == tensions
    assert sum(world.tensions_cup) == sum(TENSIONS) - sum(tensions)
    assert not world.goodwill


def test_the_world_of_each_level() -> None:
    """The set-up booklet is not ours: these are the figures that we start from, at every level."""
    worlds = tuple(_opened(level).world for level in ("easier", "normal", "harder"))
    for world in worlds:
        assert [one.crisis for one in world.abroad] == [0, 1, 1, 2, 2, 1, 1, 0]
        assert (world.total_influence(0), world.total_influence(1), world.iran_influence) == (4, 4, 0)
        assert (world.closeness(Nation.GULF_STATES), world.closeness(Nation.NATO)) == (1, 2)
        assert [(one.relations, one.relations_trend) for one in world.peers] == [(3, 0), (3, 0)]
        assert world.eurozone_economy == 5 and not world.regions[Region.CONUS].terror_groups
        assert (world.iran_nuclear, world.korea_missiles, world.wars, world.civil_wars) == (2, 2, (), 2)
        assert all(one.posture == 1 for one in world.peers)
        assert all(one.influence(peer) < BASE for one in world.abroad for peer in (0, 1))


@pytest.mark.parametrize(("level", "total"), [("easier", 28), ("normal", 26), ("harder", 26)])
def test_the_evaluation_of_the_start(level: str, total: int) -> None:
    assert _opened(level).performance == total


def test_every_conflict_starts_on_its_track() -> None:
    """GM Conflict Tracks: a status below war and a relative strength on the printed scale."""
    for conflict, here in zip(CONFLICTS, _opened("normal").world.conflicts, strict=True):
        assert 1 <= here.status < conflict.war
        assert conflict.scale[here.strength] == conflict.scale[conflict.strength]
    strengths = [one.scale[one.strength] for one in CONFLICTS]
    assert strengths == [-1, 1, 1, 3, 1, 0, 1, 2, -1, 3], "of the first side over the second"


def test_carrier_zones_reach_their_regions() -> None:
    """GM Carrier and Marine Deployment Zones: the Indian Ocean is connected to Africa, the Middle East and South Asia;
    every region but none at home is reached from the sea."""
    assert set(REACHES[Box.INDIAN_OCEAN]) == {Region.AFRICA, Region.MIDDLE_EAST, Region.CENTRAL_SOUTH_ASIA}
    assert {region for zone in ZONES for region in REACHES[zone]} == set(WORLD)


def test_the_strength_table() -> None:
    """GM Strength Tables: everybody who can be in a war has a strength, or its units or its level make one."""
    added_up = {Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, Belligerent.NEIGHBORS}
    assert set(Belligerent) - set(STRENGTHS) - added_up == {Belligerent.CANADA, Belligerent.AUSTRALIA}
    assert [int(one) for one in Nation] == [int(one) for one in Belligerent][: len(Nation)]
    assert [Nation(one).label for one in Nation] == [Belligerent(one).label for one in Nation]
    israel = STRENGTHS[Belligerent.ISRAEL]
    assert [israel.of(kind) for kind in WarKind] == [8, 6, 6, 8]
    assert STRENGTHS[Belligerent.EGYPT].of(WarKind.AIR) == 2 and STRENGTHS[Belligerent.EGYPT].of(WarKind.NAVAL) == 5
    assert STRENGTHS[Belligerent.IRAN].of(WarKind.AIR) == 3 and STRENGTHS[Belligerent.IRAN].of(WarKind.NAVAL) == 2
