"""What every part of the board is drawn with: seats and their signs, parties, what may be chosen, and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from resolute.engine.views import Face, Facts, Part, Tracks, Zone
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import POLITICIANS, STATES
from resolute.payload import TablePayload

P = TypeVar("P", Zone, Tracks, Facts)

LETTERS = {party.key: party.letter for party in Party}
"""The letter of each party by its key."""
STATE_BY_NUMBER = {number: state.code for number, state in STATES.items()}


class Mark(msgspec.Struct, frozen=True, cache_hash=True):
    """A seat as the board shows it everywhere: the sign of its lobby, once it is known, and its name."""

    seat: int
    icon: str
    name: str
    mine: bool


class Pointed(msgspec.Struct, frozen=True):
    """What may be chosen now, with the labels of its options; and what cannot be done, with the reason."""

    may: Mapping[str, tuple[str, ...]]
    barred: Mapping[str, str]

    def label(self, at: str, name: str) -> str:
        """What whoever listens is told of a thing that may be chosen; nothing if it may not."""
        return "; ".join(self.may[at]) or name if at in self.may else ""


NOTHING = Pointed({}, {})


def pointed_at(payload: TablePayload) -> Pointed:
    """What the visitor may choose now."""
    asked = payload.decision
    if asked is None or not asked.mine or payload.past:
        return NOTHING
    may: dict[str, tuple[str, ...]] = {}
    barred: dict[str, str] = {}
    for option in asked.options:
        if option.at and option.index >= 0:
            may[option.at] = (*may.get(option.at, ()), option.label)
        elif option.at:
            barred[option.at] = option.barred
    return Pointed(may, barred)


def part(parts: Mapping[str, Part], name: str, kind: type[P]) -> P:
    """A part of the view; an empty one if it is not there."""
    found = parts.get(name)
    return found if isinstance(found, kind) else kind("")


def number_of(at: str) -> int:
    """The number of a card in its id."""
    return int(at.rpartition(":")[2])


def tagged(face: Face, key: str) -> int:
    """The number behind a tag; 0 if there is none."""
    begin = f"{key}:"
    return next((int(tag[len(begin) :]) for tag in face.tags if tag.startswith(begin)), 0)


def letter_of(face: Face) -> str:
    """The letter of a politician's or candidate's party; nothing before they have one."""
    return next((LETTERS[tag] for tag in face.tags if tag in LETTERS), "")


def surname(at: str) -> str:
    """The surname of a politician or candidate, by the id."""
    return POLITICIANS[number_of(at)].short_name


def code_of(at: str) -> str:
    """The two letters of a state, by its id."""
    return STATE_BY_NUMBER[number_of(at)]


def marks_of(payload: TablePayload) -> tuple[Mark, ...]:
    """Every seat with its sign."""
    points = part(payload.parts, "points", Tracks)
    names = {marker.seat: marker.label for marker in points.markers}
    return tuple(
        Mark(one.seat, _icon(payload.parts, one.seat), names.get(one.seat, one.label), one.seat == payload.seat)
        for one in payload.seats
    )


def _icon(parts: Mapping[str, Part], seat: int) -> str:
    lobby = part(parts, f"lobby{seat + 1}", Zone)
    return lobby.cards[0].tags[0] if lobby.cards else "seat"
