"""The record of a game: its set-up and its moves, each with the draws that it used.

Replaying the moves must give the same draws and the same hash. A record can be saved, loaded, taken back to
the last information boundary, and looked at as it was after any move.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from resolute.engine.dice import Dice, dice_at, seed_bytes
from resolute.engine.errors import MoveError, ResoluteError, SaveError
from resolute.engine.frames import Option, Seat
from resolute.engine.journal import Entry, about_in, about_out
from resolute.engine.packing import game_of_version, seal, unpack, unseal
from resolute.engine.registry import find_game
from resolute.engine.table import Move, Table

TAKEN_BACK_AT_MOST = 5000
"""So many moves of one game can be taken back by agreement: the journal tells of each."""


class Played(msgspec.Struct, frozen=True):
    """A move in the record. `dice_at` is where the stream of luck goes on, if moves were taken back by
    agreement before it: what has been seen is not thrown again."""

    move: Move
    dice_at: int | None = None


class TakenBack(msgspec.Struct, frozen=True):
    """The players agreed to go back from one position to an earlier one."""

    back_to: int
    from_number: int


class Log(msgspec.Struct, array_like=True):
    """What is written of a game: everything else can be computed from it. `dice_at` is where the stream of
    luck goes on with the next move, if moves were taken back by agreement; the text of a log hides the seed."""

    game: str
    version: int
    seats: int
    options: dict[str, str | bool | int]
    seed: bytes
    moves: list[Played]
    taken_back: list[TakenBack]
    dice_at: int | None = None
    # Where a branch went its own way: from so many moves on, the luck comes from another seed.
    branches: list[tuple[int, bytes]] = []
    # So many moves can no longer be taken back freely: another seat has answered them and thought better of it.
    answered: int = 0
    hash: str = ""

    def __repr__(self) -> str:
        return f"<log of {self.game}, {len(self.moves)} moves>"

    def without_last(self, dice_at: int, *, told: bool) -> Log:
        """The log after its last move was taken back; `told` if the journal has to say that all agreed."""
        length = len(self.moves)
        # What was agreed on later than the position to which we go back is told there from now on.
        notes = [TakenBack(min(note.back_to, length - 1), note.from_number) for note in self.taken_back]
        if told:
            notes.append(TakenBack(length - 1, length))
        answered = self.answered
        if not told and length > 1 and self.moves[-2].move.seat != self.moves[-1].move.seat:
            answered = max(answered, length - 1)
        return msgspec.structs.replace(
            self,
            moves=self.moves[:-1],
            taken_back=notes,
            dice_at=dice_at,
            branches=_one_for_each((min(number, length - 1), seed) for number, seed in self.branches),
            answered=answered,
        )

    def until(self, number: int) -> Log:
        """The log as it was after so many moves: one of its own, which stays as it is when this one grows."""
        if not 0 <= number <= len(self.moves):
            raise ResoluteError(f"There is no position {number}; the game has {len(self.moves)} moves.")
        return msgspec.structs.replace(
            self,
            moves=self.moves[:number],
            taken_back=[note for note in self.taken_back if note.back_to <= number],
            dice_at=self.moves[number].dice_at if number < len(self.moves) else self.dice_at,
            branches=[branch for branch in self.branches if branch[0] <= number],
            hash="",
        )

    def seed_at(self, number: int) -> bytes:
        """The seed from which the luck comes after so many moves."""
        return next((seed for start, seed in reversed(self.branches) if start <= number), self.seed)

    def tidied(self) -> Log:
        """The log with its branches and notes as playing leaves them; a SaveError if it cannot have left them so."""
        starts, backs = [start for start, _ in self.branches], [note.back_to for note in self.taken_back]
        for places in (starts, backs):
            if places != sorted(places) or (places and not 0 <= places[0] <= places[-1] <= len(self.moves)):
                raise SaveError("This saved game has been changed: what was taken back or branched does not fit.")
        if len(backs) > TAKEN_BACK_AT_MOST or any(note.from_number <= note.back_to for note in self.taken_back):
            raise SaveError("This saved game has been changed: what was taken back does not fit.")
        return msgspec.structs.replace(self, branches=_one_for_each(self.branches))


def _one_for_each(branches: Iterable[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """Of the branches that begin at the same position the last counts."""
    return list(dict(branches).items())


class _Snapshot(msgspec.Struct, array_like=True):
    log: Log
    position: bytes
    journal: list[tuple[int, str, Any, tuple[Seat, ...] | None]]


class Record:
    """A table together with its log."""

    def __init__(self, log: Log, table: Table[Any]) -> None:
        self.log = log
        self.table = table

    @classmethod
    def new(
        cls, game: str, *, seats: int, options: dict[str, Any] | None = None, seed: int | bytes | None = None
    ) -> Record:
        """A new game with an empty log."""
        secret = seed_bytes(seed)
        rules = find_game(game)
        settled = rules.settle_options(seats, options)
        log = Log(rules.id, rules.version, seats, settled, secret, [], [])
        return cls(log, cls._lay(log))

    @staticmethod
    def _lay(log: Log) -> Table[Any]:
        game = game_of_version(log.game, log.version)
        options = game.settle_options(log.seats, log.options)
        return Table.laid(game, log.seats, options, Dice(log.seed))

    @classmethod
    def of(cls, log: Log) -> Record:
        """The game that a log describes: every move is replayed, and a log that does not fit is a SaveError."""
        try:
            return cls(log, cls._replay(log))
        except SaveError:
            raise
        except Exception as error:  # what was tampered with can go wrong anywhere in the rules
            raise SaveError("This saved game has been changed: its moves do not fit the rules.") from error

    def play(self, option: Option | int, *, seat: Seat | None = None, number: int | None = None) -> Move:
        """Play a move and write it down."""
        move = self.table.play(option, seat=seat, number=number)
        self.log.moves.append(Played(move, self.log.dice_at))
        self.log.dice_at = None
        return move

    def can_undo(self, seat: Seat | None = None) -> bool:
        """Whether the last move may be taken back by its seat without learning anything by it."""
        if not self.log.moves:
            return False
        move = self.log.moves[-1].move
        if seat is not None and (move.seat != seat or len(self.log.moves) <= self.log.answered):
            return False
        return not move.draws and not move.private

    def undo(self, seat: Seat | None = None, *, agreed: bool = False) -> None:
        """Take the last move back; beyond an information boundary only if everybody at the table agreed."""
        undone = self.undone(seat, agreed=agreed)
        self.log, self.table = undone.log, undone.table

    def undone(self, seat: Seat | None = None, *, agreed: bool = False) -> Record:
        """The record as `undo` would leave it; this one stays as it is."""
        if not self.log.moves:
            raise MoveError("There is no move to take back.")
        if not agreed and not self.can_undo(seat):
            last = self.log.moves[-1].move
            if seat is not None and last.seat != seat:
                raise MoveError("Another seat has moved since; that cannot be taken back.")
            if len(self.log.moves) <= self.log.answered:
                raise MoveError("Another seat has answered that move; it cannot be taken back.")
            raise MoveError("Something was drawn, thrown or learned in that move; it cannot be taken back.")
        told = not self.can_undo(seat)
        if told and len(self.log.taken_back) >= TAKEN_BACK_AT_MOST:
            raise MoveError(f"{TAKEN_BACK_AT_MOST} moves have been taken back in this game; that is enough.")
        log = self.log.without_last(self.table.dice.save()[1], told=told)
        return Record(log, self._replay(log))

    def at(self, number: int) -> Table[Any]:
        """The table as it was after so many moves."""
        return self._replay(self.log.until(number))

    def branch(self, number: int, seed: int | bytes | None = None) -> Record:
        """Another game that begins after so many moves of this one and goes on with luck of its own."""
        log = self.log.until(number)
        log = msgspec.structs.replace(
            log,
            taken_back=[note for note in log.taken_back if note.back_to < number],
            dice_at=None,
            branches=_one_for_each([*log.branches, (number, seed_bytes(seed))]),
            answered=0,
        )
        return self.of(log)

    @classmethod
    def _replay(cls, log: Log) -> Table[Any]:
        table = cls._lay(log)
        seed, branches = log.seed, dict(log.branches)
        notes: dict[int, list[TakenBack]] = {}
        for note in log.taken_back:
            notes.setdefault(note.back_to, []).append(note)

        def go_on(number: int, skipped_to: int | None) -> None:
            """Tell what was taken back to this position, and skip the luck that was seen."""
            nonlocal seed
            if table.journal is not None:
                for note in notes.get(number, ()):
                    table.journal.append(Entry(number, "taken_back", (note.from_number,)))
            seed = branches.get(number, seed)
            if skipped_to is not None:
                table.dice = dice_at(seed, skipped_to)
            elif number in branches:
                table.dice = Dice(seed)

        for number, played in enumerate(log.moves):
            go_on(number, played.dice_at)
            move = table.play(played.move.index, seat=played.move.seat)
            if move != played.move:
                raise SaveError(f"Move {number + 1} of this game does not give the same result when it is replayed.")
        go_on(len(log.moves), log.dice_at)
        return table

    def save(self) -> bytes:
        """The log as bytes for a file."""
        log = msgspec.structs.replace(self.log, hash=self.table.hash)
        return seal(b"game", msgspec.msgpack.encode(log))

    @classmethod
    def load(cls, data: bytes) -> Record:
        """A game from a file: every move is replayed, and the result must be what the file says."""
        body = unseal(b"game", data, "saved game")
        try:
            log = msgspec.msgpack.decode(body, type=Log)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise SaveError("This saved game has been changed: its contents do not fit together.") from error
        record = cls.of(log.tidied())
        if record.table.hash != log.hash:
            raise SaveError("This saved game has been changed: replaying it ends in another position.")
        return record

    def snapshot(self) -> bytes:
        """The log with its last position and the journal, so that `resume` need not replay a long game."""
        told = [(one.number, one.kind, about_out(one.about), one.seats) for one in self.table.journal or ()]
        return seal(b"snapshot", msgspec.msgpack.encode(_Snapshot(self.log, self.table.pack(), told)))

    @classmethod
    def resume(cls, data: bytes) -> Record:
        """The record that `snapshot` described; a clear SaveError if it is none."""
        body = unseal(b"snapshot", data, "snapshot")
        try:
            kept = msgspec.msgpack.decode(body, type=_Snapshot)
            journal = [Entry(number, kind, about_in(about), seats) for number, kind, about, seats in kept.journal]
        except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
            raise SaveError("This snapshot has been changed: its contents do not fit together.") from error
        log, table = kept.log, unpack(kept.position)
        described = (log.game, log.version, log.seats, log.seed_at(len(log.moves)), len(log.moves))
        if described != (table.game.id, table.game.version, table.seats, table.dice.save()[0], table.number):
            raise SaveError("This snapshot has been changed: its log and its position are of different games.")
        table.journal = journal
        return cls(log, table)
