"""Snapshots: a record that is resumed is the same as one that was replayed."""

from __future__ import annotations

import random
from enum import IntEnum

import msgspec
import pytest

from resolute import Record, SaveError
from resolute.engine.errors import RulesError
from resolute.engine.journal import Entry, Roll, about_in, about_out
from resolute.engine.packing import seal
from tests.conformance.setups import GAMES, setups

MOVES = 700
"""A game is followed for so many moves: each look replays it, and some go on for thousands."""


def same(one: Record, other: Record) -> None:
    """Two records are alike in everything that can be asked of them."""
    assert one.save() == other.save()
    assert one.table.hash == other.table.hash and one.table.journal == other.table.journal
    for seat in (None, *range(one.log.seats)):
        assert one.table.story(seat) == other.table.story(seat)
        assert one.table.view(seat) == other.table.view(seat)


@pytest.mark.parametrize("id", GAMES)
def test_resuming_is_the_same_as_replaying_anywhere_in_a_game(id: str) -> None:
    for number, setup in enumerate(setups(id)[::40]):
        record, chance = setup.record(number), random.Random(number)
        while record.table.decision is not None and record.table.number < MOVES:
            record.play(chance.randrange(len(record.table.decision.options)))
            # Each look replays the whole game: in a long one they are few.
            often = 0.05 if record.table.number < 200 else 0.003
            if chance.random() < often:
                record.undo(agreed=not record.can_undo())
            if chance.random() < often or record.table.outcome is not None:
                resumed = Record.resume(record.snapshot())
                same(resumed, Record.load(record.save()))
                assert resumed.snapshot() == record.snapshot()


def test_a_resumed_record_plays_and_takes_back_as_the_other_does() -> None:
    record = Record.new("campaign", seats=2, seed=5)
    for _ in range(60):
        record.play(0)
    record.undo(agreed=True)
    resumed = Record.resume(record.snapshot())
    for _ in range(40):
        assert resumed.play(0) == record.play(0)
    for _ in range(50):
        assert resumed.can_undo() == record.can_undo()
        resumed.undo(agreed=True)
        record.undo(agreed=True)
    same(resumed, record)
    assert resumed.at(7).pack() == record.at(7).pack()


class Color(IntEnum):
    RED = 1


def test_what_the_journal_tells_comes_back_equal() -> None:
    roll = Roll("a throw", (3, 4), (("weather", -1),), "row 5")
    about = (1, "two", None, True, -3, (4, (), ("five", (6,))), roll, (roll, [7, (8, roll)]), 1.5, b"\x00", Color.RED)
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(about_out(about)))
    assert about_in(kept) == about
    assert Entry(0, "x", about_in(kept)) == Entry(0, "x", about)
    for wrong in ({"a": 1}, {1}, (object(),)):
        with pytest.raises(RulesError, match="cannot be kept in the journal"):
            about_out(wrong)


def test_what_is_no_snapshot_is_refused() -> None:
    record = Record.new("campaign", seats=2, seed=5)
    for _ in range(10):
        record.play(0)
    good = record.snapshot()
    for data in (b"", b"RSLT", good[:50], good[:-1], good + b"x", record.save(), record.table.pack(), b"x" * 99):
        with pytest.raises(SaveError):
            Record.resume(data)
    for place in range(0, len(good), 37):
        bent = bytearray(good)
        bent[place] ^= 0x41
        with pytest.raises(SaveError):
            Record.resume(bytes(bent))


def test_a_snapshot_whose_parts_do_not_fit_together_is_refused() -> None:
    record, other = Record.new("campaign", seats=2, seed=5), Record.new("campaign", seats=2, seed=6)
    record.play(0)
    position = record.table.pack()
    parts: tuple[object, ...] = (
        (other.log, position, []),
        (Record.new("campaign", seats=2, seed=5).log, position, []),
        (record.log, b"", []),
        (record.log, position, [(0, "roll", {"a": 1}, None)]),
        (record.log, position, [(0, "roll", [msgspec.msgpack.Ext(9, b"")], None)]),
        (record.log, position, [(0, "roll", [msgspec.msgpack.Ext(1, b"\x93")], None)]),
        (record.log, position, [("x", "roll", [], None)]),
        (record.log, position),
        7,
    )
    for body in parts:
        with pytest.raises(SaveError):
            Record.resume(seal(b"snapshot", msgspec.msgpack.encode(body)))
    assert Record.resume(seal(b"snapshot", msgspec.msgpack.encode((record.log, position, [])))).table.number == 1
