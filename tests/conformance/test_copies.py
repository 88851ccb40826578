"""A position survives being packed, cloned, saved and replayed, on this machine and in another process."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import resolute
from tests.conformance.known import KNOWN
from tests.conformance.setups import GAMES, Chooser, Moments, Setup, setups, shown, some_setups, walk
from tests.suite import FULL, ROOT

SAMPLE = 1000 if FULL else 6
ELSEWHERE = 30 if FULL else 4

SAMPLED = [setup for game in GAMES for setup in some_setups(game, SAMPLE)]


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_packing_after_every_move_gives_an_equal_table(setup: Setup) -> None:
    """The unpacked table says the same, and plays on in the same way."""
    table, choose = setup.start(11), Chooser(11)
    bound = KNOWN[setup.game].packed
    packed = table.pack()
    while (decision := table.decision) is not None:
        assert len(packed) < bound
        other = resolute.unpack(packed)
        assert other.pack() == packed
        assert other.hash == table.hash
        asked = other.decision
        assert asked is not None
        assert (asked.seat, asked.name, asked.prompt) == (decision.seat, decision.name, decision.prompt)
        assert [shown(option) for option in asked.options] == [shown(option) for option in decision.options]
        place = choose(decision)
        move = table.play(place)
        assert other.play(place) == move
        packed = table.pack()
        assert other.pack() == packed
    over = resolute.unpack(packed)
    assert over.pack() == packed
    assert over.outcome == table.outcome


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_a_clone_plays_on_identically_and_independently(setup: Setup) -> None:
    table, moment = setup.start(12), Moments(5 if FULL else 17)
    for number, decision in enumerate(walk(table, 12)):
        if not moment(number):
            continue
        before = table.pack()
        one, other = table.clone(), table.clone()
        assert one.pack() == before
        for _ in range(12):
            asked = one.decision
            if asked is None:
                break
            place = random.Random(one.number).randrange(len(asked.options))
            assert one.play(place) == other.play(place)
            assert one.pack() == other.pack()
        assert one.number > table.number
        assert table.pack() == before, "what happened to a clone happened to its original"
        assert table.decision is not None and table.decision.options == decision.options


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_a_saved_game_is_replayed_to_the_same_hash(setup: Setup) -> None:
    record, choose, moment = setup.record(13), Chooser(13), Moments(200)
    while (decision := record.table.decision) is not None:
        record.play(choose(decision))
        if moment(record.table.number):
            assert resolute.Record.load(record.save()).table.hash == record.table.hash
    loaded = resolute.Record.load(record.save())
    assert loaded.table.hash == record.table.hash
    assert loaded.table.journal == record.table.journal
    assert loaded.table.outcome == record.table.outcome


@pytest.mark.parametrize("game", GAMES)
def test_another_process_comes_to_the_same_hash(game: str) -> None:
    """With another seed for the hashes of words, so that nothing depends on the order of a set."""
    games: list[dict[str, object]] = []
    hashes: list[str] = []
    for setup in some_setups(game, ELSEWHERE):
        table, moves = setup.start(14), list[int]()
        choose = Chooser(14)
        while (decision := table.decision) is not None:
            moves.append(choose(decision))
            table.advance(decision.options[moves[-1]])
        hashes.append(table.hash)
        games.append({"setup": {"game": game, "seats": setup.seats, "options": setup.options}, "moves": moves})
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.conformance.elsewhere"],
            input=json.dumps(games),
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert done.stdout.split() == hashes


def test_every_set_up_can_be_laid_and_packed() -> None:
    for game in GAMES:
        for setup in setups(game):
            table = setup.start(15)
            assert resolute.unpack(table.pack()).hash == table.hash
