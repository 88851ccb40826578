"""The figures: how fast each game is played and cloned beside Catanatron, and how small it is.

Both sides are measured in one run on one core, in short slices that take turns, and a ratio is the median
over the rounds: whatever else the machine does meanwhile then troubles both. On our side a random player is
what `resolute simulate` runs: a bot chooses through its `Observation`, and `advance` plays the option, which is
`play` without checks or a safety copy; the speed of `play` is printed too. On Catanatron's side it is four of
its RandomPlayers and `play_tick`. A play is any option that is played; a decision is one with at least two
options to choose from.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

import msgspec

import resolute
from resolute.bots import Bot, Observation, RandomBot, SteadyBot
from resolute.bots.rollout import play_on
from resolute.bots.search import search
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.errors import ResoluteError
from resolute.engine.registry import games
from resolute.engine.study import Bench
from resolute.engine.table import Table

ROUNDS = 9
POSITIONS = 25
TABLES = 100
WORLDS = 32
SEARCHED = 20
"""So many decisions in a row are searched before another game is begun."""


class Aim(msgspec.Struct, frozen=True):
    """A game with the figures that it should reach."""

    game: str
    bench: Bench


class Figure(msgspec.Struct, frozen=True):
    """Something measured, with its unit, and beside it the target if there is one."""

    name: str
    value: float
    unit: str
    target: str = ""
    ok: bool | None = None


class Rate(msgspec.Struct):
    """How much was played in how many seconds."""

    plays: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def a_second(self, decisions: bool) -> float:
        """Plays, or only decisions, a second."""
        return (self.decisions if decisions else self.plays) / self.seconds


Ticker = Iterator[bool]
"""Plays one option at a time, game after game, and says whether there was a choice."""


def run_bench(seconds: float) -> list[Figure]:
    """Measure everything, in about so many seconds."""
    catan = _catanatron()
    aims = [Aim(id, game.lab.bench) for id, game in games().items() if game.lab.bench is not None]
    return [figure for aim in aims for figure in _measure(aim, catan, seconds / len(aims))]


def _measure(aim: Aim, catan: Any, seconds: float) -> list[Figure]:
    figures = [
        *_random_play(aim, catan, seconds * 0.5),
        *_clones(aim, catan, seconds * 0.2),
        *(_steady(aim, seconds * 0.1) if aim.bench.steady else ()),
        *_searches(aim, catan, seconds * 0.2),
        _packed_size(aim),
        *([_memory(aim)] if aim.bench.memory else ()),
    ]
    name = resolute.find_game(aim.game).name
    return [msgspec.structs.replace(figure, name=f"{name}: {figure.name}") for figure in figures]


def _catanatron() -> Any:
    try:
        import catanatron
    except ImportError:
        raise ResoluteError("bench compares with Catanatron, which is not installed; run: make bench") from None
    return catanatron


# How both are played


def _our_games(aim: Aim, make: Callable[[int], Bot], checked: bool = False) -> Ticker:
    for seed in range(1_000_000):
        table = resolute.new(aim.game, seats=aim.bench.seats, seed=seed, journal=False)
        bot = make(seed)
        while table.outcome is None:
            observation = Observation(table)
            options = observation.options
            place = bot.choose(observation)
            if checked:
                table.play(place)
            else:
                table.advance(options[place])
            yield len(options) > 1


def _new_catan(catan: Any, seed: int) -> Any:
    return catan.Game([catan.RandomPlayer(color) for color in catan.Color], seed=seed)


def _catan_over(game: Any) -> bool:
    # What Catanatron's own loop asks before every play.
    return game.winning_color() is not None or game.state.num_turns >= 1000


def _catan_games(catan: Any) -> Ticker:
    for seed in range(1, 1_000_000):
        game = _new_catan(catan, seed)
        while not _catan_over(game):
            choice = len(game.state.playable_actions) > 1
            game.play_tick()
            yield choice


def _slice(ticker: Ticker, seconds: float) -> Rate:
    rate, clock = Rate(), time.perf_counter
    start = clock()
    while rate.seconds < seconds:
        for _ in range(20):
            rate.decisions += next(ticker)
        rate.plays += 20
        rate.seconds = clock() - start
    return rate


# The figures


def _at_least(name: str, value: float, unit: str, target: float) -> Figure:
    return Figure(name, value, unit, f"at least {target:,g}{unit and ' '}{unit}", value >= target)


def _below(name: str, value: float, unit: str, target: float) -> Figure:
    return Figure(name, value, unit, f"below {target:,g} {unit}", value < target)


def _random_play(aim: Aim, catan: Any, seconds: float) -> list[Figure]:
    ours, theirs, checked = (
        _our_games(aim, RandomBot),
        _catan_games(catan),
        _our_games(aim, RandomBot, checked=True),
    )
    rounds: list[tuple[Rate, Rate, Rate]] = []
    for _ in range(ROUNDS):
        part = seconds / ROUNDS / 3
        rounds.append((_slice(ours, part), _slice(theirs, part), _slice(checked, part)))
    figures: list[Figure] = []
    for decisions, what in ((True, "decisions (2+ options)"), (False, "plays (all)")):
        rates = [tuple(rate.a_second(decisions) for rate in each) for each in rounds]
        figures += [
            Figure(f"random {what}: Resolute", median(one[0] for one in rates), "a second"),
            Figure(f"random {what}: Catanatron", median(one[1] for one in rates), "a second"),
        ]
        ratio = median(one[0] / one[1] for one in rates)
        # Where there is only one option nothing is decided: that ratio is told, but it is not the target.
        name = f"random {what}: ratio"
        figures.append(
            _at_least(name, ratio, "times", aim.bench.decisions) if decisions else Figure(name, ratio, "times")
        )
    speed = median(each[2].a_second(decisions=False) for each in rounds)
    return [*figures, Figure("random plays (all): Resolute by play()", speed, "a second")]


def _middle(aim: Aim, seed: int, seats: int, options: dict[str, Any], journal: bool = False) -> Table[Any]:
    """A table in mid-game; a game that was over too soon is played again."""
    while True:
        table = resolute.new(aim.game, seats=seats, options=options, seed=seed, journal=journal)
        choose = Random(seed).random
        for _ in range(aim.bench.middle):
            decision = table.decision
            if decision is None:
                break
            table.advance(decision.options[int(choose() * len(decision.options))])
        if table.decision is not None:
            return table
        seed += 1000


def _catan_middle(catan: Any, seed: int) -> Any:
    """A game of Catanatron that is as far on: half of its plays, which are counted on a first run."""
    game, plays = _new_catan(catan, seed), 0
    while not _catan_over(game):
        game.play_tick()
        plays += 1
    game = _new_catan(catan, seed)
    for _ in range(plays // 2):
        game.play_tick()
    return game


def _clones(aim: Aim, catan: Any, seconds: float) -> list[Figure]:
    ours = [_middle(aim, seed, aim.bench.seats, {}).clone for seed in range(POSITIONS)]
    theirs = [_catan_middle(catan, seed).copy for seed in range(1, POSITIONS + 1)]
    part = seconds / ROUNDS / 2
    rounds = [(_each(ours, part), _each(theirs, part)) for _ in range(ROUNDS)]
    return [
        Figure("clone in mid-game: Resolute", 1e6 * median(one[0] for one in rounds), "µs"),
        Figure("clone in mid-game: Catanatron", 1e6 * median(one[1] for one in rounds), "µs"),
        _at_least("clone in mid-game: ratio", median(one[1] / one[0] for one in rounds), "times", aim.bench.clone),
    ]


def _each(calls: list[Callable[[], Any]], seconds: float) -> float:
    """How long one of these calls takes on average."""
    count, clock = 0, time.perf_counter
    start = clock()
    while (passed := clock() - start) < seconds or count == 0:
        for call in calls:
            call()
        count += len(calls)
    return passed / count


def _steady(aim: Aim, seconds: float) -> list[Figure]:
    games = _our_games(aim, SteadyBot)
    rounds = [_slice(games, seconds / ROUNDS) for _ in range(ROUNDS)]
    speed = median(rate.a_second(decisions=True) for rate in rounds)
    return [_at_least("steady decisions (2+ options)", speed, "a second", aim.bench.steady)]


def _searches(aim: Aim, catan: Any, seconds: float) -> list[Figure]:
    """Simulations of a search beside those of Catanatron's tree search, which plays each of them at random to the end.

    That player is not in Catanatron's package, so what is measured is what each of its simulations is made of: a copy
    of the game, played to its end. Keeping the tree would only take it longer.
    """
    ours, theirs = _simulations(aim), _catan_playouts(catan)
    part = seconds / ROUNDS / 2.5
    rounds = [(_simulated(ours, part), _simulated(theirs, part)) for _ in range(ROUNDS)]
    ratio = median(one[0] / one[1] for one in rounds)
    name = "search simulations: ratio"
    rollouts = _rollouts(aim)
    return [
        Figure("rollouts: Resolute", median(_simulated(rollouts, part / 2) for _ in range(ROUNDS)), "a second"),
        Figure("search simulations: Resolute", median(one[0] for one in rounds), "a second"),
        Figure("search simulations: Catanatron", median(one[1] for one in rounds), "a second"),
        _at_least(name, ratio, "times", aim.bench.search) if aim.bench.search else Figure(name, ratio, "times"),
    ]


def _simulations(aim: Aim) -> Iterator[int]:
    """Search one decision of a mid-game after the other; how many simulations each took."""
    for seed in range(1_000_000):
        table = _middle(aim, seed, aim.bench.seats, {})
        bot = RandomBot(seed)
        for number in range(SEARCHED):
            if table.outcome is not None:
                break
            observation = Observation(table)
            if len(observation.options) > 1:
                found = search(observation, Random(number), WORLDS)
                yield sum(len(one.values) for one in found)
            table.advance(observation.options[bot.choose(observation)])


def _rollouts(aim: Aim) -> Iterator[int]:
    """The same without the search around it: an option of a mid-game is played, and the turn played on and judged."""
    for seed in range(1_000_000):
        table = _middle(aim, seed, aim.bench.seats, {})
        bots, seat = table.game.bots, table.decider()
        until, dice = bots.clock(table), Dice(seed_bytes(seed))
        decision = table.decision
        assert decision is not None
        for option in decision.options[:WORLDS]:
            twin = table.clone()
            twin.unanswered = not bots.answers_in_rollouts
            twin.advance(option)
            play_on(twin, until, dice)
            bots.chance(twin, seat)
            yield 1


def _catan_playouts(catan: Any) -> Iterator[int]:
    """Copies of games of Catanatron in mid-game, each played to its end."""
    middles = [_catan_middle(catan, seed) for seed in range(1, 6)]
    while True:
        for game in middles:
            twin = game.copy()
            while not _catan_over(twin):
                twin.play_tick()
            yield 1


def _simulated(ticker: Iterator[int], seconds: float) -> float:
    """How many simulations a second there are."""
    count, clock = 0, time.perf_counter
    start = clock()
    while (passed := clock() - start) < seconds or count == 0:
        count += next(ticker)
    return count / passed


def _packed_size(aim: Aim) -> Figure:
    """The largest position of whole games."""
    largest = 0
    for seats, options in aim.bench.setups:
        table = resolute.new(aim.game, seats=seats, options=options, seed=seats, journal=False)
        choose = Random(seats).random
        while (decision := table.decision) is not None:
            largest = max(largest, len(table.pack()))
            table.advance(decision.options[int(choose() * len(decision.options))])
        largest = max(largest, len(table.pack()))
    return _below("packed position, the largest in whole games", largest / 1000, "KB", aim.bench.packed)


def _memory(aim: Aim) -> Figure:
    """What tables in mid-game take, with their journals."""
    seats, options = aim.bench.setups[-1]
    _middle(aim, 0, seats, options, journal=True)
    gc.collect()
    tracemalloc.start()
    try:
        tables = [_middle(aim, seed, seats, options, journal=True) for seed in range(TABLES)]
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    name = f"memory of 1,000 live tables (from {len(tables)})"
    return _below(name, taken / len(tables) * 1000 / 1e6, "MB", aim.bench.memory)
