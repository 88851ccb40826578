"""The ten conflict tracks move: toward war, away from it, and the strength of one side over the other.
(GM Conflict Tracks)"""

from __future__ import annotations

from functools import cache

import msgspec

from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.presidency.content.conflicts import CONFLICT_LOW, CONFLICTS, Track
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.wars import start_war
from resolute.games.presidency.state import NOBODY, Presidency, War
from resolute.games.presidency.words import conflicts as said


def random_conflict(t: Table[Presidency]) -> int:
    """A die names one of the ten tracks. (TSF Chaos Procedure)"""
    (face,) = t.roll_now(D10, said.RANDOM_CONFLICT)
    return face - 1


def at_war(s: Presidency, conflict: int) -> bool:
    """Whether the war of a track is being fought."""
    return any(war.conflict == conflict for war in s.world.wars)


def wars_of_tracks(wars: tuple[War, ...]) -> set[int]:
    """The tracks whose wars are being fought."""
    return {war.conflict for war in wars}


def escalate(t: Table[Presidency], conflict: int, by: int = 1, *, most: int = 0) -> None:
    """The status of a conflict rises, to a certain box at most; in its last box there is war. (GM Conflict Tracks)"""
    s, printed = t.state, CONFLICTS[conflict]
    before = s.world.conflicts[conflict].status
    if at_war(s, conflict):
        t.tell("conflict_at_war", conflict)
        return
    after = max(before, min(most or printed.war, before + by))
    _put(s, conflict, status=after)
    t.tell("conflict", conflict, after)
    if after == printed.war and before < printed.war:
        t.then(start_war, conflict, NOBODY, False)


def calm(t: Table[Presidency], conflict: int, by: int = 1) -> None:
    """The status of a conflict falls, unless its war is being fought. (GM Conflict Tracks)"""
    s = t.state
    before = s.world.conflicts[conflict].status
    if at_war(s, conflict):
        t.tell("conflict_at_war", conflict)
        return
    after = max(CONFLICT_LOW, before - by)
    if after != before:
        _put(s, conflict, status=after)
    t.tell("conflict", conflict, after)


def strengthen(t: Table[Presidency], conflict: int, side: int, by: int = 1) -> bool:
    """The relative strength moves toward a side, as far as the scale goes; whether it moved. (GM Conflict Tracks)"""
    s, printed = t.state, CONFLICTS[conflict]
    assert side in (printed.first, printed.second)
    before = s.world.conflicts[conflict].strength
    toward_first = -1 if printed.scale[0] > printed.scale[-1] else 1
    step = toward_first if side == printed.first else -toward_first
    after = min(len(printed.scale) - 1, max(0, before + step * by))
    _put(s, conflict, strength=after)
    t.tell("relative_strength", conflict, after)
    return after != before


def strength_of(s: Presidency, conflict: int, side: int) -> int:
    """How much stronger a side is than the other; below 0, how much weaker."""
    printed = CONFLICTS[conflict]
    over = printed.scale[s.world.conflicts[conflict].strength]
    return over if side == printed.first else -over


@cache
def tracks_of(nation: int) -> tuple[Track, ...]:
    """The conflicts that a nation is in."""
    return tuple(one for one in Track if Belligerent(nation) in (CONFLICTS[one].first, CONFLICTS[one].second))


def _put(s: Presidency, conflict: int, **changes: int) -> None:
    here = s.world.conflicts
    s.world.conflicts = changed(here, conflict, msgspec.structs.replace(here[conflict], **changes))
