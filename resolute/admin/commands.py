"""`resolute admin`: what the person who runs a server does with its database."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from cyclopts import App, Parameter

from resolute.admin import copying, tables
from resolute.engine.errors import SetupError
from resolute.store.database import must_be_there
from resolute.store.rows import BanRow
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


def _look(work: Callable[[Store], Awaitable[T]]) -> T:
    """Look at the database; a server may use it meanwhile."""

    async def run() -> T:
        address = _database()
        must_be_there(address)
        async with await open_store(address, alone=False) as store:
            return await work(store)

    return asyncio.run(run())


async def _make_database() -> None:
    """Make an empty database where there is none."""
    address = _database()
    if "://" not in address and not Path(address).expanduser().exists():
        async with await open_store(address):
            pass


def _change(work: Callable[[Store], Awaitable[T]]) -> T:
    """Change something; servers that use the database meanwhile notice it after a few seconds."""

    async def change(store: Store) -> T:
        done = await work(store)
        await store.moderation.note_change()
        return done

    return _look(change)


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
    rows = _look(lambda store: tables.list_tables(store, public=public))
    if json:
        return _json(rows)
    for row in rows:
        listed = " · public" if row.public else ""
        moves = _count(row.moves, "move", "moves")
        _line(
            f"{row.id}  {_when(row.active)}  {row.game}, {row.seats} seats, {moves}, {row.state}{listed}  {row.title}"
        )
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
    info = _look(lambda store: tables.show_table(store, table))
    if json:
        return _json(info)
    row = info.table
    _line(f"{row.id}: {row.game}, {row.title or 'no title'}, {_count(row.moves, 'move', 'moves')}")
    _line(f"set up {_when(row.created)} by {info.creator or 'nobody'}, last played {_when(row.active)}")
    _line(f"{row.state}, {'public' if row.public else 'not public'}, {info.said} lines of chat")
    for one in info.people:
        _line(f"  seat {one.seat + 1}: {one.kind} {one.name} {one.visitor}".rstrip())


@admin.command
def unlist(table: str, /) -> None:
    """Take a table off the public list.

    Parameters
    ----------
    table
        The id of a table.
    """
    _change(lambda store: tables.unlist(store, table))
    _line(f"{table} is no longer public.")


@admin.command
def delete(table: str, /) -> None:
    """Delete a table for good.

    Parameters
    ----------
    table
        The id of a table.
    """
    _change(lambda store: tables.remove(store, table))
    _line(f"{table} is deleted.")


@admin.command
def close(table: str, /) -> None:
    """Close a table: nobody can play or chat there, and it is taken off the public list. People can still look at it.

    Parameters
    ----------
    table
        The id of a table.
    """
    _change(lambda store: tables.close(store, table, True))
    _line(f"{table} is closed.")


@admin.command
def reopen(table: str, /) -> None:
    """Let people play on at a table that was closed.

    Parameters
    ----------
    table
        The id of a table.
    """
    _change(lambda store: tables.close(store, table, False))
    _line(f"{table} is open again.")


@admin.command
def mute(who: str, /) -> None:
    """Let a visitor, or everybody at an address, chat nowhere on the server.

    Parameters
    ----------
    who
        A visitor as `show` lists them, or an address such as 203.0.113.7.
    """
    _change(lambda store: store.moderation.ban(BanRow(who=tables.known_as(who), kind="mute")))
    _line(f"{who} is muted.")


@admin.command
def ban(who: str, /) -> None:
    """Let a visitor, or everybody at an address, not use the server at all.

    Parameters
    ----------
    who
        A visitor as `show` lists them, or an address such as 203.0.113.7.
    """
    _change(lambda store: store.moderation.ban(BanRow(who=tables.known_as(who), kind="ban")))
    _line(f"{who} is banned.")


@admin.command
def pardon(who: str, /) -> None:
    """Take a mute or a ban back.

    Parameters
    ----------
    who
        Whoever is muted or banned.
    """
    if not _change(lambda store: store.moderation.unban(tables.known_as(who))):
        raise SetupError(f'"{who}" is neither muted nor banned; resolute admin bans lists who is.')
    _line(f"{who} may chat and play again.")


@admin.command
def bans(*, json: Flag = False) -> None:
    """List who is muted or banned.

    Parameters
    ----------
    json
        Print it as JSON.
    """
    rows = _look(lambda store: store.moderation.bans())
    if json:
        return _json(rows)
    for row in rows:
        _line(f"{row.who}  {'muted' if row.kind == 'mute' else 'banned'} since {_when(row.at)}")
    _line(_count(len(rows), "person", "people"))


@admin.command(name="new-tables")
def new_tables(state: Literal["on", "off"], /) -> None:
    """Let people start games, or stop that: games that are under way go on.

    Parameters
    ----------
    state
        on or off.
    """
    _change(lambda store: store.moderation.allow_new_tables(state == "on"))
    _line("New games can be started." if state == "on" else "No new games can be started.")


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
    _look(lambda store: tables.export(store, table, file))
    _line(f"{table} is saved in {file}.")


@admin.command(name="import")
def bring_in(file: str, /, *, keep_luck: Flag = False) -> None:
    """Set up a table from a saved game, and print a private link for each seat.

    Dice and cards that nobody has seen are new, because whoever has had the file knows what they would be.

    Parameters
    ----------
    file
        A saved game.
    keep_luck
        Go on with the luck of the file, for a game that only you have had in your hands.
    """
    data = read_file(file)
    asyncio.run(_make_database())
    id, links = _change(lambda store: tables.bring_in(store, data, keep_luck=keep_luck))
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
    """Delete tables at which nothing has been played for a long time. A server does so by itself if its settings
    RESOLUTE_EXPIRE_DAYS and RESOLUTE_KEEP_DAYS say so.

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
    do = _look if dry_run else _change
    gone = do(lambda store: tables.expire(store, days=days, finished=finished, dry=dry_run))
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
    found = _look(lambda store: tables.report(store, address))
    if json:
        return _json(found)
    _line(f"{_count(found.games, 'game', 'games')}: {found.running:,} running, {found.public:,} public")
    for game, number in found.by_game.items():
        _line(f"  {game}: {number:,}")
    _line(f"{_count(found.rows, 'move', 'moves')} in all")
    _line(f"{_count(found.said, 'line', 'lines')} of chat, {_count(found.visitors, 'visitor', 'visitors')} with a seat")
    _line(f"{found.muted:,} muted, {found.banned:,} banned; new games: {'yes' if found.new_tables else 'no'}")
    if found.oldest is not None:
        _line(f"the oldest is from {_when(found.oldest)}")
    if found.bytes is not None:
        _line(f"{found.bytes / 1e6:,.1f} MB on disk")
