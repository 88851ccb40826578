"""The primaries: candidates in lanes with what they were given, what is still open, and the night ahead."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from resolute.engine.views import Face, Map, Part, Zone
from resolute.games.lobby.board.marks import (
    Mark,
    Pointed,
    code_of,
    letter_of,
    number_of,
    part,
    surname,
    tagged,
)
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import ELECTORS
from resolute.games.lobby.words import board as words
from resolute.payload import TablePayload

SHORTEST = 12
"""The lanes are at least so many electors long."""


class Lane(msgspec.Struct, frozen=True):
    """A candidate of the primaries; widths in percent of the lane."""

    at: str
    name: str
    mark: Mark
    electors: int
    width: str
    reach: str
    """How wide it would be with everything that is still open in the party."""
    backers: tuple[Mark, ...]
    label: str


class Open(msgspec.Struct, frozen=True):
    """The states of a seat that are not pledged yet."""

    mark: Mark
    chips: tuple[str, ...]


class PartyRace(msgspec.Struct, frozen=True):
    """The primaries of a party."""

    letter: str
    name: str
    note: str
    lanes: tuple[Lane, ...]
    open: tuple[Open, ...]
    says: str


class Primaries(msgspec.Struct, frozen=True, cache_hash=True):
    """Both parties, the independents, and the electors on election night."""

    parties: tuple[PartyRace, ...]
    outlook: tuple[tuple[str, str, str, str], ...]
    """Parts of the whole: whose, where it begins and how wide it is in percent, and what it says."""
    majority: str


def _politicians(parts: Mapping[str, Part]) -> list[tuple[int, Face]]:
    found = []
    for name, zone in parts.items():
        if name.startswith("politicians") and isinstance(zone, Zone) and zone.seat is not None:
            found += [(zone.seat, face) for face in zone.cards]
    return found


def _electors(face: Face) -> int:
    return sum(ELECTORS[number_of(at)] for at in face.about if at.startswith("state:"))


def primaries(payload: TablePayload, marks: tuple[Mark, ...], pointed: Pointed) -> Primaries:
    """The lanes of every party that somebody runs in or has electors of."""
    candidates = part(payload.parts, "candidates", Zone).cards
    people = _politicians(payload.parts)
    face_up = [(seat, face) for seat, face in people if "given" not in face.tags and _electors(face)]
    longest = max([SHORTEST, *[tagged(face, "pledged") for face in candidates]])
    free = {party.letter: 0 for party in Party}
    for _, face in face_up:
        free[letter_of(face)] += _electors(face)
    longest = max([longest, *[tagged(face, "pledged") + free[letter_of(face)] for face in candidates]])
    races = []
    for party in Party:
        running = [face for face in candidates if letter_of(face) == party.letter]
        open_here = [(seat, face) for seat, face in face_up if letter_of(face) == party.letter]
        if running or open_here or party is not Party.INDEPENDENT:
            races.append(_race(party, running, open_here, longest, marks, pointed))
    return Primaries(tuple(races), *_outlook(payload, candidates, free))


def _race(
    party: Party,
    running: list[Face],
    open_here: list[tuple[int, Face]],
    longest: int,
    marks: tuple[Mark, ...],
    pointed: Pointed,
) -> PartyRace:
    free = sum(_electors(face) for _, face in open_here)
    pledged = sum(tagged(face, "pledged") for face in running)
    lanes = tuple(
        _lane(face, free, longest, marks, pointed) for face in sorted(running, key=lambda one: -tagged(one, "pledged"))
    )
    seats: dict[int, list[str]] = {}
    for seat, face in open_here:
        seats.setdefault(seat, []).extend(
            f"{code_of(at)} {ELECTORS[number_of(at)]}" for at in face.about if at.startswith("state:")
        )
    return PartyRace(
        party.letter,
        words.party(party),
        words.still_open(free, pledged + free),
        lanes,
        tuple(Open(marks[seat], tuple(chips)) for seat, chips in seats.items()),
        words.lead([(surname(lane.at), lane.electors) for lane in lanes], free),
    )


def _lane(face: Face, free: int, longest: int, marks: tuple[Mark, ...], pointed: Pointed) -> Lane:
    electors = tagged(face, "pledged")
    seat = next(number_of(at) for at in face.about if at.startswith("seat:"))
    givers = dict.fromkeys(int(tag.partition(":")[2]) for tag in face.tags if tag.startswith("giver:"))
    return Lane(
        face.id,
        face.title,
        marks[seat],
        electors,
        f"{100 * electors / longest:.1f}",
        f"{100 * (electors + free) / longest:.1f}",
        tuple(marks[giver] for giver in givers if giver != seat),
        pointed.label(face.id, face.title),
    )


def _outlook(
    payload: TablePayload, candidates: tuple[Face, ...], free: Mapping[str, int]
) -> tuple[tuple[tuple[str, str, str, str], ...], str]:
    """The whole electorate: what each party has, and what nobody controls, which votes on election night."""
    land = payload.parts["map"]
    assert isinstance(land, Map)
    whole = sum(int(place.values[0] or 0) for place in land.places)
    open_electors = sum(int(place.values[0] or 0) for place in land.places if place.owner is None)
    have = dict(free)
    for face in candidates:
        have[letter_of(face)] += tagged(face, "pledged")
    shares = [("D", have["D"]), ("O", open_electors), ("I", have["I"]), ("R", have["R"])]
    bars = []
    begin = 0.0
    for letter, count in shares:
        width = 100 * count / whole
        if count:
            bars.append((letter, f"{begin:.1f}", f"{width:.1f}", words.outlook(letter, count)))
        begin += width
    return tuple(bars), f"{100 * 51 / whole:.1f}"
