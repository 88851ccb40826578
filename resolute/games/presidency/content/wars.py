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
WINNING = 2
"""So many halves from the stalemate lies the box in which a side is winning."""


# The combat table (WCT1)

COLUMNS = ("less than 1:2", "1:2", "1:1", "2:1", "3:1", "4:1 or more")
"""The odds of attacker against defender."""
PEACE, TO_GUERRILLA = 1, 2
"""One asterisk ends the war, two turn it into a guerrilla war."""


class Fight(msgspec.Struct, frozen=True):
    """A cell of the combat table: boxes toward the attacker's win, losses of both sides, asterisks."""

    move: int
    attacker: int = 0
    defender: int = 0
    stars: int = 0


ROWS = (1, 4, 7, 13)
"""The highest total of each row; what is more counts as the last."""
COMBAT: Mapping[WarKind, tuple[tuple[Fight, ...], ...]] = {
    WarKind.COMBINED: (
        (Fight(0, 1), Fight(0, 1, 1), Fight(1, 0, 1), Fight(1, 0, 2), Fight(2, 0, 2), Fight(2, 0, 3)),
        (Fight(-1, 1), Fight(0, 1), Fight(0, 1, 1), Fight(1, 0, 1), Fight(1, 0, 2), Fight(2, 0, 2)),
        (
            Fight(-1, 2, 0, TO_GUERRILLA),
            Fight(-1, 1, 1),
            Fight(0, 1, 0, TO_GUERRILLA),
            Fight(0, 1, 1, PEACE),
            Fight(1, 0, 1, PEACE),
            Fight(1, 0, 2, PEACE),
        ),
        (
            Fight(-2, 2, 0, PEACE),
            Fight(-1, 2, 0, PEACE),
            Fight(-1, 1, 1),
            Fight(0, 1, 0, TO_GUERRILLA),
            Fight(0, 1, 1, TO_GUERRILLA),
            Fight(1, 1, 1, TO_GUERRILLA),
        ),
    ),
    WarKind.AIR: (
        (Fight(0, 1), Fight(0, stars=PEACE), Fight(1, 0, 1), Fight(1, 0, 1), Fight(1, 0, 1), Fight(2, 0, 2)),
        (Fight(-1, 1, 1, PEACE), Fight(0, stars=PEACE), Fight(0), Fight(1, 0, 1), Fight(1, 0, 1), Fight(2, 0, 1)),
        (Fight(-1, 1), Fight(-1), Fight(0), Fight(0), Fight(1, 0, 1), Fight(1, 0, 1)),
        (Fight(-1, 2), Fight(-1, 1), Fight(-1, 1), Fight(0), Fight(0), Fight(1, 0, 1, PEACE)),
    ),
    WarKind.GUERRILLA: (
        (Fight(0, 1, 1), Fight(0, 1, 1), Fight(1, 1, 1), Fight(1, 0, 1), Fight(1, 0, 1), Fight(2, 0, 2)),
        (
            Fight(-1, 1, 1, PEACE),
            Fight(0, 1, 1, PEACE),
            Fight(0, 1, 1),
            Fight(1, 1, 1),
            Fight(1, 0, 1),
            Fight(1, 0, 2),
        ),
        (Fight(-1, 1), Fight(-1, 1, 1), Fight(0, 1, 1), Fight(0, 1, 1), Fight(1, 1, 1, PEACE), Fight(1, 0, 1)),
        (
            Fight(-1, 2),
            Fight(-1, 1, 1),
            Fight(-1, 1, 1, PEACE),
            Fight(0, 1, 1, PEACE),
            Fight(0, 1, 1),
            Fight(1, 1, 1),
        ),
    ),
}
"""Rows by the total, columns by the odds. Naval wars use the rows of air and missile wars. The cell that the rulebook
gives is the last one of combined wars; the others are fitted to it."""
GREAT_POWERS = (Belligerent.UNITED_STATES, Belligerent.RUSSIA, Belligerent.CHINA)
"""Those who attack and defend better than others."""
GOOD_CAPABILITY = 4
"""From here on a strategic capability helps in a war."""
MAX_MODIFIERS = 4
RESUPPLY_COST = 2
"""Action points for one more strength of the US side after a roll. (GM War Progress Results)"""
