"""A server that is upgraded keeps its games, on both databases: it stops, the rules change, and it starts again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path

import msgspec
import pytest

from resolute import Record
from resolute.client import Answer
from resolute.payload import TablePayload
from tests.saves.changes import change_rules, to_the_end
from tests.store.postgres import Cluster
from tests.web.server import HERE, Running, Visitor, quick_folder, running

UPDATED = "The rules have been updated"


@pytest.fixture(params=["sqlite", "postgresql"])
def serve(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], AbstractContextManager[Running]]]:
    """Start a server on the same database, again and again."""
    if request.param == "sqlite":
        database = str(quick_folder(tmp_path) / "tables.db")
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        database = cluster.new_database()
    yield lambda: running(database)


class Person(Visitor):
    """Somebody who comes back with the same cookies after the server was started again."""

    def __init__(self, server: Running) -> None:
        super().__init__(server.address)
        self.come_to(server)

    def come_to(self, server: Running) -> None:
        self.server, self.address = server, server.address


@cache
def near_the_end(game: str, left: int) -> tuple[bytes, int]:
    """A saved game with so many moves left if they are played at random, and how many it has."""
    record = Record.new(game, seats=2, seed=6)
    to_the_end(record)
    log = record.log.until(len(record.log.moves) - left)
    return Record.of(log).save(), len(log.moves)


def play(person: Person, table: str, moves: int) -> TablePayload:
    """One move by its own request, so many in all, each committed as the server does it."""
    host = person.server.app.host

    async def go_on(left: int) -> None:
        async with host.tables.open(table) as (slot, live):
            while (decision := live.table.decision) is not None and left:
                left -= 1
                await host.tables.write(slot, live, "move", decision.seat, left % len(decision.options))

    person.play(table, person.view(table).number, 0)
    person.server.ask(go_on(moves - 1))
    return mine(person, table, person.view(table))


def mine(person: Person, table: str, payload: TablePayload) -> TablePayload:
    return person.view(table, seat=payload.decision.seat) if payload.decision is not None else payload


def texts(payload: TablePayload) -> list[str]:
    return [line.text for line in payload.journal]


def test_a_log_that_comes_out_the_same_is_simply_of_the_new_version(
    serve: Callable[[], AbstractContextManager[Running]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve() as server:
        person = Person(server)
        table = person.create("campaign", [HERE, HERE]).table
        before = play(person, table, 40)
    change_rules("newer", monkeypatch)
    with serve() as server:
        person.come_to(server)
        after = mine(person, table, person.view(table))
        assert after.parts == before.parts and texts(after) == texts(before) and after.number == before.number
        assert person.view(table, at=7).moves == 7
        person.undo(table, agreed=True)
        play(person, table, 10)


def test_a_game_goes_on_from_its_last_position_and_its_past_is_shown_as_it_was_stored(
    serve: Callable[[], AbstractContextManager[Running]], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, first = near_the_end("campaign", 90)
    with serve() as server:
        person = Person(server)
        table = person.load(data).table
        play(person, table, 30)
        person.undo(table, agreed=True)
        before = play(person, table, 10)
        past = {at: person.view(table, at=at) for at in (first, first + 1, first + 29, first + 30, before.moves)}
    change_rules("other luck", monkeypatch)
    with serve() as server:
        person.come_to(server)
        after = mine(person, table, person.view(table))
        assert after.parts == before.parts and after.number == before.number and after.decision == before.decision
        assert texts(after)[:-1] == texts(before) and texts(after)[-1].startswith(UPDATED)
        for at, was in past.items():
            payload = person.view(table, at=at)
            assert payload.parts == was.parts and payload.moves == at
            assert texts(payload)[: len(was.journal)] == texts(was)
        with pytest.raises(Answer, match="was played under older rules and was not stored") as caught:
            person.view(table, at=first - 1)
        assert caught.value.status == 404
        with pytest.raises(Answer, match="no move of yours to take back"):
            person.undo(table, agreed=True)
        assert UPDATED in person.page(f"/t/{table}") and person.page(f"/t/{table}/at/{first + 1}")
        play(person, table, 12)
        person.undo(table, agreed=True)
    with serve() as server:
        person.come_to(server)
        again = play(person, table, 3)
        assert sum(line.startswith(UPDATED) for line in texts(again)) == 1
        assert person.view(table, at=first + 1).parts == past[first + 1].parts, "also after one more start"
        assert person.view(table, at=before.moves + 2).moves == before.moves + 2
        assert play(person, table, 5000).outcome is not None
        assert Record.load(person.download(table)).table.outcome is not None
        branch = person.branch(table, first + 1).table
        assert person.view(branch).moves == first + 1
        assert play(person, branch, 5).moves == first + 6


def test_a_finished_game_stays_readable(
    serve: Callable[[], AbstractContextManager[Running]], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, first = near_the_end("dictators", 30)
    with serve() as server:
        person = Person(server)
        table = person.load(data).table
        before = play(person, table, 10_000)
        past = person.view(table, at=first + 10)
        assert before.outcome is not None
    change_rules("other luck", monkeypatch)
    with serve() as server:
        person.come_to(server)
        after = person.view(table)
        assert after.outcome is not None
        # What the summary says about luck is counted from entries of the journal that are now only sentences.
        assert msgspec.structs.replace(after.outcome, summary=before.outcome.summary) == before.outcome
        assert after.parts == before.parts and texts(after) == texts(before)
        assert person.view(table, at=first + 10).parts == past.parts
        assert "The game is over" in person.page(f"/t/{table}")


def test_a_game_that_cannot_be_taken_over_can_be_read(
    serve: Callable[[], AbstractContextManager[Running]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve() as server:
        person = Person(server)
        table = person.create("dictators", [HERE, HERE]).table
        play(person, table, 60)
        open_to_all = texts(Person(server).view(table))
        removed = Person(server)
        removed.say(table, "Hello")
        person.change_person(table, person.view(table).people[0].person, "remove")
    change_rules("other pieces", monkeypatch)
    with serve() as server:
        person.come_to(server)
        stranger = Person(server)
        for who in (person, stranger):
            with pytest.raises(Answer, match="it can be read, but not played on") as caught:
                who.view(table)
            assert caught.value.status == 409
            page = who.page(f"/t/{table}")
            assert "it can be read, but not played on" in page and open_to_all[-1].replace("'", "&#39;") in page
            assert who.page(f"/t/{table}/journal") == page
            assert table in who.page("/") or who is stranger
        assert [line.text for line in stranger.journal(table)] == open_to_all
        with pytest.raises(Answer, match="it can be read"):
            person.play(table, 60, 0)
        removed.come_to(server)
        with pytest.raises(Answer, match="asked you to leave"):
            removed.journal(table)


def test_a_process_of_the_old_rules_that_still_writes_strands_nobody(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While servers are upgraded one after the other, an old one may still commit a move."""
    database = postgres.new_database()
    with running(database) as old:
        person = Person(old)
        table = person.create("campaign", [HERE, HERE]).table
        play(person, table, 20)
        payload = mine(person, table, person.view(table))
        with monkeypatch.context() as changed:
            change_rules("other luck", changed)
            with running(database) as new:
                assert new.table(table).number == 20
        # Its table is in memory, so it goes on without reading the rules again.
        late = person.play(table, payload.number, 0)
    change_rules("other luck", monkeypatch)
    with running(database) as new:
        person.come_to(new)
        after = person.view(table)
        assert after.number == late.number and after.moves == 21
        play(person, table, 5)
