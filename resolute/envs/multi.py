"""PettingZoo environments: every seat of a game is an agent."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from gymnasium.utils import seeding

from resolute.engine.errors import SetupError
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.envs.seats import (
    ILLEGAL,
    Observed,
    action_space,
    check_setup,
    deal,
    observation_space,
    observe,
    reward_of,
    skip_single_options,
    story,
)

try:
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    raise ImportError(
        "Environments for several agents need PettingZoo: install resolute with its extra envs."
    ) from None


def agent_name(seat: Seat) -> str:
    """The agent of a seat: seat_0, seat_1, ..."""
    return f"seat_{seat}"


class _Tables:
    """A game for several agents: the table, its spaces and its luck."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any] | None, render_mode: str | None) -> None:
        self.game, self.seats, self.options = check_setup(game, seats, options)
        if self.seats < 2:
            raise SetupError(f"{self.game} is played alone; use gymnasium.make for it.")
        self.journal = render_mode is not None
        self._random: numpy.random.Generator | None = None
        self.table: Table[Any] | None = None

    def reset(self, seed: int | None) -> Table[Any]:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table = deal(self.game, self.seats, self.options, self._random, journal=self.journal)
        self._skip()
        return self.table

    def play(self, action: int) -> bool:
        """Play an option; False if the action is none."""
        assert self.table is not None
        decision = self.table.decision
        if decision is None or not 0 <= action < len(decision.options):
            return False
        self.table.advance(decision.options[int(action)])
        self._skip()
        return True

    def _skip(self) -> None:
        assert self.table is not None
        while skip_single_options(self.table):
            pass


class SeatsAEC(AECEnv[str, Observed, int]):
    """All seats of a game, one question at a time. An action that is no option costs 1 and ends the episode."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "resolute_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._game = _Tables(game, seats, options, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(self._game.seats)]

    @cache  # noqa: B019  (PettingZoo wants the same object each time)
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return observation_space()

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return action_space()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._game.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int) -> None:
        """The agent that is asked chooses an option."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not self._game.play(action):
            self.rewards[agent] = ILLEGAL
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._game.table is not None and self._game.table.outcome is not None:
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = reward_of(self._game.table, seat)
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        assert self._game.table is not None
        decision = self._game.table.decision
        if decision is not None:
            self.agent_selection = agent_name(decision.seat)

    def observe(self, agent: str) -> Observed:
        """What this agent's seat may know now."""
        assert self._game.table is not None
        return observe(self._game.table, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """The end of the story so far, as a spectator reads it."""
        return story(self._game.table, None) if self.render_mode == "ansi" and self._game.table is not None else None

    def close(self) -> None:
        """Nothing to give back."""


class SeatsParallel(ParallelEnv[str, Observed, int]):
    """All seats of a game; each step takes an action of every agent, and only that of the agent who is asked counts."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "resolute_parallel_v0"}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._game = _Tables(game, seats, options, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(self._game.seats)]
        self.agents: list[str] = []

    @cache  # noqa: B019
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return observation_space()

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return action_space()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self._game.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody acts; those who are not asked wait."""
        table = self._game.table
        if table is None or not self.agents:
            return {}, {}, {}, {}, {}
        decision = table.decision
        assert decision is not None
        asked = agent_name(decision.seat)
        legal = self._game.play(actions[asked])
        over = not legal or table.outcome is not None
        rewards = {agent: reward_of(table, seat) for seat, agent in enumerate(self.possible_agents)}
        if not legal:
            rewards[asked] = ILLEGAL
        observed, agents = self._observed(), self.agents
        self.agents = [] if over else agents
        return (
            observed,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observed(self) -> dict[str, Observed]:
        assert self._game.table is not None
        return {agent: observe(self._game.table, seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> str | None:
        """The end of the story so far, as a spectator reads it."""
        return story(self._game.table, None) if self.render_mode == "ansi" and self._game.table is not None else None


def aec(
    game: str, *, seats: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
) -> SeatsAEC:
    """A PettingZoo AEC environment of a game."""
    return SeatsAEC(game, seats=seats, options=options, render_mode=render_mode)


def parallel(
    game: str, *, seats: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
) -> SeatsParallel:
    """The same in PettingZoo's parallel form."""
    return SeatsParallel(game, seats=seats, options=options, render_mode=render_mode)
