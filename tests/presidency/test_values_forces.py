"""What stands beside a move of the US forces: what a unit is for, and what waits where it goes."""

from __future__ import annotations

from resolute.games.presidency.content.forces import Box, UnitType
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.state import TerrorGroup
from tests.presidency.test_event_values import values
from tests.presidency.test_forces import AFRICA, EAST, HOME, MEDITERRANEAN, deployed, moving
from tests.presidency.test_values_abroad import in_africa


def test_every_unit_says_what_it_is_for_and_what_it_leaves_behind() -> None:
    units = deployed((UnitType.INTEL, AFRICA), (UnitType.CARRIER, MEDITERRANEAN), (UnitType.LIGHT, HOME))
    said = values(moving(units=units, terror_groups=in_africa(TerrorGroup(1), TerrorGroup(3))))
    scouts = said["Intelligence in Africa"]
    assert scouts.effect == "−1 on the rolls to find and to strike terror groups in its region"
    assert scouts.note == "leaves two terror groups (up to level 3) behind"
    assert said["Carrier group in the Mediterranean"].effect == "Strength 3 in a war on every coast that it reaches"
    assert (said["Light army at home"].effect, said["Light army at home"].note) == ("Strength 2 in a war", "")


def test_every_place_says_what_waits_there() -> None:
    t = moving(units=deployed((UnitType.INTEL, HOME)), terror_groups=in_africa(TerrorGroup(2)))
    t.choose("Intelligence at home")
    said = values(t)
    assert said["Africa"].effect == "A terror group (level 2)" and not said["Africa"].note
    assert said["Central America"].effect == "No terror group there now"
    assert said["With Japan"].effect == "Ready to defend Japan if it is attacked"


def test_troops_on_the_ground_leave_a_footprint_outside_europe_and_ships_say_what_they_reach() -> None:
    t = moving(units=deployed((UnitType.LIGHT, EAST), (UnitType.CARRIER, int(Box.NORTH_ATLANTIC))))
    t.choose("Light army in the Middle East")
    said = values(t)
    assert said["Africa"].note == "leaves a footprint at the end of the year" and not said["The Eurozone"].note
    assert said["Home"].effect.startswith("Out of the way")
    assert said["Africa"].effect == "A civil war" and said["South America"].effect == "No fighting there now"
    t = moving(units=deployed((UnitType.CARRIER, int(Box.NORTH_ATLANTIC))))
    t.choose("Carrier group in the North Atlantic")
    said = values(t)
    assert said["The Eastern Pacific"].effect == f"Reaches {Region.ASIA_PACIFIC.label}: no fighting there now"


def test_a_heavy_unit_in_transit_gets_ready() -> None:
    said = values(moving(units=deployed(transit=((UnitType.HEAVY, EAST),) * 2)))
    assert said["Get the heavy army in the Middle East ready"].effect == "Ready from now on: strength 4 in a war"
