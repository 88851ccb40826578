"""Campaigning and the Home Stretch, with Examples 1 and 2."""

from __future__ import annotations

from itertools import product

import pytest

from resolute.engine.frames import do
from resolute.engine.views import Map
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.campaigning import campaign_in
from tests.campaign.helpers import (
    ADVANCED,
    ALL_BALLOTS,
    DEMOCRAT,
    EAST,
    MIDWEST,
    REPUBLICAN,
    SOUTH,
    VICE_PRESIDENT,
    WEST,
    ballots,
    begin,
    campaign,
    codes,
    empty_decks,
    everything,
    fill,
    hold,
    keep_in_deck,
    offered,
    pick,
    record,
    set_record,
    votes,
    worth,
)


def test_example_1_two_and_four_in_the_midwest() -> None:
    """Example 1: 2 and 4 for a total of 6 reach Missouri, Michigan and Illinois."""
    t = hold(campaign(), 0, *ballots("MO", "MI", "IL"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    assert codes(t.state.reached) == ["MO", "MI", "IL"]
    assert offered(t) == {"MO", "MI", "IL"}


def test_example_2_six_ballots_in_three_states() -> None:
    """Example 2: two President Ballots in Missouri, one in Michigan and three in Illinois."""
    hand = ballots("MO", "MO", "MI", "IL", "IL", "IL")
    t = hold(campaign(), 0, *hand)
    t.dice(2, 4).choose("Campaign in the Midwest")
    for code in ("MO", "MO", "MI", "IL", "IL", "IL"):
        pick(t, code)
    assert [record(t, REPUBLICAN, code) for code in ("MO", "MI", "IL")] == ["PP", "P", "PPP"]
    assert votes(t, REPUBLICAN, "IL") == sum(worth(card, "IL") for card in hand[3:])
    assert t.state.sides[REPUBLICAN].states == 3


def test_the_region_is_announced_before_the_dice_are_rolled() -> None:
    t = campaign()
    assert t.labels == [f"Campaign in the {name}" for name in ("East", "South", "Midwest", "West")]
    assert t.decision.rule == "Campaigning"


@pytest.mark.parametrize(("first", "second"), [roll for roll in product(range(1, 7), repeat=2) if roll[0] != roll[1]])
def test_each_die_and_their_total_name_a_state(first: int, second: int) -> None:
    """Campaigning: three numbers, the states of each; nothing else is reached."""
    for region in (EAST, SOUTH, MIDWEST, WEST):
        t = campaign().dice(first, second, draws=[])
        begin(t, do(campaign_in, (int(region),)))
        wanted = {first, second, first + second}
        assert {STATES[one].number for one in t.state.reached} == wanted
        assert all(STATES[one].region is region for one in t.state.reached)


def test_4_7_double_threes_reach_two_numbers_and_open_everything() -> None:
    """Content 4.7: 3-3 reaches the states 3 and 6 only; headquarters, advertising or a debate are allowed."""
    t = hold(campaign(**ADVANCED), 0, *ballots("MA", "NY", "IN", "OH"))
    t.dice(3, 3).choose("Campaign in the East")
    assert codes(t.state.reached) == ["MA", "NY"]
    assert t.labels == [
        "Campaign in the states reached",
        "Go to campaign headquarters",
        "Advertise in the East",
        "Challenge your opponent to a debate",
    ]


def test_4_7_eleven_opens_headquarters_only() -> None:
    """Content 4.7: 5-6 allows headquarters, neither advertising nor a debate, and says why."""
    t = hold(campaign(**ADVANCED), 0, *ballots("PA", "NY", "IN", "OH"))
    t.dice(5, 6).choose("Campaign in the East")
    assert t.labels == ["Campaign in the states reached", "Go to campaign headquarters"]
    assert t.barred == {
        "Advertise": "Needs a 7 or doubles",
        "Debate": "Needs a 7 or doubles",
    }


@pytest.mark.parametrize(
    ("region", "faces", "reached"),
    [
        (SOUTH, (5, 6), ["FL", "TX", "MS", "OK"]),
        (SOUTH, (6, 6), ["TX", "AR", "WV"]),
        (WEST, (6, 6), ["CA", "AK", "WY"]),
    ],
)
def test_ruling_a_shared_number_opens_both_states(region: int, faces: tuple[int, int], reached: list[str]) -> None:
    t = campaign().dice(*faces)
    begin(t, do(campaign_in, (region,)))
    assert codes(t.state.reached) == reached


def test_each_ballot_must_list_a_state_reached_in_the_announced_region() -> None:
    """Campaigning: a ballot that also lists Missouri counts in the East only for its eastern state."""
    (missouri,) = ballots("MO")
    (maryland,) = ballots("MD")
    t = hold(campaign(), 0, missouri, maryland)
    t.dice(2, 4).choose("Campaign in the East")
    assert offered(t) <= {"MD", "NJ", "NY"} and "MD" in offered(t)


def test_at_least_one_ballot_must_be_cast() -> None:
    """Campaigning: one may stop only after the first ballot."""
    t = hold(campaign(), 0, *ballots("MO", "MO"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    assert "Done campaigning" not in t.labels
    pick(t, "MO")
    assert "Done campaigning" in t.labels
    t.choose("Done campaigning")
    assert t.asked == ("choose_region", 1)


def test_any_or_all_of_the_states_and_as_many_ballots_as_one_wishes() -> None:
    t = hold(campaign(), 0, *ballots("IL", "IL", "IL", "IL", "MO"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    for _ in range(4):
        pick(t, "IL")
    t.choose("Done campaigning")
    assert record(t, REPUBLICAN, "IL") == "PPPP" and record(t, REPUBLICAN, "MO") == ""


def test_a_party_is_limited_in_each_state() -> None:
    """Campaigning: five ballots in New York, and no sixth."""
    t = hold(campaign(), 0, *ballots("NY", "NY"))
    set_record(t, REPUBLICAN, "NY", "PPPV")
    t.dice(6, 2).choose("Campaign in the East")
    pick(t, "NY")
    assert record(t, REPUBLICAN, "NY") == "PPPVP"
    assert "NY" not in offered(t)
    assert set(t.barred.values()) == {"Your party has cast all 5 ballots it may there"}


def test_only_two_ballots_in_the_district_of_columbia() -> None:
    t = hold(campaign(), 0, *ballots("DC"), *ballots("MD"))
    fill(t, REPUBLICAN, "DC")
    assert record(t, REPUBLICAN, "DC") == "PP"
    t.dice(2, 5).choose("Campaign in the East", "Campaign in the states reached")
    assert "DC" not in offered(t)


def test_the_limit_is_each_partys_own() -> None:
    t = hold(campaign(), 0, *ballots("NY"))
    fill(t, DEMOCRAT, "NY")
    t.dice(6, 2).choose("Campaign in the East")
    assert "NY" in offered(t)


def test_president_and_vice_president_ballots_are_recorded_by_their_seal() -> None:
    """Campaigning: “P” and “V”, by the seal on the ballot and not by who casts it."""
    t = hold(campaign(), 0, *ballots("MO"), *ballots("MO", office=VICE_PRESIDENT))
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(pick(t, "MO"), "MO")
    assert sorted(record(t, REPUBLICAN, "MO")) == ["P", "V"]


def test_office_and_state_are_announced_and_both_parties_record_them() -> None:
    """Campaigning: everybody hears “a president ballot in Missouri” and sees the P on the board."""
    (card,) = ballots("MO")
    t = hold(campaign(), 0, card)
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO")
    for seat in (0, 1, None):
        assert any(line.endswith("casts a P ballot in Missouri.") for line in t.table.story(seat))
        board = t.table.view(seat).parts["board"]
        assert isinstance(board, Map)
        missouri = next(place for place in board.places if place.id == "MO")
        assert missouri.figures[board.columns.index("Republicans")] == "P"


def test_ballots_are_cast_face_down() -> None:
    """Campaigning: the votes on a ballot are not announced; only the own party can count them."""
    (card,) = ballots("IL")
    t = hold(campaign(), 0, card)
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "IL")
    shown = {}
    for seat in (0, 1, None):
        board = t.table.view(seat).parts["board"]
        assert isinstance(board, Map)
        illinois = next(place for place in board.places if place.id == "IL")
        shown[seat] = illinois.figures[board.columns.index("Republican votes")]
    assert shown == {0: str(worth(card, "IL")), 1: "", None: ""}


def test_the_hand_is_refilled_after_casting() -> None:
    """Campaigning: up to the Campaign Ability rating and never beyond."""
    t = hold(campaign(4), 0, *ballots("MO", "MI"))
    ability, before = t.state.players[0].best("campaign"), len(t.state.players[0].deck)
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO").choose("Done campaigning")
    assert len(t.state.players[0].hand) == ability
    assert len(t.state.players[0].deck) == before - (ability - 1)
    assert everything(t) == ALL_BALLOTS


def test_an_empty_deck_is_followed_by_the_partners() -> None:
    """Campaigning: with the own deck depleted, refill from the partner's, and announce the seal it has."""
    t = hold(keep_in_deck(campaign(4), 0, 1), 0, *ballots("MO"))
    keep_in_deck(t, 0, 1)
    partner = len(t.state.players[2].deck)
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO")
    hand = t.state.players[0].hand
    assert len(hand) == t.state.players[0].best("campaign")
    assert sum(BALLOTS[card].office == VICE_PRESIDENT for card in hand) == len(hand) - 1
    assert len(t.state.players[2].deck) == partner - (len(hand) - 1)


def test_whoever_has_cast_the_whole_hand_is_not_asked_for_more() -> None:
    """Campaigning: everybody sees an empty hand, so the turn is over."""
    t = hold(campaign(), 0, *ballots("MO", "MI"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO")
    assert t.decision.prompt.endswith("Cast another ballot?")
    pick(t, "MI")
    assert t.asked == ("choose_region", 1)


def test_a_hand_without_another_ballot_for_these_states_is_told_so() -> None:
    """Campaigning: what a hand lacks is nobody else's business, so its holder is asked, but not for a ballot."""
    t = hold(campaign(), 0, *ballots("MO", "ND"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO")
    assert t.labels == ["Done campaigning"]
    assert t.decision.prompt.endswith("and hold no other ballot to cast there.")


def test_partners_never_exchange_cards() -> None:
    """Play: only the own hand can be cast, although the partner's lies open for both."""
    t = hold(campaign(4), 2, *ballots("IL", "MO", office=VICE_PRESIDENT))
    hold(t, 0, *ballots("MI"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    assert offered(t) == {"MI"}


# Home Stretch


def test_home_stretch_begins_when_a_party_has_used_up_both_decks() -> None:
    t = hold(campaign(4), 0, *ballots("MO", "MO"))
    empty_decks(t, 0)
    keep_in_deck(t, 2, 1)
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO").choose("Done campaigning")
    assert t.state.ballots_left(REPUBLICAN) == 0
    assert t.state.home_stretch


def test_one_empty_deck_of_two_is_no_home_stretch() -> None:
    t = hold(campaign(4), 0, *ballots("MO", "MO"))
    empty_decks(t, 0)
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO").choose("Done campaigning")
    assert not t.state.home_stretch


def test_in_the_home_stretch_every_player_of_both_parties_may_select_two_regions() -> None:
    """Home Stretch: it is the Republicans who ran out, and the Democrats campaign in two regions as well."""
    t = hold(campaign(4), 0, *ballots("MO", "MO"))
    empty_decks(t, 0, 2)
    t.dice(2, 4).choose("Campaign in the Midwest")
    pick(t, "MO").choose("Done campaigning")
    assert t.asked == ("choose_region", 1)
    assert "Campaign in the East and the West" in t.labels
    pairs = [label for label in t.labels if " and the " in label]
    assert len(pairs) == 6 and len(t.labels) == 10


def test_in_the_home_stretch_six_states_are_reached() -> None:
    """Home Stretch: three states in each of the two regions; ballots count for either."""
    t = hold(campaign(), 0, *ballots("MO", "NJ"))
    empty_decks(t)
    t.state.home_stretch = True
    t.run().dice(2, 4).choose("Campaign in the East and the Midwest")
    assert codes(t.state.reached) == ["MD", "NJ", "NY", "MO", "MI", "IL"]
    assert {"MO", "NJ"} <= offered(t)
    pick(pick(t, "MO"), "NJ")
    assert record(t, REPUBLICAN, "MO") == record(t, REPUBLICAN, "NJ") == "P"


def test_in_the_home_stretch_one_region_is_enough() -> None:
    """Home Stretch: each player may select two regions."""
    t = hold(campaign(), 0, *ballots("MO"))
    t.state.home_stretch = True
    t.run().dice(2, 4).choose("Campaign in the Midwest")
    assert codes(t.state.reached) == ["MO", "MI", "IL"]
