"""What people say at a table, who may say it, its title, and whether anybody may find it."""

from __future__ import annotations

import msgspec

from resolute.engine.errors import SetupError
from resolute.payload import TablePayload
from resolute.store.rows import BarRow, ChatRow
from resolute.web.core import Core
from resolute.web.creating import TITLE_LENGTH
from resolute.web.errors import NotFound, NotNow, NotYours, TooMany, TooMuch
from resolute.web.live import Live
from resolute.web.payloads import known_people
from resolute.web.seats import NAME_LENGTH, WATCHING, held_by, person_key, tidy
from resolute.web.viewing import Viewing

CHAT_LENGTH = 500
BARS_AT_MOST = 100
"""So many people may be muted or removed at one table."""


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
            live.check_watch(visitor)
            live.check_open()
            mine = held_by(live.seats, visitor)
            if live.bars.get(visitor) == "mute":
                raise NotYours("You can't chat at this table: the person who set up this game has muted you.")
            if live.row.quiet and not mine and live.row.creator != visitor:
                raise NotYours("Only the players can chat at this table.")
            # Whoever only watches may take any name, but is marked as watching.
            who = f"{tidy(name, NAME_LENGTH) or 'a guest'}{WATCHING}"
            if mine:
                seat = live.deciding if live.deciding in mine else mine[0]
                who = live.seats[seat].name or live.table.game.seat_name(live.table, seat)
            live.hear([await self._core.store.say(ChatRow(game_id=table, name=who, text=said, visitor=visitor))])
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

    async def set_quiet(self, table: str, visitor: str, quiet: bool) -> None:
        """Whether only people with a seat may chat at the table."""
        await self._change_row(table, visitor, quiet=quiet)

    async def moderate(self, table: str, visitor: str, person: str, action: str) -> None:
        """Mute somebody at the table, ask somebody who only watches to leave, or let them talk and watch again.
        `person` is what the payload calls them."""
        async with self._core.tables.open(table) as (entry, live):
            _must_manage(live, visitor)
            who = next((one for one in known_people(entry, live) if person_key(table, one) == person), None)
            if who is None:
                raise NotFound("Nobody here goes by that name any more.")
            if who == visitor:
                raise NotNow("That is you.")
            if action == "remove" and held_by(live.seats, who):
                raise NotNow("They play in this game. You can mute them, or let a bot play once they are away.")
            moderation = self._core.store.moderation
            match action:
                case "mute" | "remove":
                    if len(live.bars) >= BARS_AT_MOST and who not in live.bars:
                        raise TooMany("You have muted or removed enough people; let only players chat instead.")
                    await moderation.bar(BarRow(game_id=table, visitor=who, kind=action))
                case "allow":
                    await moderation.unbar(table, who)
                case _:
                    raise SetupError("People can be muted, removed or allowed back.")
            await self._core.tables.bar(entry, live)
            entry.ring()

    async def _change_row(
        self,
        table: str,
        visitor: str,
        *,
        title: str | None = None,
        public: bool | None = None,
        quiet: bool | None = None,
    ) -> None:
        async with self._core.tables.open(table) as (entry, live):
            _must_manage(live, visitor)
            if quiet is not None:
                await self._core.store.moderation.set_quiet(table, quiet)
                live.row = msgspec.structs.replace(live.row, quiet=quiet)
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


def _must_manage(live: Live, visitor: str) -> None:
    if not visitor or live.row.creator != visitor:
        raise NotYours("Only the person who set up this game can change that.")
