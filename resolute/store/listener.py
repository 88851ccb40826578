"""The ear of a server process: one connection to PostgreSQL that hears what every process has written."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from resolute.store.database import Database
from resolute.store.feed import Feed

CHANNEL = "resolute"
_SECONDS_TO_CONNECT = 10
_SECONDS_BETWEEN_CHECKS = 10
_SECONDS_TO_ANSWER = 5
_PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)
_LOGGER = logging.getLogger("resolute.store")


class Listener:
    """Passes notifications on to the feed, and connects again by itself when the connection is lost."""

    def __init__(self, database: Database, feed: Feed) -> None:
        self._database = database
        self._feed = feed
        self._ready = asyncio.Event()
        self._lost = False
        self._task: asyncio.Task[None] | None = None

    @property
    def listening(self) -> bool:
        """Whether the connection stands."""
        return self._ready.is_set()

    async def start(self) -> None:
        """Begin, and return once the first connection listens."""
        self._task = asyncio.create_task(self._listen(), name="resolute-listener")
        await self._ready.wait()

    async def stop(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        failed = 0
        while True:
            fault: Exception | None = None
            try:
                await self._until_lost()
                failed = 0
            except Exception as error:  # whatever the reason, a deaf server is of no use
                failed += 1
                fault = error
            if not self._lost:
                self._lost = True
                _LOGGER.error("listener lost its connection", exc_info=fault)
            await asyncio.sleep(_PAUSES[min(failed, len(_PAUSES) - 1)])

    async def _until_lost(self) -> None:
        import asyncpg

        lost = asyncio.Event()
        connection: Any = await asyncpg.connect(self._database.dsn, timeout=_SECONDS_TO_CONNECT)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            self._ready.set()
            if self._lost:
                self._lost = False
                _LOGGER.info("listener is connected again")
            self._feed.tell_all()  # whatever was written while nobody listened
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), _SECONDS_BETWEEN_CHECKS)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=_SECONDS_TO_ANSWER)
        finally:
            self._ready.clear()
            connection.terminate()

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        game_id, _, number = str(payload).rpartition(" ")
        if game_id and number.isdigit():
            self._feed.tell(game_id, int(number))
