"""Whoever asks for many odds, or much advice, keeps only themselves waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.web.server import HERE, STEADY, Running
from tests.web.test_advice import to_a_choice

ASKED = 6


class Slow:
    """Stands in for a job of a pool: it takes a moment, and counts how many are under way at once."""

    def __init__(self, job: Callable[..., Any]) -> None:
        self._job = job
        self.now = self.most = self.times = 0

    async def __call__(self, *args: Any, **named: Any) -> Any:
        self.now, self.times = self.now + 1, self.times + 1
        self.most = max(self.most, self.now)
        try:
            await asyncio.sleep(0.05)
            return await self._job(*args, **named)
        finally:
            self.now -= 1


@pytest.mark.parametrize("people", [1, 3])
def test_bots_wait_for_few_odds_however_many_are_asked_for(
    server: Running, monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    slow = Slow(server.app.host.playing._pool.odds)
    visitors = [server.visitor() for _ in range(people)]
    tables = [one.create("dictators", [HERE, HERE]).table for one in visitors]
    seen = [one.view(table) for one, table in zip(visitors, tables, strict=True)]
    seats = [payload.decision.seat if payload.decision is not None else 0 for payload in seen]
    monkeypatch.setattr(server.app.host.playing._pool, "odds", slow)

    def ask(time: int) -> None:
        who = time % people
        visitors[who].odds(tables[who], seen[who].number, 0, seat=seats[who])

    with ThreadPoolExecutor(ASKED) as crowd:
        list(crowd.map(ask, range(ASKED)))
    assert slow.times == ASKED and slow.most == 1, "there is one process"


def test_advice_that_is_asked_for_many_times_is_worked_out_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, STEADY]).table
    payload = to_a_choice(person, table)
    slow = Slow(server.app.host.advising._pool.run)
    monkeypatch.setattr(server.app.host.advising._pool, "run", slow)
    with ThreadPoolExecutor(ASKED) as crowd:
        answers = list(crowd.map(lambda _: person.advice(table, payload.number), range(ASKED)))
    assert slow.times == 1 and all(one == answers[0] for one in answers)
