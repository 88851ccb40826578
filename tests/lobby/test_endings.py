"""3.1, 4.3 step 14 and 6: impeachment, periods, the fixed number of turns and every ending."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import resolute
from resolute.engine.frames import do
from resolute.games.lobby.library import FUNDS, IN_THE_PILE, POLITICIANS, SUPPORTS, period_of, years_of
from resolute.games.lobby.rules.congress import policy_evaluation
from resolute.games.lobby.rules.periods import change_period, draw_cards
from resolute.games.lobby.rules.playing import action_works
from resolute.games.lobby.rules.results import election_result
from resolute.games.lobby.rules.turns import begin_turn, end_turn
from resolute.games.lobby.rules.votes import needed
from resolute.games.lobby.state import Candidate, Election
from tests.lobby.staging import (
    D,
    R,
    Stage,
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

# Impeachment


def impeaching() -> Stage:
    """Seat 2 calls for the impeachment of President Truman: eight politicians, six votes needed."""
    t = plain_lobbies(four())
    hold(t, 2, "action/articles-of-impeachment")
    congress(t, 1, (2,))
    return t.choose("Play Articles of impeachment")


def test_6_everybody_votes_beginning_with_the_caller() -> None:
    t = impeaching()
    asked = []
    while t.asked[0] == "vote_on_impeachment":
        asked.append(t.asked[1])
        t.choose("Vote against")
    assert asked == [2, 3, 0, 1]
    assert t.state.president == politician("truman")


def test_6_two_thirds_dismiss_the_president_as_if_dead() -> None:
    t = impeaching()
    t.choose("Vote to impeach", "Vote to impeach", "Vote against", "Vote to impeach")
    s = t.state
    assert s.owner(politician("truman")) == -1
    t.choose("Democrat")
    assert s.president == politician("kennedy") and points(t)[1] == 5
    assert t.asked == ("name_vice_president", 1)


def test_6_one_vote_short_changes_nothing() -> None:
    t = impeaching()
    t.state.players[1].politicians += (one("sundqvist", D),)
    t.choose("Vote to impeach", "Vote to impeach", "Vote against", "Vote against")
    assert t.state.president == politician("truman")


def test_6_whoever_has_no_politician_has_no_vote() -> None:
    t = plain_lobbies(in_front_of(four(), 3))
    t.state.politicians = ()
    congress(hold(t, 2, "action/articles-of-impeachment"), 1, (2,))
    t.choose("Play Articles of impeachment", "Vote to impeach")
    assert t.asked == ("vote_on_impeachment", 0)


@pytest.mark.parametrize(("politicians", "votes"), [(14, 10), (11, 8)])
def test_2_7_how_many_votes_impeach(politicians: int, votes: int) -> None:
    s = lobby(5).state
    while sum(len(player.politicians) for player in s.players) > politicians:
        longest = max(s.players, key=lambda player: len(player.politicians))
        longest.politicians = longest.politicians[1:]
    assert needed(s) == votes


def test_6_only_in_congress() -> None:
    t = four()
    t.state.phase = "primaries"
    start_over(t, do(action_works, 2, number("action/articles-of-impeachment")))
    assert t.state.impeachment is None


# Periods


def test_2_1_turns_and_years() -> None:
    assert years_of(1) == (1944, 1948)
    assert years_of(9) == (1976, 1980)
    assert years_of(19) == (2016, 2020)
    assert [int(period_of(turn)) for turn in (1, 7, 8, 13, 14, 19)] == [1, 1, 2, 2, 3, 3]


def test_4_3_step_14_a_new_period_brings_its_cards_and_its_people() -> None:
    t = lobby(4, turns="all")
    s = t.state
    hands = [player.hand for player in s.players]
    undrawn = set(s.cards)
    change_period(t.table)
    assert s.period == 2
    assert all(IN_THE_PILE[card].period == 2 for card in s.cards) and len(s.cards) == 63 + 2
    assert undrawn <= set(s.out)
    assert [player.hand for player in s.players] == hands, "hands stay"
    assert len(s.crises) == 2, "crises stay"
    assert {number("crisis/recession"), number("crisis/inflation")} <= set(s.cards), "ordinary cards now"
    assert politician("reagan") in s.politicians and politician("perot") in s.politicians
    assert any(SUPPORTS[card].period == 2 for card in s.supports)
    assert any(FUNDS[card].period == 2 for card in s.funds)


def test_4_3_step_14_the_period_changes_on_turn_8() -> None:
    t = lobby(4, turns="all")
    t.state.turn = 8
    start_over(t, do(begin_turn))
    assert t.state.period == 2


def test_4_3_step_14_an_exhausted_pile_changes_it_at_once_and_nothing_more_on_that_turn_number() -> None:
    t = lobby(4, turns="all")
    t.state.cards = t.state.cards[:1]
    draw_cards(t.table, 0, 1)
    assert t.state.period == 2 and len(t.state.cards) == 65
    t.state.turn = 8
    start_over(t, do(begin_turn))
    assert t.state.period == 2


def test_a_single_period_reshuffles_its_discards() -> None:
    t = lobby(4)
    s = t.state
    s.discards = s.cards[1:4]
    s.cards = s.cards[:1]
    draw_cards(t.table, 0, 1)
    assert s.period == 1 and len(s.cards) == 3 and s.discards == ()


def test_a_pile_without_discards_is_simply_empty() -> None:
    t = lobby(4)
    t.state.cards, t.state.discards = t.state.cards[:1], ()
    draw_cards(t.table, 0, 2)
    assert t.state.cards == () and len(t.state.players[0].hand) == 3


def test_a_pile_that_ran_out_is_shuffled_from_what_is_discarded_later() -> None:
    t = four()
    t.state.cards, t.state.discards = (), ()
    congress(hold(t, 2, "action/government-contract"), 1, (2,))
    assert "Take a card" not in t.labels
    t.choose("Play Government contract", "Take a card")
    assert t.state.players[2].hand == (number("action/government-contract"),)
    assert t.state.cards == t.state.discards == ()


def test_a_president_of_two_periods_comes_only_once() -> None:
    s = lobby(6, turns="all").state
    nixon = politician("nixon")
    assert s.owner(nixon) != -1 and nixon not in s.later
    assert 2 in POLITICIANS[nixon].periods


# Endings


def test_3_1_51_points_win_at_once() -> None:
    t = plain_lobbies(four())
    t.state.approval = 3
    t.state.players[0].points = 48
    start_over(t, do(policy_evaluation))
    outcome = t.table.outcome
    assert outcome is not None and outcome.winners == (0,) and outcome.ending == "goal"
    assert outcome.scores[0] == 51


def test_3_1_nothing_more_happens_after_51() -> None:
    """Arms makers reach 51 with the executive itself; that it would solve the crisis no longer counts."""
    t = plain_lobbies(four())
    t.state.players[3].points = 50
    congress(crises(hold(t, 3, "executive/armistice-talks"), "suez"), 1, (3,))
    t.choose("Play Armistice talks")
    assert t.table.outcome is not None and t.table.outcome.winners == (3,)
    assert t.story[-1] == f"Arms makers reached {50 + reward('arms')} points."


def test_3_1_an_election_that_wins_the_game_ends_it_before_the_running_mate_scores() -> None:
    t = plain_lobbies(four())
    s = t.state
    s.players[0].points, s.players[1].points = 41, 46
    s.election = Election((Candidate(0, politician("truman"), D, 60, mate=politician("kennedy")),))
    start_over(t, do(election_result))
    assert points(t)[:2] == [51, 46]
    assert t.story[-1] == "Doctors and insurers reached 51 points."


def test_51_at_the_same_moment_the_president_goes_first() -> None:
    t = plain_lobbies(four())
    t.state.approval = 3
    t.state.players[0].points, t.state.players[1].points = 48, 50
    start_over(t, do(policy_evaluation))
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)


def test_3_1_after_the_last_turn_the_most_points_win() -> None:
    t = four()
    t.state.turn = t.state.last_turn
    t.state.players[2].points = 20
    start_over(t, do(end_turn))
    outcome = t.table.outcome
    assert outcome is not None and outcome.ranking == ((2,), (0, 1, 3)) and outcome.ending == "most_points"


def test_a_final_tie_is_shared() -> None:
    t = four()
    t.state.turn = t.state.last_turn
    t.state.players[1].points = t.state.players[2].points = 20
    start_over(t, do(end_turn))
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (1, 2) and t.table.outcome.ending == "shared"


def test_points_may_be_negative() -> None:
    t = plain_lobbies(four())
    t.state.approval = -4
    start_over(t, do(policy_evaluation))
    assert points(t) == [-4, -2, 0, 0]


@pytest.mark.parametrize(("start", "turns", "last"), [(1, 1, 1), (1, 9, 9), (2, 2, 9), (3, "period", 19)])
def test_3_1_a_fixed_number_of_turns(start: int, turns: str | int, last: int) -> None:
    table = resolute.new("lobby", seats=4, options={"start": start, "turns": turns}, seed=4)
    assert table.state.last_turn == last


def test_5_5_the_next_turn_begins_after_the_election() -> None:
    t = four()
    start_over(t, do(end_turn))
    assert t.state.turn == 2


def test_newspapers_are_paid_for_last_turn_s_crises() -> None:
    t = four()
    t.state.players[3].lobby = number("lobby/newspapers")
    t.state.players[3].crises = 2
    before = t.state.players[3].money
    t.state.turn = 2
    in_front_of(t, 3, replace(one("montenegro", R), funds=()), one("okonkwo", R))
    elect(t, "truman", "kennedy")
    start_over(t, do(begin_turn))
    assert t.state.players[3].money == before + 12
    assert t.state.players[3].crises == 0
