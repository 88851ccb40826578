"""Crises: the card in play with its stages, the open decks, what is left in the cup, and what was drawn this year."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Face, Marker, Zone
from resolute.games.presidency.board.marks import Pointed, markers, part, tagged
from resolute.games.presidency.content.chits import CHITS
from resolute.payload import TablePayload

DETAILED, LINES = 2, 3
"""So many cards of an open deck are shown with the first lines of their text; of the others the title is enough."""


class Line(msgspec.Struct, frozen=True):
    """A line of a card and what it is; plain effects that follow each other are one."""

    kind: str
    text: str


class StageRow(msgspec.Struct, frozen=True):
    """A stage of a card: what has happened meanwhile, and what it does."""

    number: int
    state: str
    story: str
    lines: tuple[Line, ...]


class Touch(msgspec.Struct, frozen=True):
    """A figure that the rest of the card can move: where it stands, and how far it may go either way."""

    name: str
    now: str
    low: str
    high: str
    falls: bool
    rises: bool


class CardShown(msgspec.Struct, frozen=True):
    """A crisis card: its title and story, and its stages."""

    at: str
    kind: str
    title: str
    stages: tuple[StageRow, ...]
    label: str


class Crises(msgspec.Struct, frozen=True, cache_hash=True):
    """The crises."""

    card: CardShown | None
    asked: bool
    """Whether the visitor is asked what the card asks; the answers stand beside the question then."""
    touches: tuple[Touch, ...]
    foreseen: tuple[CardShown, ...]
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
        asked=_asked(payload),
        touches=tuple(map(_touch, markers(parts, "touches").values())),
        foreseen=_open(part(parts, "foreseen", Zone).cards, 1, pointed, detailed),
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


def _asked(payload: TablePayload) -> bool:
    """Whether every option is an answer of a card: those alone say what they cost even if it is nothing."""
    asked = payload.decision
    options = () if asked is None or not asked.mine else tuple(one for one in asked.options if one.index >= 0)
    return bool(options) and all(one.value.price is not None for one in options)


def _in_play(faces: tuple[Face, ...], pointed: Pointed) -> CardShown | None:
    """The card in play: a face for each of its stages."""
    if not faces:
        return None
    now = next((face for face in faces if face.tags[0] == "now"), faces[0])
    stages = tuple(StageRow(tagged(face, "stage"), face.tags[0], face.flavor, _lines(face)) for face in faces)
    return CardShown(now.id, now.label, now.title, stages, pointed.label(now.id, now.title))


def _lines(face: Face) -> tuple[Line, ...]:
    """The lines of a stage; of one that is over only its story is left."""
    if face.tags[0] == "was":
        return ()
    kinds = [tag.partition(":")[2] for tag in face.tags if tag.startswith("line:")]
    found: list[Line] = []
    for kind, text in zip(kinds, face.lines, strict=True):
        if found and kind == found[-1].kind == "plain":
            found[-1] = Line(kind, f"{found[-1].text} {text}")
        else:
            found.append(Line(kind, text))
    return tuple(found)


def _touch(one: Marker) -> Touch:
    unit = one.note
    return Touch(
        one.label,
        f"{one.value}{unit}",
        f"{one.low}{unit}",
        f"{one.high}{unit}",
        one.low < one.value,
        one.high > one.value,
    )


def _open(faces: tuple[Face, ...], stage: int, pointed: Pointed, detailed: int) -> tuple[CardShown, ...]:
    """The cards of an open deck, the first few with what they will do."""
    found = []
    for place, face in enumerate(faces):
        lines = _lines(face)[:LINES] if place < detailed else ()
        label = pointed.label(face.id, face.title)
        found.append(CardShown(face.id, face.label, face.title, (StageRow(stage, "next", "", lines),), label))
    return tuple(found)
