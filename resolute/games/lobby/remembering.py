"""What was worked out of a player's politicians, kept as long as the same politicians stand there.

Bots judge thousands of positions that differ in a single player. Comparing politicians card by card, as an ordinary
cache does, costs more than most of what is worked out of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from resolute.games.lobby.state import InPlay

T = TypeVar("T")

MAX_KNOWN = 1 << 12
MAX_EQUAL = 1 << 13


def remembered(
    work: Callable[[tuple[InPlay, ...], int], T],
) -> Callable[[tuple[InPlay, ...], int], T]:
    """A cache that looks first whether it has been asked about the very same politicians, then about equal ones."""
    of_equal = lru_cache(maxsize=MAX_EQUAL)(work)
    known: dict[tuple[int, int], tuple[tuple[InPlay, ...], T]] = {}

    def find(politicians: tuple[InPlay, ...], more: int) -> T:
        # What is kept holds the politicians too, so that nothing else can take their id.
        key = id(politicians), more
        kept = known.get(key)
        if kept is None:
            if len(known) >= MAX_KNOWN:
                known.clear()
            kept = known[key] = politicians, of_equal(politicians, more)
        return kept[1]

    return find
