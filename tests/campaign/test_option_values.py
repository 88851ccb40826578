"""What options are worth: votes, the chance to carry a state as far as the party knows, the score, and debates."""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.engine.option_values import OptionValue
from resolute.games.campaign import GAME
from resolute.games.campaign.debating import debate_chances, hit_chance
from resolute.games.campaign.rules.absentee import distribute_absentee_ballots
from resolute.games.campaign.rules.nomination import choose_nominee
from resolute.testing import new_example
from tests.campaign.helpers import (
    REPUBLICAN,
    SANDERS,
    Stage,
    ballots,
    begin,
    campaign,
    hold,
    set_votes,
    stack,
    state,
    visited,
    worth,
)


def value(t: Stage, at: str) -> OptionValue:
    """What is said of the first option that points at a state or a region."""
    decision = t.decision
    index = next(place for place, option in enumerate(decision.options) if option.at == at)
    return decision.details.value(index)


def casting(*cards: int, tally: str = "electoral") -> Stage:
    """The Republicans cast ballots in the Midwest: Missouri, Michigan or Illinois."""
    return hold(campaign(tally=tally), 0, *cards).dice(2, 4).choose("Campaign in the Midwest")


def test_a_ballot_says_its_votes_the_chance_and_the_score() -> None:
    """Illinois leans to one party; nobody has cast there, so that one ballot decides it for sure."""
    (card,) = ballots("IL")
    found = value(casting(card, *ballots("MO")), "state:IL")
    assert [gain.unit for gain in found.gains] == ["votes", "electors"]
    assert found.gains[0].number == worth(card, "IL")
    assert found.chance is not None and found.chance.after == 1 and found.chance.before in (0, 1)
    assert found.gains[1].number == 26 * (1 - found.chance.before)
    assert found.kind in ("president", "vice_president") and found.note.startswith("or ")


def test_the_heading_of_a_state_says_die_electors_and_places() -> None:
    t = casting(*ballots("IL", "MO"))
    heading = next(one for one in t.decision.details.groups if one.at == "state:IL")
    assert (heading.title, heading.number, heading.worth, heading.used, heading.of) == ("Illinois", 6, "26", 0, 5)
    assert heading.note == "they have none"


def test_a_candidate_is_told_by_the_ratings_that_count_here() -> None:
    """Money and ads count only with advertising, fund raising and debates only where they are played."""
    said = "Senator from Kentucky: campaign 7, press 4"
    assert nominated() == said
    assert nominated(advertising=True) == f"{said}, money 8, ads 5"
    assert nominated(debate=True) == f"{said}, debate 3"
    assert nominated(advertising=True, fund_raising=True) == f"{said}, money 8, ads 5, fund raising 3"


def nominated(**options: bool) -> str:
    """What is said of Sanders at a convention."""
    t = new_example(GAME, seats=2, options={"nomination": True, "sides": "republican", **options})
    assert t.state.nomination is not None
    t.state.nomination.cards[0] = (SANDERS.id,)
    return value(begin(t, do(choose_nominee, 0)), f"candidate:{SANDERS.id}").effect


def test_what_the_other_side_has_hidden_does_not_change_a_value() -> None:
    """Their votes are secret: the values come from what was announced, and from nothing else."""
    t = casting(*ballots("IL", "MO"))
    before = t.decision.details
    set_votes(t, 1, state("IL"), 40)
    assert t.decision.details == before


def test_where_popular_votes_decide_the_gain_is_the_lead() -> None:
    """The first state of all: a regional tie goes to the party with more states, so that everything that is added goes
    to the Republicans instead of being divided."""
    (card,) = ballots("IL")
    found = value(casting(card, *ballots("MO"), tally="popular"), "state:IL")
    assert found.chance is None
    assert [gain.unit for gain in found.gains] == ["votes", "lead"]
    assert found.gains[1].number == worth(card, "IL") + 14 + 12 + 12 + 10 + 18


def test_a_region_says_how_likely_a_ballot_can_be_cast() -> None:
    """One ballot for Illinois, whose number is 6: it is reached by 16 of the 36 rolls."""
    t = hold(campaign(), 0, *ballots("IL"))
    chance = value(t, "region:midwest").chance
    assert chance is not None and chance.after == pytest.approx(16 / 36)


def test_ballots_of_the_other_partys_deck_say_for_whom_they_count() -> None:
    t = visited(stack(campaign(), *ballots("IL", party=1)), REPUBLICAN, "NY")
    begin(t, do(distribute_absentee_ballots))
    said = {
        decision_value.effect
        for option, decision_value in zip(t.decision.options, t.decision.details.values, strict=True)
        if option.piece == f"ballot:{ballots('IL', party=1)[0]}"
    }
    assert said == {"D-backed, counts for you"}


def test_debate_5_a_rating_of_4_makes_the_point_with_10_of_36() -> None:
    assert hit_chance(4) == 10 / 36 and hit_chance(2) == 6 / 36


def test_debate_6_who_hits_more_often_wins_and_level_is_a_stalemate() -> None:
    """Two rolls of a half against one of a half: won if the other misses and one hits, or both hit and it does."""
    won, level, lost = debate_chances(0.5, 2, 0.5, 1)
    assert (won, level, lost) == (0.5, 0.375, 0.125)


def test_the_dice_say_which_state_each_of_them_has_opened() -> None:
    """2 and 4 in the Midwest: Missouri, Michigan, and Illinois with their total."""
    found = casting(*ballots("IL", "MO")).decision.details.dice
    assert [(one.faces, one.number, one.name, one.at) for one in found] == [
        ((2,), 2, "Missouri", "state:MO"),
        ((4,), 4, "Michigan", "state:MI"),
        ((2, 4), 6, "Illinois", "state:IL"),
    ]
