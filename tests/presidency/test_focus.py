"""GM POTUS/Cabinet Focus; TSF Set POTUS/Cabinet Focus, POTUS/Cabinet Focus (D1)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute, Focus
from resolute.games.presidency.content.charts_cabinet import FOCUS_SUCCESS
from resolute.games.presidency.effects.base import relief, tension
from resolute.games.presidency.rules.focus import focus_roll, focus_rolls, set_focus
from resolute.games.presidency.state import TerrorGroup
from tests.presidency.helpers import Stage, bring, effect, presidency

EMPTY = (0,) * 6
AS_PRINTED = tuple(map(int, Focus))


def marked(t: Stage) -> list[int]:
    """The priorities that have a tension, counted from 1."""
    return [place + 1 for place, value in enumerate(t.state.focus_tensions) if value]


# Setting the focus


def test_example_six_priorities_in_an_order() -> None:
    """GM POTUS/Cabinet Focus, example: economy, cabinet, crises, public and press, homeland security, Congress."""
    t = presidency().run(do(set_focus))
    t.choose("The economy", "Cabinet effectiveness", "Domestic crises", "Public and press relations")
    assert t.labels == ["Relations with Congress", "Homeland security", "Keep the order from here on"]
    t.choose("Homeland security")
    assert t.state.focus == (
        Focus.ECONOMY,
        Focus.CABINET,
        Focus.DOMESTIC_CRISES,
        Focus.PUBLIC_AND_PRESS,
        Focus.HOMELAND_SECURITY,
        Focus.CONGRESS,
    )
    assert t.labels == ["rest"]
    assert t.story[-1].startswith("The cabinet's priorities, in order: the economy, cabinet effectiveness")


def test_the_order_may_stay_or_change_in_part() -> None:
    t = presidency(focus=AS_PRINTED).run(do(set_focus)).choose("Keep the order from here on")
    assert t.state.focus == AS_PRINTED
    t.run(do(set_focus)).choose("Domestic crises", "Keep the order from here on")
    assert t.state.focus == (4, 0, 1, 2, 3, 5)


def test_one_tension_goes_and_the_others_lie_beside_the_lowest_priorities() -> None:
    """TSF Set POTUS/Cabinet Focus 2 and 3."""
    t = presidency(focus_tensions=(1, 0, 2, 0, 1, 0)).run(do(set_focus)).choose("Keep the order from here on")
    assert marked(t) == [5, 6]
    assert sum(t.state.tensions_cup) == 60 + 1


def test_without_tensions_nothing_is_removed() -> None:
    t = presidency().run(do(set_focus)).choose("Keep the order from here on")
    assert t.state.focus_tensions == EMPTY


# Tensions


def test_tensions_come_from_priority_6_up_to_1() -> None:
    """TSF Tensions Counters."""
    t = presidency()
    for count in range(1, 7):
        effect(t, tension())
        assert marked(t) == list(range(7 - count, 7))


def test_tensions_leave_from_priority_1_down_to_6() -> None:
    """TSF Tensions Counters: Domestic Master Action 6 removes them in 1 to 6 priority."""
    t = effect(presidency(focus_tensions=(0, 1, 1, 0, 1, 1)), relief(2))
    assert marked(t) == [5, 6]


# The rolls


def test_example_success_up_to_5_4_3_3_2_1() -> None:
    """GM POTUS/Cabinet Focus and content 1.8: priorities 1 to 6."""
    assert FOCUS_SUCCESS == (5, 4, 3, 3, 2, 1)
    for place, highest in enumerate(FOCUS_SUCCESS):
        focus = tuple(Focus.CONGRESS if at == place else Focus.ECONOMY for at in range(6))
        for die in range(1, 7):
            t = presidency(dice=[die], focus=focus, congress=5).run(do(focus_roll, place))
            assert t.state.congress == 5 + (die <= highest)
        assert BOOK.chart(f"chart/D1/{place + 1}").odds(t.table)["success"] == Fraction(highest, 6)


def test_rolls_go_from_priority_6_to_1() -> None:
    """TSF POTUS/Cabinet Focus 1: only the last die, for priority 1, is a success."""
    t = presidency(dice=[6, 6, 6, 6, 6, 5], focus=AS_PRINTED).run(do(focus_rolls))
    assert t.state.congress == 6
    t = presidency(dice=[1, 6, 6, 6, 6, 6], focus=AS_PRINTED[::-1]).run(do(focus_rolls))
    assert t.state.congress == 6


def test_a_priority_with_a_tension_is_passed_over_and_one_tension_leaves_in_the_end() -> None:
    """TSF POTUS/Cabinet Focus 1 and 3."""
    t = presidency(dice=[6, 6, 6], focus=AS_PRINTED, focus_tensions=(1, 0, 0, 0, 1, 1)).run(do(focus_rolls))
    assert marked(t) == [5, 6]
    assert "Tensions: nobody has time for the first priority, relations with Congress." in t.story


def test_a_new_player_succeeds_more_often() -> None:
    t = presidency(dice=[2], focus=AS_PRINTED[::-1], new_player=True).run(do(focus_roll, 5))
    assert t.state.congress == 6


def test_domestic_focus_helps_the_roll_that_addresses_a_domestic_crisis() -> None:
    """GM Presidential Attributes: -1 any time you roll to resolve a domestic crisis, so for that priority too, whatever
    its number; but for no other, and not while there is no crisis to resolve."""
    domestic, crises = (int(Attribute.DOMESTIC_FOCUS),), (5, 0, 1, 2, 4, 3)
    t = presidency(dice=[3], focus=crises, attributes=domestic, domestic_crisis=2).run(do(focus_roll, 4))
    assert t.state.domestic_crisis == 1, "priority 5 succeeds up to 2"
    t = presidency(dice=[3], focus=crises, attributes=domestic, domestic_crisis=0).run(do(focus_roll, 4))
    assert t.state.action_points == 15
    t = presidency(dice=[5], focus=crises, attributes=domestic, domestic_crisis=2, congress=5).run(do(focus_roll, 1))
    assert t.state.congress == 5, "priority 2 is relations with Congress, and succeeds up to 4"
    t = presidency(dice=[3], focus=crises, domestic_crisis=2).run(do(focus_roll, 4))
    assert t.state.domestic_crisis == 2
    t = presidency(dice=[4], focus=crises, attributes=domestic, domestic_crisis=2, new_player=True)
    assert t.run(do(focus_roll, 4)).state.domestic_crisis == 1, "a new player has one more"


# What the six of them bring


def test_focus_on_congress() -> None:
    assert bring(presidency(congress=5), f"focus/{int(Focus.CONGRESS)}").state.congress == 6


def test_focus_on_the_economy() -> None:
    assert bring(presidency(), f"focus/{int(Focus.ECONOMY)}").state.economy_trend == 1


def test_focus_on_homeland_security_lowers_a_terror_group() -> None:
    t = presidency(homeland_security=5, terror_groups=((),) * 8 + ((TerrorGroup(2),),))
    bring(t, f"focus/{int(Focus.HOMELAND_SECURITY)}")
    assert t.state.terror_groups[8] == (TerrorGroup(1),)
    assert t.state.homeland_security == 5


def test_focus_on_homeland_security_without_a_group() -> None:
    t = bring(presidency(homeland_security=5), f"focus/{int(Focus.HOMELAND_SECURITY)}")
    assert (t.state.homeland_security, t.state.approval) == (6, 48)


@pytest.mark.parametrize(("label", "approval", "media"), [("The public alone", 58, 6), ("The public and", 54, 7)])
def test_focus_on_public_and_press(label: str, approval: int, media: int) -> None:
    t = bring(presidency(media=6), f"focus/{int(Focus.PUBLIC_AND_PRESS)}").choose(label)
    assert (t.state.approval, t.state.media) == (approval, media)


def test_focus_on_domestic_crises() -> None:
    t = bring(presidency(domestic_crisis=2), f"focus/{int(Focus.DOMESTIC_CRISES)}")
    assert (t.state.domestic_crisis, t.state.action_points) == (1, 15)
    t = bring(presidency(domestic_crisis=0), f"focus/{int(Focus.DOMESTIC_CRISES)}")
    assert (t.state.domestic_crisis, t.state.action_points) == (0, 17)


@pytest.mark.parametrize("die", range(1, 7))
def test_focus_on_the_cabinet(die: int) -> None:
    t = bring(presidency(dice=[die]), f"focus/{int(Focus.CABINET)}")
    assert t.state.cabinet_trend == (1 if die <= 3 else 0)
    assert t.state.action_points == (15 if die <= 3 else 18)
