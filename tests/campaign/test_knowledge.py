"""What each party may know: hands, desk, undecided voters, ballots in the box; and that partners know the same."""

from __future__ import annotations

from resolute.engine.frames import do
from resolute.engine.views import Map
from resolute.games.campaign.content.lookups import NATION
from resolute.games.campaign.rules.endorsements import win_undecided
from resolute.games.campaign.rules.tally import election_tally
from resolute.games.campaign.rules.turns import end_turn
from tests.campaign.helpers import (
    ballots,
    begin,
    campaign,
    hold,
    pick,
    seen,
    set_votes,
    stack,
    zone,
)


def test_partners_see_each_others_hands_and_nobody_elses() -> None:
    """Play: you may look at your partner's hand and confer."""
    t = campaign(4)
    for viewer in range(4):
        for place, player in enumerate(t.state.players):
            if place % 2 == viewer % 2:
                assert seen(t, viewer, f"hand{place + 1}") == [f"ballot:{card}" for card in player.hand]
            else:
                assert seen(t, viewer, f"hand{place + 1}") == []
                assert zone(t, viewer, f"hand{place + 1}").hidden == len(player.hand)


def test_a_spectator_sees_no_hand() -> None:
    t = campaign()
    assert seen(t, None, "hand1") == seen(t, None, "hand2") == []
    assert not any(entry.kind == "drew" for entry in t.table.journal_for(None))


def test_what_is_drawn_is_told_to_the_own_party_only() -> None:
    t = hold(campaign(4), 0, *ballots("MO"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO")
    drawn = [entry for entry in t.table.journal or () if entry.kind == "drew"][-1]
    assert drawn.seats == (0, 2)


def test_nobody_sees_the_undecided_voters() -> None:
    t = campaign()
    for seat in (0, 1, None):
        assert seen(t, seat, "undecided") == []
        assert zone(t, seat, "undecided").hidden == 12


def test_the_desk_is_open_to_the_party_that_took_the_ballots() -> None:
    """Press Endorsement: the taker and the partner see the ballots; the others see how many there are."""
    t = stack(campaign(4), *ballots("IL", "OH"))
    begin(t, do(win_undecided, 0, 2, tuple(NATION)), do(end_turn))
    assert t.asked == ("cast_from_desk", 0)
    desk = [f"ballot:{card}" for card in t.state.desk]
    assert seen(t, 0, "desk") == seen(t, 2, "desk") == desk
    for seat in (1, 3, None):
        assert seen(t, seat, "desk") == []
        assert zone(t, seat, "desk").hidden == 2


def test_a_party_remembers_what_it_returned_to_the_stack() -> None:
    cards = ballots("IL", "OH")
    t = stack(campaign(4), *cards)
    begin(t, do(win_undecided, 0, 2, tuple(NATION)), do(end_turn))
    t.choose("Return the rest")
    shown = [f"ballot:{card}" for card in cards]
    assert seen(t, 0, "undecided") == seen(t, 2, "undecided") == shown
    assert seen(t, 1, "undecided") == seen(t, None, "undecided") == []


def test_a_cast_ballot_is_known_to_its_own_party() -> None:
    """Campaigning: face down for the others."""
    (card,) = ballots("MO")
    t = hold(campaign(), 0, card)
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO")
    assert t.state.known[card] == 1


def test_votes_are_shown_to_everybody_once_the_polls_have_closed() -> None:
    """Election Tally: the count of each state is announced."""
    t = campaign()
    set_votes(t, 0, 0, 7)
    begin(t, do(election_tally))
    board = t.table.view(1).parts["board"]
    assert isinstance(board, Map)
    assert board.places[0].figures[board.columns.index("Republican votes")] == "7"


def test_redealing_keeps_what_a_seat_knows() -> None:
    """Knowledge: after a redeal for a seat its own view is the same, and its opponent's hand is another."""
    t = hold(campaign(4), 0, *ballots("MO", "MI"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO")
    twin = t.table.redeal(0, 7)
    assert twin.view(0) == t.table.view(0)
    assert twin.view(2).parts["hand1"] == t.table.view(2).parts["hand1"]
    assert twin.state.players[1].hand != t.state.players[1].hand
