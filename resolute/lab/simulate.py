"""Playing many games with bots and counting what comes of them."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from resolute.bots import Observation, make_bot
from resolute.engine.errors import SetupError
from resolute.engine.frames import Option
from resolute.engine.reactions import answered
from resolute.engine.registry import find_game
from resolute.lab.playing import dealt, moves_of, wins_of
from resolute.lab.workers import ONE_PROCESS, Workers, share_out

CHUNK = 25
"""Games that one process plays before it reports."""


class Count(msgspec.Struct):
    """How often something was so, of how many times it could have been."""

    hits: int = 0
    trials: int = 0


class ChoiceCount(msgspec.Struct):
    """How a kind of decision was answered, wherever there was more than one option."""

    times: int = 0
    first: int = 0
    """How often the first listed option was taken."""
    taken: dict[str, int] = msgspec.field(default_factory=dict)
    """How often each kind of option was taken."""
    mixed: int = 0
    """How often there was more than one kind of option."""
    taken_of_mixed: dict[str, int] = msgspec.field(default_factory=dict)

    def note(self, options: Sequence[Option], place: int) -> None:
        """Count an answer."""
        kind = option_kind(options[place])
        self.times += 1
        self.first += place == 0
        self.taken[kind] = self.taken.get(kind, 0) + 1
        if any(option_kind(option) != kind for option in options if not option.mutes):
            self.mixed += 1
            self.taken_of_mixed[kind] = self.taken_of_mixed.get(kind, 0) + 1

    def add(self, other: ChoiceCount) -> None:
        """Take in what another batch counted."""
        self.times += other.times
        self.first += other.first
        self.mixed += other.mixed
        for mine, more in ((self.taken, other.taken), (self.taken_of_mixed, other.taken_of_mixed)):
            for kind, times in more.items():
                mine[kind] = mine.get(kind, 0) + times


def option_kind(option: Option) -> str:
    """What an option does, by the name of its step; of an answer, what is answered."""
    frame = option.frame
    if frame.step is answered:
        return f"answer with {frame.args[2].step.name}"
    return frame.step.name


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
    choices: dict[str, ChoiceCount] = msgspec.field(default_factory=dict)

    def add(self, other: Simulation) -> None:
        """Take in what another batch of the same games came to."""
        self.decisions += other.decisions
        self.wins_by_seat = [a + b for a, b in zip(self.wins_by_seat, other.wins_by_seat, strict=True)]
        for bot, wins in other.wins_by_bot.items():
            self.wins_by_bot[bot] = self.wins_by_bot.get(bot, 0.0) + wins
        for ending, games in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + games
        for kind, answers in other.choices.items():
            self.choices.setdefault(kind, ChoiceCount()).add(answers)
        for question, subjects in other.findings.items():
            mine = self.findings.setdefault(question, {})
            for subject, count in subjects.items():
                total = mine.setdefault(subject, Count())
                total.hits += count.hits
                total.trials += count.trials


def seat_bots(bots: tuple[str, ...], seats: int, number: int) -> tuple[str, ...]:
    """Which bot sits where: the list is repeated around the table and moves on by a seat from game to game."""
    return tuple(bots[(seat + number) % len(bots)] for seat in range(seats))


def play_moves(simulation: Simulation, number: int) -> Iterator[tuple[Observation, int]]:
    """Play one game of a simulation: each decision with the place of the option that is taken, before it is played."""
    table = dealt(simulation.game, simulation.seats, simulation.options, simulation.seed, number)
    yield from moves_of(table, seat_bots(simulation.bots, simulation.seats, number), simulation.seed, number)


def play_game(simulation: Simulation, number: int) -> None:
    """Play one game of a simulation and count it."""
    table = dealt(simulation.game, simulation.seats, simulation.options, simulation.seed, number)
    names = seat_bots(simulation.bots, simulation.seats, number)
    choices = simulation.choices
    for observation, place in moves_of(table, names, simulation.seed, number):
        options = observation.options
        if len(options) > 1:
            kind = observation.decision.name
            if kind not in choices:
                choices[kind] = ChoiceCount()
            choices[kind].note(options, place)
    assert table.outcome is not None
    simulation.decisions += table.number
    for seat, part in enumerate(wins_of(table)):
        if part:
            simulation.wins_by_seat[seat] += part
            simulation.wins_by_bot[names[seat]] = simulation.wins_by_bot.get(names[seat], 0.0) + part
    ending = table.outcome.ending
    simulation.endings[ending] = simulation.endings.get(ending, 0) + 1
    for question, subject, hit in table.game.lab.findings(table):
        count = simulation.findings.setdefault(question, {}).setdefault(subject, Count())
        count.trials += 1
        count.hits += hit


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
    workers: Workers = ONE_PROCESS,
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
    for span, batch in zip(spans, share_out(_batch, [(empty(), *span) for span in spans], workers), strict=True):
        total.add(batch)
        if progress is not None:
            progress(span[1])
    total.seconds = time.perf_counter() - started
    return total
