"""The world on the board: regions, peers, allies, rogue nations and strategic capabilities.

Conflict tracks are in content/conflicts.py, belligerents in content/wars.py, units and sea zones in content/forces.py.
"""

from __future__ import annotations

from enum import IntEnum


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

    @property
    def is_plural(self) -> bool:
        """Whether a sentence speaks of it as of several things."""
        return self not in (Capability.CYBER, Capability.SPACE, Capability.RECON)


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
