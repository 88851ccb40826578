"""The tables of a server as its operator sees them: no hands, no seeds, no links."""

from __future__ import annotations

import os
import re
import time
from ipaddress import ip_address, ip_network
from pathlib import Path

import msgspec

from resolute.engine.record import Record
from resolute.store.errors import StoreError
from resolute.store.history import open_record
from resolute.store.ids import new_table_id
from resolute.store.rows import GameRow, InviteRow
from resolute.store.store import Store
from resolute.web.seats import SeatPlan, invite_key, key_hash, seat_rows

DAY = 24 * 3600.0
_VISITOR = re.compile(r"[A-Za-z0-9_-]{16,64}")


class TableRow(msgspec.Struct, frozen=True):
    """One table in a list."""

    id: str
    game: str
    title: str
    seats: int
    moves: int
    created: float
    active: float
    """When something was last played, or when it was set up."""
    public: bool
    over: bool
    closed: bool

    @property
    def state(self) -> str:
        """How it stands, in a word."""
        return "over" if self.over else "closed" if self.closed else "running"


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; `visitor` is the name by which the server knows a browser."""

    seat: int
    kind: str
    name: str
    visitor: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table and its people."""

    table: TableRow
    creator: str
    people: list[SeatInfo]
    said: int
    """How many lines of chat are kept."""


class Report(msgspec.Struct, frozen=True):
    """What is stored."""

    games: int
    running: int
    public: int
    rows: int
    by_game: dict[str, int]
    oldest: float | None
    bytes: int | None
    """The size of the file, where the database is one."""
    said: int
    visitors: int
    muted: int
    banned: int
    new_tables: bool


async def list_tables(store: Store, *, public: bool = False) -> list[TableRow]:
    """Every table, the one that was played last first."""
    last = await store.last_moves()
    rows = [_row(game, last) for game in await store.all_games() if game.public or not public]
    return sorted(rows, key=lambda row: (-row.active, row.id))


def _row(game: GameRow, last: dict[str, tuple[int, float]]) -> TableRow:
    number, at = last.get(game.id, (0, game.created))
    return TableRow(
        id=game.id,
        game=game.game,
        title=game.title,
        seats=game.seats,
        moves=number,
        created=game.created,
        active=at,
        public=game.public,
        over=game.over,
        closed=game.closed,
    )


async def show_table(store: Store, id: str) -> TableInfo:
    """A table with its people."""
    game = await _find(store, id)
    people = [SeatInfo(row.seat, row.kind, row.name, row.holder) for row in await store.seats(id)]
    said = sum(bool(line.name) for line in await store.chat(id))
    return TableInfo(_row(game, await store.last_moves()), game.creator, people, said)


async def unlist(store: Store, id: str) -> None:
    """Take a table off the public list."""
    await _find(store, id)
    await store.set_public(id, False)


async def close(store: Store, id: str, closed: bool) -> None:
    """Let nobody play on at a table, or let them again."""
    await _find(store, id)
    if closed:
        await store.set_public(id, False)
    await store.moderation.set_closed(id, closed)


def known_as(who: str) -> str:
    """A visitor, an address as the server writes it, or the network of 2^64 that somebody has of IPv6."""
    try:
        if who.endswith("/64"):
            return str(ip_network(who, strict=False))
        return str(ip_address(who))
    except ValueError:
        pass
    if not _VISITOR.fullmatch(who):
        raise StoreError(f'"{who}" is no visitor and no address; resolute admin show lists the visitors at a table.')
    return who


async def remove(store: Store, id: str) -> None:
    """Delete a table for good."""
    if not await store.delete(id):
        raise _no_table(id)


async def export(store: Store, id: str, file: Path) -> None:
    """Save a game with everything in it, its seed too."""
    await _find(store, id)
    record, _ = await open_record(store, id)
    try:
        # Only its owner may read it: the seed and every hand are in it.
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise StoreError(f'"{file}" is there already: name a new file.') from None
    except OSError as error:
        raise StoreError(f'"{file}" cannot be written: {error.strerror}.') from None
    with open(handle, "wb") as out:
        out.write(record.save())


async def bring_in(store: Store, data: bytes, *, keep_luck: bool = False) -> tuple[str, list[str]]:
    """A table from a saved game: its id, and a private link for each seat of a game that is not over. Its luck is new
    unless it is kept, because whoever has had the file knows the seed."""
    record = Record.load(data) if keep_luck else Record.load(data).loaded()
    log, over = record.log, record.table.outcome is not None
    id, secret = new_table_id(), await store.secret("links")
    seats = seat_rows(id, [SeatPlan("person_link")] * log.seats, "")
    keys = [] if over else [invite_key(secret, id, row.seat, 0) for row in seats]
    game = GameRow(
        id=id, game=log.game, version=log.version, seats=log.seats, options=log.options, seed=log.seed, over=over
    )
    invites = [InviteRow(key_hash=key_hash(key), game_id=id, seat=seat) for seat, key in enumerate(keys)]
    await store.create_game(game, seats, invites, record.save())
    return id, [f"/t/{id}/join/{key}" for key in keys]


async def expire(store: Store, *, days: int, finished: int | None, dry: bool, now: float | None = None) -> list[str]:
    """Delete unfinished tables at which nothing was played for so many days, and finished ones after `finished`."""
    now = time.time() if now is None else now
    gone = []
    for row in await list_tables(store):
        limit = finished if row.over else days
        if limit is not None and now - row.active > limit * DAY:
            gone.append(row.id)
            if not dry:
                await store.delete(row.id)
    return gone


async def report(store: Store, address: str) -> Report:
    """What is stored, in figures."""
    rows = await list_tables(store)
    games = [row.game for row in rows]
    said, visitors = await store.moderation.people()
    control = await store.moderation.control()
    file = Path(address).expanduser()
    return Report(
        games=len(rows),
        running=sum(not row.over for row in rows),
        public=sum(row.public for row in rows),
        rows=sum(row.moves for row in rows),
        by_game={game: games.count(game) for game in sorted(set(games))},
        oldest=min((row.created for row in rows), default=None),
        bytes=None if "://" in address else file.stat().st_size,
        said=said,
        visitors=visitors,
        muted=list(control.bans.values()).count("mute"),
        banned=list(control.bans.values()).count("ban"),
        new_tables=control.new_tables,
    )


async def _find(store: Store, id: str) -> GameRow:
    game = await store.game(id)
    if game is None:
        raise _no_table(id)
    return game


def _no_table(id: str) -> StoreError:
    return StoreError(f'There is no table "{id}"; resolute admin tables lists them.')
