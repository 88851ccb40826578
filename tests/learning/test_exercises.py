"""Exercises: each waits for a decision, and its best answer is the best when it is played out."""

from __future__ import annotations

import pytest

from resolute.engine.learning import Exercise, Recipe
from resolute.engine.record import Record
from resolute.engine.registry import games
from resolute.lab.exercises import answers, chances, fits, played_again
from resolute.learning.exercises import answer_labels, answer_to, exercise_file, exercise_record, exercised

EXERCISES = [(game.id, one) for game in games().values() for one in game.exercises]
NAMES = [f"{game}-{one.id}" for game, one in EXERCISES]
WORLDS = 12


@pytest.mark.parametrize(("game", "exercise"), EXERCISES, ids=NAMES)
def test_an_exercise_waits_for_a_decision_of_its_seat(game: str, exercise: Exercise) -> None:
    table = exercise_record(game, exercise.id).table
    decision = table.decision
    assert decision is not None and decision.seat == exercise.seat
    assert sorted(exercise.chances) == answers(table)
    assert max(exercise.chances, key=lambda one: exercise.chances[one]) == exercise.best
    assert len(answer_labels(game, exercise)) == len(exercise.chances)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "exercise"), EXERCISES, ids=NAMES)
def test_the_best_answer_is_the_best_when_it_is_played_out(game: str, exercise: Exercise) -> None:
    found = chances(exercise_record(game, exercise.id).table, WORLDS, seed=3)
    assert max(found, key=lambda one: found[one]) == exercise.best, found


@pytest.mark.parametrize(("game", "exercise"), EXERCISES, ids=NAMES)
def test_a_game_knows_the_exercise_from_which_it_started(game: str, exercise: Exercise) -> None:
    """While it waits, and after the answer; a game that was branched off is none."""
    record = Record.load(exercise_file(game, exercise.id))
    assert exercised(record.log) is exercise
    assert answer_to(record.log, exercise) is None
    record.play(exercise.best)
    assert exercised(record.log) is exercise
    assert answer_to(record.log, exercise) == exercise.best
    assert exercised(record.branch(len(record.log.moves)).log) is None
    assert exercised(Record.new(game, seats=record.log.seats, seed=7).log) is None


@pytest.mark.parametrize(
    ("game", "exercise"),
    [(game, one) for game, one in EXERCISES if one.recipe is not None],
    ids=lambda one: getattr(one, "id", one),
)
def test_what_the_laboratory_found_is_still_what_its_recipe_asks_for(game: str, exercise: Exercise) -> None:
    """If not, `python -m resolute.lab.exercises renew GAME` finds another position."""
    recipe = exercise.recipe
    assert recipe is not None
    again = played_again(exercise_record(game, exercise.id).log, recipe)
    assert again is not None and again.table.hash == exercise_record(game, exercise.id).table.hash
    assert fits(again.table, recipe, exercise.chances)


def test_moves_that_lead_elsewhere_are_no_exercise() -> None:
    log = exercise_record("lobby", "primaries").log
    assert played_again(log, Recipe(("choose_mate",), 4)) is None
    assert played_again(log.until(3), Recipe(("take_turn_in_primaries",), 4)) is None
