"""Allies and rogue nations as they are printed: the four groups, where an ally can help, what it can do jointly.
(GM Allies; charts WA1 to WA4)

Groups and regions are fitted to what the rulebooks tell.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

import msgspec

from resolute.games.presidency.content.places import Nation, Region

GROUP_LETTERS = "ABCD"
JOINT_ACTIONS = (0, 1, 2)
"""Joint actions by closeness: estranged, close, very close. (GM Allies)"""
TENSE, VERY_TENSE = 5, 9
"""Revealed tensions that cost an ally a level of closeness, or two."""
MAX_MODIFIER = 4


class Group(msgspec.Struct, frozen=True):
    """A group: who acts in it, in order, and where unstable states are checked at its end."""

    nations: tuple[Nation, ...]
    unstable: tuple[Region, Region]
    # Before the others: the economy of the Eurozone. After them: the rogue states, or whichever rogue acts.
    economy: bool = False
    rogue_states: bool = False
    rogue_activation: bool = False


GROUPS = (
    Group(
        (Nation.NATO, Nation.SOUTH_KOREA, Nation.IRAN),
        (Region.CENTRAL_AMERICA, Region.SOUTH_AMERICA),
        economy=True,
    ),
    Group(
        (Nation.UNITED_KINGDOM, Nation.JAPAN, Nation.NORTH_KOREA),
        (Region.EUROZONE, Region.EASTERN_EUROPE),
    ),
    Group(
        (Nation.AUSTRALIA, Nation.ISRAEL, Nation.INDIA),
        (Region.MIDDLE_EAST, Region.AFRICA),
        rogue_states=True,
    ),
    Group(
        (Nation.CANADA, Nation.GULF_STATES),
        (Region.CENTRAL_SOUTH_ASIA, Region.ASIA_PACIFIC),
        rogue_activation=True,
    ),
)
"""A to D. Iran is in A, North Korea in B, the rogue states in C. (GM Allies, WMDs)"""

HELPS_IN: Mapping[int, tuple[Region, ...]] = {
    Nation.CANADA: (Region.CENTRAL_AMERICA, Region.SOUTH_AMERICA, Region.EUROZONE),
    Nation.UNITED_KINGDOM: (Region.EUROZONE, Region.EASTERN_EUROPE),
    Nation.NATO: (Region.EUROZONE, Region.EASTERN_EUROPE),
    Nation.ISRAEL: (Region.MIDDLE_EAST,),
    Nation.GULF_STATES: (Region.MIDDLE_EAST,),
    Nation.INDIA: (Region.CENTRAL_SOUTH_ASIA,),
    Nation.JAPAN: (Region.ASIA_PACIFIC,),
    Nation.SOUTH_KOREA: (Region.ASIA_PACIFIC,),
    Nation.AUSTRALIA: (Region.ASIA_PACIFIC,),
}
"""Where joint actions with an ally can reach."""
TWO_SUCCESSES = (Nation.NATO, Nation.ISRAEL)
"""Joint intelligence with these succeeds against two groups. (GM Joint Intel with Allies)"""
DOES_NOT_STABILIZE = (Nation.ISRAEL,)
RAIDS_IN_THE_EUROZONE = (Nation.NATO, Nation.UNITED_KINGDOM)
"""Only with these a group in the Eurozone can be raided. (GM Special Forces Raids and Strikes)"""
KNOWS_THE_GROUND = (Nation.NATO, Nation.UNITED_KINGDOM, Nation.ISRAEL)
"""A joint raid with one of these has two less on its roll."""


class Joint(IntEnum):
    """The joint actions."""

    INTELLIGENCE = 0
    STABILIZE = 1
    REINFORCE = 2
    DE_ESCALATE = 3
    AID = 4
    EASE_TENSIONS = 5
    RAID = 6
