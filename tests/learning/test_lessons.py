"""Coached first games: every step is said once, at a decision of its kind, and points at something that is there."""

from __future__ import annotations

from typing import Any

import pytest

from resolute.bots import Observation, make_bot
from resolute.engine.frames import Choice
from resolute.engine.learning import Lesson, LessonStep
from resolute.engine.record import Record
from resolute.engine.registry import find_game, games
from resolute.learning.lessons import coached, lesson_of, lesson_record, step_at

TAUGHT = [game.id for game in games().values() if game.lesson is not None]
REGIONS = {"decision", "tally", "cards", "board", "goal"}


def played(game: str, most: int = 1200) -> tuple[Record, list[str], set[str]]:
    """A lesson played by a steady bot in the place of the person: the record, the names of the person's decisions, and
    every address of the first view in which it decided."""
    lesson = lesson_of(game)
    record = lesson_record(game)
    bots = [make_bot("steady" if seat == lesson.seat else lesson.bot, 5 + seat) for seat in range(lesson.seats)]
    names: list[str] = []
    addresses: set[str] = set()
    for _ in range(most):
        decision = record.table.decision
        if decision is None or _all_shown(lesson, names):
            break
        if decision.seat == lesson.seat:
            addresses |= set(record.table.view(lesson.seat).addresses()) if not names else set()
            names.append(record.table.agenda[-1].step.name)
        record.play(bots[decision.seat].choose(Observation(record.table)), seat=decision.seat)
    return record, names, addresses


def _shown(lesson: Lesson, names: list[str]) -> list[int]:
    found = (step_at(lesson, names[:at], name) for at, name in enumerate(names))
    return [one[0] for one in found if one is not None]


def _all_shown(lesson: Lesson, names: list[str]) -> bool:
    return all(names.count(step.when) >= _of_kind(lesson, step) for step in lesson.steps)


def _of_kind(lesson: Lesson, step: LessonStep) -> int:
    return sum(one.when == step.when for one in lesson.steps)


def test_the_games_that_are_taught() -> None:
    assert {"campaign", "dictators", "presidency"} <= set(TAUGHT)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_six_to_eight_steps_at_decisions_of_the_game(game: str) -> None:
    steps = lesson_of(game).steps
    assert 6 <= len(steps) <= 8
    for step in steps:
        assert isinstance(find_game(game).steps[step.when], Choice), step.when
        assert step.lead.endswith((".", "?", "!")), step.lead


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_plays_a_lesson_to_its_end_is_told_every_step(game: str) -> None:
    """The first decision already says what the goal is, and nothing is said twice."""
    lesson = lesson_of(game)
    record, names, addresses = played(game)
    shown = _shown(lesson, names)
    assert shown[0] == 0
    assert sorted(shown) == list(range(len(lesson.steps))), [lesson.steps[one].when for one in shown]
    assert {step.points_at for step in lesson.steps} <= REGIONS | addresses
    assert [
        name
        for name, move in zip(record.decision_names(), record.log.moves, strict=True)
        if move.move.seat == lesson.seat
    ] == names[: len(names)]


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
