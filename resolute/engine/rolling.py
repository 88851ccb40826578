"""Effects that roll: on a chart, against a track, and tables that are read by a figure instead of dice.

How a roll is made is the game's (`Game.roll_printed`): it may ask for points first, or offer a second roll.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any

from resolute.engine.charts import Chart, Drms, Paid, Rolled, Row, totals
from resolute.engine.conditions import Modifier
from resolute.engine.effects import Effect, Nothing, Saying
from resolute.engine.frames import RollFrame, on_roll
from resolute.engine.journal import total_of
from resolute.engine.subjects import Subject
from resolute.engine.table import D6, DiceSet, Table
from resolute.engine.values import Figure


class Rolls(Effect, frozen=True):
    """An effect that begins with a roll."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.game.roll_printed(t, self, at, on)

    @property
    def title(self) -> str:
        """What the roll is called."""
        raise NotImplementedError

    @property
    def prices(self) -> tuple[Paid, ...]:
        """Points that may be paid before it."""
        raise NotImplementedError

    def roll(self, t: Table[Any], at: str, on: Subject, paid: int) -> None:
        """The dice fall, with every modifier and with what was paid."""
        raise NotImplementedError


class OnChart(Rolls, frozen=True):
    """A roll on a chart."""

    chart: Chart

    @property
    def title(self) -> str:
        return self.chart.name

    @property
    def prices(self) -> tuple[Paid, ...]:
        return self.chart.paid

    def roll(self, t: Table[Any], at: str, on: Subject, paid: int) -> None:
        chart = self.chart
        drms = chart.rolled.drms(t, on, paid)
        then = RollFrame(row_hit, (at, on))
        t.roll(chart.dice, chart.name, then=then, modifiers=drms, after=t.game.after_roll(t), chart=at)

    def say(self) -> Saying:
        chart = self.chart
        rows = (Saying(f"{chart.printed(row)}:", "and", (row.effect.say(),)) for row in chart.rows)
        return Saying(f"roll on {chart.name} ({chart.fine_print}):", "or", tuple(rows))

    def parts(self) -> Mapping[str, Effect]:
        return {row.key: row.effect for row in self.chart.rows}

    @property
    def printed_chart(self) -> Chart | None:
        return self.chart


class Check(Rolls, frozen=True, dict=True):
    """Dice against a figure: a modified total of at most its value passes. The figure may be the subject's.

    `best` is what a total of at most `best_at` brings instead, `worst` what one of at least `worst_at` brings; with
    `natural` only the dice themselves count for the worst.
    """

    track: Figure
    passed: Effect
    failed: Effect = Nothing()
    modifiers: tuple[Modifier, ...] = ()
    paid: tuple[Paid, ...] = ()
    most: int = 0
    best: Effect | None = None
    best_at: int = 1
    worst: Effect | None = None
    worst_at: int = 10
    natural: bool = False
    ours: bool = True
    dice: DiceSet = D6

    def __post_init__(self) -> None:
        _ = self.rolled  # a wrong one is refused here, not at its first roll

    @cached_property
    def rolled(self) -> Rolled:
        """What bears on its roll."""
        return Rolled(self.modifiers, self.most, self.paid, self.ours)

    @cached_property
    def parts_by_name(self) -> Mapping[str, Effect]:
        """What each result brings."""
        return self.parts()

    @property
    def title(self) -> str:
        return f"{self.track.label[:1].upper()}{self.track.label[1:]} check"

    @property
    def prices(self) -> tuple[Paid, ...]:
        return self.paid

    @property
    def best_part(self) -> str:
        """The part that no second roll could improve on."""
        return "passed" if self.best is None else "best"

    def drms(self, t: Table[Any], on: Subject = None, paid: int = 0) -> Drms:
        """The modifiers of a roll from the present state."""
        return self.rolled.drms(t, on, paid)

    def roll(self, t: Table[Any], at: str, on: Subject, paid: int) -> None:
        drms = self.rolled.drms(t, on, paid)
        why = f"{self.title} (needs {self.track.against(t.state, on)} or less)"
        then = RollFrame(check_counts, (at, on, total_of((), drms)))
        t.roll(self.dice, why, then=then, modifiers=drms, after=t.game.after_roll(t))

    def result(self, t: Table[Any], on: Subject, total: int, plus: int) -> str:
        """Which part a total brings; `plus` is what the modifiers added to the dice."""
        if self.worst is not None and (total - plus if self.natural else total) >= self.worst_at:
            return "worst"
        if self.best is not None and total <= self.best_at:
            return "best"
        return "passed" if total <= self.track.against(t.state, on) else "failed"

    def odds(self, t: Table[Any], on: Subject = None, paid: int = 0) -> dict[str, Fraction]:
        """The chance of each part from the present state."""
        plus = sum(by for _, by in self.drms(t, on, paid))
        chances = {part: Fraction(0) for part in self.parts()}
        for total, chance in totals(self.dice).items():
            chances[self.result(t, on, total + plus, plus)] += chance
        return chances

    def say(self) -> Saying:
        said = [Saying(f"{name}:", "and", (part.say(),)) for name, part in self._named()]
        return Saying(f"check {self.track.asked} ({self.rolled.fine_print(self.dice)});", "or", tuple(said))

    def _named(self) -> Iterator[tuple[str, Effect]]:
        if self.best is not None:
            yield f"{self.best_at} or less", self.best
        yield "passed", self.passed
        yield "failed", self.failed
        if self.worst is not None:
            yield f"{'a natural ' if self.natural else ''}{self.worst_at} or more", self.worst

    def parts(self) -> Mapping[str, Effect]:
        found: dict[str, Effect] = {"passed": self.passed, "failed": self.failed}
        if self.best is not None:
            found["best"] = self.best
        if self.worst is not None:
            found["worst"] = self.worst
        return found


class Bands(Effect, frozen=True):
    """One of several rows, by a figure of the state; a figure beyond the ends counts as the end row."""

    name: str
    figure: Figure
    rows: tuple[Row, ...]

    def row_for(self, value: int) -> Row:
        """The row that a figure falls into."""
        return next((row for row in self.rows if value <= row.high), self.rows[-1])

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        row = self.row_for(self.figure.get(t.state, on))
        row.effect.happen(t, f"{at}/{row.key}", on)

    def say(self) -> Saying:
        rows = (Saying(f"{row.name}:", "and", (row.effect.say(),)) for row in self.rows)
        return Saying(f"{self.name}:", "or", tuple(rows))

    def parts(self) -> Mapping[str, Effect]:
        return {row.key: row.effect for row in self.rows}


_ROLLS = (OnChart, Check)


def printed_roll(t: Table[Any], at: str) -> OnChart | Check:
    """The roll that is printed at an address."""
    effect = t.game.book.at(at)
    assert isinstance(effect, _ROLLS)
    return effect


@on_roll
def row_hit(t: Table[Any], total: int, at: str, on: Subject) -> None:
    """The row that a total hits happens."""
    row = t.game.book.chart(at).row_for(total)
    row.effect.happen(t, f"{at}/{row.key}", on)


@on_roll
def check_counts(t: Table[Any], total: int, at: str, on: Subject, plus: int) -> None:
    """A check passes with a total of at most the value of its figure."""
    check = t.game.book.at(at)
    assert isinstance(check, Check)
    result = check.result(t, on, total, plus)
    t.tell("check", check.track.key, result)
    check.parts_by_name[result].happen(t, f"{at}/{result}", on)
