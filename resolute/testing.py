"""For tests and worked examples: tables with scripted dice that are played by what the options say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec

from resolute.engine.dice import ScriptedDice
from resolute.engine.frames import Frame, Option, Seat
from resolute.engine.game import Game
from resolute.engine.table import Decision, Table

S = TypeVar("S", bound=msgspec.Struct)


class Example(Generic[S]):
    """A table that an example plays: `choose` by label, `dice` for what is rolled next."""

    def __init__(self, table: Table[S]) -> None:
        self.table = table

    @property
    def state(self) -> S:
        """The state, to look at and to prepare."""
        return self.table.state

    @property
    def decision(self) -> Decision:
        """The question that waits."""
        decision = self.table.decision
        assert decision is not None, "the game is over, so nobody is asked"
        return decision

    @property
    def asked(self) -> tuple[str, Seat]:
        """Which choice waits, and for whom."""
        return self.decision.name, self.decision.seat

    @property
    def barred(self) -> dict[str, str]:
        """What cannot be chosen now, with the reasons."""
        return {bar.label: bar.reason for bar in self.decision.barred}

    @property
    def labels(self) -> list[str]:
        """What can be chosen now."""
        decision = self.table.decision
        return [option.label for option in decision.options] if decision else []

    def option(self, label: str) -> Option:
        """The option that says this, or the only one that starts with it; a hyphen before a number is a minus sign."""
        options = self.decision.options
        if not any(option.label.startswith(label) for option in options):
            label = re.sub(r"(?<= )-(?=\d)", "−", label)
        exact = [option for option in options if option.label == label]
        near = exact or [option for option in options if option.label.startswith(label)]
        assert len(near) == 1, f"{label!r} fits {len(near)} of: {', '.join(self.labels)}"
        return near[0]

    def choose(self, *labels: str) -> Self:
        """Choose options one after the other."""
        for label in labels:
            self.table.play(self.option(label))
        return self

    def dice(self, *faces: int, draws: Sequence[int] = ()) -> Self:
        """Set what will be rolled (and, if it matters, drawn) from here on."""
        self.table.dice = ScriptedDice(faces, draws)
        return self

    def run(self, *frames: Frame) -> Self:
        """Put frames on top of the agenda and let the table settle."""
        self.table._listing = None
        self.table.agenda.extend(reversed(frames))
        self.table.run_agenda()
        return self

    @property
    def story(self) -> list[str]:
        """The whole journal in sentences, private entries included."""
        return [self.table.game.sentence(self.table, entry) for entry in self.table.journal or ()]


def new_example(
    game: Game[S],
    *,
    seats: int,
    options: dict[str, Any] | None = None,
    faces: Sequence[int] = (),
    draws: Sequence[int] = (),
) -> Example[S]:
    """A table of a game with scripted dice, set up and settled."""
    return Example(Table.start(game, seats, game.resolve_options(seats, options), ScriptedDice(faces, draws)))
