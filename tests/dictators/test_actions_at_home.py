"""Action cards for the own hand, facilities and turns. (Action Cards; FAQ)"""

from __future__ import annotations

from resolute.games.dictators.content.map import NUMBER, PLACES
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.library import KIND
from tests.dictators.staging import (
    aim_at,
    begin,
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


def test_just_what_i_needed_takes_any_discard() -> None:
    """A card of the player's choice comes from the command discards to the hand; everybody sees it."""
    t = hold(stage(), 0, "Just What I Needed!")
    assert t.barred["Play Just What I Needed!"] == "The discard pile is empty"
    discarded(t, "Amtrak", "Veto", "EMP").choose("Play Just What I Needed!", "Veto")
    assert hand(t, 0) == ["Veto"]
    assert names(t.state.discards) == ["Amtrak", "EMP", "Just What I Needed!"]


def test_faq_just_what_i_needed_takes_a_defcon_card() -> None:
    """FAQ: it is revealed at once, the level changes and its effect is executed; it is discarded again."""
    t = discarded(hold(stage(), 0, "Just What I Needed!"), "DEFCON")
    t.choose("Play Just What I Needed!", "DEFCON")
    assert t.state.defcon == 4 and len(t.state.roadblocks) == 4
    assert hand(t, 0) == [] and "DEFCON" in names(t.state.discards)


def test_just_what_i_needed_takes_the_trident() -> None:
    """Trident Nuclear Deterrent Card: put into a hand it is revealed too."""
    t = discarded(hold(stage(), 0, "Just What I Needed!"), "Trident Nuclear Deterrent")
    t.choose("Play Just What I Needed!", "Trident Nuclear Deterrent")
    assert t.state.trident == 1 and t.state.warheads == 2 and hand(t, 0) == []


def test_foreign_aid_draws_three() -> None:
    """Three cards for one action."""
    t = on_top(hold(stage(), 0, "Foreign Aid"), "Amtrak", "Veto", "EMP")
    t.choose("Play Foreign Aid")
    assert hand(t, 0) == ["Amtrak", "Veto", "EMP"] and t.state.actions == 2


def test_foreign_aid_meets_events_on_the_way() -> None:
    """An event that is drawn is resolved at once, without a replacement."""
    t = on_top(hold(stage(), 0, "Foreign Aid"), "Amtrak", "Thomas Paine", "EMP")
    t.choose("Play Foreign Aid")
    assert hand(t, 0) == ["Amtrak", "EMP"] and names(player(t, 0).in_play) == ["Thomas Paine"]


def test_five_year_plan_keeps_one_of_five() -> None:
    """The player alone looks at five command cards that are no events, keeps one, and the others go back."""
    t = on_top(hold(stage(), 0, "Five-Year Plan"), "Amtrak", "DEFCON", "Veto", "EMP", "Bribery", "Hacker")
    size = len(t.state.command)
    t.choose("Play Five-Year Plan")
    assert t.asked == ("keep_one", 0)
    assert t.labels == ["Keep Amtrak", "Keep Veto", "Keep EMP", "Keep Bribery", "Keep Hacker"]
    t.choose("Keep Hacker")
    assert hand(t, 0) == ["Hacker"] and len(t.state.command) == size - 1 and t.state.defcon == 5
    assert not [entry for entry in t.table.journal_for(1) if entry.kind in ("examines_these", "keeps_this")]


def test_five_year_plan_makes_an_empty_deck_anew() -> None:
    """An empty deck is made of the discards first, as for a draw."""
    t = hold(stage(), 0, "Five-Year Plan")
    s = t.state
    s.discards, s.command = s.command, ()
    t.run().choose("Play Five-Year Plan")
    assert t.asked == ("keep_one", 0) and len(t.labels) == len(set(s.examined))
    t.table.play(0)
    assert len(hand(t, 0)) == 1 and names(s.discards) == ["Five-Year Plan"]


def test_five_year_plan_needs_a_card_that_is_no_event() -> None:
    t = hold(stage(), 0, "Five-Year Plan")
    s = t.state
    s.discards = tuple(card for card in s.command if KIND[card] <= Kind.ASSET)
    s.command = tuple(card for card in s.command if KIND[card] > Kind.ASSET)
    assert t.run().barred["Play Five-Year Plan"] == "Only events are left in the command deck"
    s.command = s.discards = ()
    assert t.run().barred["Play Five-Year Plan"] == "There is no card left to look at"


def test_faq_engineer_allows_a_second_attempt() -> None:
    """FAQ: one action instead of the travel and one; so Engineer and a plain attempt make three actions."""
    t = aim_at(hold(stage(), 0, "Engineer", "Veto"), 0, "Denver").dice(2, 6)
    t.choose("Play Engineer")
    assert player(t, 0).disarmed == () and t.state.actions == 2
    t.choose("Try to disarm Rocky Flats plant")
    assert player(t, 0).disarmed == (NUMBER["Denver"],) and t.state.actions == 0


def test_engineer_after_the_travel() -> None:
    """Traveled this turn: disarming is barred, Engineer is allowed."""
    t = aim_at(hold(stage(), 0, "Engineer"), 0, "Kansas City")
    assert t.barred["Play Engineer"] == "You have nothing to disarm here"
    t.choose("Travel to Kansas City, Missouri")
    assert t.barred["Try to disarm Whiteman bomber base in Kansas City"] == "You have used your travel this turn"
    t.dice(3).choose("Play Engineer")
    assert player(t, 0).facilities == 1


def test_engineer_works_on_the_trident() -> None:
    """A warhead is disarmed like a facility, and brings an unused token."""
    t = put(hold(stage(), 0, "Engineer"), 0, "Trident")
    t.state.trident, t.state.warheads = 1, 2
    t.run().dice(3).choose("Play Engineer")
    assert len(player(t, 0).tokens) == 1 and t.state.warheads == 1 and player(t, 0).disarmed == ()


def test_faq_hacker_needs_no_roll() -> None:
    """FAQ: the facility is disarmed without rolling a die."""
    t = aim_at(hold(stage(), 0, "Hacker"), 0, "Denver")
    t.choose("Play Hacker")
    assert player(t, 0).disarmed == (NUMBER["Denver"],) and t.state.actions == 1


def test_faq_hacker_can_be_canceled() -> None:
    """FAQ: it can still be canceled by opponents: as a card, as an attempt, and after it succeeded."""
    for answer in ("Veto", "Safety Inspection", "Rearmament"):
        t = hold(aim_at(hold(stage(), 0, "Hacker"), 0, "Denver"), 1, answer)
        t.choose("Play Hacker", f"Play {answer}")
        assert player(t, 0).disarmed == () and player(t, 0).targets == (NUMBER["Denver"],)


def test_hacker_needs_the_own_facility() -> None:
    """Dictators are only able to disarm their own facilities."""
    t = aim_at(hold(stage(), 0, "Hacker"), 1, "Denver")
    aim_at(t, 0, "Minot")
    assert t.barred["Play Hacker"] == "You have nothing to disarm here"


def test_blueprints_help_this_turn() -> None:
    """+1 on the rolls to disarm of this turn, and a card."""
    t = on_top(aim_at(hold(stage(), 0, "Blueprints"), 0, "Denver"), "Amtrak")
    t.choose("Play Blueprints").dice(2)
    t.choose("Try to disarm Rocky Flats plant")
    assert player(t, 0).facilities == 1 and hand(t, 0) == ["Amtrak"]


def test_blueprints_are_forgotten_after_the_turn() -> None:
    """The next turn rolls without them."""
    t = aim_at(hold(stage(), 0, "Blueprints"), 0, "Denver")
    t.choose("Play Blueprints", "End your turn", "End your turn").dice(2)
    t.choose("Try to disarm Rocky Flats plant")
    assert player(t, 0).facilities == 0


def test_change_of_plans_exchanges_a_target() -> None:
    """A card that is not disarmed goes back into its zone's deck, and another of that zone comes."""
    t = aim_at(hold(stage(), 0, "Change of Plans"), 0, "Minot", "Denver")
    aim_at(t, 1)
    t.choose("Play Change of Plans", "Minot missile fields in Minot")
    zones = sorted(PLACES[place].zone for place in player(t, 0).targets)
    assert zones == [1, 2] and NUMBER["Minot"] not in player(t, 0).targets
    assert NUMBER["Minot"] in t.state.nuclear[1]
    assert not [entry for entry in t.table.journal_for(1) if entry.kind in ("new_targets", "shuffled_back")]
    assert t.table.story(1)[-2:] == [
        "Napoleon draws a zone 2 nuclear card.",
        "Napoleon shuffles a zone 2 nuclear card back.",
    ]
    assert t.story[-1] == "You shuffle Minot missile fields in Minot back."


def test_change_of_plans_needs_a_target() -> None:
    """Disarmed facilities stay as they are."""
    t = aim_at(hold(stage(), 0, "Change of Plans"), 0)
    assert t.barred["Play Change of Plans"] == "You have no nuclear card left to exchange"


def test_faq_morale_boost_is_a_whole_turn() -> None:
    """FAQ: a whole new turn with three new actions and a travel."""
    t = hold(stage(), 0, "Morale Boost")
    t.choose("Play Morale Boost")
    assert t.asked == ("take_action", 0) and t.state.actions == 3 and t.state.travels == 1
    end_turn(t)
    assert t.asked == ("take_action", 1)


def test_morale_boost_takes_all_actions() -> None:
    """It costs three."""
    t = hold(stage(), 0, "Morale Boost", "Hitchhiker")
    t.choose("Travel to Wichita, Kansas")
    assert t.barred["Play Morale Boost"] == "Not enough actions left"


def test_red_telephone_calms_the_world() -> None:
    """DEFCON goes one level back toward peace; at 5 there is nothing to calm."""
    t = hold(stage(), 0, "Red Telephone")
    assert t.barred["Play Red Telephone"] == "DEFCON is at 5 already"
    t.state.defcon = 3
    t.run().choose("Play Red Telephone")
    assert t.state.defcon == 4 and t.state.roadblocks == ()


def test_john_adams_bars_what_lies_in_hand() -> None:
    """A card says why it cannot be played now."""
    t = in_front(hold(stage(), 0, "Foreign Aid"), 0, "John Adams", 2)
    assert begin(t).barred["Play Foreign Aid"] == "Blocked by John Adams"
