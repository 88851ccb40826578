"""Time in the hands of a test: a clock that stands still until it is turned, and waits that end when they may."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec

from resolute.web.clock import Clock

T = TypeVar("T")

HANG = 120.0
"""Real seconds after which nothing more is to be hoped for; the busiest machine is quicker."""


def until(happens: Callable[[], T], what: str, every: float = 0.005) -> T:
    """Wait until something is the case, and no longer; look so many seconds apart."""
    given_up = time.monotonic() + HANG
    while not (found := happens()):
        assert time.monotonic() < given_up, f"this did not happen: {what}"
        time.sleep(every)
    return found


class Alarm(msgspec.Struct, eq=False):
    """Something that is to happen once a clock shows this time."""

    due: float
    seconds: float
    loop: asyncio.AbstractEventLoop
    ring: Callable[[], None]


class HandClock(Clock):
    """Shows the same time until a test turns it on; what was to happen by then happens."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[Alarm] = []
        self._lock = threading.Lock()

    def now(self) -> float:
        return self._now

    def time(self) -> float:
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        self._set(seconds, callback)

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return await asyncio.sleep(0)
        over = asyncio.Event()
        alarm = self._set(seconds, over.set)
        try:
            await over.wait()
        finally:
            self._drop(alarm)

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        async with asyncio.timeout(None) as limit:
            alarm = self._set(seconds, lambda: limit.reschedule(0))
            try:
                yield
            finally:
                self._drop(alarm)

    def waits(self, seconds: float) -> bool:
        """Whether something was put off for just so long, and still is."""
        with self._lock:
            return any(alarm.seconds == seconds for alarm in self._alarms)

    def turn(self, seconds: float) -> None:
        """Let time pass."""
        with self._lock:
            self._now += seconds
            due = [alarm for alarm in self._alarms if alarm.due <= self._now]
            self._alarms = [alarm for alarm in self._alarms if alarm.due > self._now]
        for alarm in sorted(due, key=lambda one: one.due):
            alarm.loop.call_soon_threadsafe(alarm.ring)

    def _set(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        with self._lock:
            alarm = Alarm(self._now + seconds, seconds, asyncio.get_running_loop(), ring)
            self._alarms.append(alarm)
        return alarm

    def _drop(self, alarm: Alarm) -> None:
        with self._lock:
            if alarm in self._alarms:
                self._alarms.remove(alarm)
