"""Moving markers: tracks with their ends, and trending tracks. (GM Tracks, Trending Tracks)"""

from __future__ import annotations

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import Frame, do, step
from resolute.engine.pieces import changed
from resolute.engine.subjects import Subject
from resolute.engine.table import Outcome, Table
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.content.places import (
    CAPABILITY_HIGH,
    CAPABILITY_LOW,
    Closeness,
)
from resolute.games.presidency.content.printed import APPROVAL_BOX, FAILURE, MAX_FRIENDS, REGION_HIGH, REGION_LOW
from resolute.games.presidency.content.tracks import (
    ACTION_POINTS,
    APPROVAL,
    DOMESTIC_CRISIS,
    LINGERING_ISSUES,
    MEDIA,
    PARTY_RELATIONS,
    BoardTrack,
)
from resolute.games.presidency.operations.people import lose_friend
from resolute.games.presidency.state import (
    NO_ACTION,
    Presidency,
)
from resolute.games.presidency.victory import goals_now
from resolute.games.presidency.words import moves as said

IMPROVES, WORSENS = 1, -1
LOUD_HOUSE, LOUD_HOUSE_MEDIA = "2017", 6
"""In this start media relations rise to this box at most."""
AFTER_A_FAILURE = 1
"""The box to which domestic crises return."""


def lose(t: Table[Presidency], ending: str) -> None:
    """The game is lost at once; a historical start counts its goals instead of legacy. (GM Auto-Loss)"""
    s = t.state
    score = sum(one.points for one in goals_now(s)) if s.scenario.key else s.president.legacy_points
    t.finish(Outcome((), (score,), ending, LOSSES[ending]))


def move(t: Table[Presidency], track: BoardTrack, by: int, why: str = "") -> int:
    """Move the marker of a track so many boxes, as far as it goes; what follows from it follows.

    On a trending track this ignores the second marker.
    """
    if not by:
        return 0
    if track is APPROVAL:
        return t.shift(track, by * APPROVAL_BOX, why) // APPROVAL_BOX
    if track is DOMESTIC_CRISIS:
        return _domestic_crisis(t, by, why)
    if track is MEDIA and t.state.scenario.key == LOUD_HOUSE:
        by = min(by, max(0, LOUD_HOUSE_MEDIA - t.state.nation.media))
    if track is LINGERING_ISSUES and t.state.nation.lingering_issues + by > track.high:
        lose(t, "lingering_issues")
        return 0
    moved = t.shift(track, by, why)
    if track is PARTY_RELATIONS and moved < 0:
        s = t.state
        while len(s.congress.friends) > MAX_FRIENDS[s.president.party_relations]:
            lose_friend(t)
    return moved


def _domestic_crisis(t: Table[Presidency], by: int, why: str) -> int:
    """At the third box there is a domestic failure. (GM Domestic Crisis Levels)"""
    nation = t.state.nation
    before = nation.domestic_crisis
    moved = t.shift(DOMESTIC_CRISIS, by, why)
    if moved > 0 and before < FAILURE and nation.domestic_crisis == FAILURE:
        t.then(domestic_failure)
    return moved


@step
def domestic_failure(t: Table[Presidency]) -> None:
    """Domestic crises have reached the third box: they go back to the first, and the failure is rolled for.
    (GM Domestic Crisis Levels, chart D10)"""
    t.tell("domestic_failure")
    # The marker goes first: a crisis that the failure itself brings would find no box above the third.
    move(t, DOMESTIC_CRISIS, AFTER_A_FAILURE - t.state.nation.domestic_crisis, said.THE_FAILURE)
    beside_the_action(t, "chart/D10")


def trended(value: int, marker: int, by: int, low: int, high: int) -> tuple[int, int]:
    """The place and the second marker of a trending track after another marker: it is placed, or cancels an opposite
    one, or with an equal one moves the track; at the end box the equal one stays. (GM Trending Tracks)"""
    if marker != by:
        return value, marker + by
    if low <= value + by <= high:
        return value + by, 0
    return value, marker


def trend(t: Table[Presidency], track: BoardTrack, by: int, why: str = "") -> None:
    """Place an improving (1) or worsening (-1) marker on a trending track."""
    assert track.trend is not None
    get, put = track.trend
    s = t.state
    old = track.get(s, None)
    value, marker = trended(old, get(s, None), by, track.low, track.high)
    put(s, None, marker)
    if value != old:
        t.shift(track, value - old, why)
    else:
        t.tell("trend", track.key, marker, why)


def align(t: Table[Presidency], region: int, by: int, why: str = "") -> None:
    """Place a trending pro-US (1) or anti-US (-1) marker in a region. (GM Regional Alignment)"""
    world = t.state.world
    here = world.regions[region]
    value, marker = trended(here.alignment, here.alignment_trend, by, REGION_LOW, REGION_HIGH)
    world.change_region(region, msgspec.structs.replace(here, alignment=value, alignment_trend=marker))
    t.tell("aligned", region, value, marker, why)


def spend(t: Table[Presidency], points: int, why: str = "") -> None:
    """Pay action points."""
    move(t, ACTION_POINTS, -points, why)


def draw_closer(t: Table[Presidency], ally: int, by: int) -> None:
    """Change how close an ally is."""
    world = t.state.world
    value = min(int(Closeness.VERY_CLOSE), max(int(Closeness.ESTRANGED), world.closeness(ally) + by))
    world.change_nation(ally, msgspec.structs.replace(world.nations[ally], closeness=value))
    t.tell("ally", ally, value)


def raise_capability(t: Table[Presidency], capability: int, by: int = 1) -> None:
    """Change a strategic capability of the United States."""
    s = t.state
    ours = s.world.capabilities[0]
    low, high = CAPABILITY_LOW, CAPABILITY_HIGH
    value = min(high, max(low, ours[capability] + by))
    s.world.capabilities = (changed(ours, capability, value), *s.world.capabilities[1:])
    t.tell("capability", int(capability), value)


def beside_the_action(t: Table[Presidency], at: str, on: Subject = None) -> None:
    """What a master action only triggers happens outside it: its dice are not rolled again. (GM Action Points)"""
    aside(t, do(happen, at, on))


def aside(t: Table[Presidency], what: Frame) -> None:
    """The same for whatever is to happen."""
    s = t.state
    interrupted = s.acting.action
    s.acting.action = NO_ACTION
    t.push(what)
    if interrupted != NO_ACTION:
        t.then(resume_action, interrupted)


@step
def resume_action(t: Table[Presidency], key: str) -> None:
    """The master action that was interrupted goes on."""
    t.state.acting.action = key
