"""What takes a while to work out is worked out for each visitor one thing after the other."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class OneEach:
    """Works out one thing at a time for each visitor: people who ask for many only keep themselves waiting."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._asking: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[None]:
        """Wait until nothing else is worked out for a visitor."""
        self._asking[visitor] += 1
        try:
            async with self._locks.setdefault(visitor, asyncio.Lock()):
                yield
        finally:
            self._asking[visitor] -= 1
            if not self._asking[visitor]:
                del self._asking[visitor], self._locks[visitor]
