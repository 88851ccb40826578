"""Where names stand on the map, in the units of its drawing."""

from __future__ import annotations

from resolute.board.states_map import POINTS as STATE_POINTS

BOX = (14, 8, 1030, 598)
"""What the page shows of the drawing: left, top, width and height."""

BELOW, ASIDE = 8, 4
"""How many pixels below its point a name stands: inside a state, under the sign of whoever controls it; or beside the
coast."""

POINTS = STATE_POINTS | {
    "AL": (674, 414),
    "IL": (608, 286),
    "IN": (667, 250),
    "KY": (705, 318),
    "MS": (616, 447),
    "VA": (815, 304),
    "WV": (762, 272),
}
"""Inside their states: some stand a little aside, because there are signs below them."""


def percent(x: float, y: float) -> tuple[str, str]:
    """A point of the drawing in percent of what the page shows."""
    left, top, width, height = BOX
    return f"{100 * (x - left) / width:.1f}%", f"{100 * (y - top) / height:.1f}%"
