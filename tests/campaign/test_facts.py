"""Facts before prose: entries of the journal, odds and options name states, regions and cards by their ids."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import resolute
from resolute.engine.journal import Entry
from resolute.engine.odds import chances_of_places
from resolute.engine.views import Facts
from resolute.games.campaign import GAME
from resolute.games.campaign.concerns import CONCERNS
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.words.journal import SENTENCES
from tests.campaign.helpers import ADVANCED, SOUTH, campaign, region_codes

IDS = {
    *(f"state:{state.code}" for state in STATES),
    *(f"region:{region.key}" for region in Region),
    *(f"ballot:{ballot.id}" for ballot in BALLOTS),
    *(f"candidate:{candidate.id}" for candidate in CANDIDATES),
    *(f"headquarters:{card.id}" for card in HEADQUARTERS),
}


def test_the_odds_of_campaigning_in_a_region_list_its_states() -> None:
    """Campaigning: a state whose number is 7 is reached by the total alone, in six of thirty-six throws."""
    t = campaign()
    option = next(one for one in t.decision.options if one.at == "region:south")
    odds = t.table.odds(option)
    found = {place.id: share for place, share in chances_of_places(odds, GAME, t.table.view(0))}
    assert set(found) == {f"state:{code}" for code in region_codes(SOUTH)}
    sevens = [state.code for state in STATES if state.region is SOUTH and state.number == 7]
    assert odds.exact and all(found[f"state:{code}"] == Fraction(6, 36) for code in sevens)


def test_entries_say_what_they_are_about_by_id() -> None:
    about = GAME.about_entry
    ohio = next(state.index for state in STATES if state.code == "OH")
    assert about(Entry(1, "reached", (0, (2,), (ohio,)))) == ("region:midwest", "state:OH")
    assert about(Entry(1, "cast", (0, "P", ohio, True, 0, False))) == ("state:OH",)
    assert about(Entry(1, "cast_unshown", (0, "P", 2, 0))) == ("region:midwest",)
    assert about(Entry(1, "took_undecided", (0, (3, 4)))) == ("ballot:3", "ballot:4")
    assert about(Entry(1, "headquarters_card", (0, 5))) == ("headquarters:5",)
    assert about(Entry(1, "votes_added", (3, 0, 10))) == ("region:west",)
    assert about(Entry(1, "votes_added", (4, 0, 18))) == (), "the nation is no place on the map"
    assert about(Entry(1, "skipped", (0,))) == ()


def test_only_entries_that_are_told_are_about_something() -> None:
    assert set(CONCERNS) <= set(SENTENCES)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_entry_of_a_whole_game_is_about_things_that_exist(seats: int) -> None:
    options = {**ADVANCED, "nomination": True}
    table, random = resolute.new("campaign", seats=seats, options=options, seed=5), Random(5)
    while (decision := table.decision) is not None:
        table.advance(random.choice(decision.options))
    named = [id for entry in table.journal or () for id in GAME.about_entry(entry)]
    assert set(named) <= IDS
    assert {id.partition(":")[0] for id in named} == {"state", "region", "ballot", "candidate", "headquarters"}


def test_what_happens_now_is_told_as_facts() -> None:
    t = campaign()
    t.dice(2, 4).choose("Campaign in the Midwest")
    status = t.table.view(None).parts["status"]
    assert isinstance(status, Facts)
    turn, regions, reached = status.get("turn"), status.get("regions"), status.get("reached")
    assert turn is not None and turn.seat == 0
    assert regions is not None and regions.about == ("region:midwest",)
    assert reached is not None and reached.about == tuple(f"state:{STATES[one].code}" for one in t.state.reached)
    assert [(row.seat, row.value) for row in status.rows if row.key == "party"] == [(0, 0), (1, 1)]
