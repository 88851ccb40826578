"""The journal of one seat in lines: what each entry says, which ones begin a turn, and which ones repeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.journal import STORED, Entry
from resolute.engine.log import Played
from resolute.engine.stored import store_line
from resolute.engine.story import About
from resolute.engine.table import Table
from resolute.payload import LinePayload


class Note(msgspec.Struct, frozen=True):
    """A line of the journal that the table itself wrote: a bot that failed, a seat that changed hands."""

    moves: int
    text: str


class Teller:
    """The journal of one seat in lines; new entries are added to what was told before."""

    def __init__(self, table: Table[Any], labels: tuple[str, ...], moves: Sequence[Played]) -> None:
        self.table = table
        self.labels = labels
        self.moves = moves
        self.read = 0
        self.noted = 0
        self.lines: list[LinePayload] = []
        self._story = table.game.story()
        self._entries: list[Entry] = []
        self._run: list[About] = []
        self._last = ""
        self._stand_in: tuple[Seat, Seat] | None = None

    def go_on(self, seat: Seat | None, notes: list[Note], until: int) -> None:
        """Tell what is new up to a position, with the notes where they belong."""
        journal = self.table.journal or []
        for entry in journal[self.read :]:
            if entry.readable_by(seat):
                self._note(notes, entry.number - 1)
                mover = self.moves[entry.number - 1].move.seat if 0 < entry.number <= len(self.moves) else None
                self.lines.append(self._line(entry, mover))
                self._entries.append(entry)
        self.read = len(journal)
        self._note(notes, until)

    def _note(self, notes: list[Note], until: int) -> None:
        while self.noted < len(notes) and notes[self.noted].moves <= until:
            note = notes[self.noted]
            self.noted += 1
            self._last = ""
            self.lines.append(LinePayload(len(self.lines), note.moves, note.text, "note"))

    def _line(self, entry: Entry, mover: Seat | None) -> LinePayload:
        line = store_line(self.table, entry)
        about = self.table.game.open_about(entry)
        if entry.kind in self._story.headings:
            self._stand_in = None
        elif entry.kind in self._story.stand_ins:
            self._stand_in = entry.about[0], entry.about[1]
            mover = entry.about[1]
        elif entry.kind in self._story.acting:
            mover = entry.about[0]
            if self._stand_in is not None and mover == self._stand_in[0]:
                mover = self._stand_in[1]
        told = LinePayload(len(self.lines), line.number, line.text, line.kind, line.faces, mover, about)
        if entry.kind == STORED:
            self._last = ""
            return told
        more = self._particulars(entry)
        return msgspec.structs.replace(told, **more) if more else told

    def _particulars(self, entry: Entry) -> dict[str, Any]:
        """What the game's story adds to a plain line."""
        story, kind, about = self._story, entry.kind, entry.about
        joining = story.joins.get(kind)
        repeats = joining is not None and self._last == kind and joining.alike(self._run[-1], about)
        self._run = [*self._run, about] if repeats else [about]
        self._last = kind
        more: dict[str, Any] = {"quiet": True} if kind in story.quiet else {}
        heading, notice, summary = story.headings.get(kind), story.notices.get(kind), story.summaries.get(kind)
        if not (heading or notice or summary or repeats):
            return more
        then = self.table.game.as_of(self.table, entry)
        if heading is not None:
            more.update(heading=True, seat=heading.whose(then, *about), short=heading.title(then, *about))
        if notice is not None:
            why = "" if notice.why is None else notice.why(then, entry, self._entries)
            more.update(tone=notice.tone.value, why=why)
        if summary is not None:
            more.update(short=summary(then, *about))
        if joining is not None and repeats:
            more.update(first=len(self.lines) - len(self._run) + 1, joined=joining.say(then, self._run))
        return more


def tell_lines(table: Table[Any], seat: Seat | None) -> tuple[LinePayload, ...]:
    """The journal of a table that has no log at hand: nobody is named as the one who moved."""
    teller = Teller(table, (), ())
    teller.go_on(seat, [], 0)
    return tuple(teller.lines)
