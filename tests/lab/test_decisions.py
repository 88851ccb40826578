"""How bots answer each kind of decision: nothing may be answered blindly."""

from __future__ import annotations

import pytest

from resolute.engine.registry import games
from resolute.lab.decisions import DecisionRow, decision_rows, is_alike
from resolute.lab.simulate import ChoiceCount, simulate
from tests.discover import our_games

GAMES = {"campaign": 2, "dictators": 2, "lobby": 1, "presidency": 1}
"""How many games are played of each."""
BLIND: dict[str, int] = {}
"""How many kinds of decisions a game's steady bot may answer alike although a search sees a difference."""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_steady_answers_nothing_blindly(game: str) -> None:
    """The short form; `resolute simulate GAME --report` looks at more games."""
    seats = min(games()[game].seat_counts)
    simulation = simulate(game, games=GAMES[game], seats=seats, bots=("steady",), seed=1)
    rows = decision_rows(simulation, looks=1)
    assert sum(row.times for row in rows) <= simulation.decisions
    assert [row.kind for row in rows if row.blind][BLIND.get(game, 0) :] == []


def test_every_game_is_looked_at() -> None:
    assert {game.id for game in our_games()} == set(GAMES)


def test_a_kind_is_alike_by_its_place_or_by_its_kind() -> None:
    first = ChoiceCount(times=30, first=30, taken={"go": 10, "stay": 20}, mixed=30, taken_of_mixed={"go": 10})
    kind = ChoiceCount(times=30, first=3, taken={"go": 30}, mixed=30, taken_of_mixed={"go": 30})
    either = ChoiceCount(times=30, first=3, taken={"go": 30}, mixed=2, taken_of_mixed={"go": 2})
    few = ChoiceCount(times=3, first=3, taken={"go": 3}, mixed=3, taken_of_mixed={"go": 3})
    assert [is_alike(one) for one in (first, kind, either, few)] == [True, True, False, False]


def test_random_answers_are_not_alike() -> None:
    simulation = simulate("campaign", games=2, seats=2, bots=("random",), seed=1)
    rows = {row.kind: row for row in decision_rows(simulation, looks=0)}
    regions = rows["choose_region"]
    assert not regions.alike and 0.1 < regions.first < 0.5
    assert set(regions.taken) == {"campaign_in"}
    assert sum(rows["cast_ballots"].taken.values()) == pytest.approx(1.0)


def test_a_row_is_blind_where_a_search_answers_otherwise() -> None:
    row = DecisionRow("knock", 40, 1.0, {"stay": 1.0}, alike=True, looked=4, better=1)
    assert row.blind
    assert not DecisionRow("knock", 40, 1.0, {"stay": 1.0}, alike=True, looked=4).blind
