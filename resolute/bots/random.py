"""A bot that chooses any option."""

from __future__ import annotations

from random import Random

from resolute.bots.observation import Observation


class RandomBot:
    """Every option is as good as any other."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, observation: Observation) -> int:
        """The place of an option, each equally likely."""
        return int(self._random() * len(observation.decision.options))
