"""What a seat may see, as typed plain data: an allow-list that a game builds for one seat.

A view is made of named parts, one for each region of the page. Any screen can draw any game from these few
kinds; a game's own board reads the same parts. Ids, kinds and numbers are facts; what is marked as `Words` is made
for people, and nothing reads it back.
"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.words import Words


class Face(msgspec.Struct, frozen=True, cache_hash=True):
    """A card as it lies open for this seat."""

    id: str
    title: Words
    lines: tuple[Words, ...] = ()
    kind: str = ""
    cost: str = ""


class Zone(msgspec.Struct, frozen=True, tag="zone", cache_hash=True):
    """A place for cards: those that this seat sees, and how many more lie face down."""

    title: Words
    cards: tuple[Face, ...] = ()
    hidden: int = 0
    seat: Seat | None = None


class Marker(msgspec.Struct, frozen=True):
    """A value on a track."""

    id: str
    label: Words
    value: int
    low: int = 0
    high: int = 0
    note: Words = ""


class Tracks(msgspec.Struct, frozen=True, tag="tracks"):
    """Values that move along tracks."""

    title: Words
    markers: tuple[Marker, ...] = ()


class Place(msgspec.Struct, frozen=True, cache_hash=True):
    """A place on a map, with its figures in the order of the map's columns."""

    id: str
    name: Words
    group: str = ""
    figures: tuple[Words, ...] = ()
    tokens: tuple[str, ...] = ()
    owner: str = ""


class Link(msgspec.Struct, frozen=True, cache_hash=True):
    """A way between two places, by their ids: a road, a flight. `shut` says what bars it now, if anything does."""

    id: str
    kind: str
    ends: tuple[str, str]
    shut: str = ""


class Map(msgspec.Struct, frozen=True, tag="map"):
    """A map of places and of the ways between them; `outline` names the drawing, if there is one."""

    title: Words
    columns: tuple[Words, ...] = ()
    places: tuple[Place, ...] = ()
    outline: str = ""
    links: tuple[Link, ...] = ()


class Facts(msgspec.Struct, frozen=True, tag="facts"):
    """Names and values, such as whose turn it is."""

    title: Words
    rows: tuple[tuple[Words, Words], ...] = ()


Part = Zone | Tracks | Map | Facts


class View(msgspec.Struct, frozen=True):
    """Everything that one seat (None: a spectator) may see of a position."""

    game: str
    seat: Seat | None
    number: int
    parts: dict[str, Part]

    def encode(self) -> bytes:
        """The view as bytes, for sending and for comparing."""
        return msgspec.json.encode(self)
