"""Exercises: saved games that wait for one decision, and what became of an answer."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from resolute.engine.errors import SetupError
from resolute.engine.learning import Exercise
from resolute.engine.log import Log
from resolute.engine.record import Record, read_saved
from resolute.engine.registry import find_game


def exercise_of(game: str, id: str) -> Exercise:
    """An exercise by its id."""
    found = next((one for one in find_game(game).exercises if one.id == id), None)
    if found is None:
        raise SetupError(f"{find_game(game).name} has no such exercise.")
    return found


def exercises_folder(game: str) -> Path:
    """Where the saved games of a game's exercises lie."""
    return Path(import_module(type(find_game(game)).__module__).__file__ or "").parent / "exercises"


@cache
def exercise_file(game: str, id: str) -> bytes:
    """The saved game of an exercise."""
    return (exercises_folder(game) / f"{id}.resolute").read_bytes()


@cache
def exercise_log(game: str, id: str) -> Log:
    """The moves up to the position of an exercise, as they were saved."""
    return read_saved(exercise_file(game, id)).log


@cache
def exercise_record(game: str, id: str) -> Record:
    """The position of an exercise; it is only looked at, never played on."""
    return Record.load(exercise_file(game, id))


def exercised(log: Log) -> Exercise | None:
    """The exercise from which this game started, if it did."""
    if log.branches:
        return None
    found: tuple[int, Exercise] | None = None
    for exercise in find_game(log.game).exercises:
        start = exercise_log(log.game, exercise.id)
        if log.seed == start.seed and log.moves[: len(start.moves)] == start.moves:
            # Two may come from one game; the later one is meant.
            found = max(found or (0, exercise), (len(start.moves), exercise), key=lambda one: one[0])
    return None if found is None else found[1]


def answer_to(log: Log, exercise: Exercise) -> int | None:
    """What was answered in an exercise; None, while it waits."""
    start = len(exercise_log(log.game, exercise.id).moves)
    return log.moves[start].move.index if len(log.moves) > start else None


def answer_labels(game: str, exercise: Exercise) -> dict[int, str]:
    """What each answer of an exercise is called."""
    decision = exercise_record(game, exercise.id).table.decision
    assert decision is not None
    return {place: decision.options[place].label for place in exercise.chances}
