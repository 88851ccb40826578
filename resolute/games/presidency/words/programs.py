"""What programs says: labels and reasons."""

from __future__ import annotations

PROLIFERATION = "weapons of mass destruction"
