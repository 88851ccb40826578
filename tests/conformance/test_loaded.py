"""A game that goes on from a file has luck that nobody knows, and everybody still sees what they saw."""

from __future__ import annotations

from collections import Counter

import pytest

import resolute
from tests.conformance.setups import GAMES, Chooser, Setup, shown, some_setups
from tests.suite import FULL

SAMPLE = 40 if FULL else 2
SAMPLED = [setup for game in GAMES for setup in some_setups(game, SAMPLE)]
LOOKS = (0, 3, 30, 100)
"""After so many moves the game is saved and loaded."""


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_what_nobody_has_seen_is_dealt_anew_and_the_rest_stays(setup: Setup) -> None:
    record, choose = setup.record(41), Chooser(41)
    dealt_otherwise = 0
    while (decision := record.table.decision) is not None and len(record.log.moves) <= LOOKS[-1]:
        if record.table.number in LOOKS:
            loaded = resolute.Record.load(record.save()).loaded(seed=record.table.number)
            table = loaded.table
            assert table.commitment != record.table.commitment
            for seat in (None, *range(table.seats)):
                assert table.view(seat).encode() == record.table.view(seat).encode(), f"seat {seat} sees something else"
                assert table.story(seat)[:-1] == record.table.story(seat)
                assert "loaded from a file" in table.story(seat)[-1]
            asked = table.decision
            assert asked is not None and asked.seat == decision.seat
            assert [shown(option) for option in asked.options] == [shown(option) for option in decision.options]
            assert Counter(table.game.pieces(table)) == Counter(record.table.game.pieces(record.table))
            other = resolute.Record.load(record.save()).loaded(seed=1000 + record.table.number).table
            dealt_otherwise += table.state != other.state
            _goes_on(loaded, seed=record.table.number)
        record.play(choose(decision))
    # What Lobby hides from everybody is one pile without an order: the new dice alone say what comes of it.
    assert dealt_otherwise or setup.game == "lobby"


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_a_branch_of_a_finished_game_deals_anew_what_nobody_had_seen(setup: Setup) -> None:
    """By the end everybody can look up every card and the seed, and might play on from the middle against others."""
    record, choose = setup.record(43), Chooser(43)
    while (decision := record.table.decision) is not None and len(record.log.moves) <= LOOKS[-1]:
        record.play(choose(decision))
    dealt_otherwise = 0
    for number in LOOKS:
        if number > len(record.log.moves):
            break
        then = record.at(number)
        branch, other = record.branched(number, seed=number), record.branched(number, seed=1000 + number)
        for seat in (None, *range(then.seats)):
            assert branch.table.view(seat).encode() == then.view(seat).encode(), f"seat {seat} sees something else"
            assert branch.table.story(seat)[:-1] == then.story(seat)
            assert "goes on from a finished one" in branch.table.story(seat)[-1]
        assert Counter(then.game.pieces(then)) == Counter(branch.table.game.pieces(branch.table))
        dealt_otherwise += branch.table.state != other.table.state
        _goes_on(branch, seed=number)
    assert dealt_otherwise or setup.game == "lobby"


def _goes_on(record: resolute.Record, seed: int) -> None:
    """It is played, taken back, saved and loaded like any other."""
    choose = Chooser(seed)
    for _ in range(12):
        decision = record.table.decision
        if decision is None:
            return
        record.play(choose(decision))
    assert resolute.Record.load(record.save()).table.hash == record.table.hash
    assert resolute.Record.resume(record.snapshot()).table.hash == record.table.hash
    for _ in range(13 if len(record.log.moves) > 12 else 12):
        record.undo(agreed=True)
        assert resolute.Record.load(record.save()).table.hash == record.table.hash
    assert record.log.loaded or record.log.branched


def test_a_finished_game_stays_as_it_is() -> None:
    record, choose = Setup("campaign", 2).record(5), Chooser(5)
    while (decision := record.table.decision) is not None:
        record.play(choose(decision))
    assert record.loaded().save() == record.save()
