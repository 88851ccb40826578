"""A small picture of a board: the front page shows it, and links that people share.

A picture is shapes and lines in colors that have names; the web draws it as SVG for a page and as pixels for programs
that read nothing else. A game's board makes one from the parts of a view, so that it tells no more than the view does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path

import msgspec

from resolute.engine.views import Part
from resolute.engine.words import Words
from resolute.outlines import Ring, area, junctions, smoothed

Point = tuple[float, float]

SMALL = 5.0
"""Islands of fewer square units are left out, unless a shape has no other part."""


class Shape(msgspec.Struct, frozen=True, cache_hash=True):
    """Something filled with a color, with an outline of the color `edge` if that has a name."""

    rings: tuple[tuple[Point, ...], ...]
    fill: str
    edge: str = ""
    width: float = 1.0


class Stroke(msgspec.Struct, frozen=True, cache_hash=True):
    """Lines of a color with round ends: one that goes nowhere is a dot."""

    lines: tuple[tuple[Point, ...], ...]
    color: str
    width: float = 1.0


class Picture(msgspec.Struct, frozen=True, cache_hash=True):
    """Shapes and lines in the order in which they are drawn. `box` is left, top, width and height."""

    box: tuple[float, float, float, float]
    ground: str
    label: Words
    marks: tuple[Shape | Stroke, ...]


MakePicture = Callable[[Mapping[str, Part], frozenset[str]], Picture]
"""How a board makes a picture of what somebody may see, with the ids of what is open to them now."""


def outlines(drawing: Path, tolerance: float) -> dict[str, tuple[tuple[Point, ...], ...]]:
    """The named shapes of a `map.svg`, simplified: id to rings. Neighbors still fit."""
    every: dict[str, list[Ring]] = {}
    for name, path in re.findall(r'<path id="([^"]+)" d="([^"]+z)"', drawing.read_text(encoding="utf-8")):
        found = [_ring(part) for part in path.split("z") if part]
        largest = max(found, key=area)
        every[name] = [ring for ring in found if ring is largest or area(ring) >= SMALL]
    fixed = junctions(ring for some in every.values() for ring in some)
    return {
        name: tuple(tuple((x / 10, y / 10) for x, y in smoothed(ring, fixed, tolerance * 10)) for ring in some)
        for name, some in every.items()
    }


def _ring(part: str) -> Ring:
    """A closed line that is written as `M x y l dx dy dx dy`."""
    x, y, *steps = (round(float(number) * 10) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", part))
    points = [(x, y)]
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        if (x, y) != points[-1]:
            points.append((x, y))
    return points[:-1] if len(points) > 1 and points[-1] == points[0] else points


def disc(x: float, y: float, radius: float, sides: int = 12) -> tuple[Point, ...]:
    """A round piece."""
    turns = [2 * pi * side / sides for side in range(sides)]
    return tuple((round(x + radius * cos(turn), 1), round(y + radius * sin(turn), 1)) for turn in turns)


def pawn(x: float, y: float, size: float, fill: str) -> tuple[Shape, ...]:
    """A piece that stands on a place."""
    coat = ((x - size / 2, y), (x - size / 5, y - size), (x + size / 5, y - size), (x + size / 2, y))
    return Shape((coat,), fill, "sheet", size / 10), Shape(
        (disc(x, y - size * 1.15, size * 0.36),), fill, "sheet", size / 10
    )


def dots(points: Iterable[Point], radius: float, color: str) -> Stroke:
    """Round places, all alike."""
    return Stroke(tuple((point, point) for point in points), color, 2 * radius)


def thick(lines: Iterable[tuple[Point, ...]], width: float) -> list[tuple[Point, ...]]:
    """Lines as thin shapes, for programs that can only fill."""
    found = []
    for line in lines:
        for (x1, y1), (x2, y2) in pairwise(line):
            if (x1, y1) == (x2, y2):
                found.append(disc(x1, y1, width / 2))
                continue
            length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1.0
            dx, dy = (y2 - y1) / length * width / 2, (x1 - x2) / length * width / 2
            found.append(((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)))
    return found
