"""Going to Campaign Headquarters: when, the blunder, the home state, and every kind of card."""

from __future__ import annotations

from itertools import product

import pytest

from resolute.engine.frames import Seat, do
from resolute.engine.pieces import Deck
from resolute.games.campaign.content.candidates import CANDIDATES, Candidate
from resolute.games.campaign.content.charts import ISSUES
from resolute.games.campaign.content.headquarters import HEADQUARTERS, HeadquartersCard
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.effects import Endorsement
from resolute.games.campaign.rules.fortunes import gain_funds, gain_turn, lose_ballots, lose_turns, whistle_stop
from resolute.games.campaign.rules.headquarters import blunder, draw_headquarters_card, go_to_headquarters
from resolute.games.campaign.rules.turns import end_turn
from tests.campaign.helpers import (
    ALL_BALLOTS,
    REPUBLICAN,
    Stage,
    ballots,
    begin,
    campaign,
    empty_decks,
    everything,
    fill,
    hold,
    home_state_ballot,
    next_card,
    offered,
    pick,
    plain_ballots,
    record,
    seen,
    stand,
    state,
    votes,
    worth,
)

ROLLS = list(product(range(1, 7), repeat=2))
BULLETINS = [card for card in HEADQUARTERS if card.kind == "bulletin"]


def at_home(code: str) -> Candidate:
    """A Republican from a state, or a stand-in with that home: any Republican will do for the rest."""
    return next(one for one in CANDIDATES if one.party == REPUBLICAN and one.home == state(code))


def home_code(one: Candidate) -> str:
    return STATES[one.home].code


def draw(t: Stage, seat: Seat = 0) -> Stage:
    """Draw the next headquarters card, and end the turn."""
    return begin(t, do(draw_headquarters_card, seat), do(end_turn))


@pytest.mark.parametrize(("first", "second"), ROLLS)
def test_headquarters_on_7_11_or_doubles(first: int, second: int) -> None:
    """Going to Campaign Headquarters: instead of campaigning, on 7, 11 or doubles and on nothing else."""
    t = hold(campaign(), 0, *ballots("WI", "MO", "IN", "MI", "OH", "IL"))
    t.dice(first, second).choose("Campaign in the Midwest")
    allowed = first == second or first + second in (7, 11)
    assert (t.asked[0] == "choose_activity") == allowed
    assert ("Go to campaign headquarters" in t.labels) == allowed


def test_going_without_a_ballot_to_cast_is_no_blunder_on_7_11_or_doubles() -> None:
    """Going to Campaign Headquarters: the roll allows the visit, so no card goes to the undecided voters."""
    t = hold(campaign(4), 0, *ballots("ND"))
    t.dice(5, 6).choose("Campaign in the Midwest")
    assert "Campaign in the states reached" not in t.labels
    t.choose("Go to campaign headquarters")
    assert len(t.state.undecided) == 12
    assert t.asked[0] == "cast_at_home"


def test_blunder_sends_the_top_card_to_the_undecided_voters() -> None:
    """Blunder: no ballot can be cast, so the top card of the deck goes under the stack, then to headquarters."""
    t = hold(campaign(4), 0, *ballots("ND"))
    deck = len(t.state.players[0].deck)
    stack = t.state.undecided.cards
    t.dice(2, 4).choose("Campaign in the Midwest")
    assert t.state.undecided.cards[:-1] == stack
    assert len(t.state.players[0].deck) == deck - 1
    assert t.asked == ("cast_at_home", 0)


def test_blunder_nobody_sees_the_card_that_goes_under() -> None:
    t = hold(campaign(4), 0, *ballots("ND"))
    t.dice(2, 4).choose("Campaign in the Midwest")
    card = t.state.undecided.cards[-1]
    for seat in (0, 1, 2, None):
        assert f"ballot:{card}" not in seen(t, seat, "undecided")


def test_blunder_a_full_state_cannot_be_campaigned_in() -> None:
    """Blunder: a ballot for a state at its limit cannot be cast, so it does not help."""
    t = fill(hold(campaign(4), 0, *ballots("MO")), REPUBLICAN, "MO")
    t.dice(2, 4).choose("Campaign in the Midwest")
    assert any("blunders" in line for line in t.story)


def test_ruling_blunder_with_an_empty_own_deck_takes_the_partners_card() -> None:
    """Ruling 4.6: the partner's top card goes instead."""
    t = empty_decks(campaign(4), 0)
    partner = len(t.state.players[2].deck)
    begin(t, do(blunder, 0))
    assert len(t.state.undecided) == 13
    assert len(t.state.players[2].deck) == partner - 1


def test_ruling_blunder_with_no_deck_left_moves_no_card() -> None:
    """Rulings 4.4.6 and 4.6: nothing to move, but headquarters all the same."""
    t = empty_decks(campaign(4), 0, 2)
    begin(t, do(blunder, 0))
    assert len(t.state.undecided) == 12
    assert t.asked[0] == "cast_at_home"


def test_home_ballots_may_be_cast_before_the_card_is_drawn() -> None:
    """Headquarters is in the home state: ballots for it are cast and recorded as usual, then a card is drawn."""
    one = at_home("IL")
    cards = ballots("IL", "IL", "OH")
    t = hold(stand(campaign(4), 0, one), 0, *cards)
    drawn = len(t.state.headquarters)
    begin(t, do(go_to_headquarters, 0))
    assert offered(t) == {"IL"} and len(t.decision.options) == 3
    pick(t, "IL")
    assert record(t, REPUBLICAN, "IL") == "P"
    assert votes(t, REPUBLICAN, "IL") in (worth(cards[0], "IL"), worth(cards[1], "IL"))
    assert len(t.state.headquarters) == drawn


def test_the_limit_holds_at_home() -> None:
    t = hold(stand(campaign(4), 0, at_home("IL")), 0, *ballots("IL"))
    fill(t, REPUBLICAN, "IL")
    begin(t, do(go_to_headquarters, 0))
    assert t.labels == ["Draw a card"]


def test_a_home_state_ballot_is_cast_at_home_and_not_recorded() -> None:
    """Headquarters: “Home State” ballots are never recorded, so that a full state takes them too."""
    card = home_state_ballot()
    t = fill(hold(stand(campaign(4), 0, at_home("IL")), 0, card), REPUBLICAN, "IL")
    before = record(t, REPUBLICAN, "IL")
    begin(t, do(go_to_headquarters, 0), do(end_turn))
    pick(t, "IL")
    assert record(t, REPUBLICAN, "IL") == before
    assert votes(t, REPUBLICAN, "IL") == worth(card, "IL")


def test_with_two_players_one_chooses_whose_home_state() -> None:
    """Headquarters: the president's home state or the vice president's, not both."""
    t = campaign()
    homes = {home_code(one) for one in t.state.players[0].running}
    begin(t, do(go_to_headquarters, 0))
    assert t.asked == ("choose_home_state", 0)
    assert offered(t) == homes
    chosen = home_code(t.state.players[0].running[1])
    hold(t, 0, *ballots(*homes))
    pick(t, chosen)
    assert offered(t) == {chosen}


def test_with_four_players_one_goes_to_the_own_home_state() -> None:
    t = begin(campaign(4), do(go_to_headquarters, 2))
    assert t.asked == ("cast_at_home", 2)
    assert t.state.home == t.state.players[2].running[0].home


def test_a_card_is_drawn_read_out_and_laid_open() -> None:
    t = campaign(4)
    card = next_card(t, "illness", "Laryngitis")
    draw(t)
    assert t.state.headquarters_discards == (card,)
    for seat in (0, 1, None):
        assert seen(t, seat, "headquarters") == [f"headquarters:{card}"]
    assert any("Laryngitis" in line for line in t.table.story(None))


def test_ruling_an_empty_headquarters_deck_is_shuffled_anew() -> None:
    """Ruling 4.6."""
    t = campaign(4)
    used = tuple(card.id for card in HEADQUARTERS if card.kind == "illness")
    t.state.headquarters = Deck()
    t.state.headquarters_discards = used
    draw(t)
    assert len(t.state.headquarters) == len(used) - 1
    assert len(t.state.headquarters_discards) == 1


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("card", HEADQUARTERS, ids=lambda card: card.title)
def test_every_card_can_be_drawn_and_obeyed(card: HeadquartersCard, seats: int) -> None:
    """Going to Campaign Headquarters: each card plays itself to the next turn, whatever is chosen."""
    for last in (False, True):
        t = campaign(seats, advertising=last).dice(*(3,) * 40)
        t.state.headquarters = Deck((card.id,))
        draw(t)
        for _ in range(60):
            if t.asked[0] == "choose_region":
                break
            t.table.play(len(t.decision.options) - 1 if last else 0)
        assert t.asked[0] == "choose_region"
        assert everything(t) == ALL_BALLOTS
        assert t.state.desk == ()


@pytest.mark.parametrize(
    "card", [card for card in HEADQUARTERS if card.kind == "bulletin"], ids=lambda card: card.title
)
def test_a_bulletin_is_disregarded_without_the_issue(card: object) -> None:
    """Bulletin: a player who is not identified with the issue disregards the card."""
    bulletin = next(one for one in HEADQUARTERS if one is card)
    issue = next(one for one in ISSUES if f"identified with {one}:" in bulletin.text)
    for identified in (True, False):
        who = next(one for one in CANDIDATES if one.party == REPUBLICAN and (issue in one.issues) == identified)
        t = stand(campaign(4), 0, who)
        t.state.headquarters = Deck((bulletin.id,))
        draw(t)
        said = f"{who.surname} isn't identified with {issue}: the bulletin doesn't concern them."
        assert (said in t.table.story(None)) == (not identified)
        if not identified:
            assert t.asked == ("choose_region", 1)
            assert t.state.players[0].skips == 0
        else:
            moved = t.asked != ("choose_region", 1)
            assert moved or t.state.players[0].skips == 1


def test_with_two_players_either_candidate_is_touched_by_a_bulletin() -> None:
    """Bulletin: the player is identified with the issues of both candidates."""
    card = next_card(t := campaign(), "bulletin", "The teachers walk out")
    educated = next(one for one in CANDIDATES if one.party == REPUBLICAN and "Education" in one.issues)
    other = next(one for one in CANDIDATES if one.party == REPUBLICAN and "Education" not in one.issues)
    draw(stand(t, 0, other, educated))
    assert t.state.headquarters_discards == (card,)
    assert t.state.players[0].skips == 1


def test_a_bulletin_that_concerns_neither_of_two_candidates_says_so() -> None:
    next_card(t := campaign(), "bulletin", "The teachers walk out")
    others = [one for one in CANDIDATES if one.party == REPUBLICAN and "Education" not in one.issues][:2]
    draw(stand(t, 0, *others))
    first, second = others
    said = f"Neither {first.surname} nor {second.surname} is identified with Education"
    assert any(line.startswith(said) for line in t.story)


def test_illness_and_delay_cost_turns() -> None:
    """The other cards: a lost turn is passed over when it comes."""
    t = campaign()
    begin(t, do(lose_turns, 0, 1), do(end_turn))
    assert t.asked == ("choose_region", 1)
    begin(t, do(end_turn))
    assert t.asked == ("choose_region", 1)


def test_a_delay_can_be_the_opponents() -> None:
    """The other cards: “your opponent” is whoever seeks the same office."""
    t = campaign(4)
    next_card(t, "plane_delay", "The wrong airport")
    draw(t, seat=2)
    assert [player.skips for player in t.state.players] == [0, 0, 0, 1]


def test_another_turn_comes_at_once() -> None:
    t = campaign()
    begin(t, do(gain_turn, 0), do(end_turn))
    assert t.asked == ("choose_region", 0)
    begin(t, do(end_turn))
    assert t.asked == ("choose_region", 1)


def test_lost_ballots_go_under_the_undecided_voters_at_the_players_choice() -> None:
    """The other cards: only the own party knows which ballots they were."""
    cards = plain_ballots(3)
    t = hold(campaign(4), 0, *cards)
    begin(t, do(lose_ballots, 0, 2), do(end_turn))
    pick(pick(t, f"ballot:{cards[1]}"), f"ballot:{cards[2]}")
    assert t.state.undecided.cards[-2:] == cards[1:]
    assert f"ballot:{cards[1]}" in seen(t, 2, "undecided")
    assert f"ballot:{cards[1]}" not in seen(t, 1, "undecided")
    assert cards[0] in t.state.players[0].hand


@pytest.mark.parametrize("held", [0, 1])
def test_a_card_for_a_hand_that_is_empty_says_so(held: int) -> None:
    """The other cards: whoever cast the whole hand at home has nothing to lose, and nothing for a trip."""
    said = "holds no ballots, so nothing more comes of the card."
    t = hold(campaign(), 0, *plain_ballots(held))
    begin(t, do(lose_ballots, 0, 2), do(end_turn))
    for _ in range(held):
        t.table.play(0)
    assert t.asked == ("choose_region", 1) and any(line.endswith(said) for line in t.story)
    t = hold(campaign(), 0, *ballots("OH")[:held])
    begin(t, do(whistle_stop, 0, 3, (state("OH"),)), do(end_turn))
    for _ in range(held):
        pick(t, "OH")
    assert t.asked == ("choose_region", 1) and any(line.endswith(said) for line in t.story)


def test_a_whistle_stop_needs_no_roll_and_is_recorded() -> None:
    """The other cards: a ballot from the hand for one of the card's states, within the limit, or none."""
    t = hold(campaign(4), 0, *ballots("OH", "MI", "IL"))
    fill(t, REPUBLICAN, "MI")
    begin(t, do(whistle_stop, 0, 2, (state("OH"), state("MI"))), do(end_turn))
    assert offered(t) == {"OH"}
    pick(t, "OH")
    assert record(t, REPUBLICAN, "OH") == "P"
    t.choose("Cast none")


def test_a_whistle_stop_says_that_nothing_need_be_cast() -> None:
    """The other cards: “A cold winter” allows a ballot and does not order it."""
    stops = [card.text.lower() for card in HEADQUARTERS if "from your hand in" in card.text]
    assert stops and all("you may cast" in text for text in stops)
    assert "you may cast a ballot" in next(card.text for card in HEADQUARTERS if card.title == "A cold winter")


def test_money_is_never_less_than_nothing() -> None:
    t = campaign(4, advertising=True)
    t.state.sides[REPUBLICAN].funds = 1
    begin(t, do(gain_funds, 0, -2), do(gain_funds, 2, 3), do(end_turn))
    assert t.state.sides[REPUBLICAN].funds == 3


@pytest.mark.parametrize(
    ("funds", "line"),
    [
        (5, "The Republicans pay $2 million and have $3 million."),
        (1, "The Republicans pay $1 million and have nothing left."),
        (0, "The Republicans have no money to pay with."),
    ],
)
def test_a_bill_says_what_was_really_paid(funds: int, line: str) -> None:
    t = campaign(advertising=True)
    t.state.sides[REPUBLICAN].funds = funds
    begin(t, do(gain_funds, 0, -2), do(end_turn))
    assert line in t.story


def test_cards_about_money_do_something_else_where_nobody_advertises() -> None:
    """The other cards: without advertising “a generous friend” brings a voter instead of funds."""
    t = campaign(4)
    next_card(t, "news_release", "A generous friend")
    draw(t)
    assert t.asked[0] == "cast_from_desk"
    assert t.state.sides[REPUBLICAN].funds == 0
    t = campaign(4, advertising=True)
    funds = t.state.sides[REPUBLICAN].funds
    next_card(t, "news_release", "A generous friend")
    draw(t)
    assert t.state.sides[REPUBLICAN].funds > funds


def test_endorsement_cards_say_where_by_press_support() -> None:
    """Press Endorsement: the better the press support, the wider the ground."""
    for card in HEADQUARTERS:
        if isinstance(card.effect, Endorsement):
            poor, fair, strong = (card.effect.ground(press).states for press in (3, 5, 6))
            assert set(poor) < set(fair) < set(strong), card.title
            assert card.effect.dice == (2 if card.kind == "major_endorsement" else 1)
            assert card.text.startswith("Roll")
