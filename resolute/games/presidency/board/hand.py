"""The row below the board: the actions that may be taken now, or what the President is and has."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Zone
from resolute.games.presidency.board.marks import Chip, Pointed, part, value
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload


class Fan(msgspec.Struct, frozen=True):
    """Cards of one kind."""

    key: str
    title: str
    cards: tuple[Chip, ...]


class Hand(msgspec.Struct, frozen=True, cache_hash=True):
    """The whole row."""

    fans: tuple[Fan, ...]


def hand(payload: TablePayload, pointed: Pointed) -> Hand:
    """The master actions while one is chosen; whatever else may be chosen and is drawn nowhere; then what the President
    is and has."""
    fans: list[Fan] = []
    for name, zone in payload.parts.items():
        if name.startswith("actions_") and isinstance(zone, Zone):
            cards = tuple(
                Chip(face.id, face.title, label) for face in zone.cards if (label := pointed.label(face.id, face.title))
            )
            if cards:
                fans.append(Fan("acts", zone.title, cards))
    left = pointed.left()
    if left:
        fans.append(Fan("acts", words.CHOOSE, tuple(Chip(at, label, label) for at, label in left)))
    if not fans:
        fans.append(Fan("own", words.YOU, _own(payload)))
    return Hand(tuple(fans))


def _own(payload: TablePayload) -> tuple[Chip, ...]:
    cards = [
        Chip(face.id, face.title, "", " ".join(face.lines)) for face in part(payload.parts, "white_house", Zone).cards
    ]
    goodwill = value(payload.parts, "status", "goodwill")
    if goodwill:
        cards.append(Chip("goodwill", words.goodwill(goodwill), "", words.GOODWILL_PAYS))
    return tuple(cards)
