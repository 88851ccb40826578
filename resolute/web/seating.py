"""Seats that change hands: by private links, by giving up and taking over, and bots that stand in."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from resolute.engine.frames import Seat
from resolute.store.errors import Taken
from resolute.store.rows import InviteRow, SeatRow
from resolute.web.core import Core
from resolute.web.errors import NotFound, NotNow, NotYours, Unavailable
from resolute.web.live import Live
from resolute.web.look import Look
from resolute.web.seats import NAME_LENGTH, bot_name, check_bot, held_by, invite_key, key_hash, tidy

TRIES = 5
"""How often something is tried again that another process did first."""

_WORTHLESS = "This link is not known here, or somebody has used it already."

Change = Callable[[Live, SeatRow], tuple[SeatRow, str]]
"""From a seat as it is to what it shall be, and what the journal says about it."""


class Seating(Core):
    """The part of the host that seats people."""

    async def give_up(self, table: str, visitor: str, seat: Seat) -> Look:
        """Leave a seat; anybody may take it over."""

        def change(live: Live, row: SeatRow) -> tuple[SeatRow, str]:
            if not _holds(row, visitor):
                raise NotYours("That seat is not yours.")
            return SeatRow(game_id=table, seat=seat, kind="free"), f"{_who(live, row)} gave up the seat."

        return await self._change_seat(table, visitor, seat, change)

    async def take_over(self, table: str, visitor: str, seat: Seat, name: str = "") -> Look:
        """Sit down at a free seat, or at one's own where a bot stands in."""

        def change(live: Live, row: SeatRow) -> tuple[SeatRow, str]:
            own = row.kind == "bot" and row.holder and row.holder == visitor
            if row.kind == "person" and not row.holder:
                raise NotYours("That seat waits for the person who has its link.")
            if row.kind != "free" and not own:
                raise NotNow("That seat is taken.")
            called = tidy(name, NAME_LENGTH)
            if own and not called:
                called = row.name.partition(" (")[0] if row.name.endswith(")") else ""
            new = SeatRow(game_id=table, seat=seat, kind="person", name=called, holder=visitor)
            return new, f"{_who(live, new)} took over the seat."

        return await self._change_seat(table, visitor, seat, change)

    async def stand_in(self, table: str, visitor: str, seat: Seat, bot: str = "steady") -> Look:
        """Let a bot play a seat: one's own, from which one can come back, or a free one."""
        check_bot(bot)

        def change(live: Live, row: SeatRow) -> tuple[SeatRow, str]:
            manages = live.row.creator == visitor
            if row.kind == "bot" and row.holder != visitor and not manages:
                raise NotNow("A bot plays that seat already.")
            if row.holder and row.holder != visitor:
                raise NotYours("That seat is not yours.")
            if not row.holder and not (manages or held_by(live.seats, visitor)):
                raise NotYours("Only people at the table can ask a bot to stand in.")
            called = f"{row.name} ({bot_name(bot)})" if row.kind == "person" and row.name else bot_name(bot)
            new = SeatRow(game_id=table, seat=seat, kind="bot", name=called, bot=bot, holder=row.holder)
            return new, f"The {bot} bot stands in for {_who(live, row)}."

        return await self._change_seat(table, visitor, seat, change)

    async def sit_as(self, table: str, visitor: str, seat: Seat, name: str) -> Look:
        """Change the name under which one sits."""

        def change(live: Live, row: SeatRow) -> tuple[SeatRow, str]:
            if not _holds(row, visitor):
                raise NotYours("That seat is not yours.")
            return msgspec.structs.replace(row, name=tidy(name, NAME_LENGTH)), ""

        return await self._change_seat(table, visitor, seat, change)

    async def _change_seat(self, table: str, visitor: str, seat: Seat, change: Change) -> Look:
        for _ in range(TRIES):
            async with self.tables.open(table) as (slot, live):
                if not 0 <= seat < len(live.seats):
                    raise NotFound(f"There is no seat {seat}; the table has {len(live.seats)}, counted from 0.")
                old = live.seats[seat]
                new, word = change(live, old)
                try:
                    await self.store.set_seat(new, instead_of=old)
                except Taken:
                    slot.live = None
                    continue
                live.seat_at([new if row.seat == seat else row for row in live.seats])
                slot.ring()
                if word:
                    await self.tables.note(slot, live, word)
                self._wake(slot, live, at_once=True)
                return self._look(slot, live, visitor, None)
        raise Unavailable("That seat changes hands too quickly; look again.")

    async def links(self, table: str, visitor: str, renew: Seat | None = None) -> dict[Seat, str]:
        """The private links to seats that wait for their person: seat to path. For whoever laid the table.
        A renewed link makes the older one worthless."""
        async with self.tables.open(table) as (_, live):
            if not visitor or live.row.creator != visitor:
                raise NotYours("Only the person who laid the table hands out its links.")
            waiting = [row.seat for row in live.seats if row.kind == "person" and not row.holder]
            if renew is not None and renew not in waiting:
                raise NotNow("That seat does not wait for anybody.")
            paths = {}
            for seat in waiting:
                name = f"link {table} {seat}"
                edition = int(await self.store.setting(name) or 0)
                key = invite_key(self.secret("links"), table, seat, edition)
                known = await self.store.invite(key_hash(key))
                if seat == renew or known is None or known.used_by:
                    edition += 1
                    key = invite_key(self.secret("links"), table, seat, edition)
                    await self.store.set_setting(name, str(edition))
                    await self.store.new_invite(InviteRow(key_hash=key_hash(key), game_id=table, seat=seat))
                paths[seat] = f"/t/{table}/join/{key}"
            return paths

    async def invited(self, table: str, visitor: str, key: str) -> tuple[str, bool]:
        """To which seat a private link invites, without using it up: many programs open a link before its person
        does. And whether the visitor has used it already."""
        async with self.tables.open(table) as (_, live):
            invite = await self.store.invite(key_hash(key[:200]))
            if invite is None or invite.game_id != table or (invite.used_by and invite.used_by != visitor):
                raise NotYours(_WORTHLESS)
            return live.table.game.seat_name(live.table, invite.seat), bool(invite.used_by)

    async def join(self, table: str, visitor: str, key: str, name: str = "") -> Look:
        """Exchange a private link for its seat. It can be used once; its owner may open it again."""
        if not visitor:
            raise NotYours("A seat needs a visitor.")
        async with self.tables.open(table) as (slot, live):
            hash = key_hash(key[:200])
            invite = await self.store.invite(hash)
            row = None
            if invite is not None and invite.game_id == table:
                row = await self.store.use_invite(hash, visitor, tidy(name, NAME_LENGTH))
            if row is None:
                raise NotYours(_WORTHLESS)
            before = live.seats
            live.seat_at(await self.store.seats(table))
            if live.seats != before:
                slot.ring()
                await self.tables.note(slot, live, f"{_who(live, row)} sat down.")
            return self._look(slot, live, visitor, None)


def _holds(row: SeatRow, visitor: str) -> bool:
    return row.kind == "person" and bool(row.holder) and row.holder == visitor


def _who(live: Live, row: SeatRow) -> str:
    label = live.table.game.seat_name(live.table, row.seat)
    return f"{row.name} ({label})" if row.name else label
