"""Nobody is asked whose only answer is to decline, and nobody is told less than the die has told already."""

from __future__ import annotations

import random
from typing import Any

import pytest

import resolute
from resolute.engine.frames import do
from resolute.games.presidency.content.bills import BILLS, Place
from resolute.games.presidency.content.forces import UNITS, Box
from resolute.games.presidency.content.places import Closeness
from resolute.games.presidency.library import (
    MILITARY,
)
from resolute.games.presidency.rules.actions import FREE, take_actions
from resolute.games.presidency.rules.cabinet_actions import cabinet_actions
from resolute.games.presidency.rules.congress import introduce_in_box
from resolute.games.presidency.rules.economy import economic_assistance
from resolute.games.presidency.rules.priorities import change_administration_priorities
from resolute.games.presidency.state import Unit
from tests.presidency.helpers import presidency

ALL_GONE = dict.fromkeys(map(int, BILLS), Place.LANDMARK)
CLOSEST: dict[str, Any] = {"closeness": (int(Closeness.VERY_CLOSE),) * 9}
DISARMED: dict[str, Any] = {
    "units": (Unit(int(Box.HELD_BY_CONGRESS)),) * len(UNITS),
    "terror_groups": ((),) * 9,
    "rapid_capabilities": (2, 0, 0, 0, 0, 0, 0),
    "civil_wars": ((),) * 8,
    "closeness": (1,) * 9,
    "cyber_targets": (0, 1, 2, 3),
}
"""Nothing that a military action could use or be aimed at."""
FRIENDLY: dict[str, Any] = {"alignment": (8,) * 8, "alignment_trend": (1,) * 8}


@pytest.mark.parametrize("difficulty", ["easier", "normal", "harder"])
def test_no_question_of_a_random_game_can_only_be_declined(difficulty: str) -> None:
    for seed in range(20):
        table = resolute.new("presidency", seats=1, options={"difficulty": difficulty, "terms": 2}, seed=seed)
        choose = random.Random(seed)
        while (decision := table.decision) is not None:
            assert not all(option.declines for option in decision.options), decision.name
            table.advance(choose.choice(decision.options))


def test_a_member_with_nothing_to_do_brings_a_point_unasked() -> None:
    """TSF 1 Action: without a unit, a terror group, a war, a crisis or a tension the Secretary of Defense has nothing
    to do, and only a point is left."""
    t = presidency(cabinet=(-1, 2, 2, 3, 2), action_points=0, **DISARMED).run(do(cabinet_actions))
    assert "The Secretary of Defense: nothing to do now" in t.labels
    t.choose("The President", "Forgo the action")
    for who in ("The Vice President", "The Secretary of State", "The Chief of Staff"):
        t.choose(who, "Forgo the action")
    assert t.state.action_points == 5, "the Secretary of Defense was not asked"
    assert t.story[-2] == (
        "Barry Wallace, the Secretary of Defense, has nothing to do and brings an action point instead."
    )


def test_the_point_of_a_member_with_nothing_to_do_can_be_had_at_once() -> None:
    """The order is free, so that the point can pay for another action of the segment."""
    t = presidency(cabinet=(-1, 2, 2, 3, 2), action_points=0, **DISARMED).run(do(cabinet_actions))
    t.choose("The Secretary of Defense: nothing to do now")
    assert t.state.action_points == 1 and t.decision.name == "choose_member_action"
    assert not any("Defense: nothing" in label or "Defense go" in label for label in t.labels)


def test_a_member_is_asked_as_long_as_a_tension_can_be_removed() -> None:
    lying = (*((),) * 6, (1,), *((),) * 6)
    t = (
        presidency(tensions=lying, action_points=0, **DISARMED)
        .run(do(cabinet_actions))
        .choose("The Secretary of Defense")
    )
    assert [label for label in t.labels if not label.startswith("Let ")] == [
        "Remove a tension from NATO",
        "Forgo the action",
    ]


def test_actions_that_can_only_be_forgone_are() -> None:
    """No action of a type that nobody has printed: two points, and nobody was asked."""
    t = presidency(action_points=0).run(do(take_actions, 1, MILITARY[:0]))
    assert t.labels == ["rest"] and t.state.action_points == 1


def test_a_free_action_for_which_there_is_nothing_is_gone() -> None:
    t = presidency(action_source=FREE, actions_left=2, actions_allowed=())
    t.run(do(t.table.game.steps["next_action"]))
    assert t.labels == ["rest"] and t.state.action_points == 15


def test_assistance_that_helps_nobody_is_not_offered() -> None:
    assert presidency(**CLOSEST, **FRIENDLY).run(do(economic_assistance, 2)).labels == ["rest"]
    t = presidency(**{**CLOSEST, "closeness": (1, *(2,) * 8)}, **FRIENDLY).run(do(economic_assistance, 2))
    assert t.choose("Canada").labels == ["rest"], "nor a second act after the last one that could help"


def test_a_speech_without_a_bill_left_asks_for_none() -> None:
    assert presidency(bills=ALL_GONE, domestic_crisis=1).run(do(introduce_in_box, int(Place.ZERO))).labels == ["rest"]


def test_priorities_that_cannot_change_are_not_asked_about() -> None:
    t = presidency(bills=ALL_GONE, administration_priorities=(1, 2, 3)).run(do(change_administration_priorities))
    assert t.labels == ["rest"] and t.state.administration_priorities == (0, 0, 0)
