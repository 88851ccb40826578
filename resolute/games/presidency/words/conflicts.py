"""What conflicts says: labels and reasons."""

from __future__ import annotations

RANDOM_CONFLICT = "Random conflict"
