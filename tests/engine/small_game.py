"""What the small games of these tests have in common."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

import msgspec

from resolute.engine.frames import Frame, Seat, Step
from resolute.engine.game import Game
from resolute.engine.table import Outcome, Table
from resolute.engine.views import Fact, Facts, View

S = TypeVar("S", bound=msgspec.Struct)


class SmallGame(Game[S]):
    """A game that hides nothing, starts with a step that takes no arguments, and is not offered to people."""

    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    offered: ClassVar[bool] = False
    start: ClassVar[Step[[]]]

    def initial_state(self, seats: int, options: dict[str, Any]) -> S:
        made: S = self.state()
        return made

    def opening(self, t: Table[S]) -> Frame:
        return Frame(self.start)

    def view(self, t: Table[S], seat: Seat | None) -> View:
        return View(self.id, seat, t.number, {"all": Facts("All", (Fact("state", "state", repr(t.state)),))})

    def redeal(self, t: Table[S], seat: Seat | None) -> None:
        pass


def won_by(*seats: Seat, why: str = "It is over.") -> Outcome:
    """The simplest ending."""
    return Outcome((seats,), (1,) * len(seats), "done", why)
