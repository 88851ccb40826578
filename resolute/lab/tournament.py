"""Tournaments: bots against each other in the same deals, each in every seat, with shares and ratings."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from resolute.bots import make_bot
from resolute.engine.errors import SetupError
from resolute.engine.registry import find_game
from resolute.lab.elo import Beaten, Rating, ratings
from resolute.lab.lineups import Lineup, lineups
from resolute.lab.playing import GameResult, dealt, play_out, wins_of
from resolute.lab.report import interval
from resolute.lab.workers import ONE_PROCESS, Workers, share_out

CHUNK = 8
"""Games that one worker plays before it reports."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: it says which games there are and how each of them comes out."""

    game: str
    version: int
    seats: int
    bots: tuple[str, ...]
    lineup: str
    options: dict[str, Any]
    seed: int

    def games(self, wanted: int) -> list[tuple[int, int, Lineup]]:
        """Number, deal and line-up of each game: at least as many as wanted, and of each deal all or none."""
        each = lineups(self.bots, self.seats, self.lineup)
        deals = -(-wanted // len(each))
        return [(deal * len(each) + at, deal, lineup) for deal in range(deals) for at, lineup in enumerate(each)]


class Share(msgspec.Struct, frozen=True):
    """How much of its games a bot won, with the 95 % interval, and what it would win by the number of its seats."""

    games: int
    share: float
    low: float
    high: float
    fair: float


class Tournament(msgspec.Struct):
    """What a tournament came to."""

    plan: Plan
    games: int
    decisions: int
    seconds: float
    wins_by_bot: dict[str, float]
    share_by_bot: dict[str, Share]
    elo: dict[str, Rating]
    endings: dict[str, int]


def plan_tournament(
    game: str,
    *,
    bots: tuple[str, ...],
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    lineup: str = "equal",
) -> Plan:
    """The plan of a tournament; what does not fit is refused."""
    rules = find_game(game)
    places = seats or min(rules.seat_counts)
    if not bots:
        raise SetupError("A tournament needs at least one bot.")
    for name in bots:
        make_bot(name, 0)
    lineups(bots, places, lineup)
    return Plan(rules.id, rules.version, places, bots, lineup, rules.resolve_options(places, options), seed)


def _batch(plan: Plan, games: Sequence[tuple[int, int, Lineup]]) -> list[GameResult]:
    found = []
    for number, deal, names in games:
        table = dealt(plan.game, plan.seats, plan.options, plan.seed, deal)
        # The same luck for each bot in the same seat of the same deal, whoever else plays.
        play_out(table, names, plan.seed, deal)
        assert table.outcome is not None
        findings = tuple((question, subject, bool(hit)) for question, subject, hit in table.game.lab.findings(table))
        outcome = table.outcome
        found.append(
            GameResult(number, deal, names, wins_of(table), outcome.scores, outcome.ending, table.number, findings)
        )
    return found


def play_tournament(
    plan: Plan,
    games: int,
    *,
    played: Iterable[GameResult] = (),
    workers: Workers = ONE_PROCESS,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[list[GameResult]], None] | None = None,
) -> tuple[Tournament, list[GameResult]]:
    """Play the games that are not yet played; `keep` is handed all results whenever a batch has come in."""
    if games < 1:
        raise SetupError(f"A tournament needs at least one game, not {games}.")
    planned = plan.games(games)
    results = {one.number: one for one in played if one.number < len(planned)}
    missing = [one for one in planned if one[0] not in results]
    started = time.perf_counter()
    batches = [(plan, missing[at : at + CHUNK]) for at in range(0, len(missing), CHUNK)]
    for batch in share_out(_batch, batches, workers):
        results.update((one.number, one) for one in batch)
        if progress is not None:
            progress(len(results))
        if keep is not None:
            keep([results[number] for number in sorted(results)])
    every = [results[number] for number in sorted(results)]
    return sum_up(plan, every, time.perf_counter() - started), every


def sum_up(plan: Plan, results: Sequence[GameResult], seconds: float = 0.0) -> Tournament:
    """Shares and ratings from the results of games."""
    wins = dict.fromkeys(plan.bots, 0.0)
    games, seats = dict.fromkeys(plan.bots, 0), dict.fromkeys(plan.bots, 0)
    endings: dict[str, int] = {}
    for one in results:
        endings[one.ending] = endings.get(one.ending, 0) + 1
        for bot in set(one.bots):
            games[bot] += 1
        for bot, part in zip(one.bots, one.wins, strict=True):
            wins[bot] += part
            seats[bot] += 1
    shares = {}
    for bot in plan.bots:
        low, high = interval(wins[bot], games[bot])
        played = max(1, games[bot])
        shares[bot] = Share(games[bot], wins[bot] / played, low, high, seats[bot] / (plan.seats * played))
    by_deal: dict[int, list[GameResult]] = {}
    for one in results:
        by_deal.setdefault(one.deal, []).append(one)
    beaten = [_solitaire(deal) if plan.seats == 1 else _beaten(deal) for deal in by_deal.values()]
    return Tournament(
        plan,
        len(results),
        sum(one.decisions for one in results),
        seconds,
        wins,
        shares,
        ratings(plan.bots, beaten, plan.seed),
        endings,
    )


def _beaten(deal: Sequence[GameResult]) -> list[Beaten]:
    """A winner beats every seat of another bot; those who share a win share that."""
    return [
        (winner, loser, part)
        for one in deal
        for winner, part in zip(one.bots, one.wins, strict=True)
        for loser in one.bots
        if part and loser != winner
    ]


def _solitaire(deal: Sequence[GameResult]) -> list[Beaten]:
    """Alone at the table, bots are compared by how they did with the same deal: the win first, then the score."""
    ranked = sorted(deal, key=lambda one: (one.wins[0], one.scores[0]), reverse=True)
    found: list[Beaten] = []
    for at, better in enumerate(ranked):
        for worse in ranked[at + 1 :]:
            even = (better.wins[0], better.scores[0]) == (worse.wins[0], worse.scores[0])
            found.append((better.bots[0], worse.bots[0], 0.5 if even else 1.0))
            if even:
                found.append((worse.bots[0], better.bots[0], 0.5))
    return found
