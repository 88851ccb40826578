"""Going to Campaign Headquarters: the Rumor card."""

from __future__ import annotations

from resolute.engine.frames import Seat, do
from resolute.games.campaign.rules.rumors import spread_rumor
from resolute.games.campaign.rules.turns import end_turn
from resolute.games.campaign.state import NO_RUMOR
from tests.campaign.helpers import (
    ALL_BALLOTS,
    DEMOCRAT,
    PRESIDENT,
    REPUBLICAN,
    VICE_PRESIDENT,
    Stage,
    ballots,
    begin,
    campaign,
    candidate,
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
    assert t.table.decision is not None and "rumor about you waits in Illinois" in t.decision.prompt


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
    assert t.decision.prompt.endswith("Cast at least one ballot.")


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
    """Rumor: he does not try to get there; he hands over ballots at once and keeps his turn."""
    t = hold(campaign(), 1, *democrat("MO", "MI"))
    rumor(t, "IL")
    assert t.asked == ("choose_payment", 1)
    for _ in range(2):
        t.table.play(0)
        t.table.play(0)
    assert t.asked == ("choose_region", 1)


def test_nobody_hands_over_more_than_he_holds() -> None:
    t = hold(campaign(), 1, *democrat("MO"))
    rumor(t, "IL")
    t.table.play(0)
    t.table.play(0)
    assert t.asked[0] == "choose_region"


def test_handed_ballots_are_known_to_both_parties() -> None:
    t = hold(campaign(), 1, *democrat("MO", "MI"))
    (card,) = democrat("MO")
    rumor(t, "IL")
    pick(t, f"ballot:{card}")
    assert t.state.known[card] == 3


def test_a_handed_home_state_ballot_counts_in_the_casters_home() -> None:
    """Rulings 4.5 and 4.6: ballots count for whoever casts them; “Home State” means the caster's."""
    card = home_state_ballot(DEMOCRAT, PRESIDENT)
    t = stand(hold(campaign(4), 1, card), 0, candidate("Peter J. Sanders"))
    rumor(t, "IL")
    pick(t, f"ballot:{card}")
    assert offered(t) == {"KY"}


def test_a_lost_turn_puts_the_answer_off() -> None:
    """Ruling: the rumor waits for the next turn that he really has."""
    t = hold(campaign(), 1, *democrat("IL"))
    t.state.players[1].skips = 1
    rumor(t, "IL")
    assert t.asked == ("choose_region", 0)
    assert t.state.players[1].rumor == state("IL")


def test_a_turn_spent_otherwise_leaves_the_rumor_standing() -> None:
    """Rumor: whoever goes to headquarters instead of campaigning has not been seen in the state."""
    t = hold(campaign(4), 1, *democrat("IL", "WI", "OH"))
    rumor(t, "IL").dice(5, 6).choose("Campaign in the Midwest", "Go to campaign headquarters")
    next_card(t, "Illness", "Laryngitis")
    t.choose("Go on and draw a card")
    assert t.asked == ("choose_payment", 1)
