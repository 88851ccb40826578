"""Luck: fair, the same everywhere, restored at any point, and proved by its commitment."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import resolute
from resolute.engine.dice import Dice, ScriptedDice, commitment, dice_at, restore_luck, seed_bytes
from resolute.engine.errors import RulesError
from tests.engine.fair import FairGame

SEED = seed_bytes(1)


def chi_square(counts: Counter[int], weights: Sequence[int], draws: int) -> float:
    """How many standard deviations the counts lie from what is expected (Wilson and Hilferty)."""
    total = sum(weights)
    statistic = sum(
        (counts[value] - draws * weight / total) ** 2 / (draws * weight / total)
        for value, weight in enumerate(weights)
        if weight
    )
    free = sum(1 for weight in weights if weight) - 1
    root: float = (statistic / free) ** (1 / 3)
    return (root - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 20, 52, 180, 255, 256, 257, 1000])
def test_every_value_is_equally_likely(n: int) -> None:
    dice, draws = Dice(SEED), 60_000
    counts = Counter(dice.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    assert abs(chi_square(counts, [1] * n, draws)) < 4


def test_a_die_shows_1_to_its_sides_and_is_fair() -> None:
    dice, draws = Dice(SEED), 60_000
    counts = Counter(dice.die(6) - 1 for _ in range(draws))
    assert set(counts) == set(range(6)) and abs(chi_square(counts, [1] * 6, draws)) < 4


def test_two_dice_in_a_row_are_independent() -> None:
    dice, draws = Dice(SEED), 60_000
    counts = Counter(dice.below(6) * 6 + dice.below(6) for _ in range(draws))
    assert abs(chi_square(counts, [1] * 36, draws)) < 4


@pytest.mark.parametrize("weights", [(1, 2, 3), (0, 5, 0, 1), (1000, 1, 10**6), (1,) * 40])
def test_weighted_draws_come_by_their_share(weights: tuple[int, ...]) -> None:
    dice, draws = Dice(SEED), 40_000
    counts = Counter(dice.weighted(weights) for _ in range(draws))
    assert all(weights[index] for index in counts)
    if min(weight for weight in weights if weight) * draws / sum(weights) > 5:
        assert abs(chi_square(counts, weights, draws)) < 4


@settings(deadline=None)
@given(n=st.integers(1, 1 << 200), seed=st.integers(0, 1 << 64))
def test_a_draw_is_always_below_n(n: int, seed: int) -> None:
    assert 0 <= Dice(seed_bytes(seed)).below(n) < n


@pytest.mark.parametrize("n", [(1 << 16) - 1, 1 << 16, (1 << 16) + 1, 1 << 64, 10**40])
def test_large_numbers_are_drawn_from_their_whole_range(n: int) -> None:
    dice = Dice(SEED)
    thirds = Counter(dice.below(n) * 3 // n for _ in range(6000))
    assert abs(chi_square(thirds, [1, 1, 1], 6000)) < 4


@pytest.mark.parametrize("n", [0, -1, -256])
def test_a_draw_from_nothing_is_a_fault_and_does_not_hang(n: int) -> None:
    for luck in (Dice(SEED), ScriptedDice()):
        with pytest.raises(RulesError, match="a draw from nothing"):
            luck.below(n)
        with pytest.raises(RulesError, match="a draw from nothing"):
            luck.weighted((0, 0))
    with pytest.raises(RulesError, match="a draw from nothing"):
        Dice(SEED).die(n)


STREAM = """
from resolute.engine.dice import Dice, seed_bytes
import resolute, tests.engine.fair
dice = Dice(seed_bytes(2024))
print([dice.below(n) for n in (6, 20, 180, 300, 10**9) * 20], dice.weighted((3, 4, 5)))
table = resolute.new("test-fair", seats=3, seed=b"words")
for index in (4, 2, 5, 1, 1):
    table.play(index)
print(table.hash, table.pack().hex(), table.story(0), sorted(table.game.steps))
"""


def test_the_stream_is_the_same_in_every_process() -> None:
    said = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run([sys.executable, "-c", STREAM], env=environment, capture_output=True, check=True)
        said.add(run.stdout)
    assert len(said) == 1 and len(said.pop()) > 500


def test_the_stream_is_blake2b_keyed_by_the_seed() -> None:
    """Written down, so that no change of ours can alter old games unseen."""
    block = blake2b((0).to_bytes(8, "little"), key=SEED).digest()
    words = [int.from_bytes(block[at : at + 2], "little") for at in range(0, 64, 2)]
    dice = Dice(SEED)
    assert [dice.below(256) for _ in words] == [word % 256 for word in words]
    assert [dice_at(seed_bytes(7), at).die(6) for at in range(10)] == [3, 5, 3, 1, 3, 6, 6, 3, 3, 4]


@settings(deadline=None)
@given(st.integers(0, 200), st.lists(st.sampled_from([1, 2, 6, 20, 256, 257, 70_000, 1 << 80]), max_size=80))
def test_luck_is_saved_and_restored_at_any_point(skip: int, asked: list[int]) -> None:
    dice = Dice(SEED)
    for _ in range(skip):
        dice.below(6)
    restored, twin = restore_luck(*dice.save()), dice.clone()
    expected = [dice.below(n) for n in asked]
    assert [restored.below(n) for n in asked] == expected == [twin.below(n) for n in asked]
    assert restored.save() == dice.save() == twin.save()


def test_the_draws_are_noted_while_somebody_asks_for_them() -> None:
    for luck in (Dice(SEED), ScriptedDice([3, 4], [1, 0, 1])):
        luck.die(6)
        luck.used = []
        drawn = [luck.die(6) - 1, luck.below(2), luck.weighted((5, 6)), luck.below(300)]
        assert luck.used == drawn
        assert luck.clone().used is None


@pytest.mark.parametrize("n", [0, 1, 2, 40, 256, 300])
def test_a_shuffle_draws_what_single_draws_would(n: int) -> None:
    one, other = Dice(b"seed"), Dice(b"seed")
    one.used = []
    drawn = one.countdown(n)
    assert drawn == one.used == [other.below(left) for left in range(n, 1, -1)]
    assert one.save() == other.save()


def test_seeds() -> None:
    assert seed_bytes(None) != seed_bytes(None) and len(seed_bytes(None)) == 32
    assert seed_bytes(7) == seed_bytes(7) != seed_bytes(8)
    assert seed_bytes(b"mine") == b"mine"


def test_the_commitment_binds_the_seed_without_telling_it() -> None:
    table = resolute.new(FairGame.id, seats=2)
    promised = table.commitment
    assert len(promised) == 64 and promised == table.clone().commitment == resolute.unpack(table.pack()).commitment
    while table.decision:
        table.play(0)
    assert table.seed is not None and commitment(table.seed) == promised
    assert commitment(table.seed + b"\0") != promised
    assert table.seed.hex() not in promised


def test_with_the_shown_seed_anybody_can_play_the_game_again() -> None:
    table = resolute.new(FairGame.id, seats=2)
    moves = []
    while table.decision:
        moves.append(table.play(1))
    again = resolute.new(FairGame.id, seats=2, seed=table.seed)
    assert [again.play(move.index) for move in moves] == moves and again.hash == table.hash


# Scripts


def test_a_script_is_rolled_in_the_order_in_which_it_is_written() -> None:
    script = ScriptedDice([1, 6], [2, 0])
    assert [script.die(6), script.below(3), script.die(6), script.weighted((1, 1))] == [1, 2, 6, 0]
    assert script.faces_left == 0
    assert script.below(9) == 0, "without a script the first is drawn"


def test_a_script_that_has_run_out_is_a_fault() -> None:
    with pytest.raises(RulesError, match="the script has no face left"):
        ScriptedDice().die(6)


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_that_the_die_does_not_have_is_a_fault(face: int) -> None:
    with pytest.raises(RulesError, match=f"the script says {face} for a die of 6 sides"):
        ScriptedDice([face]).die(6)


def test_a_scripted_draw_that_cannot_come_is_a_fault() -> None:
    with pytest.raises(RulesError, match="the script draws 3, which is none of the 3 that can come"):
        ScriptedDice(draws=[3]).below(3)
    with pytest.raises(RulesError, match="the script draws 0, which is none of the 1 that can come"):
        ScriptedDice(draws=[0]).weighted((0, 5))
    assert ScriptedDice().weighted((0, 5)) == 1


def test_a_clone_of_a_script_goes_on_by_itself() -> None:
    script = ScriptedDice([1, 2])
    twin = script.clone()
    assert [script.die(6), script.die(6), twin.die(6), twin.faces_left] == [1, 2, 1, 1]
