"""The line above the map: the goal and the nearest danger, or what is happening and waits to be answered."""

from __future__ import annotations

import msgspec

from resolute.games.dictators.board.cards import Card, card
from resolute.games.dictators.board.looked import faces, fact
from resolute.games.dictators.board.stage import Die, die
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
    """The line above the map."""

    label: str
    goal: str
    """What the visitor should do next, and what that is called."""
    danger: str
    """Who can win soonest."""
    near: bool
    """In this turn or the next."""
    waits: bool
    """Something waits to be answered."""
    steps: tuple[Step, ...]
    played: tuple[Card, ...]
    """Cards that are being played."""
    die: Die | None
    """A roll that does not count yet."""
    reason: str
    """How the race ended."""


def happening(payload: TablePayload) -> Now:
    """The line for this visitor."""
    parts = payload.parts
    if payload.outcome is not None:
        return Now("", "", "", False, False, (), (), None, payload.outcome.reason)
    race = parts.get("race")
    goal = next(filter(None, (fact(race, key) for key in ("bribed", "held", "goal"))), None)
    danger = fact(race, "danger")
    exchange = faces(parts.get("chain")) or faces(parts.get("lately"))
    return Now(
        label="" if goal is None else goal.label,
        goal="" if goal is None else goal.text,
        danger="" if danger is None else danger.text,
        near=danger is not None and (danger.value or 0) < 2,
        waits="chain" in parts,
        steps=tuple([Step(face.title, " ".join(face.lines), "".join(face.tags), face.label) for face in exchange]),
        played=tuple([card(face, {}) for face in faces(parts.get("aside"))]),
        die=die(payload),
        reason="",
    )
