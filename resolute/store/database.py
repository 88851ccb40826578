"""An open database: SQLite in a file, or PostgreSQL at an address, behind the same two engines."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from sqlalchemy import URL, Connection, Engine, Executable, Row, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from resolute.store.errors import StoreError
from resolute.store.lock import FileLock

T = TypeVar("T")

PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""How every connection to a file is set up: a commit is on the disk when it returns."""

MIN_FREE = 16 << 20
"""With fewer bytes left on the disk a server is not healthy: soon no move can be written."""

MARK_AT, MARK_LENGTH = 60, 4
"""Where the header of an SQLite file keeps the number that PRAGMA user_version sets."""

_READERS = 4
_OLDEST_SQLITE = (3, 35)
_SECONDS_TO_CONNECT = 10
_SECONDS_TO_ANSWER = 30
# Two transactions met head-on and one was sent back; no connection, or none now.
_TRY_AGAIN = ("40", "08", "53", "57")


class WriterThread:
    """The connection that commits to a SQLite file, in a thread of its own.

    A whole transaction is one visit to the thread: the asyncio driver goes there and back for every statement, and on
    a busy machine each of these ways takes longer than the writing.
    """

    def __init__(self, path: Path) -> None:
        url = URL.create("sqlite", database=str(path))
        self._engine = create_engine(url, hide_parameters=True, pool_size=1, max_overflow=0)
        _listen(self._engine, writes=True)
        event.listen(self._engine, "connect", self._connected)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="resolute-writer")
        self._path = path
        self._file = _identity(path)
        self._journal_path = path.with_name(path.name + "-wal")
        self._journal: tuple[int, int] | None = None
        self._mark = b""
        self._handle = -1

    def _connected(self, *about: object) -> None:
        # The journal beside the file stays the same one while this connection is open.
        self._journal = None

    def check_file(self) -> None:
        """Refuse to go on if the file or its journal was removed, or something else was put in its place or written
        over it: what is written then is lost."""
        if (
            _identity(self._path) != self._file
            or (self._journal is not None and _identity(self._journal_path) != self._journal)
            or (self._mark and os.pread(self._handle, MARK_LENGTH, MARK_AT) != self._mark)
        ):
            raise StoreError(
                f"The database {self._path} was removed or replaced while the server was running, so nothing is saved."
                " Put it back and restart the server."
            )

    async def mark(self) -> None:
        """Write a number into the file that no other file has, to notice when it is written over."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write_mark)

    def _write_mark(self) -> None:
        if not hasattr(os, "pread"):  # Windows, where nobody can write over a file that is open
            return
        number = secrets.randbelow(1 << 31)
        with self._engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA user_version={number}")
        raw = self._engine.raw_connection()
        try:
            raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        finally:
            raw.close()
        # It is kept open to the end: to close it would let go of the locks that this process has on the file.
        self._handle = os.open(self._path, os.O_RDONLY)
        mark = number.to_bytes(MARK_LENGTH, "big")
        # Somebody who reads meanwhile can keep the number in the journal; then there is none to look for.
        self._mark = mark if os.pread(self._handle, MARK_LENGTH, MARK_AT) == mark else b""

    async def transact(self, job: Callable[[Connection], T]) -> T:
        """Do something in a transaction; it is committed when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, job)

    async def close(self) -> None:
        """Close the connection, after what is being written."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    def let_go(self) -> None:
        """Close the file, after every connection to it."""
        self._mark = b""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _transact(self, job: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            done = job(connection)
            self.check_file()
            self._journal = _identity(self._journal_path)
            return done


class Database:
    """Many readers, each query on its own, and one writer whose transactions follow one another."""

    def __init__(
        self,
        name: str,
        reader: AsyncEngine,
        writer: AsyncEngine,
        dsn: str = "",
        lock: FileLock | None = None,
        thread: WriterThread | None = None,
    ):
        self.name = name
        self.reader = reader
        self.writer = writer
        self.dsn = dsn
        """The address for a connection of one's own, if the database can notify."""
        self.thread = thread
        """Commits to a file in one go, where the database is one."""
        self._lock = lock
        self.faults: tuple[type[Exception], ...] = (DBAPIError, sqlite3.Error, OSError, TimeoutError)
        """What a database that is out of reach or refuses can raise."""
        if dsn:
            import asyncpg

            self.faults += (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

    async def read(self, query: Executable, values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        """The rows that a query finds; if the connection was lost, again on a new one."""
        for again in (True, False):
            try:
                async with self.reader.connect() as connection:
                    return (await connection.execute(query, values)).all()
            except self.faults as error:
                if not (again and self.lost(error)):
                    raise self.error(error) from error
        raise AssertionError("the second attempt returns or raises")

    def lost(self, error: Exception) -> bool:
        """Whether the connection broke, or has to step aside, rather than the question being wrong."""
        if not isinstance(error, DBAPIError):
            return bool(self.dsn)
        state = getattr(error.orig, "sqlstate", None)
        return error.connection_invalidated or (isinstance(state, str) and state.startswith(_TRY_AGAIN))

    def error(self, error: Exception) -> StoreError:
        """The fault as a sentence."""
        cause: object = error.orig if isinstance(error, DBAPIError) else error
        while getattr(cause, "__cause__", None) is not None:
            cause = getattr(cause, "__cause__", None)
        words = (str(cause).splitlines() or [type(cause).__name__])[0].rstrip(".")  # details may quote what is secret
        return StoreError(f"The database {self.name} does not answer as it should: {words}.")

    def check_file(self) -> None:
        """Whether the file is still the one that was opened, and its disk has room; a StoreError otherwise."""
        if self.thread is not None:
            self.thread.check_file()
            left = shutil.disk_usage(Path(self.name).parent).free
            if left < MIN_FREE:
                raise StoreError(f"The disk with the database {self.name} is full: {left >> 20} MB are left.")

    async def dispose(self) -> None:
        """Close every connection and let go of the file."""
        try:
            if self.thread is not None:
                await self.thread.close()
            await self.reader.dispose()
            await self.writer.dispose()
        finally:
            if self.thread is not None:
                self.thread.let_go()
            if self._lock is not None:
                self._lock.release()


def must_be_there(address: str) -> None:
    """Refuse a file that does not exist, where nobody means to make one."""
    if "://" not in address and not Path(address).expanduser().is_file():
        raise StoreError(f'There is no database at "{address}".')


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file stands at a path; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def database_at(address: str | Path, *, alone: bool = True) -> Database:
    """The database at a file's path or a postgresql:// address; nothing is read or written yet.

    A file is for one server `alone`; who only looks at it may do so beside that server.
    """
    if isinstance(address, str) and "://" in address:
        return _postgresql(address)
    return _sqlite(Path(address), alone)


def _sqlite(path: Path, alone: bool) -> Database:
    if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: Resolute needs 3.35 or newer.")
    try:
        path = path.expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        path = path.resolve()
        if path.is_dir():
            raise StoreError(f"{path} is a folder: name a file in it for the database.")
        lock = FileLock(path) if alone else None
        # Only its owner may read it: seeds and seats are in it.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, RuntimeError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise StoreError(f"The database {path} cannot be opened: {reason}.") from None
    url = URL.create("sqlite+aiosqlite", database=str(path))
    reader = create_async_engine(
        url,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        pool_size=_READERS,
        max_overflow=0,
        pool_reset_on_return=None,
    )
    writer = create_async_engine(url, hide_parameters=True, pool_size=1, max_overflow=0)
    _listen(reader.sync_engine, writes=False)
    _listen(writer.sync_engine, writes=True)
    return Database(str(path), reader, writer, lock=lock, thread=WriterThread(path))


def _listen(engine: Engine, *, writes: bool) -> None:
    """Set up every connection to a file; one that writes takes its turn when its transaction begins."""
    event.listen(engine, "connect", _set_up_sqlite)
    if writes:
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _postgresql(address: str) -> Database:
    scheme = address.partition("://")[0]
    if scheme not in ("postgresql", "postgres"):
        raise StoreError(
            f"“{scheme}://” is no database here: name a file, or an address that starts with postgresql://."
        )
    if find_spec("asyncpg") is None:
        raise StoreError("PostgreSQL needs the library asyncpg: install it with pip install 'resolute[postgres]'.")
    import asyncpg

    async def connect() -> Any:
        return await asyncpg.connect(address, timeout=_SECONDS_TO_CONNECT, command_timeout=_SECONDS_TO_ANSWER)

    try:
        _ = urlsplit(address).port
        url = make_url(address)
        place = url.host or url.query.get("host") or "this machine"
    except (ArgumentError, ValueError):
        raise StoreError("This postgresql:// address cannot be read; one looks like postgresql://host/name.") from None
    name = f"{url.database or ''} on {place}".strip()
    url = URL.create("postgresql+asyncpg")
    reader = create_async_engine(
        url,
        hide_parameters=True,
        async_creator=connect,
        isolation_level="AUTOCOMMIT",
        pool_size=_READERS,
        pool_reset_on_return=None,
    )
    writer = create_async_engine(url, hide_parameters=True, async_creator=connect, pool_size=1, max_overflow=0)
    return Database(name, reader, writer, dsn=address)
