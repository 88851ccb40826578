"""Tables that are read by a figure and not by dice: the evaluation of a year, the columns of the election table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from resolute.engine.charts import Row
from resolute.engine.effects import Effect, Saying, happen
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.values import Figure


class Bands(Effect, frozen=True):
    """One of several rows, by a figure of the state; a figure beyond the ends counts as the end row."""

    title: str
    figure: Figure
    rows: tuple[Row, ...]

    def row_for(self, value: int) -> Row:
        """The row that a figure falls into."""
        return next((row for row in self.rows if value <= row.high), self.rows[-1])

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        row = self.row_for(self.figure.get(t.state, on))
        t.then(happen, f"{at}/{row.key}", on)

    def say(self) -> Saying:
        rows = (Saying(f"{row.name}:", "and", (row.effect.say(),)) for row in self.rows)
        return Saying(f"{self.title}:", "or", tuple(rows))

    def parts(self) -> Mapping[str, Effect]:
        return {row.key: row.effect for row in self.rows}
