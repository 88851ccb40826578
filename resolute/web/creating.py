"""Creating tables: new games, games from files, and games that branch off from others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from resolute.engine.errors import SetupError
from resolute.engine.record import Record
from resolute.engine.registry import find_game
from resolute.engine.upgrade import branched
from resolute.learning.exercises import exercise_file, exercise_of
from resolute.learning.lessons import lesson_of, lesson_record
from resolute.store.carrying import stored_position
from resolute.store.ids import new_table_id
from resolute.store.rows import GameRow, InviteRow
from resolute.web import logs
from resolute.web.core import Core
from resolute.web.errors import NotNow, TooMuch
from resolute.web.proving import Proving
from resolute.web.seats import SeatPlan, invite_key, key_hash, seat_rows, tidy

TITLE_LENGTH = 80
FILE_LENGTH = 4_000_000


class Creating:
    """New tables, and what can be taken away from a finished one."""

    def __init__(self, core: Core, proving: Proving) -> None:
        self._core = core
        self._proving = proving

    async def create(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None,
        seating: Sequence[SeatPlan],
        title: str = "",
        visitor: str = "",
        public: bool = False,
        record: Record | None = None,
        advice: bool | None = None,
    ) -> str:
        """Create a table; its address. `record` is a game to go on with. Where nobody chooses, advice is for whoever
        plays without other people."""
        self._core.check_open()
        rules = find_game(game)
        if not rules.offered:
            raise SetupError(f"{rules.name} is not finished yet.")
        if record is None:
            record = Record.new(game, seats=seats, options=options)
        if len(seating) != record.log.seats:
            raise SetupError(f"The table has {record.log.seats} seats, but {len(seating)} were filled in.")
        if public:
            await self._core.check_public(visitor)
        id = new_table_id()
        rows = seat_rows(id, seating, visitor)
        invites = []
        for row in rows:
            if row.kind == "person" and not row.holder:
                hash = key_hash(invite_key(self._core.secret("links"), id, row.seat, 0))
                invites.append(InviteRow(key_hash=hash, game_id=id, seat=row.seat))
        log = record.log
        game_row = GameRow(
            id=id,
            game=log.game,
            version=log.version,
            seats=log.seats,
            options=log.options,
            seed=log.seed,
            title=tidy(title, TITLE_LENGTH),
            public=public,
            creator=visitor,
            over=record.table.outcome is not None,
            advice=advice,
        )
        await self._core.store.create_game(game_row, rows, invites, record.save())
        logs.note("table created", table=id, game=game, seats=log.seats)
        return id

    async def quick(self, game: str, visitor: str) -> str:
        """One click: a person against steady bots."""
        seats = min(find_game(game).seat_counts)
        plans = [SeatPlan("person_here"), *(SeatPlan("bot", bot="steady") for _ in range(seats - 1))]
        return await self.create(game, seats, None, plans, visitor=visitor)

    async def lesson(self, game: str, visitor: str) -> str:
        """The coached first game of a title: a person against bots, with the lesson's deal."""
        lesson = lesson_of(game)
        plans = [
            SeatPlan("person_here") if seat == lesson.seat else SeatPlan("bot", bot=lesson.bot)
            for seat in range(lesson.seats)
        ]
        title = f"{find_game(game).name}: first game"
        return await self.create(game, lesson.seats, None, plans, title, visitor, record=lesson_record(game))

    async def exercise(self, game: str, id: str, visitor: str) -> str:
        """A table from the saved game of an exercise: a person where the decision waits, steady bots elsewhere."""
        exercise = exercise_of(game, id)
        record = await asyncio.to_thread(Record.load, exercise_file(game, id))
        plans = [
            SeatPlan("person_here") if seat == exercise.seat else SeatPlan("bot", bot="steady")
            for seat in range(record.log.seats)
        ]
        title = f"{find_game(game).name}: {exercise.title}"
        return await self.create(game, record.log.seats, None, plans, title, visitor, record=record)

    async def load(self, data: bytes, visitor: str) -> str:
        """A table from a saved game. A running one is played on by people around this screen, with luck that nobody
        knows: the file holds the seed of what was played before."""
        if len(data) > FILE_LENGTH:
            raise TooMuch("This file is too large for a saved game.")
        return await self._create_again(await self._proving.load(data), visitor, "")

    async def branch(self, table: str, visitor: str, moves: int) -> str:
        """A new game from a position of a finished one, with luck of its own from there on, and with everything
        redealt that nobody had seen then: by now everybody can look it up. A branch keeps the seed of what was played
        before it, so that a running game has none, not even for a person who plays it alone."""
        async with self._core.tables.open(table) as (_, live):
            live.check_watch(visitor)
            if not live.over:
                raise NotNow(
                    "You can try a different line once it is over; until then that would give away what is hidden."
                )
            title = f"{live.row.title or live.table.game.name} from move {moves}"
            plans = [
                SeatPlan("bot", row.name, row.bot) if row.kind == "bot" else SeatPlan("person_here", row.name)
                for row in live.seats
            ]
            log = live.record.log
            if 0 <= moves < log.floor:
                record = branched(log, await stored_position(self._core.store, table, log, moves))
            else:
                record = await asyncio.to_thread(live.record.branched, moves)
            if record.table.outcome is not None:
                raise NotNow("The game is over at this position; go back a move to branch it.")
        return await self._create_again(record, visitor, title, plans)

    async def _create_again(
        self, record: Record, visitor: str, title: str, plans: Sequence[SeatPlan] | None = None
    ) -> str:
        log = record.log
        around = plans or [SeatPlan("person_here")] * log.seats
        return await self.create(log.game, log.seats, None, around, title, visitor, record=record)

    async def download(self, table: str, visitor: str) -> bytes:
        """The whole game as a file, with its seed: only after the end."""
        async with self._core.tables.open(table) as (_, live):
            live.check_watch(visitor)
            if not live.over:
                raise NotNow(
                    "You can save this game once it is over; until then the file would give away what is hidden."
                )
            return live.record.save()
