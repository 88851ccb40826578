"""A small game in several versions of its rules: a walk along a road, where each toll is paid or rolled for.

Version 1 is what was played. Version 2 says the same in other words; in version 3 a toll takes two dice; in version 4
the purse is a struct of its own and a step has another name; version 5 cannot take anything over.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from resolute.engine.errors import CannotMigrate
from resolute.engine.frames import Option, choice, do, on_roll, step
from resolute.engine.migration import RawPosition
from resolute.engine.registry import register
from resolute.engine.table import D6, Table
from resolute.engine.views import Fact, Facts, View
from tests.engine import toll_again
from tests.engine.small_game import SmallGame, won_by


class Road(msgspec.Struct):
    """Coins of each seat, and how many gates are left."""

    coins: list[int] = msgspec.field(default_factory=lambda: [50, 50])
    gates: int = 12


@step
def set_out(t: Table[Road]) -> None:
    t.tell("set_out")
    t.then(gate, 0)


@choice("How do you pass the gate?", rule="Gates")
def gate(t: Table[Road], actor: int) -> Iterator[Option]:
    yield Option("Roll for it", do(roll_for_it, actor))
    yield Option("Pay 3", do(pay, actor, 3))
    yield Option("Bribe in secret", do(bribe, actor))


@step
def roll_for_it(t: Table[Road], actor: int) -> None:
    t.roll(2 * D6 if t.game.version >= 3 else D6, "the toll", then=do(pay_rolled, actor))


@on_roll
def pay_rolled(t: Table[Road], roll: int, actor: int) -> None:
    t.then(pay, actor, roll)


@step
def bribe(t: Table[Road], actor: int) -> None:
    t.tell("bribe", actor, to=(actor,))
    t.then(pay, actor, 2)


@step
def pay(t: Table[Road], actor: int, toll: int) -> None:
    t.state.coins[actor] -= toll
    t.state.gates -= 1
    t.tell("pay", actor, toll)
    if t.state.gates <= 0:
        richer = 0 if t.state.coins[0] >= t.state.coins[1] else 1
        t.finish(won_by(richer, 1 - richer, why=f"Seat {richer + 1} has {t.state.coins[richer]} coins left."))
    t.then(gate, 1 - actor)


class Toll(SmallGame[Road]):
    """Version 1."""

    id = "test-toll"
    name = "Toll"
    seat_counts = (2,)
    state: ClassVar[type[Any]] = Road
    start = set_out

    def view(self, t: Table[Any], seat: int | None) -> View:
        return View(self.id, seat, t.number, {"all": Facts("All", (Fact("coins", "coins", repr(t.state.coins)),))})

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        return {
            "set_out": lambda t: "You set out.",
            "pay": lambda t, actor, toll: f"Seat {actor + 1} pays {toll}.",
            "bribe": lambda t, actor: f"Seat {actor + 1} bribes the guard.",
        }


class SameToll(Toll):
    """Version 2: the same in other words."""

    version = 2

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        return {**super().sentences(), "pay": lambda t, actor, toll: f"Seat {actor + 1} hands over {toll} coins."}


class DearToll(SameToll):
    """Version 3: another toll."""

    version = 3


class NewToll(SmallGame[toll_again.Road]):
    """Version 4: another shape, and nobody bribes any more."""

    id = "test-toll"
    name = "Toll"
    version = 4
    seat_counts = (2,)
    state = toll_again.Road
    start = toll_again.set_out
    rules = (toll_again,)

    def view(self, t: Table[Any], seat: int | None) -> View:
        coins = [purse.coins for purse in t.state.purses]
        return View(self.id, seat, t.number, {"all": Facts("All", (Fact("coins", "coins", repr(coins)),))})

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        return {"paid": lambda t, actor, toll: f"Seat {actor + 1} has paid {toll}."}

    def migrate(self, version: int, position: RawPosition) -> RawPosition:
        return toll_again.migrate(version, position)


class LostToll(NewToll):
    """Version 5: nothing of before is of any use."""

    version = 5

    def migrate(self, version: int, position: RawPosition) -> RawPosition:
        raise CannotMigrate("Toll is played by sea now.")


Toll.rules = (sys.modules[__name__],)
FIRST, SAME, DEAR, NEW, LOST = Toll(), SameToll(), DearToll(), NewToll(), LostToll()
register(FIRST)
