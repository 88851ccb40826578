"""Saved games with something changed in them: refused with one sentence, or a game by the rules; never anything else.

120 of each game here, 100,000 in the long form, and any number with RESOLUTE_SAVES.
"""

from __future__ import annotations

import os
import random

import pytest

import resolute
from resolute.engine.packing import seal, unseal
from resolute.engine.record import GAME_FORMAT, Record
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
