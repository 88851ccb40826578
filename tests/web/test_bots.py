"""Bots that crash, overrun or cheat are replaced by a steadier one, and the journal says so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from resolute.bots import BOTS
from resolute.store.errors import StoreError
from resolute.web import bots, events
from tests.web.bad_bots import NAMES, add_bad_bots
from tests.web.server import HERE, RANDOM, Running, running


@pytest.fixture
def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with bad bots, who have little time."""
    before = dict(BOTS)
    add_bad_bots()
    monkeypatch.setattr(bots, "GRACE", 6.0)
    with running(str(tmp_path / "tables.db"), add_bad_bots, bot_seconds=1.0) as server:
        yield server
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.parametrize("name", list(NAMES))
def test_a_bot_that_fails_is_replaced(bad: Running, name: str) -> None:
    person = bad.visitor()
    table = person.create("campaign", [HERE, {"kind": "bot", "bot": name}]).table
    payload = person.view(table)
    notes: list[str] = []
    while not notes:
        payload = (
            person.decide(table, payload)
            if payload.decision and payload.decision.mine
            else person.wait(table, payload.number)
        )
        notes = [line.text for line in payload.journal if line.kind == "note"]
    what = "thought for too long" if name in ("dawdles", "hangs") else "gave up"
    assert notes[0].startswith(f"The {name} bot {what}; the steady bot moved for it.")
    assert f'resolute_bot_failures_total{{why="{"overrun" if "long" in what else "crash"}"}}' in person.page("/metrics")
    # The processes are there again for whoever needs them.
    other = person.create("campaign").table
    payload = person.view(other)
    while payload.last < 10:
        payload = (
            person.decide(other, payload)
            if payload.decision and payload.decision.mine
            else person.wait(other, payload.number)
        )
    assert not any(line.kind == "note" for line in payload.journal)


def test_bots_that_stopped_are_woken_by_whoever_watches(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "LOOK_AGAIN", 0.3)
    host = server.app.host
    move, calls = host.bots._bot_moves, count()

    async def fail_once(table: str) -> bool:
        await asyncio.sleep(0.1)
        if next(calls) == 8:  # when everybody has been told who is there, which wakes bots as well
            raise StoreError("The database is away.")
        return await move(table)

    monkeypatch.setattr(host.bots, "_bot_moves", fail_once)
    person = server.visitor()
    news = person.watch(person.create("campaign", [RANDOM, RANDOM]).table)
    while next(news).number < 12:
        pass
    assert next(calls) > 12
