"""Odds without code of their own: redealt clones are played through every draw, everybody declining.

As long as there are not too many ways, every one of them is played and the chances are exact; otherwise a
fixed number of games is sampled, and the answer says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import gcd
from typing import TYPE_CHECKING, Any

import msgspec

from resolute.engine.errors import GameOver, RulesError
from resolute.engine.frames import Option, Seat
from resolute.engine.journal import Entry
from resolute.engine.views import Map, View

if TYPE_CHECKING:
    from resolute.engine.table import Table

MOST_WAYS = 1500
SAMPLES = 400
LONGEST = 40
"""A way with more draws than this is no way to count: ties that are thrown again could go on for ever."""
DEALS = 16
"""So many deals of what is hidden must agree before chances are called exact."""


class Chance(msgspec.Struct, frozen=True):
    """One thing that can come of an option: what the journal would say, and how likely it is."""

    says: tuple[str, ...]
    chance: Fraction


class Odds(msgspec.Struct, frozen=True):
    """Everything that can come of an option, the likeliest first; `exact` unless it was sampled."""

    chances: tuple[Chance, ...]
    exact: bool
    ways: int


class _TooLong(Exception):
    """A way does not come to an end."""


class _Ways:
    """Luck that walks through every way in which the draws can fall, one run after the other."""

    def __init__(self) -> None:
        self.used: list[int] | None = None
        self._path: list[int] = []
        self._weights: list[tuple[int, ...]] = []
        self._at = 0

    def begin(self) -> None:
        self._at = 0

    def _next(self, weights: tuple[int, ...]) -> int:
        if not any(weights):
            raise RulesError("a draw from nothing")
        if self._at == LONGEST:
            raise _TooLong
        if self._at == len(self._path):
            self._path.append(next(place for place, weight in enumerate(weights) if weight))
            self._weights.append(weights)
        value = self._path[self._at]
        self._at += 1
        return value

    def die(self, sides: int) -> int:
        return self._next((1,) * sides) + 1

    def below(self, n: int) -> int:
        return self._next((1,) * n)

    def countdown(self, n: int) -> list[int]:
        return [self.below(left) for left in range(n, 1, -1)]

    def weighted(self, weights: Sequence[int]) -> int:
        shrink = gcd(*weights) or 1
        return self._next(tuple(weight // shrink for weight in weights))

    def clone(self) -> _Ways:
        return self

    def save(self) -> tuple[bytes, int]:
        return b"", 0

    @property
    def chance(self) -> Fraction:
        """How likely the way is that was just walked."""
        product = Fraction(1)
        for value, weights in zip(self._path, self._weights, strict=True):
            product *= Fraction(weights[value], sum(weights))
        return product

    def another(self) -> bool:
        """Turn to the next way; False when all have been walked."""
        while self._path:
            weights = self._weights[-1]
            value = self._path[-1] + 1
            while value < len(weights) and not weights[value]:
                value += 1
            if value < len(weights):
                self._path[-1] = value
                return True
            self._path.pop()
            self._weights.pop()
        return False


def count_odds(table: Table[Any], option: Option, *, most_ways: int = MOST_WAYS, samples: int = SAMPLES) -> Odds:
    """What can come of an option of the present decision, as far as its seat can know.

    The chances are exact if they are the same however the hidden pieces are dealt. The seeds of the deals are
    fixed: they must not depend on what is hidden.
    """
    decision = table.decision
    if decision is None:
        raise GameOver("The game is over; there is nothing left to play.")
    seat, index = decision.seat, table._place_of(option, decision)
    found, ways = _every_way(table.redeal(seat, 0), index, most_ways)
    if found and all(_every_way(deal, index, most_ways)[0] == found for deal in _deals(table, seat, most_ways // ways)):
        return _answer(found, exact=True, ways=ways)
    found = {}
    for sample in range(samples):
        says = _play_on(table.redeal(seat, sample), index)
        found[says] = found.get(says, Fraction(0)) + Fraction(1, samples)
    return _answer(found, exact=False, ways=samples)


def _deals(table: Table[Any], seat: Seat, most: int) -> Iterator[Table[Any]]:
    """Other deals of what is hidden from a seat; none, if nothing is hidden."""
    first = table.redeal(seat, 0)
    for seed in range(1, max(2, min(DEALS, most))):
        deal = table.redeal(seat, seed)
        if deal.state != first.state:
            yield deal


def _every_way(base: Table[Any], index: int, most_ways: int) -> tuple[dict[tuple[str, ...], Fraction], int]:
    """Everything that can come of an option, and in how many ways; nothing, if they are too many."""
    found: dict[tuple[str, ...], Fraction] = {}
    ways = _Ways()
    for count in range(1, most_ways + 1):
        ways.begin()
        twin = base.clone()
        twin.dice = ways
        try:
            says = _play_on(twin, index)
        except _TooLong:
            break
        found[says] = found.get(says, Fraction(0)) + ways.chance
        if not ways.another():
            return found, count
    return {}, most_ways


def _play_on(twin: Table[Any], index: int) -> tuple[str, ...]:
    """Play an option, let everybody decline what can be declined before it counts, and say what all can read."""
    from resolute.engine.reactions import pending
    from resolute.engine.throws import dice_lie, throw_dice

    twin.journal = []
    decision = twin.decision
    assert decision is not None
    twin.advance(decision.options[index])
    while twin.waiting(pending, throw_dice, dice_lie) is not None and (decision := twin.decision) is not None:
        declining = next((one for one in decision.options if one.declines), None)
        if declining is None:
            break
        twin.advance(declining)
    return tuple(twin.game.sentence(twin, entry) for entry in twin.journal if _counts(entry))


def _counts(entry: Entry) -> bool:
    """Dice are only the way to a result, and what the seat would draw is not an outcome of its choice."""
    return entry.seats is None and entry.kind not in ("roll", "now", "asked")


def _answer(found: dict[tuple[str, ...], Fraction], *, exact: bool, ways: int) -> Odds:
    ordered = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    return Odds(tuple(Chance(says, chance) for says, chance in ordered), exact, ways)


def chances_of_names(odds: Odds, view: View) -> list[tuple[str, Fraction]]:
    """How likely each place on a map is part of what happens, the likeliest first; certain ones are no news.

    Where an option has dozens of outcomes, this is what a player wants to know of them.
    """
    names = {place.name for part in view.parts.values() if isinstance(part, Map) for place in part.places}
    if not names:
        return []
    # The longest first, so that West Virginia is not taken for Virginia.
    known = re.compile(r"\b(" + "|".join(map(re.escape, sorted(names, key=len, reverse=True))) + r")\b")
    found: dict[str, Fraction] = {}
    for chance in odds.chances:
        for name in set(known.findall(" ".join(chance.says))):
            found[name] = found.get(name, Fraction(0)) + chance.chance
    return sorted(((name, share) for name, share in found.items() if share < 1), key=lambda one: (-one[1], one[0]))
