"""Going to Campaign Headquarters: the Rumor card."""

from __future__ import annotations

import pytest

from resolute.engine.frames import Seat, do
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.rules.campaigning import choose_region
from resolute.games.campaign.rules.fortunes import whistle_stop
from resolute.games.campaign.rules.headquarters import go_to_headquarters
from resolute.games.campaign.rules.rumors import spread_rumor
from resolute.games.campaign.rules.turns import end_turn
from resolute.games.campaign.state import NO_RUMOR
from tests.campaign.helpers import (
    ALL_BALLOTS,
    DEMOCRAT,
    REPUBLICAN,
    VICE_PRESIDENT,
    Stage,
    ballots,
    begin,
    campaign,
    candidate,
    empty_decks,
    everything,
    fill,
    hold,
    home_state_ballot,
    next_card,
    offered,
    pick,
    record,
    stand,
    state,
    votes,
    worth,
)


def rumor(t: Stage, code: str, about: Seat = 1) -> Stage:
    """The seat before spreads a rumor, and its turn ends; no Democrat of these tests has lost a turn."""
    t.state.turn = about - 1
    t.state.mover = about - 1
    return begin(t, do(spread_rumor, about - 1, state(code)), do(end_turn))


def democrat(*codes: str) -> tuple[int, ...]:
    return ballots(*codes, party=DEMOCRAT)


def test_the_opponent_is_the_candidate_for_the_same_office() -> None:
    """Rumor: president against president, vice president against vice president."""
    for seat, opponent in ((0, 1), (1, 0), (2, 3), (3, 2)):
        assert campaign(4).state.opponent(seat) == opponent
    t = hold(campaign(4), 3, *ballots("IL", party=DEMOCRAT, office=VICE_PRESIDENT))
    begin(t, do(spread_rumor, 2, state("IL")), do(end_turn))
    assert [player.rumor for player in t.state.players] == [NO_RUMOR, NO_RUMOR, NO_RUMOR, state("IL")]


def test_with_two_players_the_opponent_is_the_other_one() -> None:
    t = hold(campaign(), 1, *democrat("IL"))
    rumor(t, "IL")
    assert t.state.players[1].rumor == state("IL")
    assert t.table.decision is not None and "rumor about you is going around in Illinois (Midwest)" in t.decision.prompt


def test_reaching_the_state_squelches_the_rumor_even_at_the_limit() -> None:
    """Rumor: at least one ballot must be cast there, beyond the limit if need be, and it is not recorded."""
    cards = democrat("IL", "MO")
    t = fill(hold(campaign(), 1, *cards), DEMOCRAT, "IL")
    full = record(t, DEMOCRAT, "IL")
    rumor(t, "IL").dice(2, 4).choose("Campaign in the Midwest")
    assert offered(t) == {"IL"}
    pick(t, "IL")
    assert record(t, DEMOCRAT, "IL") == full
    assert votes(t, DEMOCRAT, "IL") == worth(cards[0], "IL")
    t.choose("Done campaigning")
    assert t.asked == ("choose_region", 0)
    assert t.state.players[1].rumor == NO_RUMOR


def test_ballots_for_the_rumored_state_are_unlimited_and_the_others_are_recorded() -> None:
    """Rumor: as many ballots as you wish, unrecorded; those for other states you get to are recorded."""
    t = hold(campaign(), 1, *democrat("IL", "IL", "MO"))
    rumor(t, "IL").dice(2, 4).choose("Campaign in the Midwest")
    pick(pick(pick(t, "IL"), "IL"), "MO")
    assert record(t, DEMOCRAT, "IL") == "" and record(t, DEMOCRAT, "MO") == "P"


def test_the_answer_comes_before_other_ballots() -> None:
    """Rumor: whoever gets there must cast at least one ballot there; only then anything else, or nothing."""
    t = hold(campaign(), 1, *democrat("IL", "MO"))
    rumor(t, "IL").dice(2, 4).choose("Campaign in the Midwest")
    assert offered(t) == {"IL"} and "Done campaigning" not in t.labels


def test_the_answer_is_asked_for_only_while_it_is_due() -> None:
    """Rumor: once a ballot has been cast there, or if none can be, the question is the usual one."""
    t = hold(campaign(), 1, *democrat("IL", "MO"))
    rumor(t, "IL").dice(2, 4).choose("Campaign in the Midwest")
    assert "Answer the rumor" in t.decision.prompt
    pick(t, "IL")
    assert t.decision.prompt.endswith("Cast another ballot?")
    t = hold(campaign(), 1, *democrat("IL", "MO"))
    rumor(t, "IL")
    hold(t, 1, *democrat("MO")).dice(2, 4).choose("Campaign in the Midwest")
    assert t.decision.prompt == "Where will you cast ballots? At least one this turn."


def test_missing_the_state_costs_ballots_which_the_other_casts_at_once() -> None:
    """Rumor: the ballots are the payer's choice; the drawer casts them immediately and does not record them."""
    paid = democrat("IL", "NY")
    t = hold(campaign(), 1, *paid, *democrat("MI"))
    rumor(t, "IL").dice(1, 4).choose("Campaign in the Midwest")
    pick(t, "MI").choose("Done campaigning")
    assert t.asked == ("choose_payment", 1)
    pick(t, f"ballot:{paid[0]}")
    assert t.asked == ("cast_handed_ballot", 0)
    pick(t, "IL")
    assert votes(t, REPUBLICAN, "IL") == worth(paid[0], "IL")
    assert record(t, REPUBLICAN, "IL") == ""
    assert t.state.sides[REPUBLICAN].states == 0
    assert t.asked == ("choose_payment", 1)
    pick(t, f"ballot:{paid[1]}")
    pick(t, "NY")
    assert t.asked == ("choose_region", 0)
    assert everything(t) == ALL_BALLOTS


def test_without_a_ballot_for_the_state_no_turn_is_wasted() -> None:
    """Rumor: they do not try to get there; they hand over ballots at once, are told why, and keep their turn."""
    t = hold(campaign(), 1, *democrat("MO", "MI"))
    rumor(t, "IL")
    assert t.asked == ("choose_payment", 1)
    name = t.state.players[1].running[0].surname
    for seat in (0, 1, None):
        line = f"{name} has no Illinois ballot to answer with and gives up two ballots."
        assert line in t.table.story(seat)
    for _ in range(2):
        t.table.play(0)
        t.table.play(0)
    assert t.asked == ("choose_region", 1)


def test_nobody_hands_over_more_than_they_hold() -> None:
    """Rumor: with the decks used up, the last ballot is all that can be given up."""
    t = empty_decks(hold(campaign(), 1, *democrat("MO")), 1)
    rumor(t, "IL")
    t.table.play(0)
    t.table.play(0)
    assert t.asked[0] == "choose_region"
    assert any(line.endswith("and gives up a ballot.") for line in t.story)


@pytest.mark.parametrize("left", [0, 1])
def test_the_ballots_are_handed_over_after_the_refill(left: int) -> None:
    """Rumor: whoever casts the whole hand, or all but one, refills it first and pays two all the same."""
    cast = democrat("WI", "MI", "OH")
    t = hold(campaign(), 1, *cast, *democrat("IL")[:left])
    full = t.state.players[1].best("campaign")
    t.state.players[1].rumor = state("IL")
    t.state.turn = t.state.mover = 1
    begin(t, do(choose_region, 1), do(end_turn)).dice(1, 4).choose("Campaign in the Midwest")
    for code in ("WI", "MI", "OH"):
        pick(t, code)
    if left:
        t.choose("Done campaigning")
    assert t.asked == ("choose_payment", 1)
    assert len(t.state.players[1].hand) == full
    for _ in range(2):
        assert t.asked == ("choose_payment", 1)
        t.table.play(0)
        t.table.play(0)
    assert t.asked == ("choose_region", 0)
    assert len(t.state.players[1].hand) == full - 2
    assert everything(t) == ALL_BALLOTS


def test_the_card_says_when_the_ballots_are_handed_over() -> None:
    """Rumor: the card and the table agree."""
    for card in HEADQUARTERS:
        if card.kind == "rumor":
            assert card.text.startswith("By the end of their next turn your opponent must reach ")
            assert (
                "If they don't, they refill their hand and give you two ballots, which you cast at once." in card.text
            )
            assert card.text.endswith("they give them to you right away.")


def test_handed_ballots_are_known_to_both_parties() -> None:
    t = hold(campaign(), 1, *democrat("MO", "MI"))
    (card,) = democrat("MO")
    rumor(t, "IL")
    pick(t, f"ballot:{card}")
    assert t.state.known[card] == 3


def test_a_lost_turn_puts_the_answer_off() -> None:
    """Ruling: the rumor waits for the next turn that they really have."""
    t = hold(campaign(), 1, *democrat("IL"))
    t.state.players[1].skips = 1
    rumor(t, "IL")
    assert t.asked == ("choose_region", 0)
    assert t.state.players[1].rumor == state("IL")


@pytest.mark.parametrize("second", ["OH", "ME"])
def test_a_second_rumor_replaces_the_first(second: str) -> None:
    """Ruling: while a lost turn puts the answer off, another rumor comes; the first is forgotten, and that is told."""
    t = hold(campaign(), 1, *democrat("IL", "OH"))
    t.state.players[1].rumor, t.state.players[1].skips = state("IL"), 1
    rumor(t, second)
    if second == "OH":
        assert t.state.players[1].rumor == state("OH")
    else:
        assert t.state.players[1].rumor == NO_RUMOR and t.asked[0] == "choose_payment", "no ballot for Maine: they pay"
    assert any(line.startswith("Nobody talks about the rumor in Illinois anymore") for line in t.story)


def at_headquarters(home: str, *cards: int) -> Stage:
    """A Democrat with a rumor at home goes to headquarters there."""
    one = next(one for one in CANDIDATES if one.party == DEMOCRAT and one.home == state(home))
    t = hold(stand(campaign(4), 1, one), 1, *cards)
    t.state.players[1].rumor = state(home)
    t.state.turn = t.state.mover = 1
    next_card(t, "illness", "Laryngitis")
    return begin(t, do(go_to_headquarters, 1), do(end_turn))


def test_a_rumor_at_home_is_squelched_at_headquarters() -> None:
    """Headquarters is in the home state: whoever goes there has got to the state, and must cast a ballot there."""
    (card,) = democrat("MI")
    t = at_headquarters("MI", card, *democrat("OH"))
    fill(t, DEMOCRAT, "MI")
    full = record(t, DEMOCRAT, "MI")
    assert "Answer the rumor" in t.decision.prompt
    assert offered(t) == {"MI"} and "Draw a card" not in t.labels
    pick(t, "MI")
    assert record(t, DEMOCRAT, "MI") == full and votes(t, DEMOCRAT, "MI") == worth(card, "MI")
    t.choose("Draw a card")
    assert t.asked == ("choose_region", 2)
    assert t.state.players[1].rumor == NO_RUMOR


def test_a_home_state_ballot_squelches_a_rumor_at_home() -> None:
    """A Home State ballot is a ballot for the home state, here too."""
    t = at_headquarters("MI", home_state_ballot(DEMOCRAT))
    assert offered(t) == {"MI"} and "Draw a card" not in t.labels
    pick(t, "MI")
    assert t.asked == ("choose_region", 2)
    assert t.state.players[1].rumor == NO_RUMOR


def test_at_headquarters_in_another_state_the_rumor_stands() -> None:
    t = hold(stand(campaign(4), 1, candidate("Stanley M. Kosciak")), 1, *democrat("MI", "IL", "OH"))
    t.state.players[1].rumor = state("IL")
    t.state.turn = t.state.mover = 1
    next_card(t, "illness", "Laryngitis")
    begin(t, do(go_to_headquarters, 1), do(end_turn))
    pick(t, "MI").choose("Draw a card")
    assert record(t, DEMOCRAT, "MI") == "P"
    assert t.asked == ("choose_payment", 1)


@pytest.mark.parametrize("there", [True, False])
def test_a_whistle_stop_in_the_state_squelches_the_rumor(there: bool) -> None:
    """However one got there: a ballot cast there on the road answers, unrecorded and beyond the limit."""
    t = fill(hold(campaign(4), 1, *democrat("OH", "MI")), DEMOCRAT, "OH")
    full = record(t, DEMOCRAT, "OH")
    t.state.players[1].rumor = state("OH")
    t.state.turn = t.state.mover = 1
    begin(t, do(whistle_stop, 1, 1, (state("OH"), state("MI"))), do(end_turn))
    assert offered(t) == {"OH", "MI"}
    pick(t, "OH" if there else "MI")
    assert record(t, DEMOCRAT, "OH") == full and (votes(t, DEMOCRAT, "OH") > 0) == there
    assert t.asked == (("choose_region", 2) if there else ("choose_payment", 1))


def test_a_home_state_ballot_is_a_ballot_for_the_rumored_home() -> None:
    """Rumor: whoever holds a Home State ballot can answer at home, and so does not pay at once."""
    t = hold(stand(campaign(4), 1, candidate("Stanley M. Kosciak")), 1, home_state_ballot(DEMOCRAT))
    rumor(t, "MI")
    assert t.state.players[1].rumor == state("MI") and t.asked == ("choose_region", 1)
    t.dice(4, 1).choose("Campaign in the Midwest")
    assert offered(t) == {"MI"} and "Answer the rumor" in t.decision.prompt


def test_a_turn_spent_otherwise_leaves_the_rumor_standing() -> None:
    """Rumor: whoever goes to headquarters in another state has not been seen in this one."""
    t = hold(campaign(4), 1, *democrat("IL", "WI", "OH"))
    rumor(t, "IL").dice(5, 6).choose("Campaign in the Midwest", "Go to campaign headquarters")
    next_card(t, "illness", "Laryngitis")
    t.choose("Draw a card")
    assert t.asked == ("choose_payment", 1)
