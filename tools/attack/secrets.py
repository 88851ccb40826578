"""Undo as an oracle, and what streams tell, beside twins in which all is different that a seat may not know."""

from __future__ import annotations

import random

import msgspec

from tests.conformance.oracle import undo_tells
from tests.conformance.setups import GAMES, Chooser, some_setups
from tests.web.test_twins import lay, shown, twin_of
from tools.attack.tried import Tried


def oracle_by_undo(games: int) -> Tried:
    """Move, look, take it back, and try the next."""
    tried = Tried("undo as an oracle")
    for game in GAMES:
        for place, setup in enumerate(some_setups(game, games)):
            free, holes = undo_tells(setup, 60 + place, 400)
            tried.tries += free
            tried.through += holes
    tried.note = "moves that could be taken back freely"
    return tried


def streams(games: int, looks: int) -> Tried:
    """What every seat and a spectator are sent of a position, beside a twin."""
    tried = Tried("streams searched for secrets")
    rng = random.Random(4)
    for game in GAMES:
        for place, setup in enumerate(some_setups(game, games)):
            record, choose = setup.record(80 + place), Chooser(80 + place)
            while (decision := record.table.decision) is not None and record.table.number < looks:
                if rng.random() < 0.1:
                    live = lay(record)
                    for seat in (None, *range(setup.seats)):
                        told = msgspec.json.encode(shown(live, seat))
                        also = msgspec.json.encode(shown(twin_of(live, seat, record.table.number), seat))
                        tried.expect(told == also, f"{setup}, move {record.table.number}, seat {seat}")
                record.play(choose(decision))
    return tried
