"""Russia and China as they are printed: what each needs to win, and how far posture goes. (GM Russia, China)"""

from __future__ import annotations

RUSSIAN_GOAL, CHINESE_GOAL = 9, 15
"""Influence with which each can win; a base counts as three. (GM Auto-Loss 3 and 4)"""
RUSSIAN_STABILITY = 5
"""Russia can win if the stability of the Eurozone is below this."""
POSTURE_HIGH = 2
BASE = 3
"""So many influence counters in a region are a base."""
