"""Election Tally: the popular vote, the electoral vote, and every way in which an election can end."""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.engine.table import Outcome
from resolute.games.campaign.content.charts import NATIONAL_VOTES, REGIONAL_VOTES
from resolute.games.campaign.content.edges import DEMOCRATIC_INCUMBENT, OPEN_YEAR, REPUBLICAN_INCUMBENT
from resolute.games.campaign.content.lookups import ELECTORS, NATION
from resolute.games.campaign.content.states import REGION_STATES, STATES, Region
from resolute.games.campaign.rules.tally import (
    additional_votes,
    carries,
    edges_for,
    election_tally,
    electoral_votes,
    popular_votes,
)
from resolute.games.campaign.words.ballots import in_millions
from tests.campaign.helpers import (
    DEMOCRAT,
    EAST,
    REPUBLICAN,
    SOUTH,
    Stage,
    begin,
    campaign,
    region_codes,
    set_votes,
    state,
    visited,
)


def tally(t: Stage) -> Outcome:
    """Count the votes, and say how it ended."""
    begin(t, do(election_tally))
    assert t.table.outcome is not None
    return t.table.outcome


def poll(t: Stage, party: int, code: str, hundred_thousands: int) -> Stage:
    """Let a party have so many votes in a state."""
    set_votes(t, party, state(code), hundred_thousands)
    return t


def half_of_the_electors() -> list[int]:
    """States with exactly 269 electoral votes between them."""
    reach: dict[int, list[int]] = {0: []}
    for one in NATION:
        for total, states in list(reach.items()):
            reach.setdefault(total + ELECTORS[one], [*states, one])
    return reach[269]


def dead_even() -> Stage:
    """269 electoral votes and the same popular vote for each party."""
    t = campaign()
    mine = half_of_the_electors()
    for one in NATION:
        set_votes(t, REPUBLICAN if one in mine else DEMOCRAT, one, 50)
    republican, democrat = popular_votes(t.state)
    short = REPUBLICAN if republican < democrat else DEMOCRAT
    mended = next(one for one in NATION if (one in mine) == (short == REPUBLICAN))
    set_votes(t, short, mended, t.state.sides[short].votes[mended] + abs(republican - democrat))
    return t


# Popular vote


def test_popular_237_is_23_7_million() -> None:
    """Popular Vote: the votes are in units of 100,000, so 237 is 23.7 million."""
    assert in_millions(237) == "23.7M"
    t = poll(campaign(tally="popular"), REPUBLICAN, "NY", 237)
    tally(t)
    assert "The East: Republicans 23.7M, Democrats 0." in t.story


def test_popular_the_most_states_of_a_region_win_its_votes() -> None:
    """Popular Vote: two eastern states against one bring the East's additional votes."""
    t = visited(visited(campaign(tally="popular"), REPUBLICAN, "NY", "VT"), DEMOCRAT, "NJ", "TX", "GA")
    east, south, midwest, west, nation = additional_votes(t.state)
    assert east == (REGIONAL_VOTES[EAST], 0)
    assert south == (0, REGIONAL_VOTES[SOUTH])
    assert nation == (0, NATIONAL_VOTES)
    assert midwest == (0, REGIONAL_VOTES[2]) and west == (0, REGIONAL_VOTES[3])


def test_popular_a_regional_tie_goes_to_the_party_with_more_states_in_the_nation() -> None:
    t = visited(visited(campaign(tally="popular"), REPUBLICAN, "NY", "TX"), DEMOCRAT, "NJ")
    assert additional_votes(t.state)[EAST] == (REGIONAL_VOTES[EAST], 0)


def test_popular_ties_in_region_and_nation_divide_the_votes() -> None:
    """Popular Vote: if both numbers are tied, regional and national votes are divided equally."""
    t = visited(visited(campaign(tally="popular"), REPUBLICAN, "NY"), DEMOCRAT, "NJ")
    halves = tuple((votes // 2, votes // 2) for votes in (*REGIONAL_VOTES, NATIONAL_VOTES))
    assert additional_votes(t.state) == halves


def test_popular_the_number_of_ballots_in_a_state_does_not_matter() -> None:
    """Popular Vote: states are counted, not ballots."""
    t = visited(visited(campaign(tally="popular"), REPUBLICAN, "NY", "NY", "NY"), DEMOCRAT, "NJ", "VT")
    assert additional_votes(t.state)[EAST] == (0, REGIONAL_VOTES[EAST])


def test_popular_the_highest_grand_total_wins() -> None:
    """Popular Vote: ballots and additional votes together; the built-in edge plays no part."""
    t = poll(campaign(tally="popular"), REPUBLICAN, "NY", 10)
    poll(t, DEMOCRAT, "TX", 11)
    visited(t, REPUBLICAN, "NY")
    outcome = tally(t)
    added = sum(REGIONAL_VOTES) + NATIONAL_VOTES
    assert outcome.scores == (10 + added, 11)
    assert outcome.winners == (0,) and outcome.ending == "popular_majority"


def test_popular_equal_totals_are_a_dead_heat() -> None:
    t = poll(poll(campaign(tally="popular"), REPUBLICAN, "NY", 10), DEMOCRAT, "TX", 10)
    outcome = tally(t)
    assert outcome.ending == "dead_heat" and outcome.ranking == ((0, 1),)
    assert "each" in outcome.reason


def test_popular_regions_are_counted_one_after_the_other() -> None:
    t = campaign(tally="popular")
    tally(t)
    counted = [entry.about[0] for entry in t.table.journal or () if entry.kind == "region_counted"]
    assert counted == [0, 1, 2, 3]


# Electoral vote


def test_electoral_example_connecticut_for_the_democrats() -> None:
    """Electoral Vote, example: 100,000 plus an edge of 1,000 against 400,000 does not carry the state."""
    t = poll(poll(campaign(), REPUBLICAN, "CT", 1), DEMOCRAT, "CT", 4)
    assert carries(t.state, state("CT")) == DEMOCRAT
    tally(t)
    assert any(
        line.startswith("Connecticut: Republicans 0.1M, Democrats 0.4M; leans Republican by 1,000.") for line in t.story
    )


def test_electoral_example_connecticut_for_the_republicans() -> None:
    """Electoral Vote, example: 100,000 each, and the Republicans carry the state by 1,000 votes."""
    t = poll(poll(campaign(), REPUBLICAN, "CT", 1), DEMOCRAT, "CT", 1)
    assert carries(t.state, state("CT")) == REPUBLICAN


def test_ruling_an_equal_count_goes_to_the_party_with_the_edge() -> None:
    """Rulings 4.4.8 and 4.6: 0 to 0 too, in D.C. as anywhere."""
    t = campaign()
    for one in NATION:
        favored = REPUBLICAN if OPEN_YEAR[one] > 0 else DEMOCRAT
        assert carries(t.state, one) == favored
        for party in (REPUBLICAN, DEMOCRAT):
            set_votes(t, party, one, 7)
        assert carries(t.state, one) == favored


def test_electoral_the_winner_of_a_state_takes_all_its_electors() -> None:
    t = campaign()
    before = electoral_votes(t.state)
    loser = DEMOCRAT if carries(t.state, state("CA")) == REPUBLICAN else REPUBLICAN
    poll(t, loser, "CA", 99)
    after = electoral_votes(t.state)
    assert after[loser] - before[loser] == 45
    assert sum(after) == 538


def test_electoral_every_state_is_tallied_region_by_region() -> None:
    t = campaign()
    tally(t)
    states = [entry.about[0] for entry in t.table.journal or () if entry.kind == "state_tallied"]
    assert states == [one for region in Region for one in REGION_STATES[region]]
    assert STATES[states[0]].name == "Connecticut"


def test_electoral_270_win() -> None:
    """Electoral Vote: the party with the majority wins, whatever the popular vote says."""
    t = campaign()
    for code in region_codes(SOUTH) + region_codes(EAST) + ["CA", "OH", "IL"]:
        poll(t, REPUBLICAN, code, 20)
    poll(t, DEMOCRAT, "MI", 10_000)
    outcome = tally(t)
    assert outcome.ending == "electoral_majority"
    assert outcome.winners == (0,) and outcome.scores[0] >= 270
    assert sum(outcome.scores) == 538


def test_ruling_269_each_is_decided_by_the_popular_vote() -> None:
    """Ruling 4.4.14: one vote more in the nation decides."""
    for party in (REPUBLICAN, DEMOCRAT):
        t = dead_even()
        best = max(NATION, key=lambda one: t.state.sides[party].votes[one])
        set_votes(t, party, best, t.state.sides[party].votes[best] + 1)
        outcome = tally(t)
        assert outcome.scores == (269, 269)
        assert outcome.ending == "electoral_tie" and outcome.winners == (party,)
        assert "decided by the popular vote" in outcome.reason


def test_ruling_even_in_both_tallies_is_a_dead_heat() -> None:
    outcome = tally(dead_even())
    assert outcome.scores == (269, 269)
    assert outcome.ending == "dead_heat" and outcome.winners == (0, 1)


def test_electoral_partners_win_together() -> None:
    t = campaign(4)
    for one in STATES:
        poll(t, DEMOCRAT, one.code, 90)
    outcome = tally(t)
    assert outcome.ranking == ((1, 3), (0, 2))
    assert outcome.scores == (0, 538, 0, 538)


@pytest.mark.parametrize(
    ("incumbent", "edges"),
    [(-1, OPEN_YEAR), (REPUBLICAN, REPUBLICAN_INCUMBENT), (DEMOCRAT, DEMOCRATIC_INCUMBENT)],
)
def test_incumbent_year_has_its_own_edges(incumbent: int, edges: tuple[int, ...]) -> None:
    """Incumbent Year: disregard the usual edges and use those of the incumbent's party."""
    t = campaign()
    t.state.incumbent = incumbent
    assert edges_for(incumbent) == edges
    assert [carries(t.state, one) for one in NATION] == [REPUBLICAN if edge > 0 else DEMOCRAT for edge in edges]


def test_winners_are_named_president_and_vice_president() -> None:
    t = campaign()
    for one in STATES:
        poll(t, REPUBLICAN, one.code, 90)
    tally(t)
    president, mate = t.state.players[0].running
    assert f"{president.name} is elected president, with {mate.name} as vice president." in t.story
