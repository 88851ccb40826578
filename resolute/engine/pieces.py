"""Pieces that many games share: face-down piles, hands and bags; taking one of several.

Their contents are tuples that are replaced, not changed, so that copying a piece costs next to nothing.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TypeVar

import msgspec

from resolute.engine.dice import Luck
from resolute.engine.errors import RulesError

T = TypeVar("T")

REMEMBERED = 256
"""Of a function of pieces that never change, so many results are remembered: those of the positions that were looked at
last, which are asked for again and again while something else changes."""


def pick(pieces: tuple[T, ...], luck: Luck) -> tuple[T, tuple[T, ...]]:
    """One of several pieces at random, and those that are left."""
    at = luck.below(len(pieces))
    return pieces[at], pieces[:at] + pieces[at + 1 :]


def without(pieces: tuple[T, ...], one: T) -> tuple[T, ...]:
    """Pieces but for this one; of equal ones the others stay."""
    at = pieces.index(one)
    return pieces[:at] + pieces[at + 1 :]


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with another one at a place."""
    found = list(values)
    found[place] = value
    return tuple(found)


class Deck(msgspec.Struct):
    """A face-down pile that nobody has looked into: it has no order, a draw picks at random."""

    cards: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self, luck: Luck) -> int:
        """Take a card."""
        if not self.cards:
            raise RulesError("a draw from an empty deck")
        card, self.cards = pick(self.cards, luck)
        return card

    def add(self, *cards: int) -> None:
        """Shuffle cards in."""
        self.cards += cards

    def remove(self, card: int) -> None:
        """Take out a card that is known to be there."""
        self.cards = without(self.cards, card)


class Pile(msgspec.Struct):
    """A pile with an order, because the rules put cards on its top or under its bottom. The top is first."""

    cards: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.cards)

    def take(self, count: int = 1) -> tuple[int, ...]:
        """Take cards from the top, fewer if there are not so many."""
        taken, self.cards = self.cards[:count], self.cards[count:]
        return taken

    def under(self, *cards: int) -> None:
        """Put cards under the bottom."""
        self.cards += cards

    def on_top(self, *cards: int) -> None:
        """Put cards on the top; the first of them is the new top."""
        self.cards = cards + self.cards


class Hand(msgspec.Struct):
    """Cards that one player holds."""

    cards: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.cards)

    def add(self, *cards: int) -> None:
        """Take cards in hand."""
        self.cards += cards

    def remove(self, card: int) -> None:
        """Let go of a card."""
        self.cards = without(self.cards, card)


class Bag(msgspec.Struct):
    """Pawns that cannot be told apart but for their color: how many there are of each."""

    counts: tuple[int, ...] = ()

    def __len__(self) -> int:
        return sum(self.counts)

    def handful(self, size: int, luck: Luck) -> tuple[int, ...]:
        """Draw several pawns at once, without putting them back; how many came of each color."""
        hands, weights = _handfuls(self.counts, min(size, len(self)))
        drawn = hands[luck.weighted(weights)]
        self.counts = tuple([have - took for have, took in zip(self.counts, drawn, strict=True)])
        return drawn

    def put_back(self, pawns: tuple[int, ...]) -> None:
        """Return pawns, as many of each color as said."""
        self.counts = tuple(have + more for have, more in zip(self.counts, pawns, strict=True))


@lru_cache(maxsize=4096)
def _handfuls(counts: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Every handful of that size with the number of ways in which it can come."""
    if not counts:
        return (((),), (1,)) if size == 0 else ((), ())
    hands: list[tuple[int, ...]] = []
    weights: list[int] = []
    for took in range(min(counts[0], size) + 1):
        rest, ways = _handfuls(counts[1:], size - took)
        hands += [(took, *hand) for hand in rest]
        weights += [comb(counts[0], took) * way for way in ways]
    return tuple(hands), tuple(weights)


def shuffled(cards: tuple[int, ...], luck: Luck) -> tuple[int, ...]:
    """The same cards in an order that nobody knows."""
    order = list(cards)
    last = len(order)
    for at in luck.countdown(last):
        last -= 1
        order[last], order[at] = order[at], order[last]
    return tuple(order)
