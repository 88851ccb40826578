"""Games in a database that an earlier server wrote are opened, go on and are played to the end."""

from __future__ import annotations

import gzip
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert

from resolute import Record
from resolute.engine.upgrade import ReadOnlyGame
from resolute.store import Store, open_store, schema
from resolute.store.checkpoints import CheckpointWriter
from resolute.store.database import database_at
from resolute.store.history import move_row, open_record
from resolute.store.migrate import upgrade
from tests.saves.changes import CHANGES, change_rules

KEPT = sorted((Path(__file__).parent.parent / "saves").glob("tables-*.db.gz"))


async def put(kept: Path, database: str, folder: Path) -> list[tuple[str, bool, int]]:
    """Put a kept database where another one is to be, row by row; its games, whether each is over, and its rows."""
    file = folder / "kept.db"
    file.write_bytes(gzip.decompress(kept.read_bytes()))
    opened = database_at(database)
    with closing(sqlite3.connect(file)) as old:
        old.row_factory = sqlite3.Row
        revision = old.execute("SELECT version_num FROM resolute_version").fetchone()[0]
        async with opened.writer.begin() as connection:
            await connection.run_sync(lambda sync: upgrade(sync, to=revision))
            for table in schema.metadata.sorted_tables:
                if not old.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table.name,)).fetchone():
                    continue
                rows = [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
                for row in rows:
                    row |= {name: bool(row[name]) for name in ("public", "over", "private") if name in row}
                if rows:
                    await connection.execute(insert(table), rows)
        games = "SELECT id, over, (SELECT count(*) FROM log WHERE game_id = id) FROM game ORDER BY id"
        found = [(row[0], bool(row[1]), row[2]) for row in old.execute(games)]
    await opened.dispose()
    return found


async def play_on(store: Store, id: str, record: Record, number: int, moves: int) -> int:
    """Play at random and write it down; the number of the last row."""
    chance, checkpoints = random.Random(3), CheckpointWriter()
    while record.table.decision is not None and moves:
        moves -= 1
        number += 1
        record.play(chance.randrange(len(record.table.decision.options)))
        await store.append(move_row(id, number, record, "", checkpoints.encode(number, record.table)))
    return number


@pytest.mark.parametrize("how", CHANGES)
@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name.removesuffix(".db.gz"))
async def test_a_database_of_before_keeps_its_games(
    kept: Path, how: str, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = await put(kept, database, tmp_path)
    change_rules(how, monkeypatch)
    async with await open_store(database) as store:
        for id, over, rows in games:
            try:
                record, number = await open_record(store, id)
            except ReadOnlyGame as game:
                assert game.lines or how == "other pieces"
                continue
            assert number == rows and (record.table.outcome is not None) == over
            for seat in (None, *range(record.log.seats)):
                assert record.table.view(seat).parts and record.table.story(seat)
            number = await play_on(store, id, record, number, 20)
            again, last = await open_record(store, id)
            assert last == number
            assert again.table.pack() == record.table.pack() and again.table.story(0) == record.table.story(0)


async def test_a_kept_game_is_played_to_the_end_after_the_rules_have_changed_twice(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = await put(KEPT[0], database, tmp_path)
    for _ in range(2):
        change_rules("other luck", monkeypatch)
        async with await open_store(database) as store:
            for id, _, _ in games:
                record, number = await open_record(store, id)
                await play_on(store, id, record, number, 10)
    async with await open_store(database) as store:
        id = next(id for id, over, _ in games if not over and id.startswith("campaign"))
        record, number = await open_record(store, id)
        told = [line for line in record.table.story(None) if line.startswith("The rules have been updated")]
        assert len(told) == 2
        await play_on(store, id, record, number, 5000)
        assert (await open_record(store, id))[0].table.outcome == record.table.outcome is not None
