"""Absentee Ballots, and Debate 10."""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.engine.views import Facts, Map
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.absentee import distribute_absentee_ballots
from resolute.games.campaign.rules.turns import end_of_campaign
from resolute.games.campaign.state import NO_RUMOR
from tests.campaign.helpers import (
    DEMOCRAT,
    REPUBLICAN,
    Stage,
    ballots,
    begin,
    campaign,
    fill,
    offered,
    pick,
    record,
    seen,
    set_record,
    set_votes,
    stack,
    state,
    told,
    visited,
    votes,
    worth,
    zone,
)

CODES = [one.code for one in STATES]


def distribute(t: Stage) -> Stage:
    return begin(t, do(distribute_absentee_ballots))


def test_example_36_states_against_32_bring_the_top_four() -> None:
    """Absentee Ballots, example: the Republicans receive the top four, then the rest is dealt in turn."""
    t = visited(visited(campaign(), REPUBLICAN, *CODES[:36]), DEMOCRAT, *CODES[:32])
    top = t.state.undecided.cards
    distribute(t)
    republican, democrat = t.state.absentee_hands
    assert republican == (*top[:4], *top[4::2])
    assert democrat == top[5::2]


def test_the_last_throw_of_the_campaign_is_forgotten() -> None:
    """Absentee Ballots: nobody is on the road any more, so nothing is said of a turn, a region or states reached."""
    t = visited(campaign(), REPUBLICAN, "NY")
    t.state.regions, t.state.reached, t.state.dice = (0,), (state("NY"),), (3, 3)
    begin(t, do(end_of_campaign))
    assert t.asked[0] == "cast_absentee_ballot"
    for seat in (0, 1, None):
        view = t.table.view(seat)
        status, board = view.parts["status"], view.parts["board"]
        assert isinstance(status, Facts) and isinstance(board, Map)
        assert {fact.key for fact in status.rows} == {"tally", "party", "deciding"}
        assert not any(token.kind == "reached" for place in board.places for token in place.tokens)


def test_a_rumor_and_lost_turns_lapse_when_the_campaign_ends() -> None:
    t = visited(campaign(tally="popular"), REPUBLICAN, "NY")
    t.state.players[0].rumor, t.state.players[1].skips = state("OH"), 2
    begin(t, do(end_of_campaign))
    assert [(one.rumor, one.skips) for one in t.state.players] == [(NO_RUMOR, 0), (NO_RUMOR, 0)]
    status = t.table.view(0).parts["status"]
    assert isinstance(status, Facts) and not {"rumor", "loses_turns"} & {fact.key for fact in status.rows}


def test_the_rest_is_dealt_beginning_with_the_party_of_more_states() -> None:
    t = visited(campaign(), DEMOCRAT, "NY")
    top = t.state.undecided.cards
    distribute(t)
    assert t.state.absentee_hands[DEMOCRAT] == (top[0], *top[1::2])
    assert t.state.absentee_hands[REPUBLICAN] == top[2::2]
    assert t.asked == ("cast_absentee_ballot", 1)


def test_ruling_with_equal_states_dice_choose_who_is_dealt_first() -> None:
    """Ruling 4.6: the higher roll; equal rolls again."""
    t = campaign().dice(3, 3, 4, 2, 1, 1, 6, 6)
    top = t.state.undecided.cards
    distribute(t)
    assert t.state.absentee_hands[DEMOCRAT] == top[0::2]
    assert t.state.absentee_hands[REPUBLICAN] == top[1::2]


def test_debate_10_the_first_five_go_to_the_better_debaters() -> None:
    """Debate 10: five to the party that won more debates, before the states are counted."""
    t = visited(campaign(debate=True), REPUBLICAN, "NY", "CA")
    t.state.sides[DEMOCRAT].debates = ("Energy", "Education")
    t.state.sides[REPUBLICAN].debates = ("Tax Reform",)
    top = t.state.undecided.cards
    distribute(t)
    assert t.state.absentee_hands[DEMOCRAT][:5] == top[:5]
    assert t.state.absentee_hands[REPUBLICAN][:3] == (*top[5:7], top[7])


def test_ruling_with_equal_debates_nobody_gets_the_five() -> None:
    """Ruling 4.6."""
    t = visited(campaign(debate=True), REPUBLICAN, "NY")
    for side, issue in zip(t.state.sides, ("Energy", "Education"), strict=True):
        side.debates = (issue,)
    distribute(t)
    assert [len(hand) for hand in t.state.absentee_hands] == [7, 5]


def test_states_are_those_with_a_recorded_ballot() -> None:
    """Ruling 4.4.12: votes that are not marked on the board do not make a state."""
    t = visited(campaign(), REPUBLICAN, "NY")
    set_votes(t, DEMOCRAT, state("CA"), 20)
    assert [side.states for side in t.state.sides] == [1, 0]


def places_of(t: Stage, card: int) -> set[str]:
    """The states in which a ballot can be cast now."""
    return {one.at.removeprefix("state:") for one in t.decision.options if one.piece == f"ballot:{card}"}


def test_an_absentee_ballot_may_be_cast_in_any_state_that_it_lists() -> None:
    (card,) = ballots("IL")
    t = distribute(visited(stack(campaign(), card), REPUBLICAN, "NY"))
    assert places_of(t, card) == {STATES[one].code for one in BALLOTS[card].states}


def test_absentee_ballots_are_cast_in_any_order() -> None:
    """Absentee Ballots: "These ballots may be cast in any state"; nothing says in which order, so that any ballot of
    the hand may come next."""
    t = distribute(visited(campaign(), REPUBLICAN, "NY"))
    *_, last = hand = t.state.absentee_hands[REPUBLICAN]
    assert {option.piece for option in t.decision.options if option.piece} == {f"ballot:{card}" for card in hand}
    t.table.play(next(option for option in t.decision.options if option.piece == f"ballot:{last}"))
    assert t.state.absentee_hands[REPUBLICAN] == hand[:-1] and t.state.box[last]


def test_popular_the_limit_holds_and_an_x_is_marked() -> None:
    """Absentee Ballots, popular: no ballot in a state visited the maximum number of times; the own board gets an X."""
    (card,) = ballots("IL")
    t = fill(visited(stack(campaign(tally="popular"), card), REPUBLICAN, "NY"), REPUBLICAN, "IL")
    distribute(t)
    assert "IL" not in offered(t)
    code = min(places_of(t, card) - {"NY"})
    pick(t, code)
    assert t.state.sides[REPUBLICAN].absentee[state(code)] == 1
    assert votes(t, REPUBLICAN, code) == worth(card, code)


def test_popular_an_x_takes_one_of_the_places() -> None:
    """Absentee Ballots, popular: marks and X together never pass the limit."""
    first, second = ballots("IL", "IL")
    t = visited(stack(campaign(tally="popular"), first, second), REPUBLICAN, "NY", "PA")
    set_record(t, REPUBLICAN, "IL", "PPPP")
    distribute(t)
    pick(t, "IL")
    assert "IL" not in offered(t)


def test_ruling_x_marks_do_not_count_as_states() -> None:
    """Ruling 4.6: only what was recorded in the campaign counts."""
    (card,) = ballots("IL")
    t = distribute(visited(stack(campaign(tally="popular"), card), REPUBLICAN, "NY"))
    pick(t, "IL")
    assert t.state.sides[REPUBLICAN].states == 1


def test_electoral_there_is_no_limit_and_no_record() -> None:
    """Absentee Ballots, electoral: a state visited the maximum number of times takes them, unrecorded."""
    (card,) = ballots("IL")
    t = fill(stack(campaign(), card), REPUBLICAN, "IL")
    before = record(t, REPUBLICAN, "IL")
    distribute(t)
    pick(t, "IL")
    assert record(t, REPUBLICAN, "IL") == before
    assert t.state.sides[REPUBLICAN].absentee[state("IL")] == 0
    assert votes(t, REPUBLICAN, "IL") == worth(card, "IL")


@pytest.mark.parametrize("tally", ["popular", "electoral"])
def test_absentee_ballots_are_cast_in_secret(tally: str) -> None:
    """Absentee Ballots: they are not announced; the opponent sees neither the hand nor the X nor the votes."""
    t = distribute(visited(campaign(tally=tally), REPUBLICAN, "NY"))
    board, before = t.table.view(1).parts["board"], len(t.table.journal_for(1))
    pick(t, min(offered(t)))
    assert t.table.view(1).parts["board"] == board
    assert len(t.table.journal_for(1)) == before
    assert "absentee_cast" in told(t, 0) and "absentee_cast" not in told(t, 1) | told(t, None)


def test_each_party_sees_only_its_own_absentee_ballots() -> None:
    t = distribute(visited(campaign(), REPUBLICAN, "NY"))
    for seat in (0, 1):
        assert seen(t, seat, "absentee") == [f"ballot:{card}" for card in t.state.absentee_hands[seat]]
    assert seen(t, None, "absentee") == [] and zone(t, None, "absentee").hidden == 12


def test_unused_ballots_are_set_aside() -> None:
    t = distribute(visited(campaign(), REPUBLICAN, "NY"))
    cards = t.state.absentee_hands[REPUBLICAN]
    t.choose("Set the rest aside")
    assert t.state.aside == cards
    assert not any(t.state.sides[REPUBLICAN].votes)


def test_both_parties_cast_and_then_the_polls_close() -> None:
    t = distribute(visited(campaign(), REPUBLICAN, "NY"))
    seats = []
    while t.table.decision is not None:
        seats.append(t.asked[1])
        t.table.play(0)
    assert seats == [0] * 7 + [1] * 5
    assert t.table.outcome is not None


def test_with_four_players_the_presidential_candidate_casts_for_the_party() -> None:
    """Ruling: partners confer, one of them plays; both see the ballots."""
    t = distribute(visited(campaign(4), DEMOCRAT, "NY"))
    assert t.asked == ("cast_absentee_ballot", 1)
    assert seen(t, 3, "absentee") == seen(t, 1, "absentee") != []
