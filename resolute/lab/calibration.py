"""Whether chances are what they say: of positions that are given 70 %, about 70 % should be won.

`python -m resolute.lab.calibration GAME GAMES [SEATS] [BOT]` plays games and prints a row for each tenth.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import msgspec

from resolute.engine.registry import find_game
from resolute.lab.playing import dealt, moves_of, wins_of
from resolute.lab.report import interval

EVERY = 12
"""About one decision of so many is looked at: those of one turn say nearly the same."""
PHASES = 3
"""A game is cut into so many parts of equal length."""


class Position(msgspec.Struct, frozen=True):
    """A position that was given a chance, and what became of it."""

    phase: int
    chance: float
    won: float


def positions(game: str, games: int, seats: int, bot: str = "steady", seed: int = 0) -> Iterator[Position]:
    """Positions of whole games, each as the seat that decides would judge it in a redealt world."""
    for number in range(games):
        random = Random(seed * 1_000_003 + number)
        table = dealt(game, seats, find_game(game).resolve_options(seats, None), seed, number)
        given: list[tuple[int, int, float]] = []
        for observation, _ in moves_of(table, (bot,) * seats, seed, number):
            if random.randrange(EVERY) == 0:
                world = observation.redealt(random.getrandbits(48))
                given.append((table.number, observation.seat, world.game.bots.chance(world, observation.seat)))
        wins = wins_of(table)
        for at, seat, chance in given:
            yield Position(PHASES * at // (table.number + 1), chance, wins[seat])


class CalibrationRow(msgspec.Struct, frozen=True):
    """The positions that were given about the same chance: how many, the chance, and the share that was won."""

    phase: int | None
    count: int
    given: float
    won: float
    low: float
    high: float


def calibration(found: list[Position], phase: int | None = None) -> list[CalibrationRow]:
    """A row for each tenth of the chances."""
    rows: list[CalibrationRow] = []
    for tenth in range(10):
        here = [one for one in found if min(9, int(one.chance * 10)) == tenth and (phase is None or one.phase == phase)]
        if here:
            won = sum(one.won for one in here)
            low, high = interval(round(won), len(here))
            given = sum(one.chance for one in here) / len(here)
            rows.append(CalibrationRow(phase, len(here), given, won / len(here), low, high))
    return rows


if __name__ == "__main__":
    name, games, *more = sys.argv[1:]
    seats = int(more[0]) if more else min(find_game(name).seat_counts)
    seen = list(positions(name, int(games), seats, more[1] if len(more) > 1 else "steady"))
    for part in (None, *range(PHASES)):
        print("all" if part is None else f"part {part + 1} of {PHASES}")
        for row in calibration(seen, part):
            print(f"  given {row.given:.0%}: won {row.won:.0%} ({row.low:.0%} to {row.high:.0%}) of {row.count}")
