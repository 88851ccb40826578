"""5.3 C.3 and 3.3 H: state attempts, and the cards around them."""

from __future__ import annotations

import pytest

from resolute.games.lobby.content.kinds import Group
from resolute.games.lobby.library import STATES
from resolute.games.lobby.rules.votes import attempt_bonus, attempt_votes, attempt_wins
from resolute.games.lobby.state import NOBODY, Attempt
from tests.lobby.staging import (
    D,
    I,
    Stage,
    congress,
    four,
    hold,
    in_front_of,
    number,
    one,
    pawns,
    plain_lobbies,
    points,
    politician,
    reward,
    state,
)


def trying(first: str = "NY", *cards: str, money: int = 20) -> Stage:
    """Seat 2 has the initiative, with Eisenhower (R, skill 1) and Farraday (D, skill 1); this is the First State."""
    t = plain_lobbies(four())
    s = t.state
    s.first_state = state(first)
    s.uncontrolled = (state("AK"), state("WY"))
    s.players[2].money = money
    hold(t, 2, *cards)
    return congress(t, 1, (2,))


@pytest.mark.parametrize(("money", "most"), [(6, 1), (12, 2), (17, 2), (200, 15)])
def test_2_7_new_york_sells_a_vote_for_every_6_million(money: int, most: int) -> None:
    t = trying(money=money).choose("Try to win New York with Eisenhower")
    assert [option.amount for option in t.decision.options] == list(range(most + 1))


def test_2_7_five_million_buy_nothing_in_new_york() -> None:
    t = trying(money=5).choose("Try to win New York with Eisenhower")
    assert t.asked[0] != "plan_attempt" and t.state.players[2].money == 5


def test_5_3_c_3_example_a_politician_wins_the_first_state() -> None:
    """Ours in place of the picture that is lost: New York leans Democratic by 2; Farraday has skill 1 and pays $12M.

    Four blue and five red pawns: 4 + 2 (New York) + 1 (skill) + 2 (expenses) = 9 against 5.
    """
    t = trying().dice(draws=pawns((4, 5, 1)))
    t.choose("Try to win New York with Farraday", "Spend $12M")
    assert t.state.players[2].money == 8
    assert state("NY") in t.state.players[2].named(politician("farraday")).states
    assert t.state.first_state == state("AK"), "the next one is turned up"
    assert any("9 to 5" in line for line in t.story)


def test_5_3_c_3_the_other_party_s_bonus_counts_against_and_a_tie_fails() -> None:
    """Eisenhower in New York: 5 + 1 = 6 against 4 + 2 = 6."""
    t = trying().dice(draws=pawns((4, 5, 1)))
    t.choose("Try to win New York with Eisenhower", "Spend nothing")
    assert t.state.first_state == state("NY")
    assert any("did not win New York, 6 to 6" in line for line in t.story)


def test_5_3_c_3_failed_the_money_is_gone() -> None:
    t = trying().dice(draws=pawns((10, 0, 0)))
    t.choose("Try to win New York with Eisenhower", "Spend $12M")
    assert t.state.players[2].money == 8 and t.state.first_state == state("NY")


def test_3_3_e_support_counts_once_and_once_more_where_the_state_bears_its_group() -> None:
    t = four()
    in_front_of(t, 2, one("farraday", D, supports=("press-1",)))
    bears = next(n for n, one in STATES.items() if Group.PRESS in one.groups and one.lean is None)
    bare = next(n for n, one in STATES.items() if Group.PRESS not in one.groups and one.lean is None)
    assert attempt_bonus(t.state, politician("farraday"), bare) == 1 + 1
    assert attempt_bonus(t.state, politician("farraday"), bears) == 1 + 1 + 1


def test_2_6_an_independent_s_opposition_is_the_larger_color() -> None:
    t = four()
    in_front_of(t, 2, one("anderson", I))
    attempt = Attempt(2, politician("anderson"), state("NJ"), 6, pawns=(4, 5, 1))
    assert attempt_votes(t.state, attempt) == (1 + 6 + 1, 5)
    assert attempt_wins(t.state, attempt)


def test_yellow_pawns_count_for_nobody_but_independents() -> None:
    t = four()
    attempt = Attempt(2, politician("eisenhower"), state("NJ"), pawns=(4, 4, 2))
    assert attempt_votes(t.state, attempt) == (5, 4)


def test_3_3_a_a_state_of_the_region_brings_a_point() -> None:
    t = trying("WY")
    t.state.players[2].lobby = number("lobby/oil")
    t.dice(draws=pawns((0, 10, 0))).choose("Try to win Wyoming with Eisenhower", "Spend nothing")
    assert points(t)[2] == reward("oil")


def test_the_last_uncontrolled_state_leaves_no_first_state() -> None:
    t = trying("WY")
    t.state.uncontrolled = ()
    t.dice(draws=pawns((0, 10, 0))).choose("Try to win Wyoming with Eisenhower", "Spend nothing")
    assert t.state.first_state == NOBODY


# Campaign cards


def test_3_3_h_a_campaign_card_before_the_pawns() -> None:
    t = trying("NY", "campaign/stadium-rally").dice(draws=pawns((4, 5, 1)))
    t.choose("Try to win New York with Eisenhower", "Spend nothing")
    assert t.asked == ("answer", 2)
    t.choose("Play Stadium rally")
    assert any("won New York, 8 to 6" in line for line in t.story)


def test_3_3_h_a_campaign_card_after_the_pawns() -> None:
    t = trying("NY", "campaign/lawn-signs").dice(draws=pawns((4, 5, 1)))
    t.choose("Try to win New York with Eisenhower", "Spend nothing", "Let it happen")
    assert "6 votes to 6" in t.decision.prompt
    t.choose("Play Lawn signs")
    assert any("won New York, 7 to 6" in line for line in t.story)


def test_3_3_h_a_state_that_is_won_needs_no_campaign_card() -> None:
    t = trying("NY", "campaign/lawn-signs", "campaign/recount").dice(draws=pawns((2, 8, 0)))
    t.choose("Try to win New York with Eisenhower", "Spend nothing", "Let it happen")
    assert any("won New York, 9 to 4" in line for line in t.story)
    assert t.asked[0] != "answer" and len(t.state.players[2].hand) == 2, "nobody asked after the pawns"


def test_a_card_against_a_rival_counts_against_the_opposition() -> None:
    t = trying("NY", "campaign/whispering-campaign").dice(draws=pawns((4, 5, 1)))
    t.choose("Try to win New York with Eisenhower", "Spend nothing", "Let it happen", "Play Whispering campaign")
    assert any("won New York, 6 to 4" in line for line in t.story)


def test_all_ten_pawns_are_drawn_again() -> None:
    t = trying("NY", "campaign/recount").dice(draws=pawns((10, 0, 0), (0, 10, 0)))
    t.choose("Try to win New York with Eisenhower", "Spend nothing")
    assert t.asked == ("answer", 2), "not before the pawns"
    t.choose("Play Recount")
    assert any("won New York, 11 to 2" in line for line in t.story)


def test_three_pawns_go_back_and_three_are_drawn() -> None:
    t = trying("NY", "campaign/challenged-ballots")
    three = pawns((0, 3, 0), bag=(20 - 2, 20 - 5, 2))
    t.dice(draws=[*pawns((5, 5, 0)), *three])
    t.choose("Try to win New York with Eisenhower", "Spend nothing", "Play Challenged ballots")
    assert t.asked == ("choose_pawns", 2)
    assert len(t.labels) == 4
    t.choose("Put back 3 blue")
    assert any("won New York, 9 to 4" in line for line in t.story)


# Actions


def test_3_3_h_an_action_calls_an_attempt_off_and_the_player_chooses_again() -> None:
    t = trying("NY")
    hold(t, 3, "action/moved-primary")
    t.choose("Try to win New York with Eisenhower", "Spend $12M")
    assert t.asked == ("answer", 3)
    t.choose("Play Moved primary")
    assert t.asked == ("take_initiative", 2)
    assert t.state.players[2].money == 20
    assert t.state.first_state == state("AK") and state("NY") in t.state.uncontrolled
    assert any(label.startswith("Try to win Alaska") for label in t.labels)


def test_3_3_h_a_second_attempt_after_the_first_has_failed() -> None:
    t = trying("NY", "action/second-wind").dice(draws=pawns((10, 0, 0), (0, 10, 0)))
    t.choose("Try to win New York with Eisenhower", "Spend $6M", "Play Second wind")
    assert t.asked == ("try_again", 2)
    t.choose("Try to win New York with Eisenhower", "Spend nothing")
    assert state("NY") in t.state.players[2].named(politician("eisenhower")).states
    assert t.state.players[2].money == 14


def test_a_second_attempt_is_voluntary_and_only_after_a_failure() -> None:
    t = trying("NY", "action/second-wind").dice(draws=pawns((0, 10, 0)))
    t.choose("Try to win New York with Eisenhower", "Spend nothing")
    assert t.asked[0] != "answer"
    t = trying("NY", "action/second-wind").dice(draws=pawns((10, 0, 0)))
    t.choose("Try to win New York with Eisenhower", "Spend nothing", "Play Second wind", "Leave it at that")
    assert t.state.first_state == state("NY")


def test_3_3_h_an_answer_is_none_of_the_two_cards_of_an_initiative() -> None:
    """Eisenhower's player answers the pawns of their own attempt, and may still play two crises."""
    t = trying("NY", "action/second-wind", "crisis/suez", "crisis/sputnik").dice(draws=pawns((10, 0, 0)))
    t.choose("Try to win New York with Eisenhower", "Spend nothing", "Play Second wind", "Leave it at that")
    t.choose("Play the crisis Suez", "Play the crisis Sputnik")
    assert t.state.players[2].crises == 2


def test_pawns_go_back_into_the_bag() -> None:
    t = trying().dice(draws=pawns((4, 5, 1)))
    t.choose("Try to win New York with Farraday", "Spend nothing")
    assert t.state.pawns == (0, 0, 0)
