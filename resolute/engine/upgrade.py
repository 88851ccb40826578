"""What becomes of a game when its rules change.

Its log is replayed under the new rules. If it comes out the same, the game is simply of the new version. If not, it
goes on from its last position, the journal says so, and what came before is told as it was stored. Where even the
position cannot be taken over, the game can still be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.errors import SaveError
from resolute.engine.journal import Entry
from resolute.engine.log import Base, Log
from resolute.engine.packing import game_with_rules, outcome_in, state_hash, unpack
from resolute.engine.record import Differs, Record, Saved, read_snapshot
from resolute.engine.stored import StoredLine, checkpoint_of, store_line, stored_entries
from resolute.engine.table import Outcome, Table


class ReadOnlyGame(SaveError):
    """A game that was played under older rules and cannot go on under the present ones; what was stored of it can be
    read."""

    def __init__(self, log: Log, lines: Sequence[StoredLine] = (), outcome: Outcome | None = None) -> None:
        super().__init__(
            "This game was played under older rules that the present ones cannot take over: it can be read, but not"
            " played on."
        )
        self.log = log
        self.lines = lines
        self.outcome = outcome

    def lines_for(self, seat: int | None) -> list[StoredLine]:
        """The lines that a seat (None: a spectator) may read; everybody may read all of a finished game."""
        return [one for one in self.lines if self.outcome or one.seats is None or seat in one.seats]


def carried_over(saved: Saved) -> Record:
    """A saved game under the present rules, whichever rules it was played under."""
    log, checkpoint = saved.log, saved.checkpoint
    replayed = _replayed(log)
    if checkpoint is None:
        if replayed is None:
            raise SaveError(
                f"This game was saved under version {log.version} of its rules, its moves do not lead to the same"
                f" place under version {_version(log)}, and the file does not hold the position itself."
            )
        same = not log.hash or log.hash == state_hash(replayed.table, log.version)
        return (
            replayed if same else _go_on(replayed.log, replayed.table, Entry(replayed.table.number, "rules_replayed"))
        )
    try:
        table = unpack(checkpoint.position)
        _check(table, log)
    except Exception as error:
        if replayed is not None:
            return replayed
        raise ReadOnlyGame(log, checkpoint.lines, outcome_in(checkpoint.position)) from error
    if replayed is not None and replayed.table.pack() == table.pack():
        return replayed
    table.journal = stored_entries(checkpoint.lines)
    return _go_on(log, table, None if table.outcome else Entry(table.number, "rules_changed", (0,)))


def as_far_as_it_goes(log: Log, snapshot: bytes | None, *, over: bool) -> Record:
    """A game of which only the moves were stored, and perhaps a snapshot: it is replayed under the present rules as
    far as it comes out the same, and goes on from there. One that was over stays over, with its result unknown."""
    record = _from_snapshot(log, snapshot) if snapshot is not None else None
    if record is None:
        try:
            record = _prefix(_present(log))
        except SaveError as error:
            raise ReadOnlyGame(log) from error
    table, lost = record.table, len(log.moves) - record.table.number
    if over and table.outcome is None:
        table.agenda.clear()
        table.outcome = Outcome(
            (), (), "not_stored", "The game ended under older rules. Its result was not stored; it can be read to here."
        )
    return _go_on(record.log, table, Entry(table.number, "rules_changed", (lost,)))


def branched(log: Log, table: Table[Any], seed: int | bytes | None = None) -> Record:
    """Another game that begins at a stored position of an older one, which is over, and goes on with luck of its own:
    what nobody had seen there is redealt."""
    table.dice = Dice(seed_bytes(seed))
    table.redeal_unseen()
    number = table.number
    begun = [place for place in log.branched if place < number]
    log = msgspec.structs.replace(log, moves=log.moves[:number], answered=0, branched=[*begun, number])
    return _go_on(log, table, Entry(number, "branched"))


def _version(log: Log) -> int:
    return game_with_rules(log.game, log.version).version


def _present(log: Log) -> Log:
    """The log as one of the present version, if it can be that."""
    return msgspec.structs.replace(log, version=_version(log), hash="")


def _replayed(log: Log) -> Record | None:
    """The game under the present rules, if every move comes out as it was played."""
    present = _present(log)
    try:
        return Record.of(present)
    except SaveError:
        return None


def _prefix(log: Log) -> Record:
    """The game up to the first move that does not come out as it was played."""
    try:
        return Record.of(log)
    except Differs as error:
        return Record.of(log.until(error.number))


def _from_snapshot(log: Log, data: bytes) -> Record | None:
    """The game from a snapshot of older rules and the moves after it, as far as they come out the same."""
    try:
        kept = read_snapshot(data)
        table, number = unpack(kept.position), len(kept.log.moves)
        if kept.log.moves != log.moves[:number] or number < log.floor:
            return None
        _check(table, msgspec.structs.replace(log, moves=log.moves[:number]))
    except Exception:  # a snapshot is only a help
        return None
    lines: list[StoredLine] = []
    for entry in kept.entries():
        try:
            lines.append(store_line(table, entry))
        except Exception:  # nobody knows any more how that was told
            continue
    table.journal = stored_entries(lines)
    begun = _go_on(msgspec.structs.replace(log, moves=log.moves[:number]), table, None).log
    later = [note for note in log.taken_back if note not in kept.log.taken_back]
    return _prefix(msgspec.structs.replace(begun, moves=log.moves, taken_back=later, dice_at=log.dice_at))


def _check(table: Table[Any], log: Log) -> None:
    """Whether a position that was taken over is one of this game, and can be shown to everybody at the table."""
    if (table.game.id, table.seats, table.number) != (log.game, log.seats, len(log.moves)):
        raise SaveError("This saved game has been changed: its log and its position are of different games.")
    for seat in (None, *range(table.seats)):
        table.view(seat)


def _go_on(log: Log, table: Table[Any], said: Entry | None) -> Record:
    """The game from this position on under the present rules; what came before it is told as it was stored."""
    if table.journal is not None and said is not None:
        table.journal.append(said)
    seed, kept = table.dice.save()[0], checkpoint_of(table)
    return Record.of(
        msgspec.structs.replace(
            log,
            version=table.game.version,
            options=table.options,
            moves=log.moves[: table.number],
            taken_back=[],
            dice_at=None,
            branches=[] if seed == log.seed else [(table.number, seed)],
            hash="",
            base=Base(table.number, kept.position, kept.lines),
        )
    )
