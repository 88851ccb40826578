"""Crises: the card in play with its stages, the open decks, what is left in the cup, and what was drawn this year."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Face, Zone
from resolute.games.presidency.board.marks import Pointed, markers, part, tagged
from resolute.games.presidency.content.chits import CHITS
from resolute.payload import TablePayload

DETAILED, LINES = 2, 3
"""So many cards of an open deck are shown with the first lines of their text; of the others the title is enough."""


class StageRow(msgspec.Struct, frozen=True):
    """A stage of the card in play."""

    number: int
    state: str
    lines: tuple[str, ...]


class CardShown(msgspec.Struct, frozen=True):
    """A crisis card: its title and story, and its stages."""

    at: str
    kind: str
    title: str
    story: str
    stages: tuple[StageRow, ...]
    label: str


class Crises(msgspec.Struct, frozen=True, cache_hash=True):
    """The crises."""

    card: CardShown | None
    two: tuple[CardShown, ...]
    three: tuple[CardShown, ...]
    cup: tuple[tuple[str, int, str, bool], ...]
    """What is left: name, how many, how likely the next is one, and whether it has a plus."""
    left: int
    drawn: tuple[tuple[str, str, bool], ...]
    """What was drawn this year: id, name, and whether it was the last."""
    decks: tuple[tuple[str, int], ...]


def crises(payload: TablePayload, pointed: Pointed) -> Crises:
    """Everything about cards and chits."""
    parts = payload.parts
    cup = markers(parts, "cup")
    left = sum(one.value for one in cup.values())
    drawn = part(parts, "chits", Zone).cards
    detailed = DETAILED if payload.outcome is None else 0
    return Crises(
        card=_in_play(part(parts, "crisis", Zone).cards, pointed),
        two=_open(part(parts, "deck_two", Zone).cards, 2, pointed, detailed),
        three=_open(part(parts, "deck_three", Zone).cards, 3, pointed, detailed),
        cup=tuple(
            (one.label, one.value, f"{100 * one.value / left:.0f}%", CHITS[int(key.partition(":")[2])].plus)
            for key, one in sorted(cup.items(), key=lambda item: -item[1].value)
        ),
        left=left,
        drawn=tuple((face.id, face.title, place == len(drawn) - 1) for place, face in enumerate(drawn)),
        decks=tuple((one.label, one.value) for one in markers(parts, "decks").values() if one.value),
    )


def _in_play(faces: tuple[Face, ...], pointed: Pointed) -> CardShown | None:
    """The card in play: a face for each of its stages."""
    if not faces:
        return None
    first = faces[0]
    stages = tuple(StageRow(tagged(face, "stage"), face.tags[0], face.lines) for face in faces)
    return CardShown(first.id, first.label, first.title, first.flavor, stages, pointed.label(first.id, first.title))


def _open(faces: tuple[Face, ...], stage: int, pointed: Pointed, detailed: int) -> tuple[CardShown, ...]:
    """The cards of an open deck, the first few with what they will do."""
    found = []
    for place, face in enumerate(faces):
        lines = face.lines[:LINES] if place < detailed else ()
        label = pointed.label(face.id, face.title)
        found.append(CardShown(face.id, face.label, face.title, "", (StageRow(stage, "next", lines),), label))
    return tuple(found)
