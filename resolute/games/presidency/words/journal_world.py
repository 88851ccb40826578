"""What the chapters of the world tell, in sentences: regions, nations, peers, the UN. What the forces tell is in
journal_forces.py."""

from __future__ import annotations

from collections.abc import Callable

SENTENCES_WORLD: dict[str, Callable[..., str]] = {
    "goodwill_spent": lambda t, value: f"A UN goodwill counter is turned over: {value}.".replace("-", "−"),
}
