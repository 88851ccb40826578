"""`resolute admin`: what the person who runs a server does with its database."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import App, Parameter

from resolute.admin import copying, tables
from resolute.engine.errors import SetupError
from resolute.store.store import Store, open_store
from resolute.text.words import read_file
from resolute.web.settings import read_settings

T = TypeVar("T")
Flag = Annotated[bool, Parameter(show_default=False)]

admin = App(
    name="admin",
    help="Look after the database of a server: RESOLUTE_DATABASE, or the file in your data folder.",
    help_format="plaintext",
    default_parameter=Parameter(negative=()),
)


def _database() -> str:
    return read_settings().database


def _with_store(work: Callable[[Store], Awaitable[T]], *, alone: bool) -> T:
    """Do something with the database; whatever changes a file needs it `alone`."""

    async def run() -> T:
        async with await open_store(_database(), alone=alone) as store:
            return await work(store)

    return asyncio.run(run())


def _line(text: str) -> None:
    sys.stdout.write(text + "\n")


def _json(value: Any) -> None:
    _line(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _count(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


@admin.command(name="tables")
def list_tables(*, public: Flag = False, json: Flag = False) -> None:
    """List the tables, the one that was played last first. A server may run meanwhile.

    Parameters
    ----------
    public
        Only those that anybody may watch.
    json
        Print it as JSON.
    """
    rows = _with_store(lambda store: tables.list_tables(store, public=public), alone=False)
    if json:
        return _json(rows)
    for row in rows:
        state = "over" if row.over else "running"
        listed = " · public" if row.public else ""
        moves = _count(row.moves, "move", "moves")
        _line(f"{row.id}  {_when(row.active)}  {row.game}, {row.seats} seats, {moves}, {state}{listed}  {row.title}")
    _line(_count(len(rows), "table", "tables"))


@admin.command
def show(table: str, /, *, json: Flag = False) -> None:
    """Show one table and its people, without hands, seeds or links. A server may run meanwhile.

    Parameters
    ----------
    table
        The id of a table, as in its address.
    json
        Print it as JSON.
    """
    info = _with_store(lambda store: tables.show_table(store, table), alone=False)
    if json:
        return _json(info)
    row = info.table
    _line(f"{row.id}: {row.game}, {row.title or 'no title'}, {_count(row.moves, 'move', 'moves')}")
    _line(f"set up {_when(row.created)} by {info.creator or 'nobody'}, last played {_when(row.active)}")
    _line(f"{'over' if row.over else 'running'}, {'public' if row.public else 'not public'}, {info.said} lines of chat")
    for one in info.people:
        _line(f"  seat {one.seat + 1}: {one.kind} {one.name} {one.visitor}".rstrip())


@admin.command
def unlist(table: str, /) -> None:
    """Take a table off the public list. A server on an SQLite file must be stopped for it.

    Parameters
    ----------
    table
        The id of a table.
    """
    _with_store(lambda store: tables.unlist(store, table), alone=True)
    _line(f"{table} is no longer public.")


@admin.command
def delete(table: str, /) -> None:
    """Delete a table for good. A server on an SQLite file must be stopped for it.

    Parameters
    ----------
    table
        The id of a table.
    """
    _with_store(lambda store: tables.remove(store, table), alone=True)
    _line(f"{table} is deleted.")


@admin.command
def export(table: str, file: Path, /) -> None:
    """Save a game with everything in it, hidden cards and the seed too. A server may run meanwhile.

    Parameters
    ----------
    table
        The id of a table.
    file
        A new file for the game.
    """
    _with_store(lambda store: tables.export(store, table, file), alone=False)
    _line(f"{table} is saved in {file}.")


@admin.command(name="import")
def bring_in(file: str, /) -> None:
    """Set up a table from a saved game, and print a private link for each seat.

    Parameters
    ----------
    file
        A saved game.
    """
    data = read_file(file)
    id, links = _with_store(lambda store: tables.bring_in(store, data), alone=True)
    _line(f"The game is at /t/{id}.")
    for seat, link in enumerate(links, 1):
        _line(f"  seat {seat}: {link}")


@admin.command
def backup(file: Path, /) -> None:
    """Write everything into a new file. A server may run meanwhile; keep the file safe, it holds every secret.

    Parameters
    ----------
    file
        A new file for the backup.
    """
    copied = asyncio.run(copying.back_up(_database(), file))
    _line(f"{_count(copied.rows['game'], 'game', 'games')} with {copied.rows['log']:,} moves are in {file}.")


@admin.command
def restore(file: Path, /) -> None:
    """Read a backup into an empty database, SQLite or PostgreSQL, and check that every game opens.

    Parameters
    ----------
    file
        A backup that `resolute admin backup` wrote.
    """
    copied = asyncio.run(copying.restore(file, _database()))
    _line(f"{_count(copied.rows['game'], 'game', 'games')} with {copied.rows['log']:,} moves are restored.")
    check()


@admin.command
def check() -> None:
    """Open every game as a server would, and name those that cannot be played on. A server may run meanwhile."""
    checked = asyncio.run(copying.check(_database()))
    for id, why in checked.broken.items():
        _line(f"{id}: {why}")
    if checked.broken:
        raise SetupError(f"{len(checked.broken)} of {_count(checked.games, 'game', 'games')} cannot be opened.")
    _line(f"{_count(checked.games, 'game opens', 'games open')}.")


@admin.command
def expire(*, days: int, finished: int | None = None, dry_run: Flag = False) -> None:
    """Delete tables at which nothing has been played for a long time. A server on an SQLite file must be stopped.

    Parameters
    ----------
    days
        Unfinished tables go after so many days without a move.
    finished
        Finished ones after so many; without it they stay.
    dry_run
        Only say which.
    """
    if days < 1 or (finished is not None and finished < 1):
        raise SetupError("--days and --finished take a number of days, 1 or more.")
    gone = _with_store(lambda store: tables.expire(store, days=days, finished=finished, dry=dry_run), alone=not dry_run)
    for id in gone:
        _line(id)
    _line(f"{_count(len(gone), 'table', 'tables')} {'would be' if dry_run else 'were'} deleted.")


@admin.command
def report(*, json: Flag = False) -> None:
    """Say what is stored. A server may run meanwhile.

    Parameters
    ----------
    json
        Print it as JSON.
    """
    address = _database()
    found = _with_store(lambda store: tables.report(store, address), alone=False)
    if json:
        return _json(found)
    _line(f"{_count(found.games, 'game', 'games')}: {found.running:,} running, {found.public:,} public")
    for game, number in found.by_game.items():
        _line(f"  {game}: {number:,}")
    _line(f"{_count(found.rows, 'move', 'moves')} in all")
    if found.oldest is not None:
        _line(f"the oldest is from {_when(found.oldest)}")
    if found.bytes is not None:
        _line(f"{found.bytes / 1e6:,.1f} MB on disk")
