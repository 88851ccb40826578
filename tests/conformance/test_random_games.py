"""Random games to the end: no exception, no dead end, no runaway, nothing lost, and every question makes sense."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

import resolute
from resolute.engine.table import Decision, Table
from tests.conformance.setups import GAMES, Moments, setups, walk
from tests.suite import FULL

MAX_OPTIONS = 200
GAMES_TO_PLAY = int(os.environ.get("RESOLUTE_GAMES") or (10_000 if FULL else 96))
"""Any number with RESOLUTE_GAMES=100000 beside RESOLUTE_CONFORMANCE=full."""
CLOSELY = 10_000
"""So many games are looked at in every position; of more, the others have to end well and to lose nothing."""
CHUNKS = 50 if FULL else 6
ENOUGH = 10_000
"""After so many decisions a chunk of the slice begins no further game: some games are very long."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES)
def test_random_games_end(game: str, chunk: int) -> None:
    every = setups(game)
    played = 0
    for number in range(chunk, GAMES_TO_PLAY, CHUNKS):
        setup = every[number % len(every)]
        if played > ENOUGH and not FULL:
            break
        try:
            if number < CLOSELY:
                # In the long form the pieces of some games are counted after every move.
                played += _play_to_the_end(setup.start(number), number, counted=not FULL or number // CHUNKS % 4 == 0)
            else:
                played += _only_play(setup.start(number), number)
        except BaseException as error:
            error.add_note(f"in {setup}, seed {number}")
            raise


def _only_play(table: Table[Any], seed: int) -> int:
    """Play a game; how many decisions it had. Only its end is looked at, which takes half of the time or less."""
    pieces: Counter[object] = Counter()
    for _ in walk(table, seed):
        pieces = pieces or Counter(table.game.pieces(table))
    _ends_well(table)
    assert Counter(table.game.pieces(table)) == pieces, "pieces were lost or made"
    return table.number


def _play_to_the_end(table: Table[Any], seed: int, *, counted: bool) -> int:
    """Play a game; how many decisions it had."""
    pieces: Counter[object] = Counter()
    # What is lost stays lost: it is missed the next time that the pieces are counted.
    moment = Moments(1 if FULL else 10)
    for number, decision in enumerate(walk(table, seed)):
        _makes_sense(decision, table.seats)
        if counted and moment(number):
            now = Counter(table.game.pieces(table))
            assert not pieces or now == pieces, "pieces were lost or made"
            pieces = now
    _ends_well(table)
    assert not pieces or Counter(table.game.pieces(table)) == pieces
    for seat in (None, *range(table.seats)):
        assert table.view(seat).seat == seat
        assert all(table.story(seat))
    return table.number


def _ends_well(table: Table[Any]) -> None:
    """The game is over, and says how it came out."""
    outcome = table.outcome
    assert outcome is not None
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    # Alone one can lose against the game; then nobody is ranked.
    assert ranked == list(range(table.seats)) or (table.seats == 1 and not ranked)
    assert len(outcome.scores) == table.seats
    assert outcome.ending
    assert outcome.reason
    with pytest.raises(resolute.GameOver):
        table.play(0)


def _makes_sense(decision: Decision, seats: int) -> None:
    """A question to a seat, with a rule, and options that can be told apart."""
    assert decision.seat in range(seats)
    assert decision.prompt.strip(), f"{decision.name} has no prompt"
    assert decision.rule.strip(), f"{decision.name} names no rule"
    options = decision.options
    assert 1 <= len(options) <= MAX_OPTIONS, f"{decision.name} has {len(options)} options"
    labels = [option.label for option in options]
    assert all(labels), f"{decision.name} has an option without a label"
    if len(set(labels)) < len(labels):
        frames: dict[str, object] = {}
        for option in options:
            told = frames.setdefault(option.label, option.frame)
            assert told == option.frame, f"{decision.name}: “{option.label}” stands for two different things"
    for barred in decision.barred:
        assert barred.label, f"{decision.name} bars something without a name"
        assert barred.reason, f"{decision.name} bars “{barred.label}” without a reason"
