"""What wars says: labels and reasons."""

from __future__ import annotations

WHICH_NEIGHBOR = "Whom Israel fights"
WHICH_KIND_OF_WAR = "What kind of war it is"
