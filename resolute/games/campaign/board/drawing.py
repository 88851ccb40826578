"""Draws `map.svg`, the outlines of the states, from a file of survey outlines.

    python -m resolute.games.campaign.board.drawing us-states.json

The file has a path for each state in absolute coordinates. Borders that states share are simplified once for
both sides, so that no gaps open between them. The page refers to a state (`map.svg#state-OH`) or to a region
as one shape (`map.svg#region-East`); what it looks like is said there, by the style that a `use` hands down.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

from resolute.games.campaign.content.states import REGION_STATES, STATES, Region

Point = tuple[int, int]
"""In tenths of a unit, so that relative coordinates do not drift."""
Ring = list[Point]

GRID = 10
"""Points lie on a grid of so many tenths: about a pixel of the map at its usual size."""
TOLERANCE = 4.0
"""By so many tenths a simplified border may stray."""
SMALL = 10.0
"""Islands of fewer square units are left out, unless a state has no other."""
TARGET = Path(__file__).with_name("map.svg")


def rings(path: str) -> list[Ring]:
    """The closed lines of a path of absolute moves and lines."""
    found: list[Ring] = []
    for part in filter(None, path.split("M")):
        numbers = [round(float(number) * 10 / GRID) * GRID for number in re.findall(r"-?\d+\.?\d*", part)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        ring = [point for at, point in enumerate(points) if not at or point != points[at - 1]]
        if ring[0] == ring[-1]:
            ring.pop()
        found.append(ring)
    return found


def area(ring: Ring) -> float:
    """What a ring encloses, in square units."""
    ends = zip(ring, [*ring[1:], ring[0]], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in ends)) / 200


def simplified(line: Sequence[Point], tolerance: float = TOLERANCE) -> list[Point]:
    """A line with only the points that it needs (Ramer, Douglas and Peucker)."""
    if len(line) < 3:
        return list(line)
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5

    def strays(point: Point) -> float:
        x, y = point
        if not length:
            return float(((x - x1) ** 2 + (y - y1) ** 2) ** 0.5)
        return float(abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length)

    far = max(range(1, len(line) - 1), key=lambda at: strays(line[at]))
    if strays(line[far]) <= tolerance:
        return [line[0], line[-1]]
    return simplified(line[: far + 1], tolerance)[:-1] + simplified(line[far:], tolerance)


def junctions(outlines: Iterable[Ring]) -> set[Point]:
    """The points at which more than two borders meet, which stay where they are."""
    near: defaultdict[Point, set[Point]] = defaultdict(set)
    for ring in outlines:
        for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
            near[one].add(other)
            near[other].add(one)
    return {point for point, others in near.items() if len(others) > 2}


def smoothed(ring: Ring, fixed: set[Point]) -> Ring:
    """A ring of which every border between two junctions is simplified, in the same direction for both sides."""
    at = [place for place, point in enumerate(ring) if point in fixed]
    if not at:
        # An island: two far points stand for junctions.
        at = [0, max(range(len(ring)), key=lambda one: abs(ring[one][0] - ring[0][0]) + abs(ring[one][1] - ring[0][1]))]
    turned = ring[at[0] :] + ring[: at[0]]
    marks = [place - at[0] for place in at] + [len(ring)]
    turned.append(turned[0])
    result: Ring = []
    for start, end in pairwise(marks):
        border = turned[start : end + 1]
        forward = border[0] <= border[-1]
        shorter = simplified(border if forward else border[::-1])
        result += (shorter if forward else shorter[::-1])[:-1]
    return result


def number(tenths: int) -> str:
    """Tenths as the shortest decimal: 25 is 2.5, -3 is -.3."""
    text = f"{abs(tenths) / 10:.1f}".removesuffix(".0").removeprefix("0") or "0"
    return f"-{text}" if tenths < 0 and text != "0" else text


def path_of(outlines: Iterable[Ring]) -> str:
    """Rings as the data of a path, in relative lines."""
    parts: list[str] = []
    for ring in outlines:
        parts.append(f"M{number(ring[0][0])} {number(ring[0][1])}l")
        steps = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(ring)]
        numbers = [number(value) for step in steps for value in step]
        parts.append(re.sub(r" (?=-)", "", " ".join(numbers)) + "z")
    return "".join(parts)


def draw(source: str) -> str:
    """The drawing from the text of the file of outlines."""
    states = json.loads(source)["states"]
    outlines: dict[str, list[Ring]] = {}
    for state in STATES:
        every = rings(states[state.code]["path"])
        largest = max(every, key=area)
        outlines[state.code] = [ring for ring in every if ring is largest or area(ring) >= SMALL]
    fixed = junctions(ring for every in outlines.values() for ring in every)
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">']
    for region in Region:
        lines.append(f'<g id="region-{region.label}">')
        for place in REGION_STATES[region]:
            code = STATES[place].code
            lines.append(f'<path id="state-{code}" d="{path_of(smoothed(ring, fixed) for ring in outlines[code])}"/>')
        lines.append("</g>")
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    TARGET.write_text(draw(Path(sys.argv[1]).read_text()))
    print(f"{TARGET.name}: {TARGET.stat().st_size:,} bytes")
