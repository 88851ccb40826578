"""The worlds of a search: ways in which everything that a seat cannot know may lie, with evenly spread luck."""

from __future__ import annotations

from random import Random
from typing import Any

from resolute.bots.observation import Observation
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.table import Table

SPREAD = 2
"""So many draws at the start of a world are spread: a roll of two dice."""
_STRATA = 6
"""Of so many worlds in a row each has its first draws from another part of what can come."""

WEIGHED = 6
"""So many worlds are drawn by their weight: most options are tried in these, so that several redeals cost little."""


class EvenDice(Dice):
    """Dice whose first draws are given as parts of the whole, from 0 to 1; the others come from the stream."""

    first: tuple[float, ...] = ()

    def below(self, n: int) -> int:
        """One of 0 .. n-1: where the given part falls, or the next of the stream."""
        if not self.first:
            return Dice.below(self, n)
        part, *rest = self.first
        self.first = tuple(rest)
        value = int(part * n)
        if self.used is not None:
            self.used.append(value)
        return value

    def clone(self) -> EvenDice:
        """The same luck from here on."""
        return EvenDice(self.seed, self.block, self.place, self.words, first=self.first)


class Worlds:
    """The worlds of one search, each opened when it is first needed, with the dice for looking ahead in it.

    All options meet the same worlds. The first draws are spread evenly: of six worlds each shows another face of a
    first die, and of 36 each shows another pair, so that luck averages out with fewer of them.
    """

    def __init__(self, observation: Observation, random: Random) -> None:
        self._observation = observation
        self._random = random
        self._orders = [random.sample(range(_STRATA), _STRATA) for _ in range(SPREAD)]
        self._opened: list[tuple[Table[Any], Dice]] = []

    def __getitem__(self, number: int) -> tuple[Table[Any], Dice]:
        while len(self._opened) <= number:
            self._opened.append(self._open(len(self._opened)))
        return self._opened[number]

    def _open(self, number: int) -> tuple[Table[Any], Dice]:
        world = self._likely() if number < WEIGHED else self._any()
        world.unanswered = not world.game.bots.answers_in_rollouts
        # The second draw moves on by a part whenever the first has been through all of them.
        parts = [(number + draw * (number // _STRATA)) % _STRATA for draw in range(SPREAD)]
        first = [
            (order[part] + self._random.random()) / _STRATA for order, part in zip(self._orders, parts, strict=True)
        ]
        world.dice = EvenDice(world.dice.save()[0], first=tuple(first))
        return world, Dice(seed_bytes(self._random.getrandbits(48)))

    def _any(self) -> Table[Any]:
        return self._observation.redealt(self._random.getrandbits(48))

    def _likely(self) -> Table[Any]:
        """A redeal; where the game can say how likely each is, one of several by that."""
        world = self._any()
        bots, seat = world.game.bots, self._observation.seat
        if bots.redeals == 1:
            return world
        found = [world, *(self._any() for _ in range(bots.redeals - 1))]
        return self._random.choices(found, [bots.weight(one, seat) for one in found])[0]
