"""Roads, flights, roadblocks and no-fly zones. (The Map; Roadblock and No-Fly Zone Tokens)"""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.dictators.content.map import GUANTANAMO, HAWAII, ROADS, ROADS_FROM, TIME_ZONES, TRIDENT
from resolute.games.dictators.content.printed import BY_CARD
from resolute.games.dictators.rules.barriers import can_block, can_close, place_no_fly, place_roadblock
from resolute.games.dictators.rules.moving import has_exit, move_to
from resolute.games.dictators.state import ON_THE_BOARD
from tests.dictators.staging import begin_in, block, hold, in_front, player, put, road, stage, where

HAWAII_TIME, PACIFIC, MOUNTAIN, CENTRAL, EASTERN = range(len(TIME_ZONES))


def test_flights_take_the_travel_and_an_action_more() -> None:
    t = put(stage(), 0, "Honolulu")
    assert t.option("Fly to Seattle").cost == "2 actions (uses your travel)"
    t.choose("Fly to Seattle")
    assert where(t, 0) == "Seattle" and t.state.actions == 1 and t.state.travels == 0


def test_flights_need_two_actions() -> None:
    t = put(stage(), 0, "Honolulu")
    t.choose("Draw a card", "Draw a card")
    assert t.barred["Fly to Seattle, Washington"] == "Not enough actions left"


def test_a_roadblock_shuts_its_road() -> None:
    t = block(stage(), ("Denver", "Cheyenne"))
    assert "Travel to Cheyenne, Wyoming" not in t.labels
    assert t.barred["Travel to Cheyenne, Wyoming"] == "A roadblock is on that road"
    assert [label for label in t.labels if label.startswith("Travel")]


def test_one_roadblock_on_a_road_and_thirty_in_all() -> None:
    t = stage()
    assert place_roadblock(t.table, 5) and not place_roadblock(t.table, 5)
    t.state.roadblocks = tuple(range(30))
    assert not can_block(t.state, 31) and not place_roadblock(t.table, 31)
    assert len(ROADS) > 31


@pytest.mark.parametrize(
    ("zone", "shut"),
    [(HAWAII_TIME, True), (PACIFIC, True), (MOUNTAIN, False), (CENTRAL, False), (EASTERN, False)],
)
def test_a_no_fly_zone_shuts_flights_in_out_and_across(zone: int, shut: bool) -> None:
    """From Hawaii to Seattle a flight leaves one time zone and enters another."""
    t = put(stage(), 0, "Honolulu")
    t.state.no_fly = 1 << zone
    t.run()
    assert ("Fly to Seattle, Washington" not in t.labels) is shut
    if shut:
        assert t.barred["Fly to Seattle, Washington"] == "A no-fly zone is in the way"


def test_a_no_fly_zone_shuts_no_road() -> None:
    t = stage()
    t.state.no_fly = 0b11111
    assert len([label for label in t.run().labels if label.startswith("Travel")]) == len(ROADS_FROM[player(t, 0).place])


def test_one_no_fly_zone_on_a_time_zone_and_five_in_all() -> None:
    t = stage()
    for zone in range(5):
        assert place_no_fly(t.table, zone) and not place_no_fly(t.table, zone)
    assert t.state.no_fly == 0b11111


def test_no_no_fly_zone_on_hawaii_while_a_dictator_is_on_it() -> None:
    t = put(stage(), 1, "Honolulu")
    assert not can_close(t.state, HAWAII_TIME) and can_close(t.state, PACIFIC)
    put(t, 1, "Seattle")
    assert can_close(t.state, HAWAII_TIME)


def test_a_dictator_who_comes_to_a_closed_hawaii_opens_it() -> None:
    t = stage()
    t.state.no_fly = 1 << HAWAII_TIME | 1 << EASTERN
    t.run(do(move_to, 0, HAWAII, BY_CARD))
    assert t.state.no_fly == 1 << EASTERN and has_exit(t.state, HAWAII)


@pytest.mark.parametrize("place", [GUANTANAMO, TRIDENT])
def test_guantanamo_and_the_trident_are_never_locked(place: int) -> None:
    """Whatever is closed, a way to Mexico stays open."""
    t = stage()
    t.state.trident, t.state.no_fly = ON_THE_BOARD, 0b11111
    player(t, 0).place = place
    assert has_exit(t.state, place)
    assert [label for label in t.run().labels if label.startswith(("Fly", "Sail"))]


def test_keeping_an_exit_open_lifts_only_what_locks() -> None:
    """With Hawaii and the Pacific closed, Vancouver and Tijuana need only Hawaii opened."""
    t = stage()
    t.state.no_fly = 1 << HAWAII_TIME | 1 << PACIFIC | 1 << EASTERN
    t.run(do(move_to, 0, HAWAII, BY_CARD))
    assert t.state.no_fly == 1 << PACIFIC | 1 << EASTERN and has_exit(t.state, HAWAII)
    assert [line for line in t.story if "no longer a no-fly zone" in line] == [
        "The Hawaii time zone is no longer a no-fly zone."
    ]
    t = stage()
    t.state.no_fly = 1 << PACIFIC | 1 << EASTERN
    t.run(do(move_to, 0, HAWAII, BY_CARD))
    assert t.state.no_fly == 1 << PACIFIC | 1 << EASTERN, "nothing locks anybody in, nothing is lifted"


@pytest.mark.parametrize("port", ["Houston", "New Orleans", "Tampa", "Veracruz"])
def test_no_no_fly_zone_stops_a_ship(port: str) -> None:
    """No-fly zones: an international flight or helicopter. Ships sail to the Trident and back whatever is closed."""
    t = put(stage(), 0, port)
    t.state.trident, t.state.warheads, t.state.no_fly = ON_THE_BOARD, 2, 0b11111
    t.run().choose("Sail to the Trident")
    assert where(t, 0) == "Trident"
    back = [label for label in begin_in(t, "Trident").labels if label.startswith("Sail")]
    assert len(back) == 4


@pytest.mark.parametrize(("name", "defcon"), [("Ivan", 3), ("Ivan", 2), ("Genghis", 5), ("Genghis", 3)])
def test_a_ship_is_no_flight(name: str, defcon: int) -> None:
    """Rulings: it costs two actions whatever flights cost; Sneaking Across and the Private Jet do not take it."""
    t = hold(in_front(stage(name, "Caligula"), 0, "Private Jet"), 0, "Sneaking Across")
    t.state.trident, t.state.warheads, t.state.defcon = ON_THE_BOARD, 2, defcon
    begin_in(t, "Houston")
    assert t.option("Sail to the Trident").cost == "2 actions (uses your travel)"
    reason = "No international flight leaves from here now"
    assert t.barred["Play Sneaking Across"] == t.barred["Private Jet: Take a flight"] == reason
    begin_in(t, "Veracruz").choose("Play Sneaking Across")
    assert t.labels == ["Guantanamo Bay, Cuba"]


def test_a_flight_from_abroad_heeds_the_time_zone_where_it_lands() -> None:
    t = put(stage(), 0, "Guantanamo Bay")
    t.state.no_fly = 1 << EASTERN
    t.run()
    assert "Fly to Miami, Florida" not in t.labels and "Fly to Veracruz, Mexico" in t.labels


def test_a_founding_father_may_forbid_traveling_but_not_disarming() -> None:
    t = in_front(stage(), 0, "John Jay", 2)
    assert not [label for label in t.labels if label.startswith("Travel")]
    assert t.barred["Travel"] == "Blocked by John Jay"


def test_roadblocks_are_named_by_their_ends() -> None:
    t = stage()
    place_roadblock(t.table, road("Denver", "Cheyenne"))
    assert "A roadblock goes up on the road from Cheyenne to Denver." in t.story
