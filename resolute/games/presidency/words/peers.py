"""What peers says: labels and reasons."""

from __future__ import annotations

RUSSIA_OR_CHINA = "Russia or China"
CALM = "few tensions"
TENSIONS = "tensions"


def builds(peer: str, capability: str) -> str:
    return f"{peer} works on {capability}"
