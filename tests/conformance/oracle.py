"""Undo as an oracle: whoever moves, looks and takes it back must have learned nothing by it."""

from __future__ import annotations

import msgspec

from resolute.engine.record import Record
from tests.conformance.setups import Chooser, Setup


def undo_tells(setup: Setup, seed: int, moves: int) -> tuple[int, list[str]]:
    """Play at random; how many moves could be taken back freely, and those of them that showed something hidden: the
    same move in a twin, in which all is different that the seat may not know, shows something else, or is not free."""
    record, choose = setup.record(seed), Chooser(seed)
    free, holes = 0, []
    for _ in range(moves):
        decision = record.table.decision
        if decision is None:
            break
        seat, index = decision.seat, choose(decision)
        twin = record.table.redeal(seat, record.table.number)
        # The luck is the same, and so are the wishes of others not to be asked: neither is a card.
        twin.dice, twin.journal, twin.muted = record.table.dice.clone(), [], record.table.muted
        other = Record(msgspec.structs.replace(record.log, moves=list(record.log.moves)), twin)
        record.play(index)
        if record.can_undo(seat):
            free += 1
            if not _same(record, other, seat, index):
                holes.append(f"{setup}, move {record.table.number}: what is hidden shows, and it can be undone")
    return free, holes


def _same(record: Record, other: Record, seat: int, index: int) -> bool:
    other.play(index, seat=seat)
    asked, also = record.table.decision, other.table.decision
    return (
        other.can_undo(seat)
        and (None if asked is None else asked.seat) == (None if also is None else also.seat)
        and record.table.view(seat).encode() == other.table.view(seat).encode()
    )
