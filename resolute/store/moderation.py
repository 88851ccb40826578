"""What the store knows of people beside their seats: who may not talk, watch or come at all, and by which link
somebody can go on as themselves on another device."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, Update, delete, func, insert, select, update

from resolute.store import schema
from resolute.store.database import Database
from resolute.store.dialects import insert_into
from resolute.store.rows import BanKind, BanRow, BarKind, BarRow
from resolute.store.writer import Writer

_OPEN = "admin/new tables"
_CHANGES = "admin/changes"


class Control(msgspec.Struct, frozen=True):
    """What the people who run a server have decided: who is muted or banned, and whether new games may be started.
    `changes` counts what they have changed, so that a running server notices it."""

    changes: int = 0
    bans: dict[str, BanKind] = {}
    new_tables: bool = True


class Moderation:
    """A part of the store."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    # One table

    async def bars(self, id: str) -> dict[str, BarKind]:
        """Who is muted at a table or was asked to leave it."""
        rows = await self._database.read(select(schema.bar).where(schema.bar.c.game_id == id))
        return {row.visitor: row.kind for row in rows}

    async def bar(self, row: BarRow) -> None:
        """Mute somebody at a table, or ask them to leave it."""
        new = insert_into(self._database.writer.dialect, schema.bar)
        latest = new.on_conflict_do_update(index_elements=["game_id", "visitor"], set_={"kind": new.excluded.kind})

        def keep(connection: Connection) -> None:
            connection.execute(latest, msgspec.structs.asdict(row))
            connection.execute(_counted(row.game_id))

        await self._writer.write(keep, about=row.game_id)

    async def unbar(self, id: str, visitor: str) -> None:
        """Let somebody talk and watch at a table again."""
        here = (schema.bar.c.game_id == id, schema.bar.c.visitor == visitor)

        def forget(connection: Connection) -> None:
            connection.execute(delete(schema.bar).where(*here))
            connection.execute(_counted(id))

        await self._writer.write(forget, about=id)

    async def set_quiet(self, id: str, quiet: bool) -> None:
        """Let only people with a seat talk at a table, or everybody."""
        await self._change(id, quiet=quiet)

    async def set_closed(self, id: str, closed: bool) -> None:
        """Let nobody play on at a table, or let them again."""
        await self._change(id, closed=closed)

    async def _change(self, id: str, **values: bool) -> None:
        def change(connection: Connection) -> None:
            connection.execute(update(schema.game).where(schema.game.c.id == id).values(**values))

        await self._writer.write(change, about=id)

    # The whole server

    async def control(self) -> Control:
        """What the people who run the server have decided."""
        rows = await self._database.read(select(schema.setting).where(schema.setting.c.name.in_((_OPEN, _CHANGES))))
        found = {row.name: row.value for row in rows}
        bans = await self._database.read(select(schema.ban))
        return Control(int(found.get(_CHANGES, 0)), {row.who: row.kind for row in bans}, found.get(_OPEN) != "no")

    async def changes(self) -> int:
        """How often the people who run the server have changed something."""
        rows = await self._database.read(select(schema.setting.c.value).where(schema.setting.c.name == _CHANGES))
        return int(rows[0].value) if rows else 0

    async def note_change(self) -> None:
        """Let every server on this database look again at what it keeps in memory."""

        def count(connection: Connection) -> None:
            before = connection.execute(select(schema.setting.c.value).where(schema.setting.c.name == _CHANGES))
            _keep(connection, _CHANGES, str(int(before.scalar() or 0) + 1))

        await self._writer.write(count)

    async def people(self) -> tuple[int, int]:
        """How many lines of chat are stored, and how many visitors have a seat."""
        said = await self._database.read(select(func.count()).select_from(schema.chat).where(schema.chat.c.name != ""))
        holders = select(func.count(schema.seat.c.holder.distinct())).where(schema.seat.c.holder != "")
        return int(said[0][0]), int((await self._database.read(holders))[0][0])

    async def bans(self) -> list[BanRow]:
        """Who is muted or banned, the latest first."""
        rows = await self._database.read(select(schema.ban).order_by(schema.ban.c.at.desc(), schema.ban.c.who))
        return [BanRow(**row._asdict()) for row in rows]

    async def ban(self, row: BanRow) -> None:
        """Mute or ban a visitor or an address."""
        new = insert_into(self._database.writer.dialect, schema.ban)
        latest = new.on_conflict_do_update(
            index_elements=["who"], set_={"kind": new.excluded.kind, "at": new.excluded.at}
        )

        def keep(connection: Connection) -> None:
            connection.execute(latest, msgspec.structs.asdict(row))

        await self._writer.write(keep)

    async def unban(self, who: str) -> bool:
        """Let a visitor or an address come and talk again; whether they could not."""

        def forget(connection: Connection) -> bool:
            return bool(connection.execute(delete(schema.ban).where(schema.ban.c.who == who)).rowcount)

        return await self._writer.write(forget)

    async def allow_new_tables(self, allowed: bool) -> None:
        """Let people start games, or nobody."""

        def keep(connection: Connection) -> None:
            _keep(connection, _OPEN, "yes" if allowed else "no")

        await self._writer.write(keep)

    async def idle_games(self, *, unfinished: float | None, finished: float | None, limit: int = 200) -> list[str]:
        """Games in which nothing happened since these times, the oldest first; None: such games stay."""
        game, log = schema.game, schema.log
        last = select(log.c.at).where(log.c.game_id == game.c.id).order_by(log.c.number.desc()).limit(1)
        active = func.coalesce(last.scalar_subquery(), game.c.created)
        found: list[str] = []
        for over, before in ((False, unfinished), (True, finished)):
            if before is not None:
                old = select(game.c.id).where(game.c.over.is_(over), game.c.created < before, active < before)
                rows = await self._database.read(old.order_by(game.c.created).limit(limit))
                found += [row.id for row in rows]
        return found

    # Links to another device

    async def new_recovery(self, visitor: str, key_hash: str) -> None:
        """A link by which a visitor goes on as themselves elsewhere; an older one of theirs holds no longer."""
        row = {"visitor": visitor, "key_hash": key_hash, "at": time.time()}

        def renew(connection: Connection) -> None:
            connection.execute(delete(schema.recovery).where(schema.recovery.c.visitor == visitor))
            connection.execute(insert(schema.recovery), row)

        await self._writer.write(renew)

    async def recovery(self, key_hash: str) -> str:
        """The visitor whom a link is for; empty, if it holds no longer."""
        rows = await self._database.read(
            select(schema.recovery.c.visitor).where(schema.recovery.c.key_hash == key_hash)
        )
        return str(rows[0].visitor) if rows else ""

    async def use_recovery(self, key_hash: str) -> str:
        """The visitor whom a link is for, once: of two who come at the same time one is too late."""

        def use(connection: Connection) -> str:
            here = schema.recovery.c.key_hash == key_hash
            who = connection.execute(select(schema.recovery.c.visitor).where(here)).scalar()
            used = connection.execute(delete(schema.recovery).where(here)).rowcount
            return str(who) if who and used else ""

        return await self._writer.write(use)


def _counted(id: str) -> Update:
    """Count a change of who may talk and watch at a table, so that every process notices it."""
    return update(schema.game).where(schema.game.c.id == id).values(bars=schema.game.c.bars + 1)


def _keep(connection: Connection, name: str, value: str) -> None:
    new = insert_into(connection.dialect, schema.setting).values(name=name, value=value)
    connection.execute(new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value}))
