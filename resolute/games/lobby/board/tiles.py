"""The seats: lobby, money, cards, and the politicians with party, skill, office, states, support and funds."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from resolute.engine.views import Face, Facts, Part, Tracks, Zone
from resolute.engine.words import plain
from resolute.games.lobby.board.marks import Mark, Pointed, code_of, letter_of, part, surname
from resolute.games.lobby.content.kinds import Group
from resolute.games.lobby.library import ELECTORS
from resolute.games.lobby.words import board as words
from resolute.games.lobby.words.names import millions
from resolute.payload import SeatPayload, TablePayload

GROUPS = {group.key: group.label for group in Group}
RUNS = ("candidate", "mate")


class Chip(msgspec.Struct, frozen=True):
    """A card that lies with a politician: a state, support or funds."""

    at: str
    kind: str
    text: str
    title: str
    label: str
    """What is told of it if it may be chosen here; a state's own place is the map."""


class Politician(msgspec.Struct, frozen=True):
    """A politician in front of a player."""

    at: str
    name: str
    short: str
    letter: str
    skill: int
    tags: tuple[tuple[str, str], ...]
    """Office, candidate or running mate: the key and the word."""
    chips: tuple[Chip, ...]
    given: bool
    label: str
    title: str


class Tile(msgspec.Struct, frozen=True, cache_hash=True):
    """A seat."""

    mark: Mark
    at: str
    player: str
    points: str
    money: str
    hand: int
    advantage: str
    politicians: tuple[Politician, ...]
    now: bool
    """Whether the seat has the initiative or decides."""
    known: tuple[str, ...]
    """Cards of the hand that the visitor has seen."""
    label: str
    lobby: str
    lobby_label: str


def tiles(payload: TablePayload, marks: tuple[Mark, ...], pointed: Pointed) -> tuple[Tile, ...]:
    """Every seat, clockwise."""
    parts = payload.parts
    status = part(parts, "status", Facts)
    turn = status.get("initiative") or status.get("deciding")
    on_turn = None if turn is None or payload.outcome is not None else turn.seat
    points = {marker.seat: marker.value for marker in part(parts, "points", Tracks).markers}
    offices = {at: row.key for row in part(parts, "offices", Facts).rows for at in row.about}
    return tuple(
        _tile(parts, mark, payload.seats[mark.seat], points[mark.seat], mark.seat == on_turn, pointed, offices)
        for mark in marks
    )


def _tile(
    parts: Mapping[str, Part],
    mark: Mark,
    person: SeatPayload,
    points: int,
    now: bool,
    pointed: Pointed,
    offices: Mapping[str, str],
) -> Tile:
    number = mark.seat + 1
    figures = {marker.id: marker for marker in part(parts, f"seat{number}", Tracks).markers}
    money, held = figures[f"money:{mark.seat}"], figures[f"hand:{mark.seat}"]
    lobby = next(iter(part(parts, f"lobby{number}", Zone).cards), None)
    laid = {face.id: face for face in part(parts, f"laid{number}", Zone).cards}
    hand = part(parts, f"hand{number}", Zone)
    at = f"seat:{mark.seat}"
    return Tile(
        mark=mark,
        at=at,
        player=words.YOU if mark.mine else words.BOT if person.kind == "bot" else person.name,
        points=plain(points),
        money=millions(money.value),
        hand=held.value,
        advantage=" ".join(lobby.lines) if lobby is not None else "",
        politicians=tuple(
            _politician(face, laid, pointed, offices.get(face.id, ""))
            for face in part(parts, f"politicians{number}", Zone).cards
        ),
        now=now,
        known=() if mark.mine else tuple(face.title for face in hand.cards),
        label=pointed.label(at, mark.name),
        lobby=lobby.id if lobby is not None else "",
        lobby_label=pointed.label(lobby.id, lobby.title) if lobby is not None else "",
    )


def _politician(face: Face, laid: Mapping[str, Face], pointed: Pointed, office: str) -> Politician:
    chips = [
        Chip(at, "state", f"{code_of(at)} {ELECTORS[int(at.rpartition(':')[2])]}", "", "")
        for at in face.about
        if at.startswith("state:")
    ]
    for at in face.about:
        if at in laid:
            chips.append(_chip(laid[at], pointed))
    shown = [*([office] if office else []), *[tag for tag in face.tags if tag in RUNS]]
    tags = [(tag, words.TAGS[tag]) for tag in shown]
    return Politician(
        face.id,
        face.title,
        surname(face.id),
        letter_of(face),
        face.price or 0,
        tuple(tags),
        tuple(chips),
        "given" in face.tags,
        pointed.label(face.id, face.title),
        " · ".join([face.title, *face.lines[:1]]),
    )


def _chip(face: Face, pointed: Pointed) -> Chip:
    if face.kind == "fundraising":
        text = words.funds(face.price or 0)
    else:
        text = next((GROUPS[tag] for tag in face.tags if tag in GROUPS), face.title)
    title = " ".join([f"{face.title}:", *face.lines])
    return Chip(face.id, face.kind, text, title, pointed.label(face.id, face.title))
