"""What nations says: labels and reasons."""

from __future__ import annotations

RANDOM_CAPABILITY = "Random capability"
