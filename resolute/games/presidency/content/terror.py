"""Terror groups and the intel track: what is printed about them. (GM Terror Groups, Intel Track, Rogue States)"""

from __future__ import annotations

from enum import IntEnum

HIGHEST_LEVEL = 4
MAX_GROUPS = {3: 5, 4: 5, 5: 4, 6: 4, 7: 3, 8: 3}
"""How many terror groups a region can hold, by its stability. (GM Max Terror Groups)"""
ROGUE_COUNTERS = 8
"""How many rogue state counters there are; the number is ours."""
CELLS_AT_HOME = 3
"""With so many groups in the United States a crisis event strengthens the weakest instead of adding one."""


class IntelBox(IntEnum):
    """Where a terror group is: unseen in its region, or in one of the three boxes of the intel track."""

    UNSEEN = 0
    GATHERING = 1
    LOCATING = 2
    TARGET_FIXED = 3

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return ("unseen", "gathering intelligence", "locating", "target fixed")[self]
