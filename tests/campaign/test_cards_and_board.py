"""What the rulebook prints on cards, boards and charts, and the shape of what we designed around it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, takewhile

import pytest

from resolute import rulebook
from resolute.engine.journal import Entry
from resolute.games.campaign import GAME
from resolute.games.campaign.content.ballots import BALLOTS, DECKS
from resolute.games.campaign.content.candidates import (
    CANDIDATES,
    FAIR_PRESS,
    STRONG_PRESS,
    Candidate,
    Party,
)
from resolute.games.campaign.content.charts import (
    BRACKETS,
    DEBATE_NUMBERS,
    FUND_RAISING,
    ISSUES,
    NATIONAL_VOTES,
    REGIONAL_VOTES,
    funds_raised,
)
from resolute.games.campaign.content.edges import DEMOCRATIC_INCUMBENT, OPEN_YEAR, REPUBLICAN_INCUMBENT
from resolute.games.campaign.content.headquarters import HEADQUARTERS, HeadquartersCard
from resolute.games.campaign.content.states import BY_CODE, REGION_STATES, STATES, Region
from resolute.games.campaign.effects import Endorsement
from resolute.games.campaign.faces import ballot_face, candidate_face
from resolute.games.campaign.words import advice, summary
from resolute.games.campaign.words.ballots import in_millions
from resolute.games.campaign.words.view import rating_word
from tests.campaign.helpers import DEMOCRAT, REPUBLICAN, SANDERS, ballots, campaign, codes, hold, pick, state


def test_illustration_1_peter_j_sanders() -> None:
    """Illustration I: 7, 8, 4, 3 and 5 come to an Effective Total of 27."""
    ratings = (SANDERS.campaign, SANDERS.financial, SANDERS.press, SANDERS.fund_raising, SANDERS.advertising)
    assert ratings == (7, 8, 4, 3, 5)
    assert SANDERS.total == 27
    assert SANDERS.issues == ("Space Program", "Foreign Policy", "Balanced Budget")
    assert SANDERS.rating == 3


def test_illustration_1_the_card_as_it_is_shown() -> None:
    """Illustration I: Senator from Kentucky (9), with a word before every rating."""
    lines = candidate_face(SANDERS.id).lines
    assert "Senator from Kentucky (9)" in lines
    assert "Campaign ability: Fair 7" in lines and "Total: 27" in lines


def test_illustration_2_a_ballot_lists_one_state_of_each_region() -> None:
    """Illustration II: New Jersey 10, West Virginia 3, Illinois 10, Colorado 2, in units of 100,000."""
    printed = (tuple(map(state, ("NJ", "WV", "IL", "CO"))), (10, 3, 10, 2))
    assert printed in [(card.states, card.votes) for card in BALLOTS]
    for card in BALLOTS:
        if not card.home_state:
            assert [STATES[one].region for one in card.states] == list(Region)
            assert all(votes >= 1 for votes in card.votes)


def test_illustration_2_the_ballot_as_it_is_shown() -> None:
    """Illustration II: the same figures as in the journal and on the map, in millions of votes."""
    (card,) = (card for card in BALLOTS if card.key == "ballot/rp-nj-wv-il-co")
    assert ballot_face(card.id).lines == ("New Jersey 1.0M", "West Virginia 0.3M", "Illinois 1.0M", "Colorado 0.2M")


def test_four_decks_of_forty_with_home_state_ballots() -> None:
    for deck in DECKS:
        assert len(deck) == 40
        assert any(BALLOTS[card].home_state for card in deck)


def test_president_ballots_are_generally_worth_more() -> None:
    """Campaigning: generally, “P” Ballots have a higher vote count than “V” Ballots."""
    for party in Party:
        president, vice = (sum(sum(BALLOTS[card].votes) for card in DECKS[party * 2 + office]) for office in (0, 1))
        assert president > vice


def test_every_party_has_ballots_for_every_state() -> None:
    for party in Party:
        listed = {one for card in BALLOTS if card.party == party for one in card.states}
        assert listed == set(range(len(STATES)))


def test_object_538_electoral_votes() -> None:
    assert sum(one.electors for one in STATES) == 538
    assert len(STATES) == 51


def test_states_have_the_dice_numbers_of_the_examples() -> None:
    """Example 1: Missouri 2, Michigan 4, Illinois 6. Fund raising: 4, 5 and 9 reach Pennsylvania and two others."""
    assert [BY_CODE[code].number for code in ("MO", "MI", "IL")] == [2, 4, 6]
    assert {BY_CODE[code].number for code in ("PA", "NJ", "NH")} == {4, 5, 9}


def test_every_number_of_every_region_reaches_a_state() -> None:
    """Ruling: twelve numbers a region; two states share 11 and 12 in the South and 12 in the West."""
    shared = {}
    for region in Region:
        count = Counter(STATES[one].number for one in REGION_STATES[region])
        assert sorted(count) == list(range(1, 13))
        shared[region] = [number for number, states in count.items() if states > 1]
    assert shared == {Region.EAST: [], Region.SOUTH: [11, 12], Region.MIDWEST: [], Region.WEST: [12]}


def test_nevada_is_hard_to_reach() -> None:
    """Debate, example: a record in Nevada is worth having."""
    assert BY_CODE["NV"].number in (10, 11, 12)


def test_ballot_limits_that_the_rulebook_prints() -> None:
    """Campaigning: five in New York or Pennsylvania, two in D. C."""
    assert [BY_CODE[code].limit for code in ("NY", "PA", "DC")] == [5, 5, 2]
    assert {one.limit for one in STATES} == {2, 3, 4, 5}


def test_advertising_costs_one_to_four_million() -> None:
    """Advertising 8: the amount varies from $1 million to $4 million."""
    assert {one.advertising for one in STATES} == {1, 2, 3, 4}


@pytest.mark.parametrize("edges", [OPEN_YEAR, REPUBLICAN_INCUMBENT, DEMOCRATIC_INCUMBENT])
def test_one_party_has_the_edge_in_every_state(edges: tuple[int, ...]) -> None:
    """Content 4.2: no edge is nothing or a multiple of a ballot's unit, so no state can be tied."""
    assert len(edges) == len(STATES)
    assert all(edge % 100 for edge in edges)


def test_connecticut_leans_republican_by_a_thousand() -> None:
    assert OPEN_YEAR[state("CT")] == 1


@pytest.mark.parametrize("code", BY_CODE)
def test_an_incumbents_year_moves_every_state_toward_the_president(code: str) -> None:
    """Incumbent Year: it is extremely difficult to defeat an incumbent, in every one of the states and in D.C."""
    place = state(code)
    assert REPUBLICAN_INCUMBENT[place] > OPEN_YEAR[place] > DEMOCRATIC_INCUMBENT[place]


@pytest.mark.parametrize("party", Party)
def test_press_support_reaches_all_three_tiers(party: Party) -> None:
    """Press Endorsement: the card has a ground for each of three tiers, and each party has candidates in each."""
    presses = [one.press for one in CANDIDATES if one.party == party]
    for card in HEADQUARTERS:
        if isinstance(card.effect, Endorsement):
            grounds = {card.effect.ground(press).name for press in presses}
            assert len(grounds) == 3, card.title
    pairs = {max(pair) for pair in combinations(presses, 2)}
    assert min(pairs) < FAIR_PRESS <= STRONG_PRESS <= max(pairs), "a ticket of two can have a poor press"


@pytest.mark.parametrize("one", CANDIDATES, ids=lambda one: one.surname)
def test_the_word_for_press_support_is_the_tiers(one: Candidate) -> None:
    """Illustration I: the word before the rating is the one that the endorsement cards use."""
    card = next(card for card in HEADQUARTERS if isinstance(card.effect, Endorsement))
    assert isinstance(card.effect, Endorsement)
    word = rating_word(one.tier("press"))
    assert card.effect.ground(one.press) is getattr(card.effect, word.lower())
    assert f" {word.lower()} (" in card.text


def test_posts_are_of_or_from_a_state() -> None:
    """Illustration I: a senator is from Kentucky; a governor is of Indiana."""
    posts = [one.post for one in CANDIDATES]
    assert "Senator from Kentucky" in posts and "Governor of Indiana" in posts
    assert not any(post.startswith(("Governor from", "Attorney General from")) for post in posts)


@pytest.mark.parametrize("card", HEADQUARTERS, ids=lambda card: card.title)
def test_a_headquarters_card_is_read_out_in_whole_sentences(card: HeadquartersCard) -> None:
    """Every sentence begins with a capital letter and ends with one sign."""
    t = campaign(4)
    read = GAME.sentence(t.table, Entry(0, "headquarters_card", (0, card.id)))
    for words in (read, card.headline, card.text):
        assert words[0].isupper() and words[-1] in ".?!"
        assert not re.search(r"[.?!][.?!]|[.?!] [a-z]", words), words


@pytest.mark.parametrize("card", HEADQUARTERS, ids=lambda card: card.title)
def test_a_headquarters_card_lists_places_as_people_do(card: HeadquartersCard) -> None:
    """Texas, Florida or California; and no brackets around what a card does."""
    assert not re.search(r" or [A-Zt][\w ]+ or ", card.text), card.text
    assert not re.search(r"\((?!up to|\d)", card.text), card.text


def test_a_sentence_names_the_district_with_its_article() -> None:
    """The District of Columbia is no state: nobody casts a ballot "in District of Columbia"."""
    cards = ballots("DC", "NJ")
    t = hold(campaign(), 0, *cards).dice(3, 4).choose("Campaign in the East", "Campaign in the states reached")
    pick(t, "DC")
    who = t.state.players[0].running[0].surname
    assert f"{who} goes to the East and reaches Massachusetts, New Jersey and the District of Columbia." in t.story
    assert f"{who} casts a P ballot in the District of Columbia." in t.story
    assert advice.term("state/DC", better=True) == "gains ground in the District of Columbia"
    assert summary.decided(state("DC")) == "The District of Columbia decided it"


def test_each_party_has_twelve_candidates_with_all_that_is_printed() -> None:
    """Nomination needs ten cards of a party; everybody has a home state and one to five issues."""
    for party in Party:
        assert sum(one.party == party for one in CANDIDATES) == 12
    for one in CANDIDATES:
        assert 1 <= one.rating <= 5 and set(one.issues) <= set(ISSUES)
        assert one.fund_raising in (1, 2, 3)
        assert min(one.campaign, one.financial, one.press, one.advertising) >= 1


def test_fund_raising_chart() -> None:
    """Fund Raising, example: 21-27 electorals, a roll of 8, a rating of 3: $3 million."""
    assert (21, 27) in BRACKETS
    assert all(funds_raised(electors, 8, 3) == 3 for electors in (21, 25, 27))
    for rows in FUND_RAISING.values():
        assert [len(row) for row in rows] == [11, 11, 11]
        assert all(poor <= fair <= strong for poor, fair, strong in zip(*rows, strict=True))
    for one in STATES:
        assert funds_raised(one.electors, 7, 1) >= 0


def printed(heading: str, first: str) -> list[list[str]]:
    """The rows of a table that players read under a heading, by what stands in its first cell."""
    lines = rulebook.help_section("campaign", heading).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows = takewhile(lambda line: line.startswith("|"), lines[start:])
    head, _, *body = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return [head, *body]


def test_the_rules_print_the_fund_raising_chart() -> None:
    """The back of the tally board: a row for each roll, a column for each bracket, a figure for each rating."""
    head, *rows = printed("Fund Raising", "roll")
    assert head[1:] == [f"{low} to {high} electors" for low, high in BRACKETS]
    assert rows == [
        [str(roll), *(", ".join(str(funds_raised(low, roll, rating)) for rating in (1, 2, 3)) for low, _ in BRACKETS)]
        for roll in range(2, 13)
    ]


def test_the_rules_print_the_debate_numbers() -> None:
    _, *rows = printed("Debate", "debate rating")
    assert rows == [[str(rating), ", ".join(map(str, totals))] for rating, totals in DEBATE_NUMBERS.items()]


def test_the_rules_print_the_additional_votes() -> None:
    _, *rows = printed("Popular Vote", "most states of")
    places = [*(f"the {region.label}" for region in Region), "the nation"]
    assert rows == [
        [place, in_millions(votes)] for place, votes in zip(places, (*REGIONAL_VOTES, NATIONAL_VOTES), strict=True)
    ]


def test_debate_numbers_of_ratings_four_and_two() -> None:
    """Debate 5: a rating of 4 wins with 2, 3, 8 or 11; a rating of 2 with 4 or 10."""
    assert DEBATE_NUMBERS[4] == (2, 3, 8, 11)
    assert DEBATE_NUMBERS[2] == (4, 10)


def test_a_better_debater_wins_more_often() -> None:
    """Ruling: ratings 1 to 5 win with 4, 6, 8, 10 and 12 throws of 36."""
    ways = [sum(6 - abs(total - 7) for total in DEBATE_NUMBERS[rating]) for rating in (1, 2, 3, 4, 5)]
    assert ways == [4, 6, 8, 10, 12]


def test_issues_that_are_known_are_on_the_list() -> None:
    known = {"Space Program", "Foreign Policy", "Balanced Budget", "Tax Reform", "National Defense"}
    assert known <= set(ISSUES)
    assert len(ISSUES) == len(set(ISSUES))


def test_headquarters_deck_has_every_kind_of_card() -> None:
    """Setup 5 and Going to Campaign Headquarters: endorsements, rumors, bulletins, illness, delays, releases."""
    kinds = Counter(card.kind for card in HEADQUARTERS)
    assert len(HEADQUARTERS) >= 48
    assert set(kinds) == {
        "rumor",
        "minor_endorsement",
        "major_endorsement",
        "bulletin",
        "illness",
        "plane_delay",
        "news_release",
    }


def test_every_bulletin_is_about_an_issue_on_the_list() -> None:
    for card in HEADQUARTERS:
        if card.kind == "bulletin":
            assert any(f"identified with {issue}" in card.text for issue in ISSUES)


def test_additional_votes_can_be_divided() -> None:
    """Popular Vote: a tie divides them between the parties, so each is an even number."""
    assert all(votes > 0 and votes % 2 == 0 for votes in (*REGIONAL_VOTES, NATIONAL_VOTES))


def test_republicans_and_democrats_have_strongholds() -> None:
    """Introduction: the South is Democratic; Indiana, Kansas, Colorado and Vermont are Republican."""
    assert all(OPEN_YEAR[one] < 0 for one in REGION_STATES[Region.SOUTH])
    assert all(OPEN_YEAR[state(code)] > 0 for code in ("IN", "KS", "CO", "VT"))
    assert codes(REGION_STATES[Region.EAST])[0] == "CT"
    assert (REPUBLICAN, DEMOCRAT) == (0, 1)
