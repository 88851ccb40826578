"""The log: committed when it says so, one winner for each number, and one row for each request."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from resolute.store import Store, StoreError, Taken, open_store, writer
from resolute.store.errors import NoGame
from resolute.store.rows import LogRow
from tests.clock import HANG
from tests.store.postgres import Cluster
from tests.store.rows import move, new_game


async def test_rows_come_back_as_they_were_written_and_in_order(database: str) -> None:
    rows = [
        move(1, draws=(), private=True, dice_at=None, request="r1", at=0.1 + 0.2),
        move(2, draws=(1, 2, 300), dice_at=44, request="r2"),
        LogRow(game_id="g1", number=3, kind="agreed_undo", seat=1, dice_at=50),
        LogRow(game_id="g1", number=4, kind="undo", seat=1, dice_at=50),
    ]
    async with await open_store(database) as store:
        await new_game(store)
        assert await store.last_number("g1") == 0 and await store.log("g1") == []
        for row in rows:
            await store.append(row)
        assert await store.log("g1") == rows
        assert await store.log("g1", after=2) == rows[2:]
        assert await store.last_number("g1") == 4
        assert await store.log_by_request("g1", "r2") == rows[1]
        assert await store.log_by_request("g1", "r3") is None
        assert await store.log_by_request("g1", "") is None


async def test_many_games_append_at_the_same_time(database: str) -> None:
    games, length = [f"g{n}" for n in range(40)], 25
    async with await open_store(database) as store:
        for id in games:
            await new_game(store, id)

        async def play(id: str) -> None:
            for number in range(1, length + 1):
                await store.append(move(number, id, request=f"{id} {number}"))
                assert await store.last_number(id) == number, "what is acknowledged can be read"

        await asyncio.gather(*map(play, games))
        for id in games:
            assert [row.number for row in await store.log(id)] == list(range(1, length + 1))


async def test_of_many_who_race_for_a_number_exactly_one_wins(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        for number in range(1, 21):
            racers = [move(number, choice=racer) for racer in range(10)]
            ends = await asyncio.gather(*map(store.append, racers), return_exceptions=True)
            assert sum(end is None for end in ends) == 1
            assert all(end is None or isinstance(end, Taken) for end in ends)
            (row,) = await store.log("g1", after=number - 1)
            assert row.choice == ends.index(None)


async def test_a_request_is_written_once_whatever_number_it_asks_for(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        await new_game(store, "g2")
        await store.append(move(1, request="click"))
        for number in (1, 2):
            with pytest.raises(Taken):
                await store.append(move(number, request="click"))
        both = [store.append(move(number, request="double click")) for number in (2, 3)]
        ends = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(end).__name__ for end in ends) == ["NoneType", "Taken"]
        await store.append(move(1, "g2", request="click"))
        await store.append(move(2, "g2"))
        await store.append(move(3, "g2"))
        assert len(await store.log("g1")) == 2 and len(await store.log("g2")) == 3


async def test_a_row_that_cannot_be_written_fails_alone(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        await store.append(move(1))
        rows = [move(1), move(2), move(1, "nowhere"), move(3, choice=1 << 70), move(4), move(4)]
        ends = await asyncio.gather(*map(store.append, rows), return_exceptions=True)
        assert [type(end) for end in ends[:3]] == [Taken, type(None), NoGame]
        assert str(ends[2]) == "There is no game nowhere."
        assert isinstance(ends[3], Exception)
        assert ends[4] is None and isinstance(ends[5], Taken)
        assert [row.number for row in await store.log("g1")] == [1, 2, 4]
        await store.append(move(5))


async def test_who_goes_away_before_the_commit_does_not_disturb_the_others(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        tasks = [asyncio.create_task(store.append(move(number))) for number in range(1, 11)]
        await asyncio.sleep(0)
        tasks[3].cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [end for end in ends if end is not None] == [ends[3]]
        assert {row.number for row in await store.log("g1")} >= {1, 2, 3, 5, 6, 7, 8, 9, 10}


async def test_closing_writes_what_waits_and_nothing_after(database: str) -> None:
    store = await open_store(database)
    await new_game(store)
    tasks = [asyncio.create_task(store.append(move(number))) for number in range(1, 200)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(StoreError, match="stopping"):
        await store.append(move(200))
    async with await open_store(database) as store:
        assert await store.last_number("g1") == 199


async def test_rows_that_wait_are_committed_together(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is the commit, so it is commits that are counted: fewer than a third of one for each row."""
    async with await open_store(database) as store:
        commits: list[int] = []
        commit = store._writer._commit

        async def counted(together: Sequence[tuple[LogRow, asyncio.Future[None]]]) -> None:
            commits.append(len(together))
            await commit(together)

        monkeypatch.setattr(store._writer, "_commit", counted)
        games = [f"g{n}" for n in range(60)]
        for id in games:
            await new_game(store, id)

        async def play(id: str, length: int) -> None:
            for number in range(1, length + 1):
                await store.append(move(number, id))

        await play("g0", 20)
        assert commits == [1] * 20
        commits.clear()
        await asyncio.gather(*(play(id, 20) for id in games[1:]))
        assert sum(commits) == 59 * 20 and len(commits) < sum(commits) / 3


# Several servers on one PostgreSQL


async def test_servers_that_race_on_one_database_never_both_win(postgresql: str) -> None:
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(await open_store(postgresql)) for _ in range(3)]
        games = [f"g{n}" for n in range(8)]
        for id in games:
            await new_game(stores[0], id)
        won: list[tuple[str, int, int]] = []

        async def play(who: int, store: Store, id: str) -> None:
            chance = random.Random(f"{who} {id}")
            while (number := await store.last_number(id) + 1) <= 30:
                try:
                    await store.append(move(number, id, choice=who))
                    won.append((id, number, who))
                except Taken:
                    await asyncio.sleep(chance.random() / 1000)

        await asyncio.gather(*(play(who, store, id) for who, store in enumerate(stores) for id in games))
        written = [(id, row.number, row.choice) for id in games for row in await stores[0].log(id)]
        assert sorted(won) == sorted(written) and len(written) == 30 * len(games)


async def test_servers_that_start_together_make_one_database(postgresql: str) -> None:
    stores = await asyncio.gather(*(open_store(postgresql) for _ in range(4)))
    secrets = await asyncio.gather(*(store.secret("cookie") for store in stores))
    assert len(set(secrets)) == 1
    await asyncio.gather(*(store.close() for store in stores))


async def test_appends_outlive_a_lost_connection_and_are_written_once(postgresql: str) -> None:
    import asyncpg

    async with await open_store(postgresql) as store:
        await new_game(store)
        killer = await asyncpg.connect(postgresql)
        stop = asyncio.Event()
        number = refused = kills = 0

        async def kill() -> None:
            """Again and again, somewhere in the middle of an append; a busy machine gets as far in between."""
            nonlocal kills
            while not stop.is_set():
                await killer.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                    " AND datname = current_database()"
                )
                kills += 1
                survived = number + 5
                while number < survived and not stop.is_set():
                    await asyncio.sleep(0.001)

        killing = asyncio.create_task(kill())
        while number < 150:
            try:
                await store.append(move(number + 1, request=f"r{number + 1}"))
                number += 1
            except StoreError:
                refused += 1
                try:
                    number = await store.last_number("g1")
                except StoreError:
                    await asyncio.sleep(0.01)
        stop.set()
        await killing
        await killer.close()
        assert [row.number for row in await store.log("g1")] == list(range(1, 151))
        assert kills > 15 and refused < 15, "most were tried again without a word"


async def test_the_store_goes_on_after_the_server_was_restarted(
    server: Cluster, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_store(postgresql) as store:
        await new_game(store)
        await store.append(move(1))
        await asyncio.to_thread(server.stop)
        failed = asyncio.Event()
        lost = store._writer._database.lost

        def noticed(error: Exception) -> bool:
            failed.set()
            return lost(error)

        monkeypatch.setattr(store._writer._database, "lost", noticed)
        monkeypatch.setattr(writer, "_PATIENCE", HANG)
        late = asyncio.create_task(store.append(move(2)))
        await failed.wait()
        await asyncio.to_thread(server.start)
        await late
        assert [row.number for row in await store.log("g1")] == [1, 2]
        await store.ping()
