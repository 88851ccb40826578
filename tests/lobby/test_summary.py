"""What a finished game says about itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

import resolute
from resolute.engine.frames import do
from resolute.engine.table import Table
from resolute.games.lobby.rules.congress import policy_evaluation
from resolute.games.lobby.rules.turns import end_turn
from tests.lobby.staging import four, plain_lobbies, start_over


@pytest.fixture(scope="module")
def finished() -> Table[Any]:
    """A game of two turns, played at random."""
    table = resolute.new("lobby", seats=4, options={"turns": 2}, seed=5)
    choose = random.Random(5)
    while (decision := table.decision) is not None:
        table.advance(choose.choice(decision.options))
    return table


def test_points_are_told_by_where_they_came_from(finished: Table[Any]) -> None:
    panel = finished.game.summary(finished, None).panels[0]
    assert panel.key == "points" and len(panel.facts) == 4
    assert finished.outcome is not None
    assert {fact.seat: fact.value.replace("−", "-") for fact in panel.facts} == {
        seat: str(points) for seat, points in enumerate(finished.outcome.scores)
    }


def test_every_election_is_told(finished: Table[Any]) -> None:
    panel = finished.game.summary(finished, None).panels[1]
    assert [fact.label for fact in panel.facts] == ["1948", "1952"]


def test_what_brought_the_winner_to_51() -> None:
    t = plain_lobbies(four())
    t.state.approval, t.state.players[0].points = 3, 48
    start_over(t, do(policy_evaluation))
    deciding = t.table.game.summary(t.table, None).deciding
    assert deciding is not None and deciding.figure == "51" and "3 points came from evaluations" in deciding.note


def test_a_shared_first_place() -> None:
    t = four()
    t.state.turn = t.state.last_turn
    start_over(t, do(end_turn))
    deciding = t.table.game.summary(t.table, None).deciding
    assert deciding is not None and deciding.title.endswith("shared first place")


def test_by_how_much() -> None:
    t = four()
    t.state.turn = t.state.last_turn
    t.state.players[2].points = 7
    start_over(t, do(end_turn))
    deciding = t.table.game.summary(t.table, None).deciding
    assert deciding is not None and (deciding.figure, deciding.note) == ("7", "By 7 points")
