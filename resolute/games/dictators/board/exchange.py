"""What is happening: something that waits to be answered, or what was played on what a moment ago."""

from __future__ import annotations

import msgspec

from resolute.board.drawing import Looked
from resolute.engine.views import Facts
from resolute.games.dictators.board.cards import Card, card
from resolute.games.dictators.board.looked import faces


class Step(msgspec.Struct, frozen=True):
    """A link of a chain of interruptions."""

    title: str
    answers: str
    """What it answers."""
    fate: str
    """waiting, stopped, or nothing to add."""


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


def happening(look: Looked) -> Now:
    """The strip for this visitor."""
    status = look.parts.get("status")
    rows = status.rows if isinstance(status, Facts) else ()
    if look.outcome is not None:
        return Now(rows[:1], False, (), (), look.outcome.reason)
    exchange = faces(look.parts.get("chain")) or faces(look.parts.get("lately"))
    steps = tuple([Step(face.title, " ".join(face.lines), face.kind) for face in exchange])
    played = tuple([card(face, {}) for face in faces(look.parts.get("aside"))])
    return Now(rows, "chain" in look.parts, steps, played, "")
