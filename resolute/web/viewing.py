"""Looking at tables: the present position, past ones, streams that watch, and lists of tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from resolute.engine.errors import ResoluteError, SaveError
from resolute.engine.frames import Seat
from resolute.engine.log import Log
from resolute.engine.record import Record
from resolute.engine.registry import find_game
from resolute.engine.table import Table
from resolute.engine.upgrade import ReadOnlyGame
from resolute.payload import LinePayload, StoredPayload, TableCard, TablePayload
from resolute.store.carrying import stored_position
from resolute.store.rows import GameRow, SeatRow
from resolute.web import logs
from resolute.web.core import TRIES, Core
from resolute.web.driver import BotDriver
from resolute.web.errors import NoSuchTable, NotFound, NotYours, Unavailable
from resolute.web.live import ASKED_TO_LEAVE, Live, TableEntry, Watcher
from resolute.web.payloads import make_payload
from resolute.web.seats import Eyes, awaited, eyes_for, held_by

CARDS_READ = 20
"""Only the first tables of a list show whose turn it is."""

Seen = tuple[TablePayload, tuple[int, Eyes]]
"""A payload, and what it depends on."""


class Viewing:
    """What each visitor is shown."""

    def __init__(self, core: Core, bots: BotDriver) -> None:
        self._core = core
        self._bots = bots
        # One past position is replayed at a time: more would slow down everybody who plays.
        self._replaying = asyncio.Lock()

    async def payload(
        self, table: str, visitor: str, at: int | None = None, seat: Seat | None = None, *, there: bool = True
    ) -> TablePayload:
        """The table as this visitor sees it, or as they saw it after `at` moves. `seat` is the one whose curtain they
        have lifted. `there` is False for a page that nobody looks at."""
        for _ in range(TRIES):
            async with self._core.tables.open(table) as (entry, live):
                live.check_watch(visitor)
                self._bots.wake(entry, live)
                if there:
                    entry.sign(visitor)
                if at is None:
                    return self.now(entry, live, visitor, seat)
                if not 0 <= at <= live.moves:
                    raise NotFound(f"There is no position {at}; the game has {live.moves} moves.")
                past = live.at(at)
                if past is not None:
                    return make_payload(entry, live, self._eyes(live, visitor, seat), visitor, past)
                log = live.record.log
                until = log.until(max(at, log.floor))
            # Everybody goes on while the game is replayed; if a move is taken back meanwhile, it is done again.
            async with self._replaying:
                if live.at(at) is None:
                    live.keep(log, await self._past(table, until, at))
        raise Unavailable("Too much happens at this table at once; look again.")

    async def _past(self, table: str, until: Log, at: int) -> Table[Any]:
        """A past position: replayed, or as it was stored where it was played under older rules."""
        if at >= until.floor:
            return (await asyncio.to_thread(Record.of, until)).table
        try:
            return await stored_position(self._core.store, table, until, at)
        except SaveError as error:
            raise NotFound(str(error)) from None

    async def read(self, table: str, visitor: str, game: ReadOnlyGame, seat: Seat | None = None) -> StoredPayload:
        """What is left of a game that older rules were played by and that cannot go on: its journal and its end."""
        row, seats = await self._core.store.game(table), await self._core.store.seats(table)
        if row is None:
            raise NoSuchTable
        bars = await self._core.store.moderation.bars(table)
        if bars.get(visitor) == "remove" and not any(one.holder == visitor for one in seats):
            raise NotYours(ASKED_TO_LEAVE)
        rules, outcome = find_game(row.game), game.outcome
        eyes = eyes_for(seats, visitor, None, seat, manages=False, over=outcome is not None)
        lines = [
            LinePayload(place, one.number, one.text, one.kind, one.faces)
            for place, one in enumerate(game.lines_for(eyes.seat))
        ]
        return StoredPayload(
            table=table,
            title=row.title or rules.name,
            game_name=rules.name,
            sentence=str(game),
            ended=outcome.reason if outcome is not None else "",
            journal=tuple(lines),
        )

    def see(self, entry: TableEntry, live: Live, visitor: str, seat: Seat | None) -> Seen:
        """For streams, which are shown what is new: the payload, and what it depends on."""
        self._bots.wake(entry, live)
        eyes = self._eyes(live, visitor, seat)
        return self._shared(entry, live, visitor, eyes), (live.version, eyes)

    @asynccontextmanager
    async def watch(self, table: str, watcher: Watcher) -> AsyncIterator[None]:
        """Show a watcher the table, at once and whenever it changes, for as long as the block runs."""
        async with self._core.tables.watch(table, watcher):
            async with self._core.tables.open(table, fresh=False) as (entry, live):
                watcher.show(entry, live)
            yield

    async def look_again(self, table: str) -> None:
        """Read what other processes may have written, and wake a bot that should have moved."""
        async with self._core.tables.open(table, fresh=False) as (entry, _):
            pass
        await self._core.tables.look_again(entry)
        if entry.live is not None:
            self._bots.wake(entry, entry.live)

    async def my_tables(self, visitor: str) -> list[TableCard]:
        """The tables at which this visitor sits or that they created, newest first."""
        rows = await self._core.store.games_of(visitor)
        seats = await self._core.store.seats_of([row.id for row in rows])
        return [await self._card(row, seats[row.id], visitor, place) for place, row in enumerate(rows)]

    async def public_tables(self) -> list[TableCard]:
        """The tables that anybody may watch."""
        rows = [row for row in await self._core.store.public_games() if not row.closed]
        seats = await self._core.store.seats_of([row.id for row in rows])
        return [await self._card(row, seats[row.id], "", CARDS_READ) for row in rows]

    async def _card(self, row: GameRow, seats: Sequence[SeatRow], visitor: str, place: int) -> TableCard:
        moves, turn, waiting, deciding = None, False, False, ""
        if place < CARDS_READ and not row.over:
            try:
                async with self._core.tables.open(row.id) as (_, live):
                    moves, waiting = live.moves, live.waiting
                    turn = not waiting and live.deciding in held_by(live.seats, visitor)
                    if live.deciding is not None:
                        deciding = live.table.game.seat_name(live.table, live.deciding)
            except ResoluteError as error:
                logs.trouble("table cannot be opened", error, table=row.id)
        rules = find_game(row.game)
        return TableCard(
            table=row.id,
            title=row.title or rules.name,
            game=row.game,
            game_name=rules.name,
            names=tuple(one.name or ("a guest" if one.holder else "") for one in seats),
            created=row.created,
            over=row.over,
            public=row.public,
            your_turn=turn,
            moves=moves,
            waiting=waiting,
            invited=0 if row.over else sum(map(awaited, seats)),
            deciding=deciding,
        )

    def _eyes(self, live: Live, visitor: str, seat: Seat | None) -> Eyes:
        key = (visitor, seat, live.deciding, live.over)
        eyes = live.eyes.get(key)
        if eyes is None:
            manages = bool(visitor) and live.row.creator == visitor
            free = [row.seat for row in live.seats if row.kind == "free" and live.may_take(visitor, row.seat)]
            eyes = eyes_for(live.seats, visitor, live.deciding, seat, manages=manages, over=live.over, free=free)
            live.remember(key, eyes)
        return eyes

    def now(self, entry: TableEntry, live: Live, visitor: str, seat: Seat | None) -> TablePayload:
        """The present position; people who see the same share it."""
        return self._shared(entry, live, visitor, self._eyes(live, visitor, seat))

    def _shared(self, entry: TableEntry, live: Live, visitor: str, eyes: Eyes) -> TablePayload:
        known = live.payloads.get(eyes)
        if known is not None and known[0] == live.version:
            return known[1]
        payload = make_payload(entry, live, eyes, visitor)
        live.payloads[eyes] = (live.version, payload)
        return payload
