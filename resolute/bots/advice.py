"""Advice: the best options for a seat, how likely each wins, how sure that is, and what makes the difference.

It comes from a search of redealt worlds, so it holds nothing that the seat may not know.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from resolute.bots.observation import Observation
from resolute.bots.search import CANDIDATES, Estimate, difference, search
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.words import Words

WORLDS = 64
BEST = 3
"""How many options are told."""
Z95 = 1.96
LEAST = 0.005
"""Chances that differ by less are equal, however sure that is."""
REASONS = 3
"""How many reasons are told for an option."""
TELLING = 0.004
"""What a term must change in the chance to be a reason."""
TELLING_WORTH = 0.1
"""The same in a game that tells no chances, in what its evaluation counts in."""


class Reason(msgspec.Struct, frozen=True):
    """A term of the evaluation that differs: what it is about, and by how much it changes the chance."""

    term: str
    by: float
    says: Words


class Advised(msgspec.Struct, frozen=True):
    """An option with its chance to win, half of the 95 % interval, and whether it is as good as the best.

    A game that tells no chances has None for both.
    """

    place: int
    label: Words
    chance: float | None
    spread: float | None
    equal: bool
    why: tuple[Reason, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """What to do now: the best options first."""

    seat: Seat
    number: int
    options: tuple[Advised, ...]


class _Terms:
    """What the terms of the evaluation come to on average, for each option."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._sums: dict[int, dict[str, float]] = {}
        self._counts: dict[int, int] = {}

    def note(self, place: int, world: Table[Any]) -> None:
        """A world in which an option was played on to the next turn."""
        sums = self._sums.setdefault(place, {})
        self._counts[place] = self._counts.get(place, 0) + 1
        for term, worth in world.game.bots.terms(world, self._seat).items():
            sums[term] = sums.get(term, 0.0) + worth

    def differences(self, place: int, other: int) -> dict[str, float]:
        """By how much each term is better for one option than for another."""
        mine, theirs = self._sums.get(place, {}), self._sums.get(other, {})
        count, others = self._counts.get(place, 1), self._counts.get(other, 1)
        terms = dict.fromkeys((*mine, *theirs))
        return {term: mine.get(term, 0.0) / count - theirs.get(term, 0.0) / others for term in terms}


def advise(
    table: Table[Any], seat: Seat, *, worlds: int = WORLDS, seconds: float | None = None, seed: int = 0
) -> Advice | None:
    """The best options for a seat; None if it is not this seat that decides. The same seed gives the same advice."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    observation = Observation(table)
    if len(observation.options) == 1:
        return Advice(seat, table.number, ())
    terms = _Terms(seat)
    random = Random(seed * 1_000_003 + table.number)
    found = search(observation, random, worlds, CANDIDATES, seconds, note=terms.note)[:BEST]
    if not found[0].values:
        return Advice(seat, table.number, ())
    found = [one for one in found if one.values]
    told = [_advised(observation, one, found, terms) for one in found]
    return Advice(seat, table.number, tuple(sorted(told, key=lambda one: -(one.chance or 0.0))))


def _advised(observation: Observation, one: Estimate, found: list[Estimate], terms: _Terms) -> Advised:
    best = found[0]
    # The best is compared with the second, each other one with the best.
    other = (found[1] if len(found) > 1 else best) if one is best else best
    by, error = difference(one, other)
    least = LEAST if observation.evaluation.tells_chances else 0.0
    equal = one is best or abs(by) <= max(least, Z95 * error)
    # One that was given up early has seen fewer worlds: in those it is compared with the best.
    mean = min(1.0, max(0.0, best.mean - max(0.0, difference(best, one)[0])))
    count = len(one.values)
    spread = sum((value - one.mean) ** 2 for value in one.values) / max(1, count - 1)
    return Advised(
        place=one.place,
        label=observation.options[one.place].label,
        chance=mean if observation.evaluation.tells_chances else None,
        spread=Z95 * (spread / count) ** 0.5 if observation.evaluation.tells_chances else None,
        equal=equal,
        why=_reasons(observation, one, other, terms) if other is not one else (),
    )


def _reasons(observation: Observation, one: Estimate, other: Estimate, terms: _Terms) -> tuple[Reason, ...]:
    """The terms that differ most, as changes of the chance."""
    bots = observation.evaluation
    slope = one.mean * (1 - one.mean) if bots.tells_chances else 1.0
    telling = TELLING if bots.tells_chances else TELLING_WORTH
    changes = {term: slope * by for term, by in terms.differences(one.place, other.place).items()}
    most = sorted(changes, key=lambda term: -abs(changes[term]))[:REASONS]
    return tuple(
        Reason(term, changes[term], bots.term_words(term, changes[term] > 0))
        for term in most
        if abs(changes[term]) >= telling
    )
