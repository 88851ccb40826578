"""Tracks with their ends, trending tracks and track checks. (GM Tracks, Trending Tracks, Track Checks)"""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from resolute.engine.effects import several
from resolute.engine.rolling import Check
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.printed import (
    APPROVAL_LEGACY,
    APPROVAL_VALUE,
    CABINET_POINTS,
    CORE_SUPPORT,
    MAX_FRIENDS,
    MEDIA_SLANT,
)
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    CHINA_RELATIONS,
    ECONOMY,
    MEDIA,
    PRESTIGE,
    RUSSIA_RELATIONS,
    TRACKS,
)
from resolute.games.presidency.effects.base import (
    approval,
    cabinet,
    check,
    economy,
    economy_box,
    improves,
    lingering,
    media,
    party_relations,
    worsens,
)
from resolute.games.presidency.effects.world import alignment
from resolute.games.presidency.operations.moves import align, move, trend, trended
from tests.presidency.changes import TRENDS
from tests.presidency.helpers import Stage, effect, presidency


def moved(t: Stage, track: str, by: int) -> int:
    move(t.table, TRACKS[track], by)
    value: int = getattr(t.state, track)
    return value


def test_approval_moves_in_boxes_of_two_per_cent() -> None:
    """GM Public Approval: each box is two percent; there is nothing below 18 or above 70."""
    t = presidency(approval=50)
    assert moved(t, "approval", 3) == 56
    assert moved(t, "approval", 30) == 70
    assert moved(t, "approval", -99) == 18


@pytest.mark.parametrize("track", [name for name in TRACKS if name not in ("approval", "lingering_issues")])
def test_every_marker_stops_at_the_ends_of_its_track(track: str) -> None:
    t = presidency()
    low, high = TRACKS[track].ends
    assert moved(t, track, 5000) == high
    assert moved(t, track, -5000) == low


def test_the_sixth_lingering_issue_loses_the_game() -> None:
    """GM Lingering Domestic Issues: from 5 one more is an automatic loss."""
    assert moved(presidency(lingering_issues=4), "lingering_issues", 1) == 5
    t = effect(presidency(lingering_issues=5), lingering(+1))
    assert t.table.outcome is not None
    assert t.table.outcome.ending == "lingering_issues"


def test_the_printed_figures_of_approval() -> None:
    """GM Public Approval and Legacy Points: the boxes that the examples name."""
    assert APPROVAL_VALUE[50] == 6 and APPROVAL_VALUE[34] == 3
    assert [APPROVAL_LEGACY[box] for box in (28, 30, 34, 50, 52, 54)] == [-4, -2, -2, 4, 4, 6]
    boxes = list(range(18, 71, 2))
    assert list(APPROVAL_VALUE) == list(APPROVAL_LEGACY) == boxes
    for table in (APPROVAL_VALUE, APPROVAL_LEGACY):
        assert [table[box] for box in boxes] == sorted(table[box] for box in boxes)


def test_the_printed_figures_of_the_other_tracks() -> None:
    """GM Party Relations, Core Support, Media Slant, Cabinet Effectiveness Track."""
    assert MAX_FRIENDS[6] == 4 and CORE_SUPPORT[6] == 2
    assert (CORE_SUPPORT[7], CORE_SUPPORT[8], CORE_SUPPORT[4]) == (3, 4, 0)
    assert [MEDIA_SLANT[box] for box in range(2, 9)] == [-2, -1, -1, 0, 1, 1, 2]
    assert [CABINET_POINTS[box] for box in range(3, 8)] == [0, 2, 3, 4, 5]


def test_party_relations_that_fall_lose_a_friend() -> None:
    """GM Congressional Friends and Opponents: beyond the most that party relations allow one falls away at once."""
    t = presidency(party_relations=5, friends=(0, 1, 2, 3), friends_cup=())
    effect(t, party_relations(-1))
    assert len(t.state.friends) == 3 and len(t.state.friends_cup) == 1
    effect(t, party_relations(+1))
    assert len(t.state.friends) == 3
    t = effect(presidency(party_relations=8, friends=tuple(range(6)), friends_cup=()), party_relations(-2))
    assert len(t.state.friends) == 4, "box by box"


# Trending tracks


def test_trending_tracks_example_1() -> None:
    """GM Trending Tracks: alignment 6; pro and pro is 7 without a marker; pro and anti is 6 without a marker."""
    for second, ends in ((improves, 7), (worsens, 6)):
        t = presidency(alignment=(6,) * 8)
        effect(t, alignment(Region.AFRICA, improves))
        assert (t.state.alignment[3], t.state.alignment_trend[3]) == (6, 1)
        effect(t, alignment(Region.AFRICA, second))
        assert (t.state.alignment[3], t.state.alignment_trend[3]) == (ends, 0)
        assert t.state.alignment[:3] == (6, 6, 6), "other regions stay as they are"


def test_trending_tracks_example_2() -> None:
    """GM Trending Tracks: two failed checks of the economy move it down; a failed and a passed one leave it."""
    watched = check(ECONOMY, economy(improves), economy(worsens))
    t = effect(effect(presidency(dice=[9, 9], economy=5), watched), watched)
    assert (t.state.economy, t.state.economy_trend) == (4, 0)
    t = effect(effect(presidency(dice=[9, 2], economy=5), watched), watched)
    assert (t.state.economy, t.state.economy_trend) == (5, 0)


def test_cabinet_effectiveness_example() -> None:
    """GM Cabinet Effectiveness: 5 with an improving marker: improving makes it 6, worsening leaves 5 and no marker."""
    t = effect(presidency(cabinet_effectiveness=5, cabinet_trend=1), cabinet(improves))
    assert (t.state.cabinet_effectiveness, t.state.cabinet_trend) == (6, 0)
    assert CABINET_POINTS[5] == 3 and CABINET_POINTS[6] == 4
    t = effect(presidency(cabinet_effectiveness=5, cabinet_trend=1), cabinet(worsens))
    assert (t.state.cabinet_effectiveness, t.state.cabinet_trend) == (5, 0)


@pytest.mark.parametrize("by", [1, -1])
def test_at_the_end_box_the_marker_stays(by: int) -> None:
    """GM State of the Economy: in the highest or lowest box the equal marker stays and nothing else happens."""
    end = 7 if by > 0 else 3
    t = presidency(economy=end, economy_trend=by)
    trend(t.table, ECONOMY, by)
    assert (t.state.economy, t.state.economy_trend) == (end, by)


def test_a_whole_box_ignores_the_marker() -> None:
    """GM Trending Tracks, Important: a box up or down leaves the second marker alone."""
    t = effect(presidency(economy=5, economy_trend=1), economy_box(-1))
    assert (t.state.economy, t.state.economy_trend) == (4, 1)


def test_every_trending_track_is_trending() -> None:
    """GM Trending Tracks: alignment, four economies, two relations with the US, cabinet effectiveness."""
    assert {key for key, track in TRACKS.items() if track.trend is not None} == set(TRENDS) and len(TRENDS) == 7
    for track, marker in TRENDS.items():
        t = presidency()
        setattr(t.state, track, 4)
        trend(t.table, TRACKS[track], -1)
        assert (getattr(t.state, track), getattr(t.state, marker)) == (4, -1)
        trend(t.table, TRACKS[track], -1)
        assert (getattr(t.state, track), getattr(t.state, marker)) == (3, 0)


def test_relations_with_the_us_turn_pro_and_anti() -> None:
    """GM Relationship with the US: the second paragraph is about anti-US markers, whatever its heading says."""
    t = presidency(russia_relations=3, china_relations=1, china_relations_trend=-1)
    trend(t.table, RUSSIA_RELATIONS, -1)
    trend(t.table, RUSSIA_RELATIONS, -1)
    assert (t.state.russia_relations, t.state.russia_relations_trend) == (2, 0)
    trend(t.table, CHINA_RELATIONS, -1)
    assert (t.state.china_relations, t.state.china_relations_trend) == (1, -1)


def test_a_marker_is_placed_canceled_or_moves_the_track() -> None:
    """GM Trending Tracks: all cases of the algorithm, with the box and the marker they leave."""
    for value, marker, by in product(range(3, 8), (-1, 0, 1), (-1, 1)):
        after = trended(value, marker, by, 3, 7)
        if marker == 0:
            assert after == (value, by)
        elif marker == -by:
            assert after == (value, 0)
        elif 3 <= value + by <= 7:
            assert after == (value + by, 0)
        else:
            assert after == (value, marker)


def test_alignment_has_its_own_ends() -> None:
    t = presidency(alignment=(8, 3, 5, 5, 5, 5, 5, 5), alignment_trend=(1, -1, 0, 0, 0, 0, 0, 0))
    align(t.table, 0, 1)
    align(t.table, 1, -1)
    assert (t.state.alignment[:2], t.state.alignment_trend[:2]) == ((8, 3), (1, -1))


# Track checks


def test_track_checks_example() -> None:
    """GM Track Checks: against 6 a roll of 7 fails, and 6 passes."""
    watched = check(MEDIA, approval(+1), approval(-1))
    assert effect(presidency(dice=[7], media=6, approval=50), watched).state.approval == 48
    assert effect(presidency(dice=[6], media=6, approval=50), watched).state.approval == 52


@pytest.mark.parametrize(("percent", "passes"), [(50, 6), (34, 3)])
def test_approval_is_checked_against_the_number_in_the_corner(percent: int, passes: int) -> None:
    """GM Public Approval: at 50 % a check passes on 1 to 6, at 34 % on 1 to 3."""
    watched = check(APPROVAL, media(+1), media(-1))
    for face in range(1, 11):
        t = effect(presidency(dice=[face], approval=percent, media=5), watched)
        assert t.state.media == (6 if face <= passes else 4)


def test_a_check_tells_its_odds_and_says_itself() -> None:
    watched = check(PRESTIGE, approval(+2), worst=approval(-1), best=several(approval(+3), media(+1)))
    assert isinstance(watched, Check)
    t = presidency(prestige=5)
    tenth = Fraction(1, 10)
    assert watched.odds(t.table) == {"best": tenth, "passed": 4 * tenth, "failed": 4 * tenth, "worst": tenth}
    assert watched.say().sentence() == (
        "check presidential prestige (d10); 1 or less: (public approval +6%; media relations +1)"
        " or passed: public approval +4% or failed: nothing happens or 10 or more: public approval −2%"
    )
