"""Draws `map.svg`, the outlines of the states, from a file of survey outlines.

    python -m resolute.games.lobby.board.drawing us-states.json

The page refers to a state as a shape (`map.svg#NY`) and to layers of names
(`map.svg#names-big`); what they look like is said there, by the style that a `use` hands down. Names keep their size:
they stand at percentages of the page's own drawing, not at points of this one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from resolute.board.states_map import CALLOUTS, SVG, state_paths
from resolute.games.lobby.board.places import ASIDE, BELOW, POINTS, percent
from resolute.games.lobby.content.kinds import MAIN_PARTIES, Party
from resolute.games.lobby.content.states import STATES, State

TARGET = Path(__file__).with_name("map.svg")


def draw(source: str) -> str:
    """The drawing from the text of the file of outlines."""
    lines = [SVG]
    for code, path in state_paths(source, [state.code for state in STATES]).items():
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
