"""The race as a chart, once it is over: a line for each dictator, with the targets that fell and the rolls."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from resolute.engine.summary import SummaryFact, SummaryPanel
from resolute.games.dictators.board.reading import number_in
from resolute.games.dictators.content.map import PLACES
from resolute.games.dictators.history import AWAY, DISARMED, ROLLED

LEFT, RIGHT, TOP, BOTTOM = 5.0, 88.0, 6.0, 84.0
"""Where the lines begin and end, in percent of the drawing."""
HIGHEST = 8
"""Turns from Hawaii to Washington: the chart is as high as that."""
TICKS = 12
"""So many turns are numbered at most."""
APART = 2.2
"""How many pixels lines stand apart that would lie on each other."""
BUST = 16
"""How many pixels a bust takes beside another."""


class Sign(msgspec.Struct, frozen=True):
    """Something on a line: a target of a zone that fell, or a roll (zone 0)."""

    x: str
    y: str
    zone: int
    title: str


class Line(msgspec.Struct, frozen=True):
    """A dictator's way."""

    seat: int
    key: str
    name: str
    mine: bool
    won: bool
    shift: float
    """How many pixels below its place it is drawn, so that all lines are seen."""
    path: str
    """In percent of the drawing."""
    signs: tuple[Sign, ...]
    end: str
    """How far down it ended, in percent: its bust stands there, behind all lines."""
    beside: tuple[int, int]
    """How many pixels to the right and down, because others ended in the same place."""


class Chart(msgspec.Struct, frozen=True):
    """The chart with its scales."""

    title: str
    note: str
    lines: tuple[Line, ...]
    turns: tuple[tuple[str, int], ...]
    levels: tuple[tuple[str, int], ...]


class Racer(msgspec.Struct, frozen=True):
    """Whose line it is."""

    key: str
    name: str
    mine: bool
    won: bool


def race_chart(panels: Iterable[SummaryPanel], racers: tuple[Racer, ...]) -> Chart | None:
    """The chart of a finished race, from the facts of its summary."""
    panel = next((one for one in panels if one.key == "race"), None)
    if panel is None:
        return None
    last = max([fact.turn or 0 for fact in panel.facts])
    if not last:
        return None
    highest = max([HIGHEST, *[fact.amount or 0 for fact in panel.facts]])
    scale = _Scale(last, highest)
    every = -(-last // TICKS)
    return Chart(
        panel.title,
        panel.note,
        tuple(_lines(panel.facts, racers, scale)),
        tuple((scale.x(turn), turn) for turn in range(every, last + 1, every)),
        tuple((scale.y(level), level) for level in range(2, highest + 1, 2)),
    )


class _Scale(msgspec.Struct, frozen=True):
    """From turns and distances to percent of the drawing."""

    last: int
    highest: int

    def x(self, turn: int) -> str:
        return f"{LEFT + (RIGHT - LEFT) * turn / self.last:.1f}"

    def y(self, away: int) -> str:
        return f"{BOTTOM - (BOTTOM - TOP) * away / self.highest:.1f}"

    def at(self, fact: SummaryFact) -> tuple[str, str]:
        return self.x(fact.turn or 0), self.y(fact.amount or 0)


def _lines(facts: Iterable[SummaryFact], racers: tuple[Racer, ...], scale: _Scale) -> list[Line]:
    made: list[Line] = []
    ends: list[str] = []
    for seat, racer in enumerate(racers):
        own = [fact for fact in facts if fact.seat == seat]
        points = [scale.at(fact) for fact in own if fact.kind == AWAY]
        end = points[-1][1]
        made.append(
            Line(
                seat,
                racer.key,
                racer.name,
                racer.mine,
                racer.won,
                round((seat - (len(racers) - 1) / 2) * APART, 1),
                _path(points),
                tuple(_sign(fact, scale) for fact in own if fact.kind in (DISARMED, ROLLED)),
                end,
                (BUST * (ends.count(end) % 2), -BUST * (ends.count(end) // 2)),
            )
        )
        ends.append(end)
    return made


def _path(points: list[tuple[str, str]]) -> str:
    """A line through points; one that goes on straight and level needs none between."""
    threes = zip(points, points[1:], points[2:], strict=False)
    inner = [here for before, here, after in threes if not before[1] == here[1] == after[1]]
    return "M" + "L".join([f"{x} {y}" for x, y in (points[0], *inner, points[-1])])


def _sign(fact: SummaryFact, scale: _Scale) -> Sign:
    zone = PLACES[number_in(fact.at)].zone if fact.kind == DISARMED else 0
    return Sign(*scale.at(fact), zone, fact.label if fact.kind == DISARMED else f"{fact.label}: {fact.value}")
