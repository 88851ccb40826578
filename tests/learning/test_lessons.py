"""Coached first games: every step is said once, at a decision of its kind, and points at something that is there."""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import Choice
from resolute.engine.learning import Lesson, LessonStep
from resolute.engine.record import Record
from resolute.engine.registry import find_game, games
from resolute.lab.lessons import deals, play_lesson
from resolute.learning.lessons import coached, lesson_of, lesson_record, step_at

TAUGHT = [game.id for game in games().values() if game.lesson is not None]
REGIONS = {"decision", "tally", "cards", "board", "goal"}


def test_the_games_that_are_taught() -> None:
    assert {"campaign", "dictators", "lobby", "presidency"} <= set(TAUGHT)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_six_to_eight_steps_at_decisions_of_the_game(game: str) -> None:
    """Presidency's goes through a whole year, in ten."""
    steps = lesson_of(game).steps
    assert 6 <= len(steps) <= (10 if game == "presidency" else 8)
    for step in steps:
        assert isinstance(find_game(game).steps[step.when], Choice), step.when
        assert step.lead.endswith((".", "?", "!")), step.lead


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_plays_a_lesson_to_its_end_is_told_every_step(game: str) -> None:
    """The first decision already says what the goal is, and nothing is said twice."""
    lesson = lesson_of(game)
    told = play_lesson(game)
    record = told.record
    assert told.steps[0] == 0
    assert sorted(told.steps) == list(range(len(lesson.steps))), [lesson.steps[one].when for one in told.steps]
    addresses = set(lesson_record(game).table.view(lesson.seat).addresses())
    assert {step.points_at for step in lesson.steps} <= REGIONS | addresses
    assert told.names == tuple(
        name
        for name, move in zip(record.decision_names(), record.log.moves, strict=True)
        if move.move.seat == lesson.seat
    )


def test_the_laboratory_lists_the_deals_that_tell_everything() -> None:
    """The deal of the lesson is one; what it counts are decisions of the person."""
    seed = lesson_of("campaign").seed
    (found,) = deals("campaign", [seed])
    assert found.seed == seed
    assert found.decisions == len(play_lesson("campaign").names)


LESSON = Lesson(
    seed=1,
    seats=1,
    steps=(
        LessonStep("", "Goal.", ""),
        LessonStep("roll", "Roll.", ""),
        LessonStep("roll", "Again.", ""),
        LessonStep("end", "End.", ""),
    ),
)


def test_each_step_belongs_to_the_first_decision_of_its_kind_that_is_left() -> None:
    assert step_at(LESSON, [], "roll") == (0, 1)
    assert step_at(LESSON, ["roll"], "roll") == (1, 2)
    assert step_at(LESSON, ["roll", "roll"], "roll") == (2, 3)
    assert step_at(LESSON, ["roll", "roll", "roll"], "roll") is None


def test_a_step_whose_moment_never_came_does_not_hold_up_the_others() -> None:
    assert step_at(LESSON, ["roll"], "end") == (3, 2)
    assert step_at(LESSON, ["roll"], "wait") is None


def test_only_the_deal_of_the_lesson_is_coached() -> None:
    """Another deal is not, and neither is what was branched off."""
    assert coached(lesson_record("campaign").log) is lesson_of("campaign")
    assert coached(Record.new("campaign", seats=2, seed=7).log) is None
    record = lesson_record("campaign")
    record.play(0)
    assert coached(record.branch(1).log) is None


def test_the_names_of_decisions_survive_moves_that_were_taken_back() -> None:
    """Also after an undo that goes past dice, which gives the game other luck."""
    record: Any = lesson_record("campaign")
    for _ in range(4):
        record.play(0)
    record.undo(agreed=True)
    record.play(0)
    names = record.decision_names()
    assert len(names) == len(record.log.moves)
    assert names[:2] == ["choose_president", "choose_president"]
