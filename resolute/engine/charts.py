"""Charts: dice, modifiers and rows. A chart prints itself and tells its odds from the present state."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from resolute.engine.conditions import Modifier
from resolute.engine.errors import RulesError
from resolute.engine.subjects import Subject
from resolute.engine.table import D6, DiceSet, Table
from resolute.engine.values import Get
from resolute.engine.words import Words, signed

if TYPE_CHECKING:
    from resolute.engine.effects import Effect

Holds = Callable[[Table[Any], Subject], bool]
Drms = tuple[tuple[str, int], ...]
"""Die roll modifiers, each with its reason."""


@cache
def ways(dice: DiceSet) -> dict[int, int]:
    """Every total of the dice with the number of ways in which it falls."""
    found = {0: 1}
    for _ in range(dice.count):
        grown: dict[int, int] = {}
        for total, count in found.items():
            for face in range(1, dice.sides + 1):
                grown[total + face] = grown.get(total + face, 0) + count
        found = grown
    return dict(sorted(found.items()))


@cache
def totals(dice: DiceSet) -> dict[int, Fraction]:
    """Every total of the dice with its chance."""
    return {total: Fraction(count, dice.sides**dice.count) for total, count in ways(dice).items()}


class Paid(msgspec.Struct, frozen=True):
    """Points that may be paid before a roll, and what they add to it."""

    points: int
    by: int

    def say(self) -> str:
        """The price and what it buys."""
        return f"{signed(self.by)} for {self.points}"


class Rolled(msgspec.Struct, frozen=True, dict=True):
    """What bears on a roll: modifiers, a limit of what they add together, and points that may be paid for it.

    A roll that is not `ours` is a lot, or is rolled for somebody else: the game's own modifiers do not count.
    """

    modifiers: tuple[Modifier, ...] = ()
    most: int = 0
    paid: tuple[Paid, ...] = ()
    ours: bool = True

    def __post_init__(self) -> None:
        if self.most < 0:
            raise RulesError(f"modifiers cannot be limited to {self.most}")
        prices = [one.points for one in self.paid]
        if prices != sorted(set(prices)) or any(one.points < 1 or not one.by for one in self.paid):
            raise RulesError("prices must rise from 1 point on, and each must buy something")

    def drms(self, t: Table[Any], on: Subject = None, paid: int = 0) -> Drms:
        """Every modifier that counts now, by name; with `most`, together they add or take at most so much, and the
        game's own come in addition."""
        found: list[tuple[str, int]] = []
        for why, by, holds, get in self._printed:
            if holds is None or holds(t, on):
                counts = by if get is None else by * get(t.state, on)
                if counts:
                    found.append((why, counts))
        if paid:
            found.append((t.game.paid_words, paid))
        if self.most and found:
            total = sum(by for _, by in found)
            if abs(total) > self.most:
                limit = self.most if total > 0 else -self.most
                found.append((self._limited, limit - total))
        if self.ours:
            found += t.game.roll_modifiers(t)
        return tuple(found)

    @cached_property
    def _printed(self) -> tuple[tuple[str, int, Holds | None, Get | None], ...]:
        """The modifiers taken apart: they are asked for at each roll, and `Modifier.amount` says the same of one."""
        return tuple(
            (one.why, one.by, one.when.holds if one.when else None, one.per.get if one.per else None)
            for one in self.modifiers
        )

    @property
    def _limited(self) -> str:
        return f"modifiers count {self.most} at most"

    def fine_print(self, dice: DiceSet) -> str:
        """The dice, every modifier, their limit, and what points can buy."""
        said = [
            f"d{dice.sides}" if dice.count == 1 else f"{dice.count}d{dice.sides}",
            *(one.say() for one in self.modifiers),
        ]
        if self.most:
            said.append(self._limited)
        return "; ".join([*said, *(one.say() for one in self.paid)])


class Row(msgspec.Struct, frozen=True, dict=True):
    """The totals from `low` to `high`, what they are called and what they bring."""

    low: int
    high: int
    name: Words
    effect: Effect

    @cached_property
    def key(self) -> str:
        """How an address calls the row."""
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"

    @property
    def totals(self) -> str:
        """How a reader calls the row."""
        return str(self.low) if self.low == self.high else f"{self.low} to {self.high}"


class Chart(msgspec.Struct, frozen=True, dict=True):
    """Rows without gaps; a total beyond the ends counts as the end row. `ranked` says whether the first row is the best
    one, so that nobody would roll again for another; if nothing is said, it is in charts of ours."""

    name: Words
    rows: tuple[Row, ...]
    dice: DiceSet = D6
    modifiers: tuple[Modifier, ...] = ()
    most: int = 0
    paid: tuple[Paid, ...] = ()
    ours: bool = True
    ranked: bool | None = None

    def __post_init__(self) -> None:
        for above, below in pairwise(self.rows):
            if below.low != above.high + 1:
                raise RulesError(f"the chart {self.name} has a gap or overlap at {below.low}")
        _ = self.rolled  # a wrong one is refused here, not at its first roll

    @cached_property
    def rolled(self) -> Rolled:
        """What bears on its roll."""
        return Rolled(self.modifiers, self.most, self.paid, self.ours)

    @property
    def best_first(self) -> bool:
        """Whether the first row is the best one."""
        return self.ours if self.ranked is None else self.ranked

    def drms(self, t: Table[Any], on: Subject = None, paid: int = 0) -> Drms:
        """The modifiers of a roll from the present state."""
        return self.rolled.drms(t, on, paid)

    def row_for(self, total: int) -> Row:
        """The row that a total hits."""
        for row in self.rows:
            if total <= row.high:
                return row
        return self.rows[-1]

    def reach(self, row: Row) -> str:
        """The totals of a row as it is printed; the end rows take whatever lies beyond them."""
        if len(self.rows) > 1 and row is self.rows[0]:
            return f"{row.high} or less"
        if len(self.rows) > 1 and row is self.rows[-1]:
            return f"{row.low} or more"
        return row.totals

    def printed(self, row: Row) -> str:
        """The totals of a row and its name; a row that has only its totals for a name says them once."""
        return self.reach(row) if row.name == row.totals else f"{self.reach(row)} {row.name}"

    def odds(self, t: Table[Any], on: Subject = None, paid: int = 0) -> dict[str, Fraction]:
        """The chance of each row from the present state, every modifier counted, and so much added by what is paid."""
        plus = sum(by for _, by in self.drms(t, on, paid))
        chances = {row.name: Fraction(0) for row in self.rows}
        for total, chance in totals(self.dice).items():
            chances[self.row_for(total + plus).name] += chance
        return chances

    @property
    def fine_print(self) -> str:
        """The dice, the modifiers, their limit and the prices."""
        return self.rolled.fine_print(self.dice)

    def say(self) -> str:
        """The chart as it is printed, a line for each row."""
        rows = [f"{self.reach(row)}: {row.name}: {row.effect.say().sentence()}" for row in self.rows]
        return "\n".join([f"{self.name} ({self.fine_print})", *rows])
