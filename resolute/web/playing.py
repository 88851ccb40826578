"""Playing at a table: moves, moves that are taken back, and odds. Every request is checked for its seat."""

from __future__ import annotations

import asyncio

from resolute.engine.errors import GameOver, NotListed, SetupError
from resolute.engine.frames import Seat
from resolute.payload import OddsAnswer, TablePayload
from resolute.store.errors import Taken
from resolute.web import logs
from resolute.web.bots import BotPool
from resolute.web.core import TRIES, Core
from resolute.web.driver import BotDriver
from resolute.web.errors import ASK_AGAIN, NotNow, NotYours, Stale, TooMuch, Unavailable
from resolute.web.live import Live, TableEntry
from resolute.web.proving import Proving
from resolute.web.seats import held_by, share_a_screen
from resolute.web.turns import OneEach
from resolute.web.viewing import Viewing

REQUEST_LENGTH = 64

_GONE_ON = "The game has gone on meanwhile; this is the new position."
_SAME_NAME = "A move was made under this request's name before, so it was not made again; give each move its own name."
_OTHERS = "Other people play at this table on their own screens, or may come yet: that cannot be taken back."


class Playing:
    """What the seat that decides may do, and what was done last may be taken back."""

    def __init__(self, core: Core, pool: BotPool, viewing: Viewing, bots: BotDriver, proving: Proving) -> None:
        self._core = core
        self._proving = proving
        self._pool = pool
        self._viewing = viewing
        self._bots = bots
        self._asking = OneEach()
        # Bots think in the same processes: however many people ask for odds, few of these wait beside them.
        self._counting = asyncio.Semaphore(core.settings.bot_processes)

    async def play(
        self, table: str, visitor: str, number: int, index: int, request: str = "", seat: Seat | None = None
    ) -> TablePayload:
        """Make a move, and look at what has come of it."""
        await self.move(table, visitor, number, index, request, seat)
        async with self._core.tables.open(table, fresh=False) as (entry, live):
            return self._viewing.now(entry, live, visitor, seat)

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
            async with self._core.tables.open(table) as (entry, live):
                mine = held_by(live.seats, visitor)
                if not mine:
                    raise NotYours("You have no seat at this table; you can watch.")
                if number != live.number:
                    if await self._has_done(table, request, number):
                        return
                    self._core.metrics.lost.add()
                    raise Stale(
                        _GONE_ON,
                        self._viewing.now(entry, live, visitor, seat),
                    )
                decides = _may_choose(live, mine, index)
                live.check_open()
                await self._proving.try_move(entry, live, index)
                try:
                    await self._core.tables.write(entry, live, "move", decides, index, request)
                except Taken:
                    if await self._has_done(table, request, number):
                        return
                    if await self._core.store.log_by_request(table, request) is not None:
                        raise NotNow(_SAME_NAME) from None
                    continue
                entry.sign(visitor)
                self._core.metrics.moves.add("person")
                self._bots.wake(entry, live, at_once=True)
                return
        raise Unavailable("Too many people move at this table at once; look again.")

    async def _has_done(self, table: str, request: str, number: int) -> bool:
        """Whether a request has made the move that was chosen at this number."""
        row = await self._core.store.log_by_request(table, request)
        return row is not None and row.number == number + 1

    async def undo(self, table: str, visitor: str, agreed: bool = False, number: int | None = None) -> TablePayload:
        """Take the last move back; beyond an information boundary only if everybody at the table shares a screen.

        By agreement it goes back to the last decision of a person: a bot would only do the same again.
        """
        for _ in range(TRIES):
            async with self._core.tables.open(table) as (entry, live):
                mine = held_by(live.seats, visitor)
                if not mine:
                    raise NotYours("You have no seat at this table; you can watch.")
                if live.over:
                    raise NotNow("The game is over, and its seed is known; branch it to play it another way.")
                if number is not None and number != live.number:
                    raise Stale(
                        _GONE_ON,
                        self._viewing.now(entry, live, visitor, None),
                    )
                last = live.record.log.moves[-1].move.seat if live.moves else None
                try:
                    if last in mine and live.record.can_undo(last):
                        await self._core.tables.write(entry, live, "undo", last)
                    elif agreed and share_a_screen(live.seats, visitor, live.linked):
                        await self._go_back(entry, live, mine)
                    elif agreed:
                        raise NotNow(_OTHERS)
                    else:
                        # The record says why.
                        live.record.undo(mine[0] if last not in mine else last)
                except Taken:
                    continue
                self._bots.wake(entry, live, at_once=True)
                return self._viewing.now(entry, live, visitor, None)
        raise Unavailable("Too many people move at this table at once; look again.")

    async def _go_back(self, entry: TableEntry, live: Live, mine: tuple[Seat, ...]) -> None:
        log = live.record.log
        if not any(played.move.seat in mine for played in log.moves[log.floor :]):
            raise NotNow("There is no move of yours to take back.")
        while True:
            await self._core.tables.write(entry, live, "agreed_undo", mine[0])
            if live.deciding in mine:
                return

    async def odds(self, table: str, visitor: str, number: int, index: int, seat: Seat | None = None) -> OddsAnswer:
        """What can come of an option, for the seat that decides."""
        async with self._asking.turn(visitor):
            return await self._odds(table, visitor, number, index, seat)

    async def _odds(self, table: str, visitor: str, number: int, index: int, seat: Seat | None) -> OddsAnswer:
        async with self._core.tables.open(table) as (entry, live):
            payload = self._viewing.now(entry, live, visitor, seat)
            if number != live.number:
                raise Stale(ASK_AGAIN, payload)
            decision = live.table.decision
            if decision is None or payload.decision is None or not payload.decision.mine:
                raise NotYours("Only the seat that decides is told the odds.")
            if not 0 <= index < len(decision.options):
                raise NotListed("That is none of the options that you have now.")
            packed = live.table.redeal(decision.seat, 0).pack()
        try:
            async with self._counting:
                return await self._pool.odds(packed, index)
        except Exception as error:
            logs.trouble("odds failed", error, table=table)
            raise Unavailable("These odds take too long to count.") from None


def _may_choose(live: Live, mine: tuple[Seat, ...], index: int) -> Seat:
    """The seat that decides, if it is one of these and has this option."""
    if live.waiting:
        raise NotNow("The game starts when everyone is here.")
    decision = live.table.decision
    if decision is None:
        raise GameOver("The game is over; there is nothing left to play.")
    if decision.seat not in mine:
        raise NotYours(f"{live.table.game.seat_name(live.table, decision.seat)} decides now, not you.")
    if not 0 <= index < len(decision.options):
        raise NotListed("That is none of the options that you have now.")
    return decision.seat
