"""Bots that move by themselves when it is their turn."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

from resolute.store.errors import Taken
from resolute.web import logs
from resolute.web.bots import BotPool, Choice
from resolute.web.core import Core
from resolute.web.live import Live, TableEntry
from resolute.web.proving import Proving

OTHERS_FIRST = 3.0
"""Seconds that a process waits for the one that moved last to move its bot."""
LEFT_ALONE = 60.0
"""Seconds without a sign of anybody after which a table is left to its bots."""


class OneByOne:
    """Lets bots at tables where nobody is think one after the other: somebody who sets up many of them, and leaves,
    keeps nobody waiting."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: dict[str, asyncio.Future[bool]] = {}

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[bool]:
        """Wait for the turn of a table, or until somebody comes to it; whether it is its turn."""
        ours = not self._busy
        if ours:
            self._busy = True
        else:
            self._waiting[table] = asyncio.get_running_loop().create_future()
            try:
                ours = await self._waiting[table]
            finally:
                del self._waiting[table]
        try:
            yield ours
        finally:
            if ours:
                self._pass_on()

    def _pass_on(self) -> None:
        following = next((one for one in self._waiting.values() if not one.done()), None)
        self._busy = following is not None
        if following is not None:
            following.set_result(True)

    def hurry(self, table: str) -> None:
        """Somebody has come to a table: it waits for no other."""
        waiting = self._waiting.get(table)
        if waiting is not None and not waiting.done():
            waiting.set_result(False)


class BotDriver:
    """Wakes the bot whose turn it is, and commits the moves that it chooses."""

    def __init__(self, core: Core, pool: BotPool, spare: BotPool, proving: Proving) -> None:
        self._core = core
        self._proving = proving
        self._pool = pool
        self._spare = spare
        self._alone = OneByOne()

    def wake(self, entry: TableEntry, live: Live, *, at_once: bool = False) -> None:
        """Let a bot think if it is its turn. The process that moved last comes first."""
        seat = live.deciding
        if entry.bot is not None and _is_visited(entry, live):
            self._alone.hurry(entry.id)
        if (
            live.waiting
            or live.row.closed
            or seat is None
            or live.seats[seat].kind != "bot"
            or entry.bot is not None
            or self._core.stopping
        ):
            return
        if not self._core.tables.shared or at_once or not live.number:
            entry.bot = self._core.tables.spawn(self._bots_move(entry.id))
            entry.bot.add_done_callback(lambda _: setattr(entry, "bot", None))
        elif not entry.patient:
            entry.patient = True
            self._core.tables.spawn(self._take_over(entry, live.number))

    async def _take_over(self, entry: TableEntry, number: int) -> None:
        """Move a bot that another process should have moved: it may have ended. While the game goes on, wait."""
        try:
            await self._core.clock.sleep(OTHERS_FIRST)
            async with self._core.tables.open(entry.id) as (there, live):
                entry.patient = False
                self.wake(there, live, at_once=live.number == number)
        except Exception as error:  # whoever watches looks again
            logs.trouble("bots not taken over", error, table=entry.id)
        finally:
            entry.patient = False

    async def _bots_move(self, table: str) -> None:
        try:
            while not self._core.stopping and await self._bot_moves(table):
                pass
        except Exception as error:  # whoever watches looks again, and wakes them
            logs.trouble("bots stopped", error, table=table)

    async def _bot_moves(self, table: str) -> bool:
        """One move of a bot; whether it was a bot's turn at all."""
        async with self._core.tables.open(table) as (entry, live):
            decision = live.table.decision
            if decision is None or live.seats[decision.seat].kind != "bot" or live.row.closed:
                return False
            number, seat, level = live.number, decision.seat, live.seats[decision.seat].bot
            options = len(decision.options)
            packed = live.table.redeal(seat, secrets.randbits(48)).pack()
            followed = bool(entry.watchers) and not live.runs_by_itself
            turn = nullcontext() if _is_visited(entry, live) else self._alone.turn(table)
        if followed and self._core.settings.bot_pause:
            await self._core.clock.sleep(self._core.settings.bot_pause)
        # Where there is nothing to choose nobody needs to think.
        async with turn as alone:
            pool = self._spare if alone else self._pool
            choice = await pool.choose(packed, level, options) if options > 1 else Choice(0)
        async with self._core.tables.open(table) as (entry, live):
            if live.number != number or live.seats[seat].kind != "bot" or self._core.stopping:
                return True
            # That the server is busy is said once, until it no longer is.
            if choice.word and not (choice.eased and entry.eased):
                await self._core.tables.note(entry, live, choice.word)
            entry.eased = choice.eased
            await self._proving.try_move(entry, live, choice.index)
            try:
                await self._core.tables.write(entry, live, "move", seat, choice.index)
            except Taken:
                return True
            self._core.metrics.moves.add("bot")
        return True


def _is_visited(entry: TableEntry, live: Live) -> bool:
    """Whether somebody follows a table, or has played at it or looked at it from their seat a moment ago."""
    return bool(entry.watchers) or any(row.holder and entry.away(row.holder) < LEFT_ALONE for row in live.seats)
