"""Advice: the best options for whoever decides, how sure that is, and why."""

from __future__ import annotations

from typing import Any

import pytest

import resolute
from resolute.bots import Observation, RandomBot
from resolute.bots.advice import BEST, Advice, advise
from resolute.engine.registry import find_game
from resolute.engine.table import Table

WORLDS = 12


def middle(game: str, seed: int, moves: int) -> Table[Any]:
    """A table after some random moves, where somebody has a real choice."""
    table = resolute.new(game, seats=2, seed=seed)
    bot = RandomBot(seed)
    observation = Observation(table)
    while table.number < moves or len(observation.options) < 3:
        table.advance(observation.options[bot.choose(observation)])
        observation = Observation(table)
    return table


def advised(table: Table[Any]) -> Advice:
    assert table.decision is not None
    found = table.advise(table.decision.seat, worlds=WORLDS)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "moves"), [("campaign", 90), ("dictators", 40)])
def test_the_best_three_with_chances_and_reasons(game: str, moves: int) -> None:
    table = middle(game, 6, moves)
    before = table.pack()
    found = advised(table)
    assert table.pack() == before and table.decision is not None
    assert 1 <= len(found.options) <= BEST
    chances = [one.chance for one in found.options if one.chance is not None]
    assert len(chances) == len(found.options)
    assert chances == sorted(chances, reverse=True) and all(0 <= chance <= 1 for chance in chances)
    assert found.options[0].equal
    for one in found.options:
        assert one.label == table.decision.options[one.place].label
        assert one.spread is not None and one.spread >= 0 and all(reason.says and reason.by for reason in one.why)
    assert advised(table) == found, "the same position gives the same advice"


@pytest.mark.parametrize("game", ["campaign", "dictators", "lobby", "presidency"])
def test_every_game_says_its_terms(game: str) -> None:
    """Whatever a position is judged by has words, for better and for worse, and somewhere it is a reason."""
    seats = min(find_game(game).seat_counts)
    table, bot, reasons = resolute.new(game, seats=seats, seed=8), RandomBot(8), 0
    for _ in range(120):
        decision = table.decision
        if decision is None:
            break
        for term, worth in table.game.bots.terms(table, decision.seat).items():
            assert isinstance(worth, float)
            said = {table.game.bots.term_words(term, better) for better in (True, False)}
            assert len(said) == 2 and all(said)
        if table.number % 12 == 0 and len(decision.options) > 1:
            found = advise(table, decision.seat, worlds=4)
            reasons += sum(len(one.why) for one in found.options) if found is not None else 0
        table.advance(decision.options[bot.choose(Observation(table))])
    assert reasons


def test_nobody_is_advised_about_somebody_elses_decision() -> None:
    table = middle("campaign", 3, 40)
    assert table.decision is not None
    assert table.advise(1 - table.decision.seat) is None


def test_what_is_within_the_error_is_equal() -> None:
    """Ballots cast in another order lead to the same turn."""
    table = resolute.new("campaign", seats=2, seed=5)
    bot = RandomBot(2)
    observation = Observation(table)
    while observation.decision.name != "cast_ballots" or len(observation.options) < 4:
        table.advance(observation.options[bot.choose(observation)])
        observation = Observation(table)
    assert sum(one.equal for one in advised(table).options) >= 2


def test_a_move_that_wins_is_told_so() -> None:
    """Whoever stands before the president with everything disarmed should knock."""
    from tests.dictators.staging import begin_in, have_disarmed, stage

    t = begin_in(have_disarmed(stage(), 0, "Denver", "Chicago", "Detroit"), "Washington")
    assert t.table.decision is not None and t.table.decision.name == "confront"
    found = advise(t.table, 0, worlds=WORLDS)
    assert found is not None
    best = t.table.decision.options[found.options[0].place]
    assert best.frame.step.name == "draw_presidential"
