"""Trade agreements and sanctions as they are printed. (GM Trade Agreements, Sanctions)"""

from __future__ import annotations

from enum import IntEnum


class Trade(IntEnum):
    """How far a trade agreement with a region has come."""

    NONE = 0
    PENDING = 1
    AGREED = 2

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return ("", "pending", "agreed")[self]


class SanctionKind(IntEnum):
    """The three kinds of sanctions; a nation bears at most one of each. (GM Sanctions, Targeting)"""

    UNILATERAL = 0
    MULTILATERAL = 1
    UN = 2

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return ("unilateral", "multilateral", "UN")[self]
