"""5.4.2: the bonus, expenses, the vote in a state, the night and its result."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from resolute.engine.frames import do
from resolute.games.lobby.content.kinds import Group
from resolute.games.lobby.library import ELECTORS, STATES
from resolute.games.lobby.rules.night import open_the_polls
from resolute.games.lobby.rules.results import independent_points
from resolute.games.lobby.rules.votes import bonus_of, edges, state_bonus, votes_before
from resolute.games.lobby.state import NO_PAWNS, NOBODY, Candidate, Election
from tests.lobby.staging import (
    D,
    I,
    R,
    Stage,
    elect,
    four,
    hold,
    in_front_of,
    lobby,
    one,
    pawns,
    plain_lobbies,
    points,
    politician,
    start_over,
    state,
)

ALL_PASS = "Pass for the rest of this election"


def night(
    *candidates: Candidate,
    states: tuple[str, ...] = ("NY",),
    t: Stage | None = None,
    incumbent: str = "",
    money: int = 20,
) -> Stage:
    """Election night with these candidates; only these states are uncontrolled."""
    t = plain_lobbies(t or four())
    s = t.state
    s.first_state = NOBODY
    s.uncontrolled = tuple(state(code) for code in states)
    s.election = Election(candidates, incumbent=politician(incumbent) if incumbent else NOBODY)
    for player in s.players:
        player.money = money
    return start_over(t, do(open_the_polls))


def truman(electors: int = 40, **more: int) -> Candidate:
    """The President, a Democrat of seat 0, with Kennedy of seat 1."""
    return replace(Candidate(0, politician("truman"), D, electors, mate=politician("kennedy")), **more)


def montenegro(electors: int = 40, **more: int) -> Candidate:
    """A Republican of seat 3, with Eisenhower of seat 2."""
    return replace(Candidate(3, politician("montenegro"), R, electors, mate=politician("eisenhower")), **more)


def anderson(t: Stage, electors: int = 5) -> Candidate:
    """An independent of seat 2."""
    in_front_of(t, 2, one("anderson", I), one("eisenhower", R))
    return Candidate(2, politician("anderson"), I, electors)


def everybody_passes(t: Stage) -> Stage:
    """No more expenses in this election."""
    while t.table.decision is not None and t.asked[0] == "bid":
        t.choose(ALL_PASS)
    return t


# The bonus


def test_5_4_2_bonus_skill_support_of_both_and_half_the_approval() -> None:
    t = four()
    in_front_of(t, 0, one("truman", D, supports=("catholics-1",)), one("ashgrove", D))
    in_front_of(t, 1, one("kennedy", D, supports=("cinema-1", "women-1")), one("bellweather", R))
    t.state.approval = -1
    assert bonus_of(t.state, truman()) == 1 + 1 + 2 - 1
    assert bonus_of(t.state, montenegro()) == 1, "the other party has nothing of the approval"


def test_5_4_2_approval_counts_for_the_party_even_if_the_president_does_not_run() -> None:
    t = four()
    t.state.approval = 4
    assert bonus_of(t.state, Candidate(2, politician("farraday"), D)) == 1 + 2


def test_5_4_2_differential_with_three_is_the_own_bonus_minus_the_lowest() -> None:
    t = four()
    third = anderson(t)
    t.state.approval = 4
    assert edges(t.state, (truman(), montenegro(), third)) == [2, 0, 0]


def test_3_3_e_supporters_of_the_running_mate_count_in_their_states_too() -> None:
    t = four()
    in_front_of(t, 1, one("kennedy", D, supports=("press-1",)), one("bellweather", R))
    bears = next(n for n, one in STATES.items() if Group.PRESS in one.groups and one.lean is None)
    assert state_bonus(t.state, truman(), bears) == 1
    assert state_bonus(t.state, truman(), state("NY")) == 2, "New York leans Democratic and bears no Press"


# Which states vote, and when it is over


def test_5_4_2_uncontrolled_states_vote_and_the_first_state_too() -> None:
    t = plain_lobbies(four())
    t.state.first_state, t.state.uncontrolled = state("WY"), (state("AK"),)
    t.state.election = Election((truman(), montenegro()))
    start_over(t, do(open_the_polls))
    assert t.state.election.vote is not None
    assert {t.state.election.vote.state, *t.state.election.to_come} == {state("WY"), state("AK")}


def test_5_4_2_big_states_vote_first_by_default() -> None:
    t = night(truman(30), montenegro(30), states=("AK", "NY", "WY", "TX"))
    assert t.state.election is not None and t.state.election.vote is not None
    assert t.state.election.vote.state in (state("NY"), state("TX"))


def test_the_setting_lets_all_states_vote_in_any_order() -> None:
    t = night(truman(30), montenegro(30), states=("AK", "NY"), t=four(lobby(4, big_states_first=False)))
    assert t.state.election is not None and t.state.election.vote is not None
    assert t.state.election.vote.state == state("AK")


def test_5_4_2_with_two_candidates_51_ends_the_night() -> None:
    t = night(truman(47), montenegro(30), states=("NY", "TX"))
    t.dice(draws=pawns((10, 0, 0)))
    everybody_passes(t)
    assert t.state.president == politician("truman")
    assert {state("NY"), state("TX")} <= {t.state.first_state, *t.state.uncontrolled}


def test_5_4_2_with_more_every_state_is_counted() -> None:
    t = four()
    third = anderson(t)
    night(truman(47), montenegro(30), third, states=("NY", "TX"), t=t)
    t.dice(draws=[*pawns((10, 0, 0)), 0, *pawns((0, 10, 0))])
    everybody_passes(t)
    assert dict(t.state.result) == {politician("truman"): 53, politician("montenegro"): 36, politician("anderson"): 5}


def test_a_sole_candidate_is_elected() -> None:
    t = night(truman(30), states=("NY",))
    assert t.state.president == politician("truman") and t.state.record.elections == (1, 0, 0)


def test_without_uncontrolled_states_the_primaries_decide() -> None:
    t = night(truman(30), montenegro(44), states=())
    assert t.state.president == politician("montenegro")


# Expenses


def test_5_4_2_only_full_multiples_ten_at_most_and_only_for_with_two_candidates() -> None:
    t = night(truman(), montenegro(), money=20)
    amounts = [option.amount for option in t.decision.options if option.at == f"candidate:{politician('truman')}"]
    assert amounts == [1, 2, 3]
    assert not any("against" in label for label in t.labels)
    t = night(truman(), montenegro(), money=200)
    assert max(option.amount or 0 for option in t.decision.options) == 10


def test_5_4_2_with_three_also_against() -> None:
    t = four()
    night(truman(), montenegro(), anderson(t), t=t)
    t.choose("Spend $6M against Montenegro (−1)")
    assert t.state.election is not None and t.state.election.vote is not None
    assert votes_before(t.state, t.state.election, t.state.election.vote)[1] == -1


def test_5_4_2_nobody_spends_against_their_own_candidate() -> None:
    """-1 "if invested against the candidate by another player"."""
    t = four()
    night(truman(), montenegro(), anderson(t), t=t)
    election = t.state.election
    assert election is not None
    for _ in t.state.seats:
        rivals = {f"candidate:{one.politician}" for one in election.candidates if one.seat != t.asked[1]}
        assert {option.at for option in t.decision.options if "against" in option.label} == rivals
        t.choose("Pass")


def test_5_4_2_everybody_may_spend_clockwise_from_the_president_until_all_pass_in_a_row() -> None:
    t = night(truman(), montenegro())
    asked = []
    for answer in ("Pass", "Pass", "Spend $6M for Montenegro", "Pass", "Pass", "Pass", "Pass"):
        asked.append(t.asked[1])
        t.dice(draws=pawns((5, 5, 0)))
        t.choose(answer)
    assert asked == [0, 1, 2, 3, 0, 1, 2]
    assert t.state.players[2].money == 14


def test_whoever_cannot_pay_is_not_asked() -> None:
    t = night(truman(), montenegro(), money=5)
    assert t.state.election is None, "nobody could spend a cent"


def test_standing_orders() -> None:
    t = night(truman(30), montenegro(30), states=("NY", "TX"))
    t.choose("Pass in", "Pass until somebody else spends", ALL_PASS)
    assert t.asked == ("bid", 3)
    t.choose("Spend $6M for Montenegro")
    assert t.asked == ("bid", 1), "seat 0 is done here, seat 1 woke up, seat 2 is done for tonight"
    t.dice(draws=[*pawns((5, 5, 0)), 0])
    t.choose("Pass").choose("Pass")
    assert t.asked == ("bid", 0), "in the next state seat 0 is asked again"


# The vote


def test_5_4_2_new_york_vote() -> None:
    """Carter +2 (state) +1 ($6M); Reagan +1 (differential) +2 ($12M); 6 red and 4 blue pawns: 9 to 7."""
    t = four()
    in_front_of(t, 0, one("carter", D, supports=("catholics-1",)), one("ashgrove", D))
    in_front_of(t, 1, one("clinton", D, supports=("cinema-1",)), one("bellweather", R))
    in_front_of(t, 3, one("reagan", R, supports=("women-1",)), one("elder-bush", R, supports=("press-1",)))
    elect(t, "carter", "clinton")
    t.state.approval = -1
    carter = Candidate(0, politician("carter"), D, 30, mate=politician("clinton"))
    reagan = Candidate(3, politician("reagan"), R, 30, mate=politician("elder-bush"))
    assert (bonus_of(t.state, carter), bonus_of(t.state, reagan)) == (2, 3)
    night(carter, reagan, states=("NY", "TX"), t=t)
    t.choose("Spend $6M for Carter", "Pass", "Pass", "Spend $12M for Reagan")
    assert t.state.election is not None and t.state.election.vote is not None
    assert votes_before(t.state, t.state.election, t.state.election.vote) == [3, 3]
    t.dice(draws=pawns((4, 6, 0)))
    t.choose("Pass", "Pass", "Pass", "Pass")
    assert any("Reagan won New York (6), 9:7." in line for line in t.story)
    assert t.state.election.candidates[1].won == 6


def test_5_4_2_a_tie_is_broken_by_the_next_pawn_that_fits() -> None:
    t = night(truman(47, mate=NOBODY), montenegro(30, mate=NOBODY), states=("NJ", "TX"))
    t.state.approval = 0
    red = pawns((0, 1, 0), bag=(16, 16, 0))
    t.dice(draws=[*pawns((4, 4, 2)), *red])
    everybody_passes(t)
    assert "Tie: drew 1 red to break it." in t.story
    assert "Montenegro won New Jersey (3), 4:4." in t.story
    assert t.state.pawns == NO_PAWNS


def test_yellow_pawns_are_the_independents() -> None:
    t = four()
    third = anderson(t, 20)
    night(truman(20), montenegro(20), third, states=("NJ",), t=t, money=60)
    t.state.approval = 0
    while t.asked[1] != 2:
        t.choose("Pass")
    t.choose("Spend $30M for Anderson").choose(ALL_PASS, ALL_PASS, ALL_PASS)
    t.dice(draws=pawns((4, 4, 2)))
    t.choose(ALL_PASS)
    assert dict(t.state.result)[politician("anderson")] == 23


def test_5_4_2_campaign_cards_before_and_after_the_pawns() -> None:
    t = four()
    hold(t, 3, "campaign/stadium-rally")
    hold(t, 0, "campaign/attack-ad")
    hold(t, 1, "campaign/radio-hour")
    night(truman(30), montenegro(30), states=("NJ", "TX"), t=t)
    assert "Play Attack ad on Montenegro" in t.labels
    t.choose("Pass")
    assert not any(label.startswith("Play") for label in t.labels), "seat 1 has no candidate"
    t.choose(ALL_PASS, ALL_PASS)
    t.dice(draws=pawns((5, 5, 0)))
    t.choose("Pass")
    assert t.asked == ("answer", 0)
    t.choose("Let it happen")
    t.choose("Play Stadium rally on Montenegro")
    assert t.asked == ("answer", 0), "each card can be answered by another"
    t.dice(draws=[0, *pawns((5, 5, 0))])
    t.choose("Play Attack ad on Montenegro")
    assert "Truman won New Jersey (3), 6:5." in t.story


def test_poker_face_asks_only_the_players_of_candidates_after_the_pawns() -> None:
    t = four(lobby(4, poker_face=True))
    for seat in t.state.seats:
        hold(t, seat, "crisis/suez")
    night(truman(30), montenegro(30), states=("NY", "TX"), t=t)
    t.choose("Pass", "Pass", "Pass", "Pass")
    assert t.asked == ("answer", 0)
    t.choose("Let it happen")
    assert t.asked == ("answer", 3)


@pytest.mark.parametrize("poker_face", [False, True])
@pytest.mark.parametrize(
    ("order", "next_asked"),
    [("Pass in", ("bid", 0)), ("Pass until somebody else spends", ("answer", 0)), (ALL_PASS, ("bid", 3))],
)
def test_a_standing_order_holds_after_the_pawns_too(order: str, next_asked: tuple[str, int], poker_face: bool) -> None:
    """Seat 0 holds a card for that moment and is not asked; seat 3, who only passed, is. A card that somebody plays
    ends "until somebody else spends", and in the next state nobody has passed."""
    t = four(lobby(4, poker_face=poker_face))
    hold(t, 0, "campaign/attack-ad")
    hold(t, 3, "campaign/stadium-rally")
    night(truman(30), montenegro(30), states=("NY", "TX"), t=t)
    t.choose(order, ALL_PASS, ALL_PASS)
    t.dice(draws=[*pawns((5, 5, 0)), 0])
    t.choose("Pass")
    assert t.asked == ("answer", 3)
    t.choose("Play Stadium rally")
    assert t.asked == next_asked


def test_a_candidate_s_player_without_money_is_asked_for_a_campaign_card() -> None:
    t = four()
    hold(t, 3, "campaign/stadium-rally")
    night(truman(30), montenegro(30), states=("NY", "TX"), t=t, money=0)
    assert t.asked == ("bid", 3)
    t.choose("Play Stadium rally")
    assert any("played Stadium rally on Montenegro" in line for line in t.story)


def test_whoever_did_not_want_to_be_asked_in_congress_is_asked_on_election_night() -> None:
    t = four()
    hold(t, 3, "campaign/stadium-rally")
    t.table.muted = ((3, ""), (3, "pawns"))
    night(truman(30), montenegro(30), states=("NJ", "TX"), t=t, money=0)
    t.choose("Pass")
    assert t.asked == ("answer", 3)


# The result


def test_5_4_2_the_winner_scores_10_the_mate_5_and_approval_is_1_again() -> None:
    t = four()
    t.state.approval = -5
    night(truman(51), montenegro(30), t=t, incumbent="truman")
    s = t.state
    assert points(t) == [10, 5, 0, 0]
    assert (s.president, s.vice_president) == (politician("truman"), politician("kennedy"))
    assert s.approval == 1
    assert s.mandates.count(politician("truman")) == 2


def test_5_4_2_a_beaten_president_loses_5_points_and_leaves() -> None:
    t = night(truman(30), montenegro(51), incumbent="truman")
    assert points(t) == [-5, 0, 5, 10]
    t.choose("Democrat")
    assert t.state.owner(politician("truman")) == NOBODY
    assert politician("truman") in t.state.out
    assert t.state.chair == 3


def test_5_4_2_with_six_players_a_secretary_of_state_is_appointed() -> None:
    t = lobby(6)
    in_front_of(t, 0, one("truman", D), one("ashgrove", D))
    in_front_of(t, 1, one("kennedy", D), one("bellweather", R))
    in_front_of(t, 2, one("eisenhower", R), one("farraday", D))
    in_front_of(t, 3, one("montenegro", R), one("okonkwo", R))
    in_front_of(t, 4, one("johnson", D), one("sundqvist", D))
    in_front_of(t, 5, one("nixon", R), one("ivorson", D))
    elect(t, "truman", "kennedy", "nixon")
    for player in t.state.players:
        player.points = 0
    night(truman(51), montenegro(30), t=t)
    assert t.asked == ("name_secretary", 0)
    assert len(t.labels) == 8, "of neither the President's nor the Vice President's player"
    t.choose("Lyndon Johnson")
    assert points(t) == [10, 5, 0, 0, 5, 0]


def test_5_4_2_an_independent_scores_a_third_of_the_votes() -> None:
    t = four()
    third = anderson(t, 7)
    night(truman(60), montenegro(30), third, states=(), t=t)
    assert points(t) == [10, 5, 3, 0]


def test_2_7_an_elected_independent_scores_a_third_and_not_10() -> None:
    """52 votes: 18 points; the Vice President may be of any party."""
    t = four()
    third = anderson(t, 52)
    night(truman(20), montenegro(28), third, states=(), t=t)
    assert points(t)[2] == 18
    assert t.asked == ("name_vice_president", 2)
    assert any("(D" in label for label in t.labels) and any("(R" in label for label in t.labels)
    assert independent_points(third) == 18


def test_5_4_2_a_beaten_president_who_was_independent_has_the_third_too() -> None:
    t = plain_lobbies(four())
    in_front_of(t, 2, one("anderson", I), one("eisenhower", R), one("farraday", D))
    elect(t, "anderson", "kennedy")
    night(truman(51), Candidate(2, politician("anderson"), I, 10), t=t, incumbent="anderson")
    assert t.state.owner(politician("anderson")) == NOBODY
    assert points(t) == [10, 5, -5 + 4, 0]


def test_5_4_2_a_tie_for_the_presidency_is_decided_by_a_pawn() -> None:
    t = four()
    third = anderson(t, 5)
    t.dice(draws=[*pawns((0, 0, 1)), *pawns((0, 1, 0), bag=(20, 20, 1))])
    night(truman(40), montenegro(40), third, states=(), t=t)
    assert t.state.president == politician("montenegro"), "yellow fits nobody who is tied, red does"


def test_after_the_election_states_come_back_and_others_lie_face_up() -> None:
    t = night(truman(51), montenegro(30), states=("NY", "TX"))
    s = t.state
    assert {s.first_state, *s.uncontrolled} == {state("NY"), state("TX")}
    assert not any(one.given for player in s.players for one in player.politicians)


@pytest.mark.parametrize(("code", "electors"), [("CA", 10), ("NY", 6)])
def test_3_3_c_electors(code: str, electors: int) -> None:
    assert ELECTORS[state(code)] == electors
