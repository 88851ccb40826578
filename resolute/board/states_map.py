"""The map of the fifty states and D.C.: its outlines, and where names and figures stand on it.

Everything is in the units of the survey outlines, which are 975 wide and 610 high. More than one game draws this map;
a game that needs a name elsewhere says so in its own `places.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from resolute.outlines import Ring, area, junctions, path_of, rings, smoothed

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">'
"""How a drawing in these units begins."""

GRID = 10
"""Points lie on a grid of so many tenths: about a pixel of the map at its usual size."""
TOLERANCE = 4.0
"""By so many tenths a simplified border may stray."""
SMALL = 10.0
"""Islands of fewer square units are left out, unless a state has no other."""

# Inside their states
POINTS: dict[str, tuple[int, int]] = {
    "AK": (97, 512),
    "AL": (674, 425),
    "AR": (563, 390),
    "AZ": (205, 380),
    "CA": (78, 278),
    "CO": (332, 286),
    "FL": (781, 522),
    "GA": (741, 419),
    "HI": (268, 574),
    "IA": (543, 226),
    "ID": (200, 164),
    "IL": (611, 268),
    "IN": (665, 262),
    "KS": (457, 303),
    "KY": (703, 311),
    "LA": (563, 470),
    "ME": (922, 84),
    "MI": (680, 185),
    "MN": (524, 130),
    "MO": (560, 306),
    "MS": (616, 433),
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
    "VA": (812, 297),
    "WA": (129, 56),
    "WI": (590, 163),
    "WV": (765, 281),
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


def state_paths(source: str, codes: Iterable[str]) -> dict[str, str]:
    """The path of each state, from the text of a file of survey outlines.

    Borders that states share are simplified once for both sides, so that no gaps open between them.
    """
    states = json.loads(source)["states"]
    outlines: dict[str, list[Ring]] = {}
    for code in codes:
        every = rings(states[code]["path"], GRID)
        largest = max(every, key=area)
        outlines[code] = [ring for ring in every if ring is largest or area(ring) >= SMALL]
    fixed = junctions(ring for every in outlines.values() for ring in every)
    return {code: path_of(smoothed(ring, fixed, TOLERANCE) for ring in every) for code, every in outlines.items()}
