"""Bots that crash, overrun or cheat are replaced by a steadier one, and the journal says so."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from resolute.bots import BOTS
from resolute.store.errors import StoreError
from resolute.web.bots import GRACE, QUEUE, BotPool, Choice, JobFailed
from resolute.web.clock import Clock
from resolute.web.events import LOOK_AGAIN
from resolute.web.metrics import Metrics
from tests.clock import HANG, until
from tests.web.bad_bots import NAMES, add_bad_bots
from tests.web.server import HERE, RANDOM, Running, running

SECONDS = 60.0
"""For so long a bot may think; those that want more say that it has passed."""


@pytest.fixture
def bad(tmp_path: Path) -> Iterator[Running]:
    """A server with bad bots."""
    before = dict(BOTS)
    add_bad_bots()
    with running(str(tmp_path / "tables.db"), add_bad_bots, bot_seconds=SECONDS) as server:
        yield server
    BOTS.clear()
    BOTS.update(before)


def asked_or_moved(server: Running, table: str, number: int) -> None:
    """Wait until a bot thinks, or has moved because it had no choice."""
    until(lambda: server.clock.waits(SECONDS + GRACE) or server.number(table) > number, "the bot is asked")


@pytest.mark.parametrize("name", list(NAMES))
def test_a_bot_that_fails_is_replaced(bad: Running, name: str) -> None:
    person = bad.visitor()
    table = person.create("campaign", [HERE, {"kind": "bot", "bot": name}]).table
    payload = person.view(table)
    notes: list[str] = []
    # Until it is one's own turn: a bot that still hangs would hold up those of the other table.
    while not notes or (payload.decision is not None and not payload.decision.mine):
        if name == "hangs" and payload.decision is not None and not payload.decision.mine:
            asked_or_moved(bad, table, payload.number)
            bad.clock.turn(SECONDS + GRACE)
        payload = person.go_on(table, payload)
        notes = [line.text for line in payload.journal if line.kind == "note"]
    what = "thought for too long" if name in ("dawdles", "hangs") else "gave up"
    assert notes[0].startswith(f"The {name} bot {what}; the steady bot moved for it.")
    assert f'resolute_bot_failures_total{{why="{"overrun" if "long" in what else "crash"}"}}' in person.page("/metrics")
    # The processes are there again for whoever needs them.
    other = person.create("campaign").table
    payload = person.view(other)
    while payload.last < 10:
        payload = person.go_on(other, payload)
    assert not any(line.kind == "note" for line in payload.journal)


def test_bots_that_stopped_are_woken_by_whoever_watches(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    host = server.app.host
    move, failed = host.bots._bot_moves, threading.Event()

    async def fail_once(table: str) -> bool:
        if not failed.is_set():
            failed.set()
            raise StoreError("The database is away.")
        return await move(table)

    monkeypatch.setattr(host.bots, "_bot_moves", fail_once)
    person = server.visitor()
    news = person.watch(person.create("campaign", [RANDOM, RANDOM]).table)
    assert next(news).number == 0 and failed.wait(HANG)
    until(lambda: server.clock.waits(LOOK_AGAIN), "somebody watches")
    server.clock.turn(LOOK_AGAIN)
    while next(news).number < 12:
        pass


def test_tables_that_were_left_keep_nobody_waiting(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their bots think one after the other, until somebody comes."""
    thinking, may_go = list[bytes](), threading.Event()

    async def choose(packed: bytes, level: str, options: int) -> Choice:
        thinking.append(packed)
        while not may_go.is_set():
            await asyncio.sleep(0.005)
        return Choice(0)

    for pool in (server.app.host.bots._pool, server.app.host.bots._spare):
        monkeypatch.setattr(pool, "choose", choose)
    person = server.visitor()
    left = [person.create("campaign", [RANDOM, RANDOM]).table for _ in range(3)]
    for table in left:
        person.view(table)
    waiting = server.app.host.bots._alone._waiting
    # Tables of other tests may be left too.
    until(lambda: len(waiting) >= 2 and len(thinking) == 1, "all tables wait for one")
    news = person.watch(next(table for table in left if table in waiting))
    assert next(news).number == 0
    until(lambda: len(thinking) == 2, "the bot of a table that somebody follows does not wait")
    may_go.set()
    for table in left:
        until(lambda table=table: server.number(table) > 5, "every table goes on")  # type: ignore[misc]


def test_a_busy_server_lowers_the_level_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def run(job: object, packed: bytes, level: str, *args: object, seconds: float) -> int:
        asked.append(level)
        return 0

    async def choose() -> list[Choice]:
        pool = BotPool(1, SECONDS, Metrics(), Clock())
        monkeypatch.setattr(pool, "run", run)
        found = [await pool.choose(b"", "expert", 3)]
        pool._waiting = QUEUE
        found += [await pool.choose(b"", level, 3) for level in ("expert", "sharp", "steady", "random")]
        pool._waiting = 2 * QUEUE
        return [*found, await pool.choose(b"", "expert", 3)]

    found = asyncio.run(choose())
    assert asked == ["expert", "sharp", "steady", "steady", "random", "steady"]
    assert [one.eased for one in found] == [False, True, True, False, False, True]
    assert found[0].word == "" and found[1].word == "The server is busy, so the expert bot plays like a sharp one."


def broken(seconds: float) -> int:
    """A job that fails in a way in which pools of processes fail too."""
    raise RecursionError


def whoever(seconds: float) -> int:
    """The process that does this."""
    return os.getpid()


def test_a_job_that_fails_ends_no_process() -> None:
    """Positions from files can make the rules raise anything, and others think in the same processes."""

    async def jobs() -> None:
        pool = BotPool(1, SECONDS, Metrics(), Clock())
        try:
            before = await pool.run(whoever, seconds=SECONDS)
            with pytest.raises(JobFailed, match="RecursionError"):
                await pool.run(broken, seconds=SECONDS)
            assert await pool.run(whoever, seconds=SECONDS) == before
        finally:
            await pool.close()

    asyncio.run(jobs())
