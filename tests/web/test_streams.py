"""Event streams: what a subscriber is sent, and what becomes of one who is slow or leaves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from resolute.web import outbox
from tests.clock import HANG, HandClock, until
from tests.web.server import HERE, Running, running


def _moves_are_seen(server: Running, count: int = 12) -> None:
    player, spectator = server.visitor(), server.visitor()
    table = player.create("campaign", [HERE, HERE]).table
    news = spectator.watch(table)
    assert next(news).number == 0
    payload = player.view(table)
    for _ in range(count):
        assert payload.decision is not None
        payload = player.play(table, payload.number, 0, seat=payload.decision.seat)
        while next(news).number < payload.number:
            pass
    news.close()  # type: ignore[attr-defined]


def test_streams_are_forgotten_when_people_leave(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db")) as server:
        for _ in range(3):
            _moves_are_seen(server, 2)
        until(lambda: not server.app.host.metrics.streams.read(), "the tables forget who watched")
        until(lambda: not server.app.host.tables.streams, "nobody's streams are counted")


async def test_a_slow_subscriber_loses_nothing() -> None:
    took: list[bytes] = []
    ready = asyncio.Event()

    async def send(message: Any) -> None:
        await ready.wait()
        took.append(message["body"])

    async def receive() -> Any:
        await asyncio.Event().wait()

    clock = HandClock()
    box = outbox.Outbox(receive, send, clock)

    async def for_a_while() -> bool:
        sending = asyncio.ensure_future(box.closed_within(5))
        for _ in range(20):  # as far as it gets
            await asyncio.sleep(0)
        clock.turn(5)
        return await sending

    for word in (b"one", b"two", b"three"):
        box.put(word)
    assert not await for_a_while()
    ready.set()
    assert not await for_a_while()
    assert took == [b"one", b"two", b"three"]
    box.close()
    assert await box.closed_within(10)
    await box.end()
    assert took[3:] == [b""]


async def test_a_subscriber_who_reads_nothing_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MAX_WAITING", 1000)

    async def never(*about: Any) -> Any:
        await asyncio.Event().wait()

    box = outbox.Outbox(never, never, HandClock())
    for _ in range(20):
        box.put(bytes(100))
    assert await box.closed_within(10)


async def test_nobody_waits_for_a_subscriber_who_reads_nothing() -> None:
    """What still waits is offered for a few seconds; then their place is free, however long they stay connected."""

    async def never(*about: Any) -> Any:
        await asyncio.Event().wait()

    clock = HandClock()
    box = outbox.Outbox(never, never, clock)
    box.put(b"one")
    box.close()
    ending = asyncio.ensure_future(box.end())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not ending.done()
    clock.turn(outbox.LAST_SECONDS)
    await asyncio.wait_for(ending, HANG)
