"""Where places, roads and dotted lines lie on the map, in the units of its drawing."""

from __future__ import annotations

from functools import cache

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


def at(x: float, y: float) -> tuple[str, str]:
    """A point in percent of the map, so that it holds at any size."""
    return f"{plain(x / WIDTH * 100)}%", f"{plain(y / HEIGHT * 100)}%"


AT: tuple[tuple[str, str], ...] = tuple(at(*spot) for spot in SPOTS)
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


# Room beside a place

_CORNERS = ((13, -11), (-13, -11), (13, 12), (-13, 12), (0, -16), (0, 16), (17, 0), (-17, 0))
"""Where something small may stand beside a sign, in pixels."""
_LETTER, _LINE, _REACH = 5.2, 9.0, 7.5
"""About how wide a letter and how high a line of a name is, and how far something small reaches."""
_PIXEL = SMALLEST / WIDTH


@cache
def _boxes() -> tuple[tuple[float, float, float, float], ...]:
    """What every name covers on the smallest map, and every sign: left, top, right, bottom."""
    boxes = []
    for place in PLACES:
        x, y = (part * _PIXEL for part in SPOTS[place.number])
        right, down, anchor = BESIDE[place.number]
        width = _LETTER * len(SHORT.get(place.number, place.name))
        left = x + right - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        boxes.append((left, y + down - _LINE, left + width, y + down + 2))
        boxes.append((x - 6, y - 6, x + 6, y + 6))
    return tuple(boxes)


@cache
def room_beside(place: int) -> tuple[tuple[int, int], ...]:
    """The two corners of a place where something small hides the least, in pixels."""
    x, y = (part * _PIXEL for part in SPOTS[place])

    def hidden(corner: tuple[int, int]) -> float:
        middle, down = x + corner[0], y + corner[1]
        outside = middle < 9 or down < 9 or middle > SMALLEST - 9 or down > HEIGHT * _PIXEL - 9
        return 1000.0 * outside + sum(
            max(0.0, min(middle + _REACH, right) - max(middle - _REACH, left))
            * max(0.0, min(down + _REACH, bottom) - max(down - _REACH, top))
            for left, top, right, bottom in _boxes()
        )

    first, *others = sorted(_CORNERS, key=hidden)
    # Two of them must not hide each other.
    apart = [one for one in others if abs(one[0] - first[0]) + abs(one[1] - first[1]) > 2 * _REACH]
    return first, apart[0]
