"""Cards of all kinds, and the own nuclear targets with the way to each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

import msgspec

from resolute.engine.views import Face
from resolute.games.dictators.board.reading import address, is_disarmed, number_of
from resolute.games.dictators.board.ways import NO_WAY, Way, way
from resolute.games.dictators.content.map import PLACES, SITES, STATE_NAMES
from resolute.games.dictators.faces import card_face, dictator_face, president_face
from resolute.games.dictators.library import CARDS
from resolute.games.dictators.ways import Obstacles
from resolute.games.dictators.words.shorts import CARD_SHORTS


class Card(msgspec.Struct, frozen=True):
    """A card that lies open for the visitor."""

    at: str
    piece: str
    title: str
    lines: tuple[str, ...]
    joke: str
    """What stands on it in small print."""
    kind: str
    """What people call its kind."""
    style: str
    """The key of its kind: action, interruption, asset, father, dictator, token."""
    short: str
    """What it does in a few words."""
    cost: str
    """The actions that it costs; empty if it has none."""
    usa: bool
    """It works only inside the USA."""
    why: str
    """Why it cannot be played now."""
    left: str
    """The turns that it stays."""
    lit: bool

    def __hash__(self) -> int:
        return hash((self.at, self.piece, self.left, self.lit, self.why))


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
    brings: str
    """What it is worth, in words."""
    nearest: bool


def printed(at: str) -> Face:
    """A card that may be chosen and lies nowhere on the table: it is drawn from what is printed."""
    kind, _, number = at.partition(":")
    return LIBRARY[kind](int(number))


LIBRARY: Mapping[str, Callable[[int], Face]] = {
    "dictator": dictator_face,
    "card": card_face,
    "discard": lambda number: card_face(number, "discard"),
    "president": president_face,
}
"""The kinds of cards that everybody may look up, since they are printed."""


Barred = Mapping[str, str]
"""By what it points at: why something cannot be done now."""


def card(face: Face, pointed: Mapping[str, int], piece: str = "", barred: Barred | None = None) -> Card:
    """A card; as a piece that travels it has a name of its own."""
    at = address(face)
    return _card(face, piece, at in pointed, "" if barred is None else barred.get(at, ""))


@lru_cache(maxsize=4096)
def _card(face: Face, piece: str, lit: bool, why: str) -> Card:
    at = address(face)
    printed = CARDS[number_of(face)] if face.kind in _COMMAND else None
    return Card(
        at=at,
        piece=piece,
        title=face.title,
        lines=face.lines,
        joke=face.flavor,
        kind=face.label,
        style=face.kind,
        short=" ".join(face.lines) if printed is None else CARD_SHORTS[printed.key],
        cost="" if face.price is None else str(face.price),
        usa=printed is not None and printed.usa,
        why="" if lit else why,
        left=_left(face.turns_left),
        lit=lit,
    )


_COMMAND = ("action", "interruption", "asset", "father", "defcon", "trident")
"""The kinds of command cards."""


def _left(turns: int) -> str:
    return f"{turns} turn{'s' * (turns > 1)}" if turns else ""


def targets(
    faces: Iterable[Face],
    pointed: Mapping[str, int],
    home: int | None,
    obstacles: Obstacles,
    brings: Mapping[str, str],
) -> tuple[Target, ...]:
    """The own nuclear cards in the order of their zones; the way to the nearest is drawn at once.

    `brings` says what each is worth.
    """
    made: list[Target] = []
    for face in faces:
        place = number_of(face)
        one = PLACES[place]
        disarmed = is_disarmed(face)
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
                brings=brings.get(f"brings:{place}", ""),
                nearest=False,
            )
        )
    open_ways = [one.way.turns for one in made if not one.disarmed and one.way.turns > 0]
    first = next((one for one in made if open_ways and one.way.turns == min(open_ways) and not one.disarmed), None)
    return tuple(
        sorted(
            (msgspec.structs.replace(one, nearest=one is first) for one in made),
            key=lambda one: (one.zone, one.place),
        )
    )
