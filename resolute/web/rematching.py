"""Another game for the same people: the same seats and settings, new luck."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

import msgspec

from resolute.engine.record import Record
from resolute.store.errors import Taken
from resolute.store.ids import no_option
from resolute.store.rows import GameRow, SeatRow
from resolute.web.core import Core
from resolute.web.errors import NotNow, NotYours
from resolute.web.live import Live
from resolute.web.seats import bot_name, held_by

LOTS = 64
"""So often lots are drawn for a game in which everybody has another side."""


class Rematching:
    """Rematches of finished games."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def rematch(self, table: str, visitor: str, *, swap: bool = False) -> str:
        """The address of a new game between the same players; `swap` gives everybody another side.

        Whoever asks first starts it; the others come to the same table.
        """
        async with self._core.tables.open(table) as (entry, live):
            if not live.over:
                raise NotNow("This game isn't over yet.")
            mine = held_by(live.seats, visitor)
            if not mine and live.row.creator != visitor:
                raise NotYours("Only the players can start a rematch.")
            for edition in range(1, 1000):
                id = self._address(table, swap, edition)
                before = await self._core.store.game(id)
                if before is not None and not before.over:
                    return id
                if before is None:
                    break
            self._core.check_open()
            record, rows = _again(live, id, swap=swap)
            log = record.log
            row = GameRow(
                id=id,
                game=log.game,
                version=log.version,
                seats=log.seats,
                options=log.options,
                seed=log.seed,
                title=live.row.title,
                public=live.row.public and await self._core.may_list(visitor),
                creator=visitor,
                advice=live.row.advice,
            )
            try:
                await self._core.store.create_game(row, rows, (), record.save())
            except Taken:
                return id
            who = live.seats[mine[0]].name if mine else ""
            await self._core.tables.note(entry, live, f"{who or 'A player'} started a rematch.")
            return id

    def _address(self, table: str, swap: bool, edition: int) -> str:
        """The same for everybody who asks, and nothing that anybody else could guess."""
        made = f"rematch/{table}/{int(swap)}/{edition}"
        digest = hmac.digest(self._core.secret("links").encode(), made.encode(), sha256)
        return no_option(urlsafe_b64encode(digest[:9]).decode())


def _again(live: Live, id: str, *, swap: bool) -> tuple[Record, list[SeatRow]]:
    """A new record and its seats. Where lots decide who plays which side they are drawn until everybody has another;
    elsewhere everybody moves on by a seat."""
    log = live.record.log
    rows = [_seated(row, id) for row in live.seats]

    def fresh() -> Record:
        return Record.new(log.game, seats=log.seats, options=dict(log.options))

    record = fresh()
    if not swap:
        return record, rows
    game = live.table.game
    before = game.sides(live.table)
    for _ in range(LOTS if game.sides_by_lot else 0):
        if all(one != other for one, other in zip(before, game.sides(record.table), strict=True)):
            return record, rows
        record = fresh()
    return record, [msgspec.structs.replace(row, seat=(row.seat + 1) % len(rows)) for row in rows]


def _seated(row: SeatRow, id: str) -> SeatRow:
    """The same person or bot at a new table: a bot that stood in for a person leaves, a free seat gets a bot."""
    if row.holder:
        return msgspec.structs.replace(row, game_id=id, kind="person", bot="")
    level = row.bot or "steady"
    name = row.name if row.kind == "bot" else bot_name(level)
    return msgspec.structs.replace(row, game_id=id, kind="bot", bot=level, name=name)
