"""What bots want of a game: how good a position looks, and how far it pays to look."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

from resolute.engine.frames import Option, Seat
from resolute.engine.words import Words

if TYPE_CHECKING:
    from resolute.engine.table import Table

S = TypeVar("S", bound=msgspec.Struct)


class Evaluation(Generic[S]):
    """How a game's positions are judged."""

    # How many questions inside one move a bot looks through before it judges where the move leads.
    questions_inside: ClassVar[int] = 0
    # Choices whose best option `evaluate` counts by itself, so that a bot need not try them all.
    foreseen: ClassVar[tuple[str, ...]] = ()
    # Steps that draw lots whose chances `evaluate` counts by itself: a bot judges the position before them.
    judged_before: ClassVar[tuple[str, ...]] = ()
    # Whether search lets opponents answer what is announced; without it, what is announced happens.
    answers_in_rollouts: ClassVar[bool] = False

    # Of so many redeals search keeps one for a world, by their weights.
    redeals: ClassVar[int] = 1

    # The share of a level's worlds that a search gets in this game: less where a rollout takes long.
    pace: ClassVar[float] = 1.0

    # Whether `chance` is one, from 0 to 1; a game for one player may have only better and worse.
    tells_chances: ClassVar[bool] = True

    def evaluate(self, t: Table[S], seat: Seat) -> float:
        """How good the position looks for a seat: higher is better."""
        raise NotImplementedError

    def rated(self, t: Table[S], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
        """Options, by their place, that the game can judge without playing them; a bot tries the others."""
        return {}

    def chance(self, t: Table[S], seat: Seat) -> float:
        """The chance that the seat wins, from 0 to 1: what a search averages, and what advice tells.

        A game whose `evaluate` is such a chance needs no more.
        """
        return self.evaluate(t, seat)

    def weight(self, t: Table[S], seat: Seat) -> float:
        """How likely a redeal is, beside other redeals for this seat, by what the others have done so far."""
        return 1.0

    def clock(self, t: Table[S]) -> Hashable:
        """Search plays on until this changes, then evaluates: most games count their turns."""
        return t.number

    def policy(self, t: Table[S], seat: Seat, options: Sequence[Option]) -> int | None:
        """What a seat would do in a rollout, where the game can say so cheaply; None to look one move ahead."""
        return None

    def terms(self, t: Table[S], seat: Seat) -> Mapping[str, float]:
        """What speaks for a seat, by name, in log odds: what advice compares to say why."""
        return {}

    def term_words(self, term: str, better: bool) -> Words:
        """What it means that a term is better, or worse, after one option than after another."""
        raise NotImplementedError
