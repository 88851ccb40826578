"""GM State of the Union Address; TSF State of the Union (D8)."""

from __future__ import annotations

import pytest

from resolute.engine.charts import Chart
from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.rules.sequence import STEPS
from resolute.games.presidency.rules.state_of_the_union import state_of_the_union
from tests.presidency.helpers import Stage, presidency

COLUMNS = {18: "0-18", 19: "19-23", 23: "19-23", 24: "24-27", 27: "24-27", 28: "28-40"}

HISTORIC = (+2, +4, +1, Place.MINUS_ONE, 2, 1, 0)
GREAT = (+2, +3, +1, Place.MINUS_ONE, 2, 0, 0)
STRONG = (+1, +3, 0, Place.ZERO, 1, 0, 0)
GOOD = (+1, +2, 0, Place.ZERO, 1, 0, 0)
DECENT = (0, +1, 0, Place.PLUS_ONE, 0, 0, 0)
YAWNER = (-1, 0, -1, None, 0, 0, 0)
BOOS = (-2, 0, -1, None, 0, 0, 1)
"""Approval, action points, Congress, the box of the bill, free actions, friends, opponents."""

CHART = {
    18: (GOOD, DECENT, YAWNER, BOOS),
    19: (STRONG, GOOD, DECENT, YAWNER),
    24: (GREAT, STRONG, GOOD, DECENT),
    28: (HISTORIC, GREAT, STRONG, GOOD),
}
DICE = ((1, 2), (3, 4, 5), (6, 7, 8), (9, 10))


def address(total: int, die: int, **more: object) -> Stage:
    """A speech with ratings of this total: approval 50 (6), Congress 5, media and prestige the rest."""
    media = min(8, total - 6 - 5 - 1)
    t = presidency(dice=[die], approval=50, congress=5, media=media, prestige=total - 11 - media)
    for name, value in more.items():
        setattr(t.state, name, value)
    return t.run(do(state_of_the_union))


@pytest.mark.parametrize("total", CHART)
@pytest.mark.parametrize("row", range(4))
def test_d8_every_row_of_every_column(total: int, row: int) -> None:
    """TSF State of the Union."""
    approval, points, congress, box, free, friends, opponents = CHART[total][row]
    for die in DICE[row]:
        t = address(total, die)
        if box is not None:
            t.choose("Introduce Education")
            assert t.state.bills[Bill.EDUCATION] == box
        for left in range(free, 0, -1):
            assert t.decision.prompt == f"Choose a free action ({left} left)."
            t.choose("D5: " if left == free else "Skip your free action")
        s = t.state
        assert (s.approval, s.action_points, s.congress) == (50 + 2 * approval, 15 + points, 5 + congress)
        assert (len(s.friends), len(s.opponents)) == (friends, opponents)
        assert t.labels == ["rest"]


@pytest.mark.parametrize(("total", "column"), COLUMNS.items())
def test_d8_the_column_is_the_sum_of_four_ratings(total: int, column: str) -> None:
    """TSF State of the Union: approval value, Congress, media and prestige."""
    t = address(total, 1)
    assert t.state.union_ratings - (t.state.approval_value - 6) - (t.state.congress - 5) == total
    expected = BOOK.chart(f"chart/D8/{column}").rows[0].name
    assert any(expected in line for line in t.story)


def test_d8_an_orator_has_minus_2() -> None:
    """GM Presidential Attributes, example: Orator gives -2 for the State of the Union."""
    t = presidency(attributes=(int(Attribute.ORATOR), int(Attribute.LIKEABLE)))
    for column in set(COLUMNS.values()):
        chart = BOOK.chart(f"chart/D8/{column}")
        assert isinstance(chart, Chart)
        assert chart.drms(t.table) == (("Orator", -2),)
    t = address(18, 10, attributes=(int(Attribute.ORATOR),))
    assert t.state.approval == 48


def test_d8_a_new_player_has_minus_1() -> None:
    assert address(18, 9, new_player=True).state.approval == 48


def test_d8_no_bill_where_there_is_no_room() -> None:
    """GM Pending Bills: five at most."""
    bills = dict.fromkeys(range(1, 6), Place.ZERO)
    t = address(18, 3, bills=bills)
    assert t.labels == ["rest"]
    assert t.state.action_points == 16


def test_the_address_is_not_given_in_year_1() -> None:
    """TSF State of the Union: not on turn 1."""
    found = [one for one in SEQUENCE if do(state_of_the_union) in STEPS.get(one.key, ())]
    assert [one.years[0] for one in found] == [2]


def test_d8_says_itself() -> None:
    said = BOOK.at("chart/D8").say().sentence()
    assert "a yawner" in said
    assert "introduce a bill of your choice in the −1 box" in said
    assert "two free actions (of any type) at once" in said
