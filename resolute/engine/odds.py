"""Odds without code of their own: redealt clones are played through every draw, everybody declining.

As long as there are not too many ways, every one of them is played and the chances are exact; otherwise a
fixed number of games is sampled, and the answer says so. Outcomes are told apart by what the journal would record,
never by its words. An optional payment on the way is looked past, and the odds are counted for each price.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import gcd
from typing import TYPE_CHECKING, Any

import msgspec

from resolute.engine.errors import GameOver, RulesError
from resolute.engine.frames import Option, Seat
from resolute.engine.journal import Entry
from resolute.engine.views import Map, Place, View
from resolute.engine.words import Words

if TYPE_CHECKING:
    from resolute.engine.game import Game
    from resolute.engine.table import Decision, Table

MAX_WAYS = 1500
SAMPLES = 400
LONGEST = 40
"""A way with more draws than this is no way to count: ties that are rolled again could go on for ever."""
DEALS = 16
"""So many deals of what is hidden must agree before chances are called exact."""


class Chance(msgspec.Struct, frozen=True):
    """One thing that can come of an option: what the journal would record, in facts and in words, and how likely
    it is."""

    entries: tuple[Entry, ...]
    says: tuple[Words, ...]
    chance: Fraction


class Price(msgspec.Struct, frozen=True):
    """An optional payment before the first draw, and the odds of those who make it."""

    label: Words
    cost: Words
    odds: Odds


class Odds(msgspec.Struct, frozen=True):
    """Everything that can come of an option, the likeliest first; `exact` unless it was sampled.

    Where an optional payment can change them, these are the odds of paying nothing and `prices` has the others.
    """

    chances: tuple[Chance, ...]
    exact: bool
    ways: int
    prices: tuple[Price, ...] = ()


_Facts = tuple[tuple[str, tuple[Any, ...]], ...]


class _Found:
    """What can come of an option, in the order in which it was met: facts, what they say, and how likely they are."""

    def __init__(self) -> None:
        self.chances: dict[_Facts, Fraction] = {}
        self._met: dict[_Facts, tuple[tuple[Entry, ...], tuple[str, ...]]] = {}

    def add(self, twin: Table[Any], share: Fraction) -> None:
        """One more way to the end: what everybody could read of it."""
        entries = tuple(entry for entry in twin.journal or () if _counts(entry))
        facts = tuple((entry.kind, entry.about) for entry in entries)
        if facts not in self._met:
            self._met[facts] = entries, tuple(twin.game.sentence(twin, entry) for entry in entries)
        self.chances[facts] = self.chances.get(facts, Fraction(0)) + share

    def odds(self, *, exact: bool, ways: int) -> Odds:
        """The odds, the likeliest first."""
        ordered = sorted(self.chances.items(), key=lambda one: -one[1])
        return Odds(tuple(Chance(*self._met[facts], share) for facts, share in ordered), exact, ways)


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

    @property
    def drawn(self) -> bool:
        """Whether anything was drawn on this way."""
        return self._at > 0

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


def count_odds(table: Table[Any], option: Option, *, max_ways: int = MAX_WAYS, samples: int = SAMPLES) -> Odds:
    """What can come of an option of the present decision, as far as its seat can know.

    The chances are exact if they are the same however the hidden pieces are dealt. The seeds of the deals are
    fixed: they must not depend on what is hidden.
    """
    decision = table.decision
    if decision is None:
        raise GameOver("The game is over; there is nothing left to play.")
    seat, index = decision.seat, table._place_of(option, decision)
    odds = _count(table, seat, index, None, max_ways, samples)
    prices = [
        Price(one.label, one.cost, _count(table, seat, index, place, max_ways, samples))
        for place, one in _payments(table.redeal(seat, 0), seat, index)
    ]
    return msgspec.structs.replace(odds, prices=tuple(prices)) if prices else odds


def _count(table: Table[Any], seat: Seat, index: int, price: int | None, max_ways: int, samples: int) -> Odds:
    """The odds of an option at one price."""
    found, ways = _every_way(table.redeal(seat, 0), index, price, max_ways)
    if found is not None and all(
        (other := _every_way(deal, index, price, max_ways)[0]) is not None and other.chances == found.chances
        for deal in _deals(table, seat, max_ways // ways)
    ):
        return found.odds(exact=True, ways=ways)
    found = _Found()
    for sample in range(samples):
        twin = table.redeal(seat, sample)
        _play_on(twin, index, price)
        found.add(twin, Fraction(1, samples))
    return found.odds(exact=False, ways=samples)


def _deals(table: Table[Any], seat: Seat, most: int) -> Iterator[Table[Any]]:
    """Other deals of what is hidden from a seat; none, if nothing is hidden."""
    first = table.redeal(seat, 0)
    for seed in range(1, max(2, min(DEALS, most))):
        deal = table.redeal(seat, seed)
        if deal.state != first.state:
            yield deal


def _every_way(base: Table[Any], index: int, price: int | None, max_ways: int) -> tuple[_Found | None, int]:
    """Everything that can come of an option, and in how many ways; None, if they are too many."""
    found, ways = _Found(), _Ways()
    for count in range(1, max_ways + 1):
        ways.begin()
        twin = base.clone()
        twin.dice = ways
        try:
            _play_on(twin, index, price)
        except _TooLong:
            break
        found.add(twin, ways.chance)
        if not ways.another():
            return found, count
    return None, max_ways


def _payments(twin: Table[Any], seat: Seat, index: int) -> list[tuple[int, Option]]:
    """What the seat could pay on the way, if it is asked before anything is drawn."""
    twin.dice = ways = _Ways()
    decision = twin.decision
    assert decision is not None
    try:
        twin.advance(decision.options[index])
        while (met := _looked_past(twin)) is not None:
            asked, payment = met
            if payment:
                return [] if ways.drawn or asked.seat != seat else _prices(asked)
            twin.advance(_declining(asked))
    except _TooLong:
        pass
    return []


def _prices(asked: Decision) -> list[tuple[int, Option]]:
    return [(place, one) for place, one in enumerate(asked.options) if not one.declines]


def _play_on(twin: Table[Any], index: int, price: int | None) -> None:
    """Play an option, let everybody decline what can be declined before it counts, and keep the journal of it.

    The first optional payment is made if there is a price.
    """
    twin.journal = []
    decision = twin.decision
    assert decision is not None
    twin.advance(decision.options[index])
    while (met := _looked_past(twin)) is not None:
        asked, payment = met
        if payment and price is not None:
            twin.advance(asked.options[price])
            price = None
        else:
            twin.advance(_declining(asked))


def _looked_past(twin: Table[Any]) -> tuple[Decision, bool] | None:
    """The next question, if it only stands on the way to a result, and whether it asks for a payment."""
    from resolute.engine.dice_rolls import dice_rolled, roll_dice
    from resolute.engine.reactions import pending

    if not twin.agenda:
        return None
    payment: bool = twin.agenda[-1].step.payment
    if not payment and twin.waiting(pending, roll_dice, dice_rolled) is None:
        return None
    decision = twin.decision
    assert decision is not None
    return (decision, payment) if any(one.declines for one in decision.options) else None


def _declining(decision: Decision) -> Option:
    return next(one for one in decision.options if one.declines)


def _counts(entry: Entry) -> bool:
    """Dice are only the way to a result, and what the seat would draw is not an outcome of its choice."""
    return entry.seats is None and entry.kind not in ("roll", "now", "asked")


def chances_of_places(odds: Odds, game: Game[Any], view: View) -> list[tuple[Place, Fraction]]:
    """How likely each place on a map is part of what happens, the likeliest first; certain ones are no news.

    Where an option has dozens of outcomes, this is what a player wants to know of them.
    """
    places = {place.id: place for part in view.parts.values() if isinstance(part, Map) for place in part.places}
    found: dict[str, Fraction] = {}
    for chance in odds.chances:
        concerned = dict.fromkeys(id for entry in chance.entries for id in game.about_entry(entry))
        for id in concerned:
            if id in places:
                found[id] = found.get(id, Fraction(0)) + chance.chance
    ordered = sorted(found.items(), key=lambda one: -one[1])
    return [(places[id], share) for id, share in ordered if share < 1]


RAREST = Fraction(1, 100)
"""What is less likely than this is not worth reading."""


class Likelihood(msgspec.Struct, frozen=True):
    """One thing that may happen, whatever else does: what the journal would record, and how likely it is."""

    entry: Entry
    says: Words
    chance: Fraction


def what_may_happen(odds: Odds) -> tuple[Likelihood, ...]:
    """Every single thing that an option may bring: nothing that is certain, nothing under 1 %; things of one kind stand
    together, the likeliest kind first."""
    found: dict[tuple[str, tuple[Any, ...]], Likelihood] = {}
    for one in odds.chances:
        met = dict.fromkeys((entry.kind, entry.about) for entry in one.entries)
        words = {(entry.kind, entry.about): (entry, says) for entry, says in zip(one.entries, one.says, strict=True)}
        for fact in met:
            entry, says = words[fact]
            before = found.get(fact)
            share = one.chance if before is None else before.chance + one.chance
            found[fact] = Likelihood(entry, says, share)
    kept = [one for one in found.values() if RAREST <= one.chance < 1]
    best: dict[str, Fraction] = {}
    for likely in kept:
        best[likely.entry.kind] = max(best.get(likely.entry.kind, Fraction(0)), likely.chance)
    order = {kind: place for place, kind in enumerate(sorted(best, key=lambda kind: -best[kind]))}
    return tuple(sorted(kept, key=lambda one: (order[one.entry.kind], -one.chance)))
