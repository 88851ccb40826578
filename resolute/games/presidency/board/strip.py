"""The year as a strip: the phases, and the segments of the present one with who acts in each."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Facts
from resolute.games.presidency.board.marks import part, value
from resolute.games.presidency.content.sequence import CLEAN_UP, FINAL, ONE, SEQUENCE, SPECIAL, Segment
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload

YOURS = ("three-actions", "four-actions", "domestic-actions", "congress", "cabinet-acts", "set-focus")
"""Segments in which the President acts, by the last part of their keys."""
CHITS = ("chits", "chit", "final-chits")
START, PHASE_1, LAST, DECEMBER = 0, 1, 5, 6


class Step(msgspec.Struct, frozen=True):
    """A segment: its short name, who acts in it, and whether it is past, present or to come."""

    name: str
    title: str
    who: str
    state: str


class Phase(msgspec.Struct, frozen=True):
    """A phase; only the present one shows its segments."""

    name: str
    state: str
    steps: tuple[Step, ...]


class Strip(msgspec.Struct, frozen=True, cache_hash=True):
    """The whole year."""

    phases: tuple[Phase, ...]


def strip(payload: TablePayload) -> Strip:
    """The phases of this year, as far as they have come."""
    status = part(payload.parts, "status", Facts)
    year = value(payload.parts, "status", "year") or 1
    in_office = year - (value(payload.parts, "status", "first_year") or 1) + 1
    found = status.get("segment")
    now = found.about[0].partition(":")[2] if found is not None and found.about else ""
    coming = [one for one in SEQUENCE if one.comes(year, in_office)]
    order = [one.key for one in coming]
    at = order.index(now) if now in order else -1
    phases: list[Phase] = []
    for number, (name, short) in enumerate(zip(words.PHASES, words.PHASES_SHORT, strict=True)):
        inside = [place for place, one in enumerate(coming) if _column(one) == number]
        here = at in inside or (at < 0 and number == START)
        state = "now" if here else "was" if inside and inside[-1] < at else "next"
        steps = tuple(_step(coming[place], place, at) for place in inside) if here else ()
        phases.append(Phase(name if here else short, state, steps))
    return Strip(tuple(phases))


def _column(segment: Segment) -> int:
    if segment.phase <= SPECIAL:
        return START
    if segment.phase < FINAL:
        return PHASE_1 + segment.phase - ONE
    return LAST if segment.phase < CLEAN_UP else DECEMBER


def _step(segment: Segment, place: int, at: int) -> Step:
    key = segment.key.rpartition("/")[2]
    who = "y" if key in YOURS else "c" if key in CHITS else "o"
    # A consequence has its number: "consequence-2-home".
    short = words.SEGMENTS.get(key) or key.split("-")[1]
    return Step(short, segment.title, who, "was" if place < at else "now" if place == at else "next")
