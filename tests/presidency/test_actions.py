"""Actions: forgoing, buying, free ones, the cabinet's, once in a segment. (GM Actions, Action Points, +1 Action)"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.conditions import AtLeast, AtMost
from resolute.games.presidency.content.cabinet import CANDIDATES
from resolute.games.presidency.effects import Named, approval, check, congress, free_actions, media, several
from resolute.games.presidency.library import ACTIONS, Kind, MasterAction
from resolute.games.presidency.rules import actions
from resolute.games.presidency.rules.actions import cabinet_actions, grant_actions, take_actions
from tests.presidency.helpers import SHEET, Stage, presidency

PRINTED = (
    MasterAction("P1", "Speak", Kind.DOMESTIC, approval(+1), once_per_segment=True),
    MasterAction("P4", "Visit", Kind.DIPLOMATIC, approval(+1), once_per_phase=True),
    MasterAction("P7", "Dismiss", Kind.ANY, approval(+1)),
    MasterAction("D1", "Court", Kind.DOMESTIC, congress(+1), cost=1),
    MasterAction("D2", "Press", Kind.DOMESTIC, check("media", media(+1), media(-1)), needs=(AtLeast("media", 4),)),
    MasterAction("D5", "Raise funds", Kind.DOMESTIC, several(free_actions(2), approval(+1))),
    MasterAction("D6", "Pay", Kind.DOMESTIC, approval(+1), dearer=AtMost("media", 3)),
    MasterAction("F1", "Relief", Kind.DIPLOMATIC, approval(+1)),
    MasterAction("M1", "Deploy", Kind.MILITARY, approval(+1)),
)


@pytest.fixture(autouse=True)
def player_aids(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """These tests print actions of their own, so that the figures of the real ones do not matter."""
    before = list(ACTIONS)
    ACTIONS[:] = PRINTED
    monkeypatch.setattr(SHEET, "own", {f"action/{one.key}": one.effect for one in PRINTED})
    for kept in (actions._fitting, actions._option):
        kept.cache_clear()
    yield
    ACTIONS[:] = before
    for kept in (actions._fitting, actions._option):
        kept.cache_clear()


def three(**fields: object) -> Stage:
    return presidency(**{"media": 5, **fields}).run(do(take_actions, 3, int(Kind.ANY)))  # type: ignore[arg-type]


FORGO, BUY, GO_ON = "Forgo an action", "Buy one more action of any type", "Go on"


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
@pytest.mark.parametrize("given", [3, 4])
def test_ap_and_actions_notes(given: int, taken: int) -> None:
    """TSF notes: of 3 actions 2 and a point, 1 and 2 points, 0 and 3; of 4 actions 2 and 2, 1 and 3, 0 and 4."""
    t = presidency(action_points=0, approval=50).run(do(take_actions, given, int(Kind.ANY)))
    t.choose(*["P7"] * taken)
    while FORGO in t.labels:
        t.choose(FORGO)
    assert t.state.action_points == given - taken and t.state.approval == 50 + 2 * taken
    assert t.labels == (["rest"] if given - taken < 2 else [BUY, GO_ON])


def test_two_points_buy_one_more_action_of_any_type_once() -> None:
    """GM Action Points: of any type whatever the segment allows, once in a segment."""
    t = presidency(action_points=5, approval=50).run(do(take_actions, 1, int(Kind.DOMESTIC)))
    assert "M1: Deploy" not in t.labels and BUY in t.labels
    t.choose(BUY)
    assert "M1: Deploy" in t.labels and t.state.action_points == 3
    t.choose("M1")
    assert BUY not in t.labels and "D1: Court" in t.labels, "the action of the segment is still there"
    t.choose("D1")
    assert t.labels == ["rest"]


def test_an_action_can_be_bought_after_the_last_one() -> None:
    t = presidency(action_points=2).run(do(take_actions, 1, int(Kind.DOMESTIC))).choose("P7")
    assert t.labels == [BUY, GO_ON]
    t.choose(GO_ON)
    assert t.labels == ["rest"] and t.state.action_points == 2


def test_presidential_actions_are_typed() -> None:
    """GM Master Actions: presidential ones are domestic, diplomatic or any."""
    t = presidency(action_points=0).run(do(take_actions, 2, int(Kind.DOMESTIC)))
    assert {label[:2] for label in t.labels[:-1]} == {"P1", "P7", "D2", "D5", "D6"}
    t = presidency(action_points=0).run(do(take_actions, 2, int(Kind.DIPLOMATIC | Kind.MILITARY)))
    assert {label[:2] for label in t.labels[:-1]} == {"P4", "P7", "F1", "M1"}


def test_an_action_that_costs_points_needs_them() -> None:
    """GM Action Points: some actions cannot be taken without the points."""
    t = three(action_points=1)
    t.choose("D1")
    assert t.state.action_points == 0 and "D1: Court" not in t.labels
    decision = t.table.decision
    assert decision is not None
    assert ("D1: Court", "it costs an action point") in [(one.label, one.reason) for one in decision.barred]


def test_a_price_can_depend_on_the_board() -> None:
    t = three(media=3, action_points=1)
    assert t.option("D6").cost == "an action point"
    assert three(media=4).option("D6").cost == ""


def test_an_action_has_needs() -> None:
    t = three(media=3)
    decision = t.table.decision
    assert decision is not None and "D2: Press" not in t.labels
    assert "only if media is at least 4" in [one.reason for one in decision.barred]


def test_once_in_a_segment_and_once_in_a_phase() -> None:
    """GM Turn Sequence: once per segment counts in the segments of the phases."""
    t = three().choose("P1", "P4")
    assert not {"P1: Speak", "P4: Visit"} & set(t.labels)
    decision = t.table.decision
    assert decision is not None
    assert {one.reason for one in decision.barred} == {"only once in a segment", "only once in a phase"}
    t = presidency(used_in_phase=0b11).run(do(take_actions, 1, int(Kind.ANY)))
    assert "P1: Speak" in t.labels and "P4: Visit" not in t.labels


def test_free_actions_in_the_middle_cost_their_points_and_may_be_declined() -> None:
    """GM Actions: a free action is an extra one that still costs its points; declined, it brings nothing."""
    t = three(action_points=1, approval=50).choose("D5", "D1")
    assert t.state.action_points == 0 and t.state.actions_left == 1
    t.choose("Take no free action")
    assert t.state.approval == 52, "what the action does after its free actions"
    assert t.state.actions_left == 2 and FORGO in t.labels


def test_a_free_action_of_one_type_is_no_presidential_action_of_every_segment() -> None:
    t = presidency().run(do(grant_actions, 1, int(Kind.MILITARY)))
    assert t.labels == ["M1: Deploy", "Take no free action"]
    t = presidency().run(do(take_actions, 1, int(Kind.MILITARY)))
    assert t.labels[:2] == ["P7: Dismiss", "M1: Deploy"], "a segment of military actions does allow it"


def test_free_actions_within_free_actions() -> None:
    t = presidency(approval=50).run(do(grant_actions, 1, int(Kind.ANY))).choose("D5", "D5", "P7", "P7")
    assert t.state.actions_left == 1
    t.choose("Take no free action")
    assert t.labels == ["rest"] and t.state.action == -1


def test_a_second_roll_belongs_to_the_action_that_rolls() -> None:
    t = three(dice=[9, 3], action_points=1).choose("D2", "Roll again")
    assert t.state.media == 6 and t.state.action == -1


# One action for the President and each member


def cabinet(**fields: object) -> Stage:
    return presidency(**{"media": 5, **fields}).run(do(cabinet_actions))  # type: ignore[arg-type]


def test_each_takes_one_action_of_an_eligible_type() -> None:
    """TSF 1 Action: the President any, the Vice President domestic or diplomatic, State diplomatic, the Chief of
    Staff domestic, Defense military; nobody but the President takes presidential actions."""
    kinds = {
        "The President": set("PDFM"),
        "The Vice President": set("DF"),
        "The Secretary of State": set("F"),
        "The Secretary of Defense": set("M"),
        "The Chief of Staff": set("D"),
    }
    t = cabinet(cabinet=(-1, 2, 2, 2, 2))
    assert t.labels == [*kinds, BUY]
    for who, letters in kinds.items():
        t.choose(who)
        assert {label[0] for label in t.labels if label[2:3] == ":"} == letters
        t.choose("Forgo the action")
    assert t.labels == [BUY, GO_ON]
    assert t.state.action_points == 20


def test_plus_one_action() -> None:
    """GM +1 Action: the member takes two actions, in this segment only."""
    extra = next(number for number, one in enumerate(CANDIDATES) if one.novice.extra_action)
    t = cabinet(cabinet=(-1, 2, 2, 2, extra), action_points=0)
    assert t.state.member_actions == (1, 1, 1, 1, 2)
    t.choose("The Chief of Staff", "D6", "The Chief of Staff", "D6")
    assert "The Chief of Staff" not in t.labels


def test_actions_remove_tensions_but_only_the_president_from_the_peers() -> None:
    """GM Actions: a tension anywhere; from Russia and China only the President."""
    lying = ((1,), (), (), (2,), *((),) * 9)
    t = cabinet(tensions=lying, focus_tensions=(1, 0, 0, 0, 0, 0), tensions_cup=(5, 5))
    t.choose("The Secretary of State")
    assert "Remove a tension from Russia" not in t.labels
    t.choose("Remove a tension from North Korea").choose("The President").choose("Remove a tension from Russia")
    t.choose("The Secretary of Defense").choose("Remove a tension from the cabinet")
    assert not any(t.state.tensions) and t.state.cabinet_tensions == 0


def test_a_member_who_grants_free_actions_goes_back_to_the_cabinet() -> None:
    t = cabinet(cabinet=(-1, 2, 2, 2, 2)).choose("The Chief of Staff", "D5", "Take no free action")
    assert "The President" in t.labels and "The Chief of Staff" not in t.labels
    assert t.state.acting == 0


def test_the_cabinet_may_buy_an_action_too() -> None:
    """TSF 1 Action: two points for one more action of any type."""
    t = cabinet(action_points=2).choose(BUY, "M1")
    assert BUY not in t.labels and t.state.member_actions[0] == 1


def test_named_steps_say_their_sentence() -> None:
    assert Named("grant_actions", "do it", (1, 7)).say().sentence() == "do it"
    assert free_actions(2).say().sentence() == "two free actions (of any type) at once"
    assert free_actions(1, Kind.MILITARY).say().sentence() == "a free action (military) at once"
