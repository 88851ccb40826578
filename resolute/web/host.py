"""The host of the tables: everything that pages and the API can ask for. Every request is checked for its seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from resolute.engine.errors import GameOver, NotListed, ResoluteError, SaveError, SetupError
from resolute.engine.frames import Seat
from resolute.engine.log import Log
from resolute.engine.record import Record
from resolute.engine.registry import find_game, games
from resolute.engine.table import Table
from resolute.engine.upgrade import ReadOnlyGame
from resolute.rulebook import NoRules, help_section, help_text
from resolute.store.carrying import stored_position
from resolute.store.errors import Taken
from resolute.store.rows import ChatRow, GameRow
from resolute.web import logs
from resolute.web.errors import NoSuchTable, NotFound, NotNow, NotYours, Stale, TooMuch, Unavailable
from resolute.web.laying import FILE_LENGTH, TITLE_LENGTH, Laying
from resolute.web.live import Live, Slot, Watcher
from resolute.web.look import LineLook, Look, OddsAnswer, StoredLook, TableCard
from resolute.web.looks import make_look
from resolute.web.seating import TRIES, Seating
from resolute.web.seats import NAME_LENGTH, Eyes, eyes_for, held_by, share_a_screen, tidy

CHAT_LENGTH = 500
REQUEST_LENGTH = 64
CARDS_READ = 20
"""Of so many tables in a list it is looked up whose turn it is."""

_GONE_ON = "The game has gone on meanwhile; this is the new position."
_SAME_NAME = "A move was made under this request's name before, so it was not made again; give each move its own name."
_OTHERS = "Other people play at this table on their own screens, or may come yet: that cannot be taken back."


Seen = tuple[Look, tuple[int, Eyes]]
"""A look, and what it depends on."""


class Host(Laying, Seating):
    """What one server can do."""

    # Looking

    async def look(
        self, table: str, visitor: str, at: int | None = None, seat: Seat | None = None, *, there: bool = True
    ) -> Look:
        """The table as this visitor sees it; `at` so many moves, with what he knew then. `seat` is the one whose
        curtain he has lifted. `there`: it is he who looks, and not a page that he has left open."""
        for _ in range(TRIES):
            async with self.tables.open(table) as (slot, live):
                self._wake(slot, live)
                if there:
                    slot.sign(visitor)
                if at is None:
                    return self._look(slot, live, visitor, seat)
                if not 0 <= at <= live.moves:
                    raise NotFound(f"There is no position {at}; the game has {live.moves} moves.")
                past = live.at(at)
                if past is not None:
                    return make_look(slot, live, self._eyes(live, visitor, seat), visitor, past)
                log = live.record.log
                until = log.until(max(at, log.floor))
            # Everybody goes on while the game is replayed; if a move is taken back meanwhile, it is done again.
            async with self.replaying:
                if live.at(at) is None:
                    live.keep(log, await self._past(table, until, at))
        raise Unavailable("Too much happens at this table at once; look again.")

    async def _past(self, table: str, until: Log, at: int) -> Table[Any]:
        """A past position: replayed, or as it was stored where it was played under older rules."""
        if at >= until.floor:
            return (await asyncio.to_thread(Record.of, until)).table
        try:
            return await stored_position(self.store, table, until, at)
        except SaveError as error:
            raise NotFound(str(error)) from None

    async def read(self, table: str, visitor: str, game: ReadOnlyGame, seat: Seat | None = None) -> StoredLook:
        """What is left of a game that older rules were played by and that cannot go on: its journal and its end."""
        row, seats = await self.store.game(table), await self.store.seats(table)
        if row is None:
            raise NoSuchTable
        rules, outcome = find_game(row.game), game.outcome
        eyes = eyes_for(seats, visitor, None, seat, manages=False, over=outcome is not None)
        lines = [
            LineLook(place, one.number, one.text, one.kind, one.faces)
            for place, one in enumerate(game.lines_for(eyes.seat))
        ]
        return StoredLook(
            table=table,
            title=row.title or rules.name,
            game_name=rules.name,
            sentence=str(game),
            ended=outcome.reason if outcome is not None else "",
            journal=tuple(lines),
        )

    def see(self, slot: Slot, live: Live, visitor: str, seat: Seat | None) -> Seen:
        """For streams, which are shown what is new: the look, and what it depends on."""
        self._wake(slot, live)
        eyes = self._eyes(live, visitor, seat)
        return self._look_with(slot, live, visitor, eyes), (live.version, eyes)

    @asynccontextmanager
    async def watch(self, table: str, watcher: Watcher) -> AsyncIterator[None]:
        """`async with host.watch(table, watcher)`: meanwhile he is shown the table, at once and whenever it changes."""
        async with self.tables.watch(table, watcher):
            async with self.tables.open(table, fresh=False) as (slot, live):
                watcher.show(slot, live)
            yield

    async def look_again(self, table: str) -> None:
        """Read what other processes may have written, and wake a bot that should have moved."""
        async with self.tables.open(table, fresh=False) as (slot, _):
            pass
        await self.tables.look_again(slot)
        if slot.live is not None:
            self._wake(slot, slot.live)

    async def my_tables(self, visitor: str) -> list[TableCard]:
        """The tables at which this visitor sits or that he laid, newest first."""
        return [await self._card(row, visitor, place) for place, row in enumerate(await self.store.games_of(visitor))]

    async def public_tables(self) -> list[TableCard]:
        """The tables that anybody may watch."""
        return [await self._card(row, "", CARDS_READ) for row in await self.store.public_games()]

    async def _card(self, row: GameRow, visitor: str, place: int) -> TableCard:
        moves, turn = None, False
        seats = await self.store.seats(row.id)
        if place < CARDS_READ and not row.over:
            try:
                async with self.tables.open(row.id) as (_, live):
                    moves, turn = live.moves, live.deciding in held_by(live.seats, visitor)
            except ResoluteError as error:
                logs.trouble("table cannot be opened", error, table=row.id)
        rules = find_game(row.game)
        return TableCard(
            table=row.id,
            title=row.title or rules.name,
            game=row.game,
            game_name=rules.name,
            names=tuple(one.name or ("a guest" if one.holder else "") for one in seats),
            created=row.created,
            over=row.over,
            public=row.public,
            your_turn=turn,
            moves=moves,
        )

    # Playing

    async def play(
        self, table: str, visitor: str, number: int, index: int, request: str = "", seat: Seat | None = None
    ) -> Look:
        """Make a move, and look at what has come of it."""
        await self.move(table, visitor, number, index, request, seat)
        async with self.tables.open(table, fresh=False) as (slot, live):
            return self._look(slot, live, visitor, seat)

    async def move(
        self, table: str, visitor: str, number: int, index: int, request: str = "", seat: Seat | None = None
    ) -> None:
        """Make a move that was chosen at log row `number`. A repeated request answers as done; a move for a
        position that has passed is Stale and brings the new one."""
        if len(request) > REQUEST_LENGTH:
            raise TooMuch(f"A request's name has at most {REQUEST_LENGTH} characters.")
        if "\0" in request:
            raise SetupError("A request's name cannot hold the character NUL.")
        for _ in range(TRIES):
            async with self.tables.open(table) as (slot, live):
                mine = held_by(live.seats, visitor)
                if not mine:
                    raise NotYours("You have no seat at this table; you can watch.")
                if number != live.number:
                    if await self._has_done(table, request, number):
                        return
                    self.metrics.lost.add()
                    raise Stale(
                        _GONE_ON,
                        self._look(slot, live, visitor, seat),
                    )
                decision = live.table.decision
                if decision is None:
                    raise GameOver("The game is over; there is nothing left to play.")
                if decision.seat not in mine:
                    raise NotYours(f"{live.table.game.seat_name(live.table, decision.seat)} decides now, not you.")
                if not 0 <= index < len(decision.options):
                    raise NotListed("That is none of the options that you have now.")
                try:
                    await self.tables.write(slot, live, "move", decision.seat, index, request)
                except Taken:
                    if await self._has_done(table, request, number):
                        return
                    if await self.store.log_by_request(table, request) is not None:
                        raise NotNow(_SAME_NAME) from None
                    continue
                slot.sign(visitor)
                self.metrics.moves.add("person")
                self._wake(slot, live, at_once=True)
                return
        raise Unavailable("Too many people move at this table at once; look again.")

    async def _has_done(self, table: str, request: str, number: int) -> bool:
        """Whether a request has made the move that was chosen at this number."""
        row = await self.store.log_by_request(table, request)
        return row is not None and row.number == number + 1

    async def undo(self, table: str, visitor: str, agreed: bool = False, number: int | None = None) -> Look:
        """Take the last move back; beyond an information boundary only if everybody at the table shares a screen.

        By agreement it goes back to the last decision of a person: a bot would only do the same again.
        """
        for _ in range(TRIES):
            async with self.tables.open(table) as (slot, live):
                mine = held_by(live.seats, visitor)
                if not mine:
                    raise NotYours("You have no seat at this table; you can watch.")
                if live.over:
                    raise NotNow("The game is over, and its seed is known; branch it to play it another way.")
                if number is not None and number != live.number:
                    raise Stale(
                        _GONE_ON,
                        self._look(slot, live, visitor, None),
                    )
                last = live.record.log.moves[-1].move.seat if live.moves else None
                try:
                    if last in mine and live.record.can_undo(last):
                        await self.tables.write(slot, live, "undo", last)
                    elif agreed and share_a_screen(live.seats, visitor):
                        await self._go_back(slot, live, mine)
                    elif agreed:
                        raise NotNow(_OTHERS)
                    else:
                        # The record says why.
                        live.record.undo(mine[0] if last not in mine else last)
                except Taken:
                    continue
                self._wake(slot, live, at_once=True)
                return self._look(slot, live, visitor, None)
        raise Unavailable("Too many people move at this table at once; look again.")

    async def _go_back(self, slot: Slot, live: Live, mine: tuple[Seat, ...]) -> None:
        log = live.record.log
        if not any(played.move.seat in mine for played in log.moves[log.floor :]):
            raise NotNow("There is no move of yours to take back.")
        while True:
            await self.tables.write(slot, live, "agreed_undo", mine[0])
            if live.deciding in mine:
                return

    async def odds(self, table: str, visitor: str, number: int, index: int, seat: Seat | None = None) -> OddsAnswer:
        """What can come of an option, for the seat that decides."""
        async with self.tables.open(table) as (slot, live):
            look = self._look(slot, live, visitor, seat)
            if number != live.number:
                raise Stale(_GONE_ON, look)
            decision = live.table.decision
            if decision is None or look.decision is None or not look.decision.mine:
                raise NotYours("Only the seat that decides is told the odds.")
            if not 0 <= index < len(decision.options):
                raise NotListed("That is none of the options that you have now.")
            packed = live.table.redeal(decision.seat, 0).pack()
        try:
            return await self.bots.odds(packed, index)
        except Exception as error:
            logs.trouble("odds failed", error, table=table)
            raise Unavailable("These odds take too long to count.") from None

    # The rest of the table

    async def say(self, table: str, visitor: str, text: str, name: str = "") -> Look:
        """Say something at the table."""
        if len(text) > CHAT_LENGTH:
            raise TooMuch(f"Say it in at most {CHAT_LENGTH} characters.")
        said = tidy(text, CHAT_LENGTH)
        if not said:
            raise NotNow("There is nothing to say in that.")
        async with self.tables.open(table) as (slot, live):
            mine = held_by(live.seats, visitor)
            # Whoever only watches may call himself as he likes, but is taken for nobody at the table.
            who = f"{tidy(name, NAME_LENGTH) or 'a guest'} (watching)"
            if mine:
                seat = live.deciding if live.deciding in mine else mine[0]
                who = live.seats[seat].name or live.table.game.seat_name(live.table, seat)
            live.hear([await self.store.say(ChatRow(game_id=table, name=who, text=said))])
            slot.ring()
            return self._look(slot, live, visitor, None)

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
        async with self.tables.open(table) as (slot, live):
            if not visitor or live.row.creator != visitor:
                raise NotYours("Only the person who laid the table decides that.")
            if title is not None:
                await self.store.rename(table, title)
                live.row = msgspec.structs.replace(live.row, title=title)
            if public is not None:
                await self.store.set_public(table, public)
                live.row = msgspec.structs.replace(live.row, public=public)
            live.touch()
            slot.ring()

    async def rule(self, game: str, heading: str = "") -> str:
        """The rules of a game in Markdown, or the section under a heading."""
        if game not in games():
            raise NotFound("There is no such game.")
        try:
            if heading:
                return await asyncio.to_thread(help_section, game, heading)
            return await asyncio.to_thread(help_text, game)
        except NoRules as error:
            raise NotFound(f"{error}.".replace("?.", "?")) from None


__all__ = ["CHAT_LENGTH", "FILE_LENGTH", "REQUEST_LENGTH", "TITLE_LENGTH", "Host"]
