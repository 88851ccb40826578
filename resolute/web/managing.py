"""What people say at a table, its title, and whether anybody may find it."""

from __future__ import annotations

import msgspec

from resolute.payload import TablePayload
from resolute.store.rows import ChatRow
from resolute.web.core import Core
from resolute.web.creating import TITLE_LENGTH
from resolute.web.errors import NotNow, NotYours, TooMuch
from resolute.web.seats import NAME_LENGTH, held_by, tidy
from resolute.web.viewing import Viewing

CHAT_LENGTH = 500


class Managing:
    """The chat of a table, and what its creator may change about it."""

    def __init__(self, core: Core, viewing: Viewing) -> None:
        self._core = core
        self._viewing = viewing

    async def say(self, table: str, visitor: str, text: str, name: str = "") -> TablePayload:
        """Say something at the table."""
        if len(text) > CHAT_LENGTH:
            raise TooMuch(f"Say it in at most {CHAT_LENGTH} characters.")
        said = tidy(text, CHAT_LENGTH)
        if not said:
            raise NotNow("Type something to say first.")
        async with self._core.tables.open(table) as (entry, live):
            mine = held_by(live.seats, visitor)
            # Whoever only watches may take any name, but is marked as watching.
            who = f"{tidy(name, NAME_LENGTH) or 'a guest'} (watching)"
            if mine:
                seat = live.deciding if live.deciding in mine else mine[0]
                who = live.seats[seat].name or live.table.game.seat_name(live.table, seat)
            live.hear([await self._core.store.say(ChatRow(game_id=table, name=who, text=said))])
            entry.ring()
            return self._viewing.now(entry, live, visitor, None)

    async def rename(self, table: str, visitor: str, title: str) -> None:
        """Give the table another title."""
        if len(title) > 4 * TITLE_LENGTH:
            raise TooMuch(f"A title has at most {TITLE_LENGTH} characters.")
        await self._change_row(table, visitor, title=tidy(title, TITLE_LENGTH))

    async def set_public(self, table: str, visitor: str, public: bool) -> None:
        """Whether the table stands among those that anybody may watch."""
        await self._change_row(table, visitor, public=public)

    async def _change_row(
        self, table: str, visitor: str, *, title: str | None = None, public: bool | None = None
    ) -> None:
        async with self._core.tables.open(table) as (entry, live):
            if not visitor or live.row.creator != visitor:
                raise NotYours("Only the person who set up this game can change that.")
            if title is not None:
                await self._core.store.rename(table, title)
                live.row = msgspec.structs.replace(live.row, title=title)
            if public is not None:
                if public and not live.row.public:
                    await self._core.check_public(visitor)
                await self._core.store.set_public(table, public)
                live.row = msgspec.structs.replace(live.row, public=public)
            live.touch()
            entry.ring()
