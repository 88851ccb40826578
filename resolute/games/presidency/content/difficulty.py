"""The three levels of difficulty. (GM Difficulty Levels)"""

from __future__ import annotations

from enum import IntEnum


class Difficulty(IntEnum):
    """The three levels. (GM Difficulty Levels)"""

    EASIER = 0
    NORMAL = 1
    HARDER = 2


DIFFICULTIES = {"easier": Difficulty.EASIER, "normal": Difficulty.NORMAL, "harder": Difficulty.HARDER}
