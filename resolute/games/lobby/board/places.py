"""Where names stand on the map, in the units of its drawing."""

from __future__ import annotations

BOX = (14, 8, 1030, 598)
"""What the page shows of the drawing: left, top, width and height."""

BELOW, ASIDE = 8, 4
"""How many pixels below its point a name stands: inside a state, under the sign of whoever controls it; or beside the
coast."""

# Inside their states
POINTS: dict[str, tuple[int, int]] = {
    "AK": (97, 512),
    "AL": (674, 414),
    "AR": (563, 390),
    "AZ": (205, 380),
    "CA": (78, 278),
    "CO": (332, 286),
    "FL": (781, 522),
    "GA": (741, 419),
    "HI": (268, 574),
    "IA": (543, 226),
    "ID": (200, 164),
    "IL": (608, 286),
    "IN": (667, 250),
    "KS": (457, 303),
    "KY": (705, 318),
    "LA": (563, 470),
    "ME": (922, 84),
    "MI": (680, 185),
    "MN": (524, 130),
    "MO": (560, 306),
    "MS": (616, 447),
    "MT": (301, 97),
    "NC": (801, 347),
    "ND": (431, 100),
    "NE": (434, 235),
    "NM": (313, 390),
    "NV": (141, 254),
    "NY": (829, 158),
    "OH": (721, 245),
    "OK": (481, 368),
    "OR": (99, 128),
    "PA": (804, 217),
    "SC": (783, 394),
    "SD": (430, 165),
    "TN": (672, 353),
    "TX": (441, 452),
    "UT": (228, 262),
    "VA": (815, 304),
    "WA": (129, 56),
    "WI": (590, 163),
    "WV": (762, 272),
    "WY": (308, 190),
}

# Beside the coast, with a line to the state: where the name stands, and where the line ends
CALLOUTS: dict[str, tuple[int, int, int, int]] = {
    "VT": (762, 86, 873, 130),
    "NH": (850, 52, 891, 132),
    "MA": (980, 150, 905, 168),
    "RI": (980, 189, 905, 186),
    "CT": (980, 228, 889, 190),
    "NJ": (980, 267, 866, 228),
    "DE": (980, 306, 857, 262),
    "MD": (980, 345, 849, 274),
    "DC": (980, 384, 828, 268),
}


def percent(x: float, y: float) -> tuple[str, str]:
    """A point of the drawing in percent of what the page shows."""
    left, top, width, height = BOX
    return f"{100 * (x - left) / width:.1f}%", f"{100 * (y - top) / height:.1f}%"
