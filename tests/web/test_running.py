"""What goes on by itself: once the only person passes for the rest of an election, the bots wait for nobody."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from resolute.engine.record import Record
from resolute.payload import TablePayload
from tests.clock import until
from tests.web.server import Running, running

PAUSE = 5.0
"""Seconds between two moves of a bot; the clock stands still, so that whoever waits does so for ever."""
ALL_NIGHT = "Pass for the rest of this election"
SEATS = 4


@cache
def on_election_night() -> bytes:
    """A game of random players up to an election night on which seat 0 is asked to spend, with most states to come."""
    for seed in range(20):
        record, luck = Record.new("lobby", seats=SEATS, options={"turns": 1}, seed=seed), Random(seed)
        while (asked := record.table.decision) is not None:
            if asked.name == "bid":
                break
            record.play(luck.randrange(len(asked.options)))
        if asked is not None and asked.seat == 0:
            return record.save()
    raise AssertionError("seat 0 is never asked first")


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Running]:
    """A server whose bots take their time while somebody watches."""
    with running(str(tmp_path / "tables.db"), bot_pause=PAUSE) as server:
        yield server


def labels(payload: TablePayload) -> list[str]:
    """What the person may do now."""
    return [one.label for one in payload.decision.options if one.index >= 0] if payload.decision is not None else []


def index_of(payload: TablePayload, label: str) -> int:
    return labels(payload).index(label)


def test_after_a_standing_pass_of_the_only_person_the_night_waits_for_nobody(slow: Running) -> None:
    """One person, three bots, and somebody who follows the table. Without the pass a bot takes its time; with it every
    state is counted while the clock stands still."""
    person = slow.visitor()
    table = person.load(on_election_night()).table
    for seat in range(1, SEATS):
        person.seat(table, "stand_in", seat)
    payload = person.view(table)
    assert payload.decision is not None and payload.decision.mine and not payload.runs
    ended, running_seen = threading.Event(), threading.Event()

    def follow() -> None:
        watcher = slow.visitor()
        for news in watcher.watch(table):
            if watcher.view(table).runs:
                running_seen.set()
            if news.over:
                ended.set()
                return

    threading.Thread(target=follow, daemon=True).start()
    slow.watched(table, 1)
    payload = person.play(table, payload.number, index_of(payload, "Pass"))
    until(lambda: slow.clock.waits(PAUSE), "a bot takes its time")
    while ALL_NIGHT not in labels(payload := person.view(table)):
        if labels(payload):
            person.play(table, payload.number, index_of(payload, "Let it happen"))
        else:
            slow.clock.turn(PAUSE)
    person.play(table, payload.number, index_of(payload, ALL_NIGHT))
    until(ended.is_set, "the night has ended")
    assert running_seen.is_set(), "a page is told that it runs by itself"
    payload = person.view(table)
    assert payload.outcome is not None and not payload.runs
