"""The header as the race: a line of points up to 51 with everybody on it, the years and the turn."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Facts, Tracks
from resolute.games.lobby.board.marks import Mark, part, plain
from resolute.games.lobby.words import board as words
from resolute.payload import TablePayload

START, END = 3.0, 95.0
"""Where the line begins and ends, in percent of the drawing."""
NARROWEST = 500.0
"""How many pixels the line has on the smallest desk; on a wider one pills stand farther apart."""
PILL, OWN_PILL, FIGURE, GAP = 46.0, 70.0, 8.0, 3.0
"""How many pixels a seat takes with two figures, what each more of them takes, and what is left between seats."""
EVERY = 10
"""A figure stands at every tenth point."""


class Pill(msgspec.Struct, frozen=True):
    """A seat on the line."""

    mark: Mark
    points: int
    shown: str
    x: str
    """Where, in percent."""
    shift: float
    """How many pixels beside that, because others stand there."""
    above: bool
    width: float
    deciding: bool


class Header(msgspec.Struct, frozen=True, cache_hash=True):
    """The header of the page."""

    years: str
    turn: str
    goal: int
    pills: tuple[Pill, ...]
    chips: tuple[Pill, ...]
    """The same, the most points first."""
    ticks: tuple[tuple[str, int, bool], ...]
    says: str
    end: float = END


class Goal(msgspec.Struct, frozen=True, cache_hash=True):
    """The goal line above the board."""

    label: str
    text: str
    leader: str


def _spot(points: int, goal: int) -> float:
    return START + (END - START) * min(max(points, 0), goal) / goal


def header(payload: TablePayload, marks: tuple[Mark, ...]) -> Header:
    """The line with everybody on it: two rows of pills, of which none hides another."""
    status = part(payload.parts, "status", Facts)
    markers = part(payload.parts, "points", Tracks).markers
    goal = markers[0].goal or 1
    points = {marker.seat: marker.value for marker in markers}
    deciding = payload.decision.seat if payload.decision is not None and payload.outcome is None else None
    ranked = sorted(marks, key=lambda one: (points[one.seat], one.seat))
    widths = [(OWN_PILL if one.mine else PILL) + FIGURE * (len(plain(points[one.seat])) - 2) for one in ranked]
    middles = [_spot(points[one.seat], goal) * NARROWEST / 100 for one in ranked]
    pills: list[Pill] = []
    taken: list[tuple[float, float]] = []
    for mark, width, middle, (above, left) in zip(ranked, widths, middles, _rows(middles, widths), strict=True):
        have = points[mark.seat]
        if not above:
            taken.append((left, left + width))
        shift = round(left + width / 2 - middle, 1)
        spot = f"{_spot(have, goal):.1f}"
        pills.append(Pill(mark, have, plain(have), spot, shift, above, width, mark.seat == deciding))
    ticks = []
    for value in range(0, goal, EVERY):
        middle = _spot(value, goal) * NARROWEST / 100
        free = not any(left - 8 < middle < right + 8 for left, right in taken)
        ticks.append((f"{_spot(value, goal):.1f}", value, free))
    chips = tuple(sorted(pills, key=lambda pill: (-pill.points, pill.mark.seat)))
    return Header(
        years=_text(status, "years"),
        turn=words.turn(_value(status, "turn"), _value(status, "last_turn")),
        goal=goal,
        pills=tuple(pills),
        chips=chips,
        ticks=tuple(ticks),
        says=words.standing([(pill.mark.name, pill.points) for pill in chips], goal),
    )


def goal_line(payload: TablePayload, head: Header) -> Goal:
    """What everybody plays for, and who is nearest if that is somebody else."""
    best = head.chips[0]
    others = best.points > 0 and not best.mark.mine and payload.outcome is None
    return Goal(words.GOAL, payload.goal, words.nearest(best.mark.name, head.goal - best.points) if others else "")


def _text(facts: Facts, key: str) -> str:
    found = facts.get(key)
    return "" if found is None else found.text


def _value(facts: Facts, key: str) -> int:
    found = facts.get(key)
    return 0 if found is None or found.value is None else found.value


def _rows(middles: list[float], widths: list[float]) -> list[tuple[bool, float]]:
    """For each pill, the fewest points first, its row and where it begins: in either row none is left of one with
    fewer points, so that on a wider line they only move apart, and none is beyond the end."""
    ends = {True: 0.0, False: 0.0}
    found: list[tuple[bool, float]] = []
    for middle, width in zip(middles, widths, strict=True):
        above = min((True, False), key=lambda row: (max(ends[row] - (middle - width / 2), 0.0), not row))
        left = max(middle - width / 2, ends[above])
        ends[above] = left + width + GAP
        found.append((above, left))
    limits = {True: NARROWEST, False: NARROWEST}
    for place in reversed(range(len(found))):
        above, left = found[place]
        left = min(left, limits[above] - widths[place])
        limits[above] = left - GAP
        found[place] = above, left
    return found
