"""The White House: the focus of the cabinet, its members and their scandals, candidates, the evaluation and legacy."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Face, Facts, Zone
from resolute.engine.words import level
from resolute.games.presidency.board.marks import Box, Pointed, boxes, markers, part, tagged
from resolute.payload import TablePayload


class Person(msgspec.Struct, frozen=True):
    """Somebody in the cabinet, or who may be: ratings now, and how far a scandal has gone."""

    at: str
    office: str
    name: str
    ratings: tuple[int, int, int]
    extra: bool
    veteran: bool
    scandal: int
    vacant: bool
    label: str
    title: str


class FocusRow(msgspec.Struct, frozen=True):
    """A priority of the cabinet: the last roll of six that succeeds, and whether a tension lies beside it."""

    at: str
    place: int
    name: str
    last: int
    tense: bool
    label: str


class Band(msgspec.Struct, frozen=True):
    """A band of the evaluation."""

    range: str
    effect: str
    now: bool


class House(msgspec.Struct, frozen=True, cache_hash=True):
    """The White House."""

    focus: tuple[FocusRow, ...]
    people: tuple[Person, ...]
    candidates: tuple[Person, ...]
    tracks: tuple[tuple[str, str, tuple[Box, ...]], ...]
    sums: tuple[tuple[str, str], ...]
    total: int
    bands: tuple[Band, ...]
    legacy: tuple[tuple[str, str], ...]


def house(payload: TablePayload, pointed: Pointed) -> House:
    """Everything of the White House but what stands on the desk."""
    parts = payload.parts
    tracks = markers(parts, "presidency")
    judged = markers(parts, "evaluation")
    total = judged["evaluation"].value
    return House(
        focus=tuple(_focus(face, pointed) for face in part(parts, "focus", Zone).cards),
        people=tuple(_person(face, pointed) for face in part(parts, "cabinet", Zone).cards),
        candidates=tuple(_person(face, pointed) for face in part(parts, "candidates", Zone).cards),
        tracks=tuple(
            (key, tracks[key].label, boxes(tracks[key], range(3 if key != "cabinet_effectiveness" else 0)))
            for key in ("cabinet_effectiveness", "prestige", "party_relations")
        ),
        sums=tuple(
            (one.label, level(one.value) if one.value <= 0 else str(one.value))
            for key, one in judged.items()
            if key.startswith("evaluation:")
        ),
        total=total,
        bands=tuple(
            Band(one.label, one.note, one.low <= total <= one.high)
            for key, one in judged.items()
            if key.startswith("band:")
        ),
        legacy=tuple((row.label, row.text) for row in part(parts, "legacy", Facts).rows),
    )


def _focus(face: Face, pointed: Pointed) -> FocusRow:
    label = pointed.label(face.id, face.title)
    return FocusRow(face.id, tagged(face, "place"), face.title, tagged(face, "last"), "tense" in face.tags, label)


def _person(face: Face, pointed: Pointed) -> Person:
    return Person(
        face.id,
        face.label,
        face.title,
        (tagged(face, "domestic"), tagged(face, "diplomatic"), tagged(face, "military")),
        "extra" in face.tags,
        "veteran" in face.tags,
        tagged(face, "scandal"),
        "vacant" in face.tags or face.id == "office:0",
        pointed.label(face.id, face.title),
        " · ".join(face.lines) if face.kind == "candidate" else "",
    )
