"""Action cards that move the player's own meeple. (Action Cards; FAQ)"""

from __future__ import annotations

from resolute.games.dictators.content.map import NUMBER, PLACES
from tests.dictators.staging import (
    aim_at,
    begin_in,
    block,
    end_turn,
    hand,
    hold,
    on_top,
    player,
    put,
    stage,
    where,
)


def test_amtrak_goes_far_and_costs_the_next_turn() -> None:
    """Example 1: Amtrak moves from Oklahoma to Ohio, and the next turn is skipped."""
    t = begin_in(hold(stage(), 0, "Amtrak"), "Oklahoma City")
    t.choose("Play Amtrak", "Columbus, Ohio")
    assert where(t, 0) == "Columbus"
    assert player(t, 0).skips == 1 and t.state.actions == 2 and t.state.travels == 1
    end_turn(t)
    end_turn(t)
    assert t.asked == ("take_action", 1) and player(t, 0).skips == 0


def test_amtrak_reaches_the_next_time_zone_only() -> None:
    """From the Pacific the train reaches the mountains, not the plains, and no train leaves Hawaii."""
    t = begin_in(hold(stage(), 0, "Amtrak"), "Seattle")
    t.choose("Play Amtrak")
    zones = {PLACES[int(option.at.removeprefix("place:"))].time_zone for option in t.decision.options}
    assert zones == {1, 2}
    t = begin_in(hold(stage(), 0, "Amtrak"), "Honolulu")
    assert t.barred["Play Amtrak"] == "No train leaves from here"


def test_faq_amtrak_ignores_roadblocks() -> None:
    """FAQ: a roadblock does not stop Amtrak, which uses no roads."""
    t = begin_in(hold(stage(), 0, "Amtrak"), "Bangor")
    block(t, ("Bangor", "Concord"), ("Bangor", "Saint John"))
    t.choose("Play Amtrak", "Concord, New Hampshire")
    assert where(t, 0) == "Concord"


def test_helicopter_flies_in_the_time_zone_or_next_door() -> None:
    """Two actions, any place in the time zone or in an adjacent state."""
    t = begin_in(hold(stage(), 0, "Helicopter"), "Denver")
    t.choose("Play Helicopter")
    offered = set(t.labels)
    assert "Great Falls, Montana" in offered and "Kansas City, Missouri" not in offered
    assert "Wichita, Kansas" in offered
    t.choose("Great Falls, Montana")
    assert where(t, 0) == "Great Falls" and t.state.actions == 1


def test_faq_helicopter_ignores_roadblocks_but_not_no_fly_zones() -> None:
    """FAQ: roadblocks do not matter; a no-fly zone keeps a helicopter from moving in, out or across."""
    t = begin_in(hold(stage(), 0, "Helicopter"), "Bangor")
    block(t, ("Bangor", "Concord"), ("Bangor", "Saint John"))
    assert "Play Helicopter" in t.labels
    t.state.no_fly = 1 << 4
    t.run()
    assert t.barred["Play Helicopter"] == "A no-fly zone keeps it on the ground"
    put(t, 0, "St. Louis")
    t.choose("Play Helicopter")
    assert "Chicago, Illinois" in t.labels and "Louisville, Kentucky" not in t.labels


def test_helicopter_is_for_the_usa() -> None:
    """The sign says that the card works only within the USA."""
    t = begin_in(hold(stage(), 0, "Helicopter"), "Toronto")
    assert t.barred["Play Helicopter"] == "Works only within the USA"


def test_road_trip_takes_up_to_two_open_roads() -> None:
    """One or two roads; a roadblock on the way stops it."""
    t = begin_in(hold(stage(), 0, "Road Trip"), "Bangor")
    block(t, ("Boston", "Concord"))
    t.choose("Play Road Trip")
    assert sorted(t.labels) == [
        "Burlington, Vermont",
        "Concord, New Hampshire",
        "Saint John, Canada",
        "Trois-Rivières, Canada",
    ]
    t.choose("Burlington, Vermont")
    assert where(t, 0) == "Burlington" and t.state.travels == 1


def test_road_trip_needs_a_road() -> None:
    """From Hawaii no road leads away, and a place can be shut in by roadblocks."""
    t = begin_in(hold(stage(), 0, "Road Trip"), "Honolulu")
    assert t.barred["Play Road Trip"] == "No road leads away from here"
    put(t, 0, "Bangor")
    block(t, ("Bangor", "Concord"), ("Bangor", "Saint John"))
    assert t.barred["Play Road Trip"] == "Every road from here has a roadblock"


def test_motorcade_reaches_an_adjacent_state_without_a_road() -> None:
    """Adjacent States: there need not be a connecting road, and four corners touch."""
    t = begin_in(hold(stage(), 0, "Motorcade"), "Phoenix")
    t.choose("Play Motorcade", "Denver, Colorado")
    assert where(t, 0) == "Denver"


def test_motorcade_into_washington() -> None:
    """Washington D.C. is a state: Pennsylvania, Maryland, West Virginia, Virginia and the CIA lie beside it."""
    for place in ("Harrisburg", "Baltimore", "Charleston", "Richmond", "CIA headquarters"):
        t = begin_in(hold(stage(), 0, "Motorcade"), place)
        t.choose("Play Motorcade", "Washington")
        assert where(t, 0) == "Washington"


def test_motorcade_finds_nothing_beside_hawaii() -> None:
    """Hawaii is not adjacent to any state."""
    t = begin_in(hold(stage(), 0, "Motorcade"), "Honolulu")
    assert t.barred["Play Motorcade"] == "No state is adjacent to this one"


def test_hitchhiker_is_a_free_road() -> None:
    """FAQ: a card's "move" is not the travel, so both can be done in one turn."""
    t = hold(stage(), 0, "Hitchhiker")
    t.choose("Play Hitchhiker", "Kansas City, Missouri", "Travel to St. Louis, Missouri")
    assert where(t, 0) == "St. Louis" and t.state.actions == 2


def test_faq_sneaking_across_needs_a_dotted_line() -> None:
    """FAQ: it cannot be used from anywhere, only from where an international flight leaves."""
    t = begin_in(hold(stage(), 0, "Sneaking Across"), "Cheyenne")
    assert t.barred["Play Sneaking Across"] == "No international flight leaves from here now"
    put(t, 0, "Dallas")
    t.choose("Play Sneaking Across", "Mexico City, Mexico")
    assert where(t, 0) == "Mexico City" and t.state.travels == 1 and t.state.actions == 2


def test_sneaking_across_heeds_no_fly_zones() -> None:
    """A no-fly zone stops international flights."""
    t = begin_in(hold(stage(), 0, "Sneaking Across"), "Dallas")
    t.state.no_fly = 1 << 3
    t.run()
    assert "Play Sneaking Across" in t.barred


def test_faq_stealth_fighter_ignores_no_fly_zones() -> None:
    """FAQ: with a no-fly zone on the time zone the Stealth Fighter still moves anywhere outside the USA."""
    t = begin_in(hold(stage(), 0, "Stealth Fighter"), "Denver")
    t.state.no_fly = 0b11110
    t.run().choose("Play Stealth Fighter")
    offered = set(t.labels)
    assert {"Toronto, Canada", "Veracruz, Mexico", "Guantanamo Bay, Cuba"} <= offered
    assert "Trident" not in offered and "Dallas, Texas" not in offered
    t.choose("Toronto, Canada")
    assert where(t, 0) == "Toronto" and t.state.actions == 1


def test_stealth_fighter_reaches_the_trident_while_it_is_there() -> None:
    """The Trident is a place outside the USA once its token is on the board."""
    t = hold(stage(), 0, "Stealth Fighter")
    t.state.trident = 1
    t.choose("Play Stealth Fighter", "The Trident")
    assert player(t, 0).place == NUMBER["Trident"]


def test_faq_bulldozer_moves_past_a_roadblock_only() -> None:
    """FAQ: "move past a roadblock" needs a roadblock; it is removed, and the travel is not used."""
    t = hold(stage(), 0, "Bulldozer")
    assert t.barred["Play Bulldozer"] == "No road from here has a roadblock"
    block(t, ("Denver", "Wichita"))
    t.choose("Play Bulldozer")
    assert t.labels == ["Wichita, Kansas"]
    t.choose("Wichita, Kansas")
    assert where(t, 0) == "Wichita" and t.state.roadblocks == ()
    assert t.state.actions == 3 and t.state.travels == 1


def test_little_green_men_live_in_area_51() -> None:
    """A special site: move there, and draw a card."""
    t = begin_in(hold(stage(), 0, "Little Green Men"), "Honolulu")
    on_top(t, "Veto").choose("Play Little Green Men")
    assert where(t, 0) == "Area 51" and hand(t, 0) == ["Veto"]
    hold(t, 0, "Little Green Men")
    assert t.barred["Play Little Green Men"] == "You are there already"


def test_body_double_swaps_two_meeples() -> None:
    """The player and the opponent at whom it is aimed swap places on the map."""
    t = put(hold(stage(), 0, "Body Double"), 1, "Washington")
    t.choose("Play Body Double", "Caligula")
    assert (where(t, 0), where(t, 1)) == ("Washington", "Denver")
    assert t.state.actions == 1
    hold(put(t, 0, "Denver"), 0, "Body Double")
    assert t.barred["Play Body Double"] == "Not enough actions left"
    assert begin_in(t, "Denver").barred["Play Body Double"] == "There is no opponent in another place"


def test_faq_mutually_assured_destruction() -> None:
    """A discards, B has no card: no move. A declines: up to three states."""
    t = hold(hold(stage(seats=3), 0, "Mutually Assured Destruction"), 1, "Veto", "Road Trip")
    hold(t, 2)
    t.choose("Play Mutually Assured Destruction")
    # Veto could answer the card itself.
    t.choose("Let it happen")
    assert t.asked == ("give_in", 1)
    t.choose("Discard Road Trip")
    assert where(t, 0) == "Denver" and t.asked == ("take_action", 0)

    t = hold(hold(stage(seats=3), 0, "Mutually Assured Destruction"), 1, "Road Trip")
    hold(t, 2, "Amtrak")
    t.choose("Play Mutually Assured Destruction", "Discard Road Trip", "Discard nothing")
    assert t.asked == ("choose_place", 0)
    offered = set(t.labels)
    assert "St. Louis, Missouri" in offered and "Memphis, Tennessee" in offered
    assert "Indianapolis, Indiana" not in offered and "Atlanta, Georgia" not in offered
    t.choose("Memphis, Tennessee")
    assert where(t, 0) == "Memphis" and hand(t, 2) == ["Amtrak"]


def test_mutually_assured_destruction_may_lead_back_into_the_same_state() -> None:
    """Each state is adjacent to the one before: from Houston to Louisiana, and from there to another place in Texas."""
    t = hold(hold(stage(at="Houston"), 0, "Mutually Assured Destruction"), 1, "Road Trip")
    t.choose("Play Mutually Assured Destruction", "Discard nothing")
    assert len(set(t.labels)) == len(t.labels) and "Houston, Texas" in t.labels
    t.choose("El Paso, Texas")
    assert where(t, 0) == "El Paso"


def test_mutually_assured_destruction_needs_somebody_to_deter() -> None:
    """With no card in any other hand nobody is able to discard, and nothing could come of it."""
    t = hold(stage(), 0, "Mutually Assured Destruction")
    assert t.barred["Play Mutually Assured Destruction"] == "No opponent has a card to discard"


def test_moves_by_card_let_a_disarmer_arrive_and_work() -> None:
    """FAQ: a move by card does not use the travel, so that a facility can be disarmed in the same turn."""
    t = aim_at(hold(stage(), 0, "Hitchhiker"), 0, "Kansas City")
    t.choose("Play Hitchhiker", "Kansas City, Missouri").dice(3)
    t.choose("Try to disarm Whiteman bomber base")
    assert player(t, 0).facilities == 1 and t.state.actions == 1
