"""Cards of all kinds, and the own nuclear targets with the way to each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

import msgspec

from resolute.engine.views import Face
from resolute.games.dictators.board.looked import address, number_of
from resolute.games.dictators.board.places import SPOTS
from resolute.games.dictators.board.ways import NO_WAY, Way, way
from resolute.games.dictators.content.map import PLACES, SITES, STATE_NAMES
from resolute.games.dictators.content.wording import card_cost, card_lines, dictator_lines, president_lines
from resolute.games.dictators.library import CARDS, DICTATORS, PRESIDENTIAL
from resolute.games.dictators.ways import Obstacles


class Card(msgspec.Struct, frozen=True):
    """A card that lies open for the visitor."""

    at: str
    piece: str
    title: str
    lines: tuple[str, ...]
    joke: str
    """What stands on it in small print."""
    kind: str
    look: str
    """The class of its kind: action, interruption, asset, father, dictator, token."""
    cost: str
    """The actions that it costs; empty if it has none."""
    left: str
    """The turns that it stays."""
    lit: bool

    def __hash__(self) -> int:
        return hash((self.at, self.piece, self.left, self.lit))


class Target(msgspec.Struct, frozen=True):
    """A nuclear card of one's own."""

    at: str
    place: int
    zone: int
    site: str
    name: str
    where: str
    disarmed: bool
    lit: bool
    way: Way
    nearest: bool
    x: int
    y: int


def printed(at: str) -> Face:
    """A card that may be chosen and lies nowhere on the table: it is drawn from what is printed."""
    kind, _, number = at.partition(":")
    return LIBRARY[kind](int(number))


def _dictator(number: int) -> Face:
    one = DICTATORS[number]
    return Face(f"dictator:{number}", one.full_name, dictator_lines(one), "Dictator")


def _command(number: int) -> Face:
    one = CARDS[number]
    return Face(f"card:{number}", one.name, card_lines(one), one.kind.label, card_cost(one))


def _discard(number: int) -> Face:
    return msgspec.structs.replace(_command(number), id=f"discard:{number}")


def _president(number: int) -> Face:
    one = PRESIDENTIAL[number]
    return Face(f"president:{number}", one.name, president_lines(one), "Present" if one.present else "Absent")


LIBRARY: Mapping[str, Callable[[int], Face]] = {
    "dictator": _dictator,
    "card": _command,
    "discard": _discard,
    "president": _president,
}
"""The kinds of cards that everybody may look up, since they are printed."""

_JOKES = frozenset(
    [one.colour for one in CARDS] + [one.colour for one in DICTATORS] + [one.colour for one in PRESIDENTIAL]
) - {""}
_LOOKS = {"Founding Father": "father"}
_LEFT = re.compile(r"(\d+) turns? left")


def card(face: Face, pointed: Mapping[str, int], piece: str = "") -> Card:
    """A card; as a piece that travels it has a name of its own."""
    return _card(face, piece, address(face) in pointed)


@lru_cache(maxsize=4096)
def _card(face: Face, piece: str, lit: bool) -> Card:
    left = next((found for line in face.lines if (found := _LEFT.fullmatch(line))), None)
    jokes = [line for line in face.lines if line in _JOKES]
    return Card(
        at=address(face),
        piece=piece,
        title=face.title,
        lines=tuple(line for line in face.lines if line not in jokes and (left is None or line != left.group(0))),
        joke=jokes[0] if jokes else "",
        kind=face.kind,
        look=_LOOKS.get(face.kind, face.kind.partition(" ")[0].lower()),
        cost=str(CARDS[number_of(face)].cost) if face.cost else "",
        left="" if left is None else left.group(0),
        lit=lit,
    )


def targets(
    faces: Iterable[Face], pointed: Mapping[str, int], home: int | None, obstacles: Obstacles
) -> tuple[Target, ...]:
    """The own nuclear cards in the order of their zones; the way to the nearest is drawn at once."""
    made: list[Target] = []
    for face in faces:
        place = int(face.id.partition(":")[2])
        one = PLACES[place]
        disarmed = face.kind.endswith("disarmed")
        made.append(
            Target(
                at=face.id,
                place=place,
                zone=one.zone,
                site=SITES[place],
                name=one.name,
                where=STATE_NAMES[one.state] if one.state else one.country,
                disarmed=disarmed,
                lit=face.id in pointed,
                way=NO_WAY if disarmed or home is None else way(home, place, obstacles),
                nearest=False,
                x=SPOTS[place][0],
                y=SPOTS[place][1],
            )
        )
    open_ways = [one.way.turns for one in made if not one.disarmed and one.way.turns > 0]
    first = next((one for one in made if open_ways and one.way.turns == min(open_ways) and not one.disarmed), None)
    return tuple(
        sorted(
            (msgspec.structs.replace(one, nearest=one is first) for one in made),
            key=lambda one: (one.disarmed, one.zone, one.place),
        )
    )
