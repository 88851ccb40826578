"""The table in the browser under load, beside the boardgame.io server, and how soon a click is seen.

Both servers run in one session on the same machine, each with the same number of tables and viewers, in rounds
that take turns: whatever else the machine does meanwhile then troubles both, and a ratio is the median over the
rounds. Ours commits every move to a file before it acknowledges it; the other keeps its games in memory. Where
Node or its packages cannot be had, the ratio of an earlier run is printed, and said to be stored.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import urlopen

import msgspec

from resolute.bench.click import measure_click
from resolute.bench.crowd import Round, Served, run_round
from resolute.bench.speed import Figure
from resolute.engine.errors import ResoluteError

TABLES = 50
VIEWERS = 4
PACE = 40.0
"""Moves a second in all, at the pace of people."""
ROUNDS, STROLLS = 7, 3
"""Rounds with as many moves as can be made, and at the pace of people."""
FOLDER = Path(__file__).parents[2] / "benchmarks" / "boardgame"
_START = 60.0
_INSTALL = 300.0


class Stored(msgspec.Struct, frozen=True):
    """An earlier run beside boardgame.io."""

    moves: float
    """Our moves a second, divided by theirs."""
    p99: float
    """Our slowest percent, divided by theirs."""
    measured: str
    """When, and on what."""


# The servers


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def our_server() -> Iterator[Served]:
    """`resolute play` with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = f"{folder}/load.sqlite"
        settings = {"DATABASE": database, "RATE": "0", "BOT_PROCESSES": "1", "LOG": "warning"}
        environment = {**os.environ, **{f"RESOLUTE_{name}": value for name, value in settings.items()}}
        command = [sys.executable, "-m", "resolute.cli", "play", "--no-browser", "--port", str(port)]
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as server:
            try:
                _wait_for(port, server)
                yield Served(port, database, server.pid)
            finally:
                server.send_signal(signal.SIGTERM)
                try:
                    server.wait(20)
                except subprocess.TimeoutExpired:
                    server.kill()


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + _START
    while time.monotonic() < until and server.poll() is None:
        with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/healthz", timeout=_START):
            return
        time.sleep(0.02)
    raise ResoluteError("the server that was to be measured does not start.")


class Yardstick:
    """The boardgame.io server, and a process with the people at its tables."""

    def __init__(self, tables: int, viewers: int) -> None:
        self._server = _node("server.js")
        self._people = _node("people.js", _line(self._server).strip(), str(tables), str(viewers))
        if _line(self._people).strip() != "ready":
            self.close()
            raise ResoluteError("the boardgame.io server does not start.")

    def round(self, seconds: float, pace: float) -> Round:
        """Let the people play for so many seconds."""
        assert self._people.stdin is not None
        self._people.stdin.write(msgspec.json.encode({"seconds": seconds, "pace": pace}).decode() + "\n")
        self._people.stdin.flush()
        return msgspec.json.decode(_line(self._people), type=Round)

    def close(self) -> None:
        """End both processes."""
        for process in (self._people, self._server):
            with suppress(OSError):
                if process.stdin is not None:
                    process.stdin.close()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
            if process.stdout is not None:
                process.stdout.close()


def _node(script: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        ["node", script, *words], cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise ResoluteError("a process of the boardgame.io server has ended.")
    return line


def _ready_to_compare() -> str:
    """Fetch what the comparison needs; why it cannot be made, if it cannot."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "Node is not installed"
    if not (FOLDER / "package.json").is_file():
        return "benchmarks/boardgame is not here"
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        words = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"]
        try:
            subprocess.run(words, cwd=FOLDER, check=True, capture_output=True, timeout=_INSTALL)
        except (subprocess.SubprocessError, OSError):
            return "its packages cannot be fetched"
    return ""


# The figures


def run_load(seconds: float, tables: int = TABLES) -> list[Figure]:
    """Measure the server, beside boardgame.io where it can be had, in about so many seconds and their set-up."""
    missing = _ready_to_compare()
    part = seconds / (2 * ROUNDS + 2 * STROLLS + 1)
    ours: list[Round] = []
    theirs: list[Round] = []
    strolls: list[Round] = []
    their_strolls: list[Round] = []
    with our_server() as served, _yardstick(tables, missing) as yardstick:
        _play(run_round(served, tables, VIEWERS, part / 2, 0.0))
        for _ in range(ROUNDS):
            ours.append(_play(run_round(served, tables, VIEWERS, part, 0.0)))
            if yardstick is not None:
                theirs.append(yardstick.round(part, 0.0))
        for _ in range(STROLLS):
            strolls.append(_play(run_round(served, tables, VIEWERS, part, PACE)))
            if yardstick is not None:
                their_strolls.append(yardstick.round(part, PACE))
        seated = _play(run_round(served, tables, VIEWERS, part, 0.0, seated=2))
        click = measure_click(served.port)
    return [
        Figure("saturated: committed moves", median(map(_rate, ours)), "a second"),
        Figure("saturated: p99 to the last viewer", median(map(p99, ours)), "ms"),
        *(_compared(ours, theirs) if theirs else stored(missing)),
        _below(f"at {PACE:g} moves a second: p99 to the last viewer", median(map(p99, strolls)), 30),
        *(
            [Figure(f"at {PACE:g} moves a second: p99 of boardgame.io", median(map(p99, their_strolls)), "ms")]
            if their_strolls
            else []
        ),
        Figure("saturated, two of the viewers play: moves", _rate(seated), "a second"),
        Figure("saturated, two of the viewers play: p99", p99(seated), "ms"),
        *([] if click is None else [_below("click to the first changed frame, median", click, 60)]),
    ]


@contextmanager
def _yardstick(tables: int, missing: str) -> Iterator[Yardstick | None]:
    if missing:
        yield None
        return
    made = Yardstick(tables, VIEWERS)
    try:
        yield made
    finally:
        made.close()


def _play(work: Coroutine[Any, Any, Round]) -> Round:
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        return runner.run(work)


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.new_event_loop
    return new_event_loop


def _rate(one: Round) -> float:
    return len(one.times) / one.seconds


def p99(one: Round) -> float:
    """The time within which 99 of 100 moves arrived."""
    if not one.times:
        raise ResoluteError("no move was made while the server was measured.")
    return sorted(one.times)[min(len(one.times) - 1, int(len(one.times) * 0.99))]


def _below(name: str, value: float, target: float) -> Figure:
    return Figure(name, value, "ms", f"below {target:g} ms", value < target)


def _ratios(moves: float, slowest: float, note: str = "") -> list[Figure]:
    return [
        Figure(f"saturated: moves, ratio{note}", moves, "times", "at least 1 times (goal: 3)", moves >= 1),
        Figure(f"saturated: p99, ratio{note}", slowest, "times", "at most 0.5 times", slowest <= 0.5),
    ]


def _compared(ours: Sequence[Round], theirs: Sequence[Round]) -> list[Figure]:
    pairs = list(zip(ours, theirs, strict=True))
    return [
        Figure("saturated: moves of boardgame.io, in memory", median(map(_rate, theirs)), "a second"),
        Figure("saturated: p99 of boardgame.io", median(map(p99, theirs)), "ms"),
        *_ratios(
            median(_rate(one) / _rate(other) for one, other in pairs),
            median(p99(one) / p99(other) for one, other in pairs),
        ),
    ]


def stored(missing: str) -> list[Figure]:
    """The ratios of an earlier run, where there is one."""
    try:
        kept = msgspec.json.decode((FOLDER / "stored.json").read_bytes(), type=Stored)
    except (OSError, msgspec.DecodeError):
        return []
    return _ratios(kept.moves, kept.p99, f" to boardgame.io (stored, {kept.measured}; {missing})")
