"""What every part of the board is drawn with: what may be chosen, parts of the view, figures and their signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from resolute.engine.views import Face, Fact, Facts, Map, Marker, Part, Tracks, Zone
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload

P = TypeVar("P", Zone, Tracks, Facts, Map)


class Pointed(msgspec.Struct):
    """What may be chosen now, with the labels of its options, and which of it has been drawn."""

    may: Mapping[str, tuple[str, ...]]
    drawn: set[str] = msgspec.field(default_factory=set)

    def label(self, at: str, name: str) -> str:
        """What whoever listens is told of a thing that may be chosen; nothing if it may not."""
        if at not in self.may:
            return ""
        self.drawn.add(at)
        labels = self.may[at]
        return labels[0] or name if len(labels) == 1 else words.choices(name, len(labels))

    def left(self) -> tuple[tuple[str, str], ...]:
        """What may be chosen and is drawn nowhere yet: its id and the labels of its options."""
        return tuple((at, labels[0]) for at, labels in self.may.items() if at not in self.drawn)


def pointed_at(payload: TablePayload) -> Pointed:
    """What the visitor may choose now."""
    asked = payload.decision
    if asked is None or not asked.mine or payload.past:
        return Pointed({})
    may: dict[str, tuple[str, ...]] = {}
    for option in asked.options:
        if option.at and option.index >= 0:
            may[option.at] = (*may.get(option.at, ()), option.label)
    return Pointed(may)


def part(parts: Mapping[str, Part], name: str, kind: type[P]) -> P:
    """A part of the view; an empty one if it is not there."""
    found = parts.get(name)
    return found if isinstance(found, kind) else kind("")


def markers(parts: Mapping[str, Part], name: str) -> dict[str, Marker]:
    """The markers of a part by their ids."""
    return {one.id: one for one in part(parts, name, Tracks).markers}


def value(parts: Mapping[str, Part], name: str, key: str) -> int:
    """The number behind a fact; 0 if there is none."""
    found = part(parts, name, Facts).get(key)
    return 0 if found is None or found.value is None else found.value


def text(parts: Mapping[str, Part], name: str, key: str) -> str:
    """The words of a fact; none if it is not there."""
    found = part(parts, name, Facts).get(key)
    return "" if found is None else found.text


def tagged(face: Face, key: str) -> int:
    """The number behind a tag; 0 if there is none."""
    begin = f"{key}:"
    return next((int(tag[len(begin) :]) for tag in face.tags if tag.startswith(begin)), 0)


def tagged_fact(fact: Fact, key: str) -> int:
    """The number behind a key in what a fact is about; 0 if there is none."""
    begin = f"{key}:"
    return next((int(one[len(begin) :]) for one in fact.about if one.startswith(begin)), 0)


def number_of(at: str) -> int:
    """The number in an id."""
    return int(at.rpartition(":")[2])


class Chip(msgspec.Struct, frozen=True):
    """Something small that may be chosen: its id, its name, what is told of it if it may be, and what else it says."""

    at: str
    name: str
    label: str = ""
    note: str = ""


class Box(msgspec.Struct, frozen=True):
    """A box of a track: its figure, whether the marker stands there, and whether that is bad."""

    figure: str
    now: bool
    bad: bool = False
    note: str = ""


def boxes(marker: Marker, bad: range = range(0)) -> tuple[Box, ...]:
    """The boxes of a track."""
    return tuple(Box(str(one), one == marker.value, one in bad) for one in range(marker.low, marker.high + 1))
