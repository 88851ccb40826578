"""Where places, roads and dotted lines lie on the map, in the units of its drawing."""

from __future__ import annotations

from math import cos, hypot, radians, sin, sqrt

from resolute.games.dictators.content.map import CIA, FLIGHTS, PLACES, ROADS

Spot = tuple[int, int]

VIEW = (100, 138, 790, 578)
"""The part of the map that is shown: left, top, width, height."""

# Albers' equal-area conic projection, as the outlines have it: standard parallels 29.5 and 45.5, centre 96 W 38 N
_N = (sin(radians(29.5)) + sin(radians(45.5))) / 2
_C = cos(radians(29.5)) ** 2 + 2 * _N * sin(radians(29.5))


def _radius(latitude: float) -> float:
    return sqrt(_C - 2 * _N * sin(radians(latitude))) / _N


def projected(longitude: float, latitude: float) -> tuple[float, float]:
    """A point of the earth on the map."""
    radius, turn = _radius(latitude), _N * radians(longitude + 96)
    return 500 + 900 * radius * sin(turn), 400 - 900 * (_radius(38) - radius * cos(turn))


# Hawaii lies in a frame of its own; where places crowd they give each other a little room.
_MOVED: dict[str, Spot] = {
    "Honolulu": (153, 632),
    "Seattle": (222, 211),
    "Area 51": (254, 384),
    "Las Vegas": (262, 406),
    "Washington": (729, 366),
    "CIA headquarters": (710, 371),
    "Baltimore": (737, 352),
    "Dover": (750, 362),
    "Atlantic City": (762, 344),
    "Harrisburg": (722, 336),
    "New York": (759, 326),
    "Groton": (772, 313),
    "Providence": (787, 306),
    "Boston": (787, 291),
    "Concord": (773, 276),
    "Toronto": (683, 289),
    "Buffalo": (699, 309),
}


def _spot(name: str, longitude: float, latitude: float) -> Spot:
    x, y = projected(longitude, latitude)
    return _MOVED.get(name) or (round(x), round(y))


SPOTS: tuple[Spot, ...] = tuple(_spot(place.name, place.lon, place.lat) for place in PLACES)
"""Where each place lies."""

# Roads that follow a coast, and dotted lines: the point towards which each is bent
_BENT_ROADS: dict[tuple[str, str], Spot] = {
    ("Mobile", "Tampa"): (668, 505),
    ("Thunder Bay", "North Bay"): (612, 203),
    ("Tijuana", "Hermosillo"): (268, 462),
    ("Hermosillo", "Guadalajara"): (342, 582),
    ("Monterrey", "Veracruz"): (452, 655),
    ("Toronto", "Buffalo"): (683, 304),
    ("Detroit", "Toronto"): (670, 316),
    ("Green Bay", "Chicago"): (583, 316),
    ("Trois-Rivières", "Saint John"): (790, 205),
    ("Kings Bay", "Cape Canaveral"): (696, 520),
}
_BENT_FLIGHTS: dict[tuple[str, str], Spot] = {
    ("Honolulu", "Vancouver"): (70, 200),
    ("Honolulu", "Seattle"): (98, 300),
    ("Honolulu", "San Francisco"): (134, 480),
    ("Honolulu", "Los Angeles"): (178, 520),
    ("Honolulu", "Tijuana"): (205, 560),
    ("San Francisco", "Vancouver"): (128, 268),
    ("Calgary", "Denver"): (378, 262),
    ("Winnipeg", "Chicago"): (560, 262),
    ("Toronto", "New York"): (728, 292),
    ("Saint John", "Boston"): (826, 272),
    ("Guadalajara", "Phoenix"): (310, 575),
    ("Mexico City", "Dallas"): (486, 590),
    ("Guantanamo Bay", "Miami"): (772, 596),
    ("Guantanamo Bay", "Veracruz"): (660, 612),
    ("Trident", "Houston"): (543, 566),
    ("Trident", "New Orleans"): (592, 552),
    ("Trident", "Tampa"): (642, 574),
    ("Trident", "Veracruz"): (530, 640),
}


class Line:
    """A road or dotted line on the map, straight or bent."""

    def __init__(self, one: int, other: int, bends: dict[tuple[str, str], Spot]) -> None:
        self.ends = SPOTS[one], SPOTS[other]
        names = PLACES[one].name, PLACES[other].name
        self.bend = bends.get(names) or bends.get((names[1], names[0]))
        (x1, y1), (x2, y2) = self.ends
        if self.bend is None:
            self.path = f"M{x1} {y1}L{x2} {y2}"
            self.middle = (round((x1 + x2) / 2), round((y1 + y2) / 2))
        else:
            x, y = self.bend
            self.path = f"M{x1} {y1}Q{x} {y} {x2} {y2}"
            self.middle = (round((x1 + 2 * x + x2) / 4), round((y1 + 2 * y + y2) / 4))
        self.length = hypot(x2 - x1, y2 - y1)

    def along(self, part: float) -> tuple[float, float]:
        """The point after such a part of the way."""
        (x1, y1), (x2, y2) = self.ends
        x, y = self.bend or ((x1 + x2) / 2, (y1 + y2) / 2)
        start, middle, end = (1 - part) ** 2, 2 * part * (1 - part), part**2
        return x1 * start + x * middle + x2 * end, y1 * start + y * middle + y2 * end


ROAD_LINES: tuple[Line, ...] = tuple(Line(*road, _BENT_ROADS) for road in ROADS)
FLIGHT_LINES: tuple[Line, ...] = tuple(Line(*flight, _BENT_FLIGHTS) for flight in FLIGHTS)

# Where a name stands beside its place: to the right, unless this says otherwise
_SIDES: dict[str, str] = {
    "left": """San Francisco, Los Angeles, Las Vegas, Idaho Falls, Oak Ridge, Indianapolis, Bangor, Atlanta, Tampa,
        Vancouver, North Bay, Toronto, Tijuana, Hermosillo, Monterrey, Guadalajara, Guantanamo Bay""",
    "above": "Kansas City, Detroit, Pittsburgh, Harrisburg, Calgary, Winnipeg",
    "below": "Shreveport, CIA headquarters, Mexico City",
    "upper right": """Richland, Cheyenne, Salt Lake City, Denver, Rapid City, El Paso, Dallas, Burlington,
        Atlantic City""",
    "upper left": "Los Alamos, Oklahoma City, Des Moines, Memphis, Columbus, Charleston, Groton, Trois-Rivières",
    "lower right": "Portland, Flagstaff, Mobile, Washington",
    "lower left": """Great Falls, Omaha, Amarillo, San Antonio, Houston, Minneapolis, St. Louis, Little Rock,
        New Orleans, Louisville, Buffalo""",
}
_BESIDE: dict[str, tuple[int, int, str]] = {
    "right": (8, 3, "start"),
    "left": (-8, 3, "end"),
    "above": (0, -9, "middle"),
    "below": (0, 14, "middle"),
    "upper right": (4, -6, "start"),
    "upper left": (-4, -6, "end"),
    "lower right": (4, 13, "start"),
    "lower left": (-4, 13, "end"),
}
_side_of = {name.strip(): side for side, names in _SIDES.items() for name in names.split(",")}
BESIDE: tuple[tuple[int, int, str], ...] = tuple(_BESIDE[_side_of.get(place.name, "right")] for place in PLACES)
"""How far from its place each name stands, and which end of it."""
SHORT: dict[int, str] = {CIA: "CIA"}
"""Names that are shorter on the map."""
