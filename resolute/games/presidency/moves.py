"""Moving markers: tracks with their ends, and trending tracks. (GM Tracks, Trending Tracks)"""

from __future__ import annotations

from resolute.engine.pieces import changed
from resolute.engine.table import Outcome, Table
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.content.tracks import (
    APPROVAL_BOX,
    FAILURE,
    MOST_FRIENDS,
    REGION_HIGH,
    REGION_LOW,
    TRACKS,
    TRENDING,
)
from resolute.games.presidency.library import later
from resolute.games.presidency.people import lose_friend
from resolute.games.presidency.state import Presidency

IMPROVES, WORSENS = 1, -1


def lose(t: Table[Presidency], ending: str) -> None:
    """The game is lost at once. (GM Auto-Loss)"""
    t.finish(Outcome((), (t.state.legacy_points,), ending, LOSSES[ending]))


def move(t: Table[Presidency], track: str, by: int, why: str = "") -> int:
    """Move the marker of a track so many boxes, as far as it goes; what follows from it follows.

    On a trending track this ignores the second marker.
    """
    if not by:
        return 0
    if track == "approval":
        return t.shift(track, by * APPROVAL_BOX, why) // APPROVAL_BOX
    if track == "domestic_crisis":
        return _domestic_crisis(t, by, why)
    if track == "lingering_issues" and t.state.lingering_issues + by > TRACKS[track].high:
        lose(t, "lingering_issues")
        return 0
    moved = t.shift(track, by, why)
    if track == "party_relations" and moved < 0:
        s = t.state
        while len(s.friends) > MOST_FRIENDS[s.party_relations]:
            lose_friend(t)
    return moved


def _domestic_crisis(t: Table[Presidency], by: int, why: str) -> int:
    """At the third box there is a domestic failure. (GM Domestic Crisis Levels)"""
    before = t.state.domestic_crisis
    moved = t.shift("domestic_crisis", by, why)
    if moved > 0 and before < FAILURE and t.state.domestic_crisis == FAILURE:
        later(t, "domestic_failure")
    return moved


def trended(value: int, marker: int, by: int, low: int, high: int) -> tuple[int, int]:
    """The place and the second marker of a trending track after another marker: it is placed, or cancels an opposite
    one, or with an equal one moves the track; at the end box the equal one stays. (GM Trending Tracks)"""
    if marker != by:
        return value, marker + by
    if low <= value + by <= high:
        return value + by, 0
    return value, marker


def trend(t: Table[Presidency], track: str, by: int, why: str = "") -> None:
    """Place an improving (1) or worsening (-1) marker on a trending track."""
    s = t.state
    name = TRENDING[track]
    low, high = TRACKS[track].ends
    old: int = getattr(s, track)
    value, marker = trended(old, getattr(s, name), by, low, high)
    setattr(s, name, marker)
    if value != old:
        t.shift(track, value - old, why)
    else:
        t.tell("trend", track, marker, why)


def align(t: Table[Presidency], region: int, by: int, why: str = "") -> None:
    """Place a trending pro-US (1) or anti-US (-1) marker in a region. (GM Regional Alignment)"""
    s = t.state
    value, marker = trended(s.alignment[region], s.alignment_trend[region], by, REGION_LOW, REGION_HIGH)
    s.alignment = changed(s.alignment, region, value)
    s.alignment_trend = changed(s.alignment_trend, region, marker)
    t.tell("aligned", region, value, marker, why)


def spend(t: Table[Presidency], points: int, why: str = "") -> None:
    """Pay action points."""
    move(t, "action_points", -points, why)
