"""The turn sequence: year after year, segment after segment. (GM Turn Sequence; TSF Anatomy of the Turn)"""

from __future__ import annotations

from resolute.engine.frames import step
from resolute.engine.table import Table
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.library import later
from resolute.games.presidency.state import Presidency


@step
def begin_year(t: Table[Presidency]) -> None:
    """A year goes through the whole sequence. (GM Turns)"""
    s = t.state
    s.year += 1
    s.segment = -1
    t.tell("year", s.year)
    t.then(next_segment)


@step
def next_segment(t: Table[Presidency]) -> None:
    """The marker moves to the next segment that is played this year; after the last a new year begins."""
    s = t.state
    before = SEQUENCE[s.segment].phase if s.segment >= 0 else -1
    place = s.segment + 1
    while place < len(SEQUENCE) and not SEQUENCE[place].comes(s.year, s.year_in_office):
        place += 1
    if place == len(SEQUENCE):
        t.then(begin_year)
        return
    s.segment = place
    segment = SEQUENCE[place]
    s.used_in_segment = 0
    if segment.phase != before:
        s.used_in_phase = 0
    t.tell("segment", place)
    for name, args in segment.steps:
        later(t, name, *args)
    t.then(next_segment)
