"""GM Key Cabinet Members, Replacing, Cabinet Effectiveness, Improvement (D2) and Drama (D3); TSF Beginning 3 to 5."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from resolute.engine.charts import Chart
from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.cabinet import CANDIDATES, Office, Ratings
from resolute.games.presidency.content.printed import (
    CABINET_POINTS,
)
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.effects.base import cabinet, improves, tension, worsens
from resolute.games.presidency.operations.tensions import cabinet_drama
from resolute.games.presidency.rules.beginning import year_points
from resolute.games.presidency.rules.cabinet import (
    cabinet_experience,
    improve_cabinet,
    name_the_cabinet,
    new_year_replacement,
    replace_member,
)
from resolute.games.presidency.rules.sequence import STEPS
from resolute.games.presidency.state import NOBODY
from tests.presidency.helpers import Stage, bring, effect, presidency

HAMILTON, PRICE, BORGESON, WALLACE = range(4)
VICE, STATE, DEFENSE, CHIEF = (int(one) for one in tuple(Office)[1:])
TEAM_BUILDER = (int(Attribute.TEAM_BUILDER),)
EVERYBODY = tuple(range(len(CANDIDATES)))


def everybody(t: Stage) -> list[int]:
    """All candidates, wherever they are."""
    s = t.state
    sitting = [who for who in s.cabinet if who != NOBODY]
    return sorted((*sitting, *s.candidates, *s.former_members, *s.interviewed))


def names(t: Stage) -> list[str]:
    return [CANDIDATES[who].name for who in t.state.cabinet[1:]]


# The candidates


def test_there_are_at_least_24_candidates_with_names_of_their_own() -> None:
    assert len(CANDIDATES) >= 24
    assert len({one.name for one in CANDIDATES}) == len(CANDIDATES)


def test_experience_never_makes_anybody_worse() -> None:
    for one in CANDIDATES:
        for rating in ("domestic", "diplomatic", "military", "extra_action"):
            assert getattr(one.veteran, rating) >= getattr(one.novice, rating), one.name
        assert one.veteran != one.novice, one.name


def test_plus_one_action_is_usually_found_on_the_veteran_side() -> None:
    """GM +1 Action."""
    novices = sum(one.novice.extra_action for one in CANDIDATES)
    veterans = sum(one.veteran.extra_action for one in CANDIDATES)
    assert 0 < novices < veterans / 2


def test_example_bo_hamilton_on_both_sides() -> None:
    """GM +1 Action, example: 1/1/0, as a veteran domestic 2 and +1 Action."""
    t = presidency(cabinet=(NOBODY, HAMILTON, PRICE, BORGESON, WALLACE))
    assert t.state.ratings(VICE) == Ratings(1, 1, 0)
    t.state.veterans = (False, True, False, False, False)
    assert t.state.ratings(VICE).domestic == 2
    assert t.state.ratings(VICE).extra_action


# Naming the cabinet


def test_example_a_vice_president_at_random_and_three_chosen_ones() -> None:
    """GM Key Cabinet Members, example: Hamilton is drawn; Price is one of three for Chief of Staff, Borgeson becomes
    Secretary of State, Wallace Secretary of Defense."""
    to_the_end = len(CANDIDATES) - 4
    t = presidency(cabinet=(NOBODY,) * 5, candidates=EVERYBODY, draws=[0, 0, 0, 0, to_the_end, 0, 0, to_the_end - 2])
    t.run(do(name_the_cabinet))
    assert t.state.cabinet[VICE] == HAMILTON
    assert t.labels == ["Ellen Price", "Kelly Borgeson", "Barry Wallace"]
    assert t.decision.prompt == "Who becomes the Chief of Staff?"
    assert t.decision.options[0].cost == "domestic 1, +1 action; with experience domestic 2, diplomatic 1, +1 action"
    t.choose("Ellen Price", "Kelly Borgeson", "Barry Wallace")
    assert names(t) == ["Bo Hamilton", "Kelly Borgeson", "Barry Wallace", "Ellen Price"]
    assert everybody(t) == list(EVERYBODY)
    assert t.state.ratings(CHIEF).extra_action
    assert (t.state.ratings(STATE).diplomatic, t.state.ratings(DEFENSE).military) == (0, 1)
    assert "Candidates: Ellen Price, Kelly Borgeson and Barry Wallace." in t.story


def test_named_ones_start_inexperienced_and_the_others_go_back() -> None:
    t = presidency(cabinet=(NOBODY,) * 5, candidates=EVERYBODY)
    t.run(do(name_the_cabinet))
    for _ in range(3):
        passed_over = t.labels[1:]
        t.choose(t.labels[0])
        cup = [CANDIDATES[who].name for who in (*t.state.candidates, *t.state.interviewed)]
        assert all(name in cup for name in passed_over)
    assert not any(t.state.veterans)
    assert len(t.state.candidates) == len(CANDIDATES) - 4
    assert t.state.interviewed == ()
    assert any("becomes the Vice President" in line for line in t.story)


# Experience


def test_experience_comes_with_1_or_2_for_a_chosen_novice() -> None:
    """TSF Beginning of Each Turn 3."""
    for die in range(1, 7):
        t = presidency(dice=[die]).run(do(cabinet_experience))
        t.choose("Bo Hamilton")
        assert t.state.veterans == (False, die <= 2, False, False, False)


def test_experience_is_offered_to_novices_only_the_vice_president_among_them() -> None:
    t = presidency(veterans=(False, False, True, True, False)).run(do(cabinet_experience))
    assert t.labels == ["Bo Hamilton, the Vice President", "Barry Wallace, the Chief of Staff"]


def test_experience_nobody_is_asked_when_all_are_veterans() -> None:
    t = presidency(veterans=(False, True, True, True, True)).run(do(cabinet_experience))
    assert t.labels == ["rest"]


def test_experience_a_new_player_needs_a_3() -> None:
    t = presidency(dice=[3], new_player=True).run(do(cabinet_experience)).choose("Ellen Price")
    assert t.state.veterans[STATE]
    assert "Ellen Price, the Secretary of State, is experienced now." in t.story


def test_ruling_25_experience_replacement_and_improvement_are_steps_3_to_5_and_not_in_year_1() -> None:
    """Ruling 25: the steps are counted as TSF counts them."""
    beginning = [one for one in SEQUENCE if one.phase == 0]
    assert [STEPS[one.key][0].step.name for one in beginning][2:5] == [
        "cabinet_experience",
        "new_year_replacement",
        "improve_cabinet",
    ]
    assert all(1 not in one.years and 2 in one.years for one in beginning[2:5])


# Replacing


def test_replacement_at_new_year_worsens_the_cabinet_and_costs_no_approval() -> None:
    """TSF Beginning of Each Turn 4."""
    t = presidency().run(do(new_year_replacement))
    before = t.state.approval
    t.choose("Replace the Secretary of Defense")
    assert t.state.cabinet_trend == -1
    assert len(t.labels) == 3
    assert "Kelly Borgeson" not in t.labels
    newcomer = t.labels[2]
    t.choose(newcomer)
    assert CANDIDATES[t.state.cabinet[DEFENSE]].name == newcomer
    assert t.state.former_members == (BORGESON,)
    assert t.state.approval == before
    assert everybody(t) == list(EVERYBODY)


def test_replacement_at_new_year_is_no_duty() -> None:
    t = presidency().run(do(new_year_replacement)).choose("Keep everybody")
    assert t.state.cabinet == (NOBODY, 0, 1, 2, 3)
    assert t.state.cabinet_trend == 0


def test_replacement_at_new_year_never_of_the_vice_president() -> None:
    """GM Replacing a Key Cabinet Member."""
    t = presidency().run(do(new_year_replacement))
    assert not any("Vice" in label for label in t.labels)
    assert [one.label for one in t.decision.barred] == ["Replace the Vice President"]


def test_a_new_member_is_inexperienced_and_no_scandal_follows_it() -> None:
    t = presidency(veterans=(False, True, True, True, True), scandals=(1, 0, 2, 0, 0))
    t.run(do(replace_member, STATE)).choose(*["Victor Oyelaran"])
    assert t.state.veterans == (False, True, False, True, True)
    assert t.state.scandals == (1, 0, 0, 0, 0)
    assert "Ellen Price is no longer the Secretary of State." in t.story


def test_a_vice_president_who_goes_is_followed_by_one_at_random() -> None:
    """GM Replacing: the set-up procedure that chose them in the first place is repeated."""
    t = presidency(draws=[5]).run(do(replace_member, VICE))
    assert t.labels == ["rest"]
    assert t.state.cabinet[VICE] == 9
    assert t.state.former_members == (HAMILTON,)


def test_the_president_is_not_replaced_like_a_member() -> None:
    t = presidency().run(do(replace_member, int(Office.PRESIDENT)))
    assert t.labels == ["rest"]
    assert t.state.former_members == ()


def test_an_empty_cup_takes_back_those_who_left_but_not_who_leaves_now() -> None:
    t = presidency(candidates=(20,), former_members=(9, 8))
    t.state.cabinet = (NOBODY, 0, 1, 2, 3)
    t.run(do(replace_member, CHIEF))
    assert sorted(t.labels) == sorted(CANDIDATES[who].name for who in (20, 9, 8))
    t.choose(CANDIDATES[9].name)
    assert t.state.former_members == (WALLACE,)
    assert sorted(t.state.candidates) == [8, 20]


# The effectiveness of the cabinet


def test_example_cabinet_effectiveness_5_brings_3_points() -> None:
    """GM Cabinet Effectiveness Track; TSF Beginning: level 4 brings 2."""
    assert CABINET_POINTS == {3: 0, 4: 2, 5: 3, 6: 4, 7: 5}
    for level, points in CABINET_POINTS.items():
        t = presidency(cabinet_effectiveness=level).run(do(year_points))
        assert t.state.action_points == 15 + points


def test_example_improving_over_improving_is_6_and_worsening_over_improving_stays_5() -> None:
    """GM Cabinet Effectiveness Track, example."""
    t = effect(presidency(cabinet_effectiveness=5, cabinet_trend=1), cabinet(improves))
    assert (t.state.cabinet_effectiveness, t.state.cabinet_trend) == (6, 0)
    t = effect(presidency(cabinet_effectiveness=5, cabinet_trend=1), cabinet(worsens))
    assert (t.state.cabinet_effectiveness, t.state.cabinet_trend) == (5, 0)


@pytest.mark.parametrize(("level", "way"), [(7, improves), (3, worsens)])
def test_cabinet_effectiveness_never_leaves_3_to_7(level: int, way: int) -> None:
    t = effect(presidency(cabinet_effectiveness=level, cabinet_trend=way), cabinet(way))
    assert (t.state.cabinet_effectiveness, t.state.cabinet_trend) == (level, way)


# D2


def improvement(die: int, *more: int, **fields: Any) -> Stage:
    """The table after a roll on D2, with a Chief of Staff of no use unless `fields` say otherwise."""
    return presidency(dice=[die, *more], **fields).run(do(improve_cabinet))


@pytest.mark.parametrize("die", [1, 2])
def test_d2_1_and_2_improving(die: int) -> None:
    assert improvement(die).state.cabinet_trend == 1


@pytest.mark.parametrize("die", [3, 4])
def test_d2_3_and_4_no_change(die: int) -> None:
    t = improvement(die)
    assert (t.state.cabinet_trend, t.state.approval, t.state.cabinet_tensions) == (0, 52, 0)


def test_d2_5_losing_cohesion() -> None:
    t = improvement(5)
    assert (t.state.cabinet_trend, t.state.approval, t.state.cabinet_tensions) == (-1, 50, 1)
    assert t.state.focus_tensions[5]


def test_d2_6_disarray_moves_a_whole_box_and_is_a_drama() -> None:
    t = improvement(6, 1, cabinet_effectiveness=5, cabinet_trend=1)
    assert (t.state.cabinet_effectiveness, t.state.cabinet_trend) == (4, 1)
    assert t.state.approval == 52 - 2 * (2 + 1)


@pytest.mark.parametrize(
    ("second", "office"), [(1, STATE), (2, STATE), (3, DEFENSE), (4, DEFENSE), (5, CHIEF), (6, VICE)]
)
def test_d2_0_improving_and_a_member_becomes_experienced(second: int, office: int) -> None:
    t = improvement(1, second, attributes=TEAM_BUILDER)
    assert t.state.cabinet_trend == 1
    assert [at for at, veteran in enumerate(t.state.veterans) if veteran] == [office]


def test_d2_0_a_veteran_stays_one() -> None:
    t = improvement(1, 1, attributes=TEAM_BUILDER, veterans=(False, False, True, False, False))
    assert t.state.veterans == (False, False, True, False, False)


def test_d2_modifiers_by_name() -> None:
    """GM Cabinet Improvement Table: the Chief of Staff, Team Builder, and half the tensions, rounded down."""
    t = presidency(cabinet=(NOBODY, 3, 1, 2, 0), attributes=TEAM_BUILDER, focus_tensions=(1, 1, 1, 1, 1, 0))
    chart = BOOK.chart("chart/D2")
    assert isinstance(chart, Chart)
    assert chart.drms(t.table) == (("the Chief of Staff", -1), ("Team Builder", -1), ("tensions in the cabinet", 2))


def test_d2_odds() -> None:
    t = presidency(cabinet=(NOBODY, 0, 2, 3, 7))
    odds = BOOK.chart("chart/D2").odds(t.table)
    assert odds == {
        "a team that learns": Fraction(2, 6),
        "improving": Fraction(2, 6),
        "no change": Fraction(2, 6),
        "losing cohesion": Fraction(0),
        "disarray": Fraction(0),
    }


# D3


def drama(die: int, *more: int, **fields: Any) -> Stage:
    return presidency(dice=[die, *more], **fields).run(do(cabinet_drama))


def test_d3_1_quarrels() -> None:
    assert drama(1).state.approval == 50


def test_d3_2_leaks() -> None:
    s = drama(2).state
    assert (s.media, s.approval, s.party_relations) == (4, 50, 5)


def test_d3_3_a_list_of_enemies() -> None:
    s = drama(3).state
    assert (s.congress, s.approval, s.action_points, s.cooperation) == (4, 50, 13, 1)


def test_d3_4_influence() -> None:
    s = drama(4).state
    assert (s.economy_trend, s.approval) == (-1, 48)


@pytest.mark.parametrize(
    ("second", "office"), [(1, STATE), (2, STATE), (3, DEFENSE), (4, DEFENSE), (5, CHIEF), (6, CHIEF)]
)
def test_d3_5_a_resignation(second: int, office: int) -> None:
    t = drama(5, second)
    s = t.state
    assert (s.cabinet_trend, s.approval, s.party_relations) == (-1, 48, 5)
    gone = t.state.cabinet.index(NOBODY, 1)
    assert gone == office
    assert len(t.labels) == 3
    t.choose(t.labels[0])
    assert NOBODY not in t.state.cabinet[1:]


def test_d3_6_open_hostility() -> None:
    s = drama(6).state
    assert (s.domestic_crisis, s.cabinet_tensions, s.cabinet_trend, s.approval) == (1, 1, -1, 48)


def _total_of(face: int, t: Stage) -> int:
    """What the roll of this face came to."""
    rolls = [entry.about[0] for entry in t.table.journal or () if entry.kind == "roll"]
    total: int = next(roll.total for roll in rolls if roll.faces == (face,))
    return total


def test_d3_6_the_failure_is_rolled_for_before_approval_falls() -> None:
    """GM Cabinet Drama Table, row 6 as printed: the crisis comes first, and a failure is rolled for at that point. At
    60 % its die still gets the -1 of a popular President."""
    t = drama(6, 4, 1, approval=60, domestic_crisis=2, media=5)
    assert _total_of(4, t) == 3


def test_d2_6_the_drama_comes_before_approval_falls() -> None:
    """GM Cabinet Improvement Table, row 6 as printed: a box to the left, the drama, and then the public."""
    t = improvement(6, 6, 4, 1, approval=60, domestic_crisis=2, media=5)
    assert _total_of(4, t) == 3


def test_d3_has_no_modifiers() -> None:
    """GM Cabinet Drama Table: a d6 without modifiers."""
    chart = BOOK.chart("chart/D3")
    assert chart.modifiers == ()
    assert all(chance == Fraction(1, 6) for chance in chart.odds(presidency().table).values())


def test_a_seventh_tension_is_a_drama_and_costs_a_point() -> None:
    """GM Cabinet Drama Table b; TSF Tensions Counters."""
    t = effect(presidency(dice=[1], focus_tensions=(1,) * 6), tension())
    assert (t.state.action_points, t.state.approval, t.state.cabinet_tensions) == (14, 50, 6)


def test_the_charts_print_themselves() -> None:
    assert "losing cohesion" in BOOK.chart("chart/D2").say()
    assert "the Secretary of State resigns" in BOOK.at("chart/D3").say().sentence()
    assert bring(presidency(dice=[1]), "chart/D3").story
