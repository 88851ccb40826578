"""Saved games with something changed in them: refused with one sentence, or a game by the rules; never anything else.

120 of each game here, 100,000 in the long form, and any number with RESOLUTE_SAVES.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import resolute
from resolute.engine.log import Base
from resolute.engine.packing import LONGEST, seal, unseal
from resolute.engine.record import GAME_FORMAT, LINES_AT_MOST, MOVES_AT_MOST, Record, Saved
from resolute.engine.stored import Checkpoint, StoredLine
from tests.conformance.setups import GAMES, Chooser, some_setups
from tests.suite import FULL

SAVES = int(os.environ.get("RESOLUTE_SAVES") or (100_000 if FULL else 120))
MOVES = 25
"""A short game: what is wrong with a file shows whether it is long or short."""


@pytest.mark.parametrize("game", GAMES)
def test_a_rigged_save_is_refused_or_a_game(game: str) -> None:
    (setup,) = some_setups(game, 1)
    record, choose = setup.record(71), Chooser(71)
    while (decision := record.table.decision) is not None and len(record.log.moves) < MOVES:
        record.play(choose(decision))
    good, refused = record.save(), 0
    for number in range(SAVES):
        rng = random.Random(number)
        try:
            found = Record.load(mutated(good, rng, sealed=number % 4 != 0))
        except resolute.SaveError as error:
            assert str(error) and "\n" not in str(error)
            refused += 1
        except BaseException as error:
            error.add_note(f"in {setup}, file {number}")
            raise
        else:
            assert found.table.view(None).seat is None
    assert refused > SAVES // 2


def made_up(record: Record, change: Callable[[list[Any]], None]) -> bytes:
    """The file of a game that goes on from a position in which somebody has changed something."""
    position = msgspec.msgpack.decode(unseal(b"position", record.table.pack(), "position"))
    change(position)
    base = Base(record.table.number, seal(b"position", msgspec.msgpack.encode(position)), ())
    log = msgspec.structs.replace(record.log, base=base)
    return seal(b"game", msgspec.msgpack.encode(Saved(log)), GAME_FORMAT)


def test_a_position_with_more_in_it_than_a_game_comes_to_is_refused() -> None:
    """To show whose turns are left a list of them all is made: with such a number nothing else would be done."""
    record = Record.new("campaign", seats=2, seed=1)

    def many_turns(position: list[Any]) -> None:
        position[4]["turns_left"] = 10**9

    def long_name(position: list[Any]) -> None:
        position[10] = [[0, "x" * LONGEST]]

    for change in (many_turns, long_name):
        with pytest.raises(resolute.SaveError, match="more than a game comes to"):
            Record.load(made_up(record, change))


def test_a_position_that_cannot_be_shown_is_refused() -> None:
    def nobody(position: list[Any]) -> None:
        position[4]["players"][1]["candidates"] = [9999]

    with pytest.raises(resolute.SaveError, match="changed"):
        Record.load(made_up(Record.new("campaign", seats=2, seed=1), nobody))


def test_a_game_that_is_longer_than_any_is_refused() -> None:
    record = Record.new("campaign", seats=2, seed=1)
    record.play(0)
    long = msgspec.structs.replace(record.log, moves=record.log.moves * (MOVES_AT_MOST + 1))
    with pytest.raises(resolute.SaveError, match="longer than any game"):
        Record.load(seal(b"game", msgspec.msgpack.encode(Saved(long)), GAME_FORMAT))
    lines = (StoredLine(0, "note", "Hello."),) * (LINES_AT_MOST + 1)
    told = Saved(record.log, Checkpoint(record.table.pack(), lines))
    with pytest.raises(resolute.SaveError, match="longer than any game"):
        Record.load(seal(b"game", msgspec.msgpack.encode(told), GAME_FORMAT))


def mutated(good: bytes, rng: random.Random, *, sealed: bool) -> bytes:
    """A saved game with something changed: as it lies on the disk, or inside and sealed again."""
    data = bytearray(unseal(b"game", good, "saved game", GAME_FORMAT) if sealed else good)
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randrange(len(data))
        match rng.randrange(4):
            case 0:
                data[place] ^= 1 << rng.randrange(8)
            case 1:
                data[place] = rng.choice((0, 0x7F, 0x80, 0xC0, 0xFF))
            case 2:
                del data[place : place + rng.randrange(1, 20)]
            case _:
                data[place:place] = rng.randbytes(rng.randrange(1, 20))
        if not data:
            break
    return seal(b"game", bytes(data), GAME_FORMAT) if sealed else bytes(data)
