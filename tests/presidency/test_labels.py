"""What a player reads while choosing: labels that can be told apart, and reasons in the player's terms."""

from __future__ import annotations

import random
from typing import Any

import pytest

import resolute
from resolute.engine.frames import do
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.places import Capability, Nation
from resolute.games.presidency.content.wars import Belligerent
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


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (
            ("ally_acts", int(Nation.GULF_STATES), 3),
            "Saudi Arabia and the Gulf States act: their tensions are worth 3.",
        ),
        (("ally_acts", int(Nation.UNITED_KINGDOM), 0), "The United Kingdom acts."),
        (("ally", int(Nation.GULF_STATES), 0), "Saudi Arabia and the Gulf States are estranged."),
        (
            ("action_counter", int(Nation.GULF_STATES), 1),
            "Saudi Arabia and the Gulf States have +1 on their next actions.",
        ),
        (("action_counter", int(Nation.IRAN), 0), "Iran has no counter on its next actions."),
        (
            ("war_won", int(Belligerent.HEZBOLLAH_AND_HAMAS), int(Belligerent.ISRAEL)),
            "Hezbollah and Hamas win the war against Israel.",
        ),
        (
            ("war_strength", int(Belligerent.BALKAN_STATES), int(Belligerent.SERBIA), 4, 3),
            "The Balkan states now have strength 4, Serbia 3.",
        ),
        (("un_asked", "sanctions"), "You ask the United Nations: UN sanctions."),
        (("un_asked", "youth"), "You ask the United Nations: youth empowerment."),
        (("agreed", int(Nation.CHINA), "sanctions"), "China agrees: UN sanctions."),
        (("peer_capability", int(Nation.RUSSIA), int(Capability.NAVAL), 4), "Naval forces of Russia: 4."),
        (("capability", int(Capability.CYBER), 5), "US cyber warfare: 5."),
    ],
)
def test_the_journal_counts_those_who_act_and_leaves_abbreviations_alone(fact: tuple[Any, ...], words: str) -> None:
    t = presidency()
    t.table.tell(*fact)
    assert t.story[-1] == words
