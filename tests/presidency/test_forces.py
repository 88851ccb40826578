"""US forces: what is where, how it moves, what it adds to a war, and the footprints it leaves.
(GM US Military Forces, Move/Deploy Forces, US Military Footprint)"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.forces import (
    FIXED_UNIT,
    REACHES,
    STRENGTH,
    UNITS,
    ZONES,
    Box,
    UnitType,
    ally_box,
)
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.evaluate_forces import forces_worth
from resolute.games.presidency.library import DIPLOMATIC, MILITARY
from resolute.games.presidency.rules.actions import take_actions
from resolute.games.presidency.rules.economy import improve_capabilities
from resolute.games.presidency.rules.forces import (
    FLEET,
    destinations,
    footprints_due,
    in_box,
    leave_footprint,
    move_forces,
    remove_footprint,
    us_strength,
    within_reach,
)
from resolute.games.presidency.rules.sequence import STEPS
from resolute.games.presidency.state import Presidency, Unit, War
from tests.presidency.helpers import Stage, presidency

HOME, EAST, AFRICA, PACIFIC = int(Region.CONUS), int(Region.MIDDLE_EAST), int(Region.AFRICA), int(Region.ASIA_PACIFIC)
MEDITERRANEAN, KOREA = int(Box.MEDITERRANEAN), ally_box(Nation.SOUTH_KOREA)


def deployed(*units: tuple[UnitType, int], transit: tuple[tuple[UnitType, int], ...] = ()) -> tuple[Unit, ...]:
    """These units where they are said to be, all others held by Congress."""
    found = [Unit(int(Box.HELD_BY_CONGRESS))] * len(UNITS)
    for kind, box, moves in (*((*one, False) for one in units), *((*one, True) for one in transit)):
        held = (i for i, (one, _) in enumerate(UNITS) if one == kind and found[i].box == Box.HELD_BY_CONGRESS)
        found[next(held)] = Unit(box, moves)
    return tuple(found)


def boxes(t: Stage, kind: UnitType) -> Counter[int]:
    return Counter(unit.box for (one, _), unit in zip(UNITS, t.state.units, strict=True) if one == kind)


def moving(**fields: Any) -> Stage:
    return presidency(**fields).run(do(move_forces))


def world(t: Stage) -> Presidency:
    return t.table.state


def test_us_military_forces_seven_types() -> None:
    """GM US Military Forces: every unit starts at home, abroad, at sea or held by Congress."""
    assert len(UnitType) == 7 and {kind for kind, _ in UNITS} == set(UnitType)
    t = presidency()
    assert boxes(t, UnitType.MARINES) == {HOME: 1, MEDITERRANEAN: 1, int(Box.HELD_BY_CONGRESS): 2}
    assert boxes(t, UnitType.CARRIER)[MEDITERRANEAN] == 1
    assert all(kind not in STRENGTH for kind in (UnitType.INTEL, UnitType.SPECIAL_FORCES))


def test_carrier_zones_reach_what_they_are_connected_to() -> None:
    """GM Carrier and Marine Deployment Zones: from the Indian Ocean to Africa, the Middle East, Central/South Asia."""
    assert len(ZONES) == 5
    assert set(REACHES[int(Box.INDIAN_OCEAN)]) == {Region.AFRICA, Region.MIDDLE_EAST, Region.CENTRAL_SOUTH_ASIA}
    assert {region for zone in ZONES for region in REACHES[int(zone)]} == set(Region) - {Region.CONUS}
    s = world(presidency(units=deployed((UnitType.CARRIER, int(Box.INDIAN_OCEAN)), (UnitType.MARINES, AFRICA))))
    assert within_reach(s, AFRICA, UnitType.CARRIER, UnitType.MARINES) == 2
    assert within_reach(s, EAST, UnitType.CARRIER, UnitType.MARINES) == 1
    assert within_reach(s, PACIFIC, UnitType.CARRIER, UnitType.MARINES) == 0


def test_move_1_two_intelligence_or_special_forces_units() -> None:
    """GM Move/Deploy Forces 1: from any holding box to any other, or to and from an ally."""
    t = moving().choose("Intelligence at home").choose("Africa")
    assert boxes(t, UnitType.INTEL) == {EAST: 1, int(Region.CENTRAL_SOUTH_ASIA): 1, AFRICA: 1}
    assert t.decision.prompt == "Does another unit move with it?"
    assert all(label.startswith(("Intelligence", "Special forces", "No other")) for label in t.labels)
    t.choose("Special forces at home").choose("With Israel")
    assert boxes(t, UnitType.SPECIAL_FORCES)[ally_box(Nation.ISRAEL)] == 1
    assert t.labels == ["rest"], "two are enough"


def test_move_1_the_second_is_another_unit() -> None:
    t = moving(units=deployed((UnitType.INTEL, HOME))).choose("Intelligence at home").choose("Africa")
    assert t.labels == ["rest"], "nobody else could move"


@pytest.mark.parametrize("kind", [UnitType.MARINES, UnitType.AIR_FORCE, UnitType.LIGHT], ids=lambda one: one.label)
def test_move_2_one_unit_from_land_to_land(kind: UnitType) -> None:
    """GM Move/Deploy Forces 2 and 6: one unit, also straight to an ally."""
    t = moving(units=deployed((kind, HOME), (UnitType.INTEL, HOME)))
    t.choose(f"{kind.label[0].upper()}{kind.label[1:]} at home").choose("The Middle East")
    assert boxes(t, kind)[EAST] == 1 and t.labels == ["rest"]
    t = moving(units=deployed((kind, EAST)))
    t.choose(f"{kind.label[0].upper()}{kind.label[1:]} in the Middle East").choose("With Japan")
    assert boxes(t, kind)[ally_box(Nation.JAPAN)] == 1


def test_move_3_two_carriers_from_zone_to_zone() -> None:
    """GM Move/Deploy Forces 3: carriers know only zones."""
    t = moving().choose("Carrier group in the Mediterranean")
    assert t.labels == ["The North Atlantic", "The South Atlantic", "The Indian Ocean", "The Eastern Pacific"]
    t.choose("The North Atlantic").choose("Carrier group in the Indian Ocean").choose("The North Atlantic")
    assert boxes(t, UnitType.CARRIER)[int(Box.NORTH_ATLANTIC)] == 2 and t.labels == ["rest"]


def test_move_3_a_released_carrier_leaves_home() -> None:
    t = moving(units=deployed((UnitType.CARRIER, HOME))).choose("Carrier group at home").choose("The North Atlantic")
    assert boxes(t, UnitType.CARRIER)[int(Box.NORTH_ATLANTIC)] == 1


def test_move_4_two_marines_by_sea() -> None:
    """GM Move/Deploy Forces 4: to any zone, or from a zone to a connected region or an ally there."""
    t = moving(units=deployed((UnitType.MARINES, HOME), (UnitType.MARINES, MEDITERRANEAN)))
    t.choose("Marines in the Mediterranean")
    assert {"The Middle East", "Africa", "Eastern Europe", "With Israel", "The Indian Ocean"} <= set(t.labels)
    assert not {"Asia and the Pacific", "Home", "With Japan"} & set(t.labels)
    t.choose("The Middle East").choose("Marines at home")
    assert set(t.labels) == {
        *("The North Atlantic", "The Mediterranean", "The South Atlantic", "The Indian Ocean", "The Eastern Pacific"),
    }, "the second goes by sea as well"
    t.choose("The Indian Ocean")
    assert boxes(t, UnitType.MARINES)[EAST] == 1 and t.labels == ["rest"]


def test_move_5_a_marine_unit_and_a_carrier() -> None:
    """GM Move/Deploy Forces 5: one of each."""
    t = moving().choose("Marines at home").choose("The Indian Ocean")
    assert "Carrier group in the Eastern Pacific" in t.labels
    t.choose("Carrier group in the Eastern Pacific").choose("The Indian Ocean")
    assert boxes(t, UnitType.CARRIER)[int(Box.INDIAN_OCEAN)] == 2 and t.labels == ["rest"]


def test_move_heavy_units_are_in_transit_first() -> None:
    """GM US Army Heavy Units: one action to go there, another to be ready."""
    t = moving(units=deployed((UnitType.HEAVY, KOREA), (UnitType.HEAVY, HOME)))
    t.choose("Heavy army at home").choose("The Middle East")
    assert t.labels == ["rest"] and in_box(world(t), EAST) == 0
    assert us_strength(world(t), EAST, WarKind.COMBINED) == 0
    assert t.run(do(move_forces)).labels == ["Get the heavy army in the Middle East ready"]
    t.choose("Get the heavy army")
    assert in_box(world(t), EAST) == 1 and us_strength(world(t), EAST, WarKind.COMBINED) == 4
    assert t.labels == ["rest"]


def test_the_heavy_unit_in_korea_never_moves() -> None:
    t = moving()
    assert UNITS[FIXED_UNIT] == (UnitType.HEAVY, KOREA)
    assert "Heavy army with South Korea" not in t.labels
    assert ("Heavy army with South Korea", "Stays in South Korea for good") in [
        (bar.label, bar.reason) for bar in t.decision.barred
    ]
    another = deployed((UnitType.HEAVY, KOREA), (UnitType.HEAVY, KOREA))
    assert moving(units=another).labels == ["Heavy army with South Korea"], "one that came later may leave"


def test_units_held_by_congress_do_not_move() -> None:
    """GM US Military Assets: they wait for a bill."""
    t = moving()
    assert not any("Congress" in label for label in t.labels)
    assert ("Marines held by Congress", "Waits for Expanded Military or Security and Defense") in [
        (bar.label, bar.reason) for bar in t.decision.barred
    ]


def test_a_second_marine_unit_stays_at_sea() -> None:
    s = world(presidency())
    marines = next(i for i, (kind, box) in enumerate(UNITS) if kind == UnitType.MARINES and box == HOME)
    assert set(destinations(s, marines, FLEET)) == set(map(int, ZONES))


def test_using_us_forces_strength_of_a_war() -> None:
    """GM Waging War 1: Marines count 3 in the region and 2 at sea; carriers reach it from their zone."""
    units = deployed(
        (UnitType.MARINES, EAST),
        (UnitType.LIGHT, EAST),
        (UnitType.INTEL, EAST),
        (UnitType.SPECIAL_FORCES, EAST),
        (UnitType.MARINES, MEDITERRANEAN),
        (UnitType.CARRIER, MEDITERRANEAN),
        (UnitType.CARRIER, int(Box.EASTERN_PACIFIC)),
        (UnitType.LIGHT, ally_box(Nation.ISRAEL)),
    )
    s = world(presidency(units=units))
    assert us_strength(s, EAST, WarKind.COMBINED) == 3 + 2 + 2 + 3
    assert us_strength(s, AFRICA, WarKind.COMBINED) == 2 + 3, "what is at sea helps in every connected region"


def test_a_naval_war_counts_submarines_but_not_far_from_blue_water() -> None:
    """GM Waging War 1, note; ruling 17: +4 to carriers and Marines at sea, not in Eastern Europe or Central Asia."""
    s = world(presidency(units=deployed((UnitType.CARRIER, MEDITERRANEAN), (UnitType.CARRIER, int(Box.INDIAN_OCEAN)))))
    assert us_strength(s, EAST, WarKind.NAVAL) == 3 + 3 + 4
    assert us_strength(s, int(Region.EASTERN_EUROPE), WarKind.NAVAL) == 3
    assert us_strength(s, int(Region.CENTRAL_SOUTH_ASIA), WarKind.NAVAL) == 3
    assert us_strength(s, PACIFIC, WarKind.NAVAL) == 0, "nothing at sea, no submarines"


def test_troops_in_an_ally_box_defend_only_that_ally() -> None:
    """GM US Military Forces, Other Bases; Supporting Allies in a War."""
    s = world(presidency(units=deployed((UnitType.HEAVY, KOREA), (UnitType.CARRIER, int(Box.EASTERN_PACIFIC)))))
    assert us_strength(s, PACIFIC, WarKind.COMBINED) == 3
    assert us_strength(s, PACIFIC, WarKind.COMBINED, Nation.SOUTH_KOREA) == 4 + 3
    assert us_strength(s, PACIFIC, WarKind.COMBINED, Nation.JAPAN) == 3


def test_footprints_due_example() -> None:
    """GM US Military Footprint, example: Marines, a light unit and the war itself, not special forces, intelligence or
    what is at sea."""
    war = War(Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, EAST, WarKind.COMBINED, STALEMATE, 0, 4, us_side=1)
    units = deployed(
        (UnitType.MARINES, EAST),
        (UnitType.LIGHT, EAST),
        (UnitType.SPECIAL_FORCES, EAST),
        (UnitType.INTEL, EAST),
        (UnitType.MARINES, MEDITERRANEAN),
        (UnitType.CARRIER, MEDITERRANEAN),
        (UnitType.AIR_FORCE, EAST),
        (UnitType.LIGHT, int(Region.EUROZONE)),
        (UnitType.LIGHT, ally_box(Nation.ISRAEL)),
    )
    s = world(presidency(units=units, wars=(war,)))
    assert footprints_due(s, EAST) == 3
    assert [footprints_due(s, int(region)) for region in (Region.EUROZONE, Region.AFRICA)] == [0, 0]


def test_footprints_are_drawn_face_down_and_run_out() -> None:
    t = presidency(draws=[0], footprint_supply=(2,))
    leave_footprint(t.table, EAST)
    assert t.table.state.world.regions[EAST].footprints == (2,) and t.state.footprint_supply == ()
    leave_footprint(t.table, EAST)
    assert t.table.state.world.regions[EAST].footprints == (2,), "counters are limited"
    remove_footprint(t.table, EAST)
    assert t.table.state.world.regions[EAST].footprints == () and t.state.footprint_supply == (2,)
    remove_footprint(t.table, EAST)
    assert t.state.footprint_supply == (2,)
    assert t.story[-1] == "No US footprint is left in the Middle East."


def test_military_action_1_rapid_capabilities() -> None:
    """Military 1: a counter is an extra roll of 1 to 7 when capabilities improve; at most two are in use. It costs a
    point unless the Secretary of Defense has a military rating of 2."""
    t = presidency(cabinet=(-1, 0, 1, 2, 3), capabilities=((7, 4, 4, 4, 4, 4, 4), (4,) * 7, (4,) * 7))
    t.run(do(take_actions, 1, (4,))).choose("M1")
    assert "Air forces" not in t.labels
    t.choose("Cyber warfare")
    assert t.state.action_points == 14, "a rating of less than 2"
    assert t.state.rapid_capabilities[Capability.CYBER] == 1
    assert t.story[-1] == "A rapid capabilities counter for cyber warfare."
    two = presidency(rapid_capabilities=(0, 1, 1, 0, 0, 0, 0)).run(do(take_actions, 1, (4,)))
    assert not any(label.startswith("M1") for label in two.labels)
    assert "Needs fewer than two Rapid Capabilities counters" in [bar.reason for bar in two.decision.barred]


def test_a_rapid_capability_is_rolled_for_once() -> None:
    """TSF Improve Strategic Capabilities: 1 to 7, no modifiers; then the counter is used up."""
    t = presidency(dice=[9, 9, 7], capabilities=((4,) * 7,) * 3, rapid_capabilities=(0, 0, 0, 1, 0, 0, 0), economy=5)
    t.run(do(improve_capabilities)).choose("Air forces and ground forces")
    assert t.state.capabilities[0] == (4, 4, 4, 5, 4, 4, 4) and t.state.rapid_capabilities == (0,) * 7


def test_bots_want_scouts_where_terror_is() -> None:
    near, far = (world(presidency(units=deployed((UnitType.INTEL, box)))) for box in (EAST, int(Region.EUROZONE)))
    assert forces_worth(near) > forces_worth(far)
    idle = world(presidency(units=deployed((UnitType.LIGHT, AFRICA))))
    assert forces_worth(idle) < forces_worth(world(presidency(units=deployed((UnitType.LIGHT, HOME)))))


def test_four_diplomatic_or_military_actions_in_every_phase() -> None:
    """TSF Perform Any 4 Diplomatic and/or Military Actions."""
    for phase in range(1, 5):
        assert STEPS[f"phase-{phase}/four-actions"] == (do(take_actions, 4, (*DIPLOMATIC, *MILITARY)),)
    t = presidency().run(do(take_actions, 4, (*DIPLOMATIC, *MILITARY)))
    assert {label[:2] for label in t.labels} >= {"M1", "M3", "P4", "P5", "P6"}
    assert not any(label.startswith("D") for label in t.labels)
