"""What is new at a table, told to whoever watches it in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator


class Subscription(AsyncIterator[int]):
    """The news of one game from the moment of subscribing; it ends when it or the store is closed.

    A number is that of the newest log row; a slow reader is spared the ones between. 0 says that something
    else has changed (chat, seats, title) or that news may have been missed. Subscribe, then read.
    """

    def __init__(self, feed: Feed, game_id: str) -> None:
        self._feed = feed
        self.game_id = game_id
        self._newest = 0
        self._told = 0
        self._else = False
        self._closed = False
        self._news = asyncio.Event()

    def tell(self, number: int) -> None:
        """Note what is new; a number that is not newer than the last is no news."""
        if number:
            self._newest = max(self._newest, number)
        else:
            self._else = True
        if self._else or self._newest > self._told:
            self._news.set()

    async def __anext__(self) -> int:
        while not self._closed:
            if self._newest > self._told:
                self._told = self._newest
                return self._told
            if self._else:
                self._else = False
                return 0
            self._news.clear()
            await self._news.wait()
        raise StopAsyncIteration

    async def __aenter__(self) -> Subscription:
        return self

    async def __aexit__(self, *about: object) -> None:
        self.close()

    def close(self) -> None:
        """Hear no more; whoever waits is woken."""
        self._closed = True
        self._news.set()
        self._feed.forget(self)


class Feed:
    """Who watches which game in this process."""

    def __init__(self) -> None:
        self._watching: dict[str, set[Subscription]] = {}
        self._closed = False

    def subscribe(self, game_id: str) -> Subscription:
        """Hear of a game from now on."""
        subscription = Subscription(self, game_id)
        if self._closed:
            subscription.close()
        else:
            self._watching.setdefault(game_id, set()).add(subscription)
        return subscription

    def forget(self, subscription: Subscription) -> None:
        """Tell this one no more."""
        watching = self._watching.get(subscription.game_id)
        if watching is not None:
            watching.discard(subscription)
            if not watching:
                del self._watching[subscription.game_id]

    def tell(self, game_id: str, number: int) -> None:
        """Tell everybody who watches a game."""
        for subscription in self._watching.get(game_id, ()):
            subscription.tell(number)

    def tell_all(self) -> None:
        """Tell everybody that something may have been missed."""
        for watching in self._watching.values():
            for subscription in watching:
                subscription.tell(0)

    def close(self) -> None:
        """End every subscription."""
        self._closed = True
        for subscription in [one for watching in self._watching.values() for one in watching]:
            subscription.close()
