"""What a player reads while choosing: labels that can be told apart, and reasons in the player's terms."""

from __future__ import annotations

import random

import pytest

import resolute
from resolute.engine.frames import do
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.effects.world import choose_ally, choose_capability, choose_region
from resolute.games.presidency.rules.legislation import choose_loss
from tests.presidency.helpers import effect, presidency
from tests.presidency.sheet import Lies


@pytest.mark.parametrize("difficulty", ["easier", "normal", "harder"])
def test_labels_and_reasons_of_random_games(difficulty: str) -> None:
    """Each begins with a capital letter, no two options say the same, and a reason has no full stop."""
    for seed in range(12):
        table = resolute.new("presidency", seats=1, options={"difficulty": difficulty, "terms": 2}, seed=500 + seed)
        choose = random.Random(seed)
        while (decision := table.decision) is not None:
            labels = [option.label for option in decision.options]
            assert len(labels) == len(set(labels)), decision.name
            assert all(label[0].isupper() for label in labels), (decision.name, labels)
            for bar in decision.barred:
                assert bar.label[0].isupper(), (decision.name, bar.label)
                assert bar.reason[0].isupper() and not bar.reason.endswith("."), (decision.name, bar.reason)
            assert decision.prompt[0].isupper() and decision.prompt[-1] in "?.", decision.prompt
            table.advance(choose.choice(decision.options))


def test_a_nominee_who_loses_support_begins_with_a_capital() -> None:
    bills: dict[int, Lies] = {}
    bills[Bill.MODERATE_JUSTICE] = bills[Bill.WELFARE] = Place.ZERO
    t = presidency(bills=bills, shifts_left=1).run(do(choose_loss, 0))
    assert t.labels == ["Welfare", "A moderate Justice"]


def test_allies_regions_and_capabilities_begin_with_a_capital() -> None:
    for one in (choose_ally(1), choose_region(1), choose_capability(1)):
        labels = effect(presidency(), one).labels
        assert labels and all(label[0].isupper() for label in labels)
