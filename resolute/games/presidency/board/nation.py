"""The nation: its tracks with what each box means, and the terror groups at home."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Zone
from resolute.engine.words import level
from resolute.games.presidency.board.marks import Box, Chip, Pointed, markers, part, tagged
from resolute.games.presidency.content.printed import LINGERING_MODIFIER, MEDIA_SLANT, WORLD_OPINION_MODIFIER
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload

SHOWN = (
    "economy",
    "media",
    "homeland_security",
    "world_opinion",
    "domestic_crisis",
    "lingering_issues",
)
BAD = {
    "economy": range(4),
    "media": range(4),
    "homeland_security": range(4),
    "world_opinion": range(4),
    "domestic_crisis": range(3, 9),
    "lingering_issues": range(5, 9),
}


class NationTrack(msgspec.Struct, frozen=True):
    """A track with its boxes, and whether it is about to move."""

    at: str
    name: str
    boxes: tuple[Box, ...]
    trend: int
    label: str


class NationBoard(msgspec.Struct, frozen=True, cache_hash=True):
    """The nation."""

    tracks: tuple[NationTrack, ...]
    groups: tuple[Chip, ...]
    levels: tuple[tuple[str, tuple[int, ...]], ...]
    """By the boxes of the intel track: the levels of the groups at home."""


def nation(payload: TablePayload, pointed: Pointed) -> NationBoard:
    """Everything at home that stands on a track."""
    tracks = markers(payload.parts, "nation")
    trends = markers(payload.parts, "trends")
    groups = part(payload.parts, "terror", Zone).cards
    return NationBoard(
        tuple(
            NationTrack(
                key,
                tracks[key].label,
                tuple(
                    Box(str(one), one == tracks[key].value, one in BAD[key], _note(key, one))
                    for one in range(tracks[key].low, tracks[key].high + 1)
                ),
                trends[f"trend:{key}"].value if f"trend:{key}" in trends else 0,
                pointed.label(key, tracks[key].label),
            )
            for key in SHOWN
        ),
        tuple(
            Chip(face.id, str(tagged(face, "level")), pointed.label(face.id, face.title), face.lines[0])
            for face in groups
        ),
        tuple(
            (name, tuple(tagged(face, "level") for face in groups if tagged(face, "box") == box))
            for box, name in enumerate(words.INTEL)
        ),
    )


def _note(key: str, box: int) -> str:
    """What stands in the corner of a box."""
    if key == "economy":
        return words.ECONOMY.get(box, "")
    if key == "media":
        return level(MEDIA_SLANT[box])
    if key == "world_opinion":
        return level(WORLD_OPINION_MODIFIER[box])
    if key == "lingering_issues" and box < len(LINGERING_MODIFIER):
        return level(LINGERING_MODIFIER[box])
    return ""
