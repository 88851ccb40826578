"""GM Domestic Master Actions: the ten of them, row by row."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from resolute.engine.charts import Chart
from resolute.engine.frames import do
from resolute.engine.rolling import Check
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute, Focus, Resource
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.congress import OPPONENTS
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.library import (
    DOMESTIC,
    actions_in,
)
from resolute.games.presidency.rules.actions import take_actions
from resolute.games.presidency.rules.cabinet_actions import cabinet_actions
from resolute.games.presidency.state import (
    NOBODY,
    TerrorGroup,
)
from tests.presidency.helpers import (
    Stage,
    bring,
    on_what,
    presidency,
)

NO_HELP = (NOBODY, 3, 1, 2, 3)
"""A cabinet in which nobody has a domestic rating where it counts."""
DOMESTIC_FOCUS, TEAM_BUILDER = int(Attribute.DOMESTIC_FOCUS), int(Attribute.TEAM_BUILDER)
CRISES_FIRST = (int(Focus.DOMESTIC_CRISES), 0, 1, 2, 3, 5)
ECONOMY_FIRST = (int(Focus.ECONOMY), 0, 2, 3, 4, 5)
CABINET_FIRST = (int(Focus.CABINET), 0, 1, 2, 3, 4)
WEAK = next(at for at, one in enumerate(OPPONENTS) if one.legislative == 1)
STRONG = [next(at for at, one in enumerate(OPPONENTS) if one.legislative == rating) for rating in (2, 3)]
AT_HOME = ((),) * 8


def act(key: str, *dice: int, **fields: Any) -> Stage:
    """The table while an action is carried out, outside any segment, with nobody's help."""
    fields = {"cabinet": NO_HELP, "focus": CABINET_FIRST, **fields}
    return bring(presidency(dice=dice, **fields), f"action/{key}")


def segment(*dice: int, **fields: Any) -> Stage:
    """A segment of three domestic actions."""
    at = next(one.key for one in SEQUENCE if one.title == "3 domestic actions")
    fields = {"cabinet": NO_HELP, "focus": CABINET_FIRST, "segment": at, **fields}
    return presidency(dice=dice, **fields).run(do(take_actions, 3, DOMESTIC))


def offered(t: Stage) -> set[str]:
    return {label.split(":")[0] for label in t.labels if ":" in label}


def reasons(t: Stage) -> dict[str, str]:
    return {one.label.split(":")[0]: one.reason for one in t.decision.barred}


def names(address: str, on: int | None = None, **fields: Any) -> dict[str, int]:
    """The modifiers that would count."""
    t = presidency(**{"cabinet": NO_HELP, "focus": CABINET_FIRST, **fields})
    effect = BOOK.at(address)
    if isinstance(effect, Check):
        return dict(effect.drms(t.table, on_what(address, on)))
    chart = effect.printed_chart
    assert isinstance(chart, Chart)
    return dict(chart.drms(t.table, on_what(address, on)))


# All of them


def test_there_are_ten_numbered_as_the_rulebooks_number_them() -> None:
    """Ruling 9: 6 tensions, 7 track, 8 raid."""
    domestic = {one.key: one for one in actions_in(BOOK) if one.key[0] == "D"}
    assert list(domestic) == [f"D{number}" for number in range(1, 11)]
    assert "tensions" in domestic["D6"].title
    assert "Track" in domestic["D7"].title
    assert "Raid" in domestic["D8"].title
    assert all(one.kinds == DOMESTIC for one in domestic.values())


def test_vice_president_and_chief_of_staff_take_them_too_but_no_presidential_ones() -> None:
    """GM Domestic Master Actions."""
    for label in ("The Vice President", "The Chief of Staff"):
        t = presidency().run(do(cabinet_actions)).choose(label)
        assert {"D1", "D4", "D5", "D9"} <= offered(t)
        assert not any(key.startswith("P") for key in offered(t))
    t = presidency(focus_tensions=(0, 0, 0, 0, 0, 1)).run(do(cabinet_actions)).choose("The Secretary of Defense")
    assert not any(key[0] in "PD" for key in offered(t))


# D1


@pytest.mark.parametrize("die", range(1, 11))
def test_d1_a_check_of_the_economy_makes_it_improve(die: int) -> None:
    t = act("D1", die, economy=5).choose("Roll without")
    assert t.state.economy_trend == (1 if die <= 3 else 0 if die <= 7 else -1), "a sound economy has +2"


def test_d1_two_points_take_two_off() -> None:
    t = act("D1", 5, economy=5).choose("Spend 2 action points for -2")
    assert (t.state.economy_trend, t.state.action_points) == (1, 13)
    assert "Spend 2 action points" not in str(act("D1", 2, economy=5, action_points=1).labels)


def test_d1_modifiers() -> None:
    assert names("action/D1", economy=4) == {"the economy is weak": -3}
    assert names("action/D1", economy=6) == {"the economy runs hot": 4}
    assert names("action/D1", economy=5, resources=(int(Resource.TREASURY),), focus=ECONOMY_FIRST) == {
        "Amazing Secretary of the Treasury": -1,
        "the economy is priority 1": -1,
        "the economy is sound": 2,
    }


def test_d1_once_in_a_phase() -> None:
    t = segment(10).choose("D1: ", "Roll without", "Keep the")
    assert reasons(t)["D1"] == "Only once per phase"


# D2


@pytest.mark.parametrize("die", range(1, 11))
def test_d2_every_result(die: int) -> None:
    """GM Domestic Crisis Levels: a check of cabinet effectiveness."""
    s = act("D2", die, domestic_crisis=1, cabinet_effectiveness=4).state
    if die <= 4:
        assert (s.domestic_crisis, s.approval) == (0, 54)
    elif die < 10:
        assert (s.domestic_crisis, s.approval) == (1, 50)
    else:
        assert (s.domestic_crisis, s.approval) == (2, 48)


def test_d2_modifiers_count_3_at_most() -> None:
    """The lingering issues hamper it; everything together is 3 at most."""
    for boxes, by in enumerate((0, 0, 1, 1, 2, 2)):
        expected = {"lingering domestic issues": by} if by else {}
        assert names("action/D2", lingering_issues=boxes) == expected
    found = names(
        "action/D2",
        attributes=(DOMESTIC_FOCUS,),
        focus=CRISES_FIRST,
        approval=60,
        cabinet=(NOBODY, 4, 1, 2, 0),
    )
    assert found == {
        "domestic crises are priority 1": -1,
        "Domestic Focus": -1,
        "high approval": -1,
        "the Vice President or the Chief of Staff": -2,
        "modifiers count 3 at most": 2,
    }


def test_d2_only_in_a_crisis() -> None:
    assert "D2" not in offered(segment())
    assert reasons(segment())["D2"] == "Needs a Domestic Crisis"
    assert "D2" in offered(segment(domestic_crisis=1))


def test_d2_the_odds() -> None:
    t = presidency(cabinet=NO_HELP, focus=CABINET_FIRST, cabinet_effectiveness=4, lingering_issues=4)
    check = BOOK.at("action/D2")
    assert isinstance(check, Check)
    assert check.odds(t.table) == {"passed": Fraction(2, 10), "failed": Fraction(5, 10), "worst": Fraction(3, 10)}


# D3


@pytest.mark.parametrize("die", range(1, 11))
def test_d3_every_result(die: int) -> None:
    """GM Lingering Domestic Issues: a check of cabinet effectiveness at +2."""
    s = act("D3", die, lingering_issues=2, cabinet_effectiveness=4).state
    if die + 2 <= 4:
        assert (s.lingering_issues, s.approval) == (1, 58)
    elif die + 2 < 10:
        assert (s.lingering_issues, s.approval) == (2, 50)
    else:
        assert (s.lingering_issues, s.approval) == (3, 48)


def test_d3_modifiers() -> None:
    assert names("action/D3", attributes=(DOMESTIC_FOCUS,), focus=CRISES_FIRST, approval=62) == {
        "it has lingered long": 2,
        "domestic crises are priority 1": -1,
        "Domestic Focus": -1,
        "high approval": -1,
    }


def test_d3_only_without_a_domestic_crisis() -> None:
    """GM Lingering Domestic Issues."""
    assert "D3" in offered(segment(lingering_issues=1))
    assert "D3" not in offered(segment(lingering_issues=0))
    assert reasons(segment(lingering_issues=1, domestic_crisis=1))["D3"] == "Needs Domestic Crises at 0"


def test_d3_the_sixth_lingering_issue_loses_the_game() -> None:
    """GM Auto-Loss 10."""
    t = act("D3", 10, lingering_issues=5, cabinet_effectiveness=4)
    assert t.table.outcome is not None
    assert t.table.outcome.ending == "lingering_issues"


# D4


@pytest.mark.parametrize("die", range(1, 7))
def test_d4_every_row(die: int) -> None:
    """Respected by Congress, with Congress first and a point, takes off what relations of 5 add."""
    respected = (int(Attribute.RESPECTED_BY_CONGRESS),)
    t = act("D4", die, congress=5, control=0, attributes=respected, focus=(0, 1, 2, 3, 4, 5))
    t.choose("Spend an action point for -1")
    assert t.state.congress == 5 + (0, 1, 1, 1, 0, 0, -1)[die]
    assert len(t.state.friends) == (1 if die == 1 else 0)


def test_d4_is_automatic_with_both_houses_and_a_good_party() -> None:
    assert act("D4", congress=3, control=1, party_relations=5).state.congress == 4
    assert act("D4", 6, congress=5, control=1, party_relations=5).choose("Roll without").state.congress == 4, "up to 4"
    assert act("D4", 6, congress=6, control=1, party_relations=4).choose("Roll without").state.congress == 5


@pytest.mark.parametrize(("congress", "by"), [(2, -2), (3, -2), (4, -1), (5, 3), (6, 4), (8, 4)])
def test_d4_good_relations_are_hard_to_better(congress: int, by: int) -> None:
    assert sum(names("action/D4/otherwise", congress=congress).values()) == by


def test_d4_modifiers_and_a_point() -> None:
    found = names(
        "action/D4/otherwise",
        congress=6,
        focus=(0, 1, 2, 3, 4, 5),
        attributes=(int(Attribute.RESPECTED_BY_CONGRESS),),
    )
    assert found == {
        "relations with Congress are priority 1": -1,
        "Respected by Congress": -1,
        "relations with Congress at 6 or more": 4,
    }
    t = act("D4", 1, congress=5, control=0).choose("Spend an action point for -1")
    assert (t.state.congress, t.state.action_points) == (6, 14)


# D5


def test_d5_party_relations_rise_once_in_a_segment() -> None:
    t = segment(party_relations=6).choose("D5: ")
    assert (t.state.party_relations, t.state.action_points) == (7, 15)
    assert reasons(t)["D5"] == "Only once per segment"


@pytest.mark.parametrize(("party", "price"), [(2, 1), (3, 1), (4, 0)])
def test_d5_costs_a_point_with_a_party_that_is_lost(party: int, price: int) -> None:
    t = segment(party_relations=party).choose("D5: ")
    assert t.state.action_points == 15 - price
    assert "D5" in offered(segment(party_relations=party, action_points=price))
    if price:
        assert (
            reasons(segment(party_relations=party, action_points=0))["D5"] == "Costs 1 action point, and you have none"
        )


def test_d5_not_with_the_best_of_relations() -> None:
    assert "D5" not in offered(segment(party_relations=8))


# D6


def test_d6_removes_a_tension_or_two_for_a_point() -> None:
    """TSF Tensions Counters: Domestic Master Action 6."""
    t = act("D6", focus_tensions=(0, 0, 0, 1, 1, 1)).choose("One")
    assert (t.state.cabinet_tensions, t.state.action_points) == (2, 15)
    t = act("D6", focus_tensions=(0, 0, 0, 1, 1, 1)).choose("Two, for an action point")
    assert (t.state.cabinet_tensions, t.state.action_points) == (1, 14)


@pytest.mark.parametrize("attribute", [DOMESTIC_FOCUS, TEAM_BUILDER])
def test_d6_two_tensions_with_the_right_attribute(attribute: int) -> None:
    t = act("D6", focus_tensions=(0, 0, 0, 1, 1, 1), attributes=(attribute,))
    assert (t.state.cabinet_tensions, t.state.action_points) == (1, 15)


def test_d6_a_single_tension_or_no_point_leaves_no_choice() -> None:
    assert act("D6", focus_tensions=(0, 0, 0, 0, 0, 1)).state.cabinet_tensions == 0
    assert act("D6", focus_tensions=(0, 0, 0, 0, 1, 1), action_points=0).state.cabinet_tensions == 1


def test_d6_only_with_tensions() -> None:
    assert "D6" not in offered(segment())
    assert "D6" in offered(segment(focus_tensions=(0, 0, 0, 0, 0, 1)))


# D7 and D8


def test_d7_tracks_a_group_in_the_united_states() -> None:
    """GM Domestic Counter-Terrorism."""
    assert "D7" not in offered(segment())
    assert "D7" not in offered(segment(terror_groups=(*AT_HOME, (TerrorGroup(1, IntelBox(3)),))))
    t = segment(1, terror_groups=(*AT_HOME, (TerrorGroup(1),))).choose("D7: ")
    assert t.state.terror_groups[8] == (TerrorGroup(1, IntelBox(1)),)


def test_d8_raids_only_a_fixed_target() -> None:
    """GM Domestic Counter-Terrorism."""
    assert "D8" not in offered(segment(terror_groups=(*AT_HOME, (TerrorGroup(1, IntelBox(2)),))))
    t = segment(4, terror_groups=(*AT_HOME, (TerrorGroup(1, IntelBox(3)),))).choose("D8: ")
    assert t.state.terror_groups[8] == ()


# D9


@pytest.mark.parametrize("die", range(1, 7))
def test_d9_every_row(die: int) -> None:
    s = act("D9", die, cooperation=2, party_relations=6).state
    assert (s.cooperation, s.party_relations) == (3 if die <= 2 else 2, 5 if die == 6 else 6)


def test_d9_costs_a_point_and_a_moderate_does_better() -> None:
    """GM Action Points: domestic action 9 needs one."""
    t = segment(4).choose("D9: ", "Keep the")
    assert t.state.action_points == 14
    assert reasons(segment(action_points=0))["D9"] == "Costs 1 action point, and you have none"
    found = names("action/D9", attributes=(int(Attribute.MODERATE_INFLUENCE),))
    assert found == {"Moderate Influence": -1}


# D10


@pytest.mark.parametrize("die", range(1, 6))
def test_d10_the_rows_without_a_scandal(die: int) -> None:
    t = act("D10", die, opponents=(WEAK,), opponents_cup=(), congress=6).choose(OPPONENTS[WEAK].name, "Roll without")
    assert t.state.opponents == (() if die <= 2 else (WEAK,))
    assert t.state.opponents_cup == ((WEAK,) if die <= 2 else ())
    assert t.state.congress == (5 if die >= 4 else 6)


@pytest.mark.parametrize(
    ("second", "office"),
    [
        *((die, Office.CHIEF_OF_STAFF) for die in (1, 2, 3)),
        *((die, Office.VICE_PRESIDENT) for die in (4, 5)),
        (6, Office.PRESIDENT),
    ],
)
def test_d10_a_6_is_a_scandal(second: int, office: Office) -> None:
    """GM Congressional Friends and Opponents: dirty tricks risk a scandal."""
    t = act("D10", 6, second, opponents=(WEAK,)).choose(OPPONENTS[WEAK].name, "Roll without")
    assert [bool(one) for one in t.state.scandals] == [at == office for at in range(5)]


def test_d10_modifiers() -> None:
    assert names("action/D10/there", WEAK) == {}
    for who in STRONG:
        assert names("action/D10/there", who) == {"a strong opponent": 1}
    found = names("action/D10/there", WEAK, approval=60, congress=3, cabinet=(NOBODY, 4, 1, 2, 3))
    assert found == {
        "high approval": -1,
        "the Vice President or the Chief of Staff": -2,
        "relations with Congress below 4": 1,
    }
    t = act("D10", 3, opponents=(WEAK,)).choose(OPPONENTS[WEAK].name, "Spend an action point for -1")
    assert t.state.opponents == ()


def test_d10_you_choose_the_opponent_and_there_must_be_one() -> None:
    t = act("D10", opponents=(WEAK, STRONG[0]))
    assert t.labels == [OPPONENTS[WEAK].name, OPPONENTS[STRONG[0]].name]
    assert reasons(segment())["D10"] == "Needs an Opponent in Congress"


def test_ruling_29_ratings_are_modifiers_only_where_they_are_printed() -> None:
    """Ruling 29: in segments of any actions the President acts; ratings count on the charts that print them."""
    able = (NOBODY, 7, 1, 2, 7)
    for address in ("action/D1", "action/D3", "action/D4/otherwise", "action/D9"):
        assert not any("Chief" in why for why in names(address, cabinet=able))
    for address in ("action/D2", "action/D10/there"):
        assert any("Chief" in why for why in names(address, WEAK, cabinet=able))
