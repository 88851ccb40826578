"""What stands in the boxes of the printed tracks."""

from __future__ import annotations

from collections.abc import Mapping

NO_END = 999
"""Action points and legacy points have no last box."""
FAILURE = 3
"""The box of the domestic crises that is a failure."""

APPROVAL_LOW, APPROVAL_HIGH = 18, 70
APPROVAL_BOX = 2
"""A box of public approval is two percent."""
CORE_APPROVAL = 40
REGION_LOW, REGION_HIGH = 3, 8
"""The ends of regional alignment and stability."""
MAJOR_CRISIS, AFTER_A_MAJOR_CRISIS = 4, 2
"""The last box of the regional crises, and the box to which the marker returns. (GM Major Regional Crisis)"""
MAX_CIVIL_WARS = {3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1}
"""How many civil wars and ceasefires a region can hold, by its stability. (GM Max Civil Wars)"""
FRIENDLY, HOSTILE = 6, 4
"""Alignments from which on a region counts for the US, and down from which it counts against. (TSF Consequences 9)"""


def _by_approval(*steps: tuple[int, int]) -> Mapping[int, int]:
    """A figure for each box of public approval, given by the last box that has it."""
    found: dict[int, int] = {}
    low = APPROVAL_LOW
    for last, figure in steps:
        found.update(dict.fromkeys(range(low, last + 1, APPROVAL_BOX), figure))
        low = last + APPROVAL_BOX
    return found


APPROVAL_VALUE = _by_approval((22, 1), (28, 2), (34, 3), (40, 4), (46, 5), (52, 6), (58, 7), (64, 8), (70, 9))
"""The number in the corner of each box, for checks and sums. (GM Public Approval)"""
APPROVAL_LEGACY = _by_approval(
    (20, -8),
    (24, -6),
    (28, -4),
    (34, -2),
    (40, 0),
    (44, 1),
    (48, 2),
    (52, 4),
    (56, 6),
    (60, 8),
    (64, 10),
    (68, 12),
    (70, 15),
)
"""Legacy points that each box brings at the end. (GM Legacy Points)"""
CORE_SUPPORT = {2: 0, 3: 0, 4: 0, 5: 1, 6: 2, 7: 3, 8: 4}
"""Core support by party relations. (GM Core Support)"""
MAX_FRIENDS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 5, 8: 6}
"""How many friends in Congress party relations allow. (GM Party Relations)"""
CABINET_POINTS = {3: 0, 4: 2, 5: 3, 6: 4, 7: 5}
"""Action points by cabinet effectiveness. (GM Cabinet Effectiveness Track)"""
MEDIA_SLANT = {2: -2, 3: -1, 4: -1, 5: 0, 6: 1, 7: 1, 8: 2}
"""Approval by media relations. (GM Media Slant)"""
WORLD_OPINION_MODIFIER = {8: -3, 7: -2, 6: -1, 5: 0, 4: 0, 3: 1, 2: 2}
LINGERING_MODIFIER = (0, 0, 1, 1, 2, 2)
"""The corner of each box of the lingering issues: it hampers the address of domestic crises."""
COOPERATION_BILLS = (0, 1, 1, 2, 2)
"""How many bills may be passed and introduced in each box of cooperation. (GM Bipartisan Cooperation)"""
COOPERATION_NAMES = (
    "contentious",
    "between contentious and conciliatory",
    "conciliatory",
    "between conciliatory and cooperative",
    "cooperative",
)
