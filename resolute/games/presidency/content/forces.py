"""The US forces: types, strengths, every unit of the sandbox with the box in which it starts, and the sea zones.
(GM US Military Forces, US Military Assets, Carrier and Marine Deployment Zones)"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from resolute.games.presidency.content.places import ALLIES, FIRST_ALLY, Nation, Region


class UnitType(IntEnum):
    """The seven types of US forces. (GM US Military Forces)"""

    INTEL = 0
    SPECIAL_FORCES = 1
    MARINES = 2
    LIGHT = 3
    HEAVY = 4
    AIR_FORCE = 5
    CARRIER = 6

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _TYPES[self]

    @property
    def unit(self) -> str:
        """What a sentence calls one unit of it."""
        return f"{_TYPES[self]} unit" if self != UnitType.CARRIER else _TYPES[self]


_TYPES = ("intelligence", "special forces", "Marines", "light army", "heavy army", "air force", "carrier group")
STRENGTH: Mapping[UnitType, int] = {
    UnitType.MARINES: 3,
    UnitType.LIGHT: 2,
    UnitType.HEAVY: 4,
    UnitType.AIR_FORCE: 3,
    UnitType.CARRIER: 3,
}
"""Combat strength; that of the Marines is the rulebook's, the others are ours. Intelligence and special forces have
none."""
MARINES_AT_SEA = 2
"""The strength of Marines that attack from a sea zone."""
SUBMARINES = 4
"""What submarines add in a naval war to carriers and Marines at sea. (GM Waging War)"""


class Box(IntEnum):
    """Where a unit can lie beside the eight regions (0 to 7) and CONUS (8); the ally boxes follow from 14 on, in the
    order of the allies."""

    NORTH_ATLANTIC = 9
    MEDITERRANEAN = 10
    SOUTH_ATLANTIC = 11
    INDIAN_OCEAN = 12
    EASTERN_PACIFIC = 13
    FIRST_ALLY_BOX = 14
    HELD_BY_CONGRESS = 30


ZONES = (
    Box.NORTH_ATLANTIC,
    Box.MEDITERRANEAN,
    Box.SOUTH_ATLANTIC,
    Box.INDIAN_OCEAN,
    Box.EASTERN_PACIFIC,
)
"""The five sea zones of carriers and Marines."""
REACHES: Mapping[int, tuple[Region, ...]] = {
    int(Box.NORTH_ATLANTIC): (Region.EUROZONE, Region.CENTRAL_AMERICA),
    int(Box.MEDITERRANEAN): (Region.EASTERN_EUROPE, Region.MIDDLE_EAST, Region.AFRICA),
    int(Box.SOUTH_ATLANTIC): (Region.SOUTH_AMERICA, Region.AFRICA),
    int(Box.INDIAN_OCEAN): (Region.MIDDLE_EAST, Region.CENTRAL_SOUTH_ASIA, Region.AFRICA),
    int(Box.EASTERN_PACIFIC): (Region.ASIA_PACIFIC,),
}
"""The regions that each zone is connected to."""


def ally_box(ally: Nation) -> int:
    """The box of an ally, where troops for its defense lie."""
    return int(Box.FIRST_ALLY_BOX) + int(ally) - FIRST_ALLY


BOX_LABELS: Mapping[int, str] = {
    **{int(region): region.label for region in Region},
    int(Box.NORTH_ATLANTIC): "the North Atlantic",
    int(Box.MEDITERRANEAN): "the Mediterranean",
    int(Box.SOUTH_ATLANTIC): "the South Atlantic",
    int(Box.INDIAN_OCEAN): "the Indian Ocean",
    int(Box.EASTERN_PACIFIC): "the Eastern Pacific",
    **{ally_box(ally): ally.label for ally in ALLIES},
    int(Box.HELD_BY_CONGRESS): "held by Congress",
}
"""What a sentence calls each box."""

_HOME = int(Region.CONUS)
_KOREA = ally_box(Nation.SOUTH_KOREA)
_HELD = int(Box.HELD_BY_CONGRESS)

UNITS: tuple[tuple[UnitType, int], ...] = (
    (UnitType.INTEL, int(Region.MIDDLE_EAST)),
    (UnitType.INTEL, int(Region.CENTRAL_SOUTH_ASIA)),
    (UnitType.INTEL, _HOME),
    (UnitType.SPECIAL_FORCES, int(Region.MIDDLE_EAST)),
    (UnitType.SPECIAL_FORCES, _HOME),
    (UnitType.SPECIAL_FORCES, _HOME),
    (UnitType.MARINES, _HOME),
    (UnitType.MARINES, int(Box.MEDITERRANEAN)),
    (UnitType.MARINES, _HELD),
    (UnitType.MARINES, _HELD),
    (UnitType.LIGHT, _HOME),
    (UnitType.LIGHT, _HOME),
    (UnitType.LIGHT, _HELD),
    (UnitType.LIGHT, _HELD),
    (UnitType.LIGHT, _HELD),
    # The heavy unit in Korea never moves.
    (UnitType.HEAVY, _KOREA),
    (UnitType.HEAVY, _HOME),
    (UnitType.HEAVY, _HOME),
    (UnitType.HEAVY, _HELD),
    (UnitType.HEAVY, _HELD),
    (UnitType.AIR_FORCE, _HOME),
    (UnitType.AIR_FORCE, int(Region.EUROZONE)),
    (UnitType.AIR_FORCE, _HELD),
    (UnitType.CARRIER, int(Box.MEDITERRANEAN)),
    (UnitType.CARRIER, int(Box.INDIAN_OCEAN)),
    (UnitType.CARRIER, int(Box.EASTERN_PACIFIC)),
    (UnitType.CARRIER, _HELD),
)
FIXED_UNIT = next(place for place, (_, box) in enumerate(UNITS) if box == _KOREA)
"""The heavy unit in Korea."""

RELEASED_BY_BILL = {UnitType.HEAVY: 1, UnitType.LIGHT: 2, UnitType.MARINES: 1, UnitType.CARRIER: 1}
"""What the Expanded Military bill releases."""
RELEASED_BY_INITIATIVE = (
    {UnitType.MARINES: 1, UnitType.LIGHT: 1},
    {UnitType.HEAVY: 1, UnitType.AIR_FORCE: 1},
)
"""What the two levels of the Security and Defense initiative release."""
