"""From the log to the record: a table that comes out of the store is the one that was played."""

from __future__ import annotations

import random

import pytest

from resolute import Record, SaveError
from resolute.store import Store, StoreError, open_store
from resolute.store.history import follow, move_row, new_log, open_record, rewritten, undo_row
from resolute.store.rows import LogRow, SnapshotRow
from tests.store.rows import game, new_game


def same(one: Record, other: Record) -> None:
    """Two records are alike in everything that can be asked of them."""
    assert one.table.pack() == other.table.pack() and one.table.hash == other.table.hash
    assert one.table.journal == other.table.journal
    for seat in (None, *range(one.log.seats)):
        assert one.table.story(seat) == other.table.story(seat)
        assert one.table.view(seat) == other.table.view(seat)
    assert one.save() == other.save() and one.snapshot() == other.snapshot()


class Writing:
    """A record of Campaign that is played at random and written down, with moves taken back now and then."""

    def __init__(self, store: Store, record: Record) -> None:
        self.store = store
        self.record = record
        self.number = 0
        self.chance = random.Random(4)

    async def go_on(self, rows: int) -> None:
        """So many rows more."""
        for _ in range(rows):
            self.number += 1
            await self.store.append(self.row())

    def row(self) -> LogRow:
        record, before = self.record, self.record.log
        if before.moves and self.chance.random() < 0.15:
            agreed = not record.can_undo()
            record.undo(agreed=agreed)
            return undo_row("g1", self.number, before, record, seat=0)
        decision = record.table.decision
        assert decision is not None
        record.play(self.chance.randrange(len(decision.options)))
        return move_row("g1", self.number, record, request=f"r{self.number}")


async def started(store: Store, start: Record | None = None) -> Writing:
    record = start or Record.new("campaign", seats=2, seed=8)
    log = record.log
    await store.create_game(
        game(game=log.game, version=log.version, seats=log.seats, options=log.options, seed=log.seed),
        [],
        start=record.save() if start else None,
    )
    return Writing(store, record)


async def test_a_record_is_opened_as_it_was_left(database: str) -> None:
    async with await open_store(database) as store:
        writing = await started(store)
        for _ in range(6):
            opened, number = await open_record(store, "g1")
            same(opened, writing.record)
            assert number == writing.number
            await writing.go_on(25)
        kinds = {row.kind for row in await store.log("g1")}
        assert kinds == {"move", "undo", "agreed_undo"}


async def test_a_record_is_opened_from_a_snapshot_and_what_came_after(database: str) -> None:
    async with await open_store(database) as store:
        writing = await started(store)
        for _ in range(6):
            await writing.go_on(20)
            data = writing.record.snapshot()
            await store.save_snapshot(SnapshotRow(game_id="g1", number=writing.number, data=data))
            for more in (0, 1, 10):
                await writing.go_on(more)
                opened, number = await open_record(store, "g1")
                same(opened, writing.record)
                assert number == writing.number


async def test_a_snapshot_that_cannot_be_read_does_no_harm(sqlite: str) -> None:
    async with await open_store(sqlite) as store:
        writing = await started(store)
        await writing.go_on(20)
        await store.save_snapshot(SnapshotRow(game_id="g1", number=10, data=b"of an older Resolute"))
        opened, number = await open_record(store, "g1")
        same(opened, writing.record)
        assert number == 20


async def test_a_game_goes_on_from_a_saved_one(database: str) -> None:
    saved = Record.new("campaign", seats=4, seed=2)
    for _ in range(30):
        saved.play(0)
    saved.undo(agreed=True)
    async with await open_store(database) as store:
        writing = await started(store, saved)
        same((await open_record(store, "g1"))[0], writing.record)
        await writing.go_on(30)
        same((await open_record(store, "g1"))[0], writing.record)


async def test_a_record_follows_what_others_write(sqlite: str) -> None:
    async with await open_store(sqlite) as store:
        writing = await started(store)
        follower, number = await open_record(store, "g1")
        for rows in (1, 5, 0, 40, 3):
            await writing.go_on(rows)
            news = await store.log("g1", after=number)
            follow(follower, news)
            number += len(news)
            same(follower, writing.record)


async def test_rows_that_do_not_fit_the_rules_are_refused(sqlite: str) -> None:
    record = Record.new("campaign", seats=2, seed=8)
    first = game(game="campaign", version=record.log.version, options=record.log.options, seed=record.log.seed)
    record.play(0)
    good = move_row("g1", 1, record)
    assert rewritten(new_log(first), [good]).save() == record.save()
    bad = [
        LogRow(game_id="g1", number=1, kind="move", seat=good.seat, choice=999),
        LogRow(game_id="g1", number=1, kind="move", seat=1 - good.seat, choice=good.choice, draws=good.draws),
        LogRow(game_id="g1", number=1, kind="move", seat=good.seat, choice=good.choice, draws=(*good.draws, 1)),
        LogRow(game_id="g1", number=1, kind="undo", seat=0, dice_at=0),
    ]
    for row in bad:
        with pytest.raises(SaveError):
            rewritten(new_log(first), [row])
        with pytest.raises(SaveError):
            follow(Record.new("campaign", seats=2, seed=8), [row])
    async with await open_store(sqlite) as store:
        with pytest.raises(StoreError, match="There is no game"):
            await open_record(store, "nowhere")
        await new_game(store, version=999)
        with pytest.raises(SaveError, match="version 999 of the rules"):
            await open_record(store, "g1")
