"""Coached first games: how one starts, and which step of its lesson belongs to a decision."""

from __future__ import annotations

from collections.abc import Iterable

from resolute.engine.dice import seed_bytes
from resolute.engine.errors import SetupError
from resolute.engine.learning import Lesson
from resolute.engine.log import Log
from resolute.engine.record import Record
from resolute.engine.registry import find_game


def lesson_of(game: str) -> Lesson:
    """The coached first game of a title."""
    lesson = find_game(game).lesson
    if lesson is None:
        raise SetupError(f"{find_game(game).name} has no coached first game yet.")
    return lesson


def lesson_record(game: str) -> Record:
    """A new game with the deal of the lesson."""
    lesson = lesson_of(game)
    return Record.new(game, seats=lesson.seats, options=dict(lesson.options), seed=lesson.seed)


def coached(log: Log) -> Lesson | None:
    """The lesson that this game is: it has the lesson's deal, and nobody branched it off."""
    lesson = find_game(log.game).lesson
    if lesson is None or log.seed != seed_bytes(lesson.seed) or log.branches or log.base is not None:
        return None
    return lesson


def step_at(lesson: Lesson, before: Iterable[str], now: str) -> tuple[int, int] | None:
    """Which step the coach shows at a decision, and how many have been shown with it; None, if it has nothing to say.

    `before` are the names of the player's own decisions so far. Each step is shown at the first decision of its kind
    that no step before it took.
    """
    shown: set[int] = set()
    for name in before:
        found = _next(lesson, shown, name)
        if found is not None:
            shown.add(found)
    found = _next(lesson, shown, now)
    return None if found is None else (found, len(shown) + 1)


def _next(lesson: Lesson, shown: set[int], name: str) -> int | None:
    return next(
        (at for at, step in enumerate(lesson.steps) if at not in shown and step.when in ("", name)),
        None,
    )
