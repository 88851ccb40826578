"""kill -9 in the middle of many games: whatever was acknowledged is there, nothing twice, and clients go on.

Ten games and three kills here; fifty games and twenty kills with RESOLUTE_CONFORMANCE=full.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from resolute.client import Answer, Client
from resolute.payload import TablePayload
from resolute.store.history import open_record
from resolute.store.rows import LogRow
from resolute.store.store import open_store
from tests.clock import HANG, until
from tests.store.postgres import Cluster
from tests.suite import FULL, run_in_a_thread
from tests.web.processes import ServerProcess, one_address

GAMES, KILLS = (50, 20) if FULL else (10, 3)


class Player:
    """People who play one table after the other, whatever happens to the server."""

    def __init__(self, address: str, number: int, stop: threading.Event) -> None:
        self._people = [Client(address, patience=HANG), Client(address, patience=HANG)]
        self._stop = stop
        self._random = random.Random(number)
        self._against_a_bot = number % 2 == 1
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.failure: BaseException | None = None
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    def _play(self) -> None:
        try:
            while not self._stop.is_set():
                self._one_game()
        except BaseException as error:
            self.failure = error

    def _one_game(self) -> None:
        a, b = self._people
        there = {"kind": "bot", "bot": "random"} if self._against_a_bot else {"kind": "person_link"}
        # Starting a game is not repeated by itself: a second one would be another table.
        while True:
            try:
                created = a.create("campaign", [{"kind": "person_here"}, there])
                break
            except Exception:
                if self._stop.wait(0.1):
                    return
        if created.links:
            b.join(created.links["1"])
        done = self.acknowledged.setdefault(created.table, {})
        payload = a.view(created.table)
        while payload.decision is not None and not self._stop.is_set():
            payload = self._one_move(created.table, payload, done)

    def _one_move(self, table: str, payload: TablePayload, done: dict[str, int]) -> TablePayload:
        assert payload.decision is not None
        if self._against_a_bot and payload.decision.seat == 1:
            return self._people[0].wait(table, payload.number)
        person = self._people[payload.decision.seat]
        if not payload.decision.mine:
            payload = person.view(table)
        assert payload.decision is not None
        name = f"{self._random.getrandbits(64):x}"
        index = self._random.randrange(sum(one.index >= 0 for one in payload.decision.options))
        try:
            after = person.play(table, payload.number, index, request=name)
        except Answer as error:
            assert error.status == 409 and error.payload is not None, f"{error.status} {error}"
            return error.payload
        done[name] = payload.number + 1
        return after

    def finish(self) -> None:
        """Wait for the last answer."""
        self._thread.join(2 * HANG)
        assert not self._thread.is_alive()
        if self.failure is not None:
            raise self.failure


def check_the_log(database: str, players: list[Player]) -> int:
    """Every acknowledged move is in the log where it was said to be, and once."""

    async def read() -> dict[str, list[LogRow]]:
        async with await open_store(database) as store:
            for player in players:
                for table in player.acknowledged:
                    await open_record(store, table)
            return {table: await store.log(table) for player in players for table in player.acknowledged}

    logs = run_in_a_thread(read())
    total = 0
    for player in players:
        for table, done in player.acknowledged.items():
            rows = logs[table]
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            found: dict[str, int] = {}
            for row in rows:
                if row.request:
                    assert row.request not in found
                    found[row.request] = row.number
            for name, number in done.items():
                assert found.get(name) == number, f"move {number} of {table} was acknowledged and lost"
            total += len(done)
    return total


def play_and_kill(servers: list[ServerProcess], address: str, games: int, kills: int) -> list[Player]:
    """Let people play while servers are killed and started again."""
    stop = threading.Event()
    players = [Player(address, number, stop) for number in range(games)]
    rng = random.Random(3)

    def play_on(moves: int) -> None:
        enough = sum(player.moves for player in players) + moves
        until(lambda: sum(player.moves for player in players) >= enough, "people go on")

    for _ in range(kills):
        play_on(games + rng.randrange(games))
        server = rng.choice(servers)
        server.kill()
        server.start()
    play_on(games)
    stop.set()
    for player in players:
        player.finish()
    return players


def test_killing_the_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with ServerProcess(database, tmp_path / "log") as server:
        players = play_and_kill([server], server.address, GAMES, KILLS)
        assert server.stop() == 0
    assert check_the_log(database, players) >= GAMES * KILLS
    assert b"Traceback" not in (tmp_path / "log").read_bytes()


def test_killing_one_of_two_servers_on_postgresql(tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.new_database()
    first = ServerProcess(database, tmp_path / "first")
    second = ServerProcess(database, tmp_path / "second")
    with first, second, one_address([first.port, second.port]) as address:
        players = play_and_kill([first, second], address, GAMES, KILLS)
        assert first.stop() == 0 and second.stop() == 0
    assert check_the_log(database, players) >= GAMES * KILLS


@pytest.mark.parametrize("stop", [ServerProcess.stop, ServerProcess.stop_group])
@pytest.mark.parametrize("streams", [0, 5])
def test_a_stop_ends_cleanly_and_wakes_all_streams(
    tmp_path: Path, streams: int, stop: Callable[[ServerProcess], int]
) -> None:
    database = str(tmp_path / "tables.db")
    with ServerProcess(database, tmp_path / "log") as server:
        person = Client(server.address)
        table = person.create("campaign", [{"kind": "person_here"}, {"kind": "person_link"}]).table
        heard: list[str] = []
        ready = threading.Barrier(streams + 1)

        def watch() -> None:
            for event, _ in person._events(f"/tables/{table}/events"):
                heard.append(event)
                if event == "update" and heard.count("look") <= streams and not ready.broken:
                    ready.wait(HANG)

        threads = [threading.Thread(target=watch, daemon=True) for _ in range(streams)]
        for thread in threads:
            thread.start()
        ready.wait(HANG)
        assert stop(server) == 0
        server.leaves_nobody()
        for thread in threads:
            thread.join(HANG)
        assert heard.count("bye") == streams
    lines = (tmp_path / "log").read_text()
    assert "Traceback" not in lines and '"error"' not in lines and "stopped" in lines


def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        person = Client(server.address)
        table = person.create("campaign", [{"kind": "bot", "bot": "steady"}, {"kind": "bot", "bot": "steady"}]).table
        assert next(person.watch(table)).number >= 0
        server.kill()
        server.leaves_nobody()


def test_a_second_server_on_the_same_file_or_port_gets_a_sentence(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with ServerProcess(database, tmp_path / "log") as server:
        for other in (
            ServerProcess(database, tmp_path / "file"),
            ServerProcess(str(tmp_path / "other.db"), tmp_path / "port", server.port),
        ):
            code, said = other.try_once()
            assert code == 2 and said.startswith("resolute: ") and said.count("\n") == 1, said
