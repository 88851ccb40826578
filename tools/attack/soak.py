"""Let many tables play for a long time on a server of our own, and watch times, memory and open files:

    make soak                                              200 tables with 4 viewers each, for ten minutes
    python -m tools.attack.soak --minutes 2 --tables 40    shorter

Nothing may be lost, the slowest percent of moves has to reach every viewer within 150 ms, and after the first minute
the server may neither open more files nor use more memory than its growing games explain. The exit code is 1 otherwise.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from resolute.bench.crowd import Served, run_round
from resolute.bench.load import _play, our_server, p99

PACE = 40.0
"""Moves a second in all, at the pace of people."""
LIMIT = 150.0
"""Milliseconds within which 99 of 100 moves reach their last viewer."""
GROWTH = 1.10
"""How much more memory is explained by longer journals and logs of the games in it."""


@dataclass
class Sample:
    """What the server uses at a moment."""

    at: float
    memory: int
    files: int
    processor: float


class Watch:
    """Looks at the process of a server every few seconds."""

    def __init__(self, served: Served) -> None:
        self._process = Path(f"/proc/{served.process}")
        self._stop = threading.Event()
        self.samples: list[Sample] = []
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        started = time.monotonic()
        while not self._stop.wait(2.0):
            status = (self._process / "status").read_text()
            memory = int(status.partition("VmRSS:")[2].split()[0]) * 1024
            files = len(os.listdir(self._process / "fd"))
            used = (self._process / "stat").read_text().rpartition(")")[2].split()
            processor = (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")
            self.samples.append(Sample(time.monotonic() - started, memory, files, processor))

    def end(self) -> list[Sample]:
        """Stop looking."""
        self._stop.set()
        self._thread.join()
        return self.samples


def main() -> int:
    """Run the soak, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.attack.soak", description="Let many tables play for long.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--viewers", type=int, default=4)
    given = parser.parse_args()
    with our_server() as served:
        empty = Watch(served)
        time.sleep(5)
        before = empty.end()[-1]
        watch = Watch(served)
        done = _play(run_round(served, given.tables, given.viewers, 60 * given.minutes, PACE))
        samples = watch.end()
    # Everybody has come when most files are open; connections that are not used any more are closed later.
    most = max(one.files for one in samples)
    come = next(place for place, one in enumerate(samples) if one.files > 0.9 * most)
    playing = [one for one in samples[come:] if one.files > 0.3 * most]
    first = next((one for one in playing if one.at >= playing[0].at + min(60.0, 20 * given.minutes)), playing[-1])
    last = playing[-1]
    busy = (last.processor - first.processor) / max(last.at - first.at, 1.0)
    rows = [
        ("tables, viewers each", f"{given.tables}, {given.viewers}", True),
        ("moves, all acknowledged and in the log", f"{len(done.times):,} in {done.seconds:.0f} s", True),
        ("p50, p99 and slowest to the last viewer", _times(done.times, p99(done)), p99(done) < LIMIT),
        ("memory without tables", f"{before.memory / 1e6:.0f} MB", True),
        ("memory after the first minute", f"{first.memory / 1e6:.0f} MB", True),
        ("memory at the end", f"{last.memory / 1e6:.0f} MB", last.memory < GROWTH * first.memory),
        ("memory a table", f"{(last.memory - before.memory) / given.tables / 1e3:.0f} KB", True),
        ("open files, first minute and end", f"{first.files}, {last.files}", last.files <= first.files + 8),
        ("processor", f"{100 * busy:.0f} % of a core", True),
        ("load of the machine", f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", True),
    ]
    table = Table("soak", "figure", "as it should be")
    for name, figure, holds in rows:
        table.add_row(name, figure, "yes" if holds else "NO")
    Console().print(table)
    return 0 if all(holds for _, _, holds in rows) else 1


def _times(times: list[float], slow: float) -> str:
    return f"{sorted(times)[len(times) // 2]:.0f}, {slow:.0f} and {max(times):.0f} ms"


if __name__ == "__main__":
    sys.exit(main())
