"""A look back at finished games: the curve, the swings, and better moves."""

from __future__ import annotations

import pytest

from resolute.bots import Observation, RandomBot, SteadyBot
from resolute.bots.observation import Bot
from resolute.bots.review import BIG, SAMPLES, SWINGS, review
from resolute.engine.record import Record


def played(game: str, seats: int, bot: Bot, seed: int = 5) -> Record:
    record = Record.new(game, seats=seats, seed=seed)
    while record.table.decision is not None:
        record.play(bot.choose(Observation(record.table)))
    return record


@pytest.mark.parametrize(("game", "seats"), [("campaign", 2), ("dictators", 3), ("lobby", 4), ("presidency", 1)])
def test_every_game_has_a_curve_and_its_swings(game: str, seats: int) -> None:
    record = played(game, seats, RandomBot(3))
    found = review(record.log, 20.0)
    moves = [at for at, _ in found.points]
    assert moves == sorted(set(moves)) and moves[0] == 0
    assert len(moves) <= SAMPLES + SWINGS * (len(record.log.moves) // SAMPLES + 2)
    assert all(len(standing) == seats and all(0 <= one <= 1 for one in standing) for _, standing in found.points)
    assert len(found.swings) <= SWINGS
    for one in found.swings:
        move = record.log.moves[one.moves].move
        assert one.seat == move.seat and one.label == record.at(one.moves).decision.options[move.index].label  # type: ignore[union-attr]
        assert max(abs(a - b) for a, b in zip(one.before, one.after, strict=True)) >= BIG
    sizes = [max(abs(a - b) for a, b in zip(one.before, one.after, strict=True)) for one in found.swings]
    assert sizes == sorted(sizes, reverse=True)


def test_the_curve_of_two_adds_up_and_ends_with_the_result() -> None:
    record = played("campaign", 2, SteadyBot(3))
    found = review(record.log, 20.0)
    assert all(abs(sum(standing) - 1) < 1e-9 for _, standing in found.points)
    assert record.table.outcome is not None
    assert found.points[-1] == (len(record.log.moves), tuple(float(s in record.table.outcome.winners) for s in (0, 1)))


def test_without_time_the_end_is_told_all_the_same() -> None:
    record = played("dictators", 2, RandomBot(4))
    found = review(record.log, 0.0)
    assert found.points[-1][0] == len(record.log.moves) and not found.swings


def test_a_blunder_has_a_better_move() -> None:
    """Among random games there are swings that somebody brought about by a clearly weaker choice."""
    better = [
        one.better
        for seed in range(6)
        for one in review(played("campaign", 2, RandomBot(seed), seed).log, 20.0).swings
        if one.better is not None
    ]
    assert better and all(one.by > 0 and one.label for one in better)
