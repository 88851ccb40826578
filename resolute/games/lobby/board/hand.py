"""What the visitor holds: each card with what it does and whether it can be played now, or why not."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Face, Facts, Tracks, Zone
from resolute.games.lobby.board.house import SYMBOLS
from resolute.games.lobby.board.marks import Mark, Pointed, part
from resolute.games.lobby.words import board as words
from resolute.payload import TablePayload


class Card(msgspec.Struct, frozen=True, cache_hash=True):
    """A card that the visitor sees."""

    at: str
    kind: str
    kind_name: str
    symbol: str
    title: str
    text: str
    figure: str
    returns: bool
    label: str
    """What is told of it if it may be chosen."""
    why_not: str
    lit: bool


class Fan(msgspec.Struct, frozen=True):
    """Cards that lie together."""

    key: str
    title: str
    cards: tuple[Card, ...]


class Pile(msgspec.Struct, frozen=True):
    """A pile with its count."""

    at: str
    name: str
    count: int
    label: str


class Cards(msgspec.Struct, frozen=True, cache_hash=True):
    """What lies below the board."""

    watching: bool
    curtain: bool
    fans: tuple[Fan, ...]


class Impeachment(msgspec.Struct, frozen=True):
    """A vote on dismissing the President: who has voted how, with so many politicians."""

    title: str
    needed: str
    in_favor: tuple[tuple[Mark, int], ...]
    against: tuple[tuple[Mark, int], ...]


class Table(msgspec.Struct, frozen=True, cache_hash=True):
    """What lies beside the map: piles, the last fate, pawns and cards that are being played."""

    piles: tuple[Pile, ...]
    fate: Card | None
    aside: tuple[Card, ...]
    discards: tuple[Card, ...]
    pawns: tuple[tuple[str, int], ...]
    """The pawns on the table by party letter."""
    pawns_label: str
    impeachment: Impeachment | None


def hand(payload: TablePayload, pointed: Pointed) -> Cards:
    """The own cards, and lobbies to choose from; what can be played comes first."""
    fans: list[Fan] = []
    choose = part(payload.parts, "choose", Zone)
    if choose.cards:
        fans.append(Fan("choose", choose.title, _cards(choose, pointed)))
    if payload.seat is not None:
        own = part(payload.parts, f"hand{payload.seat + 1}", Zone)
        cards = sorted(_cards(own, pointed), key=lambda card: (not card.lit, bool(card.why_not)))
        fans.append(Fan("hand", own.title, tuple(cards)))
    # Cards of others that the visitor may choose from.
    for person in payload.seats:
        zone = part(payload.parts, f"hand{person.seat + 1}", Zone)
        if person.seat != payload.seat and any(face.id in pointed.may for face in zone.cards):
            fans.append(Fan(f"hand{person.seat + 1}", zone.title, _cards(zone, pointed)))
    return Cards(payload.seat is None, payload.curtain, () if payload.curtain else tuple(fans))


def _cards(zone: Zone, pointed: Pointed) -> tuple[Card, ...]:
    return tuple(card(face, pointed) for face in zone.cards)


def card(face: Face, pointed: Pointed) -> Card:
    """A card with what can be done with it."""
    return Card(
        face.id,
        face.kind,
        face.label,
        next((tag for tag in face.tags if tag in SYMBOLS), ""),
        face.title,
        " ".join(face.lines),
        words.card_figure(face.kind, face.price),
        "returns" in face.tags,
        pointed.label(face.id, face.title),
        pointed.barred.get(face.id, ""),
        face.id in pointed.may,
    )


_DRAWN = ("cards", "politicians", "support", "fundraising", "fates", "uncontrolled", "discards")


def table(payload: TablePayload, marks: tuple[Mark, ...], pointed: Pointed) -> Table:
    """Piles, the last fate, what is being played, the pawns, and a vote on the President."""
    parts = payload.parts
    piles = {marker.id.removeprefix("pile:"): marker for marker in part(parts, "piles", Tracks).markers}
    pawns = {marker.id: marker for marker in part(parts, "pawns", Tracks).markers}
    fate = next(iter(part(parts, "fate", Zone).cards), None)
    return Table(
        tuple(
            Pile(one.id, words.PILES[key], one.value, pointed.label(one.id, one.label))
            for key in _DRAWN
            for one in (piles[key],)
        ),
        None if fate is None else card(fate, pointed),
        _cards(part(parts, "aside", Zone), pointed),
        tuple(one for one in _cards(part(parts, "discards", Zone), pointed) if one.lit),
        tuple((letter, pawns[f"pawns:{color}"].value) for letter, color in _COLORS if pawns[f"pawns:{color}"].value),
        pointed.label("pawns", pawns["pawns"].label),
        _impeachment(payload, marks),
    )


_COLORS = (("D", "blue"), ("R", "red"), ("I", "yellow"))


def _impeachment(payload: TablePayload, marks: tuple[Mark, ...]) -> Impeachment | None:
    """The vote on dismissing the President, while it goes on."""
    facts = part(payload.parts, "impeachment", Facts)
    needed = facts.get("needed")
    if needed is None:
        return None
    votes = [(row.key, marks[row.seat], row.value or 0) for row in facts.rows if row.seat is not None]
    in_favor = tuple((mark, count) for key, mark, count in votes if key == "for")
    against = tuple((mark, count) for key, mark, count in votes if key == "against")
    return Impeachment(facts.title, needed.text, in_favor, against)
