"""Games that were played under older rules, from what the store holds of them: its log, its checkpoints, a snapshot."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from resolute.engine.errors import SaveError
from resolute.engine.log import Log
from resolute.engine.packing import moves_before, unpack
from resolute.engine.record import Record, Saved, read_saved
from resolute.engine.stored import Checkpoint, stored_entries
from resolute.engine.table import Table
from resolute.engine.upgrade import as_far_as_it_goes, carried_over
from resolute.store.checkpoints import read_checkpoints
from resolute.store.rows import LogRow, SnapshotRow
from resolute.store.store import Store


def taken_over(saved: Saved, rows: Sequence[LogRow], since: int, snapshot: SnapshotRow | None, *, over: bool) -> Record:
    """The game of a log under the present rules. `saved` is its whole log, with the checkpoint from which it went on
    after row `since`; if each row after that has a checkpoint too, nothing is lost."""
    last = _last(saved.checkpoint, rows, since)
    if last is not None:
        return carried_over(Saved(saved.log, last))
    try:
        return carried_over(Saved(saved.log))
    except SaveError:
        return as_far_as_it_goes(saved.log, snapshot.data if snapshot is not None else None, over=over)


def _last(first: Checkpoint | None, rows: Sequence[LogRow], since: int) -> Checkpoint | None:
    """The last position and the whole journal, if all of it was stored."""
    if first is None:
        return None
    position, lines = first.position, list(first.lines)
    for row, checkpoint in zip(rows, read_checkpoints(rows), strict=True):
        if row.number <= since:
            continue
        if checkpoint is None:
            return None
        position = checkpoint.position
        # A row holds all lines of its position, also what was told when moves were taken back to it.
        number = moves_before(position)
        while lines and lines[-1].number >= number:
            lines.pop()
        lines += checkpoint.lines
    return Checkpoint(position, tuple(lines))


async def stored_position(store: Store, id: str, log: Log, moves: int) -> Table[Any]:
    """The table as it was after so many moves under older rules, with what was told up to then."""
    start, rows = await store.start(id), await store.log(id)
    return await asyncio.to_thread(_stored_position, start, rows, log, moves)


def _stored_position(start: bytes | None, rows: Sequence[LogRow], log: Log, moves: int) -> Table[Any]:
    positions: dict[int, bytes] = {}
    if start is not None and (checkpoint := read_saved(start).checkpoint) is not None:
        positions[moves_before(checkpoint.position)] = checkpoint.position
    for checkpoint in read_checkpoints(rows):
        if checkpoint is not None:
            positions[moves_before(checkpoint.position)] = checkpoint.position
    if moves not in positions:
        raise SaveError(
            f"Position {moves} was played under older rules and was not stored; look at {log.floor} or later."
        )
    table = unpack(positions[moves])
    told = log.base.journal if log.base is not None else ()
    table.journal = stored_entries(line for line in told if line.number <= moves)
    return table
