"""What waits to be sent to one subscriber of an event stream."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from litestar.types import Receive, Send

from resolute.web.clock import Clock

MAX_WAITING = 4 << 20
"""Bytes that may wait for a subscriber who reads too slowly; then it is disconnected and has to come again."""
LAST_SECONDS = 5.0
"""In which whoever is sent no more has to take what still waits."""


class Outbox:
    """Sends payloads in order, as the body of an answer that has begun. Putting one in never waits."""

    def __init__(self, receive: Receive, send: Send, clock: Clock) -> None:
        self._clock = clock
        self._send = send
        self._closed = False
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self._listening = asyncio.ensure_future(self._listen(receive))

    def put(self, payload: bytes) -> None:
        """Send this, after what was put in before."""
        self._waiting.append(payload)
        self._size += len(payload)
        if self._size > MAX_WAITING:
            self._closed = True
        self._news.set()

    def close(self) -> None:
        """Mark the subscriber as disconnected."""
        self._closed = True
        self._news.set()

    async def closed_within(self, seconds: float) -> bool:
        """Send what is put in until the subscriber is disconnected, but no longer than this; whether it is."""
        with suppress(TimeoutError):
            async with self._clock.timeout(seconds):
                while not self._closed:
                    await self._flush()
                    await self._news.wait()
                    self._news.clear()
        return self._closed

    async def end(self) -> None:
        """Send what still waits, and complete the answer; whoever does not read it is not waited for."""
        self._listening.cancel()
        with suppress(TimeoutError):
            async with self._clock.timeout(LAST_SECONDS):
                await self._flush()
                await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _flush(self) -> None:
        while self._waiting:
            # The wait for a slow subscriber may be given up, but not the payload.
            payload = self._waiting[0]
            await self._send({"type": "http.response.body", "body": payload, "more_body": True})
            self._waiting.popleft()
            self._size -= len(payload)

    async def _listen(self, receive: Receive) -> None:
        """Wait until the page is closed."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.close()
