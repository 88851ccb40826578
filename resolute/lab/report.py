"""What a simulation shows, beside what the game is meant to show, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

import msgspec

from resolute.engine.registry import find_game
from resolute.lab.simulate import Count, Simulation

Z95 = 1.96


class ReportRow(msgspec.Struct, frozen=True):
    """A share with its interval, the target, and whether the share is within it."""

    question: str
    subject: str
    trials: int
    share: float
    low: float
    high: float
    target: str
    ok: bool


def interval(hits: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    spread = Z95 * sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2))
    middle = share + Z95**2 / (2 * trials)
    scale = 1 + Z95**2 / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def report_lines(simulation: Simulation) -> list[ReportRow]:
    """A row for each thing that the game asks of its games, in the order in which it asks."""
    return rows_of(simulation.game, simulation.findings)


def rows_of(game: str, findings: Mapping[str, Mapping[str, Count]]) -> list[ReportRow]:
    """The same from what was counted."""
    targets = find_game(game).lab.targets
    rows: list[ReportRow] = []
    for question in sorted(findings, key=lambda name: list(targets).index(name) if name in targets else 99):
        for subject, count in sorted(findings[question].items()):
            rows.append(_row(question, subject, count, targets.get(question)))
    return rows


def _row(question: str, subject: str, count: Count, target: tuple[float, float] | None) -> ReportRow:
    low, high = interval(count.hits, count.trials)
    share = count.hits / count.trials
    text = f"{target[0]:.1%} to {target[1]:.1%}" if target else ""
    ok = target is None or target[0] <= share <= target[1]
    return ReportRow(question, subject, count.trials, share, low, high, text, ok)
