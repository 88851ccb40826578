"""News of a table reach whoever watches it, in this process and, by PostgreSQL, in every other."""

from __future__ import annotations

import asyncio

import pytest

from resolute.store import Store, open_store
from resolute.store.feed import Subscription
from resolute.store.rows import ChatRow
from tests.clock import HANG
from tests.store.rows import move, new_game, seat


async def heard(news: Subscription) -> int:
    """The next thing that is heard."""
    return await asyncio.wait_for(anext(news), HANG)


async def silent(news: Subscription) -> bool:
    """Whether nothing is heard for a while."""
    waiting = asyncio.ensure_future(anext(news))
    done, _ = await asyncio.wait([waiting], timeout=0.2)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    return not done


async def test_a_watcher_hears_of_moves_and_of_everything_else(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        await new_game(store, "g2")
        async with store.subscribe("g1") as news, store.subscribe("g1") as other, store.subscribe("g2") as elsewhere:
            await store.append(move(1))
            assert await heard(news) == 1 and await heard(other) == 1
            await store.say(ChatRow(game_id="g1", name="Ann", text="hello"))
            assert await heard(news) == 0
            await store.set_seat(seat(1, kind="person", holder="bo"))
            assert await heard(news) == 0
            await store.rename("g1", "Another title")
            assert await heard(news) == 0
            assert await silent(news), "everything is told once"
            assert await silent(elsewhere)


async def test_news_between_subscribing_and_reading_is_not_lost(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        news = store.subscribe("g1")
        await store.append(move(1))
        assert await heard(news) == 1
        news.close()


async def test_a_slow_watcher_is_told_the_newest(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        async with store.subscribe("g1") as news:
            for number in range(1, 30):
                await store.append(move(number))
            assert await heard(news) == 29
            assert await silent(news), "a number that is not newer is no news"


async def test_closing_wakes_whoever_waits(database: str) -> None:
    store = await open_store(database)
    waiting = [asyncio.ensure_future(anext(store.subscribe(f"g{n}"))) for n in range(3)]
    await asyncio.sleep(0)
    await store.close()
    ends = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(end) for end in ends] == [StopAsyncIteration] * 3
    with pytest.raises(StopAsyncIteration):
        await anext(store.subscribe("g1"))


async def test_who_has_gone_is_forgotten(sqlite: str) -> None:
    async with await open_store(sqlite) as store:
        for _ in range(100):
            async with store.subscribe("g1"):
                pass
        assert not store._feed._watching


async def test_what_one_server_writes_is_heard_at_the_other(postgresql: str) -> None:
    async with await open_store(postgresql) as one, await open_store(postgresql) as two:
        await new_game(one)
        async with one.subscribe("g1") as here, two.subscribe("g1") as there:
            await one.append(move(1))
            assert await heard(here) == 1 and await heard(there) == 1
            await two.append(move(2))
            assert await heard(here) == 2 and await heard(there) == 2
            await two.say(ChatRow(game_id="g1", name="Bo", text="hello"))
            assert await heard(here) == 0 and await heard(there) == 0
            assert await silent(here) and await silent(there)
        assert [row.number for row in await one.log("g1")] == [1, 2]


async def deafened(address: str, store: Store) -> None:
    """End the connection by which this store listens."""
    import asyncpg

    killer = await asyncpg.connect(address)
    ended = await killer.fetchval(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    )
    await killer.close()
    assert ended >= 1
    assert store._listener is not None
    while store._listener.listening:
        await asyncio.sleep(0.001)


async def test_a_server_that_was_deafened_listens_again_by_itself(postgresql: str) -> None:
    async with await open_store(postgresql) as here:
        await new_game(here)
        async with here.subscribe("g1") as news:
            for number in range(1, 4):
                await deafened(postgresql, here)
                assert await heard(news) == 0, "something may have been missed"
                async with await open_store(postgresql) as elsewhere:
                    await elsewhere.append(move(number))
                    assert await heard(news) == number


async def test_a_lost_connection_is_logged_once_and_so_is_the_next(
    postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "resolute.store")
    async with await open_store(postgresql) as store:
        await new_game(store)
        assert not caplog.messages
        async with store.subscribe("g1") as news:
            await deafened(postgresql, store)
            assert await heard(news) == 0
    assert caplog.messages == ["listener lost its connection", "listener is connected again"]


async def test_a_deafened_server_still_hears_itself(postgresql: str) -> None:
    async with await open_store(postgresql) as store:
        await new_game(store)
        async with store.subscribe("g1") as news:
            await deafened(postgresql, store)
            await asyncio.gather(store.append(move(1)), store.say(ChatRow(game_id="g1", name="A", text="b")))
            assert await heard(news) == 1
            assert await heard(news) == 0
