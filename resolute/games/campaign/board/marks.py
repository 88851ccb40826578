"""What is drawn once for many states: dice numbers and the lines to names beside the coast; and ballots as pips."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from resolute.board.drawing import Drawn
from resolute.board.states_map import CALLOUTS
from resolute.games.campaign.board.shapes import SHAPES

PIP = 7.6
"""From the middle of a pip to that of the next, in units of the drawing."""
ROWS = (4.5, 12.5)
"""How far below its name the pips of a state stand: the first row and the second."""


def pips(republican: str, democrat: str) -> Drawn:
    """The ballots that are recorded in a state: square for Republicans above round ones for Democrats, those for
    president filled, those for vice president hollow, absentee ballots (X) crossed."""
    rows = [(letter, marks) for letter, marks in (("r", republican), ("d", democrat)) if marks]
    return Drawn(
        "".join([_row(letter, "".join(sorted(marks)), y) for (letter, marks), y in zip(rows, ROWS, strict=False)])
    )


@lru_cache(maxsize=512)
def _row(letter: str, marks: str, y: float) -> Drawn:
    """Pips are the dots of thick lines without length: all of them in the party's color, and hollow ones with paper
    inside."""
    middles = [(place - (len(marks) - 1) / 2) * PIP for place in range(len(marks))]
    hollow = [x for x, mark in zip(middles, marks, strict=True) if mark == "V"]
    crossed = [x for x, mark in zip(middles, marks, strict=True) if mark == "X"]
    crosses = "".join([f"M{x - 1.6:g} {y - 1.6:g}l3.2 3.2m-3.2 0l3.2-3.2" for x in crossed])
    return SHAPES.pips(letter, _dots(middles, y), _dots(hollow, y), crosses)


def _dots(middles: list[float], y: float) -> str:
    """Points, one after the other: the first where it stands, the others from there."""
    if not middles:
        return ""
    steps = [f"m{after - before:g} 0h0" for before, after in pairwise(middles)]
    return f"M{middles[0]:g} {y:g}h0{''.join(steps)}"


def _callout(code: str) -> Drawn:
    x, y, *end = CALLOUTS[code]
    start = (x - 32, y + 1) if x > 900 else (x + 12, y + 14)
    return SHAPES.leader(start, end)


LEADERS = Drawn("".join(map(_callout, CALLOUTS)))
"""The lines from the names beside the coast."""

NUMBERS = Drawn("".join(map(SHAPES.number, range(1, 13))))
"""The dice numbers, each drawn once."""
