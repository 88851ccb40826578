"""Draws `map.svg`, the outlines of the states, from a file of survey outlines.

    python -m resolute.games.lobby.board.drawing us-states.json

The file has a path for each state in absolute coordinates. Borders that states share are simplified once for both
sides, so that no gaps open between them. The page refers to a state as a shape (`map.svg#NY`) and to layers of names
(`map.svg#names-big`); what they look like is said there, by the style that a `use` hands down. Names keep their size:
they stand at percentages of the page's own drawing, not at points of this one.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from resolute.games.lobby.board.places import ASIDE, BELOW, CALLOUTS, POINTS, percent
from resolute.games.lobby.content.kinds import MAIN_PARTIES, Party
from resolute.games.lobby.content.states import STATES, State
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
    for name, some in _layers().items():
        lines.append(f'<g id="names-{name}">{"".join(_name(state) for state in some)}</g>')
    for party in MAIN_PARTIES:
        leaning = [state for state in STATES if state.lean is party and state.code in POINTS]
        lines.append(f'<g id="leans-{party.letter}">{"".join(_lean(state) for state in leaning)}</g>')
    return "\n".join([*lines, "</svg>", ""])


def _layers() -> dict[str, list[State]]:
    """Names beside the coast, of the larger states, and of the others."""
    return {
        "call": [state for state in STATES if state.code in CALLOUTS],
        "big": [state for state in STATES if state.code in POINTS and state.is_big],
        "small": [state for state in STATES if state.code in POINTS and not state.is_big],
    }


def _name(state: State) -> str:
    """The letters of a state with its electors."""
    x, y = percent(*(CALLOUTS.get(state.code) or POINTS[state.code])[:2])
    down = ASIDE if state.code in CALLOUTS else BELOW
    return f'<text x="{x}" y="{y}" dy="{down}">{state.code} <tspan font-weight="400">{state.electors}</tspan></text>'


def _lean(state: State) -> str:
    """A dot for each vote that a party has there: round for Democrats, square for Republicans."""
    x, y = percent(*POINTS[state.code])
    drawn = ""
    for shift in (0.0,) if state.bonus == 1 else (-3.5, 3.5):
        down = BELOW + 5
        if state.lean is Party.DEMOCRAT:
            drawn += f'<circle cx="{x}" cy="{y}" r="2" transform="translate({shift:g} {down})"/>'
        else:
            where = f'transform="translate({shift - 2:g} {down - 2})"'
            drawn += f'<rect x="{x}" y="{y}" width="3.6" height="3.6" {where}/>'
    return drawn


if __name__ == "__main__":
    TARGET.write_text(draw(Path(sys.argv[1]).read_text()))
    print(f"{TARGET.name}: {TARGET.stat().st_size:,} bytes")
