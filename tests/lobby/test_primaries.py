"""5.4.1: who runs, who backs whom, and the duty of both parties to stand."""

from __future__ import annotations

from resolute.engine.frames import do
from resolute.games.lobby.rules.nomination import mates_for
from resolute.games.lobby.rules.primaries import open_primaries
from resolute.games.lobby.state import NOBODY, Candidate
from tests.lobby.staging import (
    D,
    I,
    R,
    Stage,
    elect,
    four,
    in_front_of,
    lobby,
    number,
    one,
    pawns,
    plain_lobbies,
    points,
    politician,
    reward,
    start_over,
    state,
)


def primaries(t: Stage | None = None) -> Stage:
    """The primaries of four players: President Truman (D, seat 0), Vice President Kennedy (D, seat 1)."""
    return start_over(plain_lobbies(t or four()), do(open_primaries))


def candidates(t: Stage) -> dict[int, int]:
    """Each candidate with the electors so far."""
    assert t.state.election is not None
    return {one.politician: one.electors for one in t.state.election.candidates}


def test_5_4_1_the_president_has_the_floor_first() -> None:
    assert primaries().asked == ("run_again", 0)


def test_5_4_1_a_president_who_runs_has_all_states_of_the_party() -> None:
    """Missouri 2, Georgia 2, Massachusetts 2 and New Jersey 3, whoever controls them."""
    t = primaries().choose("Run again with Truman")
    assert candidates(t) == {politician("truman"): 9}
    assert t.state.players[1].named(politician("kennedy")).given
    assert not t.state.players[1].named(politician("bellweather")).given


def test_5_4_1_the_party_s_primaries_are_over_then() -> None:
    t = primaries().choose("Run again with Truman")
    assert t.asked == ("take_turn_in_primaries", 1)
    assert [label for label in t.labels if label.startswith("Declare")] == ["Declare Marcus Bellweather (R)"]


def test_5_4_1_a_president_who_does_not_run_leaves_and_the_office_is_empty() -> None:
    t = primaries().choose("Do not run")
    t.choose("Democrat")
    s = t.state
    assert s.owner(politician("truman")) == NOBODY and s.president == NOBODY
    assert state("MO") in s.uncontrolled
    assert points(t) == [0, 0, 0, 0], "nobody succeeds and nobody scores"
    assert s.president_party == D and s.chair == 0


def test_5_4_1_nobody_runs_after_two_mandates() -> None:
    t = four()
    t.state.mandates = (politician("truman"), politician("truman"))
    primaries(t).choose("Democrat")
    assert t.asked == ("take_turn_in_primaries", 1)
    assert t.state.owner(politician("truman")) == NOBODY


def test_5_4_1_the_vice_president_s_player_goes_first_then_clockwise() -> None:
    t = four()
    elect(t, "truman", "farraday")
    primaries(t).choose("Do not run", "Democrat")
    order = []
    for _ in range(4):
        order.append(t.asked[1])
        t.choose("Pass")
    assert order == [2, 3, 0, 1]


def test_5_4_1_one_voluntary_pass() -> None:
    t = primaries().choose("Do not run", "Democrat")
    for _ in range(4):
        assert "Pass" in t.labels
        t.choose("Pass")
    assert t.asked == ("take_turn_in_primaries", 1)
    assert "Pass" not in t.labels


def test_5_4_1_whoever_has_only_one_way_left_is_not_asked() -> None:
    """Seat 1 declared Bellweather and passed once: Kennedy's states can go to nobody but Farraday."""
    t = primaries().choose("Do not run", "Democrat", "Declare Marcus Bellweather", "Declare Desmond Farraday")
    t.choose("Pass", "Pass", "Pass")
    t.choose("Give Eisenhower's 1", "Give Okonkwo's 5", "Done")
    assert t.asked == ("take_turn_in_primaries", 0)
    t.choose("Give Ashgrove's 2 to Farraday")
    assert t.state.players[1].named(politician("kennedy")).given
    assert any("Kennedy (Film and television) gave 2 electors to Farraday" in line for line in t.story)


def test_5_4_1_whoever_has_no_state_face_up_passes_automatically() -> None:
    t = four()
    in_front_of(t, 2, one("eisenhower", R), one("farraday", D))
    primaries(t).choose("Run again with Truman", "Pass")
    assert t.asked == ("take_turn_in_primaries", 3)


def test_5_4_1_example_reagan_with_california_starts_at_10() -> None:
    t = four()
    in_front_of(t, 2, one("reagan", R, "CA"), one("farraday", D))
    primaries(t).choose("Run again with Truman", "Pass", "Declare Ronald Reagan")
    assert candidates(t)[politician("reagan")] == 10
    assert t.state.players[2].named(politician("reagan")).given


def test_5_4_1_one_candidate_a_player() -> None:
    t = primaries().choose("Run again with Truman", "Pass", "Declare Dwight Eisenhower")
    t.choose("Pass", "Declare Marcus Bellweather")
    t.choose("Declare Luisa Montenegro")
    assert not any(label.startswith("Declare") for label in t.labels)


def test_5_4_1_a_politician_without_states_can_be_declared() -> None:
    t = four()
    in_front_of(t, 2, one("eisenhower", R, "KS"), one("nixon", R))
    primaries(t).choose("Run again with Truman", "Pass", "Declare Richard Nixon")
    assert candidates(t)[politician("nixon")] == 0


def test_5_4_1_electors_go_to_candidates_of_the_same_party_by_politician() -> None:
    t = primaries().choose("Do not run", "Democrat")
    t.choose("Declare John Kennedy", "Declare Dwight Eisenhower")
    assert {label for label in t.labels if label.startswith("Give")} == {
        "Give Montenegro's 6 to Eisenhower",
        "Give Okonkwo's 5 to Eisenhower",
    }
    t.choose("Give Montenegro's 6 to Eisenhower")
    assert t.asked == ("give_more", 3)
    t.choose("Give Okonkwo's 5 to Eisenhower")
    assert candidates(t)[politician("eisenhower")] == 1 + 6 + 5


def test_5_4_1_whoever_gave_votes_cannot_be_declared() -> None:
    t = primaries().choose("Do not run", "Democrat")
    t.choose("Declare John Kennedy", "Declare Dwight Eisenhower")
    t.choose("Give Montenegro's 6 to Eisenhower", "Done")
    t.choose("Pass", "Give Bellweather's 4 to Eisenhower")
    t.choose("Give Farraday's 3 to Kennedy")
    assert [label for label in t.labels if label.startswith("Declare")] == ["Declare Theodore Okonkwo (R)"]


def test_5_4_1_an_independent_gives_to_anybody() -> None:
    t = four()
    in_front_of(t, 3, one("anderson", I, "TX"), one("okonkwo", R, "FL"))
    primaries(t).choose("Do not run", "Democrat")
    t.choose("Declare John Kennedy", "Declare Dwight Eisenhower")
    gifts = [label for label in t.labels if label.startswith("Give Anderson")]
    assert len(gifts) == 2


def test_an_independent_president_who_runs_has_only_the_own_states() -> None:
    t = four()
    in_front_of(t, 0, one("anderson", I, "MO"), one("ashgrove", D, "GA"))
    in_front_of(t, 3, one("perot", I, "TX"), one("okonkwo", R, "FL"))
    elect(t, "anderson", "kennedy")
    primaries(t).choose("Run again with Anderson")
    assert candidates(t) == {politician("anderson"): 2}
    assert "Declare Ross Perot (I)" in _labels_of(t, 3)


def _labels_of(t: Stage, seat: int) -> list[str]:
    while t.asked[1] != seat:
        t.choose("Pass")
    return t.labels


def test_5_4_1_both_parties_must_stand_the_last_without_a_candidate_puts_one_up() -> None:
    """2.7: A runs, B declares an independent, C and D declare nobody: D must put up a Republican."""
    t = four()
    in_front_of(t, 1, one("kennedy", D, "MA"), one("perot", I, "OH"))
    in_front_of(t, 2, one("eisenhower", R), one("farraday", D))
    in_front_of(t, 3, one("montenegro", R), one("okonkwo", R))
    primaries(t).choose("Run again with Truman", "Declare Ross Perot")
    assert t.asked == ("must_declare", 3)
    t.choose("Declare Theodore Okonkwo")
    assert politician("okonkwo") in candidates(t)


def test_5_4_1_if_the_last_cannot_the_duty_goes_back() -> None:
    """2.7: if D controls no Republican, C must."""
    t = four()
    in_front_of(t, 1, one("kennedy", D, "MA"), one("perot", I, "OH"))
    in_front_of(t, 2, one("eisenhower", R), one("farraday", D))
    in_front_of(t, 3, one("montenegro", D), one("okonkwo", D))
    primaries(t).choose("Run again with Truman", "Declare Ross Perot")
    assert politician("eisenhower") in candidates(t), "with one Republican there is nothing to choose"


def test_5_4_1_if_nobody_can_the_party_is_not_represented() -> None:
    """2.7: if neither can, A and B alone stand for election."""
    t = four()
    in_front_of(t, 1, one("kennedy", D, "MA"), one("perot", I, "OH"))
    in_front_of(t, 2, one("johnson", D), one("farraday", D))
    in_front_of(t, 3, one("montenegro", D), one("okonkwo", D))
    primaries(t).choose("Run again with Truman", "Declare Ross Perot")
    assert t.state.election is not None
    assert {one.politician for one in t.state.election.candidates} == {politician("truman"), politician("perot")}
    assert t.state.election.missing == (R,)


def test_after_the_duty_the_primaries_go_on() -> None:
    t = primaries().choose("Run again with Truman")
    t.choose("Pass", "Pass", "Declare Luisa Montenegro")
    t.choose("Give Bellweather's 4 to Montenegro")
    t.choose("Give Eisenhower's 1 to Montenegro")
    t.choose("Give Okonkwo's 5 to Montenegro")
    assert t.state.phase in ("primaries", "election")
    assert candidates(t)[politician("montenegro")] == 16


def test_5_4_1_the_most_electors_win_the_nomination_and_take_the_rest() -> None:
    t = primaries().choose("Run again with Truman")
    t.choose("Declare Marcus Bellweather", "Declare Dwight Eisenhower", "Declare Luisa Montenegro")
    t.choose("Give Okonkwo's 5 to Montenegro")
    assert candidates(t) == {politician("truman"): 9, politician("montenegro"): 4 + 1 + 6 + 5}


def test_5_4_1_a_tie_is_drawn_with_ten_pawns_each() -> None:
    t = four()
    in_front_of(t, 1, one("kennedy", D), one("bellweather", R, "OH"))
    in_front_of(t, 2, one("eisenhower", R, "PA"), one("farraday", D))
    in_front_of(t, 3, one("montenegro", R), one("okonkwo", D))
    primaries(t).choose("Run again with Truman", "Declare Marcus Bellweather")
    t.dice(draws=pawns((5, 5, 0), (5, 5, 0), (5, 4, 1), (4, 6, 0)))
    t.choose("Declare Dwight Eisenhower")
    assert candidates(t)[politician("eisenhower")] == 8
    assert t.state.pawns == (0, 0, 0)
    told = [line for line in t.story if "nominat" in line]
    assert [line.split()[0] for line in told] == ["Truman", "A", "A", "Eisenhower"], "each party's tie with its nominee"


def test_3_3_a_unions_score_when_a_candidate_they_backed_is_nominated() -> None:
    t = primaries()
    t.state.players[3].lobby = number("lobby/unions")
    t.choose("Run again with Truman", "Declare Marcus Bellweather", "Pass")
    t.choose("Give Montenegro's 6 to Bellweather", "Give Okonkwo's 5 to Bellweather")
    t.choose("Give Eisenhower's 1 to Bellweather")
    assert points(t)[3] == reward("unions")


# Running mates


def nominee(t: Stage, name: str) -> Candidate:
    """A candidate who was nominated."""
    assert t.state.election is not None
    return next(one for one in t.state.election.candidates if one.politician == politician(name))


def nominated() -> Stage:
    """Truman against Montenegro, at the choice of Truman's running mate."""
    t = primaries().choose("Run again with Truman")
    return t.choose("Pass", "Pass", "Declare Luisa Montenegro", "Give Bellweather's 4", "Give Eisenhower's 1").choose(
        "Give Okonkwo's 5 to Montenegro"
    )


def test_5_4_2_the_running_mate_is_of_the_party_and_somebody_else_s() -> None:
    t = nominated()
    assert t.asked == ("choose_mate", 0)
    assert {label.split(" (")[0] for label in t.labels} == {"John Kennedy", "Desmond Farraday"}
    t.choose("John Kennedy")
    assert nominee(t, "truman").mate == politician("kennedy")


def test_5_4_2_an_own_politician_only_if_there_is_no_other() -> None:
    t = four()
    in_front_of(t, 1, one("kennedy", R, "MA"), one("bellweather", R, "OH"))
    in_front_of(t, 2, one("eisenhower", R, "KS"), one("farraday", R, "NJ"))
    found = mates_for(t.state, Candidate(0, politician("truman"), D))
    assert [one.card for _, one in found] == [politician("ashgrove")]


def test_5_4_2_without_anybody_of_the_party_there_is_no_running_mate() -> None:
    t = four()
    in_front_of(t, 0, one("truman", D, "MO"), one("ashgrove", R, "GA"))
    in_front_of(t, 1, one("kennedy", R, "MA"), one("bellweather", R, "OH"))
    in_front_of(t, 2, one("eisenhower", R, "KS"), one("farraday", R, "NJ"))
    assert mates_for(t.state, Candidate(0, politician("truman"), D)) == []


def test_3_3_a_film_and_television_scores_for_a_running_mate() -> None:
    t = nominated()
    t.state.players[1].lobby = number("lobby/film")
    t.choose("John Kennedy")
    assert points(t)[1] == reward("film")


# Deals


def dealing() -> Stage:
    """With deals=ticket: Truman withdrew, Kennedy (seat 1) runs and has not made an offer."""
    t = primaries(four(lobby(4, deals="ticket"))).choose("Do not run", "Democrat")
    return t.choose("Declare John Kennedy", "Pass", "Pass", "Pass")


def test_deals_a_candidate_offers_the_running_mate_s_place_and_the_table_keeps_it() -> None:
    t = dealing()
    assert t.asked == ("take_turn_in_primaries", 1)
    offer = next(label for label in t.labels if label.startswith("Offer") and "for 3 electors" in label)
    t.choose(offer)
    assert t.asked == ("answer_offer", 2)
    t.choose("Accept")
    assert nominee(t, "kennedy").electors == 2 + 3
    assert nominee(t, "kennedy").promised == 2
    assert [seat for seat, _ in mates_for(t.state, nominee(t, "kennedy"))] == [2]


def test_deals_an_offer_is_made_once_and_can_be_refused() -> None:
    t = dealing()
    offer = next(label for label in t.labels if label.startswith("Offer") and "for 3 electors" in label)
    t.choose(offer, "Refuse")
    assert nominee(t, "kennedy").electors == 2
    while t.asked[1] != 1:
        t.table.play(0)
    assert offer not in t.labels


def test_deals_are_only_talk_by_default() -> None:
    t = primaries().choose("Do not run", "Democrat", "Declare John Kennedy", "Pass", "Pass", "Pass")
    assert not any(label.startswith("Offer") for label in t.labels)


def test_deals_an_independent_has_no_running_mate_to_offer() -> None:
    t = four(lobby(4, deals="ticket"))
    in_front_of(t, 1, one("kennedy", D), one("anderson", I, "OH"))
    in_front_of(t, 2, one("perot", I, "KS"), one("farraday", D, "NJ"))
    primaries(t).choose("Run again with Truman", "Declare John Anderson")
    while t.asked[0] == "take_turn_in_primaries":
        assert not any(label.startswith("Offer") for label in t.labels)
        t.table.play(len(t.labels) - 1)
