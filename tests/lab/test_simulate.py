"""Simulations: the same seed gives the same games, seats are shared out, and bad input is a sentence."""

import msgspec
import pytest

from resolute.engine.errors import SetupError
from resolute.lab.report import interval, report_lines
from resolute.lab.simulate import Simulation, seat_bots, simulate
from resolute.lab.workers import Workers


def run(
    *, games: int = 6, seats: int = 2, bots: tuple[str, ...] = ("random",), seed: int = 3, processes: int = 1
) -> Simulation:
    return simulate("campaign", games=games, seats=seats, bots=bots, seed=seed, workers=Workers(processes=processes))


def test_the_same_seed_gives_the_same_games_in_one_process_and_in_two() -> None:
    one, again, shared = run(), run(), run(processes=2)
    for other in (again, shared):
        other.seconds = one.seconds
        assert msgspec.json.encode(other) == msgspec.json.encode(one)
    assert run(seed=4).decisions != one.decisions


def test_every_game_is_counted_once() -> None:
    simulation = run(games=30)
    assert sum(simulation.endings.values()) == 30
    assert sum(simulation.wins_by_seat) == pytest.approx(30)
    assert simulation.findings["first player wins"][""].trials <= 30


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    assert seat_bots(("steady", "random"), 4, 0) == ("steady", "random", "steady", "random")
    assert seat_bots(("steady", "random"), 4, 1) == ("random", "steady", "random", "steady")


def test_steady_beats_random_at_campaign() -> None:
    simulation = run(games=20, bots=("steady", "random"))
    assert simulation.wins_by_bot["steady"] >= 16


@pytest.mark.parametrize(
    ("games", "seats", "bots", "sentence"),
    [
        (0, 2, ("random",), "at least one game"),
        (1, 3, ("random",), "2 or 4 seats"),
        (1, 2, ("random",) * 3, "do not fit"),
        (1, 2, (), "do not fit"),
        (1, 2, ("stedy",), 'did you mean "steady"'),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(
    games: int, seats: int, bots: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(SetupError, match=sentence):
        run(games=games, seats=seats, bots=bots)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 10)[0] == 0 and 0.2 < interval(0, 10)[1] < 0.35
    assert interval(0, 0) == (0, 1)


def test_a_report_has_a_row_for_each_question_that_the_game_asks() -> None:
    questions = {row.question for row in report_lines(run(games=10))}
    assert questions >= {"party wins an open year", "first player wins", "candidate wins", "party carries a state"}
