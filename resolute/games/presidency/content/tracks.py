"""The printed tracks: their ends, and what stands in their boxes."""

from __future__ import annotations

from collections.abc import Mapping

from resolute.engine.pieces import Track

NO_END = 999
"""Action points and legacy points have no last box."""
FAILURE = 3
"""The box of the domestic crises that is a failure."""

TRACKS: Mapping[str, Track] = {
    "approval": Track("Public approval", 18, 70),
    "congress": Track("Relations with Congress", 2, 8),
    "media": Track("Media relations", 2, 8),
    "homeland_security": Track("Homeland security", 3, 8),
    "economy": Track("State of the economy", 3, 7),
    "world_opinion": Track("World opinion of the US", 2, 8),
    "prestige": Track("Presidential prestige", 1, 10),
    "party_relations": Track("Party relations", 2, 8),
    "cooperation": Track("Bipartisan cooperation", 0, 4),
    "cabinet_effectiveness": Track("Cabinet effectiveness", 3, 7),
    "domestic_crisis": Track("Domestic crises", 0, FAILURE),
    "lingering_issues": Track("Lingering domestic issues", 0, 5),
    "action_points": Track("Action points", 0, NO_END),
    "legacy_points": Track("Legacy points", -NO_END, NO_END),
    "eurozone_economy": Track("Economy of the Eurozone", 3, 7),
    "russia_economy": Track("Economy of Russia", 3, 7),
    "china_economy": Track("Economy of China", 3, 7),
    "russia_relations": Track("Relations of Russia with the US", 1, 5),
    "china_relations": Track("Relations of China with the US", 1, 5),
    "iran_nuclear": Track("Nuclear program of Iran", 1, 5),
    "korea_missiles": Track("Missile program of North Korea", 1, 5),
}

TRENDING = {
    "economy": "economy_trend",
    "cabinet_effectiveness": "cabinet_trend",
    "eurozone_economy": "eurozone_trend",
    "russia_economy": "russia_economy_trend",
    "china_economy": "china_economy_trend",
    "russia_relations": "russia_relations_trend",
    "china_relations": "china_relations_trend",
}
"""Where the second marker of each trending track is kept: -1 worsening, 0 none, 1 improving. (GM Trending Tracks)"""

APPROVAL_BOX = 2
"""A box of public approval is two per cent."""
CORE_APPROVAL = 40
REGION_LOW, REGION_HIGH = 3, 8
"""The ends of regional alignment and stability."""
FRIENDLY, HOSTILE = 6, 4
"""Alignments from which on a region counts for the US, and down from which it counts against. (TSF Consequences 9)"""


def _by_approval(*steps: tuple[int, int]) -> Mapping[int, int]:
    """A figure for each box of public approval, given by the last box that has it."""
    found: dict[int, int] = {}
    low = TRACKS["approval"].low
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
MOST_FRIENDS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 5, 8: 6}
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
