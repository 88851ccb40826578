"""A look back at a finished game: how it stood over time, the moves that changed it most, and better ones.

Everything is known by then, so the positions are judged as they were. A better move is searched from what its seat
could know, as advice is: hindsight is no skill.
"""

from __future__ import annotations

import time
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from resolute.bots.advice import LEAST, Z95
from resolute.bots.observation import Observation
from resolute.bots.search import difference, search
from resolute.engine.frames import Seat
from resolute.engine.log import Log
from resolute.engine.record import Record
from resolute.engine.table import Table
from resolute.engine.words import Words

SAMPLES = 60
"""How many positions of a game are judged for its curve."""
SWINGS = 3
BIG = 0.03
"""A move that changes the chance by less is no swing."""
WORLDS = 32
CANDIDATES = 8

Standing = tuple[float, ...]
"""How a position stands for each seat."""


class Better(msgspec.Struct, frozen=True):
    """An option that was clearly better than the one that was chosen, and by how much."""

    label: Words
    by: float


class Turned(msgspec.Struct, frozen=True):
    """A move that changed how the game stood."""

    moves: int
    seat: Seat
    who: Words
    label: Words
    before: Standing
    after: Standing
    luck: bool
    better: Better | None = None


class Review(msgspec.Struct, frozen=True):
    """How a game stood after so many moves, and its biggest swings, the biggest first."""

    points: tuple[tuple[int, Standing], ...]
    swings: tuple[Turned, ...]
    chances: bool


def review(log: Log, seconds: float) -> Review:
    """Look back at a finished game. When time runs out, it reports what it has found so far."""
    stop = time.monotonic() + seconds
    last = len(log.moves)
    wanted = _spread(log.floor, last)
    tables = Record.positions(log, wanted)
    chances = next(iter(tables.values())).game.bots.tells_chances
    stood = _judged(tables, stop, last)
    inside = _inside(stood)
    closer = Record.positions(log, inside)
    stood |= _judged(closer, stop, last)
    tables |= closer
    points = sorted(stood.items())
    if not chances:
        points = _scaled(points)
    return Review(tuple(points), _swings(log, tables, points, stop, chances), chances)


def _spread(first: int, last: int) -> list[int]:
    """Positions at even distances, the first and the last among them."""
    count = min(SAMPLES, last - first + 1)
    return sorted({first + round((last - first) * place / max(1, count - 1)) for place in range(count)})


def _judged(tables: dict[int, Table[Any]], stop: float, last: int) -> dict[int, Standing]:
    """How these positions stand; a game without chances says nothing about its end."""
    found: dict[int, Standing] = {}
    for moves in sorted(tables, reverse=True):
        table = tables[moves]
        if table.outcome is not None and not table.game.bots.tells_chances:
            continue
        if time.monotonic() < stop or moves == last:
            found[moves] = standing(table)
    return found


def standing(table: Table[Any]) -> Standing:
    """How a position stands for each seat, with everything known."""
    bots = table.game.bots
    found = [bots.chance(table, seat) for seat in range(table.seats)]
    if bots.tells_chances and len(found) == 2 and table.outcome is None:
        # One of the two wins: what each makes of the position is put together.
        first = (found[0] + 1 - found[1]) / 2
        return first, 1 - first
    return tuple(found)


def _change(before: Standing, after: Standing) -> float:
    return max((abs(a - b) for a, b in zip(before, after, strict=True)), default=0.0)


def _inside(stood: dict[int, Standing]) -> list[int]:
    """The positions between the points of the biggest changes."""
    known = sorted(stood)
    pairs = sorted(pairwise(known), key=lambda pair: -_change(stood[pair[0]], stood[pair[1]]))
    return [moves for first, then in pairs[:SWINGS] for moves in range(first, then)]


def _scaled(points: list[tuple[int, Standing]]) -> list[tuple[int, Standing]]:
    """Figures that only say better and worse, from 0 for the worst moment to 1 for the best."""
    values = [value for _, stood in points for value in stood]
    low, high = min(values, default=0.0), max(values, default=0.0)
    size = (high - low) or 1.0
    return [(moves, tuple((value - low) / size for value in stood)) for moves, stood in points]


def _swings(
    log: Log, tables: dict[int, Table[Any]], points: list[tuple[int, Standing]], stop: float, chances: bool
) -> tuple[Turned, ...]:
    """The single moves that changed most, each with a better one where a search finds it."""
    steps = [
        (first, before, after)
        for (first, before), (then, after) in pairwise(points)
        if then == first + 1 and _change(before, after) >= BIG and first in tables
    ]
    steps.sort(key=lambda step: -_change(step[1], step[2]))
    found = []
    for moves, before, after in steps[:SWINGS]:
        table, move = tables[moves], log.moves[moves].move
        decision = table.decision
        if decision is None:
            continue
        better = _better(table, move.index, stop) if time.monotonic() < stop else None
        label = decision.options[move.index].label
        who = table.game.seat_name(table, move.seat)
        found.append(Turned(moves, move.seat, who, label, before, after, bool(move.draws), better))
    return tuple(found)


def _better(table: Table[Any], chosen: int, stop: float) -> Better | None:
    """An option that comes out clearly better than the chosen one, from what the seat could know."""
    observation = Observation(table)
    if len(observation.options) < 2:
        return None
    left = max(0.05, stop - time.monotonic())
    found = search(observation, Random(table.number), WORLDS, CANDIDATES, left)
    best, played = found[0], next(one for one in found if one.place == chosen)
    by, error = difference(best, played)
    if best is played or not played.values or by <= max(LEAST, Z95 * error):
        return None
    return Better(observation.options[best.place].label, by)
