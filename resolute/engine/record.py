"""The record of a game: a table together with the log of its moves.

Replaying the moves must give the same draws and the same hash. A record can be saved, loaded, taken back to
the last information boundary, and looked at as it was after any move.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from resolute.engine.dice import Dice, dice_at, seed_bytes
from resolute.engine.errors import MoveError, SaveError
from resolute.engine.frames import Option, Seat
from resolute.engine.journal import Entry, about_in, about_out
from resolute.engine.log import Log, Played, TakenBack, one_for_each
from resolute.engine.packing import format_of, game_with_rules, must_be_moderate, seal, unpack, unseal
from resolute.engine.reading import decoder_of
from resolute.engine.registry import find_game
from resolute.engine.stored import Checkpoint, checkpoint_of, lines_fit, stored_entries
from resolute.engine.table import Move, Table

GAME_FORMAT = 2
"""The format of saved games. Before it they held the log alone."""

MOVES_AT_MOST, LINES_AT_MOST = 20_000, 40_000
"""A game from a file is no longer than this, and neither is its journal: the longest random games have 6,000 moves."""


class Saved(msgspec.Struct, array_like=True):
    """What a saved game holds: its log, and its last position and journal, which are good when the rules have changed
    since. A file of the first format has no such checkpoint."""

    log: Log
    checkpoint: Checkpoint | None = None


class Snapshot(msgspec.Struct, array_like=True):
    """What a snapshot holds: a log, its last position, and the journal as data."""

    log: Log
    position: bytes
    journal: list[tuple[int, str, Any, tuple[Seat, ...] | None]]
    # Older snapshots do not say it; then it may have been so.
    asked_by_secrets: bool = True

    def entries(self) -> list[Entry]:
        """The journal; a ValueError or TypeError if it is none."""
        return [Entry(number, kind, about_in(about), seats) for number, kind, about, seats in self.journal]


class Differs(SaveError):
    """A move does not come out as it was played: replaying stops after `number` moves."""

    def __init__(self, sentence: str, number: int) -> None:
        super().__init__(sentence)
        self.number = number


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
        resolved = rules.resolve_options(seats, options)
        log = Log(rules.id, rules.version, seats, resolved, secret, [], [])
        return cls(log, cls._lay(log))

    @staticmethod
    def _lay(log: Log) -> Table[Any]:
        """The table at which a replay begins: at the set-up, or where the game went over to newer rules."""
        game = game_with_rules(log.game, log.version)
        if log.version != game.version:
            raise SaveError(
                f"This save uses version {log.version} of the rules of {game.name}; here is {game.version}."
            )
        if log.base is None:
            return Table.start(game, log.seats, game.resolve_options(log.seats, log.options), Dice(log.seed))
        table = unpack(log.base.position)
        described = (log.game, log.seats, log.base.number)
        if described != (table.game.id, table.seats, table.number):
            raise SaveError("This saved game has been changed: the position that it goes on from is of another game.")
        table.journal = stored_entries(log.base.journal)
        return table

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
        if len(self.log.moves) <= self.log.floor:
            return False
        move = self.log.moves[-1].move
        if seat is not None and (
            move.seat != seat or len(self.log.moves) <= self.log.answered or self.table.asked_by_secrets
        ):
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
        if len(self.log.moves) <= self.log.floor:
            raise MoveError("The rules have been updated since that move; it cannot be taken back.")
        if not agreed and not self.can_undo(seat):
            last = self.log.moves[-1].move
            if seat is not None and last.seat != seat:
                raise MoveError("Another seat has moved since; that cannot be taken back.")
            if len(self.log.moves) <= self.log.answered:
                raise MoveError("Another seat has answered that move; it cannot be taken back.")
            if self.table.asked_by_secrets:
                raise MoveError("Others could react to that move; it cannot be taken back.")
            raise MoveError("Something was drawn, rolled or learned in that move; it cannot be taken back.")
        agreed = not self.can_undo(seat)
        if agreed and self.log.full:
            raise MoveError(f"{len(self.log.taken_back)} moves have been taken back in this game; that is enough.")
        log = self.log.without_last(self.table.dice.save()[1], agreed=agreed)
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
            branches=one_for_each([*log.branches, (number, seed_bytes(seed))]),
            answered=0,
        )
        return self.of(log)

    def loaded(self, seed: int | bytes | None = None) -> Record:
        """The game as it goes on after it was read from a file, whose owner knows its seed: with luck of its own, and
        with everything redealt that nobody has seen. A finished game stays as it is."""
        if self.table.outcome is not None:
            return self
        number = len(self.log.moves)
        branch = self.branch(number, seed).log
        return self.of(msgspec.structs.replace(branch, loaded=sorted({*branch.loaded, number})))

    def branched(self, number: int, seed: int | bytes | None = None) -> Record:
        """A branch for a game that is over: everybody can look up what was hidden in it, so everything is redealt that
        nobody had seen at that position."""
        log = self.branch(number, seed).log
        return self.of(msgspec.structs.replace(log, branched=sorted({*log.branched, number})))

    def decision_names(self) -> list[str]:
        """The name of the decision that each move answered, replayed from the log."""
        names = [""] * self.log.floor
        self._replay(self.log, lambda table: names.append(table.agenda[-1].step.name))
        return names

    @classmethod
    def positions(cls, log: Log, wanted: Collection[int]) -> dict[int, Table[Any]]:
        """The tables after so many moves each, without their journals; none from before a change of the rules."""
        found: dict[int, Table[Any]] = {}

        def watch(table: Table[Any]) -> None:
            if table.number in wanted:
                found[table.number] = table.clone()

        last = cls._replay(log, watch)
        if last.number in wanted:
            found[last.number] = last
        return found

    @classmethod
    def _replay(cls, log: Log, watch: Callable[[Table[Any]], None] | None = None) -> Table[Any]:
        table = cls._lay(log)
        # A position that a replay begins with has its luck in it, unless a branch begins there.
        seed, branches = table.dice.save()[0], dict(log.branches)
        if log.base is not None and branches.get(log.floor) == seed:
            del branches[log.floor]
        notes: dict[int, list[TakenBack]] = {}
        restarted = {**dict.fromkeys(log.branched, "branched"), **dict.fromkeys(log.loaded, "loaded")}
        for note in log.taken_back:
            notes.setdefault(note.back_to, []).append(note)

        def go_on(number: int, skipped_to: int | None) -> None:
            """Tell what was taken back to this position, and skip the luck that was seen."""
            nonlocal seed
            if table.journal is not None:
                for note in notes.get(number, ()):
                    table.journal.append(Entry(number, "taken_back", (note.from_number,)))
                if number in restarted and number in branches:
                    table.journal.append(Entry(number, restarted[number]))
            seed = branches.get(number, seed)
            if number in branches:
                table.dice = Dice(seed)
                if number in restarted:
                    table.redeal_unseen()
            if skipped_to is not None:
                table.dice = dice_at(seed, skipped_to)

        for number, played in enumerate(log.moves[log.floor :], log.floor):
            go_on(number, played.dice_at)
            if watch is not None:
                watch(table)
            try:
                move = table.play(played.move.index, seat=played.move.seat)
            except Exception as error:
                raise Differs("This saved game has been changed: its moves do not fit the rules.", number) from error
            if move != played.move:
                raise Differs(
                    f"Move {number + 1} of this game does not give the same result when it is replayed.", number
                )
        go_on(len(log.moves), log.dice_at)
        return table

    def save(self) -> bytes:
        """The game as bytes for a file: its log, its position, and its journal in today's words."""
        log = msgspec.structs.replace(self.log, hash=self.table.hash)
        return seal(b"game", msgspec.msgpack.encode(Saved(log, checkpoint_of(self.table))), GAME_FORMAT)

    @classmethod
    def load(cls, data: bytes) -> Record:
        """A game from a file: every move is replayed, and the result must be what the file says. A game that was
        saved under older rules is carried over to the present ones."""
        saved = read_saved(data)
        log = saved.log
        _must_be_moderate(saved)
        if log.version != game_with_rules(log.game, log.version).version:
            from resolute.engine.upgrade import carried_over

            return carried_over(saved)
        record = cls.of(log)
        position = None if saved.checkpoint is None else saved.checkpoint.position
        if record.table.hash != log.hash or position not in (None, record.table.pack()):
            raise SaveError("This saved game has been changed: replaying it ends in another position.")
        if log.base is not None:
            must_be_shown(record.table)
        return record

    def snapshot(self) -> bytes:
        """The log with its last position and the journal, so that `resume` need not replay a long game."""
        entries = [(one.number, one.kind, about_out(one.about), one.seats) for one in self.table.journal or ()]
        kept = Snapshot(self.log, self.table.pack(), entries, self.table.asked_by_secrets)
        return seal(b"snapshot", msgspec.msgpack.encode(kept))

    @classmethod
    def resume(cls, data: bytes) -> Record:
        """The record that `snapshot` described; a clear SaveError if it is none."""
        kept = read_snapshot(data)
        log, table = kept.log, unpack(kept.position)
        described = (log.game, log.version, log.seats, log.seed_at(len(log.moves)), len(log.moves))
        if described != (table.game.id, table.game.version, table.seats, table.dice.save()[0], table.number):
            raise SaveError("This snapshot has been changed: its log and its position are of different games.")
        table.journal, table.asked_by_secrets = kept.entries(), kept.asked_by_secrets
        return cls(log, table)


def read_saved(data: bytes) -> Saved:
    """What a saved game holds, without replaying it; a clear SaveError if it is none."""
    body = unseal(b"game", data, "saved game", GAME_FORMAT)
    try:
        if format_of(data) == GAME_FORMAT:
            saved = decoder_of(Saved).decode(body)
        else:
            saved = Saved(decoder_of(Log).decode(body))
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise SaveError("This saved game has been changed: its contents do not fit together.") from error
    log, checkpoint = saved.log.tidied(), saved.checkpoint
    journals = (checkpoint.lines if checkpoint is not None else (), log.base.journal if log.base is not None else ())
    if not all(lines_fit(lines, len(log.moves)) for lines in journals):
        raise SaveError("This saved game has been changed: its journal does not fit its moves.")
    return Saved(log, checkpoint)


def _must_be_moderate(saved: Saved) -> None:
    """Refuse a file with more in it than a game comes to: anybody may write one."""
    log, checkpoint = saved.log, saved.checkpoint
    positions = [one.position for one in (log.base, checkpoint) if one is not None]
    lines = [len(log.base.journal)] if log.base is not None else []
    lines += [len(checkpoint.lines)] if checkpoint is not None else []
    if len(log.moves) > MOVES_AT_MOST or max(lines, default=0) > LINES_AT_MOST:
        raise SaveError("This saved game has been changed: it is longer than any game.")
    for position in positions:
        must_be_moderate(position)


def must_be_shown(table: Table[Any]) -> None:
    """Refuse a position that cannot be shown to everybody at the table: it was not played here, and may be made up."""
    try:
        for seat in (None, *range(table.seats)):
            table.view(seat)
        if table.decision is not None:
            _ = table.decision.details, table.decision.barred, table.decision.prompt
        elif table.outcome is not None:
            table.game.summary(table, None)
    except Exception as error:
        raise SaveError("This saved game has been changed: its position cannot be shown.") from error


def read_snapshot(data: bytes) -> Snapshot:
    """What a snapshot holds, without its rules; a clear SaveError if it is none."""
    body = unseal(b"snapshot", data, "snapshot")
    try:
        kept = decoder_of(Snapshot).decode(body)
        kept.entries()
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
        raise SaveError("This snapshot has been changed: its contents do not fit together.") from error
    return kept
