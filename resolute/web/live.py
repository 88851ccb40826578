"""A table in memory: a cache that is made from the log and extended from it, never a truth of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Any

from resolute.engine.errors import SaveError
from resolute.engine.frames import Seat
from resolute.engine.log import Log
from resolute.engine.record import Record
from resolute.engine.table import Table
from resolute.learning.exercises import answer_to, exercised
from resolute.payload import AdviceAnswer, ChatPayload, LinePayload, ReviewAnswer, TablePayload
from resolute.store.checkpoints import CheckpointWriter
from resolute.store.history import follow, rewritten, takes_back
from resolute.store.rows import BarKind, ChatRow, GameRow, LogRow, SeatRow
from resolute.web import logs
from resolute.web.clock import Clock
from resolute.web.errors import NotNow, NotYours
from resolute.web.seats import Eyes, awaited
from resolute.web.telling import Note, Teller

_VERSIONS = count(1)
# A table that is read again is never taken for what it was before.

EyesKey = tuple[str, Seat | None, Seat | None, bool]
"""A visitor, the seat whose curtain they have lifted, the seat that decides, and whether the game is over."""
CHAT_KEPT = 200
NOTES_KEPT = 500
"""So many lines a table writes into the journal in its own name."""
NOTES_LEFT = 50
"""So many of them are kept for what is no change of seats."""
EYES_KEPT = 1000
PAST_KEPT = 8
"""So many past positions of a table are kept, for people who go back and forth in it."""

ASKED_TO_LEAVE = "The person who set up this game has asked you to leave it."


def note_row(table: str, moves: int, text: str) -> ChatRow:
    """A note as the store keeps it: something that nobody said, with the position at which it was written."""
    return ChatRow(game_id=table, name="", text=f"{moves}:{text}")


def _read_note(row: ChatRow) -> Note:
    moves, _, text = row.text.partition(":")
    return Note(int(moves), text)


class Live:
    """One table: its record as far as log row `number`, its seats and what was said at it.

    `changed` is the last row that changed the position. `version` grows with everything that anybody can see.
    """

    def __init__(self, row: GameRow, record: Record, number: int) -> None:
        self.row = row
        self.record = record
        self.number = number
        self.checkpoints = CheckpointWriter()
        self.seats: list[SeatRow] = []
        self.hands: frozenset[tuple[str, Seat]] = frozenset()
        """Which visitors have ever seen the hand of which seat."""
        self.linked: frozenset[Seat] = frozenset()
        """The seats to which a link leads that nobody has used: somebody may still come by it."""
        self.bars: dict[str, BarKind] = {}
        """Who is muted here, or was asked to leave."""
        self.chat: tuple[ChatPayload, ...] = ()
        self.speakers: OrderedDict[str, str] = OrderedDict()
        """Who has said something, and under which name; whoever spoke last comes last."""
        self.notes: list[Note] = []
        self.heard = 0
        self.version = next(_VERSIONS)
        self.payloads: dict[Eyes, tuple[int, TablePayload]] = {}
        self.eyes: dict[EyesKey, Eyes] = {}
        self.sent: dict[tuple[Any, ...], tuple[int, bytes, frozenset[str]]] = {}
        self.advised: tuple[int, AdviceAnswer] | None = None
        """The last advice, with the number of its position."""
        self.review: ReviewAnswer | None = None
        """How the game went, once it is over and somebody has asked."""
        self._decides: tuple[int, Seat | None] = (0, None)
        self._named: tuple[Log, dict[int, str]] | None = None
        self._stories: dict[Seat | None, Teller] = {}
        self._past: OrderedDict[int, tuple[Log, Table[Any]]] = OrderedDict()

    @property
    def table(self) -> Table[Any]:
        """The position that is on the table now."""
        return self.record.table

    @property
    def moves(self) -> int:
        """How many moves have been played."""
        return len(self.record.log.moves)

    @property
    def deciding(self) -> Seat | None:
        """The seat that decides now; everybody who looks asks for it."""
        if self._decides[0] != self.version:
            decision = self.table.decision
            self._decides = (self.version, None if decision is None else decision.seat)
        return self._decides[1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome is not None

    def decided(self, seat: Seat | None, until: int) -> int:
        """How many moves had been played after a seat's last decision, up to a position."""
        moves = self.record.log.moves
        return next((at + 1 for at in range(min(until, len(moves)) - 1, -1, -1) if moves[at].move.seat == seat), 0)

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun because somebody who was invited is not here yet."""
        return not self.moves and not self.over and any(map(awaited, self.seats))

    @property
    def advice(self) -> bool:
        """Whether players may ask for advice: as was chosen, or else where one person plays, alone or with bots; never
        in an exercise that waits for its answer."""
        if self.waits_for_answer:
            return False
        if self.row.advice is not None:
            return self.row.advice
        people = [row.holder for row in self.seats if row.kind == "person"]
        # A bot that plays for somebody else keeps their place.
        away = {row.holder for row in self.seats if row.kind == "bot" and row.holder} - set(people)
        return len(people) + len(away) <= 1

    @property
    def waits_for_answer(self) -> bool:
        """Whether this is an exercise that has not been answered."""
        exercise = exercised(self.record.log)
        return exercise is not None and answer_to(self.record.log, exercise) is None

    @property
    def runs_by_itself(self) -> bool:
        """Whether all people at the table have said that they pass in what is under way, and bots need not wait."""
        people = [row.seat for row in self.seats if row.kind != "bot"]
        return bool(people) and not self.over and self.table.game.runs_by_itself(self.table, people)

    @property
    def host(self) -> str:
        """The name under which whoever set the table up plays, if there is one."""
        creator = self.row.creator
        return next((row.name for row in self.seats if row.kind == "person" and row.holder == creator), "")

    def own_decisions(self, seat: Seat) -> list[str]:
        """The names of the decisions that a seat has made so far. What was shown before it was decided is remembered;
        the rest is replayed, once."""
        log = self.record.log
        if self._named is None or self._named[0] is not log:
            self._named = (log, {})
        names = self._named[1]
        if self.table.agenda:
            names[self.moves] = self.table.agenda[-1].step.name
        own = [number for number, played in enumerate(log.moves) if played.move.seat == seat]
        if any(number not in names for number in own):
            names.update(enumerate(self.record.decision_names()))
        return [names[number] for number in own]

    def touch(self) -> None:
        """Something that people can see has changed."""
        self.version = next(_VERSIONS)

    async def extend(self, rows: Sequence[LogRow]) -> None:
        """Play on from the log."""
        if rows:
            if [row.number for row in rows] != list(range(self.number + 1, self.number + 1 + len(rows))):
                raise SaveError(f"A row after {self.number} is missing in the log of this game.")
            if takes_back(rows):
                self.record = await asyncio.to_thread(rewritten, self.record.log, rows)
            else:
                follow(self.record, rows)
            self.number = rows[-1].number
            self.touch()

    def hear(self, rows: Iterable[ChatRow]) -> None:
        """Take in what was said, and what the table noted."""
        for row in rows:
            if row.id <= self.heard:
                continue
            self.heard = row.id
            if row.name:
                self.chat = (*self.chat, ChatPayload(row.id, row.name, row.text, row.at))[-CHAT_KEPT:]
                if row.visitor:
                    self.speakers[row.visitor] = row.name
                    self.speakers.move_to_end(row.visitor)
                    if len(self.speakers) > CHAT_KEPT:
                        self.speakers.popitem(last=False)
            else:
                self._take(_read_note(row))
            self.touch()

    def _take(self, note: Note) -> None:
        """Put a note where it belongs; one from another process may come late."""
        self.notes.append(note)
        if note.moves < self.moves:
            self.notes.sort(key=lambda one: one.moves)
            self._stories.clear()

    def seat_at(self, rows: list[SeatRow]) -> None:
        """Take in who sits where; whoever looks may look through other eyes then."""
        if rows != self.seats:
            self.seats = rows
            self.eyes.clear()
            self.touch()

    def may_watch(self, visitor: str) -> bool:
        """Whether somebody may look at the table: everybody but those who were asked to leave and have no seat."""
        return self.bars.get(visitor) != "remove" or any(row.holder == visitor for row in self.seats)

    def check_watch(self, visitor: str) -> None:
        """Refuse to show the table to somebody who was asked to leave."""
        if not self.may_watch(visitor):
            raise NotYours(ASKED_TO_LEAVE)

    def check_open(self) -> None:
        """Refuse to go on with a game that was closed."""
        if self.row.closed:
            raise NotNow("The people who run this server have closed this game.")

    def check_notes(self) -> None:
        """Refuse a change of seats where they have changed so often that the journal would be full of it."""
        if len(self.notes) >= NOTES_KEPT - NOTES_LEFT:
            raise NotNow("Seats have changed hands too often in this game; they stay as they are now.")

    def may_take(self, visitor: str, seat: Seat) -> bool:
        """Whether a visitor may take a seat that is free: one that was theirs, or, for the table's creator, any seat
        as long as they have seen no other hand. Everybody else needs a link. Whoever has seen another hand may only
        come back to a seat that was nobody else's meanwhile."""
        own, creates = (visitor, seat) in self.hands, bool(visitor) and self.row.creator == visitor
        if self.knows_another_hand(visitor, seat):
            return own and all(who == visitor for who, which in self.hands if which == seat)
        return own or creates

    def knows_another_hand(self, visitor: str, seat: Seat) -> bool:
        """Whether a visitor has seen the hand of another seat than this."""
        return any(who == visitor and which != seat for who, which in self.hands)

    def known_to(self, seat: Seat, visitor: str) -> list[SeatRow]:
        """The other seats of people who have held this one before: they may know its hand. Nothing is new to a visitor
        who has held it themselves."""
        held = {who for who, which in self.hands if which == seat}
        if self.waiting or visitor in held:
            return []
        return list({row.holder: row for row in self.seats if row.seat != seat and row.holder in held}.values())

    def remember(self, asked: EyesKey, eyes: Eyes) -> None:
        """Keep through whose eyes a visitor looks while nobody changes seats."""
        if len(self.eyes) >= EYES_KEPT:
            self.eyes.clear()
        self.eyes[asked] = eyes

    def at(self, moves: int) -> Table[Any] | None:
        """The table as it was after so many moves, if it was replayed before."""
        log, table = self._past.get(moves, (None, None))
        # What was played since does not change the past, but whoever takes a move back makes another log.
        return table if log is self.record.log else None

    def keep(self, log: Log, table: Table[Any]) -> None:
        """Keep a past position of this log, for people who go back and forth."""
        self._past.pop(table.number, None)
        self._past[table.number] = (log, table)
        while len(self._past) > PAST_KEPT:
            self._past.popitem(last=False)

    def lines(
        self, seat: Seat | None, labels: tuple[str, ...], past: Table[Any] | None = None
    ) -> tuple[LinePayload, ...]:
        """What a seat (None: a spectator) may read in the journal, now or at a past position. It is told again when
        the seats are called something else: the sentences name them."""
        table = self.table if past is None else past
        if past is not None:
            story = Teller(past, labels, self.record.log.moves)
            story.go_on(seat, self.notes, past.number)
            return tuple(story.lines)
        known = self._stories.get(seat)
        if known is None or known.table is not table or known.labels != labels or known.read > len(table.journal or ()):
            known = self._stories[seat] = Teller(table, labels, self.record.log.moves)
        known.go_on(seat, self.notes, 1 << 60)
        return tuple(known.lines)


class Watcher:
    """Somebody who watches a table: `show` is called when it has changed, `leave` when it can be shown no more."""

    def __init__(
        self,
        visitor: str,
        show: Callable[[TableEntry, Live], None],
        leave: Callable[[], None],
        address: str = "",
    ) -> None:
        self.visitor = visitor
        self.address = address
        self.show = show
        self.leave = leave


class TableEntry:
    """The place of a table in this process: its lock, its cache, who watches it, its bot at work, and whether this
    process waits for another one to move its bot."""

    def __init__(
        self, id: str, show: Callable[[TableEntry], None], hear: Callable[[TableEntry, str], None], clock: Clock
    ) -> None:
        self.id = id
        self._show = show
        self._hear = hear
        self._clock = clock
        self._rung = False
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.watchers: set[Watcher] = set()
        self._since = clock.now()
        self._signs: dict[str, float] = {}
        self.users = 0
        self.bot: asyncio.Task[None] | None = None
        self.patient = False
        # Whether the journal says that an easier bot moves because the server is busy.
        self.eased = False
        self.listener: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten."""
        return not (self.users or self.watchers or self.bot or self.patient or self.lock.locked())

    def sign(self, visitor: str, *, elsewhere: bool = False) -> None:
        """Whoever holds a seat gives a sign of being there: they look, move, or have just closed their page. A sign
        that another process was given need not be passed on to it."""
        if self.live is None or any(row.holder == visitor for row in self.live.seats):
            self._signs[visitor] = self._clock.now()
            if not elsewhere:
                self._hear(self, visitor)

    def away(self, visitor: str) -> float:
        """For how many seconds this process knows of no sign of a visitor; none while they watch."""
        if any(watcher.visitor == visitor for watcher in self.watchers):
            return 0.0
        return self._clock.now() - self._signs.get(visitor, self._since)

    def ring(self) -> None:
        """Something has changed: it is shown to everybody who watches, in a moment."""
        if self.watchers and not self._rung:
            self._rung = True
            asyncio.get_running_loop().call_soon(self._ringing)

    def _ringing(self) -> None:
        self._rung = False
        self._show(self)

    def tell(self, live: Live) -> None:
        """Show the table to everybody who watches. Whoever it cannot be shown to has to come again."""
        for watcher in tuple(self.watchers):
            try:
                watcher.show(self, live)
            except Exception as error:  # the others are shown it all the same
                logs.trouble("cannot be shown", error, table=self.id)
                watcher.leave()
