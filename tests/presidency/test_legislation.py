"""The legislative segment, step by step. (TSF Legislative Segment Procedure; GM Legislation/Passing Bills)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS
from resolute.games.presidency.content.printed import (
    COOPERATION_BILLS,
)
from resolute.games.presidency.content.sequence import SEQUENCE
from resolute.games.presidency.operations.docket import has_room, pending
from resolute.games.presidency.rules.actions import FREE, last_purchase
from resolute.games.presidency.rules.legislation import (
    add_friends_or_opponents,
    adjust_cooperation,
    how_the_sausage_is_made,
    legislative_momentum,
    legislative_segment,
    media_result,
    support_or_opposition,
)
from resolute.games.presidency.rules.new_bills import introduce_new_bills
from resolute.games.presidency.rules.sequence import STEPS
from resolute.games.presidency.rules.votes import attempt_to_pass
from tests.presidency.helpers import Stage, presidency
from tests.presidency.sheet import (
    Lies,
    theirs,
)

JOBS, TAX, CYBER = int(Bill.JOB_CREATION), int(Bill.TAX_REFORM), int(Bill.CYBER_SECURITY)
CONTENTIOUS, LEFT_ONE, CONCILIATORY, LEFT_TWO, COOPERATIVE = range(5)
YOURS, THE_OPPONENTS = 1, -1


def docket(places: Mapping[int, Any]) -> dict[int, Lies]:
    found: dict[int, Lies] = {}
    for bill, place in places.items():
        found[bill] = place
    return found


def stage(places: Mapping[int, Any], *dice: int, **fields: Any) -> Stage:
    return presidency(dice=dice, bills=docket(places), **fields)


def strong(people: tuple[Any, ...], *ratings: int) -> tuple[int, ...]:
    """Members of Congress with these legislative ratings, one each."""
    found: list[int] = []
    for rating in ratings:
        found.append(next(n for n, one in enumerate(people) if one.legislative == rating and n not in found))
    return tuple(found)


# The order of the steps


def test_the_ten_steps_come_in_the_order_of_the_flipbook() -> None:
    """Ruling 5: ten steps, with voluntary removal, media relations and momentum. Signing follows each vote."""
    t = stage({}, 5, cooperation=CONTENTIOUS).table
    t._listing = None
    legislative_segment.run(t)
    assert [frame.step.name for frame in t._added] == [
        "support_or_opposition",
        "attempt_to_pass",
        "add_friends_or_opponents",
        "how_the_sausage_is_made",
        "introduce_new_bills",
        "media_result",
        "scandal_investigations",
        "adjust_cooperation",
        "legislative_momentum",
    ]


# 1 Support and opposition


def test_1_without_pending_bills_support_does_not_matter() -> None:
    t = stage({}, friends=strong(FRIENDS, 3)).run(do(support_or_opposition))
    assert t.labels == ["rest"]


def test_1_friends_lead_by_three_at_most() -> None:
    t = stage({JOBS: Place.ZERO}, friends=strong(FRIENDS, 3, 3)).run(do(support_or_opposition))
    assert t.state.shifts_left == 3


def test_1_each_shift_is_of_another_bill() -> None:
    t = stage({JOBS: Place.ZERO, CYBER: theirs(Place.ZERO)}, friends=strong(FRIENDS, 3))
    t.run(do(support_or_opposition)).choose("Move Job Creation Package one box left")
    assert not any("Job Creation" in label for label in t.labels)
    t.choose("Move Cyber Security one box right")
    assert t.labels == ["rest"], "two bills, two shifts, although three were allowed"
    assert (t.state.bills[JOBS], t.state.bills[CYBER]) == (Place.MINUS_ONE, theirs(Place.PLUS_ONE))


def test_1_the_president_may_move_nothing() -> None:
    t = stage({JOBS: Place.ZERO}, friends=strong(FRIENDS, 2)).run(do(support_or_opposition))
    t.choose("Move no further bill")
    assert t.state.bills[JOBS] == Place.ZERO


def test_1_a_bill_does_not_leave_the_track() -> None:
    t = stage({JOBS: Place.MINUS_TWO, CYBER: theirs(Place.CANNOT_PASS)}, friends=strong(FRIENDS, 2))
    t.run(do(support_or_opposition))
    assert t.labels == [
        "Move Job Creation Package one box right",
        "Move Cyber Security one box left",
        "Move no further bill",
    ]


def test_1_stronger_opponents_move_that_many_of_your_bills_to_the_right() -> None:
    t = stage({JOBS: Place.ZERO, TAX: Place.PLUS_ONE, CYBER: theirs(Place.ZERO)}, opponents=strong(OPPONENTS, 2))
    t.run(do(support_or_opposition))
    assert t.labels == ["Tax Reform", "Job Creation Package"], "bills of the opponents are spared"
    t.choose("Tax Reform")
    assert t.state.bills[TAX] == Place.CANNOT_PASS
    assert t.state.bills[JOBS] == Place.PLUS_ONE, "the last one that can move needs no choice"
    assert t.state.bills[CYBER] == theirs(Place.ZERO)


def test_1_opponents_choose_among_your_bills_at_your_choice_if_there_are_more() -> None:
    t = stage({JOBS: Place.ZERO, TAX: Place.ZERO}, opponents=strong(OPPONENTS, 1)).run(do(support_or_opposition))
    t.choose("Job Creation Package")
    assert (t.state.bills[JOBS], t.state.bills[TAX]) == (Place.PLUS_ONE, Place.ZERO)


def test_1_a_bill_that_cannot_be_passed_cannot_lose_more() -> None:
    t = stage({JOBS: Place.CANNOT_PASS}, opponents=strong(OPPONENTS, 3)).run(do(support_or_opposition))
    assert t.labels == ["rest"] and t.state.bills[JOBS] == Place.CANNOT_PASS


# 2 Votes


def test_2_bipartisan_cooperation_example() -> None:
    """GM Bipartisan Cooperation: the first "2" box passes two bills and introduces two; the leftmost box none."""
    places = {JOBS: int(Place.ZERO), TAX: int(Place.ZERO), CYBER: int(Place.ZERO)}
    t = stage(places, 6, 6, cooperation=LEFT_TWO, control=YOURS).run(do(attempt_to_pass))
    t.choose("Vote on Tax Reform", "Vote on Cyber Security")
    assert t.labels == ["rest"] and t.state.tried == (TAX, CYBER)
    t.run(do(introduce_new_bills)).choose("Withdraw nothing", "Introduce Welfare", "Introduce Education")
    assert t.labels == ["rest"]

    t = stage(places, cooperation=CONTENTIOUS, control=YOURS).run(do(attempt_to_pass))
    assert t.labels == ["rest"]
    t.run(do(introduce_new_bills)).choose("Withdraw nothing")
    assert t.labels == ["rest"] and pending(t.table.state) == [TAX, JOBS, CYBER]


def test_2_cooperation_has_five_boxes() -> None:
    assert COOPERATION_BILLS == (0, 1, 1, 2, 2)


@pytest.mark.parametrize(("box", "highest"), [(Place.MINUS_TWO, 5), (Place.MINUS_ONE, 4), (Place.ZERO, 3)])
def test_2_a_modified_3_passes(box: Place, highest: int) -> None:
    t = stage({JOBS: box}, highest, 2, control=YOURS).run(do(attempt_to_pass))
    assert t.labels == ["Sign", "Veto"]
    t = stage({JOBS: box}, highest + 1, control=YOURS).run(do(attempt_to_pass))
    assert t.labels == ["rest"] and t.state.bills[JOBS] == box


def test_2_opposition_makes_it_harder_and_strong_opposition_impossible() -> None:
    assert stage({JOBS: Place.PLUS_ONE}, 2, 2, control=YOURS).run(do(attempt_to_pass)).labels == ["Sign", "Veto"]
    assert stage({JOBS: Place.PLUS_ONE}, 3, control=YOURS).run(do(attempt_to_pass)).labels == ["rest"]
    assert stage({JOBS: Place.CANNOT_PASS}, control=YOURS).run(do(attempt_to_pass)).labels == ["rest"]


def test_2_in_control_you_choose_any_bill_and_must_vote_even_on_theirs() -> None:
    t = stage({JOBS: Place.ZERO, CYBER: theirs(Place.ZERO), TAX: Place.CANNOT_PASS}, control=YOURS)
    t.run(do(attempt_to_pass))
    assert t.labels == ["Vote on Job Creation Package", "Vote on Cyber Security"]
    assert [one.label for one in t.decision.barred] == ["Vote on Tax Reform"]
    t = stage({CYBER: theirs(Place.ZERO)}, 6, control=YOURS).run(do(attempt_to_pass))
    assert "The bill Cyber Security fails." in t.story


def test_2_opponents_in_control_vote_on_their_leftmost_bills() -> None:
    places = {JOBS: int(Place.MINUS_TWO), TAX: theirs(Place.ZERO), CYBER: theirs(Place.MINUS_ONE)}
    t = stage(places, 6, 6, control=THE_OPPONENTS, cooperation=LEFT_TWO).run(do(attempt_to_pass))
    assert t.state.tried == (CYBER, TAX)


def test_2_of_equal_bills_the_opponents_take_what_the_public_wants() -> None:
    places = {TAX: theirs(Place.ZERO), CYBER: theirs(Place.ZERO)}
    t = stage(places, 6, control=THE_OPPONENTS, public_priorities=(CYBER, 0, 0, 0, 0)).run(do(attempt_to_pass))
    assert t.state.tried == (CYBER,)
    t = presidency(dice=[6], draws=[1], bills=docket(places), control=THE_OPPONENTS).run(do(attempt_to_pass))
    assert t.state.tried == (CYBER,), "else one by lot"


def test_2_votes_that_the_opponents_have_no_bill_for_are_yours() -> None:
    places = {JOBS: int(Place.MINUS_TWO), TAX: int(Place.ZERO), CYBER: theirs(Place.ZERO)}
    t = stage(places, 6, control=THE_OPPONENTS, cooperation=LEFT_TWO).run(do(attempt_to_pass))
    assert t.state.tried == (CYBER,)
    assert t.labels == ["Vote on Tax Reform", "Vote on Job Creation Package"]


def test_2_split_control_an_even_roll_is_yours_then_in_turn() -> None:
    places = {JOBS: int(Place.ZERO), TAX: int(Place.ZERO), CYBER: theirs(Place.ZERO)}
    t = stage(places, 2, 6, 6, control=0, cooperation=COOPERATIVE).run(do(attempt_to_pass))
    t.choose("Vote on Tax Reform")
    assert t.state.tried == (TAX, CYBER) and t.labels == ["rest"]


def test_2_split_control_an_odd_roll_is_theirs_then_yours() -> None:
    places = {JOBS: int(Place.ZERO), TAX: int(Place.ZERO), CYBER: theirs(Place.ZERO)}
    t = stage(places, 1, 6, 6, control=0, cooperation=COOPERATIVE).run(do(attempt_to_pass))
    assert "The bill Cyber Security fails." in t.story
    t.choose("Vote on Tax Reform")
    assert t.state.tried == (CYBER, TAX)


def test_2_no_bill_is_voted_on_twice_in_a_segment() -> None:
    t = stage({JOBS: Place.ZERO}, 6, control=YOURS, cooperation=COOPERATIVE).run(do(attempt_to_pass))
    assert t.labels == ["rest"] and t.state.tried == (JOBS,)


def test_2_a_new_player_has_minus_one_on_own_bills_only() -> None:
    assert stage({JOBS: Place.ZERO}, 4, 3, control=YOURS, new_player=True).run(do(attempt_to_pass)).labels[0] == "Sign"
    t = stage({CYBER: theirs(Place.ZERO)}, 4, control=THE_OPPONENTS, new_player=True).run(do(attempt_to_pass))
    assert t.labels == ["rest"]


# 4 Friends or opponents


def test_4_landmarks_bring_a_friend_or_an_opponent_as_far_as_the_party_allows() -> None:
    t = presidency(friends_due=1, opponents_due=1).run(do(add_friends_or_opponents))
    assert len(t.state.friends) == 1 and len(t.state.opponents) == 1
    t = presidency(friends_due=1, party_relations=2, friends=(3,)).run(do(add_friends_or_opponents))
    assert t.state.friends == (3,), "party relations of 2 allow one friend"


# 5 How the sausage is made


def test_5_ruling_2_a_second_roll_only_in_the_leftmost_box() -> None:
    """TSF: only while cooperation is contentious, with +2; the leftmost "1" box rolls once."""
    t = presidency(dice=[3, 1], cooperation=CONTENTIOUS, congress=5, opponents=(0,), friends=(0,))
    t.run(do(how_the_sausage_is_made))
    rolls = [line for line in t.story if "Maneuvering" in line]
    assert len(rolls) == 2 and "the second roll" in rolls[1] and "the second roll" not in rolls[0]
    t = presidency(dice=[2], cooperation=LEFT_ONE, congress=5, opponents=(0,), friends=(0,))
    t.run(do(how_the_sausage_is_made))
    assert sum("Maneuvering" in line for line in t.story) == 1


# 6 New bills


def test_6_bills_that_cannot_be_passed_are_removed_whoever_introduced_them() -> None:
    t = stage({JOBS: Place.CANNOT_PASS, CYBER: theirs(Place.CANNOT_PASS)}, cooperation=CONTENTIOUS)
    t.run(do(introduce_new_bills))
    assert pending(t.table.state) == []


def test_6_you_may_withdraw_your_bills_but_not_theirs() -> None:
    t = stage({JOBS: Place.ZERO, TAX: Place.ZERO, CYBER: theirs(Place.ZERO)}, cooperation=CONTENTIOUS)
    t.run(do(introduce_new_bills))
    assert t.labels == ["Withdraw nothing", "Withdraw Tax Reform", "Withdraw Job Creation Package"]
    t.choose("Withdraw Tax Reform", "Withdraw Job Creation Package")
    assert pending(t.table.state) == [CYBER] and t.labels == ["rest"]


@pytest.mark.parametrize(("control", "box"), [(1, Place.MINUS_ONE), (0, Place.ZERO), (-1, Place.PLUS_ONE)])
def test_6_your_bills_are_placed_by_control(control: int, box: Place) -> None:
    """-1 with both houses, 0 with split control, +1 with neither."""
    t = stage({}, *([2] if not control else []), control=control, cooperation=LEFT_ONE).run(do(introduce_new_bills))
    t.choose("Introduce Welfare")
    assert t.state.bills[Bill.WELFARE] == box


@pytest.mark.parametrize(("control", "box"), [(0, Place.ZERO), (-1, Place.MINUS_ONE)])
def test_6_the_opponents_introduce_what_the_public_wants_most(control: int, box: Place) -> None:
    t = stage(
        {TAX: Place.ZERO, JOBS: Place.SIGNED},
        *([1] if not control else []),
        control=control,
        cooperation=LEFT_ONE,
        public_priorities=(TAX, JOBS, 0, CYBER, Bill.WELFARE),
    )
    t.run(do(introduce_new_bills)).choose("Withdraw nothing")
    assert t.state.bills[CYBER] == theirs(box)
    assert t.labels == ["rest"]


def test_6_split_control_goes_in_turn() -> None:
    t = stage({}, 1, control=0, cooperation=COOPERATIVE, public_priorities=(TAX, JOBS, 0, 0, 0))
    t.run(do(introduce_new_bills))
    assert t.state.bills[TAX] == theirs(Place.ZERO)
    t.choose("Introduce Job Creation Package")
    assert t.state.bills[JOBS] == Place.ZERO and t.labels == ["rest"]
    t = stage({}, 4, control=0, cooperation=COOPERATIVE, public_priorities=(TAX, JOBS, 0, 0, 0))
    t.run(do(introduce_new_bills)).choose("Introduce Tax Reform")
    assert t.state.bills[JOBS] == theirs(Place.ZERO) and t.labels == ["rest"]


def test_6_what_the_opponents_have_nothing_for_is_yours() -> None:
    t = stage({}, control=THE_OPPONENTS, cooperation=LEFT_ONE).run(do(introduce_new_bills))
    t.choose("Introduce Welfare")
    assert t.state.bills[Bill.WELFARE] == Place.PLUS_ONE


def test_6_no_more_than_five_bills_are_pending() -> None:
    five = dict.fromkeys((Bill.EDUCATION, Bill.WELFARE, Bill.PRIVACY, TAX), int(Place.ZERO))
    t = stage(five, control=YOURS, cooperation=COOPERATIVE).run(do(introduce_new_bills))
    t.choose("Withdraw nothing", "Introduce Job Creation Package")
    assert not has_room(t.table.state) and t.labels == ["rest"], "the second introduction is lost"


def test_6_you_may_introduce_nothing() -> None:
    t = stage({}, control=YOURS, cooperation=COOPERATIVE).run(do(introduce_new_bills))
    t.choose("Introduce no bill", "Introduce no bill")
    assert t.labels == ["rest"] and pending(t.table.state) == []


def test_6_a_bill_that_you_decline_is_not_made_up_for() -> None:
    """GM Bipartisan Cooperation: the number is the most that can be introduced. With split control the one that you
    decline is used up: the opponents introduce what was theirs anyway, and no more."""
    t = stage({}, 2, control=0, cooperation=COOPERATIVE, public_priorities=(3, 4, 0, 0, 0))
    t.run(do(introduce_new_bills)).choose("Introduce no bill")
    assert t.labels == ["rest"] and pending(t.table.state) == [3]
    t = stage({}, 1, control=0, cooperation=COOPERATIVE, public_priorities=(3, 4, 0, 0, 0))
    t.run(do(introduce_new_bills)).choose("Introduce no bill")
    assert t.labels == ["rest"] and pending(t.table.state) == [3]


# 7 Media


def loud(people: tuple[Any, ...], *ratings: int) -> tuple[int, ...]:
    found: list[int] = []
    for rating in ratings:
        found.append(next(n for n, one in enumerate(people) if one.media == rating and n not in found))
    return tuple(found)


@pytest.mark.parametrize(
    ("friends", "opponents", "boxes", "media"),
    [((2,), (1,), 1, 0), ((2, 2), (), 3, 1), ((0,), (2,), -2, 0), ((), (2, 2), -3, -1), ((1,), (1,), 0, 0)],
)
def test_7_media_ratings_move_approval_and_at_three_media_relations(
    friends: tuple[int, ...], opponents: tuple[int, ...], boxes: int, media: int
) -> None:
    """Ruling 5: the maximum of three boxes also moves media relations by one."""
    t = presidency(approval=50, media=5, friends=loud(FRIENDS, *friends), opponents=loud(OPPONENTS, *opponents))
    t.run(do(media_result))
    assert (t.state.approval, t.state.media) == (50 + 2 * boxes, 5 + media)


# 9 Cooperation


def test_9_ruling_3_the_moderate_side_lies_up_only_in_the_easier_game() -> None:
    """GM: the most moderate side in the easier game, the most radical in the others; TSF has it the wrong way."""
    for difficulty, expected in (("easier", 3), ("normal", 1), ("harder", 1)):
        t = presidency(options={"difficulty": difficulty}, cooperation=2, opponents=(12, 3), friends=())
        t.run(do(adjust_cooperation))
        assert t.state.cooperation == 3, "both are moderates on both sides"
        t = presidency(options={"difficulty": difficulty}, cooperation=2, friends=(8,), opponents=())
        t.run(do(adjust_cooperation))
        assert t.state.cooperation == expected, FRIENDS[8].name


def test_9_as_many_moderates_as_radicals_change_nothing() -> None:
    t = presidency(cooperation=2, friends=(4,), opponents=(0,)).run(do(adjust_cooperation))
    assert t.state.cooperation == 2


# 10 Momentum


def test_an_action_can_be_bought_until_the_legislative_segment_ends() -> None:
    """TSF Perform Two Domestic Actions: one more action for two points, before the end of the segment; the points may
    come from a bill that has just been signed."""
    place = next(one.key for one in SEQUENCE if do(legislative_segment) in STEPS.get(one.key, ()))
    assert STEPS[place][-1] == do(last_purchase)
    frames = STEPS[place][2:]

    def ended(**fields: Any) -> Stage:
        t = presidency(dice=[2], segment=place, cooperation=LEFT_ONE, control=YOURS, congress=5, **fields).run(*frames)
        return t.choose("Introduce no bill")

    assert ended(action_points=2).labels == ["Buy one more action of any type", "Go on"]
    assert ended(action_points=1).labels == ["rest"], "one point is too little"
    assert ended(action_points=9, extra_action_bought=True).labels == ["rest"], "it was bought before"


def test_10_a_free_action_for_each_signed_bill() -> None:
    t = presidency(momentum=2).run(do(legislative_momentum))
    assert t.state.actions_left == 2 and t.state.action_source == FREE and t.state.momentum == 0
    assert presidency().run(do(legislative_momentum)).labels == ["rest"]


def test_no_step_of_the_segment_changes_party_control() -> None:
    """Content 1.9: control changes by elections and cards only, whatever the number of friends and opponents."""
    t = presidency(dice=[3, 1], control=0, cooperation=CONTENTIOUS, opponents=(0, 1, 2, 3, 4), congress=8, approval=64)
    t.run(do(legislative_segment))
    assert t.state.control == 0
