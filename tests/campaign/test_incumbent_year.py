"""Advanced Game: Incumbent Year."""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.campaign import GAME
from resolute.games.campaign.content.candidates import CANDIDATES, Party
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.fortunes import disregard
from resolute.games.campaign.rules.tally import declare, edges_for, election_tally
from resolute.games.campaign.state import NO_RUMOR
from resolute.testing import new_example
from tests.campaign.helpers import (
    ALL_BALLOTS,
    DEMOCRAT,
    PRESIDENT,
    REPUBLICAN,
    VICE_PRESIDENT,
    Stage,
    begin,
    campaign,
    everything,
    seen,
    set_votes,
    visited,
)


def won(party: int, seats: int = 2) -> Stage:
    """The first election is over, and this party has won it."""
    t = campaign(seats, incumbent="second_election")
    for one in STATES:
        set_votes(t, party, one.index, 90)
    return begin(t, do(election_tally))


def elected(party: int, seats: int = 2) -> Stage:
    """Four years later: the next campaign has been called."""
    return won(party, seats).choose("Start the next campaign")


def ticket(t: Stage, party: int) -> list[int]:
    """The candidates of a party, the president first."""
    seats = sorted(t.state.seats_of(party), key=lambda seat: t.state.players[seat].offices)
    return [card for seat in seats for card in t.state.players[seat].candidates]


def cards_of(party: int) -> set[str]:
    return {f"candidate:{one.id}" for one in CANDIDATES if one.party == party}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("party", [REPUBLICAN, DEMOCRAT])
def test_the_elected_president_runs_again(party: int, seats: int) -> None:
    """Incumbent Year: in the second game the elected President's card is used again."""
    t = campaign(seats, incumbent="second_election")
    president = ticket(t, party)[0]
    t = elected(party, seats)
    assert t.table.outcome is None and t.state.election == 2
    assert (t.state.incumbent, t.state.president) == (party, president)
    assert ticket(t, party) == [president]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_result_of_the_first_election_stays_until_the_next_campaign_is_called(seats: int) -> None:
    """Incumbent Year: everybody sees election night before the table is set up again by the new president."""
    t = won(DEMOCRAT, seats)
    assert t.state.voting and t.state.election == 1
    assert t.labels == ["Start the next campaign"]
    decision = t.table.decision
    assert decision is not None and decision.seat == t.state.seat_running_for(DEMOCRAT, PRESIDENT)
    assert not t.choose("Start the next campaign").state.voting


@pytest.mark.parametrize("seats", [2, 4])
def test_the_journal_of_the_first_election_keeps_its_names(seats: int) -> None:
    """Incumbent Year: challengers of the second election did not travel in the first."""
    t = campaign(seats, incumbent="second_election")
    t.dice(2, 4).choose("Campaign in the Midwest")
    for one in STATES:
        set_votes(t, DEMOCRAT, one.index, 90)
    begin(t, do(disregard, 0, "Energy"), do(election_tally))
    told = {seat: t.table.story(seat) for seat in (None, 0, 1)}
    before = ticket(t, REPUBLICAN)
    assert any(f"{CANDIDATES[before[0]].surname} goes to the Midwest" in line for line in told[None])
    t.choose("Start the next campaign").dice(6, 6, 1, 1)
    while t.asked[0] in ("choose_challenger", "choose_new_mate"):
        t.table.play(int(t.decision.options[0].at == f"candidate:{before[0]}"))
    assert ticket(t, REPUBLICAN)[0] != before[0]
    for seat, lines in told.items():
        assert t.table.story(seat)[: len(lines)] == lines
    name = GAME.seat_name(t.table, 0)
    assert t.table.story(None)[-2:] == [f"{name} goes first.", f"{name}, turn 1."]


def test_the_challengers_choose_first_from_all_their_cards() -> None:
    """Incumbent Year: both candidates from any of the party's cards; only then the incumbent announces a mate."""
    t = elected(DEMOCRAT)
    assert t.asked == ("choose_challenger", 0)
    assert {option.at for option in t.decision.options} == cards_of(REPUBLICAN)
    t.table.play(3)
    president = ticket(t, REPUBLICAN)[0]
    assert t.asked == ("choose_challenger", 0)
    assert {option.at for option in t.decision.options} == cards_of(REPUBLICAN) - {f"candidate:{president}"}
    t.table.play(0)
    assert t.asked == ("choose_new_mate", 1)
    assert len(ticket(t, REPUBLICAN)) == 2


def test_the_cards_to_choose_from_lie_open() -> None:
    """Incumbent Year: any of the party's cards, face up for everybody while a candidate is chosen, and not longer."""
    t = elected(DEMOCRAT).dice(6, 6, 1, 1)
    while t.asked[0] in ("choose_challenger", "choose_new_mate"):
        offered = [option.at for option in t.decision.options]
        for seat in (0, 1, None):
            assert seen(t, seat, "slate") == offered
        t.table.play(0)
    assert "slate" not in t.table.view(0).parts


def test_the_incumbent_may_change_running_mates_or_keep_the_old_one() -> None:
    """Incumbent Year: from any of the party's candidates."""
    old = ticket(campaign(incumbent="second_election"), DEMOCRAT)
    t = elected(DEMOCRAT)
    t.table.play(0)
    t.table.play(0)
    offered = {option.at for option in t.decision.options}
    assert offered == cards_of(DEMOCRAT) - {f"candidate:{old[0]}"}
    assert f"candidate:{old[1]}" in offered


def test_with_four_players_each_challenger_chooses_the_own_candidate() -> None:
    """Ruling: whoever ran for president does so again; the president's player chooses the partner's card."""
    t = elected(REPUBLICAN, seats=4)
    assert t.asked == ("choose_challenger", 1)
    t.table.play(0)
    assert t.asked == ("choose_challenger", 3)
    t.table.play(0)
    assert t.asked == ("choose_new_mate", 0)
    t.dice(6, 6, 1, 1).table.play(0)
    assert [player.offices for player in t.state.players] == [
        (PRESIDENT,),
        (PRESIDENT,),
        (VICE_PRESIDENT,),
        (VICE_PRESIDENT,),
    ]
    assert all(len(player.candidates) == 1 for player in t.state.players)


def test_the_table_is_laid_anew_for_the_second_election() -> None:
    """Incumbent Year: a second game, with full decks, empty boards and nothing left over from the first."""
    t = visited(campaign(incumbent="second_election"), DEMOCRAT, "NY")
    t.state.players[0].rumor = 5
    t.state.players[1].skips = 2
    t.state.home_stretch = True
    for one in STATES:
        set_votes(t, REPUBLICAN, one.index, 90)
    begin(t, do(election_tally))
    t.dice(6, 6, 1, 1)
    for _ in range(4):
        t.table.play(0)
    assert t.asked == ("choose_region", 0)
    assert not any(side.states or any(side.votes) for side in t.state.sides)
    assert [(player.rumor, player.skips) for player in t.state.players] == [(NO_RUMOR, 0)] * 2
    assert not t.state.home_stretch and not t.state.voting
    assert len(t.state.undecided) == 12 and everything(t) == ALL_BALLOTS


def test_the_second_election_uses_the_incumbents_edges_and_ends_the_game() -> None:
    """Incumbent Year: disregard the usual built-in edge; the second result is the game's."""
    t = elected(DEMOCRAT)
    assert edges_for(t.state.incumbent) == edges_for(DEMOCRAT) != edges_for(-1)
    t.dice(6, 6, 1, 1)
    for _ in range(3):
        t.table.play(0)
    begin(t, do(election_tally))
    outcome = t.table.outcome
    assert outcome is not None
    republican = sum(one.electors for one in STATES if edges_for(DEMOCRAT)[one.index] > 0)
    assert outcome.scores == (republican, 538 - republican)


@pytest.mark.parametrize(("option", "party"), [("republican", REPUBLICAN), ("democrat", DEMOCRAT)])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_single_election_may_be_an_incumbent_year(option: str, party: int, seats: int) -> None:
    """Ruling: without a first game the president is a card drawn at random from the party's."""
    t = new_example(GAME, seats=seats, options={"incumbent": option}, draws=[0, 5], faces=(6, 6, 1, 1) * 3)
    assert t.state.incumbent == party
    assert CANDIDATES[t.state.president].party == party
    assert t.state.president == [one.id for one in CANDIDATES if one.party == party][5]
    assert ticket(t, party) == [t.state.president]
    deciders = []
    while t.asked[0] != "choose_region":
        deciders.append((t.asked[0], t.state.players[t.asked[1]].party))
        t.table.play(0)
    assert deciders == [("choose_challenger", 1 - party)] * 2 + [("choose_new_mate", party)]
    assert [len(ticket(t, int(one))) for one in Party] == [2, 2]


@pytest.mark.parametrize("option", ["republican", "democrat"])
def test_with_four_players_dice_decide_who_plays_the_president_of_a_single_election(option: str) -> None:
    """Setup 3: the higher roll of two partners runs for president, in the incumbent's party and in the other."""
    t = new_example(GAME, seats=4, options={"incumbent": option}, draws=[0, 5], faces=(1, 1, 6, 6, 6, 6, 1, 1))
    offices = [player.offices for player in t.state.players]
    assert offices == [(VICE_PRESIDENT,), (PRESIDENT,), (PRESIDENT,), (VICE_PRESIDENT,)]
    assert t.state.players[t.state.seat_running_for(t.state.incumbent, PRESIDENT)].candidates == (t.state.president,)


def test_a_dead_heat_in_the_first_election_has_no_incumbent() -> None:
    """Ruling: nobody was elected, so the game ends with the first election."""
    t = campaign(incumbent="second_election")
    begin(t, do(declare, (269, 269), None, "dead_heat"))
    assert t.table.outcome is not None and t.table.outcome.ending == "dead_heat"
