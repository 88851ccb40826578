"""Search: all options in the same redealt worlds, played on to the next turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import resolute
from resolute.bots import BOTS, EASIER, EXPERT_WORLDS, Observation, RandomBot, SearchBot, make_bot
from resolute.bots.search import LEAST_WORLDS, LOOK_AGAIN, Estimate, difference, schedule, search, steadied
from resolute.bots.worlds import EvenDice, Worlds
from resolute.engine.registry import games
from resolute.engine.table import Table
from tests.discover import our_games

WORLDS = 6


def middle(game: str, seed: int, moves: int) -> Table[Any]:
    """A table after some random moves, where somebody has a real choice."""
    table = resolute.new(game, seats=min(games()[game].seat_counts), seed=seed)
    bot = RandomBot(seed)
    observation = Observation(table)
    while table.number < moves or len(observation.options) < 3:
        table.advance(observation.options[bot.choose(observation)])
        observation = Observation(table)
    return table


@pytest.mark.parametrize(("game", "moves"), [("campaign", 60), ("dictators", 30)])
def test_the_same_seed_gives_the_same_move_and_changes_nothing(game: str, moves: int) -> None:
    table = middle(game, 4, moves)
    before = table.pack()
    chosen = {SearchBot(7, WORLDS).choose(Observation(table)) for _ in range(2)}
    assert len(chosen) == 1 and table.pack() == before


class OnlyRedeal:
    """A table that can be redealt and says which game it is, and nothing else."""

    def __init__(self, table: Table[Any]) -> None:
        self._table = table
        self.game = table.game

    def redeal(self, seat: int, seed: int) -> Table[Any]:
        """The same redeal as the table's."""
        return self._table.redeal(seat, seed)


@pytest.mark.parametrize("game", sorted(game.id for game in our_games()))
@pytest.mark.parametrize("name", ["casual", "steady", "sharp"])
def test_a_bot_looks_at_redealt_worlds_only(name: str, game: str) -> None:
    """Never more than its seat may know: the table of record is not touched."""
    table = middle(game, 9, 60)
    observation = Observation(table)
    chosen = make_bot(name, 3).choose(observation)
    observation._table = OnlyRedeal(table)  # type: ignore[assignment]
    assert make_bot(name, 3).choose(observation) == chosen


def test_options_that_look_worse_get_fewer_worlds() -> None:
    table = middle("dictators", 6, 30)
    estimates = search(Observation(table), Random(1), 12, candidates=6)
    counts = [len(one.values) for one in estimates]
    assert sorted(one.place for one in estimates) == sorted({one.place for one in estimates})
    assert max(counts) == 12 and counts == sorted(counts, reverse=True)
    assert sum(count > 0 for count in counts) <= 6


def test_every_round_of_a_search_takes_as_long() -> None:
    assert schedule(2, 24) == [24]
    assert schedule(6, 24) == [4, 12, 24]
    assert schedule(12, 240)[-1] == 240 and len(schedule(12, 240)) == 4
    assert schedule(6, 1) == [1, 2, 3]


def test_a_search_ends_when_one_option_is_clearly_the_better() -> None:
    most = []
    for seed in range(2, 9):
        estimates = search(Observation(middle("dictators", seed, 30)), Random(1), 60, candidates=6)
        most.append(max(len(one.values) for one in estimates))
    assert max(most) <= 60 and sum(count < 60 for count in most) >= 3
    assert any(count < 60 and count % LOOK_AGAIN == 0 for count in most)


def test_the_first_draws_of_worlds_are_spread_evenly() -> None:
    worlds = Worlds(Observation(middle("campaign", 4, 60)), Random(2))
    rolls = []
    for number in range(36):
        dice = worlds[number][0].dice
        assert isinstance(dice, EvenDice)
        twin = dice.clone()
        rolls.append((dice.die(6), dice.die(6)))
        assert (twin.die(6), twin.die(6), twin.below(100)) == (*rolls[-1], dice.below(100))
    assert len(set(rolls)) == 36
    assert sorted(first for first, _ in rolls[:6]) == [1, 2, 3, 4, 5, 6]


def test_worlds_are_drawn_by_what_the_others_have_done() -> None:
    """In Dictators rivals have gone where their targets are, so that these lie closer than any."""
    close = any_world = 0.0
    for seed in range(6):
        observation = Observation(middle("dictators", seed, 60))
        bots, seat = observation.evaluation, observation.seat
        worlds = Worlds(observation, Random(seed))
        close += sum(bots.weight(worlds[number][0], seat) for number in range(20))
        any_world += sum(bots.weight(observation.redealt(number), seat) for number in range(20))
    assert bots.redeals > 1 and close > any_world


def test_a_game_whose_rollouts_take_long_is_searched_in_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    redealt, worlds = Observation.redealt, 0

    def counted(self: Observation, seed: int) -> Table[Any]:
        nonlocal worlds
        worlds += 1
        return redealt(self, seed)

    monkeypatch.setattr(Observation, "redealt", counted)
    make_bot("expert", 1).choose(Observation(middle("presidency", 2, 6)))
    assert LEAST_WORLDS <= worlds <= 1 + EXPERT_WORLDS * 0.05


def test_without_time_the_first_look_decides() -> None:
    table = middle("campaign", 5, 60)
    estimates = search(Observation(table), Random(1), WORLDS, seconds=0.0)
    assert estimates[0].first_look == max(one.first_look for one in estimates)
    assert not any(one.values for one in estimates)


def test_a_difference_is_taken_world_by_world() -> None:
    by, error = difference(Estimate(0, 0.0, [0.5, 0.9, 0.3]), Estimate(1, 0.0, [0.4, 0.8, 0.2, 0.0]))
    assert by == pytest.approx(0.1) and error == pytest.approx(0.0)
    assert difference(Estimate(0, 0.6), Estimate(1, 0.5))[1] == float("inf")


def test_what_looked_best_is_played_unless_another_is_clearly_better() -> None:
    looked = Estimate(0, 0.6, [0.5, 0.2, 0.6])
    barely, clearly = Estimate(1, 0.5, [0.2, 0.9, 0.3]), Estimate(1, 0.5, [0.6, 0.3, 0.8])
    assert steadied([barely, looked]) is looked
    assert steadied([clearly, looked]) is clearly
    assert steadied([looked, clearly]) is looked


def test_levels_lead_down_to_one_that_does_not_search() -> None:
    assert list(BOTS) == ["random", "casual", "steady", "sharp", "expert"]
    assert EASIER["expert"] == "sharp" and EASIER["sharp"] == "steady"
    assert make_bot("expert", 1, seconds=9.0).seconds < 9.0  # type: ignore[attr-defined]
