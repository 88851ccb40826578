"""The fast lane of SQLite: the rows of one commit are written in a single visit to a thread.

The asyncio driver goes to its thread and back for every word of a transaction. Where many tables play at once
that costs more than the writing itself, so the log and the snapshots that are kept of it have a connection of their
own. What SQLite has written ahead it carries over into the database now and then, which takes as long as many
commits: that is done beside them.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any

from resolute.store import schema
from resolute.store.rows import SnapshotRow

PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""How every connection to a file is set up: a commit is on the disk when it returns."""

CARRY_EVERY = 2_000
"""So many rows are written ahead before they are carried over."""
AHEAD_AT_MOST = 64 << 20
"""Bytes written ahead, after which commits wait until they are carried over."""

_COLUMNS = tuple(column.name for column in schema.log.columns)


@cache
def _append_many(count: int) -> str:
    """One statement for all rows, which is a transaction of its own: at every other one the thread would wait for
    its turn among the others."""
    row = f"({', '.join('?' * len(_COLUMNS))})"
    into = f"{schema.log.name} ({', '.join(_COLUMNS)})"
    return f"INSERT INTO {into} VALUES {', '.join([row] * count)}"


_KEEP = """
INSERT INTO snapshot (game_id, number, data) VALUES (?, ?, ?)
ON CONFLICT (game_id) DO UPDATE SET number = excluded.number, data = excluded.data
WHERE snapshot.number < excluded.number
"""


class Lane:
    """A connection that only adds to logs and keeps snapshots. Its thread opens, uses and closes it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="resolute-log")
        self._carrier = ThreadPoolExecutor(1, thread_name_prefix="resolute-carry")
        self._carrying: Future[None] | None = None
        self._ahead = 0
        self._connection: sqlite3.Connection | None = None

    async def append(self, rows: Sequence[Mapping[str, Any]]) -> list[bool]:
        """Write rows in one transaction, except those that are taken; which are in the log now. It is committed
        when this returns."""
        written = await asyncio.get_running_loop().run_in_executor(self._thread, self._append, rows)
        self._ahead += len(rows)
        if self._ahead >= CARRY_EVERY and (self._carrying is None or self._carrying.done()):
            self._ahead = 0
            self._carrying = self._carrier.submit(self._carry_over)
        return written

    async def keep(self, row: SnapshotRow) -> None:
        """Keep a snapshot; an older one does not replace a newer one."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._keep, row)

    async def close(self) -> None:
        """Close the connection, after what is being written."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()
        await asyncio.get_running_loop().run_in_executor(None, self._carrier.shutdown)

    def _append(self, rows: Sequence[Mapping[str, Any]]) -> list[bool]:
        connection = self._open()
        try:
            connection.execute(_append_many(len(rows)), [row[name] for row in rows for name in _COLUMNS])
            return [True] * len(rows)
        except sqlite3.IntegrityError:
            pass  # some are taken, and none is written: one by one, to know which
        only_new = f"{_append_many(1)} ON CONFLICT DO NOTHING"
        try:
            connection.execute("BEGIN IMMEDIATE")
            written = [connection.execute(only_new, [row[name] for name in _COLUMNS]).rowcount == 1 for row in rows]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return written

    def _keep(self, row: SnapshotRow) -> None:
        self._open().execute(_KEEP, (row.game_id, row.number, row.data))

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._connect()
            self._connection.execute("PRAGMA wal_autocheckpoint=0")
        return self._connection

    def _connect(self) -> sqlite3.Connection:
        opened = sqlite3.connect(self._path, isolation_level=None)
        for pragma in PRAGMAS:
            opened.execute(f"PRAGMA {pragma}")
        return opened

    def _carry_over(self) -> None:
        """Carry what was written ahead over into the database; nobody waits for it unless it has become too much."""
        ahead = self._path.with_name(f"{self._path.name}-wal")
        with suppress(sqlite3.Error, OSError), closing(self._connect()) as connection:
            mode = "RESTART" if ahead.stat().st_size > AHEAD_AT_MOST else "PASSIVE"
            connection.execute(f"PRAGMA wal_checkpoint({mode})")

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
