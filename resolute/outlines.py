"""Outlines of maps: read from survey paths, simplified so that neighbors still fit, and written as short paths.

The scripts that draw a game's `map.svg` use this, and the small pictures of a board, once for each game.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[int, int]
"""In tenths of a unit, so that relative coordinates do not drift."""
Ring = list[Point]


def rings(path: str, grid: int) -> list[Ring]:
    """The closed lines of a path of absolute moves and lines, on a grid of so many tenths."""
    found: list[Ring] = []
    for part in filter(None, path.split("M")):
        numbers = [round(float(number) * 10 / grid) * grid for number in re.findall(r"-?\d+\.?\d*", part)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        ring = [point for at, point in enumerate(points) if not at or point != points[at - 1]]
        if ring[0] == ring[-1]:
            ring.pop()
        found.append(ring)
    return found


def area(ring: Ring) -> float:
    """What a ring encloses, in square units."""
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]))) / 200


def simplified(line: Sequence[Point], tolerance: float) -> list[Point]:
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
        for one, other in pairwise([*ring, ring[0]]):
            near[one].add(other)
            near[other].add(one)
    return {point for point, others in near.items() if len(others) > 2}


def smoothed(ring: Ring, fixed: set[Point], tolerance: float) -> Ring:
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
        shorter = simplified(border if forward else border[::-1], tolerance)
        result += (shorter if forward else shorter[::-1])[:-1]
    return result


def number(tenths: int) -> str:
    """Tenths as the shortest decimal: 25 is 2.5, -3 is -.3."""
    text = f"{abs(tenths) / 10:.1f}".removesuffix(".0").removeprefix("0") or "0"
    return f"-{text}" if tenths < 0 and text != "0" else text


def line_of(points: Sequence[Point]) -> str:
    """Points as the data of an open path, in relative lines."""
    steps = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(points)]
    numbers = " ".join(number(value) for step in steps for value in step)
    return f"M{number(points[0][0])} {number(points[0][1])}l" + re.sub(r" (?=-)", "", numbers)


def path_of(outlines: Iterable[Ring]) -> str:
    """Rings as the data of a path."""
    return "".join(f"{line_of(ring)}z" for ring in outlines)


def along(outlines: Iterable[Ring], others: Iterable[Ring], apart: float) -> list[list[Point]]:
    """The parts of outlines that lie along others, and stray from them by no more than so many tenths."""
    sides = [side for ring in others for side in pairwise([*ring, ring[0]])]

    def beside(x: float, y: float) -> bool:
        return any(_distance(x, y, *one, *other) <= apart for one, other in sides)

    lines: list[list[Point]] = []
    for ring in outlines:
        points = [point for side in pairwise([*ring, ring[0]]) for point in _steps(*side)]
        fresh = True
        for one, other in pairwise([*points, points[0]]):
            shared = beside(*one) and beside(*other)
            if shared and fresh:
                lines.append([one])
            if shared:
                lines[-1].append(other)
            fresh = not shared
    return [simplified(line, 1) for line in lines]


def _steps(one: Point, other: Point) -> list[Point]:
    """Points on the way from one to another, about three units apart, without the last."""
    count = max(1, round(((other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2) ** 0.5 / 30))
    return [
        (round(one[0] + (other[0] - one[0]) * at / count), round(one[1] + (other[1] - one[1]) * at / count))
        for at in range(count)
    ]


def _distance(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """How far a point lies from the line between two others."""
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    part = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length if length else 0.0
    part = min(1.0, max(0.0, part))
    return float(((x - x1 - part * (x2 - x1)) ** 2 + (y - y1 - part * (y2 - y1)) ** 2) ** 0.5)
