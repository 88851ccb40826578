"""The host of the tables: the parts that pages and the API ask, put together around one store."""

from __future__ import annotations

import asyncio
from typing import Self

from resolute.store.moderation import Control
from resolute.web.advising import ADVICE_SECONDS, PATIENCE, Advising
from resolute.web.bots import BotPool, Setup
from resolute.web.clock import Clock
from resolute.web.core import Core
from resolute.web.creating import Creating
from resolute.web.driver import BotDriver
from resolute.web.errors import Unavailable
from resolute.web.limits import Limits
from resolute.web.managing import Managing
from resolute.web.playing import Playing
from resolute.web.proving import Proving
from resolute.web.rematching import Rematching
from resolute.web.seating import Seating
from resolute.web.settings import Settings
from resolute.web.upkeep import Upkeep
from resolute.web.viewing import Viewing

ANSWERS_WITHIN = 5.0
"""Seconds in which a store that is well answers."""


class Host:
    """One server."""

    def __init__(self, core: Core, setup: Setup | None = None) -> None:
        settings = core.settings
        self._core = core
        self._pool = BotPool(settings.bot_processes, settings.bot_seconds, core.metrics, core.clock, setup)
        # The advisor has a process of its own, started when somebody first asks: bots never wait for it.
        self._advisor = BotPool(1, ADVICE_SECONDS, core.metrics, core.clock, setup, PATIENCE)
        # So have the bots of tables that everybody has left.
        self._spare = BotPool(1, settings.bot_seconds, core.metrics, core.clock, setup, PATIENCE)
        self.settings = settings
        self.store = core.store
        self.metrics = core.metrics
        self.tables = core.tables
        self.clock = core.clock
        self.secret = core.secret
        self.limits = Limits(settings)
        proving = Proving(core, self._pool)
        self.bots = BotDriver(core, self._pool, self._spare, proving)
        self.viewing = Viewing(core, self.bots)
        self.playing = Playing(core, self._pool, self.viewing, self.bots, proving)
        self.advising = Advising(core, self._advisor, self.viewing)
        self.seating = Seating(core, self.viewing, self.bots)
        self.creating = Creating(core, proving)
        self.rematching = Rematching(core)
        self.managing = Managing(core, self.viewing)
        self.drawing = asyncio.Lock()
        self._upkeep = Upkeep(core)

    @classmethod
    async def open(cls, settings: Settings, setup: Setup | None = None, clock: Clock | None = None) -> Self:
        """Open the database, and start the processes in which bots think."""
        host = cls(await Core.open(settings, clock or Clock()), setup)
        host._pool.start()
        host._upkeep.start()
        return host

    @property
    def control(self) -> Control:
        """What the people who run the server have decided."""
        return self._core.control

    def stop(self) -> None:
        """Wake all streams, so that the server can stop."""
        self.tables.stop()

    async def close(self) -> None:
        """Finish what is being done, and close the store."""
        await self.tables.close()
        await self._pool.close()
        await self._advisor.close()
        await self._spare.close()
        await self.store.close()

    @property
    def stopping(self) -> bool:
        """Whether the server is about to stop."""
        return self._core.stopping

    async def healthy(self) -> None:
        """Whether the store answers."""
        if self.stopping:
            raise Unavailable("The server is about to stop.")
        try:
            async with self.clock.timeout(ANSWERS_WITHIN):
                await self.store.ping()
        except TimeoutError:
            raise Unavailable("The database does not answer.") from None
