"""The strip above the map: the phases of the turn, and in the present one who plays in which order."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Facts
from resolute.games.lobby.board.marks import Mark, part
from resolute.games.lobby.words import board as words
from resolute.payload import TablePayload

PHASES = ("mortality", "income", "congress", "primaries", "election")


class Step(msgspec.Struct, frozen=True):
    """One who plays in the present phase: done, now or next; perhaps with an evaluation after it."""

    mark: Mark
    state: str
    opens: str = ""
    """What stands before it: the round that begins here."""
    evaluation: bool = False
    note: str = ""


class Phase(msgspec.Struct, frozen=True):
    """A phase of the turn: past, now or to come."""

    key: str
    name: str
    state: str


class Strip(msgspec.Struct, frozen=True, cache_hash=True):
    """The whole strip."""

    phases: tuple[Phase, ...]
    steps: tuple[Step, ...]
    says: str
    basis: str
    """What chances rest on."""
    years: str
    """For narrow screens, whose header has no room for it."""


def strip(payload: TablePayload, marks: tuple[Mark, ...]) -> Strip:
    """The phases, and the order of the present one."""
    status, order = part(payload.parts, "status", Facts), part(payload.parts, "order", Facts)
    found = status.get("phase")
    phase = found.about[0] if found is not None and found.about else ""
    at = PHASES.index(phase) if phase in PHASES else len(PHASES) if phase == "over" else -1
    phases = [
        Phase(key, words.PHASES[key], "now" if place == at else "past" if place < at else "next")
        for place, key in enumerate(PHASES)
    ]
    if phase not in PHASES:
        phases.insert(0 if at < 0 else len(phases), Phase(phase, words.PHASES[phase], "now"))
    steps: tuple[Step, ...] = ()
    says = basis = ""
    if phase == "congress":
        steps = _initiatives(order, marks)
    elif phase == "primaries":
        steps = _turns(payload, order, marks)
    elif phase == "election":
        night = part(payload.parts, "night", Facts)
        counted = sum(row.key == "counted" for row in night.rows)
        to_come = sum(row.key == "to_come" for row in night.rows)
        voting = part(payload.parts, "vote", Facts).get("voting") is not None
        says, basis = words.votes_so_far(counted, counted + to_come + voting), words.CHANCES
    years = status.get("years")
    return Strip(tuple(phases), steps, says, basis, "" if years is None else words.years(years.text))


def _initiatives(order: Facts, marks: tuple[Mark, ...]) -> tuple[Step, ...]:
    """The initiatives of this Congress; a figure stands where a round begins."""
    steps: list[Step] = []
    before = 0
    for row in order.rows:
        if row.seat is None or row.value is None:
            continue
        opens = words.round_of_congress(row.value) if row.value != before else ""
        before = row.value
        steps.append(Step(marks[row.seat], row.about[0], opens, "evaluation" in row.about))
    return tuple(steps)


def _turns(payload: TablePayload, order: Facts, marks: tuple[Mark, ...]) -> tuple[Step, ...]:
    deciding = payload.decision.seat if payload.decision is not None else None
    passed = {row.seat for row in part(payload.parts, "open_states", Facts).rows if row.key == "passed"}
    return tuple(
        Step(
            marks[row.seat],
            "now" if row.seat == deciding else "next",
            note=words.PASS_USED if row.seat in passed else "",
        )
        for row in order.rows
        if row.seat is not None
    )
