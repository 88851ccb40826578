"""Draws `map.svg`, the outlines of the states, from a file of survey outlines.

    python -m resolute.games.campaign.board.drawing us-states.json

The page refers to a state (`map.svg#state-OH`) or to a region
as one shape (`map.svg#region-east`); what it looks like is said there, by the style that a `use` hands down.
"""

from __future__ import annotations

import sys
from pathlib import Path

from resolute.board.states_map import SVG, state_paths
from resolute.games.campaign.content.states import REGION_STATES, STATES, Region

TARGET = Path(__file__).with_name("map.svg")


def draw(source: str) -> str:
    """The drawing from the text of the file of outlines."""
    paths = state_paths(source, [state.code for state in STATES])
    lines = [SVG]
    for region in Region:
        lines.append(f'<g id="region-{region.key}">')
        for place in REGION_STATES[region]:
            code = STATES[place].code
            lines.append(f'<path id="state-{code}" d="{paths[code]}"/>')
        lines.append("</g>")
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    TARGET.write_text(draw(Path(sys.argv[1]).read_text()))
    print(f"{TARGET.name}: {TARGET.stat().st_size:,} bytes")
