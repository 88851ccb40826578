"""No question leaves an answer without a word about what it does, brings, costs or how likely it is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import resolute


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("campaign", 2, {}),
        ("campaign", 4, {"advertising": True, "fund_raising": True, "debate": True, "nomination": True}),
        ("dictators", 2, {}),
        ("dictators", 4, {}),
        ("lobby", 4, {"turns": 1, "deals": "ticket"}),
        ("lobby", 6, {"turns": 1, "start": 3}),
    ],
)
def test_every_answer_has_a_value(game: str, seats: int, options: dict[str, Any]) -> None:
    """In games of random moves; what only asks not to be asked again is no answer."""
    bare: set[tuple[str, str]] = set()
    for seed in range(4):
        table, choose = resolute.new(game, seats=seats, options=options, seed=seed), Random(seed)
        while (asked := table.decision) is not None:
            if len(asked.options) > 1:
                details = table.game.details(table, asked)
                bare |= {
                    (asked.name, one.frame.step.name)
                    for at, one in enumerate(asked.options)
                    if not one.mutes and not details.value(at)
                }
            table.advance(choose.choice(asked.options))
    assert not bare
