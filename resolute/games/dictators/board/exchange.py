"""The lines above the map: the goal and the nearest danger; what is happening and waits to be answered."""

from __future__ import annotations

import msgspec

from resolute.games.dictators.board.reading import faces, fact
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


class Goal(msgspec.Struct, frozen=True):
    """The line above the board."""

    label: str = ""
    goal: str = ""
    """What the visitor should do next, and what that is called."""
    danger: str = ""
    """Who can win soonest."""
    near: bool = False
    """In this turn or the next."""


class Now(msgspec.Struct, frozen=True):
    """The line above the map."""

    waits: bool
    """Something waits to be answered."""
    steps: tuple[Step, ...]
    die: Die | None
    """A roll that does not count yet."""
    reason: str
    """How the race ended."""


def happening(payload: TablePayload) -> Now:
    """The line for this visitor."""
    parts = payload.parts
    if payload.outcome is not None:
        return Now(False, (), None, payload.outcome.reason)
    exchange = faces(parts.get("chain")) or faces(parts.get("lately"))
    return Now(
        waits="chain" in parts,
        steps=tuple([Step(face.title, " ".join(face.lines), "".join(face.tags), face.label) for face in exchange]),
        die=die(payload),
        reason="",
    )


def aim(payload: TablePayload) -> Goal:
    """The goal of this visitor, and the nearest danger; nothing once the race is over."""
    race = payload.parts.get("race")
    goal = next(filter(None, (fact(race, key) for key in ("bribed", "held", "goal"))), None)
    if payload.outcome is not None or goal is None:
        return Goal()
    danger = fact(race, "danger")
    if danger is None:
        return Goal(goal.label, goal.text)
    return Goal(goal.label, goal.text, danger.text, (danger.value or 0) < 2)
