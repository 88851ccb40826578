"""How likely debates are won, in closed form. (Advanced Game, Debate)"""

from __future__ import annotations

from functools import cache

from resolute.games.campaign.content.charts import DEBATE_NUMBERS

_TOTALS = [first + second for first in range(1, 7) for second in range(1, 7)]


@cache
def hit_chance(rating: int) -> float:
    """How likely a roll of two dice makes the point for a candidate of this rating. (Debate 5)"""
    return sum(total in DEBATE_NUMBERS[rating] for total in _TOTALS) / len(_TOTALS)


def debate_chances(mine: float, rolls: int, other: float, others: int) -> tuple[float, float, float]:
    """How likely a debate is won, ends level or is lost, by the chance of a roll and the number of rolls. (Debate 6)"""
    own, their = _hits(mine, rolls), _hits(other, others)
    won = sum(a * b for hits, a in enumerate(own) for made, b in enumerate(their) if hits > made)
    level = sum(a * b for hits, a in enumerate(own) for made, b in enumerate(their) if hits == made)
    return won, level, 1 - won - level


def _hits(chance: float, rolls: int) -> tuple[float, ...]:
    """How likely none, one or two points are made with one or two rolls."""
    if rolls == 1:
        return 1 - chance, chance
    return (1 - chance) ** 2, 2 * chance * (1 - chance), chance**2
