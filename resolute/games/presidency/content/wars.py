"""Wars as they are printed: who can be in one, how strong, the kinds of war, and the boxes of the war track.
(GM Setting up a War, Strength Tables, Waging War)"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

import msgspec

MAX_WARS = 5
"""A sixth war loses the game. (GM Auto-Loss)"""


class Belligerent(IntEnum):
    """Whoever can be in a war. The first thirteen are the nations of the board, by the same numbers."""

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
    UNITED_STATES = 13
    PAKISTAN = 14
    TAIWAN = 15
    EGYPT = 16
    UKRAINE = 17
    BALKAN_STATES = 18
    ROGUE_STATE = 19
    HEZBOLLAH = 20
    HAMAS = 21
    HEZBOLLAH_AND_HAMAS = 22
    NEIGHBORS = 23
    SERBIA = 24
    TALIBAN = 25
    ISIS = 26
    YEMEN = 27
    REGIME = 28

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _BELLIGERENTS[self]


_BELLIGERENTS = (
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
    "the United States",
    "Pakistan",
    "Taiwan",
    "Egypt",
    "Ukraine",
    "the Balkan states",
    "a rogue state",
    "Hezbollah",
    "Hamas",
    "Hezbollah and Hamas",
    "Israel's neighbors",
    "Serbia",
    "the Taliban",
    "ISIS",
    "the rebels in Yemen",
    "the regime",
)


class WarKind(IntEnum):
    """The kinds of war; only a combined one stays on the whole boxes of the track."""

    COMBINED = 0
    AIR = 1
    NAVAL = 2
    GUERRILLA = 3

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return ("combined war", "air and missile war", "naval war", "guerrilla war")[self]


class Strength(msgspec.Struct, frozen=True):
    """Strength in a combined war, and in wars at sea, in the air, or with missiles, where that is another."""

    combined: int
    naval: int
    air: int

    def of(self, kind: int) -> int:
        """The strength in a war of this kind; guerrillas fight with all they have."""
        return {WarKind.AIR: self.air, WarKind.NAVAL: self.naval}.get(WarKind(kind), self.combined)


STRENGTHS: Mapping[Belligerent, Strength] = {
    Belligerent.GULF_STATES: Strength(5, 2, 5),
    Belligerent.ISRAEL: Strength(8, 6, 6),
    Belligerent.JAPAN: Strength(7, 4, 4),
    Belligerent.INDIA: Strength(7, 5, 5),
    Belligerent.UNITED_KINGDOM: Strength(4, 3, 3),
    Belligerent.NATO: Strength(8, 5, 5),
    Belligerent.PAKISTAN: Strength(5, 2, 2),
    Belligerent.SOUTH_KOREA: Strength(6, 3, 3),
    Belligerent.TAIWAN: Strength(3, 2, 3),
    Belligerent.EGYPT: Strength(5, 5, 2),
    Belligerent.UKRAINE: Strength(3, 3, 3),
    Belligerent.BALKAN_STATES: Strength(4, 4, 4),
    Belligerent.RUSSIA: Strength(10, 6, 6),
    Belligerent.CHINA: Strength(10, 6, 6),
    Belligerent.HEZBOLLAH: Strength(3, 3, 3),
    Belligerent.HAMAS: Strength(2, 2, 2),
    Belligerent.HEZBOLLAH_AND_HAMAS: Strength(5, 5, 5),
    Belligerent.SERBIA: Strength(3, 3, 2),
    Belligerent.IRAN: Strength(6, 2, 3),
    Belligerent.NORTH_KOREA: Strength(6, 3, 3),
    Belligerent.TALIBAN: Strength(6, 6, 6),
    Belligerent.ISIS: Strength(4, 4, 4),
    Belligerent.YEMEN: Strength(4, 4, 4),
    Belligerent.REGIME: Strength(4, 4, 4),
}
"""The strength table. What is not in it is added up: the units of the United States, a rogue state by its level."""
ROGUE_STRENGTH = (4, 5, 6, 7)
"""By the level of a rogue state, from 1."""
INFLUENCE_STRENGTH = 2
"""What each of its influence counters in the region adds to a peer in a combined war."""
WITH_IRAN = (Belligerent.HEZBOLLAH, Belligerent.HEZBOLLAH_AND_HAMAS)
"""Those whose strength grows by every Iranian influence counter in the Middle East."""

DEFENDER_WINS, STALEMATE, ATTACKER_WINS = 2, 6, 10
"""The boxes of a war's status are counted in halves: 1 to 5 are 2 to 10, and the half boxes of air, naval and guerrilla
wars lie between them."""
