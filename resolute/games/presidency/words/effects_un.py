"""What effects of the United Nations say."""

from __future__ import annotations

YOUTH = "a terror group of level 2 or 3 in the region loses a level"
PROGRAM = "its program −1"
