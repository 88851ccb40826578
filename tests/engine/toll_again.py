"""The rules of Toll from version 4 on: each seat has a purse, and a gate is called a barrier."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.engine.frames import Option, choice, do, step
from resolute.engine.migration import RawPosition
from resolute.engine.table import Table
from tests.engine.small_game import won_by


class Purse(msgspec.Struct, frozen=True):
    """What a seat has."""

    coins: int = 50


class Road(msgspec.Struct):
    """The purses of the seats, and how many barriers are left."""

    purses: list[Purse] = msgspec.field(default_factory=lambda: [Purse(), Purse()])
    barriers: int = 12


def migrate(version: int, position: RawPosition) -> RawPosition:
    """Version 4 keeps coins in purses and calls a gate a barrier."""
    if version < 4:
        old = position.state
        position.state = {"purses": [{"coins": coins} for coins in old["coins"]], "barriers": old["gates"]}
        position.agenda = [["barrier", args] if name == "gate" else [name, args] for name, args in position.agenda]
    return position


@step
def set_out(t: Table[Road]) -> None:
    t.then(barrier, 0)


@choice("How do you pass the barrier?", rule="Barriers")
def barrier(t: Table[Road], actor: int) -> Iterator[Option]:
    yield Option("Pay 4", do(pay, actor, 4))


@step
def pay(t: Table[Road], actor: int, toll: int) -> None:
    t.state.purses[actor] = Purse(t.state.purses[actor].coins - toll)
    t.state.barriers -= 1
    t.tell("paid", actor, toll)
    if t.state.barriers <= 0:
        t.finish(won_by(0, why="The road ends."))
    t.then(barrier, 1 - actor)
