"""Domestic crises, failures, lingering issues, good times, chaos and disasters. (GM Domestic Crisis Levels, Lingering
Domestic Issues, Draw Crisis Chits; charts D9, D10, D15, WT2)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from resolute.engine.charts import Chart
from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.effects.base import domestic_crisis, lingering
from resolute.games.presidency.rules.cards import draw_disaster
from resolute.games.presidency.rules.nation import (
    domestic_chaos,
    domestic_crisis_event,
    good_times,
    humanitarian_aid,
)
from resolute.games.presidency.state import TerrorGroup
from tests.presidency.changes import changes
from tests.presidency.helpers import bring, effect, presidency

CONUS = Region.CONUS
Changed = Mapping[str, int]


def chart(address: str) -> Chart:
    """The chart that is printed at an address."""
    found = BOOK.chart(address)
    assert isinstance(found, Chart)
    return found


# D9: the domestic crisis chit


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ([1], {"domestic_crisis": 1, "approval": -2}),
        ([2, 6], {"domestic_crisis": 1, "approval": -2, "media": -1}),
        ([2, 7], {"domestic_crisis": 1, "approval": -2, "media": -1, "lingering_issues": 1}),
        ([3], {"domestic_crisis": 1, "approval": -3, "economy_trend": -1}),
        ([4], {"domestic_crisis": 1, "approval": -2, "economy_trend": -1}),
        ([5, 4], {"congress": -1, "approval": -2, "party_relations": -1, "cooperation": -1}),
        ([5, 5], {"congress": -1, "approval": -2, "party_relations": -1, "cooperation": -1, "friends": -1}),
        ([6], {"homeland_security": -1, "cabinet_tensions": 1}),
        ([7], {"domestic_crisis": 1, "approval": -2, "homeland_security": -1}),
        ([8], {"domestic_crisis": 1, "action_points": -2}),
        ([9, 5, 5, 5, 5], {"economy_trend": -1, "approval": -3, "party_relations": -1}),
        (
            [9, 6, 6, 6, 6],
            {
                "economy_trend": -1,
                "approval": -3,
                "party_relations": -1,
                "lingering_issues": 1,
                "eurozone_trend": -1,
                "russia_economy_trend": -1,
                "china_economy_trend": -1,
            },
        ),
        ([10], {"domestic_crisis": 1, "cabinet_tensions": 2}),
    ],
)
def test_d9_every_row(faces: Sequence[int], expected: Changed) -> None:
    """D9: ten events; at the default approval of 52 % a check of approval passes up to 6."""
    t = presidency(dice=faces, approval=52, party_relations=6, friends=(0,), media=4)
    with changes(t) as found:
        bring(t, "chart/D9")
    assert found == expected


def test_d9_a_crash_hits_a_strong_economy_harder() -> None:
    """D9, row 9: from 6 on the economy falls a whole box."""
    t = presidency(dice=[9, 5, 5, 5, 5], economy=6, party_relations=6)
    with changes(t) as found:
        bring(t, "chart/D9")
    assert found == {"economy": -1, "approval": -3, "party_relations": -1}


def test_d9_begins_with_a_tension_in_the_cabinet() -> None:
    """D9: the chit first puts a tension into the cabinet."""
    t = presidency(dice=[4]).run(do(domestic_crisis_event))
    assert t.state.cabinet_tensions == 1
    assert t.state.domestic_crisis == 1


@pytest.mark.parametrize(("face", "bill"), [(1, Bill.GUN_LEGISLATION), (3, Bill.HEALTH_CARE), (4, Bill.INFRASTRUCTURE)])
def test_d9_the_public_demands_a_bill(face: int, bill: Bill) -> None:
    """D9, rows 1, 3 and 4: a bill becomes the first public priority."""
    t = bring(presidency(dice=[face]), "chart/D9")
    assert t.state.public_priorities[0] == bill


def test_d9_a_cell_appears_or_the_weakest_of_three_grows() -> None:
    """D9, row 6: a group of level 1 in the United States; with three there, the weakest rises."""
    t = bring(presidency(dice=[6]), "chart/D9")
    assert t.state.terror_groups[CONUS] == (TerrorGroup(1),)
    t = presidency(dice=[6], terror_groups=((),) * 8 + ((TerrorGroup(2), TerrorGroup(1), TerrorGroup(3)),))
    bring(t, "chart/D9")
    assert sorted(t.state.terror_groups[CONUS]) == [TerrorGroup(2), TerrorGroup(2), TerrorGroup(3)]


def test_d9_gangs_strengthen_terror_in_both_americas() -> None:
    """D9, row 7: a group rises in Central and in South America, or the first one appears."""
    groups = ((), (), (TerrorGroup(1),), (), (), (), (), (), ())
    t = bring(presidency(dice=[7], terror_groups=groups), "chart/D9")
    assert t.state.terror_groups[Region.CENTRAL_AMERICA] == (TerrorGroup(1),)
    assert t.state.terror_groups[Region.SOUTH_AMERICA] == (TerrorGroup(2),)


def test_d9_is_a_lot_that_no_modifier_touches() -> None:
    """D9: each event has the same chance, for a new player too."""
    t = presidency(new_player=True)
    assert set(chart("chart/D9").odds(t.table).values()) == {Fraction(1, 10)}


# Domestic crisis levels


def test_domestic_crises_at_three_are_a_failure() -> None:
    """GM Domestic Crisis Levels: at 3 roll on D10; ruling 19: then there is one crisis."""
    t = presidency(dice=[2], domestic_crisis=2, media=5)
    with changes(t) as found:
        effect(t, domestic_crisis(+1))
    assert found == {"domestic_crisis": -1, "approval": -1}
    assert "The third domestic crisis is a domestic failure." in t.story


def test_a_crisis_that_arises_in_a_failure_is_added_to_the_one_that_is_left() -> None:
    """GM Cabinet Drama 6, ruling 19: the failure strains a full cabinet, whose hostility is a crisis more."""
    t = presidency(dice=[10, 6, 1], domestic_crisis=2, media=5, focus_tensions=(1,) * 6, tensions_cup=(18, 24))
    assert effect(t, domestic_crisis(+1)).state.domestic_crisis == 2


def test_crises_that_arise_in_a_failure_can_be_the_next_one() -> None:
    """GM Cabinet Drama 6: two hostile scenes bring two crises, so that there is another failure; then it ends."""
    t = presidency(dice=[10, 6, 6, 1, 1], domestic_crisis=2, media=5, focus_tensions=(1,) * 6, tensions_cup=(18, 24))
    assert effect(t, domestic_crisis(+1)).state.domestic_crisis == 1
    assert t.story.count("The third domestic crisis is a domestic failure.") == 2


def test_domestic_crises_below_three_are_no_failure() -> None:
    """GM Domestic Crisis Levels: nothing is rolled before the third box."""
    t = effect(presidency(domestic_crisis=1), domestic_crisis(+1))
    assert t.state.domestic_crisis == 2


def test_domestic_crises_do_not_fall_below_zero() -> None:
    """GM Domestic Crisis Levels: 0 is the first box."""
    assert effect(presidency(domestic_crisis=0), domestic_crisis(-1)).state.domestic_crisis == 0


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ([1], {}),
        ([2], {"approval": -1}),
        ([3], {"approval": -1}),
        ([4, 4], {"lingering_issues": 1, "approval": -2, "media": -1}),
        ([5, 5], {"lingering_issues": 1, "approval": -2, "media": -1, "cabinet_trend": -1}),
        ([6], {"lingering_issues": 1, "approval": -1, "congress": -1}),
        ([7], {"lingering_issues": 1, "approval": -1, "congress": -1}),
        (
            [8, 4],
            {
                "lingering_issues": 1,
                "approval": -2,
                "congress": -1,
                "party_relations": -1,
                "economy_trend": -1,
                "opponents": 1,
            },
        ),
        (
            [9, 5],
            {
                "lingering_issues": 1,
                "approval": -2,
                "congress": -1,
                "party_relations": -1,
                "economy_trend": -1,
                "opponents": 1,
                "cabinet_trend": -1,
            },
        ),
        (
            [10],
            {
                "lingering_issues": 1,
                "approval": -3,
                "party_relations": -1,
                "prestige": -1,
                "congress": -1,
                "cooperation": -1,
                "cabinet_tensions": 1,
            },
        ),
    ],
)
def test_d10_every_row(faces: Sequence[int], expected: Changed) -> None:
    """D10 with no modifier: media 5, approval 52 %, no lingering issue."""
    t = presidency(dice=faces, media=5, approval=52)
    with changes(t) as found:
        bring(t, "chart/D10")
    assert found == expected


def test_d10_the_last_row_needs_a_modifier() -> None:
    """D10, 12 and more: two lingering issues, and the economy worsens."""
    t = presidency(dice=[10, 5], media=4, approval=38)
    with changes(t) as found:
        bring(t, "chart/D10")
    assert found == {
        "lingering_issues": 2,
        "approval": -3,
        "party_relations": -1,
        "economy_trend": -1,
        "cabinet_tensions": 1,
        "cabinet_trend": -1,
    }


@pytest.mark.parametrize(
    ("fields", "drms"),
    [
        ({"lingering_issues": 2}, (("lingering issues", 1),)),
        ({"lingering_issues": 5}, (("lingering issues", 2),)),
        ({"approval": 38}, (("low approval", 1),)),
        ({"approval": 40}, ()),
        ({"approval": 60}, (("high approval", -1),)),
        ({"media": 4}, (("a hostile press", 1),)),
        ({"media": 6}, (("a friendly press", -1),)),
        ({"attributes": (Attribute.TEFLON,)}, (("Teflon", -1),)),
        ({"attributes": (Attribute.DOMESTIC_FOCUS,)}, (("Domestic Focus", -1),)),
        ({"new_player": True}, (("a new player", -1),)),
    ],
)
def test_d10_every_modifier(fields: Mapping[str, Any], drms: object) -> None:
    """D10: each modifier counts when its reason holds, by name."""
    t = presidency(**{"media": 5, "approval": 52, **fields})
    assert chart("chart/D10").drms(t.table) == drms


def test_d10_modifiers_count_three_at_most() -> None:
    """D10: together the modifiers add 3 at most."""
    t = presidency(media=2, approval=20, lingering_issues=5)
    assert sum(by for _, by in chart("chart/D10").drms(t.table)) == 3
    odds = chart("chart/D10").odds(t.table)
    assert odds["A narrow escape"] == 0
    assert odds["A national disgrace"] == Fraction(2, 10)


def test_ruling_19_most_failures_leave_a_lingering_issue() -> None:
    """Ruling 19: a failure brings a lingering issue in most of its rows, not in all."""
    rows = chart("chart/D10").rows
    with_issue = [row for row in rows if "lingering" in row.effect.say().sentence()]
    assert len(rows) / 2 < len(with_issue) < len(rows)


# Lingering issues


def test_the_sixth_lingering_issue_loses_the_game() -> None:
    """GM Lingering Domestic Issues: an increase at 5 ends the game at once. (Auto-loss 10)"""
    assert effect(presidency(lingering_issues=4), lingering(+1)).table.outcome is None
    t = effect(presidency(lingering_issues=5), lingering(+1))
    assert t.table.outcome is not None
    assert t.table.outcome.ending == "lingering_issues"
    assert t.table.outcome.winners == ()


def test_a_failure_can_lose_the_game() -> None:
    """GM Auto-Loss: a lingering issue that a failure brings is the sixth."""
    t = presidency(dice=[6], lingering_issues=5, domestic_crisis=2, approval=60, media=6)
    effect(t, domestic_crisis(+1))
    assert t.table.outcome is not None
    assert t.table.outcome.ending == "lingering_issues"


# D15: good times


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ([1], {"approval": 2}),
        ([2], {}),
        ([3], {"approval": 1, "media": 1}),
        ([4], {"cabinet_effectiveness": 1}),
        ([5], {"action_points": 2, "approval": 1}),
        ([6], {"approval": 1}),
        ([7, 8, 9], {"goodwill": 1, "approval": 1}),
        ([8], {"economy_trend": 1, "congress": 1, "approval": 1}),
        ([9], {"cooperation": 1, "congress": 1}),
        ([10], {"approval": 1, "friends": 1}),
    ],
)
def test_d15_every_row(faces: Sequence[int], expected: Changed) -> None:
    """D15: ten benefits."""
    t = presidency(dice=faces)
    with changes(t) as found:
        t.run(do(good_times))
    assert found == expected


@pytest.mark.parametrize(
    ("face", "attribute"),
    [
        (1, Attribute.LIKEABLE),
        (2, Attribute.ALLYS_BEST_FRIEND),
        (3, Attribute.MEDIA_SAVVY),
        (4, Attribute.TEAM_BUILDER),
    ],
)
def test_d15_attributes_are_gained_up_to_four(face: int, attribute: Attribute) -> None:
    """D15, rows 1 to 4: an attribute comes with it; GM Presidential Attributes: four at most."""
    t = bring(presidency(dice=[face]), "chart/D15")
    assert t.state.attributes == (attribute,)
    four = (5, 6, 7, 12)
    t = bring(presidency(dice=[face], attributes=four), "chart/D15")
    assert t.state.attributes == four


def test_d15_friends_abroad() -> None:
    """D15, row 2: an ally of your choice is closer, the Eurozone and the Pacific trend pro-US."""
    t = bring(presidency(dice=[2], closeness=(1,) * 9), "chart/D15")
    assert t.state.alignment_trend == (1, 0, 0, 0, 0, 0, 0, 1)
    t.choose(Nation.CANADA.label)
    assert t.state.closeness == (2, 1, 1, 1, 1, 1, 1, 1, 1)


def test_d15_a_military_action_is_no_resignation() -> None:
    """D15, row 6: the extra action is a military one."""
    t = presidency(dice=[6]).run(do(good_times))
    assert {label[0] for label in t.labels[:-1]} == {"M"} and t.labels[-1] == "Skip your free action"


def test_d15_humanitarian_aid_goes_to_the_worst_crisis() -> None:
    """TSF The UN Action Segment: a roll of 1 to 8 lowers the highest regional crisis; ties fall by lot."""
    t = presidency(dice=[8], draws=[1], regional_crisis=(0, 2, 1, 2, 0, 0, 0, 0)).run(do(humanitarian_aid))
    assert t.state.regional_crisis == (0, 2, 1, 1, 0, 0, 0, 0)
    t = presidency(dice=[9], regional_crisis=(0, 1, 0, 0, 0, 0, 0, 0)).run(do(humanitarian_aid))
    assert t.state.regional_crisis == (0, 1, 0, 0, 0, 0, 0, 0)
    t = presidency(regional_crisis=(0,) * 8).run(do(humanitarian_aid))
    assert t.state.regional_crisis == (0,) * 8


@pytest.mark.parametrize(("faces", "left"), [((9, 10), 2), ((9, 9), 1), ((10, 10), 3)], ids=str)
def test_d15_humanitarian_aid_is_a_roll_of_a_new_player(faces: tuple[int, int], left: int) -> None:
    """TSF The UN Action Chart prints the new player's -1: a 9 helps too, in both attempts of good times."""
    new = {"difficulty": "easier", "new_player": True}
    crises = (0, 0, 0, 0, 3, 0, 0, 0)
    t = presidency(dice=[7, *faces], draws=[0], options=new, regional_crisis=crises).run(do(good_times))
    assert t.state.regional_crisis[4] == left
    assert sum("a new player" in line for line in t.story) == 2


# The domestic side of chaos


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ([1, 3], {"domestic_crisis": 1, "friends": -1}),
        ([2, 4], {"domestic_crisis": 1, "opponents": 1}),
        ([3, 1], {"domestic_crisis": 1, "approval": -2, "cabinet_trend": -1}),
        ([4, 1], {"domestic_crisis": 1, "approval": -2, "cabinet_trend": -1}),
        ([5], {"domestic_crisis": 1, "congress": -1, "approval": -2, "action_points": -1, "cabinet_tensions": 1}),
        ([6], {"domestic_crisis": 1, "congress": -1, "approval": -2, "action_points": -1, "cabinet_tensions": 1}),
    ],
)
def test_domestic_chaos_every_row(faces: Sequence[int], expected: Changed) -> None:
    """TSF Chaos Procedure, 8-10: a domestic crisis, then dismayed leaders, a quarrel in the cabinet, or no love.
    The drama of the second row (a roll of 1) costs an approval of its own."""
    t = presidency(dice=faces, friends=(0,), approval=52)
    with changes(t) as found:
        t.run(do(domestic_chaos))
    assert found == expected


def test_domestic_chaos_spares_a_popular_president() -> None:
    """TSF Chaos Procedure, 5-6: with 60 % or more the last row does nothing."""
    t = presidency(dice=[5], approval=60)
    with changes(t) as found:
        t.run(do(domestic_chaos))
    assert found == {"domestic_crisis": 1}


def test_a_disaster_without_cards() -> None:
    """GM Off-Map Decks in Waiting: with no disaster card left, a domestic crisis and two action points."""
    t = presidency(action_points=5)
    with changes(t) as found:
        t.run(do(draw_disaster))
    assert found == {"domestic_crisis": 1, "action_points": -2}
    assert presidency(action_points=1).run(do(draw_disaster)).state.action_points == 0
