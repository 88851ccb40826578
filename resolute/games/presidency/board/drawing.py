"""Draws `map.svg`, the outlines of the world's regions, from a file of survey outlines.

    python -m resolute.games.presidency.board.drawing world-regions.json

The page refers to a region as a shape (`map.svg#r4`), to the two peers and the United States, and to the borders of
allies and adversaries inside their regions (`map.svg#borders`); what they look like is said there. Names and the
circles of the alignments (`map.svg#names`, `map.svg#pins`) keep their size: they stand at percentages of the page's own
drawing, not at points of this one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from html import escape
from pathlib import Path

from resolute.games.presidency.board.places import PINS, SHAPES, percent
from resolute.games.presidency.words.board import REGIONS
from resolute.outlines import Ring, area, junctions, path_of, rings, smoothed

TARGET = Path(__file__).with_name("map.svg")
GRID = 10
"""Points lie on a grid of so many tenths."""
TOLERANCE = 5.0
"""By so many tenths a simplified border may stray."""
SMALL = 9.0
"""Islands of fewer square units are left out, unless a shape has no other part."""
BORDERS = ("Canada", "United Kingdom", "Japan", "South Korea", "India", "Israel", "Saudi Arabia", "Iran", "Ukraine")


def draw(source: str) -> str:
    """The drawing from the text of the file of outlines."""
    world = json.loads(source)
    regions = _paths({key: world["regions"][name]["path"] for key, name in SHAPES.items()})
    borders = _paths({name: world["countries"][name]["path"] for name in BORDERS})
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{world["viewBox"]}">']
    lines += [f'<path id="{key}" d="{path}"/>' for key, path in regions.items()]
    lines.append(f'<path id="borders" d="{"".join(borders.values())}"/>')
    for layer, drawn in (("pins", _circle), ("names", _name)):
        lines.append(f'<g id="{layer}">{"".join(drawn(region) for region in PINS)}</g>')
    return "\n".join([*lines, "</svg>", ""])


def _circle(region: int) -> str:
    x, y = percent(*PINS[region])
    return f'<circle cx="{x}" cy="{y}" r="8"/>'


def _name(region: int) -> str:
    x, y = percent(*PINS[region])
    return f'<text x="{x}" y="{y}" dx="11" dy="4">{escape(REGIONS[region])}</text>'


def _paths(outlines: Mapping[str, str]) -> dict[str, str]:
    """Paths with borders that are simplified once for both sides."""
    found: dict[str, list[Ring]] = {}
    for key, path in outlines.items():
        every = [ring for ring in rings(path, GRID) if len(ring) > 2]
        largest = max(every, key=area)
        found[key] = [ring for ring in every if ring is largest or area(ring) >= SMALL]
    fixed = junctions(ring for every in found.values() for ring in every)
    return {key: path_of(smoothed(ring, fixed, TOLERANCE) for ring in every) for key, every in found.items()}


if __name__ == "__main__":
    TARGET.write_text(draw(Path(sys.argv[1]).read_text()))
    print(f"{TARGET.name}: {TARGET.stat().st_size:,} bytes")
