"""Scandals up to an impeachment. (GM Scandals; TSF Scandal Tensions, Legislative Segment 8; chart D14)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.engine.subjects import Target
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.rules.scandals import (
    ease_a_scandal,
    new_scandal,
    scandal_investigations,
)
from tests.presidency.helpers import Stage, bring, presidency

POTUS, VICE, STATE, DEFENSE, CHIEF = Office
TEFLON, GRACELESS = int(Attribute.TEFLON), int(Attribute.LACKING_SOCIAL_GRACES)
CALM: dict[str, Any] = {"cooperation": 2, "congress": 5, "approval": 50, "party_relations": 5}
"""A state in which no modifier of the scandal table counts."""


def on_track(**offices: int) -> tuple[int, ...]:
    return tuple(offices.get(one.name, 0) for one in Office)


def inquiry(column: str, face: int, office: Office = STATE, **fields: Any) -> Stage:
    """One roll in a column about an office; nothing modifies it unless the fields say so."""
    level = ("breaking", "deepening", "concluding").index(column) + 1
    t = presidency(dice=[face], scandals=on_track(**{office.name: level}), **{**CALM, **fields})
    return bring(t, f"chart/D14/{column}", int(office))


# They break


@pytest.mark.parametrize(
    ("face", "office"), [(1, CHIEF), (2, STATE), (3, DEFENSE), (4, VICE), (5, POTUS), (6, POTUS)], ids=str
)
def test_random_scandal_determination(face: int, office: Office) -> None:
    t = bring(presidency(dice=[face]), "chart/D6/8")
    assert t.state.scandals == on_track(**{office.name: 1})


def test_a_scandal_breaks_with_a_tension_and_about_the_president_with_two() -> None:
    t = presidency().run(do(new_scandal, int(STATE)))
    assert (t.state.scandals[STATE], t.state.cabinet_tensions) == (1, 1)
    t = presidency().run(do(new_scandal, int(POTUS)))
    assert (t.state.scandals[POTUS], t.state.cabinet_tensions) == (1, 2)


def test_a_second_scandal_about_the_same_person_moves_the_first_on() -> None:
    t = presidency(scandals=on_track(STATE=2)).run(do(new_scandal, int(STATE)))
    assert (t.state.scandals[STATE], t.state.cabinet_tensions) == (3, 1)
    t.run(do(new_scandal, int(STATE)))
    assert (t.state.scandals[STATE], t.state.cabinet_tensions) == (3, 1), "there is no further box"


def test_a_scandal_that_moves_right_brings_a_tension_two_about_the_president() -> None:
    assert inquiry("breaking", 5).state.cabinet_tensions == 1
    assert inquiry("breaking", 5, POTUS).state.cabinet_tensions == 2


def test_a_scandal_fades_at_your_choice() -> None:
    t = presidency(scandals=on_track(STATE=1, PRESIDENT=2)).run(do(ease_a_scandal))
    t.choose("The scandal about the President")
    assert t.state.scandals == (1, 0, 1, 0, 0)
    t.run(do(ease_a_scandal)).choose("The scandal about the Secretary of State")
    assert t.state.scandals == (1, 0, 0, 0, 0)
    assert presidency().run(do(ease_a_scandal)).labels == ["rest"]


# The table


@pytest.mark.parametrize(
    ("column", "face", "box", "changed"),
    [
        ("breaking", 1, 0, {"cooperation": -1}),
        ("breaking", 2, 0, {"cooperation": -1, "action_points": -1}),
        ("breaking", 3, 1, {}),
        ("breaking", 4, 1, {"media": -1, "approval": -4}),
        ("breaking", 5, 2, {"action_points": -1, "approval": -4}),
        ("breaking", 6, 2, {"action_points": -1, "approval": -4, "cooperation": -1}),
        ("deepening", 1, 0, {"cooperation": -1, "action_points": -1}),
        ("deepening", 2, 2, {}),
        ("deepening", 3, 2, {"media": -1, "approval": -4}),
        ("deepening", 4, 3, {"action_points": -1, "approval": -4}),
        ("deepening", 5, 3, {"action_points": -1, "approval": -4, "cooperation": -1}),
        ("deepening", 6, 3, {"action_points": -1, "approval": -4, "congress": -1}),
        ("concluding", 1, 0, {"action_points": -1}),
        ("concluding", 2, 0, {"cooperation": -1, "approval": -2}),
        ("concluding", 3, 0, {"media": -1, "approval": -2}),
        ("concluding", 4, 0, {"media": -1, "approval": -4, "congress": -1}),
    ],
)
def test_d14_row_by_row(column: str, face: int, box: int, changed: dict[str, int]) -> None:
    t = inquiry(column, face, media=5)
    before = {**CALM, "media": 5, "action_points": 15}
    assert t.state.scandals[STATE] == box
    now = {name: getattr(t.state, name) - old for name, old in before.items() if getattr(t.state, name) != old}
    assert now == changed


@pytest.mark.parametrize("column", ["breaking", "deepening", "concluding"])
def test_d14_the_best_row_ends_the_scandal(column: str) -> None:
    t = inquiry(column, 1, congress=6)
    assert not any(t.state.scandals)
    assert t.state.cooperation == (1 if column == "deepening" else 2)


def test_d14_the_worst_rows_reach_the_president() -> None:
    t = inquiry("breaking", 6, congress=4)
    assert t.state.scandals == on_track(STATE=2, PRESIDENT=1)
    t = inquiry("breaking", 6, POTUS, congress=4)
    assert t.state.scandals == on_track(PRESIDENT=2), "he cannot be implicated twice"
    t = inquiry("deepening", 6)
    assert t.state.scandals == on_track(STATE=3, PRESIDENT=1)


def modifiers(column: str = "breaking", office: Office = STATE, **fields: Any) -> int:
    """What is added to a roll on the scandal table."""
    t = presidency(**{**CALM, **fields})
    chart: Any = BOOK.chart(f"chart/D14/{column}")
    return sum(by for _, by in chart.drms(t.table, Target("office", int(office))))


@pytest.mark.parametrize(
    ("fields", "plus"),
    [
        ({}, 0),
        ({"cooperation": 4}, -1),
        ({"cooperation": 0}, 1),
        ({"congress": 6}, -1),
        ({"congress": 4}, 1),
        ({"approval": 62}, -1),
        ({"approval": 60}, 0),
        ({"approval": 40}, 0),
        ({"approval": 30}, 0),
        ({"approval": 28}, 1),
        ({"friends": (0,)}, -1),
        ({"opponents": (0,)}, 1),
        ({"party_relations": 7}, -1),
        ({"party_relations": 7, "control": 1}, -2),
        ({"party_relations": 3}, 1),
        ({"cooperation": 4, "congress": 8, "approval": 70, "friends": (0,), "party_relations": 8}, -3),
        ({"cooperation": 0, "congress": 2, "approval": 20, "opponents": (0,), "party_relations": 2}, 3),
    ],
    ids=str,
)
def test_d14_modifiers_three_at_most(fields: dict[str, Any], plus: int) -> None:
    assert modifiers(**fields) == plus


def test_ruling_1_teflon_counts_two_in_scandals_about_the_president_one_in_an_impeachment() -> None:
    assert modifiers(office=POTUS, attributes=(TEFLON,)) == -2
    assert modifiers(office=STATE, attributes=(TEFLON,)) == 0
    assert impeachment(attributes=(TEFLON,)) == -1


# Investigations


def test_8_investigations_go_from_right_to_left() -> None:
    scandals = on_track(VICE_PRESIDENT=1, STATE=3, DEFENSE=2)
    t = presidency(dice=[1, 2, 3], scandals=scandals, **CALM).run(do(scandal_investigations))
    told = [line.split(",")[1].split()[0] for line in t.story if "Scandal Table" in line]
    assert told == ["concluding", "deepening", "breaking"]
    assert t.state.scandals == on_track(VICE_PRESIDENT=1, DEFENSE=2)


def test_8_a_scandal_is_rolled_for_in_the_box_in_which_it_began() -> None:
    t = presidency(dice=[4, 3], scandals=on_track(STATE=2, DEFENSE=1), **CALM).run(do(scandal_investigations))
    assert t.state.scandals == on_track(STATE=3, DEFENSE=1), "what has just come to its conclusion waits"


def test_8_a_president_who_is_implicated_now_is_investigated_later() -> None:
    t = presidency(dice=[6], scandals=on_track(STATE=2), **CALM).run(do(scandal_investigations))
    assert t.state.scandals == on_track(STATE=3, PRESIDENT=1)
    assert t.table.dice.faces_left == 0  # type: ignore[attr-defined]


def test_8_without_scandals_nothing_is_rolled() -> None:
    assert presidency().run(do(scandal_investigations)).labels == ["rest"]


@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_a_concluding_scandal_always_leaves_after_its_roll(face: int) -> None:
    t = presidency(dice=[face], scandals=on_track(PRESIDENT=3), **CALM).run(do(scandal_investigations))
    assert not any(t.state.scandals)


def test_an_indicted_member_is_fired_and_replaced() -> None:
    t = presidency(dice=[5], scandals=on_track(STATE=3), **CALM).run(do(scandal_investigations))
    member = t.state.cabinet[STATE]
    assert (t.state.approval, t.state.congress) == (46, 4)
    t.choose(t.labels[0])
    assert t.state.cabinet[STATE] != 1 and t.state.cabinet[STATE] != member
    assert not any(t.state.scandals)


# Impeachment


def impeachment(**fields: Any) -> int:
    """What is added to the roll of an impeachment."""
    t = presidency(**{**CALM, **fields})
    chart: Any = BOOK.chart("chart/D14/concluding/5/then/4")
    return sum(by for _, by in chart.drms(t.table))


@pytest.mark.parametrize(
    ("fields", "plus"),
    [
        ({}, 0),
        ({"control": 1}, -2),
        ({"control": 1, "party_relations": 4}, 0),
        ({"control": -1}, 1),
        ({"approval": 60}, -1),
        ({"approval": 30}, 1),
        ({"attributes": (GRACELESS,)}, 1),
    ],
    ids=str,
)
def test_impeachment_modifiers(fields: dict[str, Any], plus: int) -> None:
    assert impeachment(**fields) == plus


def trial(face: int, **fields: Any) -> Stage:
    settings = {**CALM, "media": 5, "legacy_points": 0, "control": 0, **fields}
    t = presidency(dice=[5, face], scandals=on_track(PRESIDENT=3), **settings)
    return t.run(do(scandal_investigations))


def test_impeachment_acquitted_on_3_or_less() -> None:
    t = trial(3)
    assert t.table.outcome is None and not any(t.state.scandals)
    assert (t.state.approval, t.state.legacy_points, t.state.congress, t.state.media) == (40, -3, 3, 4)


def test_impeachment_convicted_on_4_or_more_is_a_loss() -> None:
    """GM Auto-Loss 13."""
    t = trial(4)
    assert t.table.outcome is not None and t.table.outcome.ending == "impeached"


def test_ruling_1_teflon_saves_a_president_from_conviction_on_a_4() -> None:
    fields = {**CALM, "congress": 4, "attributes": (TEFLON,)}
    t = presidency(dice=[6, 4], scandals=on_track(PRESIDENT=3), **fields).run(do(scandal_investigations))
    assert t.table.outcome is None and t.table.dice.faces_left == 0  # type: ignore[attr-defined]
