"""What is happening: something that waits to be answered, or what was played against what a moment ago.

What waits is part of the view; how an exchange went on, and what was stopped, is told by the journal.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from resolute.board.drawing import Looked, Told
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


_LINKS = ("interrupts", "uses_against")
_WITHIN = ("asked", "answered", "discards")
"""What may be told in the middle of an exchange: also the price of an ability."""


def _told(look: Looked) -> list[Told]:
    """The lines of the journal about the last exchange, the oldest first."""
    found: list[Told] = []
    turns = 0
    for line in reversed(look.journal):
        turns += line.kind == "turn"
        if line.number < look.moves - KEPT or turns > 1:
            break
        if line.kind in _LINKS or line.kind == "stopped":
            found.append(line)
        elif found and line.kind not in _WITHIN:
            break
    return found[::-1]


class _Link:
    """Something that was announced. Two of the same title may be in one chain: the last that is open is meant."""

    def __init__(self, title: str, answers: _Link | None = None) -> None:
        self.title, self.answers = title, answers
        self.fate = ""
        self.open = True


def _last_open(links: Sequence[_Link], title: str) -> _Link | None:
    return next((link for link in reversed(links) if link.open and link.title == title), None)


def _steps(waiting: Sequence[str], told: Sequence[Told]) -> tuple[Step, ...]:
    """What was announced and answered, in the order in which it came; what is over counts only together with what
    waits now, or if nothing does."""
    links: list[_Link] = []
    for line in told:
        if line.kind == "stopped":
            _stop(links, _title(line.text.removeprefix("Stopped: ")))
            continue
        title, _, answered = _title(line.text).partition(" against: ")
        answers = _last_open(links, answered)
        if answers is None:
            answers = _Link(answered)
            links.append(answers)
        links.append(_Link(title, answers))
    if waiting and not any(link.title in waiting for link in links):
        links = []
    # The newest first: of two with the same title the one that was announced last is taken first.
    for title in reversed(waiting):
        link = _last_open(links, title)
        if link is None:
            link = _Link(title)
            links.append(link)
        link.fate, link.open = "waiting", False
    return tuple([Step(link.title, link.answers.title if link.answers else "", link.fate) for link in links])


def _title(sentence: str) -> str:
    """A sentence without its full stop, unless that is also the last one of Washington D.C."""
    return sentence if sentence.endswith("D.C.") else sentence.removesuffix(".")


def _stop(links: list[_Link], title: str) -> None:
    """Something was stopped, and what stopped it has happened."""
    stopped = _last_open(links, title)
    if stopped is None:
        return
    stopped.fate, stopped.open = "stopped", False
    for link in reversed(links):
        if link.open and link.answers is stopped:
            link.open = False
            return
