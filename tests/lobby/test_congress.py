"""5.2 and 5.3: income, initiatives, crises, executives and the evaluations."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from resolute.engine.frames import do
from resolute.games.lobby.library import FUNDS, half, share
from resolute.games.lobby.rules.congress import evaluation_points, policy_evaluation
from resolute.games.lobby.rules.income import bonus, income, raised
from resolute.games.lobby.rules.leaving import leave_politics
from resolute.games.lobby.state import Laid, OpenCrisis
from tests.lobby.staging import (
    D,
    R,
    congress,
    crises,
    elect,
    four,
    hold,
    in_front_of,
    lobby,
    number,
    one,
    plain_lobbies,
    points,
    politician,
    reward,
    start_over,
)


def test_3_2_rounding_is_away_from_zero() -> None:
    assert half(3) == 2
    assert half(-5) == -3
    assert share(52, 3) == 18
    assert share(7, 3) == 3


# Income


def test_5_2_ten_million_fundraising_and_the_lobby() -> None:
    t = plain_lobbies(four())
    in_front_of(t, 0, one("truman", D, funds=("bake-sales",)))
    card = t.state.players[0].politicians[0].funds[0]
    start_over(t, do(income))
    assert t.state.players[0].money == 20 + 10 + FUNDS[card].income + 4
    assert t.state.players[1].money == 20 + 10


def test_5_2_a_fundraising_card_with_the_own_icon_brings_one_more() -> None:
    t = four()
    card = next(n for n, one in FUNDS.items() if one.lobby == "lobby/oil")
    t.state.players[0].politicians = (replace(one("truman", D), funds=(card,)),)
    t.state.players[0].lobby = number("lobby/oil")
    own = raised(t.state, 0)
    t.state.players[0].lobby = number("lobby/banks")
    assert own == raised(t.state, 0) + 1


@pytest.mark.parametrize(
    ("key", "money", "brings"),
    [("oil", 0, 3), ("arms", 0, 2), ("unions", 0, 2), ("employers", 0, 0), ("banks", 25, 2), ("doctors", 0, 4)],
)
def test_3_3_a_what_a_lobby_adds(key: str, money: int, brings: int) -> None:
    t = crises(four(), "war-in-korea")
    player = t.state.players[0]
    player.lobby, player.money = number(f"lobby/{key}"), money
    assert bonus(t.state, 0) == brings


# The order of initiatives


def test_5_3_the_president_has_three_initiatives_and_the_others_two() -> None:
    t = four()
    for player in t.state.players:
        player.hand = ()
    congress(t, 1, (0, 1, 2, 3))
    order: list[int] = []
    while t.state.phase == "congress":
        assert t.state.initiative is not None
        if t.asked[0] == "take_initiative" and (not order or order[-1] != t.asked[1]):
            order.append(t.asked[1])
        end = [label for label in t.labels if label == "End your initiative"]
        draw = [label for label in t.labels if label.startswith("Draw a politician")]
        t.choose((end or draw or t.labels)[0])
    assert order == [0, 1, 2, 3, 0, 1, 2, 3, 0]


def test_5_3_1_an_initiative_begins_with_a_fate() -> None:
    t = four()
    t.state.fates = (number("fate/check-in-the-mail"),)
    congress(t, 1, (2,))
    assert t.state.players[2].money == 22
    assert t.state.past_fates[-1] == number("fate/check-in-the-mail")


def test_3_3_i_fates_are_shuffled_again() -> None:
    t = four()
    t.state.fates, t.state.past_fates = (), (number("fate/check-in-the-mail"),)
    congress(t, 1, (2,))
    assert t.state.players[2].money == 22


# Step A


def test_5_3_a_a_crisis_costs_approval_and_brings_a_point() -> None:
    t = plain_lobbies(four())
    hold(t, 2, "crisis/suez")
    congress(t, 1, (2,))
    t.choose("Play the crisis Suez")
    assert t.state.approval == 0
    assert points(t) == [0, 0, 1, 0]
    assert [one.card for one in t.state.crises] == [number("crisis/suez")]


@pytest.mark.parametrize("seat", [0, 1])
def test_3_3_f_office_holders_play_no_crisis(seat: int) -> None:
    t = four()
    hold(t, seat, "crisis/suez", "crisis/sputnik")
    congress(t, 1, (seat,))
    assert t.barred["Play the crisis Suez"] == "Not while you hold an office"
    assert not any(label.startswith("Play") for label in t.labels)


def test_2_7_a_president_with_two_crises_plays_no_card() -> None:
    t = four()
    hold(t, 0, "crisis/suez", "crisis/sputnik")
    congress(t, 1, (0,))
    t.choose("Draw a politician", "Democrat", "End your initiative")
    assert len(t.state.players[0].hand) == 2


@pytest.mark.parametrize(("poker_face", "asked"), [(False, 3), (True, 0)])
def test_an_initiative_ends_by_itself_unless_that_would_tell_something(poker_face: bool, asked: int) -> None:
    """The President holds a crisis, which no President may play, and has no generic politician to turn."""
    t = four(lobby(4, poker_face=poker_face))
    in_front_of(t, 0, one("truman", D), one("johnson", D))
    hold(t, 0, "crisis/suez")
    congress(t, 1, (0, 3)).choose("Draw a fundraising card", "Harry Truman")
    while t.asked[0] == "answer":
        t.choose("Let it happen")
    assert t.asked == ("take_initiative", asked)


def test_5_3_a_one_card_is_a_duty_if_one_may_be_played() -> None:
    t = four()
    hold(t, 2, "crisis/suez")
    congress(t, 1, (2,))
    t.choose("Draw a politician", "Democrat")
    assert "End your initiative" not in t.labels
    t.choose("Play the crisis Suez")


def test_5_3_a_two_cards_at_most() -> None:
    t = four()
    hold(t, 2, "crisis/suez", "crisis/sputnik", "crisis/little-rock")
    congress(t, 1, (2,))
    t.choose("Play the crisis Suez", "Play the crisis Sputnik")
    assert not any(label.startswith("Play") for label in t.labels)


def test_5_3_a_is_one_step_another_step_after_a_card_ends_it() -> None:
    t = four()
    hold(t, 2, "crisis/suez", "crisis/sputnik")
    congress(t, 1, (2,))
    t.choose("Play the crisis Suez", "Draw a politician", "Democrat")
    assert not any(label.startswith("Play") for label in t.labels)


def test_campaign_cards_neither_oblige_nor_count() -> None:
    t = four()
    hold(t, 2, "campaign/lawn-signs")
    congress(t, 1, (2,))
    assert t.barred["Play Lawn signs"] == "Only in a state attempt or an election"
    t.choose("Draw a politician", "Democrat", "End your initiative")


# Step B


def test_5_3_b_each_generic_is_turned_once_in_one_step() -> None:
    t = four()
    congress(t, 1, (3,))
    t.choose("Make Montenegro a Democrat")
    assert t.asked == ("turn_more", 3)
    assert not any("Montenegro" in label for label in t.labels)
    t.choose("Make Okonkwo a Democrat")
    assert [one.party for one in t.state.players[3].politicians] == [D, D]
    assert not any(label.startswith("Make") for label in t.labels)


def test_5_3_b_only_generics_change_parties() -> None:
    t = four()
    congress(t, 1, (2,))
    assert [label for label in t.labels if label.startswith("Make")] == ["Make Farraday a Republican"]


# Step C


def test_5_3_c_1_a_generic_declares_its_party_at_once() -> None:
    t = four()
    t.state.politicians = (politician("tillinghast"),)
    congress(t, 1, (2,))
    t.choose("Draw a politician")
    assert t.asked == ("declare_party", 2)
    t.choose("Republican")
    assert t.state.players[2].named(politician("tillinghast")).party == R


@pytest.mark.parametrize(("label", "field"), [("Draw a support", "supports"), ("Draw a fundraising", "funds")])
def test_5_3_c_1_support_and_fundraising_go_under_a_politician(label: str, field: str) -> None:
    t = four()
    congress(t, 1, (2,))
    t.choose(label)
    assert t.asked == ("lay_under", 2)
    t.choose("Desmond Farraday")
    assert len(getattr(t.state.players[2].named(politician("farraday")), field)) == 1


def test_5_3_c_2_the_first_card_of_the_pile() -> None:
    t = four()
    congress(t, 1, (2,))
    before = len(t.state.cards)
    t.choose("Take a card")
    assert len(t.state.players[2].hand) == 1 and len(t.state.cards) == before - 1


def test_5_3_c_only_one_action_and_it_is_a_duty() -> None:
    t = four()
    congress(t, 1, (2,))
    assert "End your initiative" not in t.labels
    t.choose("Take a card")
    assert not any(label.startswith(("Draw", "Take", "Try")) for label in t.labels)


def test_an_empty_pile_of_the_reserve_cannot_be_drawn_from() -> None:
    t = four()
    t.state.supports = ()
    congress(t, 1, (2,))
    assert t.barred["Draw a support card"] == "The pile is empty"


def test_5_3_c_without_politicians_nothing_can_be_laid_under_one_or_attempted() -> None:
    t = in_front_of(four(), 2)
    t.state.politicians = ()
    congress(t, 1, (2,))
    assert t.labels == ["Take a card"]
    assert t.barred["Draw a support card"] == "You have no politician"


def test_5_3_c_without_politicians_and_cards_there_is_no_action() -> None:
    t = in_front_of(four(), 2)
    t.state.politicians = t.state.cards = ()
    congress(t, 1, (2, 3))
    assert t.asked == ("take_initiative", 3)


# Evaluation


def test_5_3_evaluation_example_plus_3() -> None:
    """Approval +3: the President scores 3, the Vice President 2."""
    t = plain_lobbies(four())
    t.state.approval = 3
    start_over(t, do(policy_evaluation))
    assert points(t) == [3, 2, 0, 0]
    assert evaluation_points(3) == (3, 2)


def test_2_7_two_bare_crises_and_one_covered() -> None:
    """Approval +1 falls to −1; without anything new the next evaluation counts all three."""
    t = plain_lobbies(crises(four(), "suez", "sputnik"))
    t.state.crises += (OpenCrisis(number("crisis/watts"), (Laid(number("executive/mediation-board"), 2),)),)
    start_over(t, do(policy_evaluation))
    assert t.state.approval == -1
    assert points(t) == [-1, -1, 0, 0]
    assert t.state.crises[2].fresh == () and len(t.state.crises[2].tucked) == 1
    start_over(t, do(policy_evaluation))
    assert t.state.approval == -4


def test_2_8_approval_stops_at_minus_10() -> None:
    t = crises(four(), "suez", "sputnik", "watts")
    t.state.approval = -9
    start_over(t, do(policy_evaluation))
    assert t.state.approval == -10


def test_5_3_evaluations_come_with_the_president_s_second_and_third_initiative() -> None:
    for round, expected in ((1, 0), (2, 1), (3, 1)):
        t = plain_lobbies(four())
        congress(t, round, (0,))
        t.choose("Draw a politician", "Democrat")
        while t.state.initiative is not None and t.asked == ("take_initiative", 0):
            t.choose("End your initiative")
            break
        assert t.state.record.evaluations == expected, round


def test_3_3_a_nature_scores_for_western_states_at_a_good_evaluation() -> None:
    t = four()
    t.state.players[3].lobby = number("lobby/nature")
    in_front_of(t, 3, one("montenegro", R, "MT", "ID", "UT"))
    start_over(t, do(policy_evaluation))
    assert points(t)[3] == min(3, reward("nature"))


# A new President in mid-round


def test_5_1_3_a_new_president_who_has_not_had_the_initiative_goes_on_and_those_between_lose_theirs() -> None:
    t = four()
    elect(t, "truman", "farraday")
    congress(t, 1, (0, 1, 2, 3))
    t.run(do(leave_politics, 0, politician("truman"), "impeachment"))
    t.choose("Democrat")
    t.choose("John Kennedy")
    t.choose("Draw a politician", "Democrat", "End your initiative")
    assert t.asked == ("take_initiative", 2), "seat 1 lost the initiative"
    assert t.state.due == (3,)
    assert t.state.round == 1


def test_5_1_3_a_new_president_who_has_had_it_ends_the_round() -> None:
    t = four()
    congress(t, 1, (1, 2, 3))
    t.choose("Draw a politician", "Democrat", "End your initiative")
    assert t.asked == ("take_initiative", 2)
    t.run(do(leave_politics, 0, politician("truman"), "impeachment"))
    t.choose("Democrat")
    t.choose("Desmond Farraday")
    t.choose("Draw a politician", "Democrat", "End your initiative")
    assert t.state.round == 2
    assert t.asked == ("take_initiative", 1), "the new President begins the next round"


def test_an_evaluation_is_the_new_president_s_if_the_old_one_left_before_it() -> None:
    t = plain_lobbies(four())
    congress(t, 2, (0, 1, 2, 3))
    t.run(do(leave_politics, 0, politician("truman"), "impeachment"))
    t.choose("Democrat")
    t.choose("Desmond Farraday")
    t.choose("Draw a politician", "Democrat", "End your initiative")
    assert t.state.record.evaluations == 0
    assert t.asked == ("take_initiative", 1)
    t.choose("Draw a politician", "Democrat", "End your initiative")
    assert t.state.record.evaluations == 1
