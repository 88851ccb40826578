"""A bot that searches: sequential halving over the options, all of them in the same redealt worlds.

Each world is one way in which everything that the seat cannot know may lie, with dice of its own. An option is played
in it, the turn is played on by a cheap policy (`rollout`), and the position after it is evaluated. Half of the options
go on to further worlds, until two are left. How much is looked at is counted in worlds, so that the same seed gives
the same move; a clock can cut it short where somebody waits.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil, sqrt
from random import Random
from typing import Any

import msgspec

from resolute.bots.observation import Observation
from resolute.bots.rollout import play_on
from resolute.bots.steady import rate_options
from resolute.bots.worlds import Worlds
from resolute.engine.dice import Dice
from resolute.engine.frames import Seat
from resolute.engine.table import Table

CANDIDATES = 12
"""Of a longer list, so many options that look best one move ahead are searched."""


CLEARLY = 0.5
"""How many standard errors better than the first look an option must come out to be played."""
SURELY, ENOUGH = 3.0, 4
"""An option that comes out so many standard errors worse in so many worlds is given up at once."""
LOOK_AGAIN = 6
"""After so many worlds it is asked whether of the last two options one is clearly the better."""

LEAST_WORLDS = 4
"""So many worlds are searched even where a rollout takes long."""

Note = Callable[[int, Table[Any]], None]
"""Somebody who looks at the worlds of a search."""


class Estimate(msgspec.Struct):
    """What an option came to in each of the worlds in which it was tried, the first worlds first."""

    place: int
    first_look: float
    values: list[float] = msgspec.field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it comes to on average."""
        return sum(self.values) / len(self.values) if self.values else float("-inf")


def difference(one: Estimate, other: Estimate) -> tuple[float, float]:
    """By how much one option is better than another in the worlds that both saw, and the standard error of it."""
    count = min(len(one.values), len(other.values))
    if count == 0:
        return one.first_look - other.first_look, float("inf")
    gaps = [a - b for a, b in zip(one.values, other.values, strict=False)]
    mean = sum(gaps) / count
    if count < 2:
        return mean, float("inf")
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)


def schedule(options: int, worlds: int) -> list[int]:
    """After how many worlds half of the options are given up, until two are left: every round takes as long."""
    left = [options]
    while left[-1] > 2:
        left.append(max(2, ceil(left[-1] / 2)))
    share = worlds / sum(1 / count for count in left)
    upto = 0.0
    after: list[int] = []
    for count in left:
        upto += share / count
        after.append(max(round(upto), after[-1] + 1 if after else 1))
    return after


def search(
    observation: Observation,
    random: Random,
    worlds: int,
    candidates: int = CANDIDATES,
    seconds: float | None = None,
    note: Note | None = None,
) -> list[Estimate]:
    """The options from the best on; those that were given up early come last.

    `note` is shown every world at the end of its rollout, with the place of the option that was played in it.
    """
    first_looks = rate_options(observation, random)
    ranked = sorted(first_looks, key=lambda place: -first_looks[place])
    running = [Estimate(place, first_looks[place]) for place in ranked[:candidates]]
    given_up: list[Estimate] = [Estimate(place, first_looks[place]) for place in ranked[candidates:]]
    if len(running) > 1:
        opened = Worlds(observation, random)
        stop = None if seconds is None else time.monotonic() + seconds
        seen = 0
        for upto in schedule(len(running), worlds):
            while seen < upto and (stop is None or time.monotonic() < stop):
                if len(running) == 2 and seen % LOOK_AGAIN == 0 and _settled(*running):
                    break
                _try_in_world(opened[seen], observation.seat, running, note)
                seen += 1
            running.sort(key=lambda one: -one.mean)
            if upto < worlds:
                keep = _worth_keeping(running)
                given_up = running[keep:] + given_up
                running = running[:keep]
            if len(running) < 2:
                break
    return running + given_up


def _worth_keeping(running: list[Estimate]) -> int:
    """How many options go on to further worlds, the best first: half of them, less those that are clearly worse."""
    keep = max(2, ceil(len(running) / 2))
    while keep > 1:
        by, error = difference(running[0], running[keep - 1])
        if len(running[0].values) < ENOUGH or by < SURELY * error or not by:
            break
        keep -= 1
    return keep


def _settled(one: Estimate, other: Estimate) -> bool:
    """Whether of two options one is clearly the better, or they come to the same in every world."""
    by, error = difference(one, other)
    return len(one.values) >= ENOUGH and abs(by) >= SURELY * error


def _try_in_world(world: tuple[Table[Any], Dice], seat: Seat, running: list[Estimate], note: Note | None) -> None:
    """Play every option that is still running in one world."""
    table, other_dice = world
    until = table.game.bots.clock(table)
    decision = table.decision
    assert decision is not None
    for one in running:
        twin = table.clone()
        twin.advance(decision.options[one.place])
        play_on(twin, until, other_dice)
        one.values.append(twin.game.bots.chance(twin, seat))
        if note is not None:
            note(one.place, twin)


class SearchBot:
    """Plays what comes out best on average over redealt worlds."""

    def __init__(self, seed: int, worlds: int, candidates: int = CANDIDATES, seconds: float | None = None) -> None:
        self._random = Random(seed)
        self._worlds = worlds
        self._candidates = candidates
        self.seconds = seconds

    def choose(self, observation: Observation) -> int:
        """The place of the option that came out best."""
        if len(observation.options) == 1:
            return 0
        worlds = max(LEAST_WORLDS, round(self._worlds * observation.evaluation.pace))
        found = search(observation, self._random, worlds, self._candidates, self.seconds)
        return steadied(found).place


def steadied(found: list[Estimate]) -> Estimate:
    """The best of a search, if it is clearly better than what looked best at first: few worlds say little."""
    best, first = found[0], max(found, key=lambda one: one.first_look)
    by, error = difference(best, first)
    return best if by > CLEARLY * error else first
