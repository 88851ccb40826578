"""The header as the race: a line of turns to Washington, and on it every dictator with the chance to convince."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from resolute.games.dictators.board.players import Standing

LONGEST = 8
"""Turns from Hawaii to Washington: the line is as long as that, or as the longest way around."""
START, END = 8.0, 93.0
"""Where the line begins and ends, in percent of the drawing."""
NARROWEST = 430.0
"""How many pixels the line has on the smallest desk; on a wider one pills stand farther apart."""
RIGHTMOST = NARROWEST * 1.02
PILL, OWN_PILL, GAP = 54.0, 80.0, 3.0
"""How many pixels a dictator takes."""


class Pill(msgspec.Struct, frozen=True):
    """A dictator on the line."""

    standing: Standing
    x: str
    """Where, in percent."""
    shift: float
    """How many pixels beside that, because others stand there."""
    above: bool
    width: float


class Race(msgspec.Struct, frozen=True):
    """The header of the page."""

    pills: tuple[Pill, ...]
    ticks: tuple[tuple[str, int, bool], ...]
    """The turns on the line: where, how many, and whether the figure has room below."""
    players: tuple[Standing, ...]
    president_in: int
    defcon: int
    alarm: str
    round: int


def _spot(turns: int, longest: int) -> float:
    return END - (END - START) * (turns if turns >= 0 else longest) / longest


def _middle(one: Standing, longest: int) -> float:
    """Where a dictator stands on the shortest line, in pixels."""
    return _spot(one.turns, longest) * NARROWEST / 100


def race(players: Sequence[Standing], president_in: int, defcon: int, alarm: str, round_: int) -> Race:
    """The line with everybody on it: two rows of pills, of which none hides another.

    In each row they stand in the order of their turns, so that a longer line only moves them apart.
    """
    longest = max([LONGEST, *[one.turns for one in players]])
    rows: dict[bool, list[tuple[Standing, float, float]]] = {True: [], False: []}
    for one in sorted(players, key=lambda one: (one.turns if one.turns >= 0 else longest, one.seat)):
        width = OWN_PILL if one.mine else PILL
        wanted = min(_middle(one, longest) - width / 2, RIGHTMOST - width)
        above, left = min(
            ((above, min([wanted, *[left - GAP - width for _, left, _ in row[-1:]]])) for above, row in rows.items()),
            key=lambda found: (wanted - found[1], found[0]),
        )
        rows[above].append((one, left, width))
    pills: list[Pill] = []
    taken: list[tuple[float, float]] = []
    for above, row in rows.items():
        edge = 0.0
        for one, wanted, width in reversed(row):
            left = max(wanted, edge)
            edge = left + width + GAP
            shift = round(left + width / 2 - _middle(one, longest), 1)
            pills.append(Pill(one, f"{_spot(one.turns, longest):.1f}", shift, above, width))
            if not above:
                taken.append((left, left + width))
    ticks = []
    for turns in range(1, longest + 1):
        middle = _spot(turns, longest) * NARROWEST / 100
        free = not any(left - 6 < middle < right + 6 for left, right in taken)
        ticks.append((f"{_spot(turns, longest):.1f}", turns, free))
    return Race(tuple(pills), tuple(ticks), tuple(players), president_in, defcon, alarm, round_)
