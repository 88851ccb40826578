"""One game among bots, from the deal to the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

import resolute
from resolute.bots import Observation, make_bot
from resolute.engine.table import Table


class GameResult(msgspec.Struct, frozen=True):
    """What one game came to: who sat where, each seat's part of the win, scores, ending, length and findings."""

    number: int
    deal: int
    bots: tuple[str, ...]
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    ending: str
    decisions: int
    findings: tuple[tuple[str, str, bool], ...] = ()
    """Question, subject, and whether it was so."""


def bot_seed(seed: int, number: int, seat: int) -> int:
    """A seed for a bot that is the same in every process."""
    return (seed * 1_000_003 + number) * 64 + seat


def moves_of(table: Table[Any], names: tuple[str, ...], seed: int, number: int) -> Iterator[tuple[Observation, int]]:
    """Let these bots play the table to its end: each decision with the place of the option that is taken, before it
    is played."""
    players = [make_bot(name, bot_seed(seed, number, seat)) for seat, name in enumerate(names)]
    while table.outcome is None:
        observation = Observation(table)
        options = observation.options
        place = players[observation.seat].choose(observation)
        yield observation, place
        table.advance(options[place])


def play_out(table: Table[Any], names: tuple[str, ...], seed: int, number: int) -> None:
    """Let these bots play the table to its end."""
    for _ in moves_of(table, names, seed, number):
        pass


def dealt(game: str, seats: int, options: dict[str, Any], seed: int, deal: int) -> Table[Any]:
    """The table of one deal, without a journal."""
    return resolute.new(game, seats=seats, options=options, seed=b"%d game %d" % (seed, deal), journal=False)


def wins_of(table: Table[Any]) -> tuple[float, ...]:
    """Each seat's part of the win."""
    assert table.outcome is not None
    winners = table.outcome.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats))
