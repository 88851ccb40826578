"""Looking for the deal of a coached first game: one in which every step of the lesson is told.

Run it as `python -m resolute.lab.lessons GAME FIRST END [BEST]`: it plays the lesson with the seeds FIRST to END, a
steady bot in the place of the person, and lists those in which every step comes, with the number of decisions that
takes, and in how many games of a person who chooses at random as well. With BEST it lists only so many, the best.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

import msgspec

from resolute.bots import Observation, make_bot
from resolute.engine.learning import Lesson
from resolute.engine.record import Record
from resolute.engine.registry import find_game
from resolute.learning.lessons import lesson_of, step_at

LONGEST = 1200
"""After so many decisions of all seats a lesson is given up."""
RANDOM_PEOPLE = 6
BOT_SEED = 5


class PlayedLesson(msgspec.Struct, frozen=True):
    """A lesson that was played: the record, the names of the person's decisions, and the steps that were told."""

    record: Record
    names: tuple[str, ...]
    steps: tuple[int, ...]


def play_lesson(game: str, seed: int | None = None, person: str = "steady", luck: int = BOT_SEED) -> PlayedLesson:
    """Play a lesson until every step was told or the game is over, with this bot in the place of the person."""
    lesson = lesson_of(game)
    record = Record.new(
        game, seats=lesson.seats, options=dict(lesson.options), seed=lesson.seed if seed is None else seed
    )
    bots = [make_bot(person if seat == lesson.seat else lesson.bot, luck + seat) for seat in range(lesson.seats)]
    names: list[str] = []
    told: list[int] = []
    for _ in range(LONGEST):
        decision = record.table.decision
        if decision is None or len(told) == len(lesson.steps):
            break
        if decision.seat == lesson.seat:
            step = step_at(lesson, names, decision.name)
            told += [] if step is None else [step[0]]
            names.append(decision.name)
        record.play(bots[decision.seat].choose(Observation(record.table)), seat=decision.seat)
    return PlayedLesson(record, tuple(names), tuple(told))


class Deal(msgspec.Struct, frozen=True):
    """A deal in which a steady player is told everything."""

    seed: int
    decisions: int
    """After so many decisions of the person."""
    random_people: int
    """In so many games of people who choose at random, too."""


def deals(game: str, seeds: Sequence[int]) -> Iterator[Deal]:
    """The deals of these seeds in which every step is told."""
    lesson: Lesson = lesson_of(game)
    for seed in seeds:
        told = play_lesson(game, seed)
        if told.steps[:1] != (0,) or len(told.steps) < len(lesson.steps):
            continue
        others = [play_lesson(game, seed, "random", 100 + luck) for luck in range(RANDOM_PEOPLE)]
        yield Deal(seed, len(told.names), sum(len(one.steps) == len(lesson.steps) for one in others))


def main(game: str, first: int, end: int, best: int | None = None) -> None:
    """Print what was found."""
    found = list(deals(game, range(first, end)))
    found.sort(key=lambda one: (-one.random_people, one.decisions))
    print(f"{find_game(game).name}: {len(found)} of {end - first} deals tell every step")
    for one in found[:best]:
        print(f"  seed {one.seed}: {one.decisions} decisions; {one.random_people} of {RANDOM_PEOPLE} at random")


if __name__ == "__main__":
    name, from_seed, to_seed, *count = sys.argv[1:]
    main(name, int(from_seed), int(to_seed), int(count[0]) if count else None)
