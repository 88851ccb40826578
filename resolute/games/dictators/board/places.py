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
    "honolulu": (153, 632),
    "seattle": (222, 211),
    "area-51": (254, 384),
    "las-vegas": (262, 406),
    "washington": (729, 366),
    "cia-headquarters": (710, 371),
    "baltimore": (737, 352),
    "dover": (750, 362),
    "atlantic-city": (762, 344),
    "harrisburg": (722, 336),
    "new-york": (759, 326),
    "groton": (772, 313),
    "providence": (787, 306),
    "boston": (787, 291),
    "concord": (773, 276),
    "toronto": (683, 289),
    "buffalo": (699, 309),
}


def _spot(key: str, longitude: float, latitude: float) -> Spot:
    x, y = projected(longitude, latitude)
    return _MOVED.get(key) or (round(x), round(y))


SPOTS: tuple[Spot, ...] = tuple(_spot(place.key, place.lon, place.lat) for place in PLACES)
"""Where each place lies."""

# Roads that follow a coast, and dotted lines: the point towards which each is bent
_BENT_ROADS: dict[tuple[str, str], Spot] = {
    ("mobile", "tampa"): (668, 505),
    ("thunder-bay", "north-bay"): (612, 203),
    ("tijuana", "hermosillo"): (268, 462),
    ("hermosillo", "guadalajara"): (342, 582),
    ("monterrey", "veracruz"): (452, 655),
    ("toronto", "buffalo"): (683, 304),
    ("detroit", "toronto"): (670, 316),
    ("green-bay", "chicago"): (583, 316),
    ("trois-rivieres", "saint-john"): (790, 205),
    ("kings-bay", "cape-canaveral"): (696, 520),
}
_BENT_FLIGHTS: dict[tuple[str, str], Spot] = {
    ("honolulu", "vancouver"): (70, 200),
    ("honolulu", "seattle"): (98, 300),
    ("honolulu", "san-francisco"): (134, 480),
    ("honolulu", "los-angeles"): (178, 520),
    ("honolulu", "tijuana"): (205, 560),
    ("san-francisco", "vancouver"): (128, 268),
    ("calgary", "denver"): (378, 262),
    ("winnipeg", "chicago"): (560, 262),
    ("toronto", "new-york"): (728, 292),
    ("saint-john", "boston"): (826, 272),
    ("guadalajara", "phoenix"): (310, 575),
    ("mexico-city", "dallas"): (486, 590),
    ("guantanamo-bay", "miami"): (772, 596),
    ("guantanamo-bay", "veracruz"): (660, 612),
    ("trident", "houston"): (543, 566),
    ("trident", "new-orleans"): (592, 552),
    ("trident", "tampa"): (642, 574),
    ("trident", "veracruz"): (530, 640),
}


class Line:
    """A road or dotted line on the map, straight or bent."""

    def __init__(self, one: int, other: int, bends: dict[tuple[str, str], Spot]) -> None:
        self.ends = SPOTS[one], SPOTS[other]
        keys = PLACES[one].key, PLACES[other].key
        self.bend = bends.get(keys) or bends.get((keys[1], keys[0]))
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
    "left": """san-francisco, los-angeles, las-vegas, idaho-falls, oak-ridge, indianapolis, bangor, atlanta, tampa,
        vancouver, north-bay, toronto, tijuana, hermosillo, monterrey, guadalajara, guantanamo-bay""",
    "above": "kansas-city, detroit, pittsburgh, harrisburg, calgary, winnipeg",
    "below": "shreveport, cia-headquarters, mexico-city",
    "upper right": """richland, cheyenne, salt-lake-city, denver, rapid-city, el-paso, dallas, burlington,
        atlantic-city""",
    "upper left": "los-alamos, oklahoma-city, des-moines, memphis, columbus, charleston, groton, trois-rivieres",
    "lower right": "portland, flagstaff, mobile, washington",
    "lower left": """great-falls, omaha, amarillo, san-antonio, houston, minneapolis, st-louis, little-rock,
        new-orleans, louisville, buffalo""",
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
_side_of = {key.strip(): side for side, keys in _SIDES.items() for key in keys.split(",")}
BESIDE: tuple[tuple[int, int, str], ...] = tuple(_BESIDE[_side_of.get(place.key, "right")] for place in PLACES)
"""How far from its place each name stands, and which end of it."""
SHORT: dict[int, str] = {CIA: "CIA"}
"""Names that are shorter on the map."""
