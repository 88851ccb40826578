"""What all parts of the host share: settings, the store, the tables in memory, figures and secrets."""

from __future__ import annotations

import re
from typing import Self

from resolute.store.moderation import Control
from resolute.store.store import Store, open_store
from resolute.web.clock import Clock
from resolute.web.errors import NotNow, TooMany
from resolute.web.metrics import Metrics
from resolute.web.settings import Settings
from resolute.web.tables import Tables

SECRETS = ("visitors", "forms", "links")
TRIES = 5
"""How often something is tried again that another process did first."""

_POSTGRES = re.compile(r"^postgres(ql)?(\+\w+)?://")


class Core:
    """The store of one server and what it keeps in memory."""

    def __init__(self, settings: Settings, store: Store, secrets: dict[str, str], clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        shared = _POSTGRES.match(settings.database) is not None
        self.tables = Tables(store, self.metrics, clock, shared=shared, most=settings.tables)
        self._secrets = secrets
        self.control = Control()

    @classmethod
    async def open(cls, settings: Settings, clock: Clock) -> Self:
        """Open the database."""
        store = await open_store(settings.database)
        core = cls(settings, store, {name: await store.secret(name) for name in SECRETS}, clock)
        await core.read_control()
        return core

    async def read_control(self) -> None:
        """Take in what the people who run the server have decided."""
        self.control = await self.store.moderation.control()

    def check_open(self) -> None:
        """Refuse a new game while the people who run the server allow none."""
        if not self.control.new_tables:
            raise NotNow("No new games can be started here right now. Games that are under way go on.")

    def secret(self, name: str) -> str:
        """A secret of this server: `visitors`, `forms` or `links`."""
        return self._secrets[name]

    async def check_public(self, visitor: str) -> None:
        """Refuse to list another game of somebody who has many on the list already."""
        if not await self.may_list(visitor):
            most = self.settings.public_tables
            raise TooMany(f"You have {most} public games already; finish one, or take one off the list.")

    async def may_list(self, visitor: str) -> bool:
        """Whether somebody may list one more game."""
        most = self.settings.public_tables
        return not most or await self.store.count_public(visitor) < most

    @property
    def stopping(self) -> bool:
        """Whether the server is about to stop."""
        return self.tables.stopping
