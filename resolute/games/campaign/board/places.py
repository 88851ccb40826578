"""Where names and figures stand on the map, in the units of its drawing."""

from __future__ import annotations

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
    "VT": (762, 84, 873, 130),
    "NH": (850, 48, 891, 132),
    "MA": (978, 150, 905, 168),
    "RI": (978, 189, 905, 186),
    "CT": (978, 228, 889, 190),
    "NJ": (978, 267, 866, 228),
    "DE": (978, 306, 857, 262),
    "MD": (978, 345, 849, 274),
    "DC": (978, 384, 828, 268),
}

# The names of the regions
REGIONS: dict[str, tuple[int, int]] = {
    "east": (992, 36),
    "south": (640, 548),
    "midwest": (596, 58),
    "west": (62, 440),
}
