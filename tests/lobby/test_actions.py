"""3.3 H and I: actions, answers to cards, and fates."""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.lobby.content.box import CARD_BY_KEY
from resolute.games.lobby.library import ACTIONS, FATES, SUPPORTS
from resolute.games.lobby.rules.effects import effect_happens, sent_to_the_bag
from resolute.games.lobby.state import Laid, OpenCrisis
from tests.lobby.staging import (
    D,
    R,
    Stage,
    congress,
    crises,
    four,
    hold,
    in_front_of,
    lobby,
    number,
    one,
    plain_lobbies,
    points,
    politician,
    refresh,
    start_over,
    state,
)


def playing(*cards: str) -> Stage:
    """Seat 2 has the initiative and holds these cards."""
    t = plain_lobbies(four())
    hold(t, 2, *(f"action/{card}" for card in cards))
    return congress(t, 1, (2,))


def test_3_3_h_an_action_in_the_own_initiative_counts() -> None:
    t = playing("government-contract")
    t.choose("Play Government contract")
    assert t.state.players[2].money == 28
    assert t.state.initiative is not None and t.state.initiative.played == 1
    assert number("action/government-contract") in t.state.discards


def test_3_3_h_at_the_beginning_of_another_s_initiative_it_does_not_count() -> None:
    t = plain_lobbies(four())
    hold(t, 3, "action/government-contract")
    congress(t, 1, (2,))
    assert t.asked == ("answer", 3)
    t.choose("Play Government contract")
    assert t.state.players[3].money == 28
    assert t.asked == ("take_initiative", 2)
    assert t.state.initiative is not None and t.state.initiative.played == 0


def test_3_3_h_a_crisis_can_be_stopped() -> None:
    t = plain_lobbies(four())
    hold(t, 2, "crisis/suez")
    hold(t, 0, "action/back-channel")
    congress(t, 1, (2,))
    t.choose("Play the crisis Suez", "Play Back channel")
    assert t.state.crises == () and t.state.approval == 1 and points(t) == [0, 0, 0, 0]
    assert {number("crisis/suez"), number("action/back-channel")} <= set(t.state.discards)


def test_3_3_h_the_last_answer_is_resolved_first() -> None:
    t = plain_lobbies(four())
    hold(t, 2, "crisis/suez", "action/point-of-order")
    hold(t, 0, "action/back-channel")
    congress(t, 1, (2,))
    t.choose("Play the crisis Suez", "Play Back channel", "Play Point of order")
    assert len(t.state.crises) == 1 and points(t) == [0, 0, 1, 0]


def test_3_3_h_an_executive_can_be_stopped() -> None:
    t = plain_lobbies(crises(four(), "strike-wave"))
    hold(t, 2, "executive/mediation-board")
    hold(t, 3, "action/filibuster")
    congress(t, 1, (2,))
    t.choose("Play Mediation board", "Play Filibuster")
    assert t.state.crises[0].fresh == ()
    assert number("executive/mediation-board") in t.state.discards


def test_3_3_h_an_impeachment_can_be_stopped() -> None:
    t = playing("articles-of-impeachment")
    hold(t, 0, "action/court-injunction")
    t.choose("Play Articles of impeachment", "Play Court injunction")
    assert t.state.impeachment is None
    assert t.asked == ("take_initiative", 2)


@pytest.mark.parametrize(("card", "approval"), [("address-to-the-nation", 3), ("leaked-memo", -1)])
def test_approval_moves_by_two(card: str, approval: int) -> None:
    t = playing(card)
    t.choose(f"Play {CARD_BY_KEY[f'action/{card}'].name}")
    assert t.state.approval == approval


def test_money_from_a_rival_as_far_as_there_is_any() -> None:
    t = playing("poached-donor")
    t.state.players[3].money = 3
    t.choose("Play Poached donor")
    assert t.asked == ("choose_rival", 2) and len(t.labels) == 3
    t.table.play(next(at for at, option in enumerate(t.decision.options) if option.at == "seat:3"))
    assert (t.state.players[2].money, t.state.players[3].money) == (23, 0)


def test_a_levy_on_the_richest() -> None:
    t = playing("windfall-tax")
    t.state.players[0].money = t.state.players[1].money = 30
    t.choose("Play Windfall tax")
    assert [player.money for player in t.state.players] == [24, 24, 20, 20]


def test_looking_at_a_hand_is_remembered_by_the_one_who_looked() -> None:
    t = playing("friend-in-the-mailroom")
    t.state.players[3].hand = (number("crisis/suez"),)
    t.choose("Play Friend in the mailroom")
    view, other = t.table.view(2).encode(), t.table.view(1).encode()
    assert b"Suez" in view and b"Suez" not in other
    assert len(t.state.players[2].hand) == 1, "and a card is drawn"


def test_a_card_at_random_from_a_rival_is_known_to_both() -> None:
    t = playing("defector-from-the-staff")
    t.state.players[3].hand = (number("crisis/suez"), number("crisis/sputnik"))
    t.choose("Play Defector from the staff")
    assert t.state.players[2].hand == (number("crisis/suez"),)
    assert b"Suez" in t.table.view(3).encode() and b"Suez" not in t.table.view(1).encode()


def test_a_rival_discards_two_of_choice() -> None:
    t = playing("data-breach")
    t.state.players[3].hand = tuple(number(f"crisis/{key}") for key in ("suez", "sputnik", "watts"))
    t.choose("Play Data breach")
    assert t.asked == ("choose_discard", 3)
    t.choose("Discard Watts", "Discard Suez")
    assert t.state.players[3].hand == (number("crisis/sputnik"),)


def test_a_rival_with_only_two_cards_is_not_asked_which() -> None:
    t = playing("data-breach")
    hold(t, 3, "crisis/suez", "crisis/watts")
    t.choose("Play Data breach")
    assert t.state.players[3].hand == ()
    assert t.asked == ("take_initiative", 2)


def test_the_only_card_that_can_go_back_goes_unasked() -> None:
    t = four()
    in_front_of(t, 2, one("eisenhower", R, supports=("press-1",)), one("farraday", D))
    t.state.fates = (number("fate/fair-weather-friends"),)
    congress(t, 1, (2,))
    assert t.asked == ("take_initiative", 2)
    assert number("support/press-1") in t.state.supports


def test_late_session_draws_two() -> None:
    t = playing("late-session").choose("Play Late session")
    assert len(t.state.players[2].hand) == 2


def test_support_is_taken_moved_and_removed() -> None:
    t = playing("change-of-endorsement", "staff-shuffle", "embarrassing-photo")
    in_front_of(t, 3, one("montenegro", R, supports=("press-1", "women-1")), one("okonkwo", R))
    refresh(t)
    t.choose("Play Change of endorsement")
    assert t.decision.prompt == "Change of endorsement: Which card do you take?"
    t.choose("The support of Press, from Montenegro")
    assert t.decision.prompt == "Who gets the support of Press?"
    t.choose("Desmond Farraday")
    assert [len(one.supports) for one in t.state.players[2].politicians] == [0, 1]
    t.choose("Play Staff shuffle")
    assert [len(one.supports) for one in t.state.players[2].politicians] == [1, 0]
    assert "Nature and parks moved the support of Press from Farraday to Eisenhower." in t.story
    start_over(t, do(effect_happens, 2, number("action/embarrassing-photo"), 0))
    assert number("support/women-1") in t.state.supports


def test_an_action_without_an_aim_cannot_be_played() -> None:
    t = playing("change-of-endorsement")
    assert t.barred["Play Change of endorsement"] == "It would have no effect now"


def test_anybody_s_generic_changes_parties() -> None:
    t = playing("across-the-aisle").choose("Play Across the aisle", "Make Okonkwo a Democrat")
    assert t.state.players[3].named(politician("okonkwo")).party == D


def test_another_first_state() -> None:
    t = playing("new-calendar")
    before = t.state.first_state
    t.choose("Play New calendar")
    assert t.state.first_state != before and before in t.state.uncontrolled


def test_a_politician_faces_the_bag() -> None:
    t = playing("second-thoughts")
    t.choose("Play Second thoughts")
    assert t.asked == ("choose_for_the_bag", 2) and len(t.labels) == 8
    t.dice(draws=[2, 0]).choose("Theodore Okonkwo")
    assert not any(one.card == politician("okonkwo") for one in t.state.players[3].politicians) or t.asked[1] == 3


def test_the_president_names_another_vice_president() -> None:
    t = playing("new-ticket").choose("Play New ticket")
    s = t.state
    assert s.vice_president == politician("farraday"), "the only other Democrat of another player"
    assert points(t)[2] == 5


def test_a_tucked_executive_counts_as_fresh_again() -> None:
    t = playing("progress-report")
    laid = Laid(number("executive/mediation-board"), 0)
    t.state.crises = (OpenCrisis(number("crisis/strike-wave"), (), (laid,)),)
    refresh(t).choose("Play Progress report")
    assert t.state.crises[0].fresh == (laid,) and t.state.crises[0].tucked == ()


def test_every_action_can_be_played_at_its_moment() -> None:
    assert {moment for action in ACTIONS.values() for moment in action.moments} == {
        "initiative",
        "crisis",
        "executive",
        "action",
        "impeachment",
        "attempt",
        "pawns",
        "leaving",
    }


def asked_in_turn(t: Stage) -> list[int]:
    """Who is asked for an answer, one after the other."""
    seats = []
    while t.asked[0] == "answer":
        seats.append(t.asked[1])
        t.choose("Let it happen")
    return seats


def test_poker_face_asks_whoever_holds_cards_and_could_answer() -> None:
    t = four(lobby(4, poker_face=True))
    for seat in (0, 1, 2):
        hold(t, seat, "crisis/suez", "crisis/watts")
    congress(t, 1, (2,))
    assert asked_in_turn(t) == [0, 1], "seat 3 holds nothing, and seat 2 plays in the initiative itself"
    t.choose("Play the crisis Suez")
    assert asked_in_turn(t) == [0, 1], "nobody answers their own crisis"
    t.choose("Try to win Wyoming with Eisenhower", "Spend nothing")
    assert asked_in_turn(t) == [0, 1, 2, 2], "after the pawns only whoever tries to win the state"


def test_poker_face_a_yellow_pawn_is_answered_by_the_politician_s_player_alone() -> None:
    t = four(lobby(4, poker_face=True))
    for seat in (0, 1, 2):
        hold(t, seat, "crisis/suez")
    in_front_of(t, 2, one("eisenhower", R), one("farraday", D), one("sundqvist", D))
    t.dice(draws=[2])
    start_over(t, do(sent_to_the_bag, 2, politician("farraday")))
    assert asked_in_turn(t)[:1] == [2]
    assert t.state.owner(politician("farraday")) == -1


# Fates


def fate(t: Stage, key: str) -> Stage:
    """Seat 2 draws this fate."""
    card = number(f"fate/{key}")
    return start_over(t, *(do(effect_happens, 2, card, place) for place in range(len(FATES[card].effects))))


@pytest.mark.parametrize(("key", "money"), [("record-night", 26), ("bad-investment", 14)])
def test_3_3_i_fates_of_money(key: str, money: int) -> None:
    assert fate(four(), key).state.players[2].money == money


def test_nobody_pays_more_than_they_have() -> None:
    t = four()
    t.state.players[2].money = 2
    assert fate(t, "bad-investment").state.players[2].money == 0


def test_3_3_i_fates_of_points_by_office() -> None:
    assert points(fate(four(), "voice-of-the-opposition"))[2] == 1
    assert points(fate(four(), "travel-expenses"))[2] == 0


def test_3_3_i_fates_of_approval_by_where_it_stands() -> None:
    assert fate(four(), "end-of-the-honeymoon").state.approval == -5
    assert fate(four(), "benefit-of-the-doubt").state.approval == 1


def test_3_3_i_fates_of_cards() -> None:
    t = fate(four(), "overtime-at-the-office")
    assert len(t.state.players[2].hand) == 2
    t = fate(t, "left-in-the-taxi")
    assert len(t.state.players[2].hand) == 1
    t = fate(t, "change-of-plan")
    assert t.asked == ("choose_discard", 2) and len(t.labels) == 2
    t = fate(four(), "busy-session")
    assert [len(player.hand) for player in t.state.players] == [1, 1, 1, 1]


def test_3_3_i_fates_of_support_and_fundraising() -> None:
    t = fate(four(), "unexpected-endorsement")
    t.choose("Desmond Farraday")
    assert len(t.state.players[2].named(politician("farraday")).supports) == 1
    t = fate(t, "fair-weather-friends")
    if t.asked[0] == "take_laid_card":
        t.table.play(0)
    assert not t.state.players[2].named(politician("farraday")).supports


def test_3_3_i_fates_for_everybody() -> None:
    assert [player.money for player in fate(four(), "boom-year").state.players] == [22] * 4
    assert [player.money for player in fate(four(), "dry-spell").state.players] == [18] * 4


def test_3_3_i_fate_15_takes_a_state_support_or_fundraising_card_and_is_voluntary() -> None:
    t = fate(four(), "borrowed-friends")
    assert t.asked == ("take_laid_card", 2)
    assert "Take nothing" in t.labels
    assert not any("Farraday" in label for label in t.labels), "not from oneself"
    t.choose("Texas, from Montenegro", "Dwight Eisenhower")
    assert state("TX") in t.state.players[2].named(politician("eisenhower")).states
    assert not t.state.players[3].named(politician("montenegro")).states
    t = fate(four(), "borrowed-friends").choose("Take nothing")
    assert state("TX") in t.state.players[3].named(politician("montenegro")).states


@pytest.mark.parametrize("fate", ["borrowed-friends", "new-donor", "unexpected-endorsement"])
def test_3_3_i_a_card_for_one_s_politicians_does_nothing_without_any(fate: str) -> None:
    t = in_front_of(four(), 2)
    t.state.politicians, t.state.fates = (), (number(f"fate/{fate}"),)
    congress(t, 1, (2,))
    assert t.asked == ("take_initiative", 2)
    assert t.story[-1].endswith("had no effect.")


def test_support_cards_of_one_group_are_told_apart_by_their_number() -> None:
    assert len({one.key for one in SUPPORTS.values()}) == 45
