"""Draws `map.svg` from two files of survey outlines.

    python -m resolute.games.dictators.board.drawing north-america.json us-states.json

The first has the states on the mainland and their neighbours, the second Hawaii, which is put into a frame of its
own. The page refers to layers of the drawing (`map.svg#roads`) and to states and time zones as shapes
(`map.svg#state-OH`, `map.svg#time-3`); what they look like is said there, by the style that a `use` hands down.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from resolute.games.dictators.board.places import BESIDE, FLIGHT_LINES, ROAD_LINES, SHORT, SPOTS, VIEW
from resolute.games.dictators.content.map import FLIGHTS, PLACES, TIME_ZONE_OF, TRIDENT
from resolute.outlines import Ring, along, area, junctions, line_of, path_of, rings, smoothed

GRID = 10
"""Points lie on a grid of so many tenths: about a pixel of the map at its usual size."""
TOLERANCE = 5.0
"""By so many tenths a simplified border may stray."""
SMALL = 6.0
"""Islands of fewer square units are left out, unless a country has no other."""
APART = 18.0
"""Two outlines that stray no more tenths from each other share a border."""
ISLANDS = (-108, 82)
"""By so much Hawaii is moved into its frame."""
TARGET = Path(__file__).with_name("map.svg")


def _outlines(source: dict[str, dict[str, str]]) -> dict[str, list[Ring]]:
    made: dict[str, list[Ring]] = {}
    for name, shape in source.items():
        every = rings(shape["path"], GRID)
        largest = max(every, key=area)
        made[name] = [ring for ring in every if ring is largest or area(ring) >= SMALL]
    return made


def _hawaii(source: str) -> list[Ring]:
    right, down = ISLANDS
    every = rings(json.loads(source)["states"]["HI"]["path"], GRID)
    return [[(x + right * 10, y + down * 10) for x, y in ring] for ring in every if area(ring) >= SMALL]


def _inside(ring: Ring) -> bool:
    """Whether a ring is seen at all."""
    left, top, width, height = VIEW
    return any(left < x / 10 < left + width and top < y / 10 < top + height for x, y in ring)


def _cropped(ring: Ring) -> Ring:
    """A ring without its coast far outside what is seen."""
    left, top, width, height = VIEW
    edge = 30
    low, high = (left - edge) * 10, (left + width + edge) * 10
    above, below = (top - edge) * 10, (top + height + edge) * 10
    moved = [(min(max(x, low), high), min(max(y, above), below)) for x, y in ring]
    count = len(moved)
    return [
        point
        for at, point in enumerate(moved)
        if not any(
            moved[at - 1][axis] == point[axis] == moved[(at + 1) % count][axis] and point[axis] in limits
            for axis, limits in ((0, (low, high)), (1, (above, below)))
        )
    ]


def _paths(outlines: Iterable[tuple[str, list[Ring]]]) -> list[str]:
    return [f'<path id="{name}" d="{path_of(some)}"/>' for name, some in outlines]


def draw(mainland: str, islands: str) -> str:
    """The drawing from the texts of the two files."""
    source = json.loads(mainland)
    states, countries = _outlines(source["states"]), _outlines(source["neighbours"])
    countries = {name: [_cropped(ring) for ring in some if _inside(ring)] for name, some in countries.items()}
    both = {**states, **countries}
    fixed = junctions(ring for some in both.values() for ring in some)
    shapes = {name: [smoothed(ring, fixed, TOLERANCE) for ring in some] for name, some in both.items()}
    shapes["HI"] = _hawaii(islands)
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
    lines.append(f'<g id="names">{"".join(_name(place.number) for place in PLACES if place.number != TRIDENT)}</g>')
    return "\n".join([*lines, "</svg>", ""])


def _name(place: int) -> str:
    """A place's name beside it."""
    x, y = SPOTS[place]
    right, down, anchor = BESIDE[place]
    ends = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x + right}" y="{y + down}"{ends}>{SHORT.get(place, PLACES[place].name)}</text>'


if __name__ == "__main__":
    TARGET.write_text(draw(Path(sys.argv[1]).read_text(), Path(sys.argv[2]).read_text()))
    print(f"{TARGET.name}: {TARGET.stat().st_size:,} bytes")
