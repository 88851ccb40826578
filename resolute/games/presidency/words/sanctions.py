"""What sanctions says: reasons."""

from __future__ import annotations

SANCTIONS = "sanctions"
