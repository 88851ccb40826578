"""The host of the tables: everything that pages and the API can ask for. Every request is checked for its seat."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec

from resolute.engine.dice import dice_at
from resolute.engine.errors import GameOver, NotListed, ResoluteError, SetupError
from resolute.engine.frames import Seat
from resolute.engine.record import Record
from resolute.engine.registry import find_game, games
from resolute.rulebook import NoRules, rules_text
from resolute.store.errors import Taken
from resolute.store.rows import ChatRow, GameRow, InviteRow, SeatRow
from resolute.store.store import Store, open_store
from resolute.web import logs
from resolute.web.bots import BotPool, OddsAnswer, Setup
from resolute.web.errors import NotFound, NotNow, NotYours, Stale, TooMuch, Unavailable
from resolute.web.live import Live, Slot, Watcher
from resolute.web.look import Look, TableCard
from resolute.web.looks import make_look, may_branch
from resolute.web.metrics import Metrics
from resolute.web.seats import (
    NAME_LENGTH,
    Eyes,
    SeatPlan,
    bot_name,
    check_bot,
    eyes_for,
    held_by,
    invite_key,
    key_hash,
    seat_rows,
    share_a_screen,
    tidy,
)
from resolute.web.settings import Settings
from resolute.web.tables import Tables

TITLE_LENGTH = 80
CHAT_LENGTH = 500
REQUEST_LENGTH = 64
FILE_LENGTH = 2_000_000
TRIES = 5
"""How often something is tried again that another process did first."""
OTHERS_FIRST = 3.0
"""Seconds that a process waits for the one that moved last to move its bot."""
CARDS_READ = 20
"""Of so many tables in a list it is looked up whose turn it is."""

_SCHEME = re.compile(r"^postgres(ql)?(\+\w+)?://")


class Host:
    """Opens the store and keeps the tables."""

    def __init__(self, settings: Settings, store: Store, setup: Setup | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        shared = _SCHEME.match(settings.database) is not None
        self.tables = Tables(store, self.metrics, shared=shared, most=settings.tables)
        self.bots = BotPool(settings.bot_processes, settings.bot_seconds, self.metrics, setup)
        self._secrets: dict[str, str] = {}

    @classmethod
    async def open(cls, settings: Settings, setup: Setup | None = None) -> Host:
        """Open the database and start the processes for bots."""
        host = cls(settings, await open_store(settings.database), setup)
        for name in ("visitors", "forms", "links"):
            host._secrets[name] = await host.store.secret(name)
        host.bots.start()
        return host

    def secret(self, name: str) -> str:
        """A secret of this server: `visitors`, `forms` or `links`."""
        return self._secrets[name]

    def stop(self) -> None:
        """Wake all streams, so that the server can stop."""
        self.tables.stop()

    async def close(self) -> None:
        """Finish what is being done, and close the store."""
        await self.tables.close()
        await self.bots.close()
        await self.store.close()

    @property
    def stopping(self) -> bool:
        """Whether the server is about to stop."""
        return self.tables.stopping

    # Laying tables

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
    ) -> str:
        """Lay a table; its address. `record` is a game to go on with."""
        rules = find_game(game)
        if not rules.offered:
            raise SetupError(f"{rules.name} is not finished yet.")
        if record is None:
            record = Record.new(game, seats=seats, options=options)
            start = None
        else:
            start = record.save()
        if len(seating) != record.log.seats:
            raise SetupError(f"The table has {record.log.seats} seats, but {len(seating)} are taken care of.")
        id = secrets.token_urlsafe(9)
        rows = seat_rows(id, seating, visitor)
        invites = []
        for row in rows:
            if row.kind == "person" and not row.holder:
                hash = key_hash(invite_key(self.secret("links"), id, row.seat, 0))
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
        )
        await self.store.create_game(game_row, rows, invites, start)
        logs.note("table laid", table=id, game=game, seats=log.seats)
        return id

    async def quick(self, game: str, visitor: str) -> str:
        """One click: a person against steady bots."""
        seats = min(find_game(game).seat_counts)
        plans = [SeatPlan("person_here"), *(SeatPlan("bot", bot="steady") for _ in range(seats - 1))]
        return await self.create(game, seats, None, plans, visitor=visitor)

    async def load(self, data: bytes, visitor: str) -> str:
        """A table from a saved game. A running one is played on by people around this screen."""
        if len(data) > FILE_LENGTH:
            raise TooMuch("This file is too large for a saved game.")
        record = await asyncio.to_thread(Record.load, data)
        return await self._lay_again(record, visitor, "")

    async def branch(self, table: str, visitor: str, moves: int) -> str:
        """A new game from a position of this one, with luck of its own from there on."""
        async with self.tables.open(table) as (_, live):
            if not may_branch(live, visitor):
                raise NotYours("A game with other people can be branched once it is over.")
            position, log = live.record.at(moves), live.record.log
            title = f"{live.row.title or position.game.name} from move {moves}"
            plans = [
                SeatPlan("bot", row.name, row.bot) if row.kind == "bot" else SeatPlan("person_here", row.name)
                for row in live.seats
            ]
        # Far along the stream, at a secret place: what came of the first game says nothing about this one.
        luck = (1 << 40) + secrets.randbelow(1 << 56)
        position.dice = dice_at(log.seed, luck)
        told = [note for note in log.taken_back if note.back_to <= moves]
        log = msgspec.structs.replace(log, moves=log.moves[:moves], taken_back=told, dice_at=luck, hash="")
        if position.outcome is not None:
            raise NotNow("The game is over at this position; go back a move to branch it.")
        return await self._lay_again(Record(log, position), visitor, title, plans)

    async def _lay_again(
        self, record: Record, visitor: str, title: str, plans: Sequence[SeatPlan] | None = None
    ) -> str:
        log = record.log
        around = plans or [SeatPlan("person_here")] * log.seats
        return await self.create(log.game, log.seats, None, around, title, visitor, record=record)

    # Looking

    def _eyes(self, live: Live, visitor: str, seat: Seat | None) -> Eyes:
        manages = bool(visitor) and live.row.creator == visitor
        return eyes_for(live.seats, visitor, live.deciding, seat, manages=manages, over=live.over)

    def _look(self, slot: Slot, live: Live, visitor: str, seat: Seat | None) -> Look:
        """The present position; people who see the same share it."""
        eyes = self._eyes(live, visitor, seat)
        known = live.looks.get(eyes)
        if known is not None and known[0] == live.version:
            return known[1]
        look = make_look(slot, live, eyes, visitor)
        live.looks[eyes] = (live.version, look)
        return look

    async def look(self, table: str, visitor: str, at: int | None = None, seat: Seat | None = None) -> Look:
        """The table as this visitor sees it; `at` so many moves, with what he knew then. `seat` is the one whose
        curtain he has lifted."""
        async with self.tables.open(table) as (slot, live):
            self._wake(slot, live)
            if at is None:
                return self._look(slot, live, visitor, seat)
            if not 0 <= at <= live.moves:
                raise NotFound(f"There is no position {at}; the game has {live.moves} moves.")
            return make_look(slot, live, self._eyes(live, visitor, seat), visitor, live.at(at))

    async def see(self, table: str, visitor: str, seat: Seat | None) -> tuple[Look, tuple[Any, ...], Live]:
        """For streams, which are woken when something is new: the look, what it depends on, and the table."""
        async with self.tables.open(table, fresh=False) as (slot, live):
            self._wake(slot, live)
            look = self._look(slot, live, visitor, seat)
            return look, (live.version, self._eyes(live, visitor, seat)), live

    def watch(self, table: str, visitor: str) -> AbstractAsyncContextManager[Watcher]:
        """`async with host.watch(...) as watcher`, then `await watcher.wait(seconds)`. Watch before looking."""
        return self.tables.watch(table, visitor)

    async def look_again(self, table: str) -> None:
        """Read what other processes may have written."""
        async with self.tables.open(table, fresh=False) as (slot, _):
            pass
        await self.tables.look_again(slot)

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
        """Make a move that was chosen at log row `number`. A repeated request answers as done; a move for a
        position that has passed is Stale and brings the new one."""
        if len(request) > REQUEST_LENGTH:
            raise TooMuch(f"A request's name has at most {REQUEST_LENGTH} characters.")
        for _ in range(TRIES):
            async with self.tables.open(table) as (slot, live):
                mine = held_by(live.seats, visitor)
                if not mine:
                    raise NotYours("You have no seat at this table; you can watch.")
                if number != live.number:
                    if request and await self.store.log_by_request(table, request) is not None:
                        return self._look(slot, live, visitor, seat)
                    self.metrics.lost.add()
                    raise Stale(
                        "The game has gone on meanwhile; this is the new position.",
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
                    continue
                self.metrics.moves.add("person")
                self._wake(slot, live, at_once=True)
                return self._look(slot, live, visitor, seat)
        raise Unavailable("Too many people move at this table at once; look again.")

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
                        "The game has gone on meanwhile; this is the new position.",
                        self._look(slot, live, visitor, None),
                    )
                last = live.record.log.moves[-1].move.seat if live.moves else None
                try:
                    if last in mine and live.record.can_undo(last):
                        await self.tables.write(slot, live, "undo", last)
                    elif agreed and share_a_screen(live.seats, visitor):
                        await self._go_back(slot, live, mine)
                    elif agreed:
                        raise NotNow("Other people play at this table on their own screens: that cannot be taken back.")
                    else:
                        # The record says why.
                        live.record.undo(mine[0] if last not in mine else last)
                except Taken:
                    continue
                self._wake(slot, live, at_once=True)
                return self._look(slot, live, visitor, None)
        raise Unavailable("Too many people move at this table at once; look again.")

    async def _go_back(self, slot: Slot, live: Live, mine: tuple[Seat, ...]) -> None:
        if not any(played.move.seat in mine for played in live.record.log.moves):
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
                raise Stale("The game has gone on meanwhile; this is the new position.", look)
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

    # Bots

    def _wake(self, slot: Slot, live: Live, *, at_once: bool = False) -> None:
        """Let a bot think if it is its turn. The process that moved last comes first."""
        seat = live.deciding
        if seat is None or live.seats[seat].kind != "bot" or slot.bot is not None or self.stopping:
            return
        wait = OTHERS_FIRST if self.tables.shared and not at_once and live.number else 0.0
        slot.bot = self.tables.spawn(self._bots_move(slot.id, live.number, wait))
        slot.bot.add_done_callback(lambda _: setattr(slot, "bot", None))

    async def _bots_move(self, table: str, number: int, wait: float) -> None:
        try:
            if wait:
                await asyncio.sleep(wait)
                async with self.tables.open(table) as (_, live):
                    if live.number != number:
                        return
            while not self.stopping and await self._bot_moves(table):
                pass
        except ResoluteError as error:
            logs.trouble("bots stopped", error, table=table)

    async def _bot_moves(self, table: str) -> bool:
        """One move of a bot; whether it was a bot's turn at all."""
        async with self.tables.open(table) as (slot, live):
            decision = live.table.decision
            if decision is None or live.seats[decision.seat].kind != "bot":
                return False
            number, seat, level = live.number, decision.seat, live.seats[decision.seat].bot
            options = len(decision.options)
            packed = live.table.redeal(seat, secrets.randbits(48)).pack() if options > 1 else b""
            followed = bool(slot.watchers)
        if followed and self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        choice = await self.bots.choose(packed, level, options)
        async with self.tables.open(table) as (slot, live):
            if live.number != number or live.seats[seat].kind != "bot" or self.stopping:
                return True
            if choice.word:
                await self.tables.note(slot, live, choice.word)
            try:
                await self.tables.write(slot, live, "move", seat, choice.index)
            except Taken:
                return True
            self.metrics.moves.add("bot")
        return True

    # Seats

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

    async def _change_seat(self, table: str, visitor: str, seat: Seat, change: Any) -> Look:
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
                raise NotYours("This link is not known here, or somebody has used it already.")
            before = live.seats
            live.seat_at(await self.store.seats(table))
            if live.seats != before:
                slot.ring()
                await self.tables.note(slot, live, f"{_who(live, row)} sat down.")
            return self._look(slot, live, visitor, None)

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
            who = tidy(name, NAME_LENGTH)
            if mine:
                seat = live.deciding if live.deciding in mine else mine[0]
                who = live.seats[seat].name or live.table.game.seat_name(live.table, seat)
            live.hear([await self.store.say(ChatRow(game_id=table, name=who or "a guest", text=said))])
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

    async def download(self, table: str, visitor: str) -> bytes:
        """The whole game as a file, with its seed: only after the end."""
        async with self.tables.open(table) as (_, live):
            if not live.over:
                raise NotNow("A game can be downloaded once it is over: the file holds what is hidden now.")
            return live.record.save()

    async def rule(self, game: str, heading: str = "") -> str:
        """The rules of a game in Markdown, or the section under a heading."""
        if game not in games():
            raise NotFound("There is no such game.")
        try:
            text = await asyncio.to_thread(rules_text, game)
        except NoRules as error:
            raise NotFound(str(error)) from None
        return _section(text, heading) if heading else text

    async def healthy(self) -> None:
        """Whether the store answers."""
        if self.stopping:
            raise Unavailable("The server is about to stop.")
        async with asyncio.timeout(5):
            await self.store.ping()


def _holds(row: SeatRow, visitor: str) -> bool:
    return row.kind == "person" and bool(row.holder) and row.holder == visitor


def _who(live: Live, row: SeatRow) -> str:
    label = live.table.game.seat_name(live.table, row.seat)
    return f"{row.name} ({label})" if row.name else label


def _section(text: str, heading: str) -> str:
    """The part of a Markdown text under a heading, with the smaller headings in it."""
    lines = text.splitlines()
    wanted = " ".join(heading.casefold().split())
    for start, line in enumerate(lines):
        level = len(line) - len(line.lstrip("#"))
        if level and wanted == " ".join(line.lstrip("#").casefold().split()):
            end = start + 1
            while end < len(lines) and not (lines[end].startswith("#") and 0 < _level(lines[end]) <= level):
                end += 1
            return "\n".join(lines[start:end]).strip() + "\n"
    raise NotFound("There is no section of that name in the rules.")


def _level(line: str) -> int:
    return len(line) - len(line.lstrip("#"))
