"""What a game offers to people who are new to it: the terms of its glossary, a coached first game, and exercises."""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.words import Words


class Term(msgspec.Struct, frozen=True, cache_hash=True):
    """A word that a newcomer cannot know, explained in a sentence or two.

    `key` is the key of a fact, track, card kind or column of the view, or one of its own; `also` lists further keys
    that mean the same.
    """

    key: str
    name: Words
    text: Words
    also: tuple[str, ...] = ()


Glossary = tuple[Term, ...]


class LessonStep(msgspec.Struct, frozen=True):
    """One thing that the coach says: at which decision, a leading sentence, the rest, and what it points at.

    `when` is the name of the choice; empty means the first decision of any kind. `points_at` is an address in the page:
    a region (`decision`, `tally`, `cards`, `board`) or the id of a place, card or track of the view.
    """

    when: str
    lead: Words
    text: Words
    points_at: str = "decision"


class Lesson(msgspec.Struct, frozen=True):
    """A coached first game: a fixed deal against bots, and what is said at which decision.

    `length` says how long its game takes, where that is not as long as usual.
    """

    seed: int
    seats: int
    steps: tuple[LessonStep, ...]
    about: Words = ""
    options: dict[str, Any] = {}
    seat: Seat = 0
    bot: str = "random"
    length: Words = ""


class Recipe(msgspec.Struct, frozen=True):
    """Where the laboratory looks for an exercise: at these decisions, in the last moves of games of such a set-up."""

    decisions: tuple[str, ...]
    seats: int
    options: dict[str, Any] = {}
    moves: int = 150
    declining: bool = False
    """Whether the best answer has to be one that declines."""


class Exercise(msgspec.Struct, frozen=True):
    """A saved game that waits for one decision, and how each answer does when it is played out.

    `chances` are how often the seat wins after each option, by its place in the list; `best` is the place of the best.
    The game itself is the file `exercises/<id>.resolute` in the game's folder.
    """

    id: str
    title: Words
    question: Words
    why: Words
    seat: Seat
    best: int
    chances: dict[int, float]
    recipe: Recipe | None = None
    """Where another position of its kind is found, if its words fit any of them."""
