"""The store: games, their logs, seats, links and chat, in SQLite or PostgreSQL.

The pair (game, number) of the log is unique, so two who race cannot both win. A move is committed when `append`
returns, and only then may anybody be told that it was made.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from resolute.engine.frames import Seat
from resolute.store import schema
from resolute.store.database import Database, database_at
from resolute.store.dialects import insert_into
from resolute.store.errors import NoGame, StoreError, Taken
from resolute.store.feed import Feed, Subscription
from resolute.store.listener import Listener
from resolute.store.moderation import Moderation
from resolute.store.rows import ChatRow, GameRow, InviteRow, LogRow, PresenceRow, SeatRow, SnapshotRow, UpgradeRow
from resolute.store.values import game_row, game_values, log_row
from resolute.store.writer import Writer

_game, _log, _seat, _invite, _chat = schema.game, schema.log, schema.seat, schema.invite, schema.chat

_GAME = select(_game).where(_game.c.id == bindparam("id"))
_LOG = select(_log).where(_log.c.game_id == bindparam("id"), _log.c.number > bindparam("after")).order_by(_log.c.number)
_LAST = select(func.coalesce(func.max(_log.c.number), 0)).where(_log.c.game_id == bindparam("id"))
_LAST_MOVE = (
    select(_log.c.at).where(_log.c.game_id == _game.c.id).order_by(_log.c.number.desc()).limit(1).scalar_subquery()
)
_REQUEST = select(_log).where(_log.c.game_id == bindparam("id"), _log.c.request == bindparam("request"))
_SEATS = select(_seat).where(_seat.c.game_id == bindparam("id")).order_by(_seat.c.seat)
_HANDS = select(schema.hand).where(schema.hand.c.game_id == bindparam("id"))
_HEARD = select(schema.presence.c.at).where(
    schema.presence.c.game_id == bindparam("id"), schema.presence.c.visitor == bindparam("visitor")
)
_NEW_CHAT = (_chat.c.game_id == bindparam("id"), _chat.c.id > bindparam("after"))
_LATEST = select(_chat.c.id).where(*_NEW_CHAT, _chat.c.name != "").order_by(_chat.c.id.desc()).limit(bindparam("limit"))
_CHAT = select(_chat).where(*_NEW_CHAT, or_(_chat.c.name == "", _chat.c.id.in_(_LATEST))).order_by(_chat.c.id)

PROVE_EVERY = 30.0
"""Seconds without a write after which a server that is asked whether it is well writes something."""

CHAT_STORED = 1000
"""Of what people say at a table so many lines are kept."""


async def open_store(database: str | Path, *, alone: bool = True) -> Store:
    """Open the database at a file's path or a postgresql:// address; make it or bring it up to date first.

    A file is for one server `alone`; who only looks at it may do so beside that server.
    """
    from resolute.store.migrate import must_be_current, upgrade

    opened = database_at(database, alone=alone)
    try:
        if alone or opened.dsn:
            async with opened.writer.begin() as connection:
                await connection.run_sync(upgrade)
        else:
            async with opened.reader.connect() as connection:
                await connection.run_sync(must_be_current)
    except BaseException as error:
        await opened.dispose()
        if isinstance(error, opened.faults):
            raise opened.error(error) from error
        raise
    store = Store(opened)
    try:
        await store.listen()
        if alone:
            await store.prove()
            if opened.thread is not None:
                await opened.thread.mark()
    except BaseException:
        await store.close()
        raise
    return store


class Store:
    """An open store; `open_store` makes one. All of it belongs to one event loop."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._feed = Feed()
        self._listener = Listener(database, self._feed) if database.dsn else None
        self._writer = Writer(database, self._tell)
        self.moderation = Moderation(database, self._writer)

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *about: object) -> None:
        await self.close()

    async def listen(self) -> None:
        """Hear what other processes write, where there can be any."""
        if self._listener is not None:
            await self._listener.start()

    async def close(self) -> None:
        """Write what waits, end every subscription and close the database."""
        try:
            await self._writer.close()
            self._feed.close()
            if self._listener is not None:
                await self._listener.stop()
        finally:
            await self._database.dispose()

    async def ping(self) -> None:
        """Nothing, if the database answers and can be written to; a StoreError otherwise."""
        await self._database.read(text("SELECT 1"))
        self._database.check_file()
        if not self._writer.proven_within(PROVE_EVERY):
            await self.prove()

    async def prove(self) -> None:
        """Write something, to find out whether the database lets us."""
        await self.set_setting("last proof", str(round(time.time())))

    # News

    def subscribe(self, game_id: str) -> Subscription:
        """Hear of a game from now on. Subscribe before reading, or what is written between is missed."""
        return self._feed.subscribe(game_id)

    def _tell(self, game_id: str, number: int) -> None:
        # A log number that is heard twice is no news; other news comes back to us from the database.
        if number or self._listener is None or not self._listener.listening:
            self._feed.tell(game_id, number)

    # Games

    async def create_game(
        self,
        game: GameRow,
        seats: Sequence[SeatRow],
        invites: Sequence[InviteRow] = (),
        start: bytes | None = None,
    ) -> None:
        """Write a new game down with its seats and links. `start` is the saved game that it goes on from."""

        def create(connection: Connection) -> None:
            try:
                connection.execute(insert(_game), game_values(game))
                for table, rows in ((_seat, seats), (_invite, invites)):
                    if rows:
                        connection.execute(insert(table), [msgspec.structs.asdict(row) for row in rows])
                for row in seats:
                    _show_hand(connection, row)
                if start is not None:
                    connection.execute(insert(schema.start), {"game_id": game.id, "data": start})
            except IntegrityError as error:
                raise Taken(f"There is a game {game.id} already, or its seats do not fit.") from error

        await self._writer.write(create)

    async def game(self, id: str) -> GameRow | None:
        """Find a stored game by id."""
        rows = await self._database.read(_GAME, {"id": id})
        return game_row(rows[0]) if rows else None

    async def start(self, id: str) -> bytes | None:
        """The saved game that this one goes on from, if it does."""
        rows = await self._database.read(select(schema.start.c.data).where(schema.start.c.game_id == id))
        return bytes(rows[0].data) if rows else None

    async def upgrade(self, id: str) -> UpgradeRow | None:
        """The game as it was last taken over from an older Resolute, if it was."""
        rows = await self._database.read(select(schema.upgrade).where(schema.upgrade.c.game_id == id))
        return UpgradeRow(**rows[0]._asdict()) if rows else None

    async def take_over(self, row: UpgradeRow, version: int) -> None:
        """Keep a game as it is taken over at a version of its rules; snapshots of before are good no longer."""
        new = insert_into(self._database.writer.dialect, schema.upgrade)
        newest = new.on_conflict_do_update(
            index_elements=["game_id"],
            set_={"number": new.excluded.number, "data": new.excluded.data},
            where=schema.upgrade.c.number <= new.excluded.number,
        )

        def take(connection: Connection) -> None:
            connection.execute(newest, msgspec.structs.asdict(row))
            connection.execute(update(_game).where(_game.c.id == row.game_id).values(version=version))
            older = (schema.snapshot.c.game_id == row.game_id, schema.snapshot.c.number <= row.number)
            connection.execute(delete(schema.snapshot).where(*older))

        await self._writer.write(take)

    async def games_of(self, visitor: str, limit: int = 100) -> list[GameRow]:
        """The games that a visitor has set up or has a seat in, the newest first."""
        seated = select(_seat.c.game_id).where(_seat.c.holder == visitor)
        last = func.coalesce(_LAST_MOVE, _game.c.created).desc()
        return (
            await self._games(or_(_game.c.creator == visitor, _game.c.id.in_(seated)), limit, last) if visitor else []
        )

    async def public_games(self, limit: int = 100) -> list[GameRow]:
        """The games that anybody may watch, those first in which somebody has moved last: many that are only set up
        hide none of them."""
        return await self._games(_game.c.public, limit, _LAST_MOVE.desc().nulls_last(), _game.c.created.desc())

    async def count_public(self, visitor: str) -> int:
        """How many unfinished games of a visitor anybody may watch."""
        here = (_game.c.creator == visitor, _game.c.public, _game.c.over.is_(False))
        rows = await self._database.read(select(func.count()).select_from(_game).where(*here))
        return int(rows[0][0])

    async def _games(self, which: ColumnElement[bool], limit: int, *order: ColumnElement[Any]) -> list[GameRow]:
        found = select(_game).where(which).order_by(*order, _game.c.id).limit(limit)
        return [game_row(row) for row in await self._database.read(found)]

    async def all_games(self) -> list[GameRow]:
        """Every game, the oldest first."""
        rows = await self._database.read(select(_game).order_by(_game.c.created, _game.c.id))
        return [game_row(row) for row in rows]

    async def last_moves(self) -> dict[str, tuple[int, float]]:
        """Of every game with moves the number of its last row, and when it was written."""
        latest = (func.max(_log.c.number).label("number"), func.max(_log.c.at).label("at"))
        rows = await self._database.read(select(_log.c.game_id, *latest).group_by(_log.c.game_id))
        return {row.game_id: (row.number, row.at) for row in rows}

    async def delete(self, id: str) -> bool:
        """Remove a game with everything that belongs to it; whether there was one."""

        def remove(connection: Connection) -> bool:
            return bool(connection.execute(delete(_game).where(_game.c.id == id)).rowcount)

        return await self._writer.write(remove, about=id)

    async def rename(self, id: str, title: str) -> None:
        """Give a game another title."""
        await self._change(id, title=title)

    async def set_public(self, id: str, public: bool) -> None:
        """Let anybody watch a game, or nobody any more."""
        await self._change(id, public=public)

    async def finish(self, id: str, over: bool = True) -> None:
        """Note that a game is over, or that it goes on after all because moves were taken back."""
        await self._change(id, over=over)

    async def _change(self, id: str, **values: str | bool) -> None:
        def change(connection: Connection) -> None:
            connection.execute(update(_game).where(_game.c.id == id).values(**values))

        await self._writer.write(change, about=id)

    # The log

    async def append(self, row: LogRow) -> None:
        """Add a row to a game's log: it is committed when this returns.

        Taken, if the number is in the log already, or the request is: then `log_by_request` finds what it did.
        """
        await self._writer.append(row)

    async def log(self, id: str, after: int = 0) -> list[LogRow]:
        """The rows of a game's log after a number, in order."""
        return [log_row(row) for row in await self._database.read(_LOG, {"id": id, "after": after})]

    async def last_number(self, id: str) -> int:
        """The number of the last row; 0 if there is none."""
        rows = await self._database.read(_LAST, {"id": id})
        return int(rows[0][0])

    async def log_by_request(self, id: str, request: str) -> LogRow | None:
        """What a request has already done."""
        rows = await self._database.read(_REQUEST, {"id": id, "request": request}) if request else ()
        return log_row(rows[0]) if rows else None

    async def save_snapshot(self, row: SnapshotRow) -> None:
        """Keep a snapshot of a game; an older one does not replace a newer one."""
        new = insert_into(self._database.writer.dialect, schema.snapshot)
        newest = new.on_conflict_do_update(
            index_elements=["game_id"],
            set_={"number": new.excluded.number, "data": new.excluded.data},
            where=schema.snapshot.c.number < new.excluded.number,
        )

        def save(connection: Connection) -> None:
            connection.execute(newest, msgspec.structs.asdict(row))

        await self._writer.write(save)

    async def snapshot(self, id: str) -> SnapshotRow | None:
        """The newest snapshot of a game."""
        rows = await self._database.read(select(schema.snapshot).where(schema.snapshot.c.game_id == id))
        return SnapshotRow(**rows[0]._asdict()) if rows else None

    # Seats and links

    async def seats(self, id: str) -> list[SeatRow]:
        """The seats of a game, in order."""
        return [SeatRow(**row._asdict()) for row in await self._database.read(_SEATS, {"id": id})]

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several games, in order, asked for together."""
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        query = select(_seat).where(_seat.c.game_id.in_(ids)).order_by(_seat.c.game_id, _seat.c.seat)
        for row in await self._database.read(query) if ids else ():
            found[row.game_id].append(SeatRow(**row._asdict()))
        return found

    async def set_seat(
        self, row: SeatRow, *, instead_of: SeatRow | None = None, hands: frozenset[tuple[str, Seat]] | None = None
    ) -> None:
        """Say who sits there; if `instead_of` is given and is not what is there now, Taken. So it is if `hands` is
        given and somebody has seen another hand meanwhile."""
        values = msgspec.structs.asdict(row)
        here = (_seat.c.game_id == row.game_id, _seat.c.seat == row.seat)
        as_it_was = _matches(_seat, instead_of) if instead_of is not None else here

        def seat(connection: Connection) -> None:
            _check_hands(connection, row.game_id, hands)
            if connection.execute(update(_seat).where(*as_it_was).values(values)).rowcount == 0:
                raise Taken("Somebody else was faster: this seat has changed hands.")
            _show_hand(connection, row)

        await self._writer.write(seat, about=row.game_id)

    async def invite(self, key_hash: str) -> InviteRow | None:
        """The link whose key has this hash."""
        rows = await self._database.read(select(_invite).where(_invite.c.key_hash == key_hash))
        return InviteRow(**rows[0]._asdict()) if rows else None

    async def invites(self, id: str) -> list[InviteRow]:
        """The links to the seats of a game."""
        found = select(_invite).where(_invite.c.game_id == id).order_by(_invite.c.seat)
        return [InviteRow(**row._asdict()) for row in await self._database.read(found)]

    async def use_invite(
        self, key_hash: str, visitor: str, name: str = "", *, hands: frozenset[tuple[str, Seat]] | None = None
    ) -> SeatRow | None:
        """Give the seat of a link to a visitor, once; the same visitor may come back by it, nobody else. Taken, if
        `hands` is given and somebody has seen another hand meanwhile."""
        found = await self.invite(key_hash)
        if found is None or not visitor or found.used_by not in ("", visitor):
            return None
        here = (_seat.c.game_id == found.game_id, _seat.c.seat == found.seat)
        unused = (_invite.c.key_hash == key_hash, _invite.c.used_by == "")

        def use(connection: Connection) -> SeatRow | None:
            _check_hands(connection, found.game_id, hands)
            if connection.execute(update(_invite).where(*unused).values(used_by=visitor)).rowcount:
                named = {"name": name} if name else {}
                holder = update(_seat).where(*here).values(kind="person", bot="", holder=visitor, **named)
                connection.execute(holder)
            else:
                again = select(_invite.c.used_by).where(_invite.c.key_hash == key_hash)
                if connection.execute(again).scalar() != visitor:
                    return None
            row = connection.execute(select(_seat).where(*here)).first()
            if row is None:
                return None
            taken = SeatRow(**row._asdict())
            _show_hand(connection, taken)
            return taken

        return await self._writer.write(use, about=found.game_id)

    async def open_links(self, id: str) -> frozenset[Seat]:
        """The seats to which a link leads that nobody has used."""
        return frozenset(row.seat for row in await self.invites(id) if not row.used_by)

    async def hands(self, id: str) -> frozenset[tuple[str, Seat]]:
        """Who has ever seen whose hand at a table: visitor and seat. People see the hand of the seat they play."""
        return frozenset((row.visitor, row.seat) for row in await self._database.read(_HANDS, {"id": id}))

    async def new_invite(self, row: InviteRow) -> None:
        """A new link to a seat; older ones to the same seat hold no longer."""

        def renew(connection: Connection) -> None:
            same = (_invite.c.game_id == row.game_id, _invite.c.seat == row.seat)
            connection.execute(delete(_invite).where(*same))
            connection.execute(insert(_invite), msgspec.structs.asdict(row))

        await self._writer.write(renew)

    async def drop_invites(self, id: str, seat: int) -> None:
        """Links to a seat that nobody has used hold no longer."""
        unused = (_invite.c.game_id == id, _invite.c.seat == seat, _invite.c.used_by == "")

        def drop(connection: Connection) -> None:
            connection.execute(delete(_invite).where(*unused))

        await self._writer.write(drop)

    # Presence

    async def keep_presence(self, seen: Sequence[PresenceRow]) -> None:
        """Note when people were last heard of, for the other processes on this database."""
        new = insert_into(self._database.writer.dialect, schema.presence)
        latest = new.on_conflict_do_update(index_elements=["game_id", "visitor"], set_={"at": new.excluded.at})

        def keep(connection: Connection) -> None:
            connection.execute(latest, [msgspec.structs.asdict(row) for row in seen])

        await self._writer.write(keep)

    async def last_heard(self, id: str, visitor: str) -> float | None:
        """When any process last heard of somebody at a table."""
        rows = await self._database.read(_HEARD, {"id": id, "visitor": visitor})
        return float(rows[0].at) if rows else None

    # Chat

    async def chat(self, id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """What was said at a table after an id, oldest first; of more than `limit`, the latest. What nobody said is
        the table's own word, and never left out."""
        rows = await self._database.read(_CHAT, {"id": id, "after": after, "limit": limit})
        return [ChatRow(**row._asdict()) for row in rows]

    async def say(self, row: ChatRow) -> ChatRow:
        """Say something at a table; the row with its id."""

        def speak(connection: Connection) -> ChatRow:
            # Speakers take turns, so that ids appear in their order in every process.
            if not _take_turn(connection, row.game_id):
                raise NoGame(row.game_id)
            last = select(func.coalesce(func.max(_chat.c.id), 0)).where(_chat.c.game_id == row.game_id)
            said = msgspec.structs.replace(row, id=connection.execute(last).scalar_one() + 1)
            connection.execute(insert(_chat), msgspec.structs.asdict(said))
            old = (_chat.c.game_id == row.game_id, _chat.c.id <= said.id - CHAT_STORED, _chat.c.name != "")
            connection.execute(delete(_chat).where(*old))
            return said

        return await self._writer.write(speak, about=row.game_id)

    # Settings

    async def setting(self, name: str) -> str | None:
        """A setting of the server."""
        rows = await self._database.read(select(schema.setting.c.value).where(schema.setting.c.name == name))
        return str(rows[0].value) if rows else None

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting of the server."""
        new = insert_into(self._database.writer.dialect, schema.setting).values(name=name, value=value)
        kept = new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value})

        def keep(connection: Connection) -> None:
            connection.execute(kept)

        await self._writer.write(keep)

    async def secret(self, name: str) -> str:
        """A random secret of the server, made once and the same for every process."""
        fresh = {"name": f"secret/{name}", "value": secrets.token_urlsafe(32)}
        once = insert_into(self._database.writer.dialect, schema.setting).on_conflict_do_nothing()

        def make(connection: Connection) -> None:
            connection.execute(once, fresh)

        kept = await self.setting(fresh["name"])
        if kept is None:
            await self._writer.write(make)
            kept = await self.setting(fresh["name"])
        if kept is None:
            raise StoreError("The database did not keep the server's secret.")
        return kept


def _matches(table: Table, row: msgspec.Struct) -> tuple[ColumnElement[bool], ...]:
    return tuple(table.c[name] == value for name, value in msgspec.structs.asdict(row).items())


def _take_turn(connection: Connection, game_id: str) -> bool:
    """Wait until no other process changes this about a game; whether there is one."""
    turn = select(_game.c.id).where(_game.c.id == game_id).with_for_update(key_share=True)
    return connection.execute(turn).first() is not None


def _check_hands(connection: Connection, game_id: str, known: frozenset[tuple[str, Seat]] | None) -> None:
    """Refuse a change of seats that was allowed to somebody before they saw another hand through another process."""
    if known is None:
        return
    _take_turn(connection, game_id)
    if frozenset((row.visitor, row.seat) for row in connection.execute(_HANDS, {"id": game_id})) != known:
        raise Taken("Somebody else was faster: seats have changed hands.")


def _show_hand(connection: Connection, row: SeatRow) -> None:
    """Note that a person has seen the hand of the seat they play."""
    if row.kind == "person" and row.holder:
        new = insert_into(connection.dialect, schema.hand).on_conflict_do_nothing()
        connection.execute(new, {"game_id": row.game_id, "seat": row.seat, "visitor": row.holder})
