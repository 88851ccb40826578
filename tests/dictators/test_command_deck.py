"""The command deck, its events and its discards. (Draw a Card; Founding Father, DEFCON and Trident Cards)"""

from __future__ import annotations

from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.library import FATHERS, KIND, number_of
from tests.dictators.staging import (
    discarded,
    end_turn,
    hand,
    hold,
    in_front,
    names,
    on_top,
    player,
    put,
    stage,
)


def test_action_cards_only_in_the_own_turn() -> None:
    """Whoever's turn it is not is asked about interruptions only."""
    t = hold(hold(stage(), 0, "Hitchhiker"), 1, "Foreign Aid", "Veto").choose("Play Hitchhiker")
    assert t.asked == ("answer", 1)
    assert "Play Veto" in t.labels and "Play Foreign Aid" not in t.labels


def test_a_card_costs_the_actions_that_it_says() -> None:
    t = hold(stage(), 0, "Helicopter", "Motorcade", "Hitchhiker", "Morale Boost")
    assert [t.option(f"Play {name}").cost for name in hand(t, 0)] == ["2 actions", "1 action", "", "3 actions"]
    t.choose("Play Motorcade", "Salt Lake City, Utah")
    assert t.state.actions == 2
    assert t.barred["Play Morale Boost"] == "Not enough actions left"


def test_interruptions_cost_nothing_and_are_played_in_anybodys_turn() -> None:
    t = hold(hold(stage(), 0, "Hitchhiker"), 1, "Veto").choose("Play Hitchhiker", "Play Veto")
    assert hand(t, 1) == [] and t.state.mover == 0 and t.state.actions == 3


def test_assets_are_played_in_the_own_turn_and_stay() -> None:
    t = hold(stage(), 0, "Private Jet").choose("Play Private Jet")
    assert names(player(t, 0).assets) == ["Private Jet"] and t.state.actions == 1
    assert [label for label in t.labels if label.startswith("Private Jet")]


def test_play_restriction_usa() -> None:
    t = put(hold(stage(), 0, "Motorcade"), 0, "Calgary")
    assert t.barred["Play Motorcade"] == "Works only within the USA"


def test_cards_that_were_played_lie_open_in_the_discards() -> None:
    t = hold(stage(), 0, "Hitchhiker").choose("Play Hitchhiker")
    assert names(t.state.aside) == ["Hitchhiker"]
    t.choose("Cheyenne, Wyoming")
    assert t.state.aside == () and names(t.state.discards) == ["Hitchhiker"]


def test_an_empty_deck_is_made_of_the_discards_and_three_new_founding_fathers() -> None:
    t = stage()
    s = t.state
    s.discards += tuple(card for card in s.command if KIND[card] <= Kind.ASSET)
    s.father_discards += tuple(card for card in s.command if KIND[card] == Kind.FOUNDING_FATHER)
    s.command = ()
    count = len(s.discards)
    t.choose("Draw a card")
    deck = t.state.command
    assert t.state.discards == () and len(deck) == count + 3 - 1
    assert sum(KIND[card] == Kind.FOUNDING_FATHER for card in deck) == 3 and len(t.state.fathers) == 9


def test_an_empty_deck_waits_for_the_next_draw() -> None:
    """Until somebody draws, the discards lie open and can be searched."""
    t = discarded(hold(stage(), 0, "Just What I Needed!"), "Amtrak", "EMP")
    t.state.command = ()
    t.run().choose("Play Just What I Needed!")
    assert t.labels == ["Amtrak", "EMP"]
    t.choose("Amtrak", "Draw a card")
    assert t.state.discards == () and len(t.state.command) == 2 + 3 - 1, "EMP, the card just played, three fathers"


def test_founding_fathers_that_run_out_come_from_their_discards() -> None:
    t = discarded(stage(), "Veto", "Recount")
    s = t.state
    s.father_discards, s.fathers, s.command = tuple(FATHERS), (FATHERS[0],), ()
    s.father_discards = tuple(FATHERS[1:])
    t.choose("Draw a card")
    assert len(s.fathers) == 12 and s.father_discards == ()


def test_a_deck_without_any_card_left_cannot_be_drawn_from() -> None:
    t = stage()
    s = t.state
    s.command = s.discards = s.fathers = s.father_discards = ()
    assert "Draw a card" not in t.run().labels


# Founding Fathers


def test_a_founding_father_is_resolved_at_once_without_a_replacement() -> None:
    t = on_top(stage(), "George Washington", "Veto").choose("Draw a card")
    assert names(player(t, 0).in_play) == ["George Washington"] and hand(t, 0) == []
    assert t.state.actions == 1, "one went with the draw, and he takes one"


def test_a_new_founding_father_takes_the_place_of_the_old_one() -> None:
    t = in_front(stage(), 0, "Thomas Jefferson")
    on_top(t, "Patrick Henry").choose("Draw a card")
    assert names(player(t, 0).in_play) == ["Patrick Henry"]
    assert names(t.state.father_discards) == ["Thomas Jefferson"], "on a pile of its own"
    assert number_of("Thomas Jefferson") not in t.state.discards


def test_a_founding_father_that_acts_at_once_replaces_the_old_one_too() -> None:
    t = in_front(stage(), 0, "Thomas Jefferson")
    on_top(t, "Paul Revere").choose("Draw a card")
    assert player(t, 0).in_play == ()
    assert sorted(names(t.state.father_discards)) == ["Paul Revere", "Thomas Jefferson"]


def test_a_founding_father_leaves_when_his_turns_are_over() -> None:
    t = in_front(stage(), 0, "George Washington", 1)
    end_turn(t)
    assert player(t, 0).in_play == () and names(t.state.father_discards) == ["George Washington"]


# DEFCON


def test_a_defcon_card_is_revealed_at_once_and_goes_to_the_command_discards() -> None:
    t = on_top(stage(), "DEFCON", "Veto").choose("Draw a card")
    assert t.state.defcon == 4 and hand(t, 0) == []
    assert names(t.state.discards) == ["DEFCON"]


def test_the_defcon_level_rises_as_its_number_falls() -> None:
    t = on_top(stage(), "DEFCON").choose("Draw a card")
    assert t.state.defcon == 4
    assert "DEFCON drops to 4." in t.story


def test_events_from_a_gift_are_resolved_at_once() -> None:
    """Quick reference: whenever an event card is drawn or put into a hand; here by Foreign Aid."""
    t = on_top(hold(stage(), 0, "Foreign Aid"), "DEFCON", "Veto", "Trident Nuclear Deterrent")
    t.choose("Play Foreign Aid")
    assert hand(t, 0) == ["Veto"] and t.state.defcon == 4 and t.state.warheads == 2


# Token XIII is asked about without telling who holds it


def test_whoever_has_any_token_is_asked_when_a_founding_father_comes() -> None:
    t = stage()
    player(t, 0).tokens = (1,)
    on_top(t, "Patrick Henry").choose("Draw a card")
    assert t.asked == ("give_father_away", 0) and t.labels == ["Keep the card"]
    t.choose("Keep the card")
    assert names(player(t, 0).in_play) == ["Patrick Henry"]
