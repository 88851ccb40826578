"""The tables of one process: opened from the store, kept while they are used, woken when something is new.

The store is the truth. In front of PostgreSQL there may be other processes, so what is in memory is checked
against the log at every request; a database of its own can be written by nobody else.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from zlib import crc32

from resolute.engine.errors import MoveError, ResoluteError
from resolute.engine.frames import Seat
from resolute.store.errors import Taken
from resolute.store.history import move_row, open_record, undo_row
from resolute.store.rows import LogKind, PresenceRow, SnapshotRow
from resolute.store.store import Store
from resolute.web import logs
from resolute.web.clock import Clock
from resolute.web.errors import NoSuchTable
from resolute.web.live import NOTES_KEPT, Live, TableEntry, Watcher, note_row
from resolute.web.metrics import Metrics
from resolute.web.seats import held_by

SNAPSHOT_EVERY = 200
"""So many rows of the log are replayed at most when a table is opened."""
PRESENCE_PAUSE = 0.3
"""Seconds in which people who come and go are told together."""
PRESENCE_EVERY = 30.0
"""Seconds after which the other processes are told once more that somebody is here."""


class Tables:
    """Every table that this process has in memory."""

    def __init__(self, store: Store, metrics: Metrics, clock: Clock, *, shared: bool, most: int) -> None:
        self.store = store
        self._clock = clock
        self.metrics = metrics
        self.shared = shared
        self.stopping = False
        self._most = most
        self._entries: OrderedDict[str, TableEntry] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: dict[tuple[str, str], float] = {}
        self._beat: asyncio.Task[None] | None = None
        self.streams: Counter[str] = Counter()
        """How many streams each visitor has open."""
        self.stream_addresses: Counter[str] = Counter()
        """And how many each address."""
        metrics.tables.read = lambda: len(self._entries)
        metrics.streams.read = lambda: sum(len(entry.watchers) for entry in self._entries.values())

    # Opening

    @asynccontextmanager
    async def open(self, id: str, *, fresh: bool = True) -> AsyncIterator[tuple[TableEntry, Live]]:
        """A table under its lock, as the log has it. Whatever fails while it is open, it is read again."""
        entry = self._entry(id)
        entry.users += 1
        try:
            async with entry.lock:
                live = entry.live
                if live is None:
                    live = entry.live = await self._read(id)
                elif self.shared and fresh:
                    await self._refresh(entry, live)
                yield entry, live
        finally:
            entry.users -= 1
            if entry.live is None and entry.idle:
                self._entries.pop(id, None)

    def is_seated(self, id: str, visitor: str) -> bool:
        """Whether somebody plays at a table, as far as this process knows without asking the store."""
        entry = self._entries.get(id)
        return entry is not None and entry.live is not None and bool(held_by(entry.live.seats, visitor))

    def is_watched(self, id: str) -> bool:
        """Whether somebody follows a table here."""
        entry = self._entries.get(id)
        return entry is not None and not entry.idle

    async def read_again(self) -> None:
        """Read every table again: something was changed beside this server."""
        for id in list(self._entries):
            await self.forget(id)

    async def forget(self, id: str) -> None:
        """Read a table again when somebody comes; those who watch it are shown what it is now."""
        entry = self._entries.get(id)
        if entry is not None:
            async with entry.lock:
                entry.live = None
            entry.ring()

    def dismiss(self, unwelcome: Callable[[Watcher], bool]) -> None:
        """End the streams of everybody who may not be here any more."""
        for entry in self._entries.values():
            for watcher in tuple(entry.watchers):
                if unwelcome(watcher):
                    watcher.leave()

    async def bar(self, entry: TableEntry, live: Live) -> None:
        """Take in who may not talk or watch at a table, and end the streams of those who may not."""
        bars = await self.store.moderation.bars(entry.id)
        if bars != live.bars:
            live.bars = bars
            live.touch()
        for watcher in tuple(entry.watchers):
            if not live.may_watch(watcher.visitor):
                watcher.leave()

    def _entry(self, id: str) -> TableEntry:
        entry = self._entries.get(id)
        if entry is None:
            self._forget()
            entry = self._entries[id] = TableEntry(id, self._show, self._hear, self._clock)
        self._entries.move_to_end(id)
        return entry

    def _forget(self) -> None:
        """Let go of the tables that were not used for longest."""
        for id in [id for id, entry in self._entries.items() if entry.idle][
            : max(0, len(self._entries) - self._most + 1)
        ]:
            del self._entries[id]

    async def _read(self, id: str) -> Live:
        if "\0" in id:
            raise NoSuchTable  # PostgreSQL cannot even be asked for it
        row = await self.store.game(id)
        if row is None:
            raise NoSuchTable
        record, number = await open_record(self.store, id)
        live = Live(row, record, number)
        live.seats = await self.store.seats(id)
        live.hands, live.linked = await self.store.hands(id), await self.store.open_links(id)
        live.bars = await self.store.moderation.bars(id)
        live.hear(await self.store.chat(id))
        if live.over and not row.over:
            await self.store.finish(id)
        return live

    async def _refresh(self, entry: TableEntry, live: Live) -> None:
        """Take in what other processes have written."""
        before = live.version
        try:
            if await self.store.last_number(entry.id) > live.number:
                rows = await self.store.log(entry.id, after=live.number)
                await live.extend(rows)
                for seat in [live.seats[row.seat] for row in rows]:
                    if seat.kind == "person":
                        entry.sign(seat.holder, elsewhere=True)
            seats = await self.store.seats(entry.id)
            if seats != live.seats:
                live.hands = await self.store.hands(entry.id)
                live.linked = await self.store.open_links(entry.id)
                live.seat_at(seats)
            live.hear(await self.store.chat(entry.id, after=live.heard))
            row = await self.store.game(entry.id)
            if row is None:
                raise NoSuchTable  # whoever runs the server has deleted it
            if row != live.row:
                barred, live.row = row.bars != live.row.bars, row
                live.touch()
                if barred:
                    await self.bar(entry, live)
        except BaseException:
            entry.live = None
            raise
        if live.version != before:
            entry.ring()

    # Writing

    async def write(
        self, entry: TableEntry, live: Live, kind: LogKind, seat: Seat, choice: int = -1, request: str = ""
    ) -> None:
        """Play a move or take one back, and commit it. If somebody else was first: Taken, and nothing is changed.

        The table's lock is held, so that nobody sees the move before it is committed.
        """
        live.check_open()
        number, before = live.number + 1, live.record.log
        if kind == "move":
            live.record.play(choice, seat=seat)
        else:
            # The whole game is replayed for it, so others go on meanwhile; those at this table wait for its lock.
            live.record = await asyncio.to_thread(live.record.undone, agreed=kind == "agreed_undo")
        started = time.perf_counter()
        try:
            checkpoint = live.checkpoints.encode(number, live.table)
            if kind == "move":
                row = move_row(entry.id, number, live.record, request, checkpoint)
            else:
                row = undo_row(entry.id, number, before, live.record, seat, request, checkpoint)
            await self.store.append(row)
        except BaseException as error:
            # The record has run ahead of the log: it is rebuilt from it.
            entry.live = None
            if isinstance(error, Taken):
                self.metrics.lost.add()
            raise
        self.metrics.commit.note(time.perf_counter() - started)
        live.number = row.number
        live.touch()
        entry.ring()
        if live.over:
            await self.store.finish(entry.id)
        elif (live.number + crc32(entry.id.encode())) % SNAPSHOT_EVERY == 0:
            # Each table has its own turn: those that began together would all be held up at once.
            snapshot = SnapshotRow(game_id=entry.id, number=live.number, data=live.record.snapshot())
            self.spawn(self._save(snapshot))

    async def _save(self, snapshot: SnapshotRow) -> None:
        try:
            await self.store.save_snapshot(snapshot)
        except ResoluteError as error:
            logs.trouble("snapshot not saved", error, table=snapshot.game_id)

    async def note(self, entry: TableEntry, live: Live, text: str) -> None:
        """Write a line into the journal in the table's own name, unless it is full of them."""
        if len(live.notes) >= NOTES_KEPT:
            return
        live.hear([await self.store.say(note_row(entry.id, live.moves, text))])
        entry.ring()

    # Watching

    @asynccontextmanager
    async def watch(self, id: str, watcher: Watcher) -> AsyncIterator[None]:
        """Somebody watches: they are shown whatever changes. Watch first, then look."""
        async with self.open(id) as (entry, _):
            entry.watchers.add(watcher)
            if self.shared and entry.listener is None:
                entry.listener = self.spawn(self._listen(entry))
            if self.shared and self._beat is None:
                self._beat = self.spawn(self._tell_who_watches())
        self._presence(entry)
        try:
            yield
        finally:
            entry.watchers.discard(watcher)
            entry.sign(watcher.visitor)
            if not entry.watchers and entry.listener is not None:
                entry.listener.cancel()
                entry.listener = None
            self._presence(entry)

    def _show(self, entry: TableEntry) -> None:
        """Show a table to those who watch it; not while somebody writes to it, for nobody sees a move before it is
        committed."""
        if entry.live is None or entry.lock.locked():
            self.spawn(self._show_later(entry))
        else:
            entry.tell(entry.live)

    async def _show_later(self, entry: TableEntry) -> None:
        try:
            async with self.open(entry.id, fresh=False) as (_, live):
                entry.tell(live)
        except (ResoluteError, MoveError) as error:
            logs.trouble("cannot be shown", error, table=entry.id)
            for watcher in tuple(entry.watchers):
                watcher.leave()

    async def _listen(self, entry: TableEntry) -> None:
        """Read what other processes write, once for everybody who watches here."""
        subscription = self.store.subscribe(entry.id)
        try:
            async for _ in subscription:
                await self.look_again(entry)
        finally:
            subscription.close()

    async def look_again(self, entry: TableEntry) -> None:
        """Read whatever is new in the store."""
        if not self.shared:
            return
        try:
            async with entry.lock:
                if entry.live is None:
                    entry.live = await self._read(entry.id)
                    entry.ring()
                else:
                    await self._refresh(entry, entry.live)
        except (ResoluteError, MoveError) as error:
            logs.trouble("cannot look again", error, table=entry.id)

    def _presence(self, entry: TableEntry) -> None:
        """Tell those who watch, in a moment, who is there."""

        def tell() -> None:
            if entry.live is not None and not self.stopping:
                entry.live.touch()
                entry.ring()

        with suppress(RuntimeError):
            self._clock.call_later(PRESENCE_PAUSE, tell)

    # Presence, for the other processes on the same database

    def _hear(self, entry: TableEntry, visitor: str) -> None:
        """Somebody gave a sign here: the others are told, unless they were a moment ago."""
        if self.shared and not self.stopping and self._is_due(entry.id, visitor):
            self.spawn(self._keep_presence([(entry.id, visitor)]))

    def _is_due(self, id: str, visitor: str) -> bool:
        told, now = self._told.get((id, visitor)), self._clock.now()
        if told is not None and now - told < PRESENCE_EVERY:
            return False
        self._told[id, visitor] = now
        return True

    async def _tell_who_watches(self) -> None:
        """Tell the others again and again who has a page open here."""
        while not self.stopping:
            await self._clock.sleep(PRESENCE_EVERY)
            old = self._clock.now() - PRESENCE_EVERY
            self._told = {key: at for key, at in self._told.items() if at > old}
            here = {
                (entry.id, row.holder)
                for entry in self._entries.values()
                if entry.live is not None
                for row in entry.live.seats
                if row.holder and any(watcher.visitor == row.holder for watcher in entry.watchers)
            }
            await self._keep_presence([key for key in sorted(here) if self._is_due(*key)])

    async def _keep_presence(self, here: Sequence[tuple[str, str]]) -> None:
        now = self._clock.time()
        try:
            if here:
                await self.store.keep_presence([PresenceRow(game_id=id, visitor=who, at=now) for id, who in here])
        except ResoluteError as error:
            logs.trouble("presence not kept", error)

    async def away(self, entry: TableEntry, visitor: str) -> float:
        """For how many seconds no process knows of a sign of a visitor."""
        away = entry.away(visitor)
        if self.shared:
            heard = await self.store.last_heard(entry.id, visitor)
            if heard is not None:
                away = min(away, self._clock.time() - heard)
        return away

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside the requests."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Stopping

    def stop(self) -> None:
        """Let everybody who watches go, so that the streams end."""
        self.stopping = True
        for entry in self._entries.values():
            for watcher in tuple(entry.watchers):
                watcher.leave()

    async def close(self) -> None:
        """Finish what is being written, and end the rest."""
        self.stop()
        for entry in list(self._entries.values()):
            async with entry.lock:
                pass
        waiting = list(self._tasks)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
