"""The one task that writes: moves that wait at the same moment are committed together.

A commit costs a wait for the disk. While one is under way, the moves of all other tables gather, and the next
commits take them along; so the disk bounds how long a move takes, not how many are made. Those who waited longest
come first, and not all at once: while they are answered, the next ones are being committed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, select, text
from sqlalchemy.exc import IntegrityError

from resolute.store import schema
from resolute.store.database import Database
from resolute.store.dialects import insert_into
from resolute.store.errors import NoGame, StoreError, Taken
from resolute.store.listener import CHANNEL
from resolute.store.rows import LogRow
from resolute.store.values import log_row, log_values

T = TypeVar("T")
Job = Callable[[Connection], Any]

# PostgreSQL takes at most 32767 values in a statement, and a longer transaction would keep others waiting.
_MAX_TOGETHER = 500
# A commit takes a third of those who wait, but no fewer than this.
_FEW, _SHARE = 16, 3
# So long a lost database may take to come back; then whoever waits is told.
_PATIENCE = 15.0
_PAUSE = 0.1
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', news) FROM unnest(CAST(:news AS text[])) AS news")
_SAME = select(schema.log).where(
    schema.log.c.game_id == bindparam("game_id"), schema.log.c.number == bindparam("number")
)


class Writer:
    """Everything that changes the database goes through here, one transaction after the other."""

    def __init__(self, database: Database, tell: Callable[[str, int], None]) -> None:
        self._database = database
        self._tell = tell
        self._append = (
            insert_into(database.writer.dialect, schema.log)
            .on_conflict_do_nothing()
            .returning(schema.log.c.game_id, schema.log.c.number)
        )
        self._rows: deque[tuple[LogRow, asyncio.Future[None]]] = deque()
        self._jobs: deque[tuple[Job, str, asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._proven: float | None = None
        """When the last transaction went through; None if one has failed since because of the database, and not
        because of what was asked."""
        self._task = asyncio.create_task(self._run(), name="resolute-writer")

    async def append(self, row: LogRow) -> None:
        """Add a row to a log; it is committed when this returns. Taken, if its number or request is there."""
        await self._queue(self._rows, lambda future: (row, future))

    async def write(self, job: Callable[[Connection], T], about: str = "") -> T:
        """Do something in a transaction of its own, and tell who watches the game that it is about."""
        done: T = await self._queue(self._jobs, lambda future: (job, about, future))
        return done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _queue(self, queue: deque[Any], entry: Callable[[asyncio.Future[Any]], Any]) -> Any:
        if self._closing:
            raise StoreError("The server is stopping; nothing more is written.")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        queue.append(entry(future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while not self._closing or self._rows or self._jobs:
            if self._jobs:
                await self._do(*self._jobs.popleft())
            if self._rows:
                waiting = len(self._rows)
                count = min(waiting, max(_FEW, waiting // _SHARE), _MAX_TOGETHER)
                together = [self._rows.popleft() for _ in range(count)]
                await self._commit(together)
            if not self._rows and not self._jobs and not self._closing:
                self._wake.clear()
                await self._wake.wait()

    async def _do(self, job: Job, about: str, future: asyncio.Future[Any]) -> None:
        news = [f"{about} 0"] if about else []
        try:
            done = await self._transact(job, news, repeatable=False)
        except Exception as error:
            _fail(future, error)
            return
        if about:
            self._tell(about, 0)
        _succeed(future, done)

    async def _commit(self, together: Sequence[tuple[LogRow, asyncio.Future[None]]]) -> None:
        first: dict[tuple[str, int], LogRow] = {}
        for row, _ in together:
            first.setdefault((row.game_id, row.number), row)
        # In one order everywhere, so that two servers never wait for each other.
        rows = [first[key] for key in sorted(first)]
        try:
            written = await self._insert(rows)
        except Exception as error:
            cause = error.__cause__ if isinstance(error, StoreError) else error
            if isinstance(cause, self._database.faults) and self._database.lost(cause):
                for _, future in together:
                    _fail(future, error)
            elif len(together) > 1:
                # One of them cannot be written at all: each on its own, so that only that one fails.
                for one in together:
                    await self._commit([one])
            else:
                unknown = NoGame(rows[0].game_id)
                _fail(together[0][1], unknown if isinstance(cause, IntegrityError) else error)
            return
        for row, future in together:
            key = (row.game_id, row.number)
            if key in written and first[key] is row:
                self._tell(*key)
                _succeed(future, None)
            else:
                _fail(future, Taken("Somebody else was faster: the game has moved on."))

    async def _insert(self, rows: Sequence[LogRow]) -> set[tuple[str, int]]:
        """Write these rows, except those that are taken; the keys of those that are in the log now."""
        values = [log_values(row) for row in rows]
        news = [f"{row.game_id} {row.number}" for row in rows]
        attempts = 0

        def insert(connection: Connection) -> set[tuple[str, int]]:
            nonlocal attempts
            attempts += 1
            written = {(id, number) for id, number in connection.execute(self._append, values)}
            if attempts > 1:
                # The connection broke, and the commit may have gone through before it did.
                for row, value in zip(rows, values, strict=True):
                    if (row.game_id, row.number) not in written:
                        found = connection.execute(_SAME, value).first()
                        if found is not None and log_row(found) == row:
                            written.add((row.game_id, row.number))
            return written

        return await self._transact(insert, news, repeatable=True)

    async def _transact(self, job: Callable[[Connection], T], news: list[str], repeatable: bool) -> T:
        """One transaction; if the connection breaks before the commit was sent, or if it may be repeated, again."""
        try:
            done = await self._try(job, news, repeatable)
        except StoreError as error:
            self._proven = asyncio.get_running_loop().time() if isinstance(error, Taken) else None
            raise
        self._proven = asyncio.get_running_loop().time()
        return done

    def proven_within(self, seconds: float) -> bool:
        """Whether a transaction has gone through so lately, and none has failed since."""
        return self._proven is not None and asyncio.get_running_loop().time() - self._proven < seconds

    async def _try(self, job: Callable[[Connection], T], news: list[str], repeatable: bool) -> T:
        clock = asyncio.get_running_loop().time
        until, pause = clock() + _PATIENCE, 0.0
        while True:
            committing = False
            try:
                if self._database.thread is not None:
                    return await self._database.thread.transact(job)
                async with self._database.writer.connect() as connection:
                    transaction = await connection.begin()
                    done = await connection.run_sync(job)
                    if news:
                        await connection.execute(_NOTIFY, {"news": news})
                    committing = True
                    await transaction.commit()
                    return done
            except self._database.faults as error:
                hopeless = not self._database.lost(error) or (committing and not repeatable)
                if hopeless or clock() > until:
                    raise self._database.error(error) from error
            await asyncio.sleep(pause)
            pause = _PAUSE


def _succeed(future: asyncio.Future[T], done: T) -> None:
    if not future.done():  # who asked may have gone
        future.set_result(done)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
