"""What a seat may see, as typed plain data: an allow-list that a game builds for one seat.

A view is made of named parts, one for each region of the page. Any screen can draw any game from these few
kinds; a game's own board reads the same parts. Ids, kinds and numbers are facts; what is marked as `Words` is made
for people, and nothing reads it back.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.words import Words


class Face(msgspec.Struct, frozen=True, cache_hash=True):
    """A card as it lies open for this seat.

    `kind` is a key (`action`, `ballot`), `label` what people call that kind; `price` is the number behind `cost`.
    `tags` are keys of what is true of it now (`used`, `disarmed`), `about` the ids of other things that it concerns.
    """

    id: str
    title: Words
    lines: tuple[Words, ...] = ()
    kind: str = ""
    label: Words = ""
    cost: Words = ""
    price: int | None = None
    flavor: Words = ""
    turns_left: int = 0
    tags: tuple[str, ...] = ()
    about: tuple[str, ...] = ()


class Zone(msgspec.Struct, frozen=True, tag="zone", cache_hash=True):
    """A place for cards: those that this seat sees, and how many more lie face down."""

    title: Words
    cards: tuple[Face, ...] = ()
    hidden: int = 0
    seat: Seat | None = None
    id: str = ""
    """Its address, if an option can point at the whole of it."""


class Marker(msgspec.Struct, frozen=True):
    """A value on a track. Those of one `group` belong together, such as a party's; `goal` is what is needed."""

    id: str
    label: Words
    value: int
    low: int = 0
    high: int = 0
    note: Words = ""
    group: Words = ""
    seat: Seat | None = None
    goal: int | None = None


class Tracks(msgspec.Struct, frozen=True, tag="tracks"):
    """Values that move along tracks."""

    title: Words
    markers: tuple[Marker, ...] = ()
    id: str = ""
    """Its address, if an option can point at the whole of it."""


class Token(msgspec.Struct, frozen=True, cache_hash=True):
    """Something that lies in a place: its kind as a key, whose it is (a seat or a side), and what people call it."""

    kind: str
    label: Words
    side: int | None = None


class Column(msgspec.Struct, frozen=True, cache_hash=True):
    """A column of figures beside the places of a map."""

    key: str
    label: Words


class PlaceGroup(msgspec.Struct, frozen=True, cache_hash=True):
    """A part of a map, such as a region."""

    id: str
    name: Words


class Place(msgspec.Struct, frozen=True, cache_hash=True):
    """A place on a map. `figures` are what people read in the map's columns, `values` the facts behind them; `group` is
    the id of its part of the map, `owner` the seat or side that holds it."""

    id: str
    name: Words
    group: str = ""
    figures: tuple[Words, ...] = ()
    values: tuple[int | str | None, ...] = ()
    tokens: tuple[Token, ...] = ()
    owner: int | None = None
    owned_by: Words = ""


class Link(msgspec.Struct, frozen=True, cache_hash=True):
    """A way between two places, by their ids: a road, a flight. `shut` says what bars it now, if anything does."""

    id: str
    kind: str
    ends: tuple[str, str]
    label: Words = ""
    shut: Words = ""


class Map(msgspec.Struct, frozen=True, tag="map"):
    """A map of places and of the ways between them; `outline` names the drawing, if there is one."""

    title: Words
    columns: tuple[Column, ...] = ()
    places: tuple[Place, ...] = ()
    outline: str = ""
    groups: tuple[PlaceGroup, ...] = ()
    links: tuple[Link, ...] = ()

    def column(self, key: str) -> int:
        """Where a column stands among the figures and values of each place."""
        return next(at for at, one in enumerate(self.columns) if one.key == key)


class Fact(msgspec.Struct, frozen=True, cache_hash=True):
    """One thing that is so: a key for programs, words for people, and the number, seat or things behind the words."""

    key: str
    label: Words
    text: Words
    value: int | None = None
    seat: Seat | None = None
    about: tuple[str, ...] = ()


class Facts(msgspec.Struct, frozen=True, tag="facts"):
    """Names and values, such as whose turn it is."""

    title: Words
    rows: tuple[Fact, ...] = ()

    def get(self, key: str) -> Fact | None:
        """The first fact of that key."""
        return next((one for one in self.rows if one.key == key), None)


Part = Zone | Tracks | Map | Facts


class View(msgspec.Struct, frozen=True):
    """Everything that one seat (None: a spectator) may see of a position."""

    game: str
    seat: Seat | None
    number: int
    parts: dict[str, Part]

    def addresses(self) -> Iterator[str]:
        """The id of everything that a screen draws and an option can point at."""
        for part in self.parts.values():
            if isinstance(part, Zone):
                yield from (card.id for card in part.cards)
            elif isinstance(part, Tracks):
                yield from (marker.id for marker in part.markers)
            elif isinstance(part, Map):
                yield from (place.id for place in part.places)
                yield from (group.id for group in part.groups)
                yield from (link.id for link in part.links)
            if isinstance(part, Zone | Tracks) and part.id:
                yield part.id

    def encode(self) -> bytes:
        """The view as bytes, for sending and for comparing."""
        return msgspec.json.encode(self)
