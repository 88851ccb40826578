"""What a finished election says about itself."""

from __future__ import annotations

import pytest

import resolute
from resolute.engine.summary import Summary, SummaryPanel
from resolute.engine.table import Table
from resolute.games.campaign.content.lookups import NATION
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.tally import carries, electoral_votes
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.summary import campaign_summary, grand_totals, leads


def _over(seed: int, **options: str) -> Table[Campaign]:
    table = resolute.new("campaign", seats=2, options=options or None, seed=seed)
    while table.decision is not None:
        table.play((table.number * 7) % len(table.decision.options))
    return table


def _panel(summary: Summary, key: str) -> SummaryPanel:
    return next(one for one in summary.panels if one.key == key)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_deciding_state_is_one_that_the_winners_carry(seed: int) -> None:
    table = _over(seed)
    summary = campaign_summary(table, 0)
    scores = electoral_votes(table.state)
    assert summary.deciding is not None
    state = next(one for one in NATION if f"state:{STATES[one].code}" == summary.deciding.at)
    assert carries(table.state, state) == scores.index(max(scores))
    assert summary.deciding.figure == STATES[state].code


def test_the_closest_states_are_those_that_were_fought_for() -> None:
    table = _over(1)
    lead, s = leads(table.state), table.state
    closest = _panel(campaign_summary(table, None), "closest")
    shown = [next(one for one in NATION if f"state:{STATES[one].code}" == fact.at) for fact in closest.facts]
    assert 1 <= len(shown) <= 5
    assert all(s.sides[0].votes[one] or s.sides[1].votes[one] for one in shown)
    assert [abs(lead[one]) for one in shown] == sorted(abs(lead[one]) for one in shown)
    for one, fact in zip(shown, closest.facts, strict=True):
        assert fact.seat is not None and s.players[fact.seat].party == carries(s, one)


def test_best_and_worst_roll_are_those_of_the_party_that_asks() -> None:
    table = _over(2)
    for seat in range(2):
        luck = _panel(campaign_summary(table, seat), "luck")
        assert [fact.seat for fact in luck.facts] == [seat, seat]
        assert all(fact.number is not None and 0 < fact.number <= table.number for fact in luck.facts)


@pytest.mark.parametrize("tally", ["electoral", "popular"])
def test_the_other_tally_is_counted_too(tally: str) -> None:
    table = _over(3, tally=tally)
    other = _panel(campaign_summary(table, 0), "other_tally")
    totals = grand_totals(table.state) if tally == "electoral" else electoral_votes(table.state)
    shown = [fact.value for fact in other.facts]
    assert shown == ([f"{one / 10:,.1f}M" for one in totals] if tally == "electoral" else [str(one) for one in totals])
    assert other.note


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_ballots_of_the_box_come_to_the_votes_of_every_state(seed: int) -> None:
    """Once the polls have closed everything is counted in the open, ballot by ballot."""
    s = _over(seed).state
    box = _panel(campaign_summary(_over(seed), None), "box")
    assert {fact.kind for fact in box.facts} <= {"president", "vice_president", "absentee"}
    for party in (0, 1):
        for state in NATION:
            at, seat = f"state:{STATES[state].code}", s.seats_of(party)[0]
            cast = [fact.amount or 0 for fact in box.facts if (fact.at, fact.seat) == (at, seat)]
            assert sum(cast) == s.sides[party].votes[state]
