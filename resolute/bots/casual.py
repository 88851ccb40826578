"""A bot that plays any option that looks nearly as good as the best."""

from __future__ import annotations

from random import Random

from resolute.bots.observation import Observation
from resolute.bots.steady import rate_options

NEAR = 0.35
"""How far from the best, on the way down to the average option, one is still near it."""


class CasualBot:
    """Looks one move ahead, and is not particular about what it finds."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation) -> int:
        """The place of an option near the best, each equally likely."""
        if len(observation.options) == 1:
            return 0
        worths = rate_options(observation, self._random, streams=1)
        best = max(worths.values())
        least = best - NEAR * (best - sum(worths.values()) / len(worths))
        near = [place for place, worth in worths.items() if worth >= least]
        return near[int(self._random.random() * len(near))]
