"""Effects that only historical starts have. (TSF Historical Scenarios)"""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.effects import Effect, Saying
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import Words
from resolute.games.presidency.content.printed import APPROVAL_BOX
from resolute.games.presidency.content.tracks import APPROVAL
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.words import conditions_starts as said


class Noted(Effect, frozen=True):
    """Something has happened that the start remembers; `brings` is what follows from it later, in words."""

    simple: ClassVar[bool] = True

    what: str
    brings: Words

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.state.scenario = t.state.scenario.after(self.what)

    def say(self) -> Saying:
        return Saying(self.brings)


class ApprovalRises(Effect, frozen=True):
    """Approval rises to a box, unless it is there already."""

    simple: ClassVar[bool] = True

    to: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        missing = (self.to - t.state.president.approval) // APPROVAL_BOX
        move(t, APPROVAL, max(0, missing))

    def say(self) -> Saying:
        return Saying(said.approval_rises(self.to))
