"""If it ended now: what a seat may expect of the count, from what it may know and from nothing else."""

from __future__ import annotations

from itertools import combinations
from time import process_time

import pytest

import resolute
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.edges import OPEN_YEAR
from resolute.games.campaign.content.lookups import (
    ELECTORS,
    HOME_STATE,
    LISTING,
    NATION,
    REGION,
    STATE_ON,
    votes_in,
)
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.projection import SURE, knowledge_of, project, projected
from resolute.games.campaign.rules.ballots import cast_ballot, cast_in_secret, cast_unshown
from resolute.games.campaign.rules.tally import PER_VOTE, additional_votes, electoral_votes
from tests.campaign.helpers import DEMOCRAT, PRESIDENT, REPUBLICAN, Stage, ballots, campaign, home_state_ballot, state
from tests.campaign.moments import BOARD

LEANING = sum(electors for electors, edge in zip(ELECTORS, OPEN_YEAR, strict=True) if edge > 0)
"""The electoral votes of the states that lean to the Republicans."""


def cast(t: Stage, seat: int, code: str, count: int = 1) -> tuple[int, ...]:
    """Let a seat cast ballots for president in a state; which they are."""
    cards = tuple(LISTING[seat % 2][PRESIDENT][state(code)][:count])
    for card in cards:
        t.state.players[seat].hand = tuple(one for one in t.state.players[seat].hand if one != card)
        cast_ballot(t.table, seat, card, state(code), recorded=True)
    return cards


def test_with_nothing_cast_every_state_goes_where_it_leans() -> None:
    """Electoral Vote: an untouched state is carried by its edge."""
    t = campaign()
    for party in (None, REPUBLICAN, DEMOCRAT):
        now = projected(t.state, party, electoral=True)
        assert now.scores == (LEANING, sum(ELECTORS) - LEANING) == now.sure
        assert now.low == now.high == now.scores[party or 0]
        assert set(now.chances) <= {0, 100} and now.open == 0


def test_ones_own_votes_are_exact() -> None:
    t = campaign()
    cast(t, 0, "TX", 4)
    texas = projected(t.state, REPUBLICAN, electoral=True).chances[state("TX")]
    assert texas == 100
    assert projected(t.state, REPUBLICAN, electoral=True).scores[0] == LEANING + ELECTORS[state("TX")]


def test_a_ballot_of_theirs_may_be_any_with_that_seal_for_that_state() -> None:
    """Every choice of so many ballots is equally likely, and the edge decides where votes are level."""
    t = campaign()
    place = state("OH")
    (mine,) = cast(t, 0, "OH")
    cast(t, 1, "OH", 2)
    could = [votes_in(card, place) for card in LISTING[DEMOCRAT][PRESIDENT][place]]
    ways = [sum(pair) for pair in combinations(could, 2)]
    lead = votes_in(mine, place) + OPEN_YEAR[place] / 100
    won = sum(lead > votes for votes in ways) / len(ways)
    assert 0 <= won < 1
    shown = projected(t.state, REPUBLICAN, electoral=True).chances[place]
    assert shown is not None and abs(shown - won * 100) <= 1


def test_a_ballot_that_was_seen_elsewhere_is_not_among_theirs() -> None:
    t = campaign()
    place = state("OH")
    (theirs,) = cast(t, 1, "OH")
    others = [card for card in LISTING[DEMOCRAT][PRESIDENT][place] if card != theirs]
    before = knowledge_of(t.state, REPUBLICAN, electoral=True)
    t.state.undecided.cards = tuple(others)
    for card in others:
        t.state.known[card] |= 1 << REPUBLICAN
    after = knowledge_of(t.state, REPUBLICAN, electoral=True)
    assert after.seen >= {*before.seen, *others}
    assert project(after).chances[place] in (0, 100), "only one ballot is left that it can be"


def test_a_home_state_ballot_of_theirs_is_counted_for_their_home() -> None:
    """Home State: the ballot is announced as one, so that everybody knows where it lies."""
    t = campaign()
    card = home_state_ballot(DEMOCRAT)
    home = t.state.players[1].homes[0]
    assert HOME_STATE[card]
    cast_ballot(t.table, 1, card, home, recorded=False)
    assert projected(t.state, REPUBLICAN, electoral=True).chances[home] == 0


def test_absentee_ballots_of_others_are_left_out() -> None:
    """Absentee Ballots: nobody else is told where they lie, nor whether they were cast or set aside."""
    t = campaign()
    (absentee,) = ballots("CA", party=DEMOCRAT)
    before = projected(t.state, REPUBLICAN, electoral=True)
    t.state.known[absentee] |= 1 << REPUBLICAN
    cast_in_secret(t.table, DEMOCRAT, absentee, state("CA"), marked=False)
    after = projected(t.state, REPUBLICAN, electoral=True)
    assert (after.scores, after.secret) == (before.scores, 0)
    assert projected(t.state, DEMOCRAT, electoral=True).chances[state("CA")] == 100, "whoever cast it knows"


def test_a_ballot_kept_secret_counts_wherever_in_its_region_it_can_lie() -> None:
    """Debate 7: the others hear its seal and its region. It may be any such ballot, so it lies where that one says."""
    t = campaign()
    (debated,) = ballots("CA", party=DEMOCRAT)
    t.state.known[debated] |= 1 << REPUBLICAN
    cast_unshown(t.table, 1, debated, state("CA"))
    now = projected(t.state, REPUBLICAN, electoral=True)
    deck = [card for card in range(len(BALLOTS)) if BALLOTS[card].party == DEMOCRAT and not HOME_STATE[card]]
    deck = [card for card in deck if BALLOTS[card].office == BALLOTS[debated].office]
    for place in NATION:
        here = [votes_in(card, place) for card in deck if STATE_ON[card][REGION[place]] == place]
        lost = sum(OPEN_YEAR[place] > 0 and votes * PER_VOTE >= OPEN_YEAR[place] for votes in here) / len(deck)
        kept = 1.0 if OPEN_YEAR[place] > 0 else 0.0
        expected = kept - lost if REGION[place] == REGION[state("CA")] else kept
        shown = now.chances[place]
        assert shown is not None and abs(shown - expected * 100) <= 1, place
    assert now.secret == 1
    assert projected(t.state, DEMOCRAT, electoral=True).secret == 0, "whoever cast it knows"


def test_a_ballot_that_one_lost_in_a_debate_lies_where_one_risked_it() -> None:
    """Debate 7: all ballots at risk are cast in their regions, so the loser knows the state of each of the own."""
    t = campaign()
    (lost,) = ballots("TX", party=REPUBLICAN)
    t.state.known[lost] = 3
    cast_unshown(t.table, 1, lost, state("TX"))
    now = projected(t.state, REPUBLICAN, electoral=True)
    assert (now.chances[state("TX")], now.secret) == (0, 0)
    assert projected(t.state, None, electoral=True).secret == 1


@pytest.mark.parametrize("name", ["casting", "four-seats", "home-stretch", "absentee"])
@pytest.mark.parametrize("party", [None, REPUBLICAN, DEMOCRAT])
def test_nothing_hidden_makes_a_difference(name: str, party: int | None) -> None:
    table = BOARD.moment(name)
    seat = None if party is None else next(at for at, one in enumerate(table.state.players) if one.party == party)
    twin = table.redeal(seat, 5)
    assert knowledge_of(twin.state, party, electoral=True) == knowledge_of(table.state, party, electoral=True)


@pytest.mark.parametrize("name", ["casting", "four-seats", "home-stretch"])
@pytest.mark.parametrize("party", [None, REPUBLICAN, DEMOCRAT])
def test_the_range_holds_eight_cases_in_ten(name: str, party: int | None) -> None:
    """Deal what cannot be known again and again: the count lies where the header says it does."""
    table = BOARD.moment(name)
    players = table.state.players
    seat = None if party is None else next(at for at, one in enumerate(players) if one.party == party)
    own = REPUBLICAN if party is None else party
    now = projected(table.state, party, electoral=True)
    counts = [electoral_votes(table.redeal(seat, number).state)[own] for number in range(150)]
    inside = sum(now.low <= count <= now.high for count in counts) / len(counts)
    assert inside >= 0.72
    assert abs(sum(counts) / len(counts) - now.scores[own]) < 8


@pytest.mark.parametrize("name", ["region", "home-stretch"])
def test_both_parties_and_a_spectator_agree_on_what_lies_open(name: str) -> None:
    table = BOARD.moment(name)
    now = projected(table.state, None, electoral=True)
    assert sum(now.scores) == sum(ELECTORS) == sum(now.sure) + now.open
    assert now.low <= now.scores[0] <= now.high
    secret = {region for _, region, _, _ in knowledge_of(table.state, None, electoral=True).unplaced}
    for place in NATION:
        if not any(side.record[place] for side in table.state.sides) and REGION[place] not in secret:
            assert now.chances[place] in (0, 100)


def test_a_popular_projection_adds_up_votes_and_what_is_added() -> None:
    """Popular Vote: the own ballots exactly, and the votes for the most states as they stand."""
    table = resolute.new("campaign", seats=2, options={"tally": "popular"}, seed=7)
    while table.number < 60 and table.decision is not None:
        table.play(0)
    s = table.state
    added = [sum(row[side] for row in additional_votes(s)) for side in Party]
    for party in (REPUBLICAN, DEMOCRAT):
        now = projected(s, party, electoral=False)
        assert now.scores[party] == sum(s.sides[party].votes) + added[party]
        assert now.low <= now.scores[party] - now.scores[1 - party] <= now.high
        assert set(now.chances) == {None}


def test_a_view_tells_the_projection_until_the_polls_close() -> None:
    table = BOARD.moment("casting")
    for seat in (None, 0, 1):
        parts = table.view(seat).parts
        party = None if seat is None else table.state.players[seat].party
        now = projected(table.state, party, electoral=True)
        markers = {one.id: one.value for one in parts["projection"].markers}  # type: ignore[union-attr]
        assert (markers["projected:0"], markers["projected:1"]) == now.scores
        assert (markers["projected_low"], markers["projected_high"], markers["open"]) == (now.low, now.high, now.open)
        board = parts["board"]
        at = board.column("chance")  # type: ignore[union-attr]
        assert tuple(place.values[at] for place in board.places) == now.chances  # type: ignore[union-attr]
    over = BOARD.moment("night").view(None).parts
    assert "projection" not in over


def test_sure_and_open_states_are_told_apart() -> None:
    table = BOARD.moment("home-stretch")
    now = projected(table.state, DEMOCRAT, electoral=True)
    sure = sum(STATES[place].electors for place in NATION if (now.chances[place] or 0) >= SURE)
    assert sure == now.sure[DEMOCRAT] <= now.scores[DEMOCRAT]


def test_a_projection_is_cheap_enough_for_every_payload() -> None:
    table = BOARD.moment("home-stretch")
    known = [knowledge_of(table.state, party, electoral=True) for party in (None, REPUBLICAN, DEMOCRAT)]
    best = 1.0
    for _ in range(40):  # whatever else keeps the machine busy lets one of them through
        project.cache_clear()
        start = process_time()
        for one in known:
            project(one)
        best = min(best, (process_time() - start) / len(known))
    assert best < 0.002
