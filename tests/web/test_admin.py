"""What the person who runs a server does: look, tidy up, back up and restore, on both databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from resolute import Record
from resolute.admin import copying, tables
from resolute.cli import run
from resolute.client import Answer
from resolute.store import schema
from resolute.store.errors import StoreError
from resolute.store.store import open_store
from resolute.web.live import Watcher
from resolute.web.upkeep import LOOK_EVERY
from tests.clock import until
from tests.store.postgres import Cluster
from tests.web.server import HERE, LINK, Running, running

Command = Callable[..., list[str]]


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A database with a running game of 12 moves, a public one and a finished one."""
    path = tmp_path / "tables.db"
    with running(str(path)) as server:
        person = server.visitor()
        for public in (False, True):
            table = person.create("campaign", [HERE, HERE], title="Round one", public=public).table
            play(server, table, 12)
        play(server, person.create("campaign", [HERE, HERE], title="The end").table, 10_000)
    return path


def play(server: Running, table: str, moves: int) -> None:
    """Let the first options be chosen, at most so many."""

    async def on() -> None:
        host = server.app.host
        async with host.tables.open(table) as (entry, live):
            while live.table.decision is not None and live.moves < moves:
                await host.tables.write(entry, live, "move", live.table.decision.seat, 0)

    server.ask(on())


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command on a database; the lines that it prints, or its one line of complaint with the exit code 2."""

    def command(database: object, *words: object) -> list[str]:
        monkeypatch.setenv("RESOLUTE_DATABASE", str(database))
        code = run(["admin", *map(str, words)])
        out, err = capsys.readouterr()
        assert (code == 0 and not err) or (code == 2 and len(err.splitlines()) == 1), (out, err)
        return out.splitlines() + err.splitlines()

    return command


def ids(database: Path) -> dict[str, str]:
    """The tables by what they are."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT id, over, public FROM game").fetchall()
    return {"over" if over else "public" if public else "running": id for id, over, public in rows}


def test_the_tables_are_listed_without_secrets(played: Path, admin: Command) -> None:
    found = ids(played)
    lines = admin(played, "tables")
    assert lines[-1] == "3 tables" and len(lines) == 4
    assert any(found["running"] in line and "12 moves, running" in line and "Round one" in line for line in lines)
    assert [found["public"] in line for line in admin(played, "tables", "--public")] == [True, False]
    rows = json.loads("\n".join(admin(played, "tables", "--json")))
    assert {row["id"] for row in rows} == set(found.values()) and not any("seed" in row for row in rows)
    shown = admin(played, "show", found["running"])
    assert "12 moves" in shown[0] and sum("seat" in line for line in shown) == 2
    assert "no table" in admin(played, "show", "nothing")[0]
    info = json.loads("\n".join(admin(played, "show", found["over"], "--json")))
    assert info["table"]["over"] and len(info["people"]) == 2
    assert admin(played, "report")[0] == "3 games: 2 running, 1 public"


def notice(server: Running) -> None:
    """Let a running server look at what was changed beside it."""
    changes = server.ask(server.app.host.store.moderation.changes())
    until(lambda: server.clock.waits(LOOK_EVERY), "the server waits")
    server.clock.turn(LOOK_EVERY)
    until(lambda: server.app.host.control.changes == changes, "the change is noticed")
    until(lambda: server.clock.waits(LOOK_EVERY), "all of it is taken in")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


def test_a_running_server_notices_what_its_operator_changes(database: str, tmp_path: Path, admin: Command) -> None:
    with running(database) as server:
        person, other = server.visitor(), server.visitor()
        table = person.create("campaign", [HERE, HERE], public=True).table
        gone = person.create("campaign", [HERE, HERE]).table
        play(server, table, 5)
        assert any(table in line for line in admin(database, "tables"))
        assert admin(database, "backup", tmp_path / "copy.db")[0].startswith("2 games with 5 moves")
        payload = person.view(table, seat=0)
        admin(database, "close", table)
        admin(database, "delete", gone)
        admin(database, "new-tables", "off")
        notice(server)
        assert person.view(table).closed and "have closed this game" in person.page(f"/t/{table}")
        assert not any(card.table == table for card in other.public_tables())
        refused: tuple[Callable[[], object], ...] = (
            lambda: person.play(table, payload.number, 0, seat=payload.decision.seat if payload.decision else None),
            lambda: person.say(table, "hello"),
            lambda: person.seat(table, "give_up", 1),
            lambda: person.undo(table, agreed=True),
        )
        for ask in refused:
            with pytest.raises(Answer, match="have closed this game"):
                ask()
        with pytest.raises(Answer, match="no table"):
            person.view(gone)
        with pytest.raises(Answer, match="No new games"):
            other.create("campaign", [HERE, HERE])
        assert server.number(table) == 5
        admin(database, "reopen", table)
        admin(database, "new-tables", "on")
        notice(server)
        play(server, table, 8)
        assert server.number(table) == 8
        other.create("campaign", [HERE, HERE])


def test_visitors_and_addresses_are_muted_and_banned(tmp_path: Path, admin: Command) -> None:
    database = str(tmp_path / "tables.db")
    with running(database) as server:
        person, other = server.visitor(), server.visitor()
        created = person.create("campaign", [HERE, LINK])
        other.join(created.links["1"], "Bea")
        who = json.loads("\n".join(admin(database, "show", created.table, "--json")))["people"][1]["visitor"]
        admin(database, "mute", who)
        notice(server)
        other.view(created.table)
        with pytest.raises(Answer, match="muted") as refused:
            other.say(created.table, "hello")
        assert refused.value.status == 403
        person.say(created.table, "hello")
        watching = other.watch(created.table)
        next(watching)
        server.watched(created.table, 1)
        admin(database, "ban", who)
        notice(server)
        server.watched(created.table, 0)
        with pytest.raises(Answer, match="banned"):
            other.view(created.table)
        person.view(created.table)
        assert admin(database, "bans")[0].startswith(f"{who}  banned since")
        admin(database, "pardon", who)
        admin(database, "ban", "127.0.0.1")
        notice(server)
        with pytest.raises(Answer, match="banned"):
            server.visitor().games()
        admin(database, "pardon", "127.0.0.1")
        notice(server)
        assert other.view(created.table).seat == 1
        assert "neither muted" in admin(database, "pardon", who)[0]
        assert "no visitor" in admin(database, "ban", "Bea")[0]
        for network, said in (("2001:db8:1:2::7/64", "2001:db8:1:2::/64"), ("203.0.113.7", "203.0.113.7")):
            admin(database, "ban", network)
            assert admin(database, "bans")[0].startswith(said)
        assert "no visitor" in admin(database, "ban", "203.0.113.0/24")[0]


def test_a_server_deletes_by_itself_what_nobody_plays(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), expire_days=2, keep_days=9) as server:
        person = server.visitor()
        old, watched, over = (person.create("campaign", [HERE, HERE]).table for _ in range(3))
        play(server, over, 10_000)
        person.view(old)

        async def make_old() -> None:
            store, moment = server.app.host.store, server.clock.time() - 3 * tables.DAY

            def write(connection: Connection) -> None:
                connection.execute(schema.game.update().values(created=moment))
                connection.execute(schema.log.update().values(at=moment))

            await store._writer.write(write)
            async with server.app.host.tables.watch(watched, Watcher("somebody", lambda *_: None, lambda: None)):
                await server.app.host._upkeep.expire()

        server.ask(make_old())
        assert {card.table for card in person.tables()} == {watched, over}
        with pytest.raises(Answer, match="no table") as gone:
            person.view(old)
        assert gone.value.status == 404, "it is still in memory"


def test_whoever_is_at_a_table_that_is_deleted_is_told_so(server: Running) -> None:
    """Not that the database fails: the server has not noticed yet."""
    person = server.visitor()
    played, talked = (person.create("campaign", [HERE, HERE]).table for _ in range(2))
    for table in (played, talked):
        person.view(table)
        server.ask(server.app.host.store.delete(table))
    with pytest.raises(Answer, match="no table") as gone:
        person.play(played, 0, 0)
    with pytest.raises(Answer, match="no table") as silent:
        person.say(talked, "Hello?")
    assert gone.value.status == silent.value.status == 404


def test_a_table_is_unlisted_and_deleted(played: Path, admin: Command) -> None:
    found = ids(played)
    admin(played, "unlist", found["public"])
    assert admin(played, "tables", "--public") == ["0 tables"]
    assert admin(played, "delete", found["over"]) == [f"{found['over']} is deleted."]
    assert "no table" in admin(played, "delete", found["over"])[0]
    with sqlite3.connect(played) as connection:
        for name in ("log", "seat", "chat", "start", "hand"):
            column = connection.execute(f"SELECT count(*) FROM {name} WHERE game_id = ?", (found["over"],))
            assert column.fetchone() == (0,), name


def test_a_closed_table_is_listed_as_one(played: Path, admin: Command) -> None:
    table = ids(played)["public"]
    admin(played, "close", table)
    (line,) = [line for line in admin(played, "tables") if line.startswith(table)]
    assert ", closed " in line and admin(played, "show", table)[2].startswith("closed, not public")
    admin(played, "reopen", table)
    assert admin(played, "show", table)[2].startswith("running, not public")


def test_a_game_is_exported_and_imported(played: Path, tmp_path: Path, admin: Command) -> None:
    found, file = ids(played), tmp_path / "game.resolute"
    admin(played, "export", found["running"], file)
    assert len(Record.load(file.read_bytes()).log.moves) == 12
    assert "there already" in admin(played, "export", found["over"], file)[0]
    nowhere = tmp_path / "no folder" / "game.resolute"
    told = f'resolute: "{nowhere}" cannot be written: No such file or directory.'
    assert admin(played, "export", found["over"], nowhere) == [told]
    lines = admin(tmp_path / "other.db", "import", file)
    with running(str(tmp_path / "other.db")) as server:
        people = [server.visitor() for _ in range(2)]
        for person, line in zip(people, lines[1:], strict=True):
            payload = person.join(line.rpartition(" ")[2])
        assert payload.moves == 12 and not payload.waiting
    assert admin(played, "import", played) == ["resolute: This is not a saved game of Resolute."]


def test_what_nobody_has_played_for_long_expires(played: Path) -> None:
    found = ids(played)

    async def expired(days: int, finished: int | None, later: float, *, dry: bool) -> set[str]:
        async with await open_store(played) as store:
            now = max(row.active for row in await tables.list_tables(store)) + later * tables.DAY
            return set(await tables.expire(store, days=days, finished=finished, dry=dry, now=now))

    assert asyncio.run(expired(30, None, 29, dry=False)) == set()
    assert asyncio.run(expired(30, None, 31, dry=True)) == {found["running"], found["public"]}
    assert asyncio.run(expired(30, 20, 25, dry=False)) == {found["over"]}
    assert set(ids(played)) == {"running", "public"}


def test_numbers_of_days_that_make_no_sense_are_refused(played: Path, admin: Command) -> None:
    assert "1 or more" in admin(played, "expire", "--days", 0)[0]


def test_a_backup_is_restored_and_every_game_opens(played: Path, tmp_path: Path, admin: Command) -> None:
    copy, back = tmp_path / "backup.db", tmp_path / "restored.db"
    assert admin(played, "backup", copy)[0].startswith("3 games with")
    assert copy.stat().st_mode & 0o077 == 0 and not list(tmp_path.glob("backup.db?*"))
    assert "there already" in admin(played, "backup", copy)[0]
    lines = admin(back, "restore", copy)
    assert lines[0].startswith("3 games with") and lines[1] == "3 games open."
    assert "has games in it" in admin(back, "restore", copy)[0]
    assert "no database" in admin(back, "restore", tmp_path / "nothing.db")[0]
    with running(str(back)) as server:
        assert server.number(ids(played)["running"]) == 12


def test_a_backup_goes_to_postgresql_and_back(played: Path, tmp_path: Path, postgres: Cluster, admin: Command) -> None:
    database = postgres.new_database()
    admin(played, "backup", tmp_path / "one.db")
    assert admin(database, "restore", tmp_path / "one.db")[1] == "3 games open."
    table = ids(played)["running"]
    with running(database) as server:
        play(server, table, 15)
        assert "15 moves" in "\n".join(admin(database, "tables"))
        assert admin(database, "backup", tmp_path / "two.db")[0].startswith("3 games with")
        spectator = server.visitor()
        assert spectator.view(table).moves == 15
        admin(database, "delete", table)
        with pytest.raises(Exception, match=r"no (such )?table"):
            spectator.view(table)
    admin(tmp_path / "three.db", "restore", tmp_path / "two.db")
    with running(str(tmp_path / "three.db")) as server:
        assert server.number(table) == 15


def test_a_game_that_cannot_be_opened_is_named(played: Path, admin: Command) -> None:
    table = ids(played)["running"]
    with sqlite3.connect(played) as connection:
        connection.execute("UPDATE game SET game = 'chess' WHERE id = ?", (table,))
    lines = admin(played, "check")
    assert lines[0].startswith(f"{table}: ") and "1 of 3 games cannot be opened" in lines[-1]


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    sqlite3.connect(path).execute("CREATE TABLE something (id)")
    with pytest.raises(StoreError, match="another version"):
        asyncio.run(copying.back_up(str(path), tmp_path / "copy.db"))
    assert not (tmp_path / "copy.db").exists()


def test_an_invited_person_is_shown_as_awaited(tmp_path: Path, admin: Command) -> None:
    database = tmp_path / "tables.db"
    with running(str(database)) as server:
        created = server.visitor().create("campaign", [HERE, LINK])
    shown = "\n".join(admin(database, "show", created.table))
    assert created.links["1"].rpartition("/")[2] not in shown
