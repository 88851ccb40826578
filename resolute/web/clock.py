"""The time as the server measures it. Whoever starts a server may bring another clock, as tests do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager


class Clock:
    """Seconds that pass by themselves."""

    def now(self) -> float:
        """Seconds since some moment in the past."""
        return time.monotonic()

    def time(self) -> float:
        """Seconds since 1970, the same for every process."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds."""
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Raise TimeoutError if the block takes longer than this."""
        return asyncio.timeout(seconds)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call something in so many seconds, in the running event loop."""
        asyncio.get_running_loop().call_later(seconds, callback)
