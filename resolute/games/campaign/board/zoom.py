"""On a small screen: the part of the map in which something may be done, larger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from resolute.board.states_map import CALLOUTS, POINTS
from resolute.games.campaign.board.places import BOXES
from resolute.games.campaign.board.shapes import SHAPES
from resolute.games.campaign.board.states import StateSketch
from resolute.games.campaign.content.states import STATES, Region

Box = tuple[int, int, int, int]
"""Left, top, right and bottom."""

_SCALE = 340
"""A part of the map that is so wide is drawn with names of the usual size; in a wider one they grow with it."""
_AROUND = 26
_FLAT = 2.0
"""A part of the map is so many times as wide as it is high; half of that, where there are two."""
_MANY = 9
"""More states than this are half of the nation: no part of the map shows them better."""
_TOO_WIDE = 620
"""A part of the map that is wider than this is hardly larger than the map itself."""


def zoomed(states: tuple[StateSketch, ...], every: tuple[StateSketch, ...], drawing: str) -> tuple[str]:
    """The states that are lit, or else those reached, with what is around them: in one piece, or in two where they lie
    far apart."""
    chosen = [one for one in states if one.lit] or list(states)
    if not 0 < len(chosen) <= _MANY:
        return (SHAPES.no_zoom(),)
    parts = _apart(tuple([one.code for one in chosen]))
    return (SHAPES.zoom([_part(box, chosen, every, drawing, _SCALE / len(parts)) for box in parts]),)


@lru_cache(maxsize=1024)
def _apart(codes: tuple[str, ...]) -> tuple[Box, ...]:
    """One box around all of these states, or two around those on either side of the widest gap."""
    whole = _widened(_around(codes), _FLAT)
    if whole[2] - whole[0] <= _TOO_WIDE or len(codes) == 1:
        return (whole,)
    ordered = sorted(codes, key=lambda code: _middle(code)[0])
    gaps = [_middle(after)[0] - _middle(before)[0] for before, after in pairwise(ordered)]
    cut = gaps.index(max(gaps)) + 1
    halves = [_widened(_around(some), _FLAT / 2) for some in (ordered[:cut], ordered[cut:])]
    return tuple([box for box in halves if box[2] - box[0] <= _TOO_WIDE])


def _middle(code: str) -> tuple[int, int]:
    """Where the name of a state stands on land."""
    if code in CALLOUTS:
        return CALLOUTS[code][2], CALLOUTS[code][3]
    return POINTS[code]


def _around(codes: Sequence[str]) -> Box:
    lefts, tops, rights, bottoms = zip(*[BOXES[code] for code in codes], strict=True)
    return min(lefts) - _AROUND, min(tops) - _AROUND, max(rights) + _AROUND, max(bottoms) + _AROUND


def _widened(box: Box, flat: float) -> Box:
    """The same box, with the shape in which it is drawn."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    more_width, more_height = max(0, height * flat - width) / 2, max(0, width / flat - height) / 2
    return (
        round(left - more_width),
        round(top - more_height),
        round(right + more_width),
        round(bottom + more_height),
    )


def _part(box: Box, chosen: Sequence[StateSketch], every: Sequence[StateSketch], drawing: str, scale: float) -> str:
    left, top, right, bottom = box
    size = max(1.0, (right - left) / scale)
    return SHAPES.zoomed(
        (left, top, right - left, bottom - top),
        [region.key for region in Region],
        [_ring(one, drawing) for one in chosen],
        _names(box, chosen, every, size),
    )


def _ring(state: StateSketch, drawing: str) -> str:
    kind = f"state{' reached' if state.reached else ''}{' lit' if state.lit else ''}"
    return SHAPES.ring(kind, state.code, f"{drawing}#state-{state.code}")


def _names(box: Box, chosen: Sequence[StateSketch], every: Sequence[StateSketch], size: float) -> list[str]:
    """The names of the states that lie inside, as far as there is room."""
    codes = frozenset([one.code for one in chosen])
    named = {one.code: one for one in every}
    drawn: list[str] = []
    for code, (x, y) in _places(box, codes, size).items():
        state = named[code]
        kind, shown = "state", state.name
        if code in codes:
            kind, shown = f"state top{' reached' if state.reached else ''}", state.label
        drawn.append(SHAPES.named(kind, x, y, f"{size:.2g}", shown))
    return drawn


@lru_cache(maxsize=1024)
def _places(box: Box, codes: frozenset[str], size: float) -> dict[str, tuple[int, int]]:
    """Where the names of states stand: those that are chosen come first, the larger ones before the smaller; beside the
    coast no others."""
    left, top, right, bottom = box
    placed: dict[str, tuple[int, int]] = {}
    for state in sorted(STATES, key=lambda one: (one.code not in codes, -one.electors)):
        x, y = _middle(state.code)
        inside = left + 20 * size < x < right - 20 * size and top + 10 * size < y < bottom - 14 * size
        if not inside or (state.code in CALLOUTS and state.code not in codes):
            continue
        if not any(abs(x - other) < 46 * size and abs(y - beside) < 15 * size for other, beside in placed.values()):
            placed[state.code] = x, y
    return placed
