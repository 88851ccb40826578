"""Campaign's End: the last ballot, the last turns, and what becomes of the cards; with the rulings of 4.4 and 4.6."""

from __future__ import annotations

from resolute.engine.frames import Seat, do
from resolute.engine.views import Facts
from resolute.games.campaign.content.lookups import STATE_ON
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.fortunes import gain_turn
from resolute.games.campaign.rules.turns import end_of_campaign, end_turn, next_turn
from tests.campaign.helpers import (
    ALL_BALLOTS,
    DEMOCRAT,
    REPUBLICAN,
    VICE_PRESIDENT,
    Stage,
    ballots,
    begin,
    campaign,
    empty_decks,
    everything,
    fill,
    hold,
    home_state_ballot,
    keep_in_deck,
    pick,
    plain_ballots,
    visited,
)


def turns_taken(t: Stage) -> list[Seat]:
    """Who is still asked for a region until the campaign ends; nobody casts anything."""
    seats: list[Seat] = []
    while t.asked[0] == "choose_region" and len(seats) < 10:
        seats.append(t.asked[1])
        begin(t, do(end_turn))
    return seats


def test_after_the_last_ballot_the_other_player_has_one_more_turn() -> None:
    """Campaign's End: the Republicans cast their last ballot, the Democrats play once more."""
    t = hold(campaign(), 0, *ballots("MO"))
    empty_decks(t, 0)
    t.dice(2, 4, 6, 6, 1, 1).choose("Campaign in the Midwest")
    pick(t, "MO")
    assert t.state.turns_left == 1
    assert turns_taken(t) == [1]
    assert t.asked[0] == "cast_absentee_ballot"


def test_with_four_players_each_of_the_others_has_one_more_turn() -> None:
    """Campaign's End; ruling 4.4.5: each other player once, the partner too."""
    t = hold(hold(campaign(4), 2, *plain_ballots(2, office=VICE_PRESIDENT)), 0, *ballots("MO"))
    empty_decks(t, 0, 2)
    visited(t, DEMOCRAT, "CA")
    t.dice(2, 4, 6, 6, 1, 1).choose("Campaign in the Midwest")
    pick(t, "MO")
    assert turns_taken(t) == [1, 2, 3]


def test_whoever_loses_the_last_ballot_in_anothers_turn_ends_the_campaign_too() -> None:
    """Campaign's End: a debate or a rumor took it; the others have one more turn each, not two."""
    t = hold(hold(campaign(4), 3, *plain_ballots(2, DEMOCRAT, VICE_PRESIDENT)), 1)
    empty_decks(t, 1, 3)
    t.dice(6, 6, 1, 1)
    begin(t, do(end_turn))
    assert turns_taken(t) == [2, 3, 0]
    assert t.asked[0] == "cast_absentee_ballot"


def test_the_turns_left_are_those_that_will_be_taken() -> None:
    """Campaign's End: the vice president lost the last ballot in the president's turn; the other three have a turn."""
    t = hold(hold(campaign(4), 1, *plain_ballots(2, DEMOCRAT)), 3)
    empty_decks(t, 1, 3).state.home_stretch = True
    t.dice(6, 6, 1, 1)
    begin(t, do(end_turn))
    for left in (3, 2, 1):
        status = t.table.view(None).parts["status"]
        assert isinstance(status, Facts) and (fact := status.get("turns_left")) is not None
        assert fact.value == left
        begin(t, do(end_turn))


def test_a_last_turn_that_will_be_lost_is_not_among_the_turns_left() -> None:
    """Campaign's End: everybody knows that the Democratic vice president's plane is late; two turns will be taken."""
    t = empty_decks(hold(visited(campaign(4), DEMOCRAT, "CA"), 0), 0, 2)
    t.state.players[3].skips = 1
    begin(t, do(end_turn))
    counted: list[int | str | None] = []
    while t.asked[0] == "choose_region":
        status = t.table.view(None).parts["status"]
        assert isinstance(status, Facts)
        fact = status.get("turns_left")
        assert fact is not None
        counted.append(fact.value)
        begin(t, do(end_turn))
    assert counted == [2, 1]
    assert sum(line.endswith("loses this turn.") for line in t.story) == 1


def test_a_player_who_casts_the_last_of_the_hand_but_has_a_deck_goes_on() -> None:
    t = hold(campaign(), 0, *ballots("MO"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO")
    assert t.state.turns_left == -1
    assert len(t.state.players[0].hand) == t.state.players[0].best("campaign")


def test_hands_go_to_the_undecided_voters_and_decks_aside() -> None:
    """Campaign's End: ballots in hands join the Undecided Voter stack; what is left of the decks is put aside."""
    t = visited(campaign(), REPUBLICAN, "CA")
    s = t.state
    hands = [player.hand for player in s.players]
    decks = [card for player in s.players for card in player.deck.cards]
    undecided = s.undecided.cards
    begin(t, do(end_of_campaign))
    dealt = (*s.absentee_hands[0], *s.absentee_hands[1])
    assert sorted(dealt) == sorted((*undecided, *hands[0], *hands[1]))
    assert sorted(s.aside) == sorted(decks)
    assert not any(player.hand or player.deck.cards for player in s.players)
    assert everything(t) == ALL_BALLOTS


def test_ruling_hands_go_under_the_stack() -> None:
    """Campaign's End: the voters who were undecided before are the first to be dealt; hands come last."""
    t = visited(campaign(4), DEMOCRAT, "CA", "NY", "TX")
    s = t.state
    undecided = s.undecided.cards
    begin(t, do(end_of_campaign))
    assert s.absentee_hands[DEMOCRAT][:3] == undecided[:3]
    first = {*s.absentee_hands[DEMOCRAT][:8], *s.absentee_hands[REPUBLICAN][:4]}
    assert first == set(undecided), "three for the states, and then in turn: five and four"


def test_ruling_ballots_that_can_never_be_cast_count_as_cast() -> None:
    """Ruling 4.6: decks empty and every state on the ballots full: it is as if the last ballot were cast."""
    (card,) = ballots("MO")
    t = hold(campaign(), 0, card)
    empty_decks(t, 0)
    for one in STATE_ON[card]:
        fill(t, REPUBLICAN, STATES[one].code)
    begin(t, do(end_turn))
    assert t.state.turns_left == 1
    assert any("holds only ballots that can never be cast" in line for line in t.story)
    assert not any("is out of ballots" in line for line in t.story)


def test_ruling_a_home_state_ballot_can_still_be_cast() -> None:
    """Ruling 4.6: a Home State ballot has no limit, so a player who holds one is not finished."""
    t = hold(campaign(), 0, home_state_ballot())
    empty_decks(t, 0)
    begin(t, do(end_turn))
    assert t.state.turns_left == -1


def test_ruling_a_full_round_without_a_ballot_ends_the_campaign() -> None:
    """Ruling 4.6: with both parties' decks empty, a round of idle turns is the end."""
    t = empty_decks(visited(campaign(4), REPUBLICAN, "CA"))
    begin(t, do(end_turn))
    assert turns_taken(t) == [1, 2, 3]
    end = t.story.index("The campaign is over.")
    assert t.story[end - 1] == "All decks are empty, and nobody has cast a ballot for a full round."


def test_ruling_a_turn_with_another_behind_it_is_no_turn_of_an_idle_round() -> None:
    """Ruling 4.6: the round is full when the extra turn is over too."""
    t = empty_decks(visited(campaign(), REPUBLICAN, "CA"))
    begin(t, do(gain_turn, 0), do(end_turn))
    assert turns_taken(t) == [0, 1]
    t = empty_decks(visited(campaign(), REPUBLICAN, "CA"))
    begin(t, do(end_turn))
    begin(t, do(gain_turn, 1), do(end_turn))
    assert turns_taken(t) == [1]


def test_ruling_a_lost_turn_is_no_turn_of_an_idle_round() -> None:
    """Ruling 4.6: whoever is passed over must still have a turn, however many turns the other one has had."""
    t = empty_decks(visited(campaign(), REPUBLICAN, "CA"))
    t.state.players[1].skips = 2
    begin(t, do(end_turn))
    assert turns_taken(t) == [0, 0, 1]


def test_ruling_an_idle_round_cuts_no_last_turn_short() -> None:
    """Campaign's End before ruling 4.6: whoever was promised one more turn has it, though nobody casts a ballot."""
    (card,) = ballots("MO")
    t = empty_decks(hold(visited(campaign(4), DEMOCRAT, "CA"), 0, card))
    for one in STATE_ON[card]:
        fill(t, REPUBLICAN, STATES[one].code)
    t.state.idle_seats = (2, 3)
    begin(t, do(end_turn))
    assert any("Everyone else gets one more turn" in line for line in t.story)
    assert turns_taken(t) == [1, 2, 3]
    assert not any("nobody has cast a ballot for a full round" in line for line in t.story)


def test_ruling_a_last_ballot_that_fills_an_idle_round_still_gives_the_others_a_turn() -> None:
    """Campaign's End before ruling 4.6: the last ballot is lost at headquarters at the end of an idle round."""
    t = empty_decks(hold(visited(campaign(), DEMOCRAT, "CA"), 0))
    t.state.idle_seats = (1,)
    begin(t, do(end_turn))
    assert turns_taken(t) == [1]


def test_ruling_the_last_round_has_no_extra_turns() -> None:
    """Ruling: everybody has one more turn after the last ballot, whatever a card says, and that is told."""
    t = empty_decks(hold(visited(campaign(4), REPUBLICAN, "CA"), 0))
    begin(t, do(end_turn))
    assert (t.asked, t.state.turns_left) == (("choose_region", 1), 3)
    begin(t, do(gain_turn, 1), do(end_turn))
    assert any("in the last round everyone gets just one" in line for line in t.story)
    assert turns_taken(t) == [2, 3]


def test_ruling_idle_turns_count_only_while_all_decks_are_empty() -> None:
    """Ruling 4.6: while a deck has a card, no number of idle turns ends the campaign."""
    t = keep_in_deck(empty_decks(campaign(), 0), 1, 1)
    for _ in range(3):
        begin(t, do(end_turn))
    hold(t, 1)
    assert t.state.idle_seats == ()
    assert t.asked[0] == "choose_region"


def test_a_player_without_ballots_is_passed_over() -> None:
    """Campaign's End: nobody campaigns with an empty hand and empty decks."""
    t = empty_decks(hold(campaign(), 1), 1)
    begin(t, do(end_turn))
    assert t.asked == ("choose_region", 0)


def test_a_hand_that_a_rumor_emptied_is_refilled_while_there_are_decks() -> None:
    """Campaigning: no turn is lost for want of ballots that lie in the deck."""
    t = hold(campaign(), 1)
    begin(t, do(end_turn))
    assert t.asked == ("choose_region", 1)
    assert len(t.state.players[1].hand) == t.state.players[1].best("campaign")


def test_the_turn_goes_round_in_order() -> None:
    """Play: one turn after the other, and round again."""
    t = campaign(4)
    seats = []
    for _ in range(6):
        seats.append(t.asked[1])
        begin(t, do(end_turn))
    assert seats == [0, 1, 2, 3, 0, 1]


def test_a_lost_turn_is_passed_over_once() -> None:
    t = campaign()
    t.state.players[0].skips = 1
    begin(t, do(next_turn))
    assert t.asked == ("choose_region", 1)
    begin(t, do(end_turn))
    assert t.asked == ("choose_region", 0)
