"""Where the shapes of the map come from, and where names and signs stand on it, in the units of its drawing."""

from __future__ import annotations

from resolute.games.presidency.content.forces import Box
from resolute.games.presidency.content.places import Region

BOX = (-13, 30, 1015, 420)
"""What the page shows of the drawing: left, top, width and height."""

SHAPES = {
    f"r{int(Region.EUROZONE)}": "Eurozone",
    f"r{int(Region.CENTRAL_AMERICA)}": "Central America",
    f"r{int(Region.SOUTH_AMERICA)}": "South America",
    f"r{int(Region.AFRICA)}": "Africa",
    f"r{int(Region.MIDDLE_EAST)}": "Middle East",
    f"r{int(Region.EASTERN_EUROPE)}": "Eastern Europe",
    f"r{int(Region.CENTRAL_SOUTH_ASIA)}": "Central/South Asia",
    f"r{int(Region.ASIA_PACIFIC)}": "Asia & Pacific",
    "us": "CONUS",
    "russia": "Russia",
    "china": "China",
}
"""What each shape is called in the file of outlines."""

PINS = {
    int(Region.EUROZONE): (376, 148),
    int(Region.CENTRAL_AMERICA): (52, 246),
    int(Region.SOUTH_AMERICA): (262, 338),
    int(Region.AFRICA): (494, 290),
    int(Region.MIDDLE_EAST): (556, 216),
    int(Region.EASTERN_EUROPE): (514, 122),
    int(Region.CENTRAL_SOUTH_ASIA): (624, 166),
    int(Region.ASIA_PACIFIC): (776, 330),
}
"""Where the alignment of each region stands, with its name to the right of it and its signs below."""

SEAS = {
    int(Box.NORTH_ATLANTIC): (348, 200),
    int(Box.MEDITERRANEAN): (468, 206),
    int(Box.SOUTH_ATLANTIC): (412, 378),
    int(Box.INDIAN_OCEAN): (676, 312),
    int(Box.EASTERN_PACIFIC): (905, 236),
}
"""Where the fleet of each sea zone lies."""


def percent(x: float, y: float) -> tuple[str, str]:
    """A point of the drawing in percent of what the page shows."""
    left, top, width, height = BOX
    return f"{100 * (x - left) / width:.1f}%", f"{100 * (y - top) / height:.1f}%"
