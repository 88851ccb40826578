"""What bots want of a game: how good a position looks, and how far it pays to look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

from resolute.engine.frames import Option, Seat

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

    def evaluate(self, t: Table[S], seat: Seat) -> float:
        """How good the position looks for a seat: higher is better."""
        raise NotImplementedError

    def rated(self, t: Table[S], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
        """Options, by their place, that the game can judge without playing them; a bot tries the others."""
        return {}
