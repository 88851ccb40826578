"""GM Presidential Master Actions: the seven of them, row by row."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from resolute.engine.charts import Chart
from resolute.engine.frames import do
from resolute.engine.rolling import Check
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.places import ALLIES, FIRST_ALLY, Closeness, Nation, Region
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.library import (
    ANY,
    DIPLOMATIC,
    DOMESTIC,
    MILITARY,
    actions_in,
)
from resolute.games.presidency.rules.actions import take_actions
from resolute.games.presidency.rules.cabinet_actions import ELIGIBLE
from resolute.games.presidency.state import NOBODY, War
from tests.presidency.helpers import (
    Stage,
    bring,
    on_what,
    presidency,
)

ORATOR, MEDIA_SAVVY = int(Attribute.ORATOR), int(Attribute.MEDIA_SAVVY)
PENDING = {int(Bill.EDUCATION): Place.ZERO}


def act(key: str, *dice: int, **fields: Any) -> Stage:
    """The table while an action is carried out, outside any segment: nothing can be rolled again."""
    return bring(presidency(dice=dice, **fields), f"action/{key}")


def chart(address: str) -> Chart:
    found = BOOK.chart(address)
    assert isinstance(found, Chart)
    return found


def names(t: Stage, address: str, on: int | None = None) -> dict[str, int]:
    """The modifiers that count now."""
    return dict(chart(address).drms(t.table, on_what(address, on)))


SEGMENT = next(one.key for one in SEQUENCE if one.title == "Any 3 actions")


def segment(kinds: tuple[int, ...], *dice: int, **fields: Any) -> Stage:
    """A segment of three actions."""
    return presidency(dice=dice, segment=SEGMENT, **fields).run(do(take_actions, 3, kinds))


def offered(t: Stage) -> set[str]:
    return {label.split(":")[0] for label in t.labels if ":" in label}


# All of them


def test_there_are_seven_and_only_the_president_takes_them() -> None:
    keys = [one.key for one in actions_in(BOOK) if one.presidential]
    assert keys == ["P1", "P2", "P3", "P4", "P5", "P6", "P7"]


def test_they_are_domestic_diplomatic_or_any() -> None:
    """GM Master Actions, Presidential."""
    ready: dict[str, Any] = {"bills": PENDING}
    assert {"P1", "P2", "P3", "P7"} == {key for key in offered(segment(DOMESTIC, **ready)) if key[0] == "P"}
    assert {"P4", "P5", "P6", "P7"} == {key for key in offered(segment(DIPLOMATIC, **ready)) if key[0] == "P"}
    assert {"P1", "P2", "P3", "P4", "P5", "P6", "P7"} <= offered(segment(ANY, **ready))
    assert {key for key in offered(segment(MILITARY, **ready)) if key[0] == "P"} == {"P7"}
    assert ELIGIBLE[Office.PRESIDENT] == ANY


def test_every_action_says_itself() -> None:
    for one in actions_in(BOOK):
        assert one.effect.say().sentence()


# P1


@pytest.mark.parametrize("label", ["Public approval", "Media relations"])
def test_p1_passed_brings_approval_or_media(label: str) -> None:
    t = act("P1", 3, prestige=5, media=3).choose("Roll without", label)
    assert (t.state.approval, t.state.media) == ((54, 3) if label == "Public approval" else (52, 4))


def test_p1_good_media_relations_do_not_get_better_by_an_appearance() -> None:
    t = act("P1", 3, prestige=5, media=4).choose("Roll without")
    assert t.labels == ["Public approval"] and t.barred == {"Media relations": "Needs Media Relations below 4"}


def test_p1_a_1_brings_both_and_more() -> None:
    for media, after in ((4, 5), (5, 5)):
        t = act("P1", 1, media=media, approval=48).choose("Roll without")
        assert (t.state.approval, t.state.media) == (52, after)


def test_p1_an_unpopular_president_gains_more_and_a_popular_one_less() -> None:
    t = act("P1", 7, prestige=5, approval=40, media=5).choose("Roll without", "Public approval")
    assert t.state.approval == 44, "7 less 2 passes, and brings two boxes"
    assert act("P1", 4, prestige=5, approval=50).choose("Roll without").state.approval == 50, "4 and 2 fail"
    assert act("P1", 2, prestige=5, approval=58).choose("Roll without").state.approval == 58, "2 and 4 fail"


def test_p1_failed_brings_nothing_and_a_10_costs_approval() -> None:
    assert act("P1", 6, prestige=5, approval=48).choose("Roll without").state.approval == 48
    assert act("P1", 10, prestige=5, approval=48).choose("Roll without").state.approval == 46


def test_p1_a_point_or_a_talent_takes_one_off() -> None:
    t = act("P1", 6, prestige=5, approval=48).choose("Spend an action point for -1", "Public approval")
    assert (t.state.approval, t.state.action_points) == (50, 14)
    for attributes in ((ORATOR,), (MEDIA_SAVVY,), (ORATOR, MEDIA_SAVVY)):
        t = presidency(attributes=attributes, prestige=5, approval=48)
        check = BOOK.at("action/P1")
        assert isinstance(check, Check)
        assert check.drms(t.table) == (("Orator or Media Savvy", -1),)
        assert check.odds(t.table) == {
            "passed": Fraction(4, 10),
            "failed": Fraction(4, 10),
            "best": Fraction(2, 10),
            "worst": Fraction(0),
        }


# P2


@pytest.mark.parametrize("die", range(1, 7))
def test_p2_moves_a_bill_with_3_or_less(die: int) -> None:
    t = act("P2", die, bills=PENDING)
    if die <= 3:
        t.choose("Move Education one box left")
    assert t.state.bills[Bill.EDUCATION] == (Place.MINUS_ONE if die <= 3 else Place.ZERO)


def test_p2_costs_a_point_and_needs_a_bill() -> None:
    t = segment(DOMESTIC, 6, bills=PENDING).choose("P2: ", "Keep the")
    assert t.state.action_points == 14
    t = segment(DOMESTIC)
    assert "P2" not in offered(t)
    assert "Needs a Pending Bill" in [one.reason for one in t.decision.barred]
    assert "P2" not in offered(segment(DOMESTIC, bills=PENDING, action_points=0))


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, {}),
        ({"approval": 60}, {"high approval": -1}),
        ({"approval": 58}, {}),
        ({"attributes": (ORATOR, MEDIA_SAVVY)}, {"Orator or Media Savvy": -1}),
        ({"cooperation": 4}, {"cooperative parties": -1}),
        ({"approval": 30}, {"low approval": 1}),
        ({"congress": 4}, {"poor relations with Congress or more opponents than friends": 1}),
        ({"opponents": (0,)}, {"poor relations with Congress or more opponents than friends": 1}),
        ({"cooperation": 0}, {"contentious parties": 1}),
    ],
)
def test_p2_modifiers(fields: dict[str, Any], expected: dict[str, int]) -> None:
    assert names(presidency(**fields), "action/P2") == expected


# P3


def test_p3_is_a_roll_on_d2_and_a_point_takes_one_off() -> None:
    """GM Cabinet Improvement Table: presidential action 3 allows a point for -1."""
    assert chart("action/P3").rows == chart("chart/D2").rows
    t = act("P3", 3).choose("Spend an action point for -1")
    assert (t.state.cabinet_trend, t.state.action_points) == (1, 14)
    assert act("P3", 3).choose("Roll without").state.cabinet_trend == 0


def test_p3_once_in_a_segment() -> None:
    t = segment(DOMESTIC, 3).choose("P3: ", "Roll without", "Keep the")
    assert "P3" not in offered(t)
    assert "Only once per segment" in [one.reason for one in t.decision.barred]


# P4


@pytest.mark.parametrize("die", range(1, 11))
def test_p4_brings_goodwill_or_a_region_with_7_or_less(die: int) -> None:
    t = act("P4", die)
    if die > 7:
        assert t.labels == ["rest"]
        return
    t.choose("UN goodwill")
    assert len(t.state.goodwill) == 1
    t = act("P4", die).choose("A region", "Africa")
    assert t.state.alignment_trend[Region.AFRICA] == 1


def test_p4_an_orator_is_heard_better() -> None:
    t = presidency(attributes=(ORATOR,))
    assert names(t, "action/P4") == {"Orator": -1}
    assert chart("action/P4").odds(t.table)["the world listens"] == Fraction(8, 10)


def test_p4_once_in_a_phase() -> None:
    t = segment(ANY, 10).choose("P4: ", "Keep the")
    assert "P4" not in offered(t)
    t.state.used_in_segment = ()
    t.run(do(take_actions, 1, ANY))
    assert "P4" not in offered(t)
    t.state.used_in_phase = ()
    t.run(do(take_actions, 1, ANY))
    assert "P4" in offered(t)


# P5


@pytest.mark.parametrize(("die", "trend"), [(5, 1), (6, 0), (9, 0), (10, -1)])
def test_p5_a_prestige_check_in_a_calm_region(die: int, trend: int) -> None:
    t = act("P5", die, prestige=5, stability=(5,) * 8).choose("South America")
    assert t.state.alignment_trend[Region.SOUTH_AMERICA] == trend
    assert t.labels == ["rest"]


@pytest.mark.parametrize(
    ("die", "approval", "goodwill"),
    [(1, 1, 1), (3, 1, 1), (4, 0, 0), (6, 0, 0), (7, 0, 0), (9, 0, 0), (10, -1, 0)],
)
def test_p5_a_troubled_region_is_noticed_at_home(die: int, approval: int, goodwill: int) -> None:
    t = act("P5", 6, die, prestige=5, stability=(4,) * 8).choose("Africa")
    assert t.state.approval == 52 + 2 * approval
    assert len(t.state.goodwill) == goodwill


def test_p5_a_war_makes_a_region_troubled() -> None:
    war = War(Belligerent.ISIS, Belligerent.EGYPT, int(Region.AFRICA), WarKind.COMBINED, STALEMATE, 1, 1)
    t = act("P5", 6, 3, prestige=5, stability=(8,) * 8, wars=(war,)).choose("Africa")
    assert t.state.approval == 54
    t = act("P5", 6, prestige=5, stability=(8,) * 8, wars=(war,)).choose("South America")
    assert t.state.approval == 52


# P6


def close(**levels: int) -> tuple[int, ...]:
    return tuple(levels.get(one.name, int(Closeness.CLOSE)) for one in ALLIES)


@pytest.mark.parametrize("die", range(1, 11))
def test_p6_every_row(die: int) -> None:
    tensions = tuple((1, 1) if one == Nation.JAPAN else () for one in Nation)
    t = act("P6", die, closeness=close(), tensions=tensions).choose("Japan", "Roll without")
    level = t.state.closeness[Nation.JAPAN - FIRST_ALLY]
    assert level == Closeness.VERY_CLOSE if die <= 6 else level == Closeness(1 if die <= 9 else 0)
    assert len(t.state.tensions[Nation.JAPAN]) == (1 if die <= 6 else 2)


def test_p6_a_quarrel_with_an_estranged_ally_strains_everybody() -> None:
    t = act("P6", 9, closeness=close(JAPAN=0)).choose("Japan", "Roll without")
    assert t.state.closeness[Nation.JAPAN - FIRST_ALLY] == Closeness.ESTRANGED
    assert len(t.state.tensions[Nation.JAPAN]) == 1
    assert t.state.cabinet_tensions == 1


def test_p6_modifiers_and_a_point() -> None:
    t = presidency(closeness=close(INDIA=0), attributes=(int(Attribute.ALLYS_BEST_FRIEND),))
    at = "action/P6/there"
    assert names(t, at, int(Nation.INDIA)) == {"An Ally's Best Friend": -1, "the ally is estranged": 1}
    assert names(t, at, int(Nation.JAPAN)) == {"An Ally's Best Friend": -1}
    t = act("P6", 7, closeness=close()).choose("Canada", "Spend an action point for -1")
    assert t.state.closeness[Nation.CANADA - FIRST_ALLY] == Closeness.VERY_CLOSE


# P7


def test_p7_costs_an_action_and_is_judged_by_the_public_and_the_cabinet() -> None:
    """GM Replacing a Key Cabinet Member: a roll for approval, and one for the cabinet."""
    t = act("P7", 6, 1, approval=50).choose("The Secretary of State, Ellen Price")
    assert t.state.approval == 50
    newcomer = t.labels[0]
    t.choose(newcomer)
    assert t.state.former_members == (1,)
    assert t.state.cabinet_trend == 1
    assert NOBODY not in t.state.cabinet[1:]


def test_p7_the_public_welcomes_only_the_end_of_a_scandal() -> None:
    t = act("P7", 6, 1, approval=50, scandals=(0, 0, 1, 0, 0)).choose("The Secretary of State, Ellen Price")
    assert t.state.approval == 52


def test_p7_failed_the_public_resents_it() -> None:
    t = act("P7", 7, 3, approval=50).choose("The Chief of Staff")
    assert t.state.approval == 48


def test_p7_congress_welcomes_the_end_of_a_scandal() -> None:
    t = act("P7", 1, 3, scandals=(0, 0, 0, 2, 0), congress=5).choose("The Secretary of Defense")
    t.choose(t.labels[0])
    assert t.state.congress == 6
    assert t.state.scandals == (0,) * 5
    t = act("P7", 1, 3, scandals=(0, 0, 0, 2, 0), congress=5).choose("The Chief of Staff")
    assert t.state.congress == 5


def test_p7_never_the_vice_president() -> None:
    t = act("P7")
    assert [label.split(",")[0] for label in t.labels] == [
        "The Secretary of State",
        "The Secretary of Defense",
        "The Chief of Staff",
    ]
    assert [one.label for one in t.decision.barred] == ["The Vice President"]


def test_p7_the_new_chief_of_staff_counts_for_the_cabinet_roll() -> None:
    t = act("P7", 1, 4, candidates=(7, 4, 9)).choose("The Chief of Staff", "Claire Abernathy")
    assert t.state.cabinet_trend == 1


# Rolling again


def test_the_dice_of_an_action_may_be_rolled_again_once_for_a_point() -> None:
    """TSF Important."""
    t = segment(DIPLOMATIC, 10, 1).choose("P4: ", "Reroll", "UN goodwill")
    assert t.state.action_points == 14
    assert len(t.state.goodwill) == 1


def test_an_action_is_chosen_together_with_its_target_or_price() -> None:
    """GM Master Actions: one question for the action, its target, or the points for its roll, with the odds of each."""
    t = presidency(dice=[7], regional_crisis=(0, 0, 0, 2, 0, 0, 0, 0), action_points=2)
    t.run(do(take_actions, 2, (1, 2)))
    prices = [one for one in t.decision.options if one.group == "P1: Make your presence felt"]
    assert [one.amount for one in prices] == [1, 0]
    (relief,) = (one for one in t.decision.options if one.label.startswith("F1:"))
    assert relief.label == "F1: Relieve a regional crisis: Africa" and relief.at == f"region:{int(Region.AFRICA)}"
    values = dict(zip(t.labels, t.decision.details.values, strict=True))
    assert values[relief.label].short == "Africa" and values[relief.label].chance is not None
    paid, free = (values[one.label] for one in prices)
    assert paid.price is not None and paid.chance is not None and free.price is None and free.chance is not None
    assert paid.chance.after > free.chance.after
    t.table.play(relief)
    assert t.decision.name == "roll_again" and t.choose("Keep the 7").state.actions_left == 1


@pytest.mark.parametrize(("key", "kinds"), [("P1", DOMESTIC), ("P5", DIPLOMATIC), ("P7", ANY), ("D4", DOMESTIC)])
def test_some_actions_come_once_in_a_phase(key: str, kinds: tuple[int, ...]) -> None:
    """Ours, for the balance: appearances, trips, resignations and visits to the Hill are not repeated."""
    t = presidency(segment=SEGMENT, used_in_phase=(key,)).run(do(take_actions, 1, kinds))
    assert key not in offered(t)
    t = presidency(segment=SEGMENT).run(do(take_actions, 1, kinds))
    assert key in offered(t)


@pytest.mark.parametrize(("key", "kinds"), [("P6", DIPLOMATIC), ("F8", DIPLOMATIC)])
def test_some_actions_come_once_in_a_segment(key: str, kinds: tuple[int, ...]) -> None:
    t = presidency(segment=SEGMENT, used_in_segment=(key,)).run(do(take_actions, 1, kinds))
    assert key not in offered(t)
    t = presidency(segment=SEGMENT).run(do(take_actions, 1, kinds))
    assert key in offered(t)
