"""A game at one keyboard: who sits where, whose turn it is, what has happened meanwhile."""

from __future__ import annotations

from typing import Any

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from resolute.bots import Observation, make_bot
from resolute.engine.dice import commitment
from resolute.engine.errors import ResoluteError, RulesError
from resolute.engine.frames import Seat
from resolute.engine.journal import Entry
from resolute.engine.record import Record
from resolute.engine.table import Outcome, Table
from resolute.engine.views import Map, View
from resolute.text.commands import Quit, leave, obey
from resolute.text.options import Listing
from resolute.text.render import draw_glance, draw_lit, draw_part, points_at
from resolute.text.screen import Ended, Screen
from resolute.text.words import read_number


class Session:
    """People and bots around a record. `around` names the bot of each seat, None for a person."""

    listing: Listing

    def __init__(self, record: Record, around: tuple[str | None, ...], screen: Screen, seed: int) -> None:
        self.screen = screen
        self.around = around
        self.people = around.count(None)
        self._bots = [make_bot(name, seed + seat) if name else None for seat, name in enumerate(around)]
        self.saved, self.saved_as = b"", ""
        self.take(record)

    def take(self, record: Record) -> None:
        """Put another game on the table."""
        self.record = record
        self.seat: Seat | None = None
        self._shown: dict[Seat, list[Entry]] = {}
        self._seen: dict[Seat, View] = {}
        self._stale = True

    @property
    def table(self) -> Table[Any]:
        """The table of the record; an undo puts another in its place."""
        return self.record.table

    @property
    def view(self) -> View:
        """What the seat at the keyboard may see."""
        return self.table.view(self.seat)

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost by leaving."""
        return bool(self.record.log.moves) and self.record.save() != self.saved

    @property
    def person_moved(self) -> bool:
        """Whether there is a move of a person that can be taken back."""
        log = self.record.log
        return any(not self.is_bot(played.move.seat) for played in log.moves[log.floor :])

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot plays this seat."""
        return self._bots[seat] is not None

    def moved(self) -> None:
        """The position is another than the one that was shown."""
        self._stale = True

    # The course of a game

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._welcome()
        try:
            while (decision := self.table.decision) is not None:
                bot = self._bots[decision.seat]
                if bot is not None:
                    self.record.play(bot.choose(Observation(self.table)), seat=decision.seat)
                    continue
                if decision.seat != self.seat:
                    self._hand_over(decision.seat)
                self._decide(decision.seat)
            self._end()
        except Quit:
            self.screen.line("Good-bye.")
        except Ended:
            lost = " It was not saved." if self.unsaved else ""
            self.screen.line(f"There is no more input, so the game stops here.{lost}")

    def _decide(self, seat: Seat) -> None:
        """Ask the person at the keyboard until a move is made or the position is another."""
        decision = self.table.decision
        assert decision is not None
        if self._stale:
            self.listing = Listing(decision)
            self._show_news(seat)
            self._stale = False
        count = len(self.listing.order)
        typed = self.screen.ask(f"[1-{count}, help] " if count > 1 else "[Enter, help] ")
        if not typed and count == 1:
            typed = "1"
        if not typed:
            return
        try:
            number = read_number(typed)
            if number is not None:
                self._choose(number)
            else:
                obey(self, typed)
        except ResoluteError as error:
            self.screen.complain(error)
        except RulesError as error:
            self.screen.line(f"The rules cannot go on from that: {error}. Nothing has changed; save and report it.")

    def _choose(self, number: int) -> None:
        place = self.listing.place_of(number)
        if place is None:
            raise ResoluteError(f"There is no option {number}: type a number from 1 to {len(self.listing.order)}.")
        self.record.play(place, seat=self.seat)
        self.moved()

    # What is shown

    def name(self, seat: Seat) -> str:
        """A seat with who plays it."""
        bot = self.around[seat]
        who = f"{bot} bot" if bot else "you" if self.people == 1 else "a person"
        name, place = self.table.game.seat_name(self.table, seat), f"Seat {seat + 1}"
        return f"{name}, {who}" if name.startswith(place) else f"{place}: {name}, {who}"

    def _welcome(self) -> None:
        game, table = self.table.game, self.table
        self.screen.show(Rule(Text(game.name, "bold")))
        self.screen.line(game.about)
        for seat in range(table.seats):
            self.screen.line(f"  {self.name(seat)}")
        chosen = ", ".join(f"{one.label.lower()} {dict(one.values)[table.options[one.name]]}" for one in game.settings)
        if chosen:
            self.screen.line(f"Options: {chosen}.")
        self.screen.line(f"The luck of this game is sealed: {table.commitment}", "dim")
        self.screen.line("Type the number of what you want to do, or help.")

    def _hand_over(self, seat: Seat) -> None:
        """Give the keyboard to another seat; among several people nobody sees what another one saw."""
        if self.people > 1:
            if self.seat is not None:
                self._tell(self.seat)
                self.screen.ask("Press Enter to hide your cards. ")
            self.screen.clear()
            name = self.table.game.seat_name(self.table, seat)
            self.screen.line(f"Pass the keyboard to seat {seat + 1}: {name}.", "bold")
            self.screen.ask("Press Enter when nobody else can see the screen. ")
            self.screen.clear()
        self.seat = seat
        self._stale = True

    def _show_news(self, seat: Seat) -> None:
        """The story since this seat last looked, what has changed for it, and the question."""
        self._tell(seat)
        self.screen.line()
        name = self.table.game.seat_name(self.table, seat)
        self.screen.show(Rule(Text(f"Move {self.table.number + 1}: {name}"), align="left"))
        view = self.view
        options = self.listing.decision.options
        self.screen.show(*draw_glance(view, options, self._seen.get(seat), self.screen.width))
        self._seen[seat] = view
        self.screen.show(self.listing.draw())

    def _tell(self, seat: Seat) -> None:
        """What this seat may read of what has happened since it last read."""
        entries, known = self.table.journal_for(seat), self._shown.get(seat, [])
        same = 0
        while same < min(len(known), len(entries)) and known[same] == entries[same]:
            same += 1
        for entry in entries[same:]:
            self.screen.tell(self.table.game.sentence(self.table, entry))
        self._shown[seat] = entries

    def show_board(self) -> None:
        """The whole table as the seat at the keyboard sees it; of a map the places that matter now."""
        ats = points_at(self.listing.decision.options)
        for part in self.view.parts.values():
            if isinstance(part, Map):
                lit = draw_lit(part, ats, self.screen.width)
                self.screen.show(lit if lit is not None else Text(f"{part.title}: type map", "dim"))
            else:
                self.screen.show(draw_part(part))

    # The end

    def _end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self._tell(self.seat if self.seat is not None else self.around.index(None))
        self.screen.show(Rule(Text("The game is over", "bold")))
        self.screen.line(outcome.reason, "bold")
        self.screen.show(self._ranking(outcome))
        seed = self.table.seed
        assert seed is not None
        self.screen.line(f"Seed: {seed.hex()}")
        self.screen.line(f"Its hash, sealed at the start: {commitment(seed)}")
        leave(self, "")

    def _ranking(self, outcome: Outcome) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        place = 1
        for tied in outcome.ranking:
            for seat in tied:
                grid.add_row(f"{place}.", Text(self.name(seat)), str(outcome.scores[seat]))
            place += len(tied)
        return grid
