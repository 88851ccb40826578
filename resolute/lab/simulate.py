"""Playing many games with bots and counting what comes of them."""

from __future__ import annotations

import gc
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

import resolute
from resolute.bots import Observation, make_bot
from resolute.engine.errors import SetupError
from resolute.engine.registry import find_game

CHUNK = 25
"""Games that one process plays before it reports."""


class Count(msgspec.Struct):
    """How often something was so, of how many times it could have been."""

    hits: int = 0
    trials: int = 0


class Simulation(msgspec.Struct):
    """What a number of games came to."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    decisions: int = 0
    seconds: float = 0.0
    wins_by_seat: list[float] = msgspec.field(default_factory=list)
    wins_by_bot: dict[str, float] = msgspec.field(default_factory=dict)
    endings: dict[str, int] = msgspec.field(default_factory=dict)
    findings: dict[str, dict[str, Count]] = msgspec.field(default_factory=dict)

    def add(self, other: Simulation) -> None:
        """Take in what another batch of the same games came to."""
        self.decisions += other.decisions
        self.wins_by_seat = [a + b for a, b in zip(self.wins_by_seat, other.wins_by_seat, strict=True)]
        for bot, wins in other.wins_by_bot.items():
            self.wins_by_bot[bot] = self.wins_by_bot.get(bot, 0.0) + wins
        for ending, games in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + games
        for question, subjects in other.findings.items():
            mine = self.findings.setdefault(question, {})
            for subject, count in subjects.items():
                total = mine.setdefault(subject, Count())
                total.hits += count.hits
                total.trials += count.trials


def seat_bots(bots: tuple[str, ...], seats: int, number: int) -> tuple[str, ...]:
    """Which bot sits where: the list is repeated around the table and moves on by a seat from game to game."""
    return tuple(bots[(seat + number) % len(bots)] for seat in range(seats))


def play_game(simulation: Simulation, number: int) -> None:
    """Play one game of a simulation and count it."""
    table = resolute.new(
        simulation.game,
        seats=simulation.seats,
        options=simulation.options,
        seed=b"%d game %d" % (simulation.seed, number),
        journal=False,
    )
    names = seat_bots(simulation.bots, simulation.seats, number)
    players = [make_bot(name, hash_free(simulation.seed, number, seat)) for seat, name in enumerate(names)]
    while table.outcome is None:
        observation = Observation(table)
        options = observation.options
        table.advance(options[players[observation.seat].choose(observation)])
    outcome = table.outcome
    assert outcome is not None
    simulation.decisions += table.number
    for seat in outcome.winners:
        simulation.wins_by_seat[seat] += 1 / len(outcome.winners)
        simulation.wins_by_bot[names[seat]] = simulation.wins_by_bot.get(names[seat], 0.0) + 1 / len(outcome.winners)
    simulation.endings[outcome.ending] = simulation.endings.get(outcome.ending, 0) + 1
    for question, subject, hit in table.game.lab.findings(table):
        count = simulation.findings.setdefault(question, {}).setdefault(subject, Count())
        count.trials += 1
        count.hits += hit


def hash_free(seed: int, number: int, seat: int) -> int:
    """A seed for a bot that is the same in every process."""
    return (seed * 1_000_003 + number) * 64 + seat


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _batch(empty: Simulation, first: int, last: int) -> Simulation:
    """Play some games. They leave no circles behind, so that the search for them can wait until they are played."""
    searching = gc.isenabled()
    gc.disable()
    try:
        for number in range(first, last):
            play_game(empty, number)
    finally:
        if searching:
            gc.enable()
    return empty


def simulate(
    game: str,
    *,
    games: int,
    seats: int,
    bots: tuple[str, ...],
    options: dict[str, Any] | None = None,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games with bots; `progress` is told how many have been played."""
    rules = find_game(game)
    resolved = rules.resolve_options(seats, options)
    if games < 1:
        raise SetupError(f"A simulation needs at least one game, not {games}.")
    if not bots or seats % len(bots):
        raise SetupError(f"{len(bots)} bots do not fit {seats} seats: name one, or as many as divide the seats.")
    for name in bots:
        make_bot(name, 0)

    def empty() -> Simulation:
        return Simulation(rules.id, games, seats, bots, resolved, seed, wins_by_seat=[0.0] * seats)

    total = empty()
    started = time.perf_counter()
    spans = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if processes > 1:
        pool = ProcessPoolExecutor(processes, initializer=_leave_interrupts_to_the_parent)
        try:
            waiting = [pool.submit(_batch, empty(), *span) for span in spans]
            for span, batch in zip(spans, waiting, strict=True):
                total.add(batch.result())
                if progress is not None:
                    progress(span[1])
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    else:
        for span in spans:
            total.add(_batch(empty(), *span))
            if progress is not None:
                progress(span[1])
    total.seconds = time.perf_counter() - started
    return total
