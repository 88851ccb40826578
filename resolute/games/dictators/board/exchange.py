"""What is happening: something that waits to be answered, or what was played on what a moment ago."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Facts
from resolute.games.dictators.board.cards import Card, card
from resolute.games.dictators.board.looked import faces
from resolute.payload import TablePayload


class Step(msgspec.Struct, frozen=True):
    """A link of a chain of interruptions."""

    title: str
    answers: str
    """What it answers."""
    fate: str
    """The key of what has become of it: waiting, stopped, or nothing to add."""
    told: str
    """The same in words."""


class Now(msgspec.Struct, frozen=True):
    """The strip above the map: whose turn it is, and what is happening in it."""

    notes: tuple[tuple[str, str], ...]
    waits: bool
    """Something waits to be answered."""
    steps: tuple[Step, ...]
    played: tuple[Card, ...]
    """Cards that are being played."""
    reason: str
    """How the race ended."""


def happening(payload: TablePayload) -> Now:
    """The strip for this visitor."""
    status = payload.parts.get("status")
    rows = status.rows if isinstance(status, Facts) else ()
    if payload.outcome is not None:
        over = tuple([(row.label, row.text) for row in rows if row.key == "round"])
        return Now(over, False, (), (), payload.outcome.reason)
    exchange = faces(payload.parts.get("chain")) or faces(payload.parts.get("lately"))
    steps = tuple([Step(face.title, " ".join(face.lines), "".join(face.tags), face.label) for face in exchange])
    played = tuple([card(face, {}) for face in faces(payload.parts.get("aside"))])
    notes = tuple([(row.label, row.text) for row in rows])
    return Now(notes, "chain" in payload.parts, steps, played, "")
