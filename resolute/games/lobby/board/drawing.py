"""Draws `map.svg`, the outlines of the states, from a file of survey outlines.

    python -m resolute.games.lobby.board.drawing us-states.json

The file has a path for each state in absolute coordinates. Borders that states share are simplified once for both
sides, so that no gaps open between them. The page refers to a state as a shape (`map.svg#NY`); what it looks like is
said there, by the style that a `use` hands down.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from resolute.games.lobby.content.states import STATES
from resolute.outlines import Ring, area, junctions, path_of, rings, smoothed

GRID = 10
"""Points lie on a grid of so many tenths: about a pixel of the map at its usual size."""
TOLERANCE = 4.0
"""By so many tenths a simplified border may stray."""
SMALL = 10.0
"""Islands of fewer square units are left out, unless a state has no other."""
TARGET = Path(__file__).with_name("map.svg")


def draw(source: str) -> str:
    """The drawing from the text of the file of outlines."""
    states = json.loads(source)["states"]
    outlines: dict[str, list[Ring]] = {}
    for state in STATES:
        every = rings(states[state.code]["path"], GRID)
        largest = max(every, key=area)
        outlines[state.code] = [ring for ring in every if ring is largest or area(ring) >= SMALL]
    fixed = junctions(ring for every in outlines.values() for ring in every)
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">']
    for code, every in outlines.items():
        path = path_of(smoothed(ring, fixed, TOLERANCE) for ring in every)
        lines.append(f'<path id="{code}" d="{path}"/>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    TARGET.write_text(draw(Path(sys.argv[1]).read_text()))
    print(f"{TARGET.name}: {TARGET.stat().st_size:,} bytes")
