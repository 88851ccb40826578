"""What each row leaves on the table is read back as it was, whoever wrote it and whatever happened between."""

from __future__ import annotations

import random

import msgspec

from resolute import Record
from resolute.engine.journal import Entry
from resolute.engine.stored import Checkpoint, last_lines
from resolute.store.checkpoints import CheckpointWriter, read_checkpoints
from resolute.store.history import move_row, undo_row
from resolute.store.rows import LogRow
from tests.conformance.setups import GAMES, setups


def played(record: Record, rows: int, again: float = 0.0) -> tuple[list[LogRow], list[Checkpoint]]:
    """So many rows of a game at random, moves taken back among them, by a process that is started again at times;
    and what each left on the table."""
    chance, writer = random.Random(rows), CheckpointWriter()
    written: list[LogRow] = []
    left: list[Checkpoint] = []
    for number in range(1, rows + 1):
        if record.table.decision is None:
            break
        if chance.random() < again:
            writer = CheckpointWriter()
        before = record.log
        if before.moves and chance.random() < 0.1:
            record.undo(agreed=not record.can_undo())
            written.append(undo_row("g", number, before, record, 0, "", writer.encode(number, record.table)))
        else:
            record.play(chance.randrange(len(record.table.decision.options)))
            written.append(move_row("g", number, record, "", writer.encode(number, record.table)))
        left.append(Checkpoint(record.table.pack(), tuple(last_lines(record.table))))
    return written, left


def test_every_position_of_every_game_comes_back_with_its_lines() -> None:
    for id in GAMES:
        for number, setup in enumerate(setups(id)[::80]):
            rows, left = played(setup.record(number), 120, again=0.1)
            assert list(read_checkpoints(rows)) == left


def test_a_checkpoint_is_a_small_difference_from_the_one_before() -> None:
    for id in GAMES:
        rows, left = played(setups(id)[0].record(3), 200)
        stored, whole = sum(len(row.checkpoint) for row in rows), sum(len(one.position) for one in left)
        assert stored < whole / 4


def test_a_row_that_another_process_wrote_between_is_no_ground_for_a_difference() -> None:
    record = Record.new("campaign", seats=2, seed=1)
    writers, rows = (CheckpointWriter(), CheckpointWriter()), []
    for number in range(1, 30):
        record.play(0)
        rows.append(move_row("g", number, record, "", writers[number % 3 > 0].encode(number, record.table)))
    last = list(read_checkpoints(rows))[-1]
    assert last is not None and last.position == record.table.pack()


def test_what_cannot_be_read_is_none_until_one_stands_alone() -> None:
    record = Record.new("campaign", seats=2, seed=1)
    rows, left = played(record, 10)
    more, further = played(record, 10)
    rows[4] = msgspec.structs.replace(rows[4], checkpoint=b"Dxx")
    rows[7] = msgspec.structs.replace(rows[7], checkpoint=b"")
    found = list(read_checkpoints([*rows, *more]))
    assert found[:4] == left[:4] and found[4:10] == [None] * 6 and found[10:] == further


def test_a_checkpoint_may_be_larger_than_what_a_difference_reaches_back_to() -> None:
    record, writer, rows = Record.new("campaign", seats=2, seed=1), CheckpointWriter(), []
    for number in range(1, 6):
        record.play(0)
        text = "".join(chr(97 + random.Random(number % 2).randrange(26)) for _ in range(3000 * number))
        assert record.table.journal is not None
        record.table.journal.append(Entry(number, "stored", (text, "pay", ())))
        rows.append(move_row("g", number, record, "", writer.encode(number, record.table)))
    last = list(read_checkpoints(rows))[-1]
    assert last == Checkpoint(record.table.pack(), tuple(last_lines(record.table)))
