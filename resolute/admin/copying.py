"""Backup and restore: every row of a database, in a file of its own that is a database too.

A backup is an SQLite file with the same tables, whatever the database is, so it can be restored into either kind; this
is also how games move from SQLite to PostgreSQL. It is read in one transaction: a server may go on meanwhile.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from resolute.engine.errors import ResoluteError
from resolute.store.database import Database, database_at, must_be_there
from resolute.store.errors import StoreError
from resolute.store.history import open_record
from resolute.store.migrate import must_be_current, upgrade
from resolute.store.schema import metadata
from resolute.store.store import open_store

CHUNK = 500
"""So many rows are in memory at once: a row of a log may hold a whole position."""


class Copied(msgspec.Struct, frozen=True):
    """How many rows of each table were copied."""

    rows: dict[str, int]


class Checked(msgspec.Struct, frozen=True):
    """How many games can be opened, and which cannot, with the reason."""

    games: int
    broken: dict[str, str]


@asynccontextmanager
async def _opened(address: str | Path, *, alone: bool) -> AsyncIterator[Database]:
    database = database_at(address, alone=alone)
    try:
        yield database
    except database.faults as error:
        raise database.error(error) from error
    finally:
        await database.dispose()


async def back_up(source: str, target: Path) -> Copied:
    """Write everything that a database holds into a new file. A server may use the database meanwhile."""
    must_be_there(source)
    if target.exists():
        raise StoreError(f'"{target}" is there already: name a new file for the backup.')
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    try:
        async with _opened(source, alone=False) as old, _opened(half, alone=True) as new:
            copied = await _copy(old, new)
            async with new.reader.connect() as connection:
                # All of it in one file, without a journal beside it.
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        half.rename(target)
    finally:
        for rest in (half, *(half.with_name(half.name + end) for end in ("-wal", "-shm", ".lock"))):
            rest.unlink(missing_ok=True)
    return copied


async def restore(source: Path, target: str) -> Copied:
    """Read a backup into a database without games, which no server may use meanwhile."""
    must_be_there(str(source))
    async with _opened(source, alone=False) as old, _opened(target, alone=True) as new:
        return await _copy(old, new)


async def check(address: str) -> Checked:
    """Open every game of a database as a server would."""
    must_be_there(address)
    broken: dict[str, str] = {}
    async with await open_store(address, alone=False) as store:
        games = await store.all_games()
        for game in games:
            try:
                await open_record(store, game.id)
            except ResoluteError as error:
                broken[game.id] = str(error)
    return Checked(len(games), broken)


async def _copy(old: Database, new: Database) -> Copied:
    async with new.writer.begin() as target:
        await target.run_sync(upgrade)
        if await target.scalar(select(func.count()).select_from(metadata.tables["game"])):
            raise StoreError(f"The database {new.name} has games in it: restore into an empty one.")
        await target.execute(metadata.tables["setting"].delete())
        async with _snapshot(old) as source:
            await source.run_sync(must_be_current)
            copied = {table.name: await _copy_table(source, target, table.name) for table in metadata.sorted_tables}
    return Copied(copied)


@asynccontextmanager
async def _snapshot(database: Database) -> AsyncIterator[AsyncConnection]:
    """Everything that is read is as it was at one moment, and nobody who writes has to wait."""
    if database.dsn:
        async with database.writer.connect() as connection:
            yield await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        async with database.reader.connect() as connection:
            await connection.exec_driver_sql("BEGIN")
            try:
                yield connection
            finally:
                await connection.exec_driver_sql("ROLLBACK")


async def _copy_table(source: AsyncConnection, target: AsyncConnection, name: str) -> int:
    table = metadata.tables[name]
    rows = await source.stream(select(table))
    count = 0
    async for some in rows.mappings().partitions(CHUNK):
        await target.execute(insert(table), [dict(row) for row in some])
        count += len(some)
    there = await target.scalar(select(func.count()).select_from(table))
    if there != count:
        raise StoreError(f"Of {count} rows of {name} only {there} were copied.")
    return count
