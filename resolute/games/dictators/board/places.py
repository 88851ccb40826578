"""Where places, roads and dotted lines lie on the map, in the units of its drawing."""

from __future__ import annotations

from resolute.games.dictators.board.spots import BENT_FLIGHTS, BENT_ROADS, PLACED
from resolute.games.dictators.content.map import CIA, FLIGHTS, PLACES, ROADS

Spot = tuple[float, float]

WIDTH, HEIGHT = 720, 505
VIEW = (0, 0, WIDTH, HEIGHT)
"""The part of the map that is shown: left, top, width, height."""
SMALLEST = 676
"""How many pixels the map is wide on the smallest desk: there names are placed so that none touches another."""

SPOTS: tuple[Spot, ...] = tuple((PLACED[place.key][0], PLACED[place.key][1]) for place in PLACES)
"""Where each place lies."""
BESIDE: tuple[tuple[float, float, str], ...] = tuple(PLACED[place.key][2:] for place in PLACES)
"""How many pixels from its place each name stands, and which end of it."""
SHORT: dict[int, str] = {CIA: "CIA"}
"""Names that are shorter on the map."""


def plain(number: float) -> str:
    """A number as it is written in a drawing."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def at(x: float, y: float) -> str:
    """A point as attributes that hold at any size of the map."""
    return f'x="{plain(x / WIDTH * 100)}%" y="{plain(y / HEIGHT * 100)}%"'


AT: tuple[str, ...] = tuple(at(*spot) for spot in SPOTS)
"""Each place in the same manner."""


class Line:
    """A road or dotted line on the map, straight or bent."""

    def __init__(self, one: int, other: int, bends: dict[tuple[str, str], Spot]) -> None:
        self.ends = SPOTS[one], SPOTS[other]
        keys = PLACES[one].key, PLACES[other].key
        self.bend = bends.get(keys) or bends.get((keys[1], keys[0]))
        (x1, y1), (x2, y2) = self.ends
        start, end = f"M{plain(x1)} {plain(y1)}", f"{plain(x2)} {plain(y2)}"
        if self.bend is None:
            self.path = f"{start}L{end}"
            self.middle = ((x1 + x2) / 2, (y1 + y2) / 2)
        else:
            x, y = self.bend
            self.path = f"{start}Q{plain(x)} {plain(y)} {end}"
            self.middle = ((x1 + 2 * x + x2) / 4, (y1 + 2 * y + y2) / 4)

    def along(self, part: float) -> Spot:
        """The point after such a part of the way."""
        (x1, y1), (x2, y2) = self.ends
        x, y = self.bend or ((x1 + x2) / 2, (y1 + y2) / 2)
        start, middle, end = (1 - part) ** 2, 2 * part * (1 - part), part**2
        return x1 * start + x * middle + x2 * end, y1 * start + y * middle + y2 * end


ROAD_LINES: tuple[Line, ...] = tuple(Line(*road, BENT_ROADS) for road in ROADS)
FLIGHT_LINES: tuple[Line, ...] = tuple(Line(*flight, BENT_FLIGHTS) for flight in FLIGHTS)
