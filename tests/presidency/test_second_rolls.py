"""Before a second roll is offered, the first one says what it brought. (GM Action Points; TSF Important)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.charts import (
    Chart,
    Row,
)
from resolute.engine.rolling import (
    Check,
    OnChart,
)
from resolute.engine.table import D6
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.conditions.base import drm
from resolute.games.presidency.content.places import Nation
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    MEDIA,
)
from resolute.games.presidency.effects.base import approval, check, media
from resolute.games.presidency.subjects import NATION, target
from tests.presidency.helpers import (
    A_WAR,
    Stage,
    bring,
    effect,
    on_what,
    presidency,
)

ACTION: dict[str, Any] = {"action": 0, "action_points": 3, "media": 5, "approval": 50}
CHART = Chart(
    "The chart",
    (Row(1, 2, "applause", approval(+1)), Row(3, 4, "silence", media(-1)), Row(5, 6, "boos", approval(-1))),
    dice=D6,
)


def rolled(die: int, one: Any, **fields: Any) -> Stage:
    return effect(presidency(dice=[die, 1], **{**ACTION, **fields}), one)


def test_a_check_tells_its_target_and_that_it_failed() -> None:
    t = rolled(7, check(MEDIA, approval(+1), approval(-1)))
    assert t.decision.prompt == "You rolled 7 and needed 5 or less: failed. Keep it, or reroll?"
    assert t.labels == ["Keep the 7", "Reroll"]
    assert t.option("Reroll").cost == "1 action point"
    assert t.story[-1] == "Media relations check (needs 5 or less): rolled 7."


def test_a_check_counts_its_modifiers_before_it_says_so() -> None:
    watched = check(MEDIA, approval(+1), modifiers=(drm(+2, "a hostile press"),))
    t = rolled(4, watched)
    assert t.decision.prompt == "You rolled 4 (6 with modifiers) and needed 5 or less: failed. Keep it, or reroll?"


def test_a_check_of_approval_needs_the_number_in_the_corner() -> None:
    t = rolled(9, check(APPROVAL, approval(+1)), approval=50)
    assert t.decision.prompt.startswith("You rolled 9 and needed 6 or less: failed.")


def test_a_bad_failure_is_called_one() -> None:
    t = rolled(10, check(MEDIA, approval(+1), worst=approval(-1)))
    assert t.decision.prompt == "You rolled 10 and needed 5 or less: failed badly. Keep it, or reroll?"


def test_a_check_that_passed_can_be_rolled_again_only_for_something_better() -> None:
    """TSF Important; a second roll is offered where a better result is at least as likely as a worse one."""
    splendid = check(MEDIA, approval(+1), best=approval(+3), best_at=3)
    t = rolled(4, splendid, media=7)
    assert t.decision.prompt == (
        "You rolled 4 and needed 7 or less: passed (3 or less would be better). Keep it, or reroll?"
    )
    assert rolled(1, splendid, media=7).labels == ["rest"]
    assert rolled(4, splendid, media=6).labels == ["rest"], "a worse result is likelier"
    assert rolled(4, check(MEDIA, approval(+1))).labels == ["rest"], "nothing better could come"


def test_a_chart_tells_its_row() -> None:
    t = rolled(3, OnChart(CHART))
    assert t.decision.prompt == "You rolled 3: silence. Keep it, or reroll?"
    assert rolled(2, OnChart(CHART)).labels == ["rest"], "the best row stands"


def test_a_lot_has_no_best_result() -> None:
    """Who becomes experienced is a lot: any of them may be the one you want."""
    t = bring(presidency(dice=[1, 5], **ACTION), "action/P3/0/1")
    assert t.decision.prompt == "You rolled 1: the Secretary of State. Keep it, or reroll?"
    assert t.choose("Reroll").state.veterans == (False, False, False, False, True)


def test_the_second_roll_is_final_and_is_told_too() -> None:
    t = rolled(7, check(MEDIA, approval(+1), approval(-1))).choose("Reroll")
    assert t.labels == ["rest"] and t.state.action_points == 2
    assert "The check passed." in t.story


@pytest.mark.parametrize("address", [one for one in BOOK if one.startswith("action/")])
def test_an_action_offers_a_second_roll_only_where_it_may_help(address: str) -> None:
    """Never of the best result, and never where more of the other results are worse than better."""
    one = BOOK.at(address)
    if isinstance(one, OnChart) and one.chart.best_first:
        sides = one.chart.dice.sides
    elif isinstance(one, Check):
        sides = 10
    else:
        return

    def place(total: int, plus: int) -> int:
        """How far a total is from the best result."""
        if isinstance(one, OnChart):
            return one.chart.rows.index(one.chart.row_for(total))
        return ("best", "passed", "failed", "worst").index(one.result(t.table, on_what(address, 4), total, plus))

    for die in range(1, sides + 1):
        cabinet = (-1, 25, 25, 25, 25)
        t = presidency(dice=[die], action="P1", action_points=1, opponents=(4,), cabinet=cabinet, wars=(A_WAR,))
        one.roll(t.table, address, on_what(address, 4), 0)
        drms = (one.chart if isinstance(one, OnChart) else one).drms(t.table, on_what(address, 4), 0)
        plus = sum(by for _, by in drms)
        here, others = place(die + plus, plus), [place(face + plus, plus) for face in range(1, sides + 1)]
        better, worse = sum(other < here for other in others), sum(other > here for other in others)
        t.table.agenda.extend(reversed(t.table._added))
        t.table._added.clear()
        t.table.run_agenda()
        assert ("Reroll" in t.labels) == (better > 0 and better >= worse), (address, die)


@pytest.mark.parametrize(("die", "asked"), [(2, False), (5, False), (9, True)])
def test_a_victim_that_does_not_know_who_it_was_is_not_rolled_for_again(die: int, asked: bool) -> None:
    """The reaction to a cyber attack is best when there is none."""
    t = presidency(dice=[die], **ACTION)
    reaction = BOOK.at("chart/WM3/reaction/nation")
    assert isinstance(reaction, OnChart)
    reaction.roll(t.table, "chart/WM3/reaction/nation", target(NATION, Nation.RUSSIA), 0)
    t.table.agenda.extend(reversed(t.table._added))
    t.table._added.clear()
    t.table.run_agenda()
    assert ("Reroll" in t.labels) == asked


def test_a_first_row_that_may_not_be_the_best_is_rolled_again() -> None:
    """TSF Important: any die of a master action. Goodwill for a trip to a troubled region can be less than approval."""
    t = bring(presidency(dice=[2], **ACTION), "action/P5/there/1/then")
    assert t.asked[0] == "roll_again"
