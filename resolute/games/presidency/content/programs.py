"""The nuclear program of Iran and the missile program of North Korea, box by box. (GM Nuclear/Missile Tracks)"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

import msgspec

from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.places import Nation, Region

PROGRAM_LOW, MASS_DEPLOYMENT = 1, 5


class Program(IntEnum):
    """The two programs."""

    IRAN = 0
    NORTH_KOREA = 1


class ProgramBox(msgspec.Struct, frozen=True):
    """What lies in a box: its name, the tensions that it brings when the marker comes up to it and takes when it comes
    down, the action points that it costs, and what else."""

    name: str
    tensions: Mapping[Nation, int]
    points: int
    less_stable: bool = False
    escalates: bool = False


class Printed(msgspec.Struct, frozen=True):
    """A program: whose it is, the region that suffers, the conflict that escalates, and its boxes from 2 on."""

    nation: Nation
    region: Region
    conflict: Track
    boxes: tuple[ProgramBox, ProgramBox, ProgramBox, ProgramBox]

    def box(self, value: int) -> ProgramBox | None:
        """What lies in a box; the first is empty."""
        return self.boxes[value - 2] if value >= 2 else None


_NAMES = ("", "long-range testing", "miniaturization", "atmospheric tests", "mass deployment")
_IRAN = (Nation.IRAN, Nation.ISRAEL, Nation.GULF_STATES)
_IRAN_LATER = {Nation.IRAN: 2, Nation.ISRAEL: 3, Nation.GULF_STATES: 2}
_KOREA_LATER = dict.fromkeys((Nation.NORTH_KOREA, Nation.SOUTH_KOREA, Nation.JAPAN, Nation.AUSTRALIA, Nation.CHINA), 2)

PROGRAMS = (
    Printed(
        Nation.IRAN,
        Region.MIDDLE_EAST,
        Track.ISRAEL_IRAN,
        (
            ProgramBox(_NAMES[1], dict.fromkeys(_IRAN, 1), 1),
            ProgramBox(_NAMES[2], dict.fromkeys(_IRAN, 1), 1),
            ProgramBox(_NAMES[3], _IRAN_LATER, 2, less_stable=True),
            ProgramBox(_NAMES[4], _IRAN_LATER, 3, less_stable=True, escalates=True),
        ),
    ),
    Printed(
        Nation.NORTH_KOREA,
        Region.ASIA_PACIFIC,
        Track.KOREAS,
        (
            ProgramBox(_NAMES[1], dict.fromkeys((Nation.NORTH_KOREA, Nation.SOUTH_KOREA), 1), 1),
            ProgramBox(
                _NAMES[2],
                dict.fromkeys((Nation.NORTH_KOREA, Nation.SOUTH_KOREA, Nation.JAPAN, Nation.CHINA), 1),
                1,
            ),
            ProgramBox(_NAMES[3], _KOREA_LATER, 2, less_stable=True),
            ProgramBox(_NAMES[4], _KOREA_LATER, 3, less_stable=True, escalates=True),
        ),
    ),
)
"""In the order of `Program`. The figures are those of the board."""
