"""GM Passed Legislation: the long example of a legislative segment, step by step."""

from __future__ import annotations

from resolute.engine.frames import do
from resolute.games.presidency.content.bills import THEIRS, Bill, Place
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS
from resolute.games.presidency.rules.actions import FREE
from resolute.games.presidency.rules.congress import clear_bills
from resolute.games.presidency.rules.legislation import legislative_segment
from resolute.games.presidency.rules.new_bills import introduce_new_bills
from tests.presidency.helpers import Stage, presidency

MYERS, OAKES = 0, 1
TATE = 0
START, POINTS, MEDIA = 50, 15, 5
CONCILIATORY, LEFT_TWO, COOPERATIVE = 2, 3, 4


def docket(**places: int) -> bytes:
    """Every bill where it lies; those that are not named are unused."""
    found = bytearray(25)
    for name, place in places.items():
        found[Bill[name]] = place
    return bytes(found)


def session(*dice: int, cooperation: int = CONCILIATORY, control: int = 1) -> Stage:
    """The position of the example: two friends, one opponent, two pending bills, the space bill passed for good."""
    return presidency(
        dice=dice,
        options={"difficulty": "easier"},
        control=control,
        cooperation=cooperation,
        approval=START,
        congress=5,
        media=MEDIA,
        friends=(MYERS, OAKES),
        friends_cup=tuple(range(2, len(FRIENDS))),
        opponents=(TATE,),
        opponents_cup=tuple(range(1, len(OPPONENTS))),
        bills=docket(
            CYBER_SECURITY=Place.MINUS_ONE + THEIRS,
            JOB_CREATION=Place.ZERO,
            NASA=Place.LANDMARK,
        ),
    ).run(do(legislative_segment))


def test_example_the_ratings_are_those_of_the_example() -> None:
    assert FRIENDS[MYERS].legislative + FRIENDS[OAKES].legislative == 1 + 3
    assert FRIENDS[MYERS].name == "Sally Myers" and FRIENDS[MYERS].media == 1
    assert FRIENDS[MYERS].media + FRIENDS[OAKES].media == 3
    assert (OPPONENTS[TATE].name, OPPONENTS[TATE].legislative, OPPONENTS[TATE].media) == ("Douglas Tate", 3, 0)


def test_example_support_of_one_moves_either_bill_either_way() -> None:
    """Friends 1 + 3 against 3: one bill moves one box, yours or theirs, to either side."""
    t = session()
    assert t.labels == [
        "Move Job Creation Package one box left",
        "Move Job Creation Package one box right",
        "Move Cyber Security one box left",
        "Move Cyber Security one box right",
        "Move no further bill",
    ]
    t.choose("Move Cyber Security one box right")
    assert t.state.bills[Bill.CYBER_SECURITY] == Place.ZERO + THEIRS
    assert t.state.shifts_left == 0


def test_example_a_4_in_the_box_minus_one_passes_and_a_2_is_a_good_law() -> None:
    t = session(4, 2).choose("Move Job Creation Package one box left")
    assert t.state.bills[Bill.JOB_CREATION] == Place.MINUS_ONE
    assert t.labels == ["Vote on Job Creation Package", "Vote on Cyber Security"]
    t.choose("Vote on Job Creation Package")
    assert t.labels == ["Sign", "Veto"]
    assert "good law" in t.decision.prompt
    assert "The bill Job Creation Package passes." in t.story


def test_example_without_the_shift_the_same_4_fails() -> None:
    t = session(4, 4).choose("Move no further bill", "Vote on Job Creation Package")
    assert t.state.bills[Bill.JOB_CREATION] == Place.ZERO
    assert t.labels[0] == "Withdraw nothing"


def test_example_opponents_in_control_vote_on_their_own_bill() -> None:
    t = session(6, 4, control=-1).choose("Move Job Creation Package one box left")
    assert "The bill Cyber Security fails." in t.story


def test_example_with_split_control_a_die_says_whose_bill_comes() -> None:
    t = session(2, control=0).choose("Move Job Creation Package one box left")
    assert t.labels == ["Vote on Job Creation Package", "Vote on Cyber Security"]
    t = session(3, 6, 4, 2, control=0).choose("Move Job Creation Package one box left")
    assert "The bill Cyber Security fails." in t.story


def test_example_the_good_bill_brings_two_boxes_and_a_point() -> None:
    t = session(4, 2, 4).choose("Move Job Creation Package one box left", "Vote on Job Creation Package", "Sign")
    assert t.state.approval == START + 4
    assert t.state.action_points == POINTS + 1
    assert t.state.bills[Bill.JOB_CREATION] == Place.SIGNED
    assert t.state.friends == (MYERS, OAKES), "only a landmark brings a friend"


def test_example_in_the_rightmost_box_the_same_2_is_a_landmark_and_brings_a_friend() -> None:
    t = session(4, 2, 6, 4, cooperation=COOPERATIVE)
    t.choose("Move Job Creation Package one box left", "Vote on Job Creation Package")
    assert "landmark" in t.decision.prompt
    t.choose("Sign")
    assert t.state.bills[Bill.JOB_CREATION] == Place.SIGNED_LANDMARK
    assert len(t.state.friends) == 3
    assert t.state.economy_trend == 1 and t.state.media == MEDIA + 1


def test_example_social_security_comes_again_in_the_box_minus_one() -> None:
    t = session(4, 2, 4).choose("Move Job Creation Package one box left", "Vote on Job Creation Package", "Sign")
    assert "Introduce Social Security" in t.labels
    assert "Introduce NASA Funding" not in t.labels and "Introduce Job Creation Package" not in t.labels
    barred = t.barred
    assert barred["NASA Funding"] == "Passed for good"
    assert barred["Job Creation Package"] == "Already passed this year"
    assert barred["Cyber Security"] == "Already pending"
    t.choose("Introduce Social Security")
    assert t.state.bills[Bill.SOCIAL_SECURITY] == Place.MINUS_ONE


def whole() -> Stage:
    """The example up to the free action at its end."""
    return session(4, 2, 4).choose(
        "Move Job Creation Package one box left",
        "Vote on Job Creation Package",
        "Sign",
        "Introduce Social Security",
    )


def test_example_media_of_three_moves_approval_three_boxes_and_media_relations_one() -> None:
    t = whole()
    assert t.state.approval == START + 4 + 6
    assert t.state.media == MEDIA + 1


def test_example_more_moderates_move_cooperation_to_the_left_two() -> None:
    t = whole()
    assert t.state.cooperation == LEFT_TWO


def test_example_the_signed_bill_brings_one_free_action() -> None:
    t = whole()
    assert t.state.actions_left == 1 and t.state.action_source == FREE
    t.choose("Skip your free action")
    assert t.labels == ["rest"]
    assert t.state.action_points == POINTS + 1
    assert t.table.dice.faces_left == 0  # type: ignore[attr-defined]


def test_example_at_the_end_of_the_year_the_jobs_package_can_come_again() -> None:
    t = whole().choose("Skip your free action").run(do(clear_bills))
    assert t.state.bills[Bill.JOB_CREATION] == Place.UNUSED
    assert t.state.bills[Bill.NASA] == Place.LANDMARK
    assert t.state.bills[Bill.SOCIAL_SECURITY] == Place.MINUS_ONE
    t.run(do(introduce_new_bills)).choose("Withdraw nothing")
    assert "Introduce Job Creation Package" in t.labels
