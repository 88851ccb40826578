"""Advanced Game: Advertising 1 to 9."""

from __future__ import annotations

import pytest

from resolute.engine.frames import Seat, do
from resolute.engine.views import Map
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.states import BY_CODE, STATES
from resolute.games.campaign.rules.advertising import advertise
from resolute.games.campaign.rules.turns import end_turn
from tests.campaign.helpers import (
    ALL_BALLOTS,
    DEMOCRAT,
    EAST,
    MIDWEST,
    REPUBLICAN,
    SANDERS,
    Stage,
    ballots,
    begin,
    campaign,
    everything,
    fill,
    hold,
    keep_in_deck,
    offered,
    pick,
    record,
    seen,
    set_record,
    stack,
    stand,
    state,
    votes,
    worth,
)


def sanders(*undecided: str) -> Stage:
    """Sanders, of advertising rating 5, with plenty of money and these ballots on top of the stack."""
    t = stand(campaign(4, advertising=True), 0, SANDERS)
    t.state.sides[REPUBLICAN].funds = 20
    return stack(t, *ballots(*undecided))


def buy(t: Stage, region: int, seat: Seat = 0) -> Stage:
    """A seat advertises in a region, and its turn ends."""
    return begin(t, do(advertise, seat, region), do(end_turn))


@pytest.mark.parametrize("seats", [2, 4])
def test_advertising_1_the_funds_are_the_financial_support_of_both_candidates(seats: int) -> None:
    """Advertising 1: add the ratings of both candidates, with two players too."""
    t = campaign(seats, advertising=True)
    for party, side in enumerate(t.state.sides):
        tickets = [one for seat in t.state.seats_of(party) for one in t.state.players[seat].running]
        assert len(tickets) == 2
        assert side.funds == sum(one.financial for one in tickets)


@pytest.mark.parametrize(("faces", "allowed"), [((1, 6), True), ((3, 4), True), ((2, 2), True), ((5, 6), False)])
def test_advertising_2_on_7_or_doubles(faces: tuple[int, int], allowed: bool) -> None:
    """Advertising 2: after declaring the region, on 7 or doubles, and not on 11."""
    t = campaign(4, advertising=True).dice(*faces).choose("Campaign in the East")
    assert ("Advertise in the East" in t.labels) == allowed


def test_advertising_2_needs_a_million() -> None:
    t = campaign(4, advertising=True)
    t.state.sides[REPUBLICAN].funds = 0
    t.dice(3, 4).choose("Campaign in the East")
    assert "Advertise in the East" not in t.labels
    assert t.barred["Advertise"] == "Your party has less than $1 million"


def test_advertising_2_only_where_it_is_played() -> None:
    t = campaign(4).dice(3, 4).choose("Campaign in the East")
    assert not any("Advertise" in label for label in t.labels) and "Advertise" not in t.barred


def test_advertising_2_in_the_home_stretch_one_of_the_two_regions() -> None:
    t = campaign(4, advertising=True)
    t.state.home_stretch = True
    t.run().dice(3, 4).choose("Campaign in the East and the South")
    assert [label for label in t.labels if label.startswith("Advertise")] == [
        "Advertise in the East",
        "Advertise in the South",
    ]


def test_advertising_3_the_rating_says_how_many_ballots_are_taken() -> None:
    """Advertising 3: Sanders takes five from the top of the Undecided Voter stack."""
    t = sanders()
    top = t.state.undecided.cards[:5]
    buy(t, EAST)
    assert t.state.desk == top


def test_advertising_3_with_two_players_the_higher_rating() -> None:
    low, *_, high = sorted((one for one in CANDIDATES if one.party == REPUBLICAN), key=lambda one: one.advertising)
    t = buy(stand(campaign(advertising=True), 0, low, high), EAST)
    assert len(t.state.desk) == high.advertising > low.advertising


def test_advertising_4_ballots_are_cast_in_the_selected_region_only() -> None:
    """Advertising 4: in as many of its states as one can, as many ballots as one wishes."""
    t = buy(sanders("IL", "OH", "MI"), MIDWEST)
    assert {"IL", "OH", "MI"} <= offered(t)
    assert all(BY_CODE[code].region == MIDWEST for code in offered(t))
    pick(pick(t, "IL"), "OH").choose("Stop advertising")
    assert record(t, REPUBLICAN, "IL") == record(t, REPUBLICAN, "OH") == "P"


def test_advertising_4_uncast_ballots_go_to_the_bottom() -> None:
    t = sanders()
    top = t.state.undecided.cards[:5]
    buy(t, EAST).choose("Stop advertising")
    assert t.state.undecided.cards[-5:] == top
    assert len(t.state.undecided) == 12


def test_advertising_4_the_limit_of_a_state_holds() -> None:
    t = buy(fill(sanders("IL"), REPUBLICAN, "IL"), MIDWEST)
    assert "IL" not in offered(t)


def test_advertising_5_states_are_checked_and_ballots_recorded() -> None:
    """Advertising 5: everybody sees the check and the mark."""
    (card,) = ballots("IL")
    t = pick(buy(sanders("IL"), MIDWEST), "IL")
    assert t.state.sides[REPUBLICAN].advertised == (state("IL"),)
    assert record(t, REPUBLICAN, "IL") == "P" and votes(t, REPUBLICAN, "IL") == worth(card, "IL")
    board = t.table.view(None).parts["board"]
    assert isinstance(board, Map)
    illinois = next(place for place in board.places if place.id == "state:IL")
    assert ("advertised", REPUBLICAN) in {(token.kind, token.side) for token in illinois.tokens}


def test_advertising_6_the_opponent_of_the_same_office_replenishes() -> None:
    """Advertising 6: as many cards from the opponent's deck as were cast, unseen, to the bottom of the stack."""
    t = sanders("IL", "OH")
    decks = [len(player.deck) for player in t.state.players]
    pick(pick(buy(t, MIDWEST), "IL"), "OH").choose("Stop advertising")
    assert len(t.state.players[1].deck) == decks[1] - 2
    assert [len(t.state.players[seat].deck) for seat in (2, 3)] == decks[2:]
    assert len(t.state.undecided) == 12
    new = t.state.undecided.cards[-2:]
    assert all(BALLOTS[card].party == DEMOCRAT for card in new)
    for seat in (0, 1, None):
        assert not {f"ballot:{card}" for card in new} & set(seen(t, seat, "undecided"))
    assert everything(t) == ALL_BALLOTS


def test_4_7_rating_5_with_two_cards_in_the_opponents_deck() -> None:
    """Content 4.7; Advertising 6: of five ballots at most two may be cast."""
    t = keep_in_deck(sanders("IL", "OH", "MI", "IL"), 1, 2)
    buy(t, MIDWEST)
    assert len(t.state.desk) == 5 and t.state.desk_room == 2
    pick(pick(t, "IL"), "OH")
    assert t.asked == ("choose_region", 1)


def test_advertising_9_nobody_is_asked_once_the_money_is_gone() -> None:
    """Advertising 9: everybody sees that no other state can be paid for, so the turn is complete."""
    t = sanders("IL", "OH", "MI")
    t.state.sides[REPUBLICAN].funds = BY_CODE["IL"].advertising
    set_record(t, REPUBLICAN, "IL", "PPPP")
    buy(t, MIDWEST)
    pick(t, "IL")
    assert t.state.sides[REPUBLICAN].funds == 0
    assert t.asked == ("choose_region", 1)


def test_advertising_8_with_the_money_gone_only_what_is_paid_for_is_asked_about() -> None:
    """Advertising 8: more ballots in the same state cost nothing more; the question says why no other state is left."""
    t = sanders("IL", "IL", "OH")
    t.state.sides[REPUBLICAN].funds = BY_CODE["IL"].advertising
    buy(t, MIDWEST)
    assert f"You have ${BY_CODE['IL'].advertising} million left." in t.decision.prompt
    pick(t, "IL")
    assert t.decision.prompt.endswith("Your money is gone, so only in states you've paid for.")
    assert any(line.endswith("nothing left.") for line in t.table.story(None))


def test_advertising_6_the_partner_of_the_opponent_does_not_help() -> None:
    """Advertising 6: “your opponent's deck” is that of the same office; the other's cards do not count."""
    t = buy(keep_in_deck(sanders("IL"), 1, 0), MIDWEST)
    assert len(t.state.players[3].deck) > 0
    assert t.asked == ("choose_region", 1) and t.state.sides[REPUBLICAN].states == 0


def test_advertising_6_needs_a_deck_that_can_replace_a_ballot() -> None:
    """Advertising 6: with the opponent's deck used up nothing could be cast, so nobody advertises."""
    t = keep_in_deck(campaign(4, advertising=True), 1, 0).dice(3, 4).choose("Campaign in the East")
    assert "Advertise in the East" not in t.labels
    assert t.barred["Advertise"] == "Your opponent's deck is empty and cannot replace what you would cast"


def test_advertising_7_only_once_in_a_state() -> None:
    """Advertising 7: a state that has been checked is closed to this party, not to the other."""
    t = sanders("IL", "OH")
    t.state.sides[REPUBLICAN].advertised = (state("IL"),)
    t.state.sides[DEMOCRAT].advertised = (state("OH"),)
    buy(t, MIDWEST)
    assert "IL" not in offered(t) and "OH" in offered(t)


def test_4_7_three_ballots_in_a_two_million_state_cost_two_million() -> None:
    """Content 4.7; Advertising 8: the cost is the state's, whether one ballot is cast there or several."""
    code = next(
        one.code
        for one in STATES
        if one.advertising == 2
        and one.limit >= 3
        and sum(one.index in card.states for card in BALLOTS if (card.party, card.office) == (0, 0)) >= 3
    )
    t = buy(sanders(code, code, code), BY_CODE[code].region)
    for _ in range(3):
        pick(t, code)
    assert len(record(t, REPUBLICAN, code)) == 3
    assert t.state.sides[REPUBLICAN].funds == 18


def test_advertising_8_the_second_ballot_in_a_state_is_free() -> None:
    t = pick(buy(sanders("IL", "IL"), MIDWEST), "IL")
    assert {option.cost for option in t.decision.options if option.at == "state:IL"} == {"already paid"}


def test_advertising_9_the_price_is_subtracted() -> None:
    t = sanders("IL", "OH")
    pick(pick(buy(t, MIDWEST), "IL"), "OH")
    paid = BY_CODE["IL"].advertising + BY_CODE["OH"].advertising
    assert t.state.sides[REPUBLICAN].funds == 20 - paid


def test_advertising_9_nobody_spends_more_than_the_party_has() -> None:
    t = sanders("IL", "IL")
    t.state.sides[REPUBLICAN].funds = BY_CODE["IL"].advertising - 1
    buy(t, MIDWEST)
    assert "IL" not in offered(t)


def test_advertising_9_completes_the_turn() -> None:
    t = hold(sanders(), 0, *ballots("NJ", "MA")).dice(3, 4).choose("Campaign in the East")
    t.choose("Advertise in the East", "Stop advertising")
    assert t.asked == ("choose_region", 1)
