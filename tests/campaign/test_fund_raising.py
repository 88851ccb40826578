"""Advanced Game: Fund Raising 1 to 4, with its example."""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.charts import funds_raised
from resolute.games.campaign.content.states import BY_CODE, REGION_STATES, Region
from resolute.games.campaign.rules.fund_raising import hold_rally
from resolute.games.campaign.rules.turns import end_turn
from tests.campaign.helpers import (
    DEMOCRAT,
    REPUBLICAN,
    SANDERS,
    Stage,
    begin,
    campaign,
    codes,
    offered,
    pick,
    record,
    stand,
    state,
)


def sanders(tally: str = "electoral") -> Stage:
    """Sanders, a strong fund raiser (3), whose party has nothing left."""
    t = stand(campaign(4, tally=tally, advertising=True, fund_raising=True), 0, SANDERS)
    t.state.sides[REPUBLICAN].funds = 0
    return t


@pytest.mark.parametrize("tally", ["electoral", "popular"])
def test_example_three_million_in_pennsylvania(tally: str) -> None:
    """Fund Raising, example: 4 and 5 in the East, Pennsylvania, an 8, a rating of 3: $3 million, under any tally."""
    t = sanders(tally).dice(4, 5, 3, 5).choose("Raise funds in the East")
    assert offered(t) == {"NJ", "PA", "NH"}
    pick(t, "PA")
    assert t.state.sides[REPUBLICAN].funds == 3
    assert t.state.sides[REPUBLICAN].raised == (state("PA"),)
    assert t.asked == ("choose_region", 1)


def test_fund_raising_1_is_announced_with_a_region_before_the_roll() -> None:
    """Fund Raising 1: it needs no special roll, but must be announced at the beginning of the turn."""
    t = sanders()
    assert [label for label in t.labels if label.startswith("Raise funds")] == [
        f"Raise funds in the {region}" for region in ("East", "South", "Midwest", "West")
    ]
    t.dice(3, 4).choose("Campaign in the East")
    assert not any("funds" in label for label in t.labels)


def test_fund_raising_only_where_it_is_played() -> None:
    assert not any("funds" in label for label in campaign(4, advertising=True).labels)


def test_fund_raising_2_one_of_the_states_reached_must_be_selected() -> None:
    t = sanders().dice(2, 2, 1, 1).choose("Raise funds in the West")
    assert codes(t.state.reached) == ["AZ", "CO"]
    assert offered(t) == {"AZ", "CO"}


def test_fund_raising_3_by_electoral_votes_and_rating() -> None:
    """Fund Raising 3: the section of the state's electoral votes, the dice and the rating."""
    for code in ("VT", "KY", "GA", "PA", "CA"):
        t = sanders().dice(6, 5)
        begin(t, do(hold_rally, state(code)), do(end_turn))
        assert t.state.sides[REPUBLICAN].funds == funds_raised(BY_CODE[code].electors, 11, 3)


def test_fund_raising_3_with_two_players_the_higher_rating() -> None:
    low, *_, high = sorted((one for one in CANDIDATES if one.party == REPUBLICAN), key=lambda one: one.fund_raising)
    t = stand(campaign(advertising=True, fund_raising=True), 0, low, high).dice(6, 5)
    t.state.sides[REPUBLICAN].funds = 0
    begin(t, do(hold_rally, state("NY")), do(end_turn))
    assert t.state.sides[REPUBLICAN].funds == funds_raised(41, 11, high.fund_raising)


def test_fund_raising_4_once_in_a_state() -> None:
    """Fund Raising 4: a checked state is closed to this party, not to the other."""
    t = sanders().dice(4, 5, 1, 1)
    t.state.sides[REPUBLICAN].raised = (state("PA"),)
    t.state.sides[DEMOCRAT].raised = (state("NJ"),)
    t.choose("Raise funds in the East")
    assert offered(t) == {"NJ", "NH"}


def test_fund_raising_4_a_single_state_left_is_taken_at_once() -> None:
    """Fund Raising 2: one must select a state, so that the last one is no choice."""
    t = sanders().dice(4, 5, 3, 5)
    t.state.sides[REPUBLICAN].raised = (state("NJ"), state("NH"))
    t.choose("Raise funds in the East")
    assert t.state.sides[REPUBLICAN].funds == 3
    assert t.asked == ("choose_region", 1)


def test_ruling_fund_raising_with_all_three_states_used_loses_the_turn() -> None:
    """Ruling 4.6."""
    t = sanders().dice(4, 5)
    t.state.sides[REPUBLICAN].raised = (state("NJ"), state("NH"), state("PA"))
    t.choose("Raise funds in the East")
    assert t.state.sides[REPUBLICAN].funds == 0
    assert t.asked == ("choose_region", 1)


def test_raising_funds_casts_no_ballot() -> None:
    t = sanders().dice(4, 5, 3, 5).choose("Raise funds in the East")
    pick(t, "PA")
    assert record(t, REPUBLICAN, "PA") == "" and t.state.sides[REPUBLICAN].states == 0


def test_a_region_without_a_state_left_is_no_longer_offered() -> None:
    """Fund Raising 4: once in a state for each party, so a region can be used up; the reason is given."""
    t = sanders()
    side = t.state.sides[REPUBLICAN]
    side.raised = REGION_STATES[Region.EAST]
    t.table._listing = None
    assert [label for label in t.labels if label.startswith("Raise")] == [
        f"Raise funds in the {region.label}" for region in (Region.SOUTH, Region.MIDWEST, Region.WEST)
    ]
    decision = t.table.decision
    assert decision is not None
    assert [(one.label, one.reason) for one in decision.barred] == [
        ("Raise funds in the East", "Your party has raised funds in all its states")
    ]
