"""What the suite plays: every game of the package with every number of seats and every set of options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec

import resolute
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.errors import SetupError
from resolute.engine.frames import Option, Seat
from resolute.engine.game import Value
from resolute.engine.registry import games
from resolute.engine.table import Decision, Table
from tests.conformance.known import KNOWN
from tests.suite import FULL

MAX_SETUPS = 400

GAMES: list[str] = sorted(id for id, game in games().items() if game.offered or id in KNOWN)
"""Every game that is offered, and those that are known before they are."""


class Setup(msgspec.Struct, frozen=True):
    """A game, the number of seats and the options in full."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def start(self, seed: int, *, journal: bool = True) -> Table[Any]:
        """A new table."""
        return resolute.new(self.game, seats=self.seats, options=dict(self.options), seed=seed, journal=journal)

    def record(self, seed: int) -> resolute.Record:
        """A new table with its log."""
        return resolute.Record.new(self.game, seats=self.seats, options=dict(self.options), seed=seed)

    def __str__(self) -> str:
        chosen = ", ".join(f"{name} {str(value).lower()}" for name, value in self.options)
        return f"{self.game} for {self.seats}: {chosen or 'no options'}"


@cache
def setups(id: str) -> tuple[Setup, ...]:
    """Every set-up that the game accepts, or a fair sample of them if they are very many."""
    game = resolute.find_game(id)
    found: list[Setup] = []
    for seats in game.seat_counts:
        for values in product(*([value for value, _ in setting.values] for setting in game.settings)):
            options = dict(zip((setting.name for setting in game.settings), values, strict=True))
            try:
                game.resolve_options(seats, options)
            except SetupError:
                continue
            found.append(Setup(id, seats, tuple(options.items())))
    if len(found) > MAX_SETUPS:
        found = random.Random(id).sample(found, MAX_SETUPS)
    return tuple(found)


def some_setups(id: str, count: int) -> tuple[Setup, ...]:
    """A fixed sample of the set-ups that has as many kinds in it as it can."""
    every = setups(id)
    return every if count >= len(every) else tuple(random.Random(f"{id} {count}").sample(every, count))


class Chooser:
    """Chooses at random: anything, or rather acting than declining, or rather declining than acting."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.likes = (None, False, True)[seed % 3]

    def __call__(self, decision: Decision) -> int:
        """The place of an option."""
        liked = [place for place, option in enumerate(decision.options) if option.declines is self.likes]
        if liked and self.random.random() < 0.7:
            return self.random.choice(liked)
        return self.random.randrange(len(decision.options))


def walk(table: Table[Any], seed: int) -> Iterator[Decision]:
    """Play a table at random to the end; every decision is handed out before it is taken."""
    choose = Chooser(seed)
    longest = KNOWN[table.game.id].longest
    for _ in range(longest):
        decision = table.decision
        if decision is None:
            return
        yield decision
        table.advance(decision.options[choose(decision)])
    raise AssertionError(f"{table.game.name} has not ended after {longest} decisions")


class Moments:
    """The positions of a game that are looked at closely: so many moves apart, and in the slice further and further
    apart as a game grows long, for a long game repeats itself and every look at its past costs more."""

    def __init__(self, every: int) -> None:
        self._every = every
        self._next = 0

    def __call__(self, number: int) -> bool:
        """Whether this position is one of them."""
        if number < self._next:
            return False
        self._next = number + self._every if FULL else max(number + self._every, number * 9 // 8)
        return True


class Eyes:
    """Through whose eyes a position is looked at: everybody's, and in the slice those of the seat that decides and of
    one more, in turn."""

    def __init__(self) -> None:
        self._turn = 0

    def __call__(self, table: Table[Any], decision: Decision) -> list[Seat | None]:
        """Some seats; None is somebody who only watches."""
        everybody: list[Seat | None] = [None, *range(table.seats)]
        if FULL:
            return everybody
        others = [seat for seat in everybody if seat != decision.seat]
        self._turn += 1
        return [decision.seat, others[self._turn % len(others)]]


def fresh(table: Table[Any], seed: int) -> Table[Any]:
    """The same position with other luck to come and an empty journal."""
    twin = table.clone()
    twin.dice = Dice(seed_bytes(seed))
    twin.journal = []
    return twin


def shown(option: Option) -> tuple[object, ...]:
    """Everything that an option says."""
    return (
        option.label,
        option.frame,
        option.at,
        option.cost,
        option.declines,
        option.amount,
        option.group,
    )
