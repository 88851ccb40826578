"""What a finished presidency says about itself."""

from __future__ import annotations

LEGACY = "Your legacy"
LEGACY_POINTS = "Legacy points"
CHECKS = "Checks"


def by(points: int) -> str:
    """How much something brought or cost."""
    return f"+{points}" if points > 0 else f"−{-points}"


def passed(count: int, tries: int) -> str:
    """How many checks against a track were passed."""
    return f"{count} of {tries} passed"
