"""Asset cards: played before the player, then activated in the own turns. (Asset Cards)"""

from __future__ import annotations

from resolute.games.dictators.content.map import NUMBER
from resolute.games.dictators.library import number_of
from tests.dictators.staging import (
    aim_at,
    begin,
    block,
    end_turn,
    hand,
    hold,
    in_front,
    names,
    on_top,
    player,
    put,
    stage,
    where,
)


def test_assets_stay_in_play() -> None:
    """An asset is placed in front of the player and can be used in each own turn."""
    t = hold(stage(), 0, "The Marauder", "Veto")
    t.choose("Play The Marauder")
    assert names(player(t, 0).in_play) == ["The Marauder"] and t.state.actions == 2
    t.choose("The Marauder: Drive to an adjacent state", "Wichita, Kansas")
    assert where(t, 0) == "Wichita" and t.state.actions == 0 and t.state.travels == 1


def test_the_marauder_drives_through_a_roadblock() -> None:
    """One action: move past a roadblock and remove it, if there is one. (FAQ)"""
    t = in_front(stage(), 0, "The Marauder")
    assert t.barred["The Marauder: Drive through a roadblock"] == "No road from here has a roadblock"
    block(t, ("Denver", "Wichita"))
    t.choose("The Marauder: Drive through a roadblock", "Wichita, Kansas")
    assert where(t, 0) == "Wichita" and t.state.roadblocks == () and t.state.actions == 2


def test_the_marauder_is_for_the_usa() -> None:
    """Laid out anywhere, but driven neither abroad nor from there to the USA."""
    t = put(hold(stage(), 0, "The Marauder"), 0, "Toronto").choose("Play The Marauder")
    assert names(player(t, 0).in_play) == ["The Marauder"]
    block(t, ("Toronto", "Buffalo"))
    for label in ("Drive to an adjacent state", "Drive through a roadblock"):
        assert t.barred[f"The Marauder: {label}"] == "Works only within the USA"


def test_the_marauder_leads_through_no_roadblock_out_of_the_usa() -> None:
    """Start and end lie inside the USA: from Seattle through to Richland, not to Vancouver."""
    t = put(in_front(stage(), 0, "The Marauder"), 0, "Seattle")
    block(t, ("Seattle", "Vancouver"))
    assert t.barred["The Marauder: Drive through a roadblock"] == "Works only within the USA"
    block(t, ("Seattle", "Vancouver"), ("Seattle", "Richland")).choose("The Marauder: Drive through a roadblock")
    assert t.labels == ["Richland, Washington"]
    bulldozer = hold(block(put(stage(), 0, "Seattle"), ("Seattle", "Vancouver")), 0, "Bulldozer")
    assert bulldozer.choose("Play Bulldozer").labels == ["Vancouver, Canada"], "a card without the sign leads anywhere"


def test_faq_blackmail_box_only_in_the_own_turn() -> None:
    """FAQ: an ability that costs nothing is still no interruption; it is used in one's own turn."""
    t = hold(in_front(stage(), 1, "Blackmail Box"), 0, "Amtrak")
    assert not [label for label in t.labels if label.startswith("Blackmail Box")]
    end_turn(t)
    t.choose("Blackmail Box: Look at a hand", "Napoleon")
    assert t.state.actions == 3
    assert [entry.about[2] for entry in t.table.journal_for(1) if entry.kind == "sees_hand"] == [player(t, 0).hand]
    assert t.barred["Blackmail Box: Look at a hand"] == "You have seen every hand"


def test_blackmail_box_collects() -> None:
    """Two actions for a card at random."""
    t = hold(in_front(stage(), 0, "Blackmail Box"), 1, "Amtrak")
    t.choose("Blackmail Box: Collect a favor", "Caligula")
    assert hand(t, 0) == ["Amtrak"] and hand(t, 1) == [] and t.state.actions == 1


def test_private_jet_flies() -> None:
    """One action for an international flight without the travel; three for anywhere in the time zone."""
    t = in_front(stage(), 0, "Private Jet")
    t.choose("Private Jet: Take a flight", "Calgary, Canada")
    assert where(t, 0) == "Calgary" and t.state.actions == 2 and t.state.travels == 1
    t = in_front(stage(), 0, "Private Jet")
    t.choose("Private Jet: Cross the time zone", "Phoenix, Arizona")
    assert where(t, 0) == "Phoenix"


def test_state_television_draws_and_discards() -> None:
    """Two cards, then one is discarded; and one card more may be kept."""
    t = on_top(hold(in_front(stage(), 0, "State Television"), 0, "Engineer"), "Amtrak", "EMP")
    t.choose("State Television: Make the news", "Discard Engineer")
    assert hand(t, 0) == ["Amtrak", "EMP"] and t.state.actions == 2
    hold(t, 0, "Amtrak", "EMP", "Bribery", "Hacker", "Veto", "Recount")
    end_turn(t)
    assert t.asked[1] == 1 and len(hand(t, 0)) == 6


def test_golden_toolbox_tinkers() -> None:
    """One action for an attempt with -1, besides the plain one."""
    t = hold(aim_at(in_front(stage(), 0, "Golden Toolbox"), 0, "Denver"), 0, "Veto").dice(3, 3)
    t.choose("Golden Toolbox: Tinker with the facility here")
    assert player(t, 0).disarmed == () and t.state.actions == 2
    t.choose("Try to disarm Rocky Flats plant")
    assert player(t, 0).disarmed == (NUMBER["Denver"],)


def test_assets_are_used_as_often_as_there_are_actions() -> None:
    """Activate: an ability costs what stands beside it, and nothing else limits it."""
    t = aim_at(in_front(stage(), 0, "Golden Toolbox"), 0, "Denver").dice(1, 2, 6)
    for left in (2, 1, 0):
        t.choose("Golden Toolbox: Tinker with the facility here")
        assert t.state.actions == left or player(t, 0).disarmed
    assert player(t, 0).disarmed == (NUMBER["Denver"],)
    t = on_top(in_front(stage(), 0, "State Television"), "Amtrak", "EMP", "Hacker", "Veto", "Recount", "Engineer")
    for card in ("Amtrak", "Veto", "Recount"):
        t.choose("State Television: Make the news", f"Discard {card}")
    assert hand(t, 0) == ["EMP", "Hacker", "Engineer"] and t.state.actions == 0
    t = in_front(put(stage(), 0, "Honolulu"), 0, "Private Jet")
    t.choose("Private Jet: Take a flight", "Vancouver, Canada", "Private Jet: Take a flight", "San Francisco")
    assert t.state.actions == 1 and where(t, 0) == "San Francisco"
    t = block(in_front(stage(), 0, "The Marauder"), ("Denver", "Wichita"), ("Wichita", "Oklahoma City"))
    t.choose("The Marauder: Drive through a roadblock", "Wichita, Kansas")
    t.choose("The Marauder: Drive through a roadblock", "Oklahoma City, Oklahoma")
    assert t.state.actions == 1 and t.state.roadblocks == ()


def test_blackmail_box_looks_at_every_hand_that_is_not_known() -> None:
    """It costs nothing, so it is over when there is nothing left to see; a card that comes is something new."""
    t = hold(hold(in_front(stage(seats=3), 0, "Blackmail Box"), 1, "Amtrak"), 2, "EMP", "Veto")
    t.choose("Blackmail Box: Look at a hand", "Caligula", "Blackmail Box: Look at a hand", "Louis")
    assert "Blackmail Box: Look at a hand" not in t.labels
    player(t, 2).hold(on_top(t, "Hacker").state.command[0])
    assert t.run().choose("Blackmail Box: Look at a hand").labels == ["Louis"]


def test_assets_can_be_used_again_next_turn() -> None:
    """In each of your turns until the asset is removed."""
    t = on_top(hold(in_front(stage(), 0, "State Television"), 0, "Veto"), "Amtrak", "EMP")
    t.choose("State Television: Make the news", "Discard Veto")
    begin(t)
    assert "State Television: Make the news" in t.labels


def test_assets_are_not_answered_when_used() -> None:
    """A veto answers the card when it is played, not its abilities."""
    t = hold(in_front(stage(), 0, "The Marauder"), 1, "Veto")
    t.choose("The Marauder: Drive to an adjacent state")
    assert t.asked == ("choose_place", 0)
    assert number_of("The Marauder") in player(t, 0).in_play
