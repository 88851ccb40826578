"""Kills, restarts and races: whatever was answered is there, and of two who race one wins."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from resolute.client import Answer, Client
from tests.store.postgres import Cluster
from tests.web.processes import ServerProcess, one_address
from tests.web.test_kill import check_the_log, play_and_kill
from tools.attack.tried import HERE, LINK, SECONDS, Tried, ask


def kills_on_sqlite(games: int, kills: int) -> Tried:
    """kill -9 while people play on an SQLite file."""
    tried = Tried("kills, SQLite")
    with TemporaryDirectory(prefix="resolute-attack-") as folder:
        database = Path(folder) / "tables.db"
        with ServerProcess(database, Path(folder) / "log") as server:
            players = play_and_kill([server], server.address, games, kills)
            server.stop()
        tried.tries = kills
        try:
            tried.note = f"{check_the_log(str(database), players):,} acknowledged moves, none lost"
        except AssertionError as error:
            tried.through.append(str(error))
    return tried


def kills_on_postgresql(cluster: Cluster, games: int, kills: int) -> Tried:
    """kill -9 of one of two servers, and restarts of the database, while people play."""
    tried = Tried("kills and restarts, PostgreSQL")
    database = cluster.new_database()
    with TemporaryDirectory(prefix="resolute-attack-") as folder:
        files = [Path(folder) / f"log{number}" for number in range(2)]
        with ServerProcess(database, files[0]) as one, ServerProcess(database, files[1]) as two:
            restarts = threading.Timer(4.0, lambda: (cluster.stop(), cluster.start()))
            restarts.start()
            with one_address([one.port, two.port]) as address:
                players = play_and_kill([one, two], address, games, kills)
            restarts.join()
            one.stop()
            two.stop()
        tried.tries = kills + 1
        try:
            tried.note = f"{check_the_log(database, players):,} acknowledged moves, none lost"
        except AssertionError as error:
            tried.through.append(str(error))
    return tried


def _remove(file: Path) -> None:
    file.unlink()


def _remove_the_journal(file: Path) -> None:
    file.with_name(file.name + "-wal").unlink()


def _empty(file: Path) -> None:
    file.write_bytes(b"")


def _replace(file: Path) -> None:
    Path(shutil.copy(file, file.with_name("copy"))).replace(file)


def _write_over(file: Path) -> None:
    other = file.with_name("other.db")
    with ServerProcess(other, file.with_name("log")) as server:
        Client(server.address, patience=SECONDS).create("campaign", [HERE, HERE])
        server.stop()
    file.write_bytes(other.read_bytes())


HARMS: dict[str, Callable[[Path], None]] = {
    "removed": _remove,
    "left without its journal": _remove_the_journal,
    "emptied": _empty,
    "replaced by a copy": _replace,
    "written over": _write_over,
}
"""What may happen to a database file while a server runs."""


def harmed_files() -> Tried:
    """The file of a database is removed, replaced or written over: no move is acknowledged, and health tells of it."""
    tried = Tried("database files harmed")
    for harm, do in HARMS.items():
        with TemporaryDirectory(prefix="resolute-attack-") as folder:
            file = Path(folder) / "tables.db"
            with ServerProcess(file, Path(folder) / "log") as server:
                person = Client(server.address, patience=1.0)
                table = person.create("campaign", [HERE, HERE]).table
                payload = person.view(table)
                assert payload.decision is not None
                person.play(table, payload.number, 0, seat=payload.decision.seat)
                do(file)
                play = partial(person.play, table, payload.number + 1, 0)
                tried.refused(play, f"a move after the file was {harm}", (503,))
                tried.expect(ask(server, "GET", "/healthz")[0] == 503, f"healthy after the file was {harm}")
    return tried


def races(server: ServerProcess, rounds: int, racers: int = 8) -> Tried:
    """Many send a move for the same position, and many open the same link: one wins, the others are told."""
    tried = Tried("races")
    host, guest = Client(server.address, patience=SECONDS), Client(server.address, patience=SECONDS)
    with ThreadPoolExecutor(racers) as crowd:
        for _ in range(max(1, rounds // 10)):
            created = host.create("campaign", [HERE, LINK])
            people = [Client(server.address, patience=SECONDS) for _ in range(racers)]
            link = created.links["1"]
            seated = sum(crowd.map(lambda one, link=link: _works(lambda: one.join(link)), people))
            tried.expect(seated == 1, f"{seated} people got one seat")
        created = host.create("campaign", [HERE, HERE])
        for _ in range(rounds):
            payload = host.view(created.table)
            if payload.decision is None:
                break
            number, seat = payload.number, payload.decision.seat
            names = [f"{number}/{racer}" for racer in range(racers)]

            def move(name: str, number: int = number, seat: int = seat) -> bool:
                return _works(lambda: host.play(created.table, number, 0, request=name, seat=seat))

            won = sum(crowd.map(move, names))
            after = host.view(created.table).number
            tried.expect(
                won == 1 and after == number + 1, f"{won} of {racers} moves won, {after - number} were written"
            )
            tried.refused(partial(guest.play, created.table, after, 0), "a move of somebody without a seat")
    return tried


def _works(ask: object) -> bool:
    try:
        ask()  # type: ignore[operator]
    except Answer:
        return False
    return True
