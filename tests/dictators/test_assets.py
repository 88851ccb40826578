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
    """Neither played nor driven abroad."""
    t = put(in_front(stage(), 0, "The Marauder"), 0, "Toronto")
    assert t.barred["The Marauder: Drive to an adjacent state"] == "Works only within the USA"
    t = put(hold(stage(), 0, "The Marauder"), 0, "Toronto")
    assert t.barred["Play The Marauder"] == "Works only within the USA"


def test_faq_blackmail_box_only_in_the_own_turn() -> None:
    """FAQ: an ability that costs nothing is still no interruption; it is used in one's own turn."""
    t = hold(in_front(stage(), 1, "Blackmail Box"), 0, "Amtrak")
    assert not [label for label in t.labels if label.startswith("Blackmail Box")]
    end_turn(t)
    t.choose("Blackmail Box: Look at a hand", "Napoleon")
    assert t.state.actions == 3
    assert [entry.about[2] for entry in t.table.journal_for(1) if entry.kind == "sees_hand"] == [player(t, 0).hand]
    assert t.barred["Blackmail Box: Look at a hand"] == "Once per turn, and you have used it"


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
    """One action for an attempt with -1, once a turn, besides the plain one."""
    t = hold(aim_at(in_front(stage(), 0, "Golden Toolbox"), 0, "Denver"), 0, "Veto").dice(3, 3)
    t.choose("Golden Toolbox: Tinker with the facility here")
    assert player(t, 0).disarmed == () and t.state.actions == 2
    assert t.barred["Golden Toolbox: Tinker with the facility here"] == "Once per turn, and you have used it"
    t.choose("Try to disarm Rocky Flats plant")
    assert player(t, 0).disarmed == (NUMBER["Denver"],)


def test_assets_can_be_used_again_next_turn() -> None:
    """Once a turn is once a turn."""
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
