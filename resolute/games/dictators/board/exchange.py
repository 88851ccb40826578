"""What is happening: something that waits to be answered, or what was played against what a moment ago.

What waits is part of the view; how an exchange went on, and what was stopped, is told by the journal.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from resolute.engine.drawing import Looked, Told
from resolute.engine.views import Facts
from resolute.games.dictators.board.cards import Card, card
from resolute.games.dictators.board.looked import faces

KEPT = 8
"""For so many moves at most an exchange stays in sight, and into the next turn."""


class Step(msgspec.Struct, frozen=True):
    """A link of a chain of interruptions."""

    title: str
    against: str
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


_NOTED = ("Round", "On turn", "Played by", "Actions left", "Travel")


def happening(look: Looked) -> Now:
    """The strip for this visitor."""
    status = look.parts.get("status")
    rows = status.rows if isinstance(status, Facts) else ()
    if look.outcome is not None:
        return Now(tuple(row for row in rows if row[0] == "Round"), False, (), (), look.outcome.reason)
    waiting = [face.title for face in faces(look.parts.get("chain"))]
    played = tuple([card(face, {}) for face in faces(look.parts.get("aside"))])
    notes = tuple([row for row in rows if row[0] in _NOTED and row != ("Round", "0")])
    steps = _steps(waiting, _told(look))
    if played and not waiting and not any(one.title in step.title for one in played for step in steps):
        steps = ()
    return Now(notes, bool(waiting), steps, played, "")


def _told(look: Looked) -> list[Told]:
    """The lines of the journal about the last exchange, the oldest first."""
    found: list[Told] = []
    turns = 0
    for line in reversed(look.journal):
        turns += line.kind == "turn"
        if line.number < look.moves - KEPT or turns > 1:
            break
        if line.kind in ("interrupts", "stopped"):
            found.append(line)
        elif found and line.kind not in ("asked", "answered"):
            break
    return found[::-1]


def _steps(waiting: Sequence[str], told: Sequence[Told]) -> tuple[Step, ...]:
    """What was announced and answered, in the order in which it came; what is over counts only together with what
    waits now, or if nothing does."""
    against: dict[str, str] = {}
    stopped: set[str] = set()
    for line in told:
        if line.kind == "stopped":
            stopped.add(line.text.removeprefix("Stopped: ").removesuffix("."))
        else:
            title, _, answered = line.text.removesuffix(".").partition(" against: ")
            against.setdefault(answered, "")
            against[title] = answered
    if waiting and not against.keys() & set(waiting):
        against = {}
    for title in waiting:
        against.setdefault(title, "")
    return tuple(
        [
            Step(title, answered, "waiting" if title in waiting else "stopped" if title in stopped else "")
            for title, answered in against.items()
        ]
    )
