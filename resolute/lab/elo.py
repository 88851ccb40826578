"""Ratings from results: the Bradley-Terry model on the Elo scale, with intervals from redrawn deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log10
from random import Random

import msgspec

MIDDLE = 1500.0
"""The mean of all ratings."""
REDRAWS = 200
ROUNDS = 200
PRIOR = 0.5
"""Each pair starts with half a win each way, so that a clean sweep has a rating too."""

Beaten = tuple[str, str, float]
"""Who beat whom, and what it counts."""


class Rating(msgspec.Struct, frozen=True):
    """A rating with its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(bots: Sequence[str], deals: Sequence[Sequence[Beaten]], seed: int = 0) -> dict[str, Rating]:
    """The rating of each bot; the interval comes from deals drawn again with replacement."""
    fitted = fit(bots, (one for deal in deals for one in deal))
    random = Random(seed)
    redrawn: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(REDRAWS):
        drawn = random.choices(deals, k=len(deals)) if deals else []
        for bot, elo in fit(bots, (one for deal in drawn for one in deal)).items():
            redrawn[bot].append(elo)
    found = {}
    for bot in bots:
        spread = sorted(redrawn[bot])
        found[bot] = Rating(fitted[bot], spread[int(REDRAWS * 0.025)], spread[int(REDRAWS * 0.975)])
    return found


def fit(bots: Sequence[str], results: Iterable[Beaten]) -> dict[str, float]:
    """The strengths under which these results are likeliest, by Hunter's minorize-maximize steps."""
    wins = {(a, b): PRIOR for a in bots for b in bots if a != b}
    for winner, loser, count in results:
        wins[winner, loser] += count
    total = {bot: sum(wins[bot, other] for other in bots if other != bot) for bot in bots}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        last = strength
        strength = {
            bot: total[bot]
            / sum((wins[bot, other] + wins[other, bot]) / (last[bot] + last[other]) for other in bots if other != bot)
            if len(bots) > 1
            else 1.0
            for bot in bots
        }
        mean = sum(strength.values()) / len(strength)
        strength = {bot: one / mean for bot, one in strength.items()}
        if all(abs(strength[bot] - last[bot]) < 1e-9 for bot in bots):
            break
    elo = {bot: 400 * log10(one) for bot, one in strength.items()}
    middle = sum(elo.values()) / len(elo)
    return {bot: MIDDLE + one - middle for bot, one in elo.items()}
