"""What a server does beside its requests: it notices what the people who run it have changed in the database, and
deletes tables that nobody has played at for as long as the settings say."""

from __future__ import annotations

from resolute.engine.errors import ResoluteError
from resolute.web import logs
from resolute.web.core import Core
from resolute.web.limits import banned
from resolute.web.live import Watcher

LOOK_EVERY = 5.0
"""Seconds after which a change by `resolute admin` is noticed at the latest."""
TIDY_EVERY = 3600.0
"""Seconds between two looks for tables that may be deleted."""
DAY = 24 * 3600.0


class Upkeep:
    """Looks after one server while it runs."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def start(self) -> None:
        """Begin."""
        self._core.tables.spawn(self._look())
        if self._core.settings.expire_days or self._core.settings.keep_days:
            self._core.tables.spawn(self._tidy())

    async def _look(self) -> None:
        while not self._core.stopping:
            await self._core.clock.sleep(LOOK_EVERY)
            try:
                if await self._core.store.moderation.changes() != self._core.control.changes:
                    await self._core.read_control()
                    await self._core.tables.read_again()
                    self._core.tables.dismiss(self._is_banned)
            except ResoluteError as error:  # the database says the same to everybody who asks
                logs.trouble("changes not read", error)

    def _is_banned(self, watcher: Watcher) -> bool:
        return banned(self._core.control, watcher.visitor, watcher.address)

    async def _tidy(self) -> None:
        while not self._core.stopping:
            try:
                await self.expire()
            except ResoluteError as error:
                logs.trouble("tables not deleted", error)
            await self._core.clock.sleep(TIDY_EVERY)

    async def expire(self) -> None:
        """Delete what has not been played for long, but for tables that somebody looks at."""
        settings, now = self._core.settings, self._core.clock.time()
        unfinished = now - settings.expire_days * DAY if settings.expire_days else None
        finished = now - settings.keep_days * DAY if settings.keep_days else None
        for id in await self._core.store.moderation.idle_games(unfinished=unfinished, finished=finished):
            if not self._core.tables.is_watched(id) and await self._core.store.delete(id):
                await self._core.tables.forget(id)
                logs.note("table expired", table=id)
