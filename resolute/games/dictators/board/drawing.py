"""Draws `map.svg` from a file of outlines that are stretched as the map is.

    python -m resolute.games.dictators.board.drawing dictators-stretched.json

The file has the states, their neighbors and Hawaii, which stands in a frame of its own; where places stand is in
`spots.py`. The page refers to layers of the drawing (`map.svg#roads`) and to states and time zones as shapes
(`map.svg#state-OH`, `map.svg#time-3`); what they look like is said there, by the style that a `use` hands down. The
names keep their size: they stand at percentages of the page's own drawing, not at points of this one.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from resolute.games.dictators.board.places import AT, BESIDE, FLIGHT_LINES, ROAD_LINES, SHORT, VIEW, plain
from resolute.games.dictators.content.map import FLIGHTS, PLACES, TIME_ZONE_OF, TRIDENT
from resolute.outlines import Ring, along, junctions, line_of, path_of, smoothed

GRID = 10
"""Points lie on a grid of so many tenths: about a pixel of the map at its smallest."""
TOLERANCE = 5.0
"""By so many tenths a simplified border may stray."""
APART = 12.0
"""Two outlines that stray no more tenths from each other share a border."""
TARGET = Path(__file__).with_name("map.svg")


def _rings(path: str) -> list[Ring]:
    """The closed lines of a path of moves and relative lines, on the grid."""
    found: list[Ring] = []
    for part in path.split("M")[1:]:
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", part)]
        x, y = 0.0, 0.0
        ring: Ring = []
        for right, down in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + right, y + down
            point = (round(x * 10 / GRID) * GRID, round(y * 10 / GRID) * GRID)
            if not ring or point != ring[-1]:
                ring.append(point)
        if ring[0] == ring[-1]:
            ring.pop()
        if len(ring) > 2:
            found.append(ring)
    return found


def _paths(outlines: Iterable[tuple[str, list[Ring]]]) -> list[str]:
    return [f'<path id="{name}" d="{path_of(some)}"/>' for name, some in outlines]


def draw(stretched: str) -> str:
    """The drawing from the text of the file."""
    source = json.loads(stretched)
    states = {name: _rings(path) for name, path in source["states"].items()}
    countries = {name: _rings(path) for name, path in source["nb"].items()}
    both = {**states, **countries}
    fixed = junctions(ring for some in both.values() for ring in some)
    shapes = {name: [smoothed(ring, fixed, TOLERANCE) for ring in some] for name, some in both.items()}
    shapes["HI"] = _rings(source["haw"])
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(str, VIEW))}">']
    lines += ['<g id="abroad">', *_paths((name, shapes[name]) for name in countries), "</g>"]
    zoned = sorted((TIME_ZONE_OF[state], state) for state in [*states, "HI"])
    for zone in sorted({zone for zone, _ in zoned}):
        lines.append(f'<g id="time-{zone}">')
        lines += _paths((f"state-{state}", shapes[state]) for one, state in zoned if one == zone)
        lines.append("</g>")
    kept = {zone: [ring for one, state in zoned if one == zone for ring in shapes[state]] for zone, _ in zoned}
    hours = [line for zone in kept for line in along(kept[zone], kept.get(zone + 1, []), APART)]
    lines.append(f'<path id="hours" d="{"".join(line_of(line) for line in hours)}"/>')
    lines.append(f'<path id="roads" d="{"".join(line.path for line in ROAD_LINES)}"/>')
    lanes = [line.path for line, ends in zip(FLIGHT_LINES, FLIGHTS, strict=True) if TRIDENT in ends]
    flights = [line.path for line, ends in zip(FLIGHT_LINES, FLIGHTS, strict=True) if TRIDENT not in ends]
    lines += [f'<path id="flights" d="{"".join(flights)}"/>', f'<path id="lanes" d="{"".join(lanes)}"/>']
    lines.append(f'<g id="names">{_names()}</g>')
    return "\n".join([*lines, "</svg>", ""])


def _names() -> str:
    """Every place's name beside it, those that end there first."""
    ends: dict[str, list[str]] = {"end": [], "middle": [], "start": []}
    for place in PLACES:
        right, down, anchor = BESIDE[place.number]
        if place.number != TRIDENT:
            words = SHORT.get(place.number, place.name)
            x, y = AT[place.number]
            ends[anchor].append(f'<text x="{x}" y="{y}" dx="{plain(right)}" dy="{plain(down)}">{words}</text>')
    return "".join(f'<g text-anchor="{anchor}">{"".join(some)}</g>' for anchor, some in ends.items())


if __name__ == "__main__":
    TARGET.write_text(draw(Path(sys.argv[1]).read_text()))
    print(f"{TARGET.name}: {TARGET.stat().st_size:,} bytes")
