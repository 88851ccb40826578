"""Seats that change hands: by private links, by giving up and taking over, and bots that stand in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from resolute.engine.frames import Seat
from resolute.payload import TablePayload
from resolute.store.errors import Taken
from resolute.store.rows import InviteRow, SeatRow
from resolute.web.core import TRIES, Core
from resolute.web.driver import BotDriver
from resolute.web.errors import NotFound, NotNow, NotYours, Unavailable
from resolute.web.live import Live, TableEntry
from resolute.web.seats import NAME_LENGTH, awaited, bot_name, check_bot, held_by, invite_key, key_hash, tidy
from resolute.web.viewing import Viewing

AWAY = 180.0
"""Seconds without a sign of the person at a seat after which whoever set the table up may act for them. To load a page
again, to change trains or to answer the door takes less; and the others must not wait for a whole evening."""

_WORTHLESS = "This invitation no longer works. It may have been used already."

_SEEN = "You have seen another hand at this table, so you can't take this seat."

_TOO_QUICK = "That seat changes hands too quickly; look again."

_WITHOUT_EVERYONE = "Only the person who set up this game can start it without everyone."

Change = Callable[[TableEntry, Live, SeatRow], Awaitable[tuple[SeatRow, str]]]
"""From a seat as it is to what it will be, and what the journal says about it."""


class Invited(msgspec.Struct, frozen=True):
    """What the person with a private link will play, how they were named, whether the visitor has used it already, and
    who may know the hand."""

    side: str
    name: str
    used: bool
    known: str


class Seating:
    """Who sits where, and how seats change hands."""

    def __init__(self, core: Core, viewing: Viewing, bots: BotDriver) -> None:
        self._core = core
        self._viewing = viewing
        self._bots = bots

    async def give_up(self, table: str, visitor: str, seat: Seat) -> TablePayload:
        """Leave a seat. Somebody else can have it by a link."""

        async def change(entry: TableEntry, live: Live, row: SeatRow) -> tuple[SeatRow, str]:
            if not _holds(row, visitor):
                raise NotYours("That seat is not yours.")
            return SeatRow(game_id=table, seat=seat, kind="free"), f"{_who(live, row)} left the game."

        return await self._change_seat(table, visitor, seat, change)

    async def take_over(self, table: str, visitor: str, seat: Seat, name: str = "") -> TablePayload:
        """Come back to one's own seat, which is free or at which a bot stands in. The table's creator may also take a
        free one if they have seen no hand; everybody else needs a link, so that nobody looks into two hands."""

        async def change(entry: TableEntry, live: Live, row: SeatRow) -> tuple[SeatRow, str]:
            own = row.kind == "bot" and row.holder and row.holder == visitor
            if awaited(row):
                raise NotYours("That seat is kept for the person who has its link.")
            if row.kind != "free" and not own:
                raise NotNow("That seat is taken.")
            if row.kind == "free" and not live.may_take(visitor, seat):
                raise NotYours(_SEEN if live.knows_another_hand(visitor, seat) else _asks_for_a_link(live))
            called = tidy(name, NAME_LENGTH)
            if own and not called:
                called = _own_name(row)
            new = SeatRow(game_id=table, seat=seat, kind="person", name=called, holder=visitor)
            return new, f"{_who(live, new)} took the seat. {_known(live, seat, visitor)}".strip()

        return await self._change_seat(table, visitor, seat, change)

    async def stand_in(self, table: str, visitor: str, seat: Seat, bot: str = "steady") -> TablePayload:
        """Let a bot play a seat: one's own, to which one can come back, or a free one. For somebody who has been
        away for a while whoever set the table up may do it; the seat stays theirs, and they can come back as well."""
        check_bot(bot)

        async def change(entry: TableEntry, live: Live, row: SeatRow) -> tuple[SeatRow, str]:
            manages = live.row.creator == visitor
            others = bool(row.holder) and row.holder != visitor
            if row.kind == "bot" and (others or (row.holder != visitor and not manages)):
                raise NotNow("A bot plays that seat already.")
            if others and not manages:
                raise NotYours("That seat is not yours.")
            if awaited(row) and live.row.creator and not manages:
                raise NotYours(_WITHOUT_EVERYONE)
            if others:
                await self._must_be_away(entry, live, row)
            if not row.holder and not (manages or held_by(live.seats, visitor)):
                raise NotYours("Only people at the table can ask a bot to stand in.")
            called = f"{row.name} ({bot_name(bot)})" if row.kind == "person" and row.name else bot_name(bot)
            new = SeatRow(game_id=table, seat=seat, kind="bot", name=called, bot=bot, holder=row.holder)
            return new, f"The {bot_name(bot)} stands in for {_who(live, row)}{', who has been away' if others else ''}."

        return await self._change_seat(table, visitor, seat, change)

    async def fill_with_bots(self, table: str, visitor: str) -> None:
        """Start without those who have not come yet: bots play for them, until they come by their links."""
        async with self._core.tables.open(table) as (_, live):
            if not visitor or live.row.creator != visitor:
                raise NotYours(_WITHOUT_EVERYONE)
            missing = [row.seat for row in live.seats if awaited(row)]
        for seat in missing:
            await self.stand_in(table, visitor, seat)

    async def sit_as(self, table: str, visitor: str, seat: Seat, name: str) -> TablePayload:
        """Change the name under which one sits."""

        async def change(entry: TableEntry, live: Live, row: SeatRow) -> tuple[SeatRow, str]:
            if not _holds(row, visitor):
                raise NotYours("That seat is not yours.")
            return msgspec.structs.replace(row, name=tidy(name, NAME_LENGTH)), ""

        return await self._change_seat(table, visitor, seat, change)

    async def _change_seat(self, table: str, visitor: str, seat: Seat, change: Change) -> TablePayload:
        for _ in range(TRIES):
            async with self._core.tables.open(table) as (entry, live):
                if not 0 <= seat < len(live.seats):
                    raise NotFound(f"There is no seat {seat}; the table has {len(live.seats)}, counted from 0.")
                live.check_open()
                old = live.seats[seat]
                new, word = await change(entry, live, old)
                if word:
                    live.check_notes()
                try:
                    await self._core.store.set_seat(new, instead_of=old, hands=live.hands)
                except Taken:
                    entry.live = None
                    continue
                if new.kind != "bot":
                    # A link that was made for whoever sat there before must not unseat anybody now.
                    await self._core.store.drop_invites(table, seat)
                    live.linked -= {seat}
                if new.kind == "person":
                    live.hands |= {(new.holder, seat)}
                live.seat_at([new if row.seat == seat else row for row in live.seats])
                entry.sign(visitor)
                entry.ring()
                if word:
                    await self._core.tables.note(entry, live, word)
                self._bots.wake(entry, live, at_once=True)
                return self._viewing.now(entry, live, visitor, None)
        raise Unavailable(_TOO_QUICK)

    async def links(self, table: str, visitor: str, renew: Seat | None = None) -> dict[Seat, str]:
        """The private links that wait for their person: seat to path. For whoever set the table up.

        A renewed link makes the older one worthless. It may also lead to a free seat, or to the seat of somebody who
        has been away for a while, who can come back by it on another device; until it is used the seat stays as it
        is."""
        async with self._core.tables.open(table) as (entry, live):
            if not visitor or live.row.creator != visitor:
                raise NotYours("Only the person who set up this game can hand out its links.")
            if renew is not None:
                live.check_notes()
                row = live.seats[renew] if 0 <= renew < len(live.seats) else None
                if row is None or not _leads_to(row, visitor):
                    raise NotNow("That seat does not wait for anybody.")
                if row.holder:
                    await self._must_be_away(entry, live, row)
                live.linked |= {renew}
            paths = {}
            for row in live.seats:
                if _leads_to(row, visitor):
                    key = await self._link(row, new=row.seat == renew)
                    if key:
                        paths[row.seat] = f"/t/{table}/join/{key}"
            if renew is not None and live.seats[renew].holder:
                who = _who(live, live.seats[renew])
                await self._core.tables.note(entry, live, f"{who} has been away: there is a new link to the seat.")
            return paths

    async def _link(self, row: SeatRow, *, new: bool) -> str:
        """The key of the link that leads to a seat. A seat that waits always has one that can be used."""
        name = f"link {row.game_id} {row.seat}"
        edition = int(await self._core.store.setting(name) or 0)
        key = invite_key(self._core.secret("links"), row.game_id, row.seat, edition)
        known = await self._core.store.invite(key_hash(key))
        if known is not None and not known.used_by and not new:
            return key
        if not (new or awaited(row)):
            return ""
        key = invite_key(self._core.secret("links"), row.game_id, row.seat, edition + 1)
        await self._core.store.set_setting(name, str(edition + 1))
        await self._core.store.new_invite(InviteRow(key_hash=key_hash(key), game_id=row.game_id, seat=row.seat))
        return key

    async def invited(self, table: str, visitor: str, key: str) -> Invited:
        """What the person with a private link will find, without using it up: many programs open a link before its
        person does."""
        async with self._core.tables.open(table) as (entry, live):
            invite = await self._invite(entry, live, visitor, key)
            seat = live.seats[invite.seat]
            name = _own_name(seat) if seat.kind == "bot" else seat.name
            side = live.table.game.side_name(live.table, invite.seat)
            return Invited(side, name, bool(invite.used_by), _known(live, invite.seat, visitor))

    async def join(self, table: str, visitor: str, key: str, name: str = "") -> TablePayload:
        """Exchange a private link for its seat. It can be used once; its owner may open it again."""
        if not visitor:
            raise NotYours("A seat needs a visitor.")
        for _ in range(TRIES):
            async with self._core.tables.open(table) as (entry, live):
                invite = await self._invite(entry, live, visitor, key)
                old = live.seats[invite.seat]
                # While somebody is still awaited nobody has been shown a hand; then everybody has, before the first
                # move.
                if not invite.used_by and not live.waiting and live.knows_another_hand(visitor, invite.seat):
                    raise NotYours(_SEEN)
                called = tidy(name, NAME_LENGTH) or _own_name(old)
                try:
                    row = await self._core.store.use_invite(invite.key_hash, visitor, called, hands=live.hands)
                except Taken:
                    entry.live = None
                    continue
                if row is None:
                    raise NotYours(_WORTHLESS)
                before, known = live.seats, _known(live, invite.seat, visitor)
                live.hands |= {(visitor, invite.seat)}
                live.linked -= {invite.seat}
                live.seat_at(await self._core.store.seats(table))
                entry.sign(visitor)
                if live.seats != before:
                    entry.ring()
                    by = " by a new link" if old.holder else ""
                    await self._core.tables.note(entry, live, f"{_who(live, row)} joined{by}. {known}".strip())
                    self._bots.wake(entry, live, at_once=True)
                return self._viewing.now(entry, live, visitor, None)
        raise Unavailable(_TOO_QUICK)

    async def _invite(self, entry: TableEntry, live: Live, visitor: str, key: str) -> InviteRow:
        """What stands behind the key of a link, for a visitor who may use it or has used it."""
        invite = await self._core.store.invite(key_hash(key[:200]))
        if invite is None or invite.game_id != entry.id or invite.used_by not in ("", visitor):
            raise NotYours(_WORTHLESS)
        row = live.seats[invite.seat]
        if not invite.used_by and row.holder and row.holder != visitor:
            await self._must_be_away(entry, live, row)
        return invite

    async def _must_be_away(self, entry: TableEntry, live: Live, row: SeatRow) -> None:
        """A seat is kept for its person, until there has been no sign of them for a while."""
        if await self._core.tables.away(entry, row.holder) < AWAY:
            raise NotNow(
                f"That seat is not yours: {_who(live, row)} is here, or was a moment ago. Only when nothing has been "
                f"heard for {AWAY / 60:g} minutes can a bot stand in, or a new link lead to the seat."
            )


def _leads_to(row: SeatRow, visitor: str) -> bool:
    """Whether a link to this seat can be made: it waits for somebody, is free, or is another person's."""
    return awaited(row) or row.kind == "free" or bool(row.holder and row.holder != visitor)


def _asks_for_a_link(live: Live) -> str:
    return f"Ask {live.host or 'the person who set up this game'} for a link to that seat."


def _own_name(row: SeatRow) -> str:
    """The name of the person for whom a bot stands in."""
    return row.name.rpartition(" (")[0] if row.kind == "bot" and row.name.endswith(")") else ""


def _known(live: Live, seat: Seat, visitor: str) -> str:
    """Who may know the hand of a seat that a visitor takes, as a sentence."""
    who = " and ".join(_who(live, row) for row in live.known_to(seat, visitor))
    return f"{who} played this seat before and may know its hand." if who else ""


def _holds(row: SeatRow, visitor: str) -> bool:
    return row.kind == "person" and bool(row.holder) and row.holder == visitor


def _who(live: Live, row: SeatRow) -> str:
    label = live.table.game.seat_name(live.table, row.seat)
    return f"{row.name} ({label})" if row.name else label
