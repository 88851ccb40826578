"""The header as the race: a line of points up to 51 with everybody on it, the years and the turn."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Facts, Tracks, Zone
from resolute.engine.words import plain
from resolute.games.lobby.board.marks import Mark, number_of, part, surname
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
    wins: str = ""
    """If it is not where the seat stands but where it would: the candidate who would have to be elected."""


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
    decider = payload.decision.seat if payload.decision is not None and payload.outcome is None else None
    places = [(points[mark.seat], mark, "") for mark in marks]
    places += [(points[seat] + more, marks[seat], name) for seat, more, name in _stakes(payload)]
    places.sort(key=lambda one: (one[0], one[1].seat, one[2]))
    widths = [_width(mark, have, bool(name)) for have, mark, name in places]
    middles = [_spot(have, goal) * NARROWEST / 100 for have, _, _ in places]
    pills: list[Pill] = []
    taken: list[tuple[float, float]] = []
    for place, (above, left) in enumerate(_rows(middles, widths)):
        have, mark, name = places[place]
        width = widths[place]
        if not above:
            taken.append((left, left + width))
        shift = round(left + width / 2 - middles[place], 1)
        deciding = mark.seat == decider and not name
        pills.append(Pill(mark, have, plain(have), f"{_spot(have, goal):.1f}", shift, above, width, deciding, name))
    ticks = []
    for value in range(0, goal, EVERY):
        middle = _spot(value, goal) * NARROWEST / 100
        free = not any(left - 8 < middle < right + 8 for left, right in taken)
        ticks.append((f"{_spot(value, goal):.1f}", value, free))
    standing = [pill for pill in pills if not pill.wins]
    chips = tuple(sorted(standing, key=lambda pill: (-pill.points, pill.mark.seat)))
    return Header(
        years=_text(status, "years"),
        turn=words.turn(_value(status, "turn"), _value(status, "last_turn")),
        goal=goal,
        pills=tuple(pills),
        chips=chips,
        ticks=tuple(ticks),
        says=words.standing([(pill.mark.name, pill.points) for pill in chips], goal),
    )


def _stakes(payload: TablePayload) -> list[tuple[int, int, str]]:
    """What each candidate's own seat would score tonight by their election: seat, points and the surname."""
    night = part(payload.parts, "night", Facts)
    owners = {face.id: number_of(face.about[1]) for face in part(payload.parts, "candidates", Zone).cards}
    found: dict[tuple[int, str], int] = {}
    for row in night.rows:
        if row.key == "stake" and row.seat is not None and owners.get(row.about[0]) == row.seat:
            key = row.seat, surname(row.about[0])
            found[key] = found.get(key, 0) + (row.value or 0)
    return [(seat, more, name) for (seat, name), more in found.items()]


def _width(mark: Mark, points: int, ghost: bool) -> float:
    return (OWN_PILL if mark.mine and not ghost else PILL) + FIGURE * (len(plain(points)) - 2)


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
