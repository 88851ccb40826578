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


def race(players: Sequence[Standing], president_in: int, defcon: int, alarm: str, round_: int) -> Race:
    """The line with everybody on it: two rows of pills, of which none hides another."""
    longest = max([LONGEST, *[one.turns for one in players]])
    pills: list[Pill] = []
    taken: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for one in sorted(players, key=lambda one: (one.turns if one.turns >= 0 else longest, one.seat)):
        middle = _spot(one.turns, longest) * NARROWEST / 100
        width = OWN_PILL if one.mine else PILL
        above, left = min(
            ((above, _free(taken[above], middle - width / 2, width)) for above in (False, True)),
            key=lambda found: (abs(found[1] + width / 2 - middle), found[0]),
        )
        taken[above].append((left, left + width))
        x = f"{_spot(one.turns, longest):.1f}"
        pills.append(Pill(one, x, round(left + width / 2 - middle, 1), above, width))
    ticks = []
    for turns in range(1, longest + 1):
        middle = _spot(turns, longest) * NARROWEST / 100
        free = not any(left - 6 < middle < right + 6 for left, right in taken[False])
        ticks.append((f"{_spot(turns, longest):.1f}", turns, free))
    return Race(tuple(pills), tuple(ticks), tuple(players), president_in, defcon, alarm, round_)


def _free(taken: list[tuple[float, float]], left: float, width: float) -> float:
    """Where a pill fits that would best begin there: as near to that as possible, and on the drawing."""
    lowest, highest = 0.0, NARROWEST * 1.02 - width
    candidates = [left, *[right + GAP for _, right in taken], *[start - GAP - width for start, _ in taken]]
    fitting = [
        min(max(one, lowest), highest)
        for one in candidates
        if not any(
            min(max(one, lowest), highest) < right + GAP - 0.01
            and start - GAP + 0.01 < min(max(one, lowest), highest) + width
            for start, right in taken
        )
    ]
    return min(fitting, key=lambda one: abs(one - left), default=left)
