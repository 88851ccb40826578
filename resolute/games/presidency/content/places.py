"""The world on the board: regions, peers, allies, rogue states, conflicts and strategic capabilities."""

from __future__ import annotations

from enum import IntEnum

import msgspec


class Region(IntEnum):
    """The eight regions, and the United States, which are none but hold terror groups too. (GM The World Arena)"""

    EUROZONE = 0
    CENTRAL_AMERICA = 1
    SOUTH_AMERICA = 2
    AFRICA = 3
    MIDDLE_EAST = 4
    EASTERN_EUROPE = 5
    CENTRAL_SOUTH_ASIA = 6
    ASIA_PACIFIC = 7
    CONUS = 8

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _REGIONS[self]


_REGIONS = (
    "the Eurozone",
    "Central America",
    "South America",
    "Africa",
    "the Middle East",
    "Eastern Europe",
    "Central and South Asia",
    "Asia and the Pacific",
    "the United States",
)
WORLD = tuple(Region)[:8]
"""The eight world regions."""
REGION_OF_DIE = (0, 1, 2, 3, 4, 4, 5, 3, 6, 7)
"""Which region a ten-sided die names, counted from a roll of 1. (GM Regions)"""


class Nation(IntEnum):
    """Every place on which tensions can lie, besides the cabinet: peers, rogue nations, allies."""

    RUSSIA = 0
    CHINA = 1
    IRAN = 2
    NORTH_KOREA = 3
    CANADA = 4
    UNITED_KINGDOM = 5
    NATO = 6
    ISRAEL = 7
    GULF_STATES = 8
    INDIA = 9
    JAPAN = 10
    SOUTH_KOREA = 11
    AUSTRALIA = 12

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _NATIONS[self]


_NATIONS = (
    "Russia",
    "China",
    "Iran",
    "North Korea",
    "Canada",
    "the United Kingdom",
    "NATO",
    "Israel",
    "Saudi Arabia and the Gulf States",
    "India",
    "Japan",
    "South Korea",
    "Australia",
)
PEERS = (Nation.RUSSIA, Nation.CHINA)
ALLIES = tuple(Nation)[4:]
FIRST_ALLY = int(ALLIES[0])
ALLY_REGION = (
    Region.CONUS,
    Region.EUROZONE,
    Region.EUROZONE,
    Region.MIDDLE_EAST,
    Region.MIDDLE_EAST,
    Region.CENTRAL_SOUTH_ASIA,
    Region.ASIA_PACIFIC,
    Region.ASIA_PACIFIC,
    Region.ASIA_PACIFIC,
)
"""Where each ally lies, counted from the first ally. (GM Allies)"""


class Closeness(IntEnum):
    """How close an ally is. (GM Allies)"""

    ESTRANGED = 0
    CLOSE = 1
    VERY_CLOSE = 2

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return ("estranged", "close", "very close")[self]


class Capability(IntEnum):
    """The seven strategic capabilities. (GM Strategic Capabilities)"""

    AIR = 0
    GROUND = 1
    NAVAL = 2
    CYBER = 3
    SPACE = 4
    MISSILES = 5
    RECON = 6

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _CAPABILITIES[self]


_CAPABILITIES = (
    "air forces",
    "ground forces",
    "naval forces",
    "cyber warfare",
    "space warfare",
    "strategic missiles",
    "strategic reconnaissance",
)
CAPABILITY_OF_DIE = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6)
"""Which capability a ten-sided die names, counted from a roll of 1."""
CAPABILITY_LOW, CAPABILITY_HIGH = 1, 7


class Conflict(msgspec.Struct, frozen=True):
    """A conflict track: its two sides, where its markers start, and the scale of relative strength."""

    name: str
    status: int
    strength: int
    scale: tuple[int, ...]
    """Strength of the first side over the second, box by box."""
    war: int = 5


CONFLICTS = (
    Conflict("India and China", 1, 2, (-3, -2, -1, 0, 1)),
    Conflict("India and Pakistan", 2, 1, (2, 1, 0, -1, -2)),
    Conflict("Russia and NATO", 2, 1, (2, 1, 0, -1, -2)),
    Conflict("Russia and Ukraine", 3, 1, (4, 3, 2, 1, 0)),
    Conflict("China and Japan", 1, 2, (3, 2, 1, 0, -1)),
    Conflict("North Korea and South Korea", 2, 2, (2, 1, 0, -1, -2)),
    Conflict("Israel and Iran", 2, 1, (2, 1, 0, -1, -2)),
    Conflict("Israel and its neighbors", 2, 1, (3, 2, 1, 0, -1), war=4),
    Conflict("the Gulf States and Iran", 2, 1, (-2, -1, 0, 1, 2)),
    Conflict("the United States and Iran", 1, 1, (4, 3, 2, 1, 0)),
)
"""In the order of the ten-sided die, from 1."""


class UnitType(IntEnum):
    """The seven types of US forces. (GM US Military Forces)"""

    INTEL = 0
    SPECIAL_FORCES = 1
    MARINES = 2
    LIGHT = 3
    HEAVY = 4
    AIR_FORCE = 5
    CARRIER = 6


class Box(IntEnum):
    """Where a unit can lie beside the eight regions (0 to 7) and CONUS (8)."""

    NORTH_ATLANTIC = 9
    MEDITERRANEAN = 10
    SOUTH_ATLANTIC = 11
    INDIAN_OCEAN = 12
    EASTERN_PACIFIC = 13
    # Ally boxes follow, in the order of the allies.
    FIRST_ALLY_BOX = 14
    HELD_BY_CONGRESS = 30


IN_TRANSIT = 64
"""Added to the box of a heavy unit that is still on its way."""
