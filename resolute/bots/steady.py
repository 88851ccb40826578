"""A bot that looks one move ahead: it plays each option on redealt clones and evaluates where that leads.

Options whose result depends on luck are played with several streams of dice, the same ones for each option,
so that no option looks better only because its dice fell better; where the game can count the chances of a draw, the
position is judged before it, and options that the game can rate by itself are not played at all.
What an option announces is let happen: somebody may answer it, but nobody knows who will.
Questions inside the move, such as at whom a card is aimed, are looked through, as far as the game says that it pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from resolute.bots.observation import Observation
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.frames import Option, Seat
from resolute.engine.reactions import mute
from resolute.engine.table import Table

STREAMS = 4
"""How many streams of dice an option is played with if luck decides what comes of it."""


class SteadyBot:
    """Plays what looks best after one move."""

    def __init__(self, seed: int, streams: int = STREAMS) -> None:
        self._random = Random(seed)
        self._streams = streams

    def choose(self, observation: Observation) -> int:
        """The place of the option after which the position looks best."""
        if len(observation.options) == 1:
            return 0
        worths = rate_options(observation, self._random, self._streams)
        # Of equal options the first one listed.
        return max(worths, key=worths.__getitem__)


def rate_options(observation: Observation, random: Random, streams: int = STREAMS) -> dict[int, float]:
    """What the position looks like after each option, by its place in the list."""
    world = observation.redealt(random.getrandbits(48))
    decision = world.decision
    assert decision is not None
    world.unanswered = True
    world.pauses = world.game.bots.judged_before
    look = _LookAhead(observation.seat, len(world.agenda), random, streams)
    worths = dict(world.game.bots.rated(world, observation.seat, decision.options))
    for place, option in enumerate(decision.options):
        # Not to be asked again leads where letting it happen leads, which is listed before.
        if place not in worths and option.frame.step is not mute:
            worths[place] = look.worth(world, option)
    return dict(sorted(worths.items()))


class _LookAhead:
    """One look ahead: for whom, from how deep in the agenda, and with which streams of dice."""

    def __init__(self, seat: Seat, depth: int, random: Random, streams: int) -> None:
        self._seat = seat
        self._depth = depth
        self._random = random
        self._further = streams - 1
        self._opened: list[Dice] = []

    def worth(self, world: Table[Any], option: Option) -> float:
        """What the position looks like after an option, on average if luck has a part in it."""
        first, *further = self._after(world, option, world.game.bots.questions_inside, alone=False)
        return (first + sum(further)) / (len(further) + 1) if further else first

    def _streams(self) -> list[Dice]:
        """The other streams, which are opened when luck first matters."""
        if not self._opened:
            self._opened = [Dice(seed_bytes(self._random.getrandbits(48))) for _ in range(self._further)]
        return self._opened

    def _after(self, position: Table[Any], option: Option, left: int, *, alone: bool) -> Sequence[float]:
        """What an option comes to in each stream; one number, if it is the same in all.

        Up to the first draw all streams lead to the same position, so that they part only there; `alone` says that
        this one has already parted from the others.
        """
        twin = position.clone()
        used: list[int] = []
        twin.dice.used = used
        twin.advance(option)
        if alone or not used:
            return self._at(twin, left, alone=alone)
        worths = [*self._at(twin, left, alone=True)]
        for dice in self._streams():
            other = position.clone()
            other.dice = dice.clone()
            other.advance(option)
            worths += self._at(other, left, alone=True)
        return worths

    def _at(self, twin: Table[Any], left: int, *, alone: bool) -> Sequence[float]:
        """The same of a position. A question that belongs to the move itself gets its best answer in each stream."""
        if not left or not self._asks_inside(twin):
            return (twin.game.bots.evaluate(twin, self._seat),)
        asked = twin.decision
        assert asked is not None
        found = [self._after(twin, one, left - 1, alone=alone) for one in asked.options]
        streams = max(map(len, found))
        return [max(one[stream] if len(one) > 1 else one[0] for one in found) for stream in range(streams)]

    def _asks_inside(self, twin: Table[Any]) -> bool:
        """Whether the seat is asked something that is a part of its move and cannot be foreseen."""
        agenda = twin.agenda
        if len(agenda) <= self._depth or not agenda[-1].step.asks or agenda[-1].step.name in twin.game.bots.foreseen:
            return False
        return twin.decider() == self._seat
