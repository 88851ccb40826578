"""A bot that looks one move ahead: it plays each option on redealt clones and appraises where that leads.

Options whose result depends on luck are played with several streams of dice, the same ones for each option,
so that no option looks better only because its dice fell better. What an option announces is let happen: somebody
may answer it, but nobody knows who will. Questions inside the move, such as at whom a card is aimed, are looked
through, as far as the game says that it pays.
"""

from __future__ import annotations

from random import Random
from typing import Any

from resolute.bots.sight import Sight
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.frames import Option, Seat
from resolute.engine.reactions import answer
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


def _worth(world: Table[Any], option: Option, seat: Seat, dice: Dice | None) -> tuple[float, bool]:
    """What the position looks like after an option, and whether luck had a part in it."""
    twin = world.clone()
    if dice is not None:
        twin.dice = dice.clone()
    return _after(twin, option, seat, len(world.agenda), world.game.questions_inside)


def _after(twin: Table[Any], option: Option, seat: Seat, depth: int, left: int) -> tuple[float, bool]:
    """The same on a table of one's own. A question that belongs to the move itself gets its best answer."""
    used: list[int] = []
    twin.dice.used = used
    twin.advance(option)
    while twin.agenda and twin.agenda[-1].step is answer:
        asked = twin.decision
        assert asked is not None
        twin.advance(next(one for one in asked.options if one.declines))
    if not left or len(twin.agenda) <= depth or twin.agenda[-1].step.name in twin.game.foreseen:
        return twin.game.appraise(twin, seat), bool(used)
    asked = twin.decision
    assert asked is not None
    if asked.seat != seat:
        return twin.game.appraise(twin, seat), bool(used)
    found = [_after(twin.clone(), one, seat, depth, left - 1) for one in asked.options]
    return max(worth for worth, _ in found), bool(used) or any(by_luck for _, by_luck in found)
