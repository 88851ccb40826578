"""The ten conflict tracks: who is against whom, where they start, and what a war between them means.
(GM Conflict Tracks, Auto-Loss)

Figures are those of the board; where a war is fought and who attacks are ours.
"""

from __future__ import annotations

from enum import IntEnum

import msgspec

from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.wars import Belligerent

CONFLICT_LOW = 1
WATCHED = 3
"""From this status on a conflict is close enough to war that the UN can step in. (TSF The UN Action Segment)"""


class Track(IntEnum):
    """The conflicts in the order of the ten-sided die; saved games know them by number."""

    INDIA_CHINA = 0
    INDIA_PAKISTAN = 1
    RUSSIA_NATO = 2
    RUSSIA_UKRAINE = 3
    CHINA_JAPAN = 4
    KOREAS = 5
    ISRAEL_IRAN = 6
    ISRAEL_NEIGHBORS = 7
    GULF_IRAN = 8
    US_IRAN = 9


class Conflict(msgspec.Struct, frozen=True):
    """A conflict track: its two sides, where its markers start, the scale of relative strength, where a war would be
    fought, and how a war would lose the game (an ending of content/endings.py, perhaps only with a program at its
    end)."""

    name: str
    first: Belligerent
    second: Belligerent
    region: Region
    status: int
    strength: int
    scale: tuple[int, ...]
    """Strength of the first side over the second, box by box."""
    war: int = 5
    loses: str = ""
    # The war loses the game only if this program has reached its last box.
    with_program: Belligerent | None = None


CONFLICTS = (
    Conflict(
        "India and China",
        Belligerent.INDIA,
        Belligerent.CHINA,
        Region.CENTRAL_SOUTH_ASIA,
        1,
        2,
        (-3, -2, -1, 0, 1),
    ),
    Conflict(
        "India and Pakistan",
        Belligerent.INDIA,
        Belligerent.PAKISTAN,
        Region.CENTRAL_SOUTH_ASIA,
        2,
        1,
        (2, 1, 0, -1, -2),
    ),
    Conflict(
        "Russia and NATO",
        Belligerent.RUSSIA,
        Belligerent.NATO,
        Region.EASTERN_EUROPE,
        2,
        1,
        (2, 1, 0, -1, -2),
        loses="nato_war",
    ),
    Conflict(
        "Russia and Ukraine",
        Belligerent.RUSSIA,
        Belligerent.UKRAINE,
        Region.EASTERN_EUROPE,
        3,
        1,
        (4, 3, 2, 1, 0),
    ),
    Conflict(
        "China and Japan",
        Belligerent.CHINA,
        Belligerent.JAPAN,
        Region.ASIA_PACIFIC,
        1,
        2,
        (3, 2, 1, 0, -1),
        loses="japan_war",
    ),
    Conflict(
        "North Korea and South Korea",
        Belligerent.NORTH_KOREA,
        Belligerent.SOUTH_KOREA,
        Region.ASIA_PACIFIC,
        2,
        2,
        (2, 1, 0, -1, -2),
        loses="korea_missiles",
        with_program=Belligerent.NORTH_KOREA,
    ),
    Conflict(
        "Israel and Iran",
        Belligerent.ISRAEL,
        Belligerent.IRAN,
        Region.MIDDLE_EAST,
        2,
        1,
        (2, 1, 0, -1, -2),
        loses="iran_nuclear",
        with_program=Belligerent.IRAN,
    ),
    Conflict(
        "Israel and its neighbors",
        Belligerent.ISRAEL,
        Belligerent.NEIGHBORS,
        Region.MIDDLE_EAST,
        2,
        1,
        (3, 2, 1, 0, -1),
        war=4,
    ),
    Conflict(
        "the Gulf States and Iran",
        Belligerent.GULF_STATES,
        Belligerent.IRAN,
        Region.MIDDLE_EAST,
        2,
        1,
        (-2, -1, 0, 1, 2),
    ),
    Conflict(
        "the United States and Iran",
        Belligerent.UNITED_STATES,
        Belligerent.IRAN,
        Region.MIDDLE_EAST,
        1,
        1,
        (4, 3, 2, 1, 0),
    ),
)
"""In the order of the ten-sided die, from 1."""

NEIGHBOR_OF_DIE = (
    *(Belligerent.HEZBOLLAH,) * 4,
    *(Belligerent.HAMAS,) * 2,
    *(Belligerent.HEZBOLLAH_AND_HAMAS,) * 3,
    Belligerent.EGYPT,
)
"""Whom Israel fights when the track of its neighbors reaches war, counted from a roll of 1."""
MISSILES_UP_TO = 4
"""The highest second roll with which that war is one of air and missiles; else it is a combined one."""
