"""Every position of a game as each seat's stream tells it, beside a twin in which all is different that the seat may
not know: the payload and every region of the page are the same, byte for byte."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from resolute.engine.frames import Seat
from resolute.engine.record import Record
from resolute.engine.table import Table
from resolute.payload import TablePayload
from resolute.store.rows import GameRow, SeatRow
from resolute.web.clock import Clock
from resolute.web.events import numbers, patches, regions
from resolute.web.live import Live, TableEntry
from resolute.web.payloads import make_payload
from resolute.web.seats import Eyes
from tests.conformance.setups import Chooser, Moments, Setup
from tests.suite import FULL

GAMES = [
    Setup("campaign", 4, (("nomination", True), ("advertising", True), ("fund_raising", True), ("debate", True))),
    Setup("dictators", 4, (("defcon_start", 4),)),
    Setup("lobby", 5, (("turns", 4),)),
    Setup("presidency", 1),
]
EVERY = 5 if FULL else 15


def shown(live: Live, seat: Seat | None) -> TablePayload:
    """What the person at a seat, or somebody who watches, is shown of a table."""
    entry = TableEntry("twin", lambda _: None, lambda *_: None, Clock())
    eyes = Eyes(() if seat is None else (seat,), seat)
    return make_payload(entry, live, eyes, "" if seat is None else f"visitor {seat}")


def lay(record: Record) -> Live:
    """A table as the server has it in memory."""
    log = record.log
    row = GameRow(id="twin", game=log.game, version=1, seats=log.seats, options=log.options, seed=b"", created=0.0)
    live = Live(row, record, len(log.moves))
    live.seats = [
        SeatRow(game_id="twin", seat=seat, kind="person", name=f"Bea {seat}", holder=f"visitor {seat}")
        for seat in range(log.seats)
    ]
    return live


def twin_of(live: Live, seat: Seat | None, seed: int) -> Live:
    """The same table with everything exchanged that a seat may not know, and without the lines that it may not read."""
    real: Table[Any] = live.table
    table = real.redeal(seat, seed)
    table.journal = real.journal_for(seat)
    # The hash of the luck is shown to everybody, so it stays; the luck itself decides only what comes.
    table.dice, table.asked_by_secrets = real.dice.clone(), real.asked_by_secrets
    return lay(Record(live.record.log, table))


@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup.game)
def test_a_stream_tells_the_same_whatever_is_hidden(setup: Setup) -> None:
    record, choose, moment = setup.record(51), Chooser(51), Moments(EVERY)
    seats: list[Seat | None] = [None, *range(setup.seats)]
    before: dict[Seat | None, tuple[TablePayload, TablePayload]] = {}
    rng, differed = random.Random(5), 0
    while (decision := record.table.decision) is not None:
        if moment(record.table.number):
            live = lay(record)
            for seat in seats if FULL else {decision.seat, rng.choice(seats)}:
                twin = twin_of(live, seat, record.table.number)
                differed += twin.table.state != record.table.state
                told, also = shown(live, seat), shown(twin, seat)
                assert msgspec.json.encode(told) == msgspec.json.encode(also), f"seat {seat}, move {told.moves}"
                old, older = before.get(seat, (None, None))
                known = frozenset((regions(told, None) or {"parts": ()})["parts"])
                for say in (regions, patches, numbers):
                    assert say(told, old, known) == say(also, older, known), f"seat {seat}, move {told.moves}"
                before[seat] = (told, also)
        record.play(choose(decision))
    assert differed > 10, "the twins hide the same, so nothing is proven"
