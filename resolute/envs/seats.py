"""What both kinds of environments share: their spaces, what a seat observes, and what a finished game is worth."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces

import resolute
from resolute.engine.errors import SetupError
from resolute.engine.frames import Seat
from resolute.engine.registry import find_game
from resolute.engine.table import Table
from resolute.envs.encoding import MAX_OPTIONS, OBSERVATION_SIZE, OPTION_SIZE, encode_options, encode_view

ILLEGAL = -1.0
"""What an action costs that is no option; the episode ends with it."""
BEST_LEGACY = 60
"""The legacy score of the highest rank, which is a reward of 1 in a game for one."""

Observed = dict[str, Any]


def action_space() -> spaces.Discrete:
    """The place of an option in its list."""
    return spaces.Discrete(MAX_OPTIONS)


def observation_space() -> spaces.Dict:
    """The view, a row for each option, and which options there are."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (OBSERVATION_SIZE,), numpy.float32),
            "options": spaces.Box(-1.0, 1.0, (MAX_OPTIONS, OPTION_SIZE), numpy.float32),
            "action_mask": spaces.Box(0, 1, (MAX_OPTIONS,), numpy.int8),
        }
    )


def check_setup(game: str, seats: int | None, options: dict[str, Any] | None) -> tuple[str, int, dict[str, Any]]:
    """The id of a game, its seats and its options in full."""
    rules = find_game(game)
    places = seats or min(rules.seat_counts)
    return rules.id, places, rules.resolve_options(places, options)


def check_seat(seat: Seat, seats: int) -> None:
    """Refuse a seat that is not at the table."""
    if not 0 <= seat < seats:
        raise SetupError(f"Seats are counted from 0 to {seats - 1} here, so there is no seat {seat}.")


def deal(
    game: str, seats: int, options: dict[str, Any], random: numpy.random.Generator, *, journal: bool
) -> Table[Any]:
    """A new table whose luck comes from the generator."""
    seed = int(random.integers(2**62))
    return resolute.new(game, seats=seats, options=options, seed=b"env %d" % seed, journal=journal)


def observe(table: Table[Any], seat: Seat) -> Observed:
    """What a seat may know now, and its options if it is asked."""
    decision = table.decision
    rows, mask = encode_options(decision if decision is not None and decision.seat == seat else None)
    return {"observation": encode_view(table.view(seat), table.seats), "options": rows, "action_mask": mask}


def skip_single_options(table: Table[Any]) -> bool:
    """Answer a question that leaves only one thing to do; whether there was one."""
    decision = table.decision
    if decision is None or len(decision.options) > 1:
        return False
    table.advance(decision.options[0])
    return True


def reward_of(table: Table[Any], seat: Seat) -> float:
    """What a finished game is worth to a seat: its part of the win; alone at the table, its legacy or a loss."""
    outcome = table.outcome
    if outcome is None:
        return 0.0
    if table.seats > 1:
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    if not outcome.ranking:
        return -1.0
    return max(-1.0, min(1.0, outcome.scores[seat] / BEST_LEGACY))


def story(table: Table[Any], seat: Seat | None, lines: int = 12) -> str:
    """The last lines of the journal as this seat reads it, and the question that is open."""
    told = [str(line) for line in table.story(seat)][-lines:]
    decision = table.decision
    return "\n".join([*told, *([] if decision is None else [f"> {decision.prompt}"])])
