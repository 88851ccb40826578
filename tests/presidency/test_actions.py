"""Actions: forgoing, buying, free ones, the cabinet's, once in a segment. (GM Actions, Action Points, +1 Action)"""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.book import Book
from resolute.engine.effects import (
    Act,
    several,
)
from resolute.engine.frames import do
from resolute.engine.terms import Need
from resolute.games.presidency.conditions.base import AtLeast, AtMost
from resolute.games.presidency.content.attributes import Focus
from resolute.games.presidency.content.cabinet import CANDIDATES, Office
from resolute.games.presidency.content.sequence import FOUR, ONE, SEQUENCE, SPECIAL
from resolute.games.presidency.content.tracks import (
    MEDIA,
)
from resolute.games.presidency.effects.base import (
    approval,
    check,
    congress,
    free_actions,
    media,
)
from resolute.games.presidency.library import (
    ANY,
    DIPLOMATIC,
    DOMESTIC,
    MILITARY,
    MasterAction,
)
from resolute.games.presidency.rules.actions import grant_actions, take_actions
from resolute.games.presidency.rules.cabinet import make_veteran, replace_member
from resolute.games.presidency.rules.cabinet_actions import actions_of, cabinet_actions
from tests.presidency.helpers import ExampleGame, Stage, presidency

PRINTED = (
    MasterAction("P1", "Speak", kinds=DOMESTIC, effect=approval(+1), once_per_segment=True),
    MasterAction("P4", "Visit", kinds=DIPLOMATIC, effect=approval(+1), once_per_phase=True),
    MasterAction("P7", "Dismiss", kinds=ANY, effect=approval(+1)),
    MasterAction("D1", "Court", kinds=DOMESTIC, effect=congress(+1), cost=1),
    MasterAction(
        "D2",
        "Press",
        kinds=DOMESTIC,
        effect=check(MEDIA, media(+1), media(-1)),
        needs=(Need(AtLeast(MEDIA, 4), "Media Relations of 4 or more"),),
    ),
    MasterAction("D5", "Raise funds", kinds=DOMESTIC, effect=several(free_actions(2), approval(+1))),
    MasterAction("D6", "Pay", kinds=DOMESTIC, effect=approval(+1), dearer=AtMost(MEDIA, 3)),
    MasterAction("F1", "Relief", kinds=DIPLOMATIC, effect=approval(+1)),
    MasterAction("M1", "Deploy", kinds=MILITARY, effect=approval(+1)),
)


@pytest.fixture(autouse=True)
def player_aids(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests print actions of their own, so that the figures of the real ones do not matter."""
    book = Book()
    for one in PRINTED:
        book.add_card(f"action/{one.key}", one)
    book.add("chart/D3", approval(-1))
    monkeypatch.setattr(ExampleGame, "book", book)


def place(title: str, phase: int = SPECIAL) -> str:
    """Where a segment stands in the turn sequence, from a phase on."""
    return next(one.key for one in SEQUENCE if one.title == title and one.phase >= phase)


def three(**fields: Any) -> Stage:
    at = place("Any 3 actions")
    return presidency(**{"media": 5, "segment": at, **fields}).run(do(take_actions, 3, ANY))


CHIEF = int(Office.CHIEF_OF_STAFF)
CABINET = "1 action for POTUS and each cabinet member"
FORGO, BUY, GO_ON = "Forgo an action", "Buy one more action of any type", "Go on"


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
@pytest.mark.parametrize("given", [3, 4])
def test_ap_and_actions_notes(given: int, taken: int) -> None:
    """TSF notes: of 3 actions 2 and a point, 1 and 2 points, 0 and 3; of 4 actions 2 and 2, 1 and 3, 0 and 4."""
    t = presidency(action_points=0, approval=50).run(do(take_actions, given, ANY))
    t.choose(*["P7"] * taken)
    while FORGO in t.labels:
        t.choose(FORGO)
    assert t.state.action_points == given - taken and t.state.approval == 50 + 2 * taken
    # The second point comes with the last action, so that nothing could be bought before.
    assert t.labels == ([BUY, GO_ON] if given - taken == 2 else ["rest"])


def test_two_points_buy_one_more_action_of_any_type_once() -> None:
    """GM Action Points: of any type whatever the segment allows, once in a segment."""
    t = presidency(action_points=5, approval=50).run(do(take_actions, 1, DOMESTIC))
    assert "M1: Deploy" not in t.labels and BUY in t.labels
    t.choose(BUY)
    assert "M1: Deploy" in t.labels and t.state.action_points == 3
    t.choose("M1")
    assert BUY not in t.labels and "D1: Court" in t.labels, "the action of the segment is still there"
    t.choose("D1")
    assert t.labels == ["rest"]


def test_an_action_can_be_bought_after_the_last_one_if_it_could_not_before() -> None:
    """Nobody is asked the same once more: who could buy with the last action and did not, is done."""
    t = presidency(action_points=2).run(do(take_actions, 1, DOMESTIC))
    assert BUY in t.labels and t.choose("P7").labels == ["rest"]
    t = presidency(action_points=1).run(do(take_actions, 1, DOMESTIC))
    assert BUY not in t.labels and t.choose(FORGO).labels == [BUY, GO_ON]
    t.choose(GO_ON)
    assert t.labels == ["rest"] and t.state.action_points == 2


def test_presidential_actions_are_typed() -> None:
    """GM Master Actions: presidential ones are domestic, diplomatic or any."""
    t = presidency(action_points=0).run(do(take_actions, 2, DOMESTIC))
    assert {label[:2] for label in t.labels[:-1]} == {"P1", "P7", "D2", "D5", "D6"}
    t = presidency(action_points=0).run(do(take_actions, 2, (*DIPLOMATIC, *MILITARY)))
    assert {label[:2] for label in t.labels[:-1]} == {"P4", "P7", "F1", "M1"}


def test_an_action_that_costs_points_needs_them() -> None:
    """GM Action Points: some actions cannot be taken without the points."""
    t = three(action_points=1)
    t.choose("D1")
    assert t.state.action_points == 0 and "D1: Court" not in t.labels
    assert t.barred["D1: Court"] == "Costs 1 action point, and you have none"


def test_a_price_can_depend_on_the_board() -> None:
    t = three(media=3, action_points=1)
    assert t.option("D6").cost == "1 action point"
    assert three(media=4).option("D6").cost == ""


def test_an_action_has_needs() -> None:
    t = three(media=3)
    decision = t.table.decision
    assert decision is not None and "D2: Press" not in t.labels
    assert "Needs Media Relations of 4 or more" in [one.reason for one in decision.barred]


def test_once_in_a_segment_and_once_in_a_phase() -> None:
    """GM Turn Sequence: once per segment counts in the segments of the phases."""
    t = three().choose("P1", "P4")
    assert not {"P1: Speak", "P4: Visit"} & set(t.labels)
    decision = t.table.decision
    assert decision is not None
    assert {one.reason for one in decision.barred} == {"Only once per segment", "Only once per phase"}
    t = presidency(used_in_phase=("P1", "P4"), segment=place("Any 3 actions")).run(do(take_actions, 1, ANY))
    assert "P1: Speak" in t.labels and "P4: Visit" not in t.labels


@pytest.mark.parametrize(("title", "phase"), [("State of the Union", SPECIAL), ("End turn", SPECIAL)])
def test_once_per_segment_does_not_count_outside_the_activation_phases(title: str, phase: int) -> None:
    """GM Turn Sequence: "once per segment" means segments of phases 1 to 4. The two free actions of a great State of
    the Union may be the same one, and they use nothing up for the year."""
    at = place(title, phase)
    t = presidency(segment=at, used_in_segment=("P1", "P4"), used_in_phase=("P1", "P4")).run(do(grant_actions, 2, ANY))
    t.choose("P1", "P1")
    assert t.labels == ["rest"]
    t = presidency(segment=at).run(do(grant_actions, 2, ANY)).choose("P1", "P4")
    assert (t.state.used_in_segment, t.state.used_in_phase) == ((), ())


def test_once_per_segment_counts_when_the_cabinet_acts_in_the_special_activations() -> None:
    """GM Turn Sequence, exception: this segment is like those of the activation phases."""
    t = cabinet(action_points=2).choose("The President", "P1", BUY)
    assert "P1: Speak" not in t.labels and t.barred["P1: Speak"] == "Only once per segment"
    counting = [one.title for one in SEQUENCE if one.activation and one.phase <= SPECIAL]
    assert counting == [CABINET]


def test_once_per_segment_counts_in_every_segment_of_the_four_phases() -> None:
    for one in SEQUENCE:
        t = presidency(segment=one.key, used_in_segment=("P1",), used_in_phase=("P4",)).run(do(take_actions, 1, ANY))
        limited = ONE <= one.phase <= FOUR or one.title == CABINET
        assert ("P1: Speak" not in t.labels) == ("P4: Visit" not in t.labels) == limited, one.title


def test_a_bought_action_is_not_called_free() -> None:
    """GM Action Points: it was paid for, and skipping it brings nothing back."""
    t = presidency(action_points=3).run(do(take_actions, 1, DOMESTIC)).choose(BUY)
    assert t.decision.prompt == "Choose the action you bought."
    skip = t.decision.options[-1]
    assert (skip.label, skip.cost, skip.declines) == ("Skip the action you bought", "no refund", True)
    t.choose("Skip the action you bought")
    assert t.state.action_points == 1 and t.decision.prompt == "Choose an action (1 left)."
    assert not any("free" in line for line in t.story)


def test_a_free_action_is_called_free() -> None:
    t = presidency().run(do(grant_actions, 2, ANY))
    assert t.decision.prompt == "Choose a free action (2 left)." and t.labels[-1] == "Skip your free actions"
    t.choose("P7")
    assert t.decision.prompt == "Choose a free action (1 left)." and t.labels[-1] == "Skip your free action"


def test_free_actions_in_the_middle_cost_their_points_and_may_be_declined() -> None:
    """GM Actions: a free action is an extra one that still costs its points; declined, it brings nothing."""
    t = three(action_points=1, approval=50).choose("D5", "D1")
    assert t.state.action_points == 0 and t.state.actions_left == 1
    t.choose("Skip your free action")
    assert t.state.approval == 52, "what the action does after its free actions"
    assert t.state.actions_left == 2 and FORGO in t.labels


def test_a_free_action_of_one_type_is_no_presidential_action_of_every_segment() -> None:
    t = presidency().run(do(grant_actions, 1, MILITARY))
    assert t.labels == ["M1: Deploy", "Skip your free action"]
    t = presidency().run(do(take_actions, 1, MILITARY))
    assert t.labels[:2] == ["P7: Dismiss", "M1: Deploy"], "a segment of military actions does allow it"


def test_free_actions_within_free_actions() -> None:
    t = presidency(approval=50).run(do(grant_actions, 1, ANY)).choose("D5", "D5", "P7", "P7")
    assert t.state.actions_left == 1
    t.choose("Skip your free action")
    assert t.labels == ["rest"] and t.state.action == ""


def test_a_second_roll_belongs_to_the_action_that_rolls() -> None:
    t = three(dice=[9, 3], action_points=1).choose("D2", "Reroll")
    assert t.state.media == 6 and t.state.action == ""


# One action for the President and each member


def cabinet(**fields: Any) -> Stage:
    return presidency(**{"media": 5, "segment": place(CABINET), **fields}).run(do(cabinet_actions))


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
    first = [label for label in t.labels if label.startswith("Let ")]
    assert first == [f"Let t{who[1:]} go first" for who in list(kinds)[1:]] and BUY in t.labels
    for who, letters in kinds.items():
        t.choose(who)
        assert {label[0] for label in t.labels if label[2:3] == ":"} == letters
        t.choose("Forgo the action")
    assert t.labels == ["rest"], "who could buy all the time is not asked again"
    assert t.state.action_points == 20


def test_plus_one_action() -> None:
    """GM +1 Action: the member takes two actions, in this segment only."""
    extra = next(number for number, one in enumerate(CANDIDATES) if one.novice.extra_action)
    t = cabinet(cabinet=(-1, 2, 2, 2, extra), action_points=0)
    assert [actions_of(t.table.state, office) for office in Office] == [1, 1, 1, 1, 2]
    t.choose("The Chief of Staff", "D6", "The Chief of Staff", "D6")
    assert "The Chief of Staff" not in t.labels


def resignation(**fields: Any) -> Stage:
    """The Chief of Staff has a +1 Action; whoever comes next has none."""
    extra = next(number for number, one in enumerate(CANDIDATES) if one.novice.extra_action)
    return cabinet(cabinet=(-1, 2, 2, 2, extra), candidates=(6, 7, 12), **fields)


def test_plus_one_action_leaves_with_the_member() -> None:
    """GM +1 Action: it stands on the counter. A successor without it has the action of the office and no second."""
    t = resignation()
    assert actions_of(t.table.state, CHIEF) == 2
    t.run(do(replace_member, CHIEF)).choose(CANDIDATES[6].name)
    assert actions_of(t.table.state, CHIEF) == 1


def test_plus_one_action_half_used_leaves_nothing_to_the_successor() -> None:
    t = resignation().choose("The Chief of Staff", "D6")
    assert actions_of(t.table.state, CHIEF) == 1, "the second action of the member with the +1"
    t.run(do(replace_member, CHIEF)).choose(CANDIDATES[6].name)
    assert actions_of(t.table.state, CHIEF) == 0


def test_plus_one_action_comes_with_a_successor_or_with_experience() -> None:
    """TSF 1 Action: whoever has it on the counter may perform an additional action."""
    extra = next(number for number, one in enumerate(CANDIDATES) if one.novice.extra_action)
    t = cabinet(cabinet=(-1, 2, 2, 2, 6), candidates=(extra, 7, 12)).choose("The Chief of Staff", "Forgo the action")
    assert actions_of(t.table.state, CHIEF) == 0
    t.run(do(replace_member, CHIEF)).choose(CANDIDATES[extra].name)
    assert actions_of(t.table.state, CHIEF) == 1
    learned = next(
        number for number, one in enumerate(CANDIDATES) if one.veteran.extra_action > one.novice.extra_action
    )
    t = cabinet(cabinet=(-1, learned, 2, 2, 2))
    assert actions_of(t.table.state, Office.VICE_PRESIDENT) == 1
    make_veteran(t.table, Office.VICE_PRESIDENT)
    assert actions_of(t.table.state, Office.VICE_PRESIDENT) == 2


def test_actions_remove_tensions_but_only_the_president_from_the_peers() -> None:
    """GM Actions: a tension anywhere; from Russia and China only the President."""
    lying = ((1,), (), (), (2,), *((),) * 9)
    t = cabinet(tensions=lying, focus_tensions=(1, 0, 0, 0, 0, 0), tensions_cup=(5, 5))
    t.choose("The Secretary of State")
    assert "Remove a tension from Russia" not in t.labels
    t.choose("Remove a tension from North Korea").choose("The President").choose("Remove a tension from Russia")
    t.choose("The Secretary of Defense").choose("Remove a tension from the cabinet")
    assert not any(t.state.tensions) and t.state.cabinet_tensions == 0


def test_an_action_removes_whichever_tension_of_the_cabinet_you_choose() -> None:
    """TSF 1 Action: a tension from anywhere on the board; only domestic action 6 and the end of the focus rolls go from
    priority 1 to priority 6."""
    t = cabinet(cabinet=(-1, 2, 2, 2, 2), focus_tensions=(0, 1, 0, 0, 2, 1), tensions_cup=(5, 5))
    t.choose("The Secretary of State")
    labels = [label for label in t.labels if label.startswith("Remove a tension")]
    beside = [Focus(t.state.focus[place]).label for place in (1, 4, 5)]
    assert labels == [
        f"Remove a tension from the cabinet: priority {place}, {focus}"
        for place, focus in zip((2, 5, 6), beside, strict=True)
    ]
    t.choose("Remove a tension from the cabinet: priority 5")
    assert t.state.focus_tensions == (0, 1, 0, 0, 0, 1) and t.state.tensions_cup == (5, 6)
    assert actions_of(t.table.state, Office.STATE) == 0


def test_a_member_who_grants_free_actions_goes_back_to_the_cabinet() -> None:
    t = cabinet(cabinet=(-1, 2, 2, 2, 2)).choose("The Chief of Staff", "D5", "Skip your free action")
    assert t.decision.prompt == "What does the President do?"
    assert "Let the Chief of Staff go first" not in t.labels
    assert t.table.state.acting.office == 0


def test_the_cabinet_may_buy_an_action_too() -> None:
    """TSF 1 Action: two points for one more action of any type."""
    t = cabinet(action_points=2).choose(BUY, "M1")
    assert BUY not in t.labels and actions_of(t.table.state, 0) == 1


def test_an_action_bought_while_the_cabinet_acts_may_remove_a_tension() -> None:
    """GM Actions: in this segment actions can remove tensions, from Russia too if it is the President's; and only in
    this segment."""
    lying = ((1,), *((),) * 12)
    t = cabinet(tensions=lying, tensions_cup=(5, 5)).choose(BUY, "Remove a tension from Russia")
    assert not any(t.state.tensions) and t.decision.name == "choose_member_action" and actions_of(t.table.state, 0) == 1
    t = three(tensions=lying).choose(BUY)
    assert "Remove a tension from Russia" not in t.labels


def test_named_steps_say_their_sentence() -> None:
    assert Act(do(grant_actions, 1, ANY), "do it").say().sentence() == "do it"
    assert free_actions(2).say().sentence() == "two free actions (of any type) at once"
    assert free_actions(1, MILITARY).say().sentence() == "a free action (military) at once"


def test_the_cabinet_acts_in_the_order_you_like() -> None:
    """TSF 1 Action: the President is asked first, and whoever is let go first acts at once; then the others follow."""
    t = cabinet(cabinet=(-1, 2, 2, 2, 2), action_points=0)
    assert t.decision.prompt == "What does the President do?"
    t.table.play(t.option("Let the Secretary of Defense go first"))
    assert t.decision.prompt.startswith("What does the Secretary of Defense")
    t.choose("Forgo the action")
    assert t.decision.prompt == "What does the President do?" and not any("Defense go" in one for one in t.labels)
    for _ in range(4):
        t.choose("Forgo the action")
    assert t.state.action_points == 5 and t.labels == ["rest"]


def test_an_action_can_be_bought_when_everybody_has_acted_if_it_could_not_before() -> None:
    """TSF 1 Action: the points may come from the last action that is forgone."""
    t = cabinet(cabinet=(-1, -1, -1, -1, 2), action_points=0).choose("Forgo the action", "Forgo the action")
    assert t.state.action_points == 2 and t.decision.name == "choose_member" and t.labels == [BUY, GO_ON]
