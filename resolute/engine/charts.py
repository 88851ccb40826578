"""Charts: dice, modifiers and rows. A chart prints itself and tells its odds from the present state."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from resolute.engine.conditions import Modifier, Subject, modifiers_now
from resolute.engine.errors import RulesError
from resolute.engine.table import D6, DiceSet, Table

if TYPE_CHECKING:
    from resolute.engine.effects import Effect


@cache
def totals(dice: DiceSet) -> dict[int, Fraction]:
    """Every total of the dice with its chance."""
    ways = {0: 1}
    for _ in range(dice.count):
        grown: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, dice.sides + 1):
                grown[total + face] = grown.get(total + face, 0) + count
        ways = grown
    return {total: Fraction(count, dice.sides**dice.count) for total, count in sorted(ways.items())}


class Row(msgspec.Struct, frozen=True):
    """The totals from `low` to `high`, what they are called and what they bring."""

    low: int
    high: int
    name: str
    effect: Effect

    @property
    def key(self) -> str:
        """How an address calls the row."""
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"

    @property
    def totals(self) -> str:
        """How a reader calls the row."""
        return str(self.low) if self.low == self.high else f"{self.low} to {self.high}"


class Chart(msgspec.Struct, frozen=True):
    """Rows without gaps; a total beyond the ends counts as the end row."""

    name: str
    rows: tuple[Row, ...]
    dice: DiceSet = D6
    modifiers: tuple[Modifier, ...] = ()

    def __post_init__(self) -> None:
        for above, below in pairwise(self.rows):
            if below.low != above.high + 1:
                raise RulesError(f"the chart {self.name} has a gap or overlap at {below.low}")

    def row_for(self, total: int) -> Row:
        """The row that a total hits."""
        for row in self.rows:
            if total <= row.high:
                return row
        return self.rows[-1]

    def odds(self, t: Table[Any], on: Subject = None) -> dict[str, Fraction]:
        """The chance of each row from the present state, every modifier counted."""
        plus = sum(by for _, by in modifiers_now(self.modifiers, t, on))
        chances = {row.name: Fraction(0) for row in self.rows}
        for total, chance in totals(self.dice).items():
            chances[self.row_for(total + plus).name] += chance
        return chances

    def say(self) -> str:
        """The chart as it is printed, a line for each row."""
        dice = f"{self.dice.count}d{self.dice.sides}"
        head = "; ".join([f"{self.name} ({dice}", *(one.say() for one in self.modifiers)]) + ")"
        rows = [f"{row.totals}: {row.name}: {row.effect.say().sentence()}" for row in self.rows]
        return "\n".join([head, *rows])
