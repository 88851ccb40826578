"""What a bot is given: the decision of its seat, its view, and clones in which the rest is redealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Option, Seat
from resolute.engine.table import Decision, Table
from resolute.engine.views import View


class Observation:
    """A table through the eyes of the seat that decides now."""

    __slots__ = ("_table", "decision", "seat")

    def __init__(self, table: Table[Any]) -> None:
        decision = table.decision
        if decision is None:
            raise ValueError("the game is over, so nobody decides")
        self._table = table
        self.decision: Decision = decision
        self.seat: Seat = decision.seat

    @property
    def options(self) -> Sequence[Option]:
        """What can be chosen."""
        return self.decision.options

    @property
    def evaluation(self) -> Evaluation[Any]:
        """How the game judges positions."""
        return self._table.game.bots

    def view(self) -> View:
        """What the seat sees."""
        return self._table.view(self.seat)

    def redealt(self, seed: int) -> Table[Any]:
        """A clone in which everything that the seat cannot know is redealt, the dice too."""
        return self._table.redeal(self.seat, seed)


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, observation: Observation) -> int:
        """The place of the chosen option in the list."""
