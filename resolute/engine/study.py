"""What the laboratory wants of a game: what a finished game shows, what it should show, and how fast it should be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from resolute.engine.table import Table

S = TypeVar("S", bound=msgspec.Struct)


class Bench(msgspec.Struct, frozen=True):
    """How a game is measured, and what it should reach beside Catanatron or by itself."""

    seats: int
    middle: int
    """After so many plays at random a table is in mid-game."""
    decisions: float
    """Decisions a second, in times those of Catanatron."""
    clone: float
    """The same for clones."""
    packed: float
    """The largest position, in KB."""
    setups: tuple[tuple[int, dict[str, Any]], ...]
    """With these seats and options whole games are packed; the last is kept in memory."""
    steady: float = 0.0
    """Decisions a second of the steady bot."""
    search: float = 0.0
    """Simulations a second of a search, in times those of Catanatron's tree search."""
    memory: float = 0.0
    """What 1,000 tables take, in MB."""


class Study(Generic[S]):
    """How a game is studied. A game without figures to reach is not measured."""

    # The share that each question of `findings` should come to.
    targets: ClassVar[Mapping[str, tuple[float, float]]] = {}
    bench: ClassVar[Bench | None] = None

    def findings(self, t: Table[S]) -> Iterable[tuple[str, str, bool]]:
        """What a finished game shows: a question, its subject, and whether it was so."""
        return ()
