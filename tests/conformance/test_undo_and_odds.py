"""Undo gives back exactly what was, and odds tell all that can come and nothing that is hidden."""

from __future__ import annotations

import pytest

import resolute
from tests.conformance.oracle import undo_tells
from tests.conformance.setups import GAMES, Chooser, Moments, Setup, some_setups, walk
from tests.suite import FULL

SAMPLE = 40 if FULL else 3
EVERY = 61 if FULL else 97
"""So many moves lie between the positions of a game at which the odds are counted."""
SAMPLED = [setup for game in GAMES for setup in some_setups(game, SAMPLE)]


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_a_move_that_taught_nothing_can_be_taken_back(setup: Setup) -> None:
    record, choose, moment = setup.record(31), Chooser(31), Moments(7)
    undone = refused = 0
    while (decision := record.table.decision) is not None:
        seat, place = decision.seat, choose(decision)
        if not moment(record.table.number):
            record.play(place)
            continue
        before = record.table.hash
        move = record.play(place)
        after = record.table.hash
        other = (seat + 1) % record.table.seats
        if other != seat:
            with pytest.raises(resolute.MoveError):
                record.undo(other)
        if move.draws or move.private or record.table.asked_by_secrets:
            refused += 1
            with pytest.raises(resolute.MoveError):
                record.undo(seat)
            assert record.table.hash == after
        else:
            undone += 1
            record.undo(seat)
            assert record.table.hash == before
            assert record.play(place) == move
            assert record.table.hash == after
    assert undone
    assert refused


@pytest.mark.parametrize("game", GAMES)
def test_undo_is_no_oracle(game: str) -> None:
    """That somebody was asked, or nobody, because of a hidden hand is an information boundary."""
    free = 0
    for place, setup in enumerate(some_setups(game, SAMPLE)):
        count, holes = undo_tells(setup, 33 + place, 2000 if FULL else 150)
        free += count
        assert not holes, "\n".join(holes[:5])
    assert free


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_odds_sum_to_one_and_do_not_depend_on_what_is_hidden(setup: Setup) -> None:
    table, moment = setup.start(32), Moments(EVERY)
    for number, decision in enumerate(walk(table, 32)):
        if not moment(number):
            continue
        packed = table.pack()
        twin = table.redeal(decision.seat, number)
        asked = twin.decision
        assert asked is not None
        step = max(1, len(decision.options) // (8 if FULL else 3))
        for place in range(0, len(decision.options), step):
            odds = table.odds(decision.options[place])
            assert sum(one.chance for one in odds.chances) == 1
            assert all(0 < one.chance <= 1 for one in odds.chances)
            assert odds == twin.odds(asked.options[place]), "the odds depend on what is hidden"
        assert table.pack() == packed
