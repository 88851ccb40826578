"""Confronting and convincing the president. (Confronting & Convincing the President)"""

from __future__ import annotations

import pytest

from resolute.games.dictators.rules.president import NEEDED
from tests.dictators.staging import (
    Stage,
    begin_in,
    end_turn,
    hand,
    have_disarmed,
    hold,
    next_president,
    player,
    president,
    stage,
    where,
)

FACILITIES = ("Denver", "Chicago", "Detroit")


def at_the_white_house(*disarmed: str, seats: int = 2) -> Stage:
    """A turn begins in Washington D.C."""
    t = have_disarmed(stage(seats=seats), 0, *disarmed)
    return next_president(begin_in(t, "Washington"), "At the Desk")


def test_confronting_is_for_the_start_of_a_turn_in_washington() -> None:
    t = at_the_white_house()
    assert t.asked == ("confront", 0)
    assert begin_in(stage(), "Baltimore").asked == ("take_action", 0)


def test_arriving_in_washington_is_not_enough() -> None:
    t = begin_in(stage(), "Baltimore").choose("Travel to Washington D.C.")
    assert t.asked == ("take_action", 0)
    end_turn(end_turn(t))
    assert t.asked == ("confront", 0)


def test_confronting_costs_no_action_and_is_optional() -> None:
    t = at_the_white_house().choose("Not this turn")
    assert t.asked == ("take_action", 0) and t.state.actions == 3


def test_the_presidential_card_is_shown_to_everybody() -> None:
    t = at_the_white_house().dice(1).choose("Confront the president")
    assert "Napoleon confronts the president: At the Desk." in t.table.story(None)
    assert president("At the Desk") in t.state.presidential_discards


def test_convincing_takes_the_whole_turn() -> None:
    t = at_the_white_house().dice(1).choose("Confront the president")
    assert t.state.mover == 1 and "Napoleon fails to convince the president (1, needed 20)." in t.story


@pytest.mark.parametrize(("count", "least"), list(enumerate(NEEDED)))
def test_the_chart_of_minimum_rolls(count: int, least: int) -> None:
    """20, 18, 14, 8 for 0, 1, 2, 3 disarmed facilities."""
    assert NEEDED == (20, 18, 14, 8)
    t = at_the_white_house(*FACILITIES[:count]).dice(least - 1).choose("Confront the president")
    assert t.table.outcome is None and t.state.mover == 1
    t = at_the_white_house(*FACILITIES[:count]).dice(least).choose("Confront the president")
    outcome = t.table.outcome
    assert outcome is not None and outcome.ranking == ((0,), (1,)) and outcome.ending == "president_convinced"
    assert outcome.scores == (1, 0)
    assert outcome.reason == "Napoleon “Blown-Apart” has convinced the president and rules the USA."


def test_a_failure_can_be_tried_again_with_all_steps() -> None:
    t = at_the_white_house().dice(1, 20).choose("Confront the president")
    next_president(end_turn(t), "Signing Things").choose("Confront the president")
    assert t.table.outcome is not None


def test_an_absent_president_leaves_the_turn_as_usual() -> None:
    t = next_president(at_the_white_house(), "Summit Abroad").choose("Confront the president")
    assert t.asked == ("take_action", 0) and t.state.actions == 3
    assert "The president is absent; the turn goes on as usual." in t.story


def test_success_wins_only_if_nobody_stops_it() -> None:
    t = hold(at_the_white_house(*FACILITIES), 1, "Recount").dice(20).choose("Confront the president")
    assert t.asked == ("answer", 1) and t.table.outcome is None
    t.choose("Play Recount")
    assert t.asked == ("take_action", 1)


def test_3_7_two_disarmed_13_fails_and_token_iii_makes_it_18() -> None:
    t = at_the_white_house("Denver", "Chicago").dice(13).choose("Confront the president")
    assert t.table.outcome is None
    t = at_the_white_house("Denver", "Chicago")
    player(t, 0).tokens = (3,)
    t.dice(13).choose("Confront the president", "Use token III: add 5")
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)


def test_whoever_has_any_token_is_asked_after_a_roll_that_falls_short() -> None:
    t = at_the_white_house("Denver")
    player(t, 0).tokens = (7,)
    t.dice(13).choose("Confront the president")
    assert t.asked == ("add_five", 0) and t.labels == ["Keep the roll"]


def test_an_empty_presidential_deck_is_shuffled_anew() -> None:
    t = at_the_white_house().dice(1)
    s = t.state
    s.presidential_discards, s.presidential = s.presidential, ()
    count = len(s.presidential_discards)
    t.choose("Confront the president")
    assert len(s.presidential) + len(s.presidential_discards) == count
    assert "The presidential deck is reshuffled." in t.story


def test_token_vii_card_is_drawn_instead_and_discarded_after_use() -> None:
    t = at_the_white_house(*FACILITIES)
    card = president("In a Good Mood")
    t.state.presidential = tuple(one for one in t.state.presidential if one != card)
    player(t, 0).kept_card = card
    t.run().dice(6).choose("Confront the president with the card you kept: In a Good Mood")
    assert t.table.outcome is not None, "6 and 2 make 8"
    assert player(t, 0).kept_card == -1 and card in t.state.presidential_discards


def test_answers_in_the_white_house_last_in_first_out() -> None:
    """A recount, a court, and the victory after all."""
    t = hold(hold(at_the_white_house(*FACILITIES), 1, "Recount"), 0, "Supreme Court").dice(20)
    t.choose("Confront the president", "Play Recount", "Play Supreme Court")
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)
    assert hand(t, 0) == hand(t, 1) == []


def test_a_guest_of_camp_david_does_not_stay_in_washington() -> None:
    t = next_president(at_the_white_house(), "Gone to Camp David").choose("Confront the president")
    assert where(t, 0) == "Baltimore" and t.asked == ("take_action", 0)
