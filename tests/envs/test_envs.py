"""Research environments: what Gymnasium and PettingZoo ask of them, and that they show no more than the table does."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import gymnasium
import numpy
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import resolute
import resolute.envs
from resolute.engine.errors import SetupError
from resolute.engine.registry import games
from resolute.envs import MAX_OPTIONS, encode_view, features
from resolute.envs.seats import observe
from tests.conformance.setups import Chooser, some_setups
from tests.discover import our_games

GAMES = sorted(game.id for game in our_games())
TOGETHER = [game for game in GAMES if max(games()[game].seat_counts) > 1]
DICT_SPACES = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
"""PettingZoo says this of every environment whose observations are dicts, as those with masks are."""


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_every_game(game: str) -> None:
    env = gymnasium.make(f"resolute/{game.capitalize()}-v0", bots="random")
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", TOGETHER)
def test_pettingzoo_accepts_every_game_for_several(game: str) -> None:
    with warnings.catch_warnings():
        for text in DICT_SPACES:
            warnings.filterwarnings("ignore", message=text)
        api_test(resolute.envs.aec(game), num_cycles=12)
        parallel_api_test(resolute.envs.parallel(game), num_cycles=12)
    seed_test(lambda: resolute.envs.aec(game), num_cycles=8)
    parallel_seed_test(lambda: resolute.envs.parallel(game), num_cycles=8)


def test_a_whole_episode_ends_with_the_result() -> None:
    env = resolute.envs.SeatEnv("campaign", bots="random")
    observed, info = env.reset(seed=5)
    rewards = []
    over = False
    chooser = numpy.random.default_rng(1)
    while not over:
        assert info["question"] and observed["action_mask"].sum() >= 2
        action = int(chooser.choice(numpy.flatnonzero(observed["action_mask"])))
        observed, reward, over, cut, info = env.step(action)
        assert env.observation_space.contains(observed) and not cut
        rewards.append(reward)
    assert info["ending"] and set(rewards[:-1]) == {0.0} and rewards[-1] in (0.0, 0.5, 1.0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_the_same_seed_gives_the_same_episode() -> None:
    def play() -> list[float]:
        env = resolute.envs.SeatEnv("dictators", bots="random")
        observed, _ = env.reset(seed=9)
        sums = []
        for _ in range(25):
            sums.append(float(observed["observation"].sum()))
            observed, _, over, _, _ = env.step(int(numpy.flatnonzero(observed["action_mask"])[-1]))
            if over:
                break
        return sums

    assert play() == play()


def test_an_action_that_is_no_option_ends_the_episode() -> None:
    env = resolute.envs.SeatEnv("campaign", bots="random")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(MAX_OPTIONS - 1)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_two_tables_at_once() -> None:
    tables = resolute.envs.make_vec("campaign", 2, parallel=False, bots="random")
    observed, _ = tables.reset(seed=3)
    assert observed["observation"].shape == (2, resolute.envs.OBSERVATION_SIZE)
    assert not numpy.array_equal(observed["observation"][0], observed["observation"][1])
    actions = [int(numpy.flatnonzero(mask)[0]) for mask in observed["action_mask"]]
    assert tables.step(numpy.array(actions))[1].shape == (2,)
    tables.close()


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_tells_no_more_than_the_view(game: str) -> None:
    """Redeal what a seat cannot know: as long as its view is the same, so is what its agent observes."""
    compared = 0
    for setup in some_setups(game, 3):
        table = setup.start(2)
        chooser = Chooser(2)
        for _ in range(40):
            decision = table.decision
            if decision is None:
                break
            table.play(chooser(decision))
            for seat in range(table.seats):
                twin = table.redeal(seat, 77)
                assert _same(observe(table, seat), observe(twin, seat))
                compared += 1
    assert compared >= 40


def _same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(numpy.array_equal(one[key], other[key]) for key in one)


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_and_stay_between_minus_one_and_one(game: str) -> None:
    table = resolute.new(game, seats=min(games()[game].seat_counts), seed=1)
    named = features(table.view(0), table.seats)
    assert len(named) > 20 and all(-1.0 <= value <= 1.0 for value in named.values())
    assert 0 < numpy.count_nonzero(encode_view(table.view(0), table.seats)) <= len(named)


def test_bad_settings_are_sentences() -> None:
    with pytest.raises(SetupError, match="no seat 2"):
        resolute.envs.SeatEnv("campaign", seat=2)
    with pytest.raises(SetupError, match="played alone"):
        resolute.envs.aec("presidency")
    with pytest.raises(SetupError, match="did you mean"):
        resolute.envs.SeatEnv("campaing")
