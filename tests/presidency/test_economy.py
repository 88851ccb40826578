"""GM State of the Economy, SoE Impact, Economic Assistance, Strategic Capabilities (WM6)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from resolute.engine.charts import Chart
from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute, Resource
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.effects.base import economy, economy_box, improves, worsens
from resolute.games.presidency.rules.beginning import attribute_effects
from resolute.games.presidency.rules.economy import economy_impact, improve_capabilities
from resolute.games.presidency.rules.sequence import STEPS
from resolute.games.presidency.state import NOBODY
from tests.presidency.helpers import Stage, effect, presidency

ALL_CLOSE = (1,) * 9
FOURS = ((4,) * 7,) * 3


# The track


def test_example_worsening_twice_is_a_box_and_worsening_then_improving_is_none() -> None:
    """GM Trending Tracks, example 2."""
    t = effect(effect(presidency(economy=5), economy(worsens)), economy(worsens))
    assert (t.state.economy, t.state.economy_trend) == (4, 0)
    t = effect(effect(presidency(economy=5), economy(worsens)), economy(improves))
    assert (t.state.economy, t.state.economy_trend) == (5, 0)


@pytest.mark.parametrize(("box", "way"), [(7, improves), (3, worsens)])
def test_at_the_last_box_the_marker_stays(box: int, way: int) -> None:
    """GM State of the Economy."""
    t = effect(presidency(economy=box, economy_trend=way), economy(way))
    assert (t.state.economy, t.state.economy_trend) == (box, way)


def test_a_whole_box_ignores_the_marker() -> None:
    """Content 1.7: "move one box" on a trending track."""
    t = effect(presidency(economy=5, economy_trend=1), economy_box(-1))
    assert (t.state.economy, t.state.economy_trend) == (4, 1)


def test_example_business_friendly_and_treasury_together_are_a_box() -> None:
    """Content 1.8: with no marker the economy rises by a box, and no marker stays."""
    t = presidency(attributes=(int(Attribute.BUSINESS_FRIENDLY),), resources=(int(Resource.TREASURY),))
    t.run(do(attribute_effects))
    assert (t.state.economy, t.state.economy_trend) == (6, 0)


# The impact


def impact(box: int) -> Stage:
    """The table after the impact of the economy, all assistance declined."""
    t = presidency(economy=box, approval=50, friends=(0,), friends_cup=()).run(do(economy_impact))
    if "Give no assistance" in t.labels:
        t.choose("Give no assistance")
    return t


@pytest.mark.parametrize(
    ("box", "approval", "points", "congress", "friends"),
    [(7, +3, +2, +1, 1), (6, +1, +1, 0, 1), (5, 0, 0, 0, 1), (4, -2, -1, -1, 1), (3, -4, -2, -2, 0)],
)
def test_ruling_26_the_impact_of_every_box(box: int, approval: int, points: int, congress: int, friends: int) -> None:
    """GM SoE Impact; ruling 26: box 4 takes two boxes of approval."""
    s = impact(box).state
    assert (s.approval, s.action_points, s.congress) == (50 + 2 * approval, 15 + points, 5 + congress)
    assert len(s.friends) == friends


def test_the_impact_comes_three_times_a_year_and_twice_in_the_first() -> None:
    """GM SoE Impact."""
    for year, times in ((1, 2), (2, 3), (4, 3)):
        found = [one for one in SEQUENCE if do(economy_impact) in STEPS.get(one.key, ()) and year in one.years]
        assert len(found) == times


# Economic assistance


@pytest.mark.parametrize(("box", "acts"), [(7, 2), (6, 2), (5, 1), (4, 1), (3, 0)])
def test_acts_of_assistance_by_the_economy(box: int, acts: int) -> None:
    """GM Economic Assistance."""
    t = presidency(economy=box, closeness=ALL_CLOSE).run(do(economy_impact))
    for left in range(acts, 0, -1):
        assert t.decision.prompt.endswith("1 act is left." if left == 1 else "2 acts are left.")
        t.choose("Africa")
    assert t.labels == ["rest"]


def test_assistance_brings_an_ally_closer_and_leaves_its_tensions() -> None:
    """Content 1.9: economic assistance removes no tensions."""
    tensions = tuple((1,) if one == Nation.INDIA else () for one in Nation)
    t = presidency(closeness=ALL_CLOSE, tensions=tensions).run(do(economy_impact)).choose("India")
    assert t.state.closeness[Nation.INDIA - 4] == 2
    assert t.state.tensions == tensions


def test_assistance_places_a_pro_us_marker() -> None:
    t = presidency(economy=6).run(do(economy_impact)).choose("South America", "South America")
    assert (t.state.alignment[Region.SOUTH_AMERICA], t.state.alignment_trend[Region.SOUTH_AMERICA]) == (6, 0)


def test_assistance_where_it_would_do_nothing_is_not_offered() -> None:
    t = presidency(closeness=(2,) * 9, alignment=(8,) * 8, alignment_trend=(1,) * 7 + (0,)).run(do(economy_impact))
    assert t.labels == ["Asia and the Pacific", "Give no assistance"]
    assert [one.reason for one in t.decision.barred] == ["Already very close"] * 9


def test_assistance_comes_before_the_impact_at_home() -> None:
    """TSF US SoE Impact: 1 economic assistance, 2 effects."""
    t = presidency(economy=7, approval=50).run(do(economy_impact))
    assert t.state.approval == 50
    t.choose("Give no assistance")
    assert t.state.approval == 56


# Strategic capabilities


def test_two_different_capabilities_in_a_good_economy() -> None:
    """TSF Improve Strategic Capabilities."""
    t = presidency(economy=5, capabilities=FOURS, dice=[6, 5]).run(do(improve_capabilities))
    assert len(t.labels) == 21 and all(" and " in label for label in t.labels), "two different ones in one answer"
    t.choose("Ground forces and cyber warfare")
    assert t.labels == ["rest"]
    assert t.state.capabilities == ((4, 4, 4, 5, 4, 4, 4), *FOURS[1:])


def test_one_capability_in_a_bad_economy() -> None:
    t = presidency(economy=4, capabilities=FOURS, dice=[1]).run(do(improve_capabilities)).choose("Strategic missiles")
    assert t.labels == ["rest"]
    assert t.state.capabilities[0][Capability.MISSILES] == 5


def test_a_capability_at_its_best_is_not_offered() -> None:
    ours = (7, 7, 7, 7, 7, 7, 6)
    t = presidency(capabilities=(ours, *FOURS[1:]), dice=[10]).run(do(improve_capabilities))
    assert t.labels == ["Strategic reconnaissance"]
    t.choose("Strategic reconnaissance")
    assert t.labels == ["rest"]


def test_the_secretary_of_defense_helps() -> None:
    """TSF Improve Strategic Capabilities: the military rating is a modifier."""
    t = presidency(cabinet=(NOBODY, 0, 1, 18, 2), economy=4, capabilities=FOURS, dice=[7]).run(do(improve_capabilities))
    chart = BOOK.chart("chart/WM6")
    assert isinstance(chart, Chart)
    assert chart.drms(t.table) == (("the Secretary of Defense", -2),)
    assert chart.odds(t.table) == {"progress": Fraction(7, 10), "no progress": Fraction(3, 10)}
    t.choose("Space warfare")
    assert t.state.capabilities[0][Capability.SPACE] == 5


def test_each_rapid_capabilities_counter_is_a_roll_of_its_own_without_modifier() -> None:
    """TSF Improve Strategic Capabilities: 1 to 7, for the track that it lies on; it is used up by it."""
    t = presidency(
        cabinet=(NOBODY, 0, 1, 18, 2),
        economy=4,
        capabilities=FOURS,
        rapid_capabilities=(0, 0, 1, 0, 0, 0, 1),
        dice=[10, 7, 8],
    )
    t.run(do(improve_capabilities)).choose("Air forces")
    assert t.state.capabilities[0] == (4, 4, 5, 4, 4, 4, 4)
    assert t.state.rapid_capabilities == (0,) * 7
    assert BOOK.chart("chart/WM6-rapid").odds(t.table)["progress"] == Fraction(7, 10)
