"""Figures about the server in the text format of Prometheus: counters, gauges and how long things take."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Counter:
    """Something that is counted, by one label."""

    def __init__(self, name: str, says: str, label: str = "") -> None:
        self.name, self.says, self.label = name, says, label
        self.values: dict[str, int] = {}

    def add(self, value: str = "", by: int = 1) -> None:
        """Count one more."""
        self.values[value] = self.values.get(value, 0) + by

    def lines(self) -> Iterator[str]:
        """The counter as text."""
        yield f"# HELP {self.name} {self.says}"
        yield f"# TYPE {self.name} counter"
        for value, count in sorted(self.values.items()) or [("", 0)]:
            label = f'{{{self.label}="{value}"}}' if value else ""
            yield f"{self.name}{label} {count}"


class Gauge:
    """Something that is measured when somebody asks."""

    def __init__(self, name: str, says: str) -> None:
        self.name, self.says = name, says
        self.read: Callable[[], float] = lambda: 0

    def lines(self) -> Iterator[str]:
        """The gauge as text."""
        yield f"# HELP {self.name} {self.says}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.read():g}"


class Timer:
    """How long something takes, in buckets."""

    def __init__(self, name: str, says: str) -> None:
        self.name, self.says = name, says
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Note one that took so long."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        """The timer as a histogram."""
        yield f"# HELP {self.name} {self.says}"
        yield f"# TYPE {self.name} histogram"
        sum_so_far = 0
        for most, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            sum_so_far += count
            yield f'{self.name}_bucket{{le="{most}"}} {sum_so_far}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {sum_so_far}"


class Metrics:
    """Everything that one server counts."""

    def __init__(self) -> None:
        self.requests = Counter("resolute_requests_total", "Requests by status.", "status")
        self.moves = Counter("resolute_moves_total", "Moves committed, by who chose them.", "by")
        self.lost = Counter("resolute_moves_lost_total", "Moves that came too late.")
        self.bot_failures = Counter("resolute_bot_failures_total", "Bots that crashed or overran.", "why")
        self.tables = Gauge("resolute_tables_open", "Tables in memory.")
        self.streams = Gauge("resolute_streams_open", "Open event streams.")
        self.commit = Timer("resolute_commit_seconds", "From a move to its commit.")
        self.answer = Timer("resolute_request_seconds", "From a request to its answer, without event streams.")

    def text(self) -> str:
        """All of it, as /metrics answers."""
        parts = (
            self.requests,
            self.moves,
            self.lost,
            self.bot_failures,
            self.tables,
            self.streams,
            self.commit,
            self.answer,
        )
        return "\n".join(line for part in parts for line in part.lines()) + "\n"
