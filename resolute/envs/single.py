"""A Gymnasium environment: one seat of a game, the others are played by bots."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium

from resolute.bots import Bot, Observation, make_bot
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.envs.seats import (
    ILLEGAL,
    Observed,
    action_space,
    check_seat,
    check_setup,
    deal,
    observation_space,
    observe,
    reward_of,
    skip_single_options,
    story,
)


class SeatEnv(gymnasium.Env[Observed, Any]):
    """One seat of a game. An action is the place of an option; questions with one answer are answered for you.

    The reward comes with the end: the part of the win, or in a game for one the legacy. An action that is no option
    costs 1 and ends the episode.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # type: ignore[misc]  # not declared so there

    def __init__(
        self,
        game: str = "campaign",
        *,
        seats: int | None = None,
        seat: Seat = 0,
        bots: str = "steady",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.seats, self.options = check_setup(game, seats, options)
        check_seat(seat, self.seats)
        make_bot(bots, 0)
        self.seat = seat
        self.bots = bots
        self.render_mode = render_mode
        self.action_space = action_space()
        self.observation_space = observation_space()
        self._table: Table[Any] | None = None
        self._players: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game and play it to the first question for this seat."""
        super().reset(seed=seed)
        self._table = deal(self.game, self.seats, self.options, self.np_random, journal=self.render_mode is not None)
        self._players = [make_bot(self.bots, int(self.np_random.integers(2**31))) for _ in range(self.seats)]
        self._play_on(self._table)
        return observe(self._table, self.seat), self._info(self._table)

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Choose an option, and let the others play until this seat is asked again."""
        table = self._table
        if table is None:
            raise gymnasium.error.ResetNeeded("Call reset before step.")
        decision = table.decision
        if decision is None:
            raise gymnasium.error.ResetNeeded("The game is over; call reset.")
        if not 0 <= action < len(decision.options):
            return observe(table, self.seat), ILLEGAL, True, False, {**self._info(table), "illegal": True}
        table.advance(decision.options[int(action)])
        self._play_on(table)
        return (
            observe(table, self.seat),
            reward_of(table, self.seat),
            table.outcome is not None,
            False,
            self._info(table),
        )

    def _play_on(self, table: Table[Any]) -> None:
        while (decision := table.decision) is not None:
            if skip_single_options(table):
                continue
            if decision.seat == self.seat:
                return
            table.advance(decision.options[self._players[decision.seat].choose(Observation(table))])

    def _info(self, table: Table[Any]) -> dict[str, Any]:
        """What is asked, by its key, and how the game ended."""
        decision, outcome = table.decision, table.outcome
        return {
            "question": "" if decision is None else decision.name,
            "ending": "" if outcome is None else outcome.ending,
            "decisions": table.number,
        }

    def render(self) -> str | None:
        """The end of the story so far, as this seat reads it."""
        if self.render_mode != "ansi" or self._table is None:
            return None
        return story(self._table, self.seat)


def make_vec(
    game: str, count: int, *, parallel: bool = True, **settings: Any
) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """So many tables at once, each with its own luck: in processes of their own, or one after the other."""

    def make() -> SeatEnv:
        return SeatEnv(game, **settings)

    kind = gymnasium.vector.AsyncVectorEnv if parallel else gymnasium.vector.SyncVectorEnv
    return kind([make] * count)
