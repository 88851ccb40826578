"""The US forces of the sandbox: each unit with the box in which it starts. (GM US Military Assets)"""

from __future__ import annotations

from resolute.games.presidency.content.places import FIRST_ALLY, Box, Nation, Region, UnitType

_HOME = int(Region.CONUS)
_KOREA = int(Box.FIRST_ALLY_BOX) + int(Nation.SOUTH_KOREA) - FIRST_ALLY
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

RELEASED_BY_BILL = {UnitType.HEAVY: 1, UnitType.LIGHT: 2, UnitType.MARINES: 1, UnitType.CARRIER: 1}
"""What the Expanded Military bill releases."""
RELEASED_BY_INITIATIVE = (
    {UnitType.MARINES: 1, UnitType.LIGHT: 1},
    {UnitType.HEAVY: 1, UnitType.AIR_FORCE: 1},
)
"""What the two levels of the Security and Defense initiative release."""
