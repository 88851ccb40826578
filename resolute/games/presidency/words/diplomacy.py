"""What diplomacy says: labels and reasons."""

from __future__ import annotations

WHERE_THE_SUMMIT_IS = "Where the summit is"
