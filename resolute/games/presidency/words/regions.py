"""What regions says: labels and reasons."""

from __future__ import annotations

RANDOM_REGION = "Random region"
A_BASE = "a foreign base"
