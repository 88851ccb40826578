"""Opening a database: made, upgraded, or refused with one sentence."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from resolute.store import StoreError, open_store
from resolute.store.database import database_at
from resolute.store.migrate import VERSION_TABLE, upgrade, version_of, versions
from resolute.store.rows import ChatRow
from resolute.store.schema import metadata
from resolute.store.store import PROVE_EVERY
from tests.store.postgres import Cluster
from tests.store.rows import game, move, new_game
from tests.suite import ROOT

A_GAME = (
    "INSERT INTO game (id, game, version, seats, options, seed, title, creator, created)"
    " VALUES ('g1', 'campaign', 1, 2, '{}', :seed, 'From before', 'ann', 1)"
)
A_MOVE = (
    "INSERT INTO log (game_id, number, kind, seat, choice, draws, private, at)"
    " VALUES ('g1', 1, 'move', 0, 3, '[1,5]', false, 2)"
)


async def test_the_migrations_make_what_the_queries_expect(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"version_table": VERSION_TABLE, "compare_type": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    async with await open_store(database):
        pass
    opened = database_at(database)
    async with opened.writer.connect() as connection:
        assert await connection.run_sync(version_of) == versions()[-1]
        assert await connection.run_sync(differences) == []
    await opened.dispose()


@pytest.mark.parametrize("version", versions()[:-1])
async def test_an_older_database_is_brought_up_to_date_and_keeps_its_games(database: str, version: str) -> None:
    opened = database_at(database)
    async with opened.writer.begin() as connection:
        await connection.run_sync(upgrade, version)
        await connection.execute(text(A_GAME), {"seed": b"old"})
        await connection.execute(text(A_MOVE))
        assert await connection.run_sync(version_of) == version
    await opened.dispose()
    async with await open_store(database) as store:
        old = await store.game("g1")
        assert old == game(title="From before", options={}, seed=b"old", created=1.0)
        assert await store.log("g1") == [move(1, at=2.0)]
        await store.append(move(2))
        await store.say(ChatRow(game_id="g1", name="Ann", text="still here"))


async def test_an_upgrade_that_fails_leaves_the_database_as_it_was(database: str) -> None:
    opened = database_at(database)
    async with opened.writer.begin() as connection:
        await connection.run_sync(upgrade, versions()[0])
        await connection.execute(text("CREATE TABLE chat (unexpected integer)"))
    await opened.dispose()
    with pytest.raises(StoreError, match="chat"):
        await open_store(database)
    opened = database_at(database)
    async with opened.writer.begin() as connection:
        assert await connection.run_sync(version_of) == versions()[0]
        await connection.execute(text("DROP TABLE chat"))
    await opened.dispose()
    async with await open_store(database) as store:
        await store.ping()


async def test_a_newer_database_is_refused_and_not_touched(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
    opened = database_at(database)
    async with opened.writer.begin() as connection:
        await connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    await opened.dispose()
    with pytest.raises(StoreError, match=r"made by a newer Resolute \(its version is 9999") as refused:
        await open_store(database)
    assert "\n" not in str(refused.value)
    opened = database_at(database)
    async with opened.writer.begin() as connection:
        assert await connection.run_sync(version_of) == "9999"
    await opened.dispose()


async def test_a_second_process_is_refused_while_the_first_runs(sqlite: str) -> None:
    attempt = (
        "import asyncio, sys, resolute.store as s\n"
        "try: asyncio.run(s.open_store(sys.argv[1]))\n"
        "except s.StoreError as error: print(error); sys.exit(3)\n"
    )
    command = [sys.executable, "-c", attempt, sqlite]
    async with await open_store(sqlite) as store:
        second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert second.returncode == 3, second.stderr
        assert f"is in use by another Resolute server (process {os.getpid()})" in second.stdout
        assert len(second.stdout.splitlines()) == 1
        with pytest.raises(StoreError, match="is in use by another"):
            await open_store(sqlite)
        with pytest.raises(StoreError, match="is in use by another"):
            await open_store(Path(sqlite).parent / "." / Path(sqlite).name)
        await new_game(store)
    async with await open_store(sqlite) as store:
        assert await store.game("g1") == game()


async def test_a_forked_child_does_not_keep_the_lock(sqlite: str) -> None:
    script = (
        "import asyncio, os, sys, time, resolute.store.lock as lock, pathlib\n"
        "held = lock.FileLock(pathlib.Path(sys.argv[1]))\n"
        "if os.fork() == 0: time.sleep(20); os._exit(0)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    child = subprocess.Popen([sys.executable, "-W", "ignore", "-c", script, sqlite], cwd=ROOT, start_new_session=True)
    try:
        assert child.wait() == -9
        async with await open_store(sqlite) as store:
            await store.ping()
    finally:
        os.killpg(child.pid, 9)


async def test_sqlite_waits_for_the_disk_and_is_private(sqlite: str) -> None:
    opened = database_at(sqlite)
    for engine in (opened.reader, opened.writer):
        async with engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert found == ["wal", 2, 1]
    await opened.dispose()
    assert Path(sqlite).stat().st_mode & 0o077 == 0


async def test_a_folder_is_made_for_the_file(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "new" / "folder" / "50 % off #1?.db") as store:
        await store.ping()
    assert (tmp_path / "new" / "folder" / "50 % off #1?.db").exists()


async def test_what_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, this is no database. " * 100)
    with pytest.raises(StoreError, match="file is not a database"):
        await open_store(file)
    assert file.read_text().startswith("Dear Ann")
    with pytest.raises(StoreError, match="is a folder"):
        await open_store(tmp_path)
    with pytest.raises(StoreError, match="cannot be opened: "):
        await open_store(file / "below.db")


async def test_a_foreign_database_is_not_overwritten(sqlite: str) -> None:
    with sqlite3.connect(sqlite) as connection:
        connection.execute("CREATE TABLE game (mine text)")
    connection.close()
    with pytest.raises(StoreError, match="game"):
        await open_store(sqlite)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://root@localhost/games", "“mysql://” is no database here"),
        ("sqlite:///games.db", "“sqlite://” is no database here"),
        ("postgresql://[bad/games", "cannot be read"),
        ("postgresql://ann:hunter2@127.0.0.1:1/games", "does not answer"),
        ("postgresql://ann:hunter2@127.0.0.1:port/games", "cannot be read"),
    ],
)
async def test_a_wrong_address_gets_a_sentence_without_the_password(address: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence) as refused:
        await open_store(address)
    assert "hunter2" not in str(refused.value) and "\n" not in str(refused.value)


async def test_a_database_that_is_not_there_gets_a_sentence(server: Cluster) -> None:
    with pytest.raises(StoreError, match='database "nowhere" does not exist'):
        await open_store(server.address("nowhere"))


@pytest.mark.parametrize("replaced", [False, True])
async def test_a_removed_or_replaced_file_is_noticed_at_the_next_commit(tmp_path: Path, replaced: bool) -> None:
    path = tmp_path / "tables.db"
    async with await open_store(path) as store:
        await new_game(store)
        await store.append(move(1))
        await store.ping()
        kept = path.rename(tmp_path / "kept.db")
        if replaced:
            path.write_bytes(b"")
        with pytest.raises(StoreError, match="removed or replaced"):
            await store.append(move(2))
        with pytest.raises(StoreError, match="removed or replaced"):
            await store.ping()
        kept.rename(path)
        await store.append(move(2))
        await store.ping()
        assert await store.last_number("g1") == 2


async def test_a_server_whose_writes_fail_is_not_healthy_until_one_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_store(tmp_path / "tables.db") as store:
        await new_game(store)
        thread = store._database.thread
        assert thread is not None
        transact = thread._transact

        def disk_is_full(job: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(thread, "_transact", disk_is_full)
        with pytest.raises(StoreError, match="disk is full"):
            await store.append(move(1))
        with pytest.raises(StoreError, match="disk is full"):
            await store.ping()
        monkeypatch.setattr(thread, "_transact", transact)
        await store.ping()
        await store.append(move(1))


async def test_a_disk_with_hardly_any_room_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await open_store(tmp_path / "tables.db") as store:
        usage = shutil.disk_usage(tmp_path)
        monkeypatch.setattr(shutil, "disk_usage", lambda path: usage._replace(free=3 << 20))
        with pytest.raises(StoreError, match="is full: 3 MB are left"):
            await store.ping()


@pytest.mark.parametrize("fault", [errno.EACCES, errno.EROFS])
async def test_a_database_that_cannot_be_written_to_gets_a_sentence(
    sqlite: str, fault: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody may write the file, or its disk is mounted for reading only."""
    async with await open_store(sqlite):
        pass
    really = os.open

    def refuse(path: os.PathLike[str] | str, flags: int, *more: int) -> int:
        if flags & os.O_RDWR:
            raise OSError(fault, os.strerror(fault), path)
        return really(path, flags, *more)

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(StoreError, match=rf"cannot be opened: {os.strerror(fault)}\.$"):
        await open_store(sqlite)


async def test_a_postgresql_that_cannot_be_written_to_gets_a_sentence(postgresql: str) -> None:
    """A standby for example: a server that started there would refuse every move."""
    async with await open_store(postgresql) as store:
        await new_game(store)
    only_read = f"{postgresql}&default_transaction_read_only=on"
    with pytest.raises(StoreError, match="read-only transaction") as refused:
        await open_store(only_read)
    assert "\n" not in str(refused.value)
    async with await open_store(only_read, alone=False) as store:
        assert await store.game("g1") is not None, "whoever only looks may"


async def test_an_idle_server_that_can_no_longer_write_is_not_healthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_store(tmp_path / "tables.db") as store:
        await store.ping()
        thread = store._database.thread
        assert thread is not None

        def only_read(job: object) -> None:
            raise sqlite3.OperationalError("attempt to write a readonly database")

        monkeypatch.setattr(thread, "_transact", only_read)
        await store.ping()  # something was written a moment ago
        now = asyncio.get_running_loop().time()
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now + PROVE_EVERY, raising=False)
        with pytest.raises(StoreError, match="readonly database"):
            await store.ping()


@pytest.mark.parametrize("harm", ["journal removed", "emptied", "written over", "cut and written over"])
async def test_what_is_written_nowhere_is_not_acknowledged(tmp_path: Path, harm: str) -> None:
    """Somebody removes the journal beside the file, or copies a backup over the file, while the server runs."""
    path, other = tmp_path / "tables.db", tmp_path / "backup.db"
    async with await open_store(other) as store:
        await new_game(store)
    async with await open_store(path) as store:
        await new_game(store)
        await store.append(move(1))
        await store.ping()
        if harm == "journal removed":
            path.with_name("tables.db-wal").unlink()
        elif harm == "emptied":
            path.write_bytes(b"")
        else:
            with open(path, "r+b") as file:
                if harm.startswith("cut"):
                    file.truncate(0)
                file.write(other.read_bytes())
        with pytest.raises(StoreError, match="removed or replaced"):
            await store.append(move(2))
        with pytest.raises(StoreError, match="removed or replaced"):
            await store.ping()


async def test_a_file_that_is_its_own_is_never_mistaken(tmp_path: Path) -> None:
    """Checkpoints, commands that look at the file and close it, and many commits change nothing about that."""
    path = tmp_path / "tables.db"
    async with await open_store(path) as store:
        await new_game(store)
        thread = store._database.thread
        assert thread is not None and thread._mark
        for number in range(1, 40):
            await store.append(move(number))
            if number % 13 == 0:
                async with await open_store(path, alone=False) as also:
                    await also.moderation.note_change()
                    assert await also.last_number("g1") == number
                connection = sqlite3.connect(path)
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                connection.close()
        await store.ping()
    async with await open_store(path) as store:
        assert await store.last_number("g1") == 39
