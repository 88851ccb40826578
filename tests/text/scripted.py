"""A keyboard that types what a test says, and a screen that a test can read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from io import StringIO

from rich.console import Console

import resolute
from resolute import Record
from resolute.bots import Observation, make_bot
from resolute.text.screen import WIDTH, Screen
from resolute.text.session import Session


@cache
def begins() -> int:
    """A seed with which the bot in seat 2 chooses its president first, then seat 1 its own, and seat 1 begins."""
    for seed in range(200):
        table, bot, asked = resolute.new("campaign", seats=2, seed=seed), make_bot("steady", seed + 1), []
        for _ in range(2):
            observation = Observation(table)
            asked.append(observation.seat)
            table.play(bot.choose(observation) if observation.seat == 1 else 0)
        last = Observation(table)
        if asked == [1, 0] and last.decision.name == "choose_region" and last.seat == 0:
            return seed
    raise AssertionError("seat 1 never begins")


class Scripted:
    """A session whose keys are typed one after the other; the input ends after the last."""

    def __init__(
        self,
        keys: Iterable[str],
        *,
        record: Record | None = None,
        around: tuple[str | None, ...] = (None, "steady"),
        terminal: bool = False,
        seed: int | None = None,
    ) -> None:
        self._keys: Iterator[str] = iter(keys)
        seed = begins() if seed is None else seed
        self._paper = StringIO()
        console = Console(file=self._paper, width=WIDTH, highlight=False, force_terminal=terminal, color_system=None)
        self.record = record or Record.new("campaign", seats=len(around), seed=seed)
        self.session = Session(self.record, around, Screen(console, self._type), seed)

    def _type(self, prompt: str) -> str:
        self._paper.write(prompt)
        try:
            key = next(self._keys)
        except StopIteration:
            raise EOFError from None
        self._paper.write(key + "\n")
        return key

    def run(self) -> str:
        """Play, and give everything that was on the screen."""
        self.session.run()
        return self._paper.getvalue()


def play(*keys: str, around: tuple[str | None, ...] = (None, "steady"), seed: int | None = None) -> str:
    """The screen after a new game of Campaign in which these keys are typed."""
    return Scripted(keys, around=around, seed=seed).run()
