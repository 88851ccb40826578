"""What all parts of the host share: the store, the tables in memory, looks, and the bots that move by themselves."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Self

from resolute.engine.frames import Seat
from resolute.store.errors import Taken
from resolute.store.store import Store, open_store
from resolute.web import logs
from resolute.web.bots import BotPool, Choice, Setup
from resolute.web.errors import Unavailable
from resolute.web.live import Live, Slot
from resolute.web.look import Look
from resolute.web.looks import make_look
from resolute.web.metrics import Metrics
from resolute.web.seats import Eyes, eyes_for
from resolute.web.settings import Settings
from resolute.web.tables import Tables

OTHERS_FIRST = 3.0
"""Seconds that a process waits for the one that moved last to move its bot."""
ANSWERS_WITHIN = 5.0
"""Seconds in which a store that is well answers."""
SECRETS = ("visitors", "forms", "links")

_POSTGRES = re.compile(r"^postgres(ql)?(\+\w+)?://")


class Core:
    """Opens the store and keeps the tables."""

    def __init__(self, settings: Settings, store: Store, setup: Setup | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        shared = _POSTGRES.match(settings.database) is not None
        self.tables = Tables(store, self.metrics, shared=shared, most=settings.tables)
        self.bots = BotPool(settings.bot_processes, settings.bot_seconds, self.metrics, setup)
        # One past position is replayed at a time: more would slow down everybody who plays.
        self.replaying = asyncio.Lock()
        self._secrets: dict[str, str] = {}

    @classmethod
    async def open(cls, settings: Settings, setup: Setup | None = None) -> Self:
        """Open the database, and start the processes for bots."""
        host = cls(settings, await open_store(settings.database), setup)
        for name in SECRETS:
            host._secrets[name] = await host.store.secret(name)
        host.bots.start()
        return host

    def secret(self, name: str) -> str:
        """A secret of this server: `visitors`, `forms` or `links`."""
        return self._secrets[name]

    def stop(self) -> None:
        """Wake all streams, so that the server can stop."""
        self.tables.stop()

    async def close(self) -> None:
        """Finish what is being done, and close the store."""
        await self.tables.close()
        await self.bots.close()
        await self.store.close()

    @property
    def stopping(self) -> bool:
        """Whether the server is about to stop."""
        return self.tables.stopping

    async def healthy(self) -> None:
        """Whether the store answers."""
        if self.stopping:
            raise Unavailable("The server is about to stop.")
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self.store.ping()
        except TimeoutError:
            raise Unavailable("The database does not answer.") from None

    # Looking

    def _eyes(self, live: Live, visitor: str, seat: Seat | None) -> Eyes:
        key = (visitor, seat, live.deciding, live.over)
        eyes = live.eyes.get(key)
        if eyes is None:
            manages = bool(visitor) and live.row.creator == visitor
            eyes = eyes_for(live.seats, visitor, live.deciding, seat, manages=manages, over=live.over)
            live.remember(key, eyes)
        return eyes

    def _look(self, slot: Slot, live: Live, visitor: str, seat: Seat | None) -> Look:
        """The present position; people who see the same share it."""
        return self._look_with(slot, live, visitor, self._eyes(live, visitor, seat))

    def _look_with(self, slot: Slot, live: Live, visitor: str, eyes: Eyes) -> Look:
        known = live.looks.get(eyes)
        if known is not None and known[0] == live.version:
            return known[1]
        look = make_look(slot, live, eyes, visitor)
        live.looks[eyes] = (live.version, look)
        return look

    # Bots

    def _wake(self, slot: Slot, live: Live, *, at_once: bool = False) -> None:
        """Let a bot think if it is its turn. The process that moved last comes first."""
        seat = live.deciding
        if seat is None or live.seats[seat].kind != "bot" or slot.bot is not None or self.stopping:
            return
        if not self.tables.shared or at_once or not live.number:
            slot.bot = self.tables.spawn(self._bots_move(slot.id))
            slot.bot.add_done_callback(lambda _: setattr(slot, "bot", None))
        elif not slot.patient:
            slot.patient = True
            self.tables.spawn(self._take_over(slot, live.number))

    async def _take_over(self, slot: Slot, number: int) -> None:
        """Move a bot that another process should have moved: it may have ended. While the game goes on, wait."""
        try:
            await asyncio.sleep(OTHERS_FIRST)
            async with self.tables.open(slot.id) as (there, live):
                slot.patient = False
                self._wake(there, live, at_once=live.number == number)
        except Exception as error:  # whoever watches looks again
            logs.trouble("bots not taken over", error, table=slot.id)
        finally:
            slot.patient = False

    async def _bots_move(self, table: str) -> None:
        try:
            while not self.stopping and await self._bot_moves(table):
                pass
        except Exception as error:  # whoever watches looks again, and wakes them
            logs.trouble("bots stopped", error, table=table)

    async def _bot_moves(self, table: str) -> bool:
        """One move of a bot; whether it was a bot's turn at all."""
        async with self.tables.open(table) as (slot, live):
            decision = live.table.decision
            if decision is None or live.seats[decision.seat].kind != "bot":
                return False
            number, seat, level = live.number, decision.seat, live.seats[decision.seat].bot
            options = len(decision.options)
            packed = live.table.redeal(seat, secrets.randbits(48)).pack()
            followed = bool(slot.watchers)
        if followed and self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        # Where there is nothing to choose nobody needs to think.
        choice = await self.bots.choose(packed, level, options) if options > 1 else Choice(0)
        async with self.tables.open(table) as (slot, live):
            if live.number != number or live.seats[seat].kind != "bot" or self.stopping:
                return True
            if choice.word:
                await self.tables.note(slot, live, choice.word)
            try:
                await self.tables.write(slot, live, "move", seat, choice.index)
            except Taken:
                return True
            self.metrics.moves.add("bot")
        return True
