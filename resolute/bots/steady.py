"""A bot that looks one move ahead: it plays each option on redealt clones and appraises where that leads.

Options whose result depends on luck are played with several streams of dice, the same ones for each option,
so that no option looks better only because its dice fell better.
"""

from __future__ import annotations

from random import Random
from typing import Any

from resolute.bots.sight import Sight
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.frames import Option
from resolute.engine.table import Table

STREAMS = 4
"""How many streams of dice an option is played with if luck decides what comes of it."""


class SteadyBot:
    """Plays what looks best after one move."""

    def __init__(self, seed: int, streams: int = STREAMS) -> None:
        self._random = Random(seed)
        self._streams = streams

    def choose(self, sight: Sight) -> int:
        """The place of the option after which the position looks best."""
        if len(sight.options) == 1:
            return 0
        world = sight.redealt(self._random.getrandbits(48))
        decision = world.decision
        assert decision is not None
        streams: list[Dice] = []
        best, best_worth = 0, float("-inf")
        for place, option in enumerate(decision.options):
            worth, by_luck = _worth(world, option, sight.seat, None)
            if by_luck:
                if not streams:
                    streams = [Dice(seed_bytes(self._random.getrandbits(48))) for _ in range(self._streams - 1)]
                worth += sum(_worth(world, option, sight.seat, dice)[0] for dice in streams)
                worth /= len(streams) + 1
            if worth > best_worth:
                best, best_worth = place, worth
        return best


def _worth(world: Table[Any], option: Option, seat: int, dice: Dice | None) -> tuple[float, bool]:
    """What the position looks like after an option, and whether luck had a part in it."""
    twin = world.clone()
    if dice is not None:
        twin.dice = dice.clone()
    used: list[int] = []
    twin.dice.used = used
    twin.advance(option)
    return twin.game.appraise(twin, seat), bool(used)
