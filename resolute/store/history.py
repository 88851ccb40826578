"""From the log of a game to its record, and from what happened in a record to a row of the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from resolute.engine.errors import SaveError
from resolute.engine.frames import Seat
from resolute.engine.log import Log, Played
from resolute.engine.packing import game_with_rules
from resolute.engine.record import Record, Saved, read_saved
from resolute.engine.table import Move
from resolute.store.carrying import taken_over
from resolute.store.errors import NoGame
from resolute.store.rows import GameRow, LogRow, SnapshotRow, UpgradeRow
from resolute.store.store import Store


async def open_record(store: Store, id: str) -> tuple[Record, int]:
    """The record of a game and the number of its last row, under the present rules.

    It is made from a snapshot and what came after it, if one fits, or else from the whole log. A game of older rules,
    or of a Resolute that wrote no checkpoints, is taken over first.
    """
    game = await store.game(id)
    if game is None:
        raise NoGame(id)
    upgrade = await store.upgrade(id)
    data = upgrade.data if upgrade is not None else await store.start(id)
    saved = read_saved(data) if data is not None else Saved(new_log(game))
    since = upgrade.number if upgrade is not None else 0
    present = game_with_rules(game.game, game.version).version
    if game.version == present and saved.log.version == present and saved.checkpoint is not None:
        try:
            return await _open_as_written(store, id, saved.log, since)
        except SaveError:
            pass  # a process with other rules may have written since: then it is taken over once more
    # All rows are read: a checkpoint may be a difference from that of a row before.
    rows, snapshot = await store.log(id), await store.snapshot(id)
    log = written_on(saved.log, [row for row in rows if row.number > since])
    record = await asyncio.to_thread(taken_over, Saved(log, saved.checkpoint), rows, since, snapshot, over=game.over)
    number = rows[-1].number if rows else since
    await store.take_over(UpgradeRow(game_id=id, number=number, data=record.save()), present)
    return record, number


async def _open_as_written(store: Store, id: str, log: Log, since: int) -> tuple[Record, int]:
    """The record of a game of the present rules."""
    snapshot = await store.snapshot(id)
    if snapshot is not None and snapshot.number >= since:
        rows = await store.log(id, after=snapshot.number)
        try:
            record = await asyncio.to_thread(record_after, snapshot, rows)
            return record, rows[-1].number if rows else snapshot.number
        except SaveError:
            pass  # a snapshot is only a help: the log says it all
    rows = await store.log(id, after=since)
    record = await asyncio.to_thread(rewritten, log, rows)
    return record, rows[-1].number if rows else since


def new_log(game: GameRow) -> Log:
    """The log of a game in which nothing was played yet."""
    return Log(game.game, game.version, game.seats, game.options, game.seed, [], [])


def record_after(snapshot: SnapshotRow, rows: Sequence[LogRow]) -> Record:
    """The record of a snapshot and the rows after it."""
    record = Record.resume(snapshot.data)
    follow(record, rows)
    return record


def follow(record: Record, rows: Sequence[LogRow]) -> None:
    """Bring a record up to date with rows that were written since, here or elsewhere.

    If they do not fit its rules, SaveError, and the record is of no more use.
    """
    if takes_back(rows):
        renewed = rewritten(record.log, rows)
        record.log, record.table = renewed.log, renewed.table
        return
    for row in rows:
        try:
            record.play(row.choice, seat=row.seat)
        except Exception as error:
            raise SaveError(f"Row {row.number} of this game's log cannot be played.") from error
        if record.log.moves[-1] != Played(_move(row), row.dice_at):
            raise SaveError(f"Row {row.number} of this game's log does not give the same result when it is replayed.")


def takes_back(rows: Sequence[LogRow]) -> bool:
    """Whether something is taken back in these rows, so that the game has to be replayed."""
    return any(row.kind != "move" for row in rows)


def rewritten(log: Log, rows: Sequence[LogRow]) -> Record:
    """The record of a log with rows that were written since; the log itself stays as it is."""
    return Record.of(written_on(log, rows))


def move_row(game_id: str, number: int, record: Record, request: str = "", checkpoint: bytes = b"") -> LogRow:
    """The row for the move that has just been played in a record."""
    played = record.log.moves[-1]
    move = played.move
    return LogRow(
        game_id=game_id,
        number=number,
        kind="move",
        seat=move.seat,
        choice=move.index,
        draws=move.draws,
        private=move.private,
        dice_at=played.dice_at,
        request=request,
        checkpoint=checkpoint,
    )


def undo_row(
    game_id: str, number: int, before: Log, record: Record, seat: Seat, request: str = "", checkpoint: bytes = b""
) -> LogRow:
    """The row for what a seat has just taken back in a record whose log was `before`."""
    agreed = len(record.log.taken_back) > len(before.taken_back)
    return LogRow(
        game_id=game_id,
        number=number,
        kind="agreed_undo" if agreed else "undo",
        seat=seat,
        dice_at=record.log.dice_at,
        request=request,
        checkpoint=checkpoint,
    )


def _move(row: LogRow) -> Move:
    return Move(row.seat, row.choice, row.draws, row.private)


def written_on(log: Log, rows: Sequence[LogRow]) -> Log:
    """The log as these rows leave it, without playing anything."""
    log = msgspec.structs.replace(log, moves=list(log.moves), hash="")
    for row in rows:
        if row.kind == "move":
            log.moves.append(Played(_move(row), row.dice_at))
            log.dice_at = None
        elif row.dice_at is None or not log.moves:
            raise SaveError(f"Row {row.number} of this game's log takes back what is not there.")
        else:
            log = log.without_last(row.dice_at, agreed=row.kind == "agreed_undo")
    return log
