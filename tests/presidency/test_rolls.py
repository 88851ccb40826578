"""Charts with named modifiers, points paid before a roll, and second rolls. (GM Charts and Tables, Action Points)"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from resolute.engine.charts import (
    Chart,
    Row,
)
from resolute.engine.effects import (
    Act,
    several,
)
from resolute.engine.frames import (
    Step,
    do,
)
from resolute.engine.journal import Roll
from resolute.engine.rolling import OnChart
from resolute.engine.subjects import Target
from resolute.engine.table import D6
from resolute.games.presidency.conditions.base import AtLeast, AtMost, drm
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.tracks import (
    CHIEF_DOMESTIC,
    ECONOMY,
    MEDIA,
)
from resolute.games.presidency.effects.base import (
    approval,
    check,
    economy,
    improves,
    media,
)
from resolute.games.presidency.operations.moves import domestic_failure
from resolute.games.presidency.operations.tensions import cabinet_drama
from resolute.games.presidency.rolls import (
    D10,
    ActionPoints,
)
from resolute.games.presidency.rules.terror_at_home import domestic_terror
from resolute.games.presidency.state import RogueState, TerrorGroup
from tests.presidency.helpers import Stage, bring, effect, presidency

ROWS = (Row(1, 3, "good", approval(+1)), Row(4, 6, "bad", approval(-1)))
CHART = Chart(
    "The chart",
    ROWS,
    dice=D6,
    modifiers=(
        drm(-1, "a good press", AtLeast(MEDIA, 6)),
        drm(+2, "a poor economy", AtMost(ECONOMY, 3)),
        drm(-1, "the Chief of Staff", per=CHIEF_DOMESTIC),
    ),
    most=2,
    paid=(ActionPoints(1, -1), ActionPoints(2, -2)),
)


def rolls(t: Stage) -> list[Roll]:
    return [entry.about[0] for entry in t.table.journal or () if entry.kind == "roll"]


def test_every_modifier_is_named() -> None:
    t = effect(presidency(dice=[4], media=6, economy=3, action_points=0), OnChart(CHART))
    assert rolls(t) == [Roll("The chart", (4,), (("a good press", -1), ("a poor economy", 2)), "bad")]
    assert t.state.approval == 50


def test_modifiers_together_count_at_most_what_the_chart_allows() -> None:
    t = effect(presidency(dice=[5], media=6, action_points=2), OnChart(CHART)).choose("Spend 2 action points")
    assert rolls(t)[0].modifiers == (
        ("a good press", -1),
        ("action points", -2),
        ("modifiers count 2 at most", 1),
    )
    assert t.state.action_points == 0 and t.state.approval == 54


def test_points_are_paid_before_the_roll_and_only_if_they_are_there() -> None:
    """GM Action Points: some charts take one or two points for a modifier."""
    t = effect(presidency(dice=[4], action_points=1, media=5), OnChart(CHART))
    assert t.labels == ["Spend an action point for −1", "Roll without"]
    t.choose("Spend an action point")
    assert t.state.action_points == 0 and t.state.approval == 54
    t = effect(presidency(dice=[4], action_points=0, media=5), OnChart(CHART))
    assert t.labels == ["rest"]


def test_a_chart_tells_its_odds_with_what_is_paid() -> None:
    t = presidency(media=5)
    half = Fraction(1, 2)
    assert CHART.odds(t.table) == {"good": half, "bad": half}
    assert CHART.odds(t.table, None, -1) == {"good": 2 * Fraction(1, 3), "bad": Fraction(1, 3)}
    assert CHART.say().splitlines()[0] == (
        "The chart (d6; −1 if media relations are 6 or more (a good press);"
        " +2 if the state of the economy is 3 or less (a poor economy);"
        " −1 for each point of the Chief of Staff's domestic rating;"
        " modifiers count 2 at most; −1 for 1 action point; −2 for 2 action points)"
    )


def test_a_new_player_has_minus_one_on_his_rolls_but_not_on_lots() -> None:
    """GM Special New Player DRM: all the player's rolls, beside the other modifiers."""
    mine = OnChart(Chart("Mine", ROWS, dice=D6))
    lot = OnChart(Chart("A lot", ROWS, dice=D6, ours=False))
    new = {"difficulty": "easier", "new_player": True}
    t = presidency(dice=[4, 4, 6], options=new, approval=50, media=5)
    assert effect(t, mine).state.approval == 52
    assert effect(t, lot).state.approval == 50
    assert effect(t, check(MEDIA, media(+1))).state.media == 6
    assert [roll.modifiers for roll in rolls(t)] == [(("a new player", -1),), (), (("a new player", -1),)]


def test_a_new_players_minus_one_is_not_for_other_nations() -> None:
    """GM Special New Player DRM: not Ally or Peer. When markets crash (D9, 9), your own economy is checked with it,
    those of the Eurozone, of Russia and of China are not."""
    new = {"difficulty": "easier", "new_player": True}
    tracks: dict[str, Any] = {"economy": 5, "eurozone_economy": 5, "russia_economy": 5, "china_economy": 5}
    t = bring(presidency(dice=[9, 6, 6, 6, 6], options=new, lingering_issues=0, **tracks), "chart/D9")
    assert [roll.modifiers for roll in rolls(t)] == [(), (("a new player", -1),), (), (), ()]
    assert t.state.lingering_issues == 0, "a 6 with -1 passes at 5"
    assert (t.state.eurozone_trend, t.state.russia_economy_trend, t.state.china_economy_trend) == (-1, -1, -1)


@pytest.mark.parametrize("options", [{"difficulty": "easier", "new_player": True}, {"difficulty": "normal"}])
def test_cabinet_drama_has_no_modifier_at_all(options: dict[str, Any]) -> None:
    """GM Cabinet Drama Table: a d6 and no drms, a new player's neither."""
    t = bring(presidency(dice=[2], options=options, media=5), "chart/D3")
    assert rolls(t)[0].modifiers == () and t.state.media == 4


def test_a_new_players_minus_one_comes_on_top_of_the_limit() -> None:
    """GM Special New Player DRM: it counts in addition to the normal modifiers, however many those are."""
    new = {"difficulty": "easier", "new_player": True}
    good = presidency(options=new, media=6)
    assert CHART.drms(good.table, None, -2) == (
        ("a good press", -1),
        ("action points", -2),
        ("modifiers count 2 at most", 1),
        ("a new player", -1),
    )
    poor = OnChart(Chart("Poor", ROWS, modifiers=(drm(+3, "bad luck"),), most=2))
    t = effect(presidency(dice=[2], options=new, approval=50), poor)
    assert t.state.approval == 52, "2 with +2 and -1 is a 3"


def test_a_die_of_a_master_action_is_rolled_again_for_a_point_once() -> None:
    """GM Action Points, TSF Important: one point, once for a die, and the second roll is final."""
    watched = check(MEDIA, approval(+1), approval(-1))
    t = effect(presidency(dice=[9, 10], action="P1", action_points=2, media=5, approval=50), watched)
    assert t.labels == ["Keep the 9", "Reroll"]
    t.choose("Reroll")
    assert t.labels == ["rest"] and t.state.approval == 48 and t.state.action_points == 1
    t = effect(presidency(dice=[9], action="P1", action_points=2, media=5, approval=50), watched).choose("Keep the")
    assert t.state.approval == 48 and t.state.action_points == 2


def test_other_dice_are_not_rolled_again() -> None:
    """GM Action Points: the second roll is for master actions only, and it needs a point."""
    watched = check(MEDIA, approval(+1), approval(-1))
    assert effect(presidency(dice=[9], action_points=5), watched).labels == ["rest"]
    assert effect(presidency(dice=[9], action="P1", action_points=0), watched).labels == ["rest"]


@pytest.mark.parametrize(
    ("trigger", "dice"), [(domestic_failure, [2]), (cabinet_drama, [1]), (domestic_terror, [1])], ids=str
)
def test_what_an_action_only_triggers_is_not_rolled_again(trigger: Step[[]], dice: list[int]) -> None:
    """GM Action Points: failures, dramas and attacks are no part of the action in which they come."""
    triggered = Act(do(trigger), "something is triggered")
    watched = check(MEDIA, approval(+1), approval(-1))
    groups = ((),) * 8 + ((TerrorGroup(1),),)
    t = presidency(dice=[*dice, 9], action="P1", action_points=2, domestic_crisis=3, media=5, terror_groups=groups)
    effect(t, several(triggered, watched))
    assert t.labels == ["Keep the 9", "Reroll"]
    assert [roll.faces for roll in rolls(t)] == [tuple(dice), (9,)], "it is asked about the action's own die"
    assert t.state.action == "P1"


def test_a_major_crisis_is_no_part_of_the_action_that_brings_it() -> None:
    """GM Action Points: the second roll "ONLY applies to Master Actions": relief that makes things worse brings a major
    crisis, which is rolled for once."""
    crises = tuple(3 if one == Region.AFRICA else 0 for one in range(8))
    t = presidency(dice=[10, 5], action="F1", action_points=2, regional_crisis=crises, stability=(5,) * 8)
    bring(t, "action/F1/there", Target("region", int(Region.AFRICA))).choose("Keep the 10")
    assert t.labels == ["rest"], "nobody is asked about the crisis"
    assert [roll.faces for roll in rolls(t)] == [(10,), (5,)] and t.state.action == "F1"


def test_a_war_is_no_part_of_the_action_that_begins_it() -> None:
    """GM Action Points: the roll for surprise can be rolled again, nothing of the war that follows can."""
    rogue = tuple((RogueState(1),) if one == Region.AFRICA else () for one in range(8))
    fields: dict[str, Any] = {"rogue_states": rogue, "regional_crisis": (0,) * 8, "media": 5, "congress": 5}
    t = presidency(dice=[9, 8, 9, 9, 9], draws=[0, 0, 0], action="M6", action_points=1, **fields)
    bring(t, "hostilities/war", Target("region", int(Region.AFRICA))).choose("Keep the 9")
    t.choose("Leave their networks alone")
    assert not any(label.startswith("Keep") for label in t.labels)


def test_a_natural_ten_counts_whatever_is_added() -> None:
    watched = check(MEDIA, approval(+1), modifiers=(drm(-1, "luck"),), worst=economy(improves), natural=True)
    assert effect(presidency(dice=[10]), watched).state.economy_trend == 1
    plain = check(MEDIA, approval(+1), modifiers=(drm(-1, "luck"),), worst=economy(improves))
    assert effect(presidency(dice=[10]), plain).state.economy_trend == 0


def test_totals_beyond_the_ends_hit_the_end_rows() -> None:
    chart = Chart("Ends", (Row(3, 5, "low", media(+1)), Row(6, 8, "high", media(-1))), dice=D10)
    assert effect(presidency(dice=[1], media=5), OnChart(chart)).state.media == 6
    assert effect(presidency(dice=[10], media=5), OnChart(chart)).state.media == 4
