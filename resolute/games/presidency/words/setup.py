"""What rules/setup says."""

from __future__ import annotations

WHAT_ARE_YOU_KNOWN_FOR = "What are you known for?"
