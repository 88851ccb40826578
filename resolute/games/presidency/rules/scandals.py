"""Scandals: how they break, deepen and end, up to an impeachment. (GM Scandals; TSF Scandal Tensions, Legislative
Segment 8)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.operations.moves import lose
from resolute.games.presidency.operations.tensions import strain_cabinet
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import (
    OFFICE,
    target,
)
from resolute.games.presidency.words import scandals as said

BREAKING, DEEPENING, CONCLUDING = 1, 2, 3
COLUMNS = {BREAKING: "breaking", DEEPENING: "deepening", CONCLUDING: "concluding"}
PRESIDENT = int(Office.PRESIDENT)


@step
def new_scandal(t: Table[Presidency], office: int) -> None:
    """A scandal breaks; if there is one about the same person already, it moves on. (GM Scandals)"""
    deepen(t, office)


def deepen(t: Table[Presidency], office: int) -> None:
    """A scandal moves one box to the right, with a tension in the cabinet, or two if it is about the President. (TSF
    Scandal Tensions)"""
    stage = t.state.cabinet.members[office].scandal
    if stage == CONCLUDING:
        return
    _move_scandal(t, office, stage + 1)
    for _ in range(2 if office == PRESIDENT else 1):
        strain_cabinet(t)


def end_scandal(t: Table[Presidency], office: int) -> None:
    """The counter leaves the track."""
    if t.state.cabinet.members[office].scandal:
        _move_scandal(t, office, 0)


def _move_scandal(t: Table[Presidency], office: int, stage: int) -> None:
    cabinet = t.state.cabinet
    cabinet.change(office, msgspec.structs.replace(cabinet.members[office], scandal=stage))
    t.tell("scandal", office, stage)


@step
def scandal_investigations(t: Table[Presidency]) -> None:
    """A roll for each scandal, those that conclude first, each in the column in which it began. (TSF Legislative
    Segment 8)"""
    members = t.state.cabinet.members
    for box in (CONCLUDING, DEEPENING, BREAKING):
        for office, member in enumerate(members):
            if member.scandal == box:
                t.then(investigate, office, box)


@step
def investigate(t: Table[Presidency], office: int, box: int) -> None:
    """The scandal table says what comes of it; a concluding scandal ends in any case. (GM Scandals)"""
    if t.state.cabinet.members[office].scandal:
        t.then(happen, f"chart/D14/{COLUMNS[box]}", target(OFFICE, office))
        if box == CONCLUDING:
            t.then(conclude, office)


@step
def conclude(t: Table[Presidency], office: int) -> None:
    """A concluding scandal leaves the track after its roll. (GM Scandals)"""
    end_scandal(t, office)


@step
def convict(t: Table[Presidency]) -> None:
    """An impeachment that ends in a conviction ends the game. (GM Auto-Loss)"""
    lose(t, "impeached")


@step
def ease_a_scandal(t: Table[Presidency]) -> None:
    """A scandal of the President's choice moves one box to the left, from the first box off the track."""
    if any(member.scandal for member in t.state.cabinet.members):
        t.then(choose_scandal_to_ease, THE_PRESIDENT)


@choice(said.WHICH_SCANDAL_LOSES_ITS_FORCE, rule="Scandals", forced=True)
def choose_scandal_to_ease(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """Any scandal on the track. (GM Scandals)"""
    for office, member in enumerate(t.state.cabinet.members):
        if member.scandal:
            yield _ease_option(office, member.scandal)


@cache
def _ease_option(office: int, box: int) -> Option:
    return Option(
        said.the_scandal_about(Office(office).label),
        do(scandal_eased, office),
        at=f"office:{office}",
        cost=said.it_is(COLUMNS[box]),
    )


@step
def scandal_eased(t: Table[Presidency], office: int) -> None:
    """The scandal moves one box to the left."""
    _move_scandal(t, office, t.state.cabinet.members[office].scandal - 1)
