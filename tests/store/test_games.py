"""Games, seats, links, chat and settings come back from the database as they went in."""

from __future__ import annotations

import asyncio

import pytest

from resolute.store import StoreError, Taken, open_store
from resolute.store.rows import ChatRow, InviteRow, SnapshotRow
from tests.store.rows import game, move, new_game, seat


async def test_a_game_comes_back_as_it_was_written(database: str) -> None:
    row = game(options={"tally": "electoral", "debates": False, "length": 3, "name": "Ünïcode “quoted”"})
    async with await open_store(database) as store:
        await store.create_game(row, [seat(1, name="Bo"), seat(0)], start=b"\x00saved")
        assert await store.game("g1") == row
        assert await store.start("g1") == b"\x00saved"
        assert await store.seats("g1") == [seat(0), seat(1, name="Bo")]
        assert await store.game("g2") is None and await store.start("g2") is None
    async with await open_store(database) as store:
        assert await store.game("g1") == row


async def test_a_game_is_created_whole_or_not_at_all(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        with pytest.raises(Taken):
            await new_game(store, title="another")
        with pytest.raises(Taken):
            await store.create_game(game("g2"), [seat(0, "g2"), seat(0, "g2")])
        assert await store.game("g2") is None
        first = await store.game("g1")
        assert first is not None and first.title == "Ann v steady"


async def test_who_asks_for_games_gets_his_own_or_the_public_ones_newest_first(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store, "old", creator="ann", created=1.0)
        await new_game(store, "new", creator="bo", created=2.0, public=True)
        await new_game(store, "other", creator="cy", created=3.0, public=True)
        await store.set_seat(seat(1, "new", kind="person", name="Ann", holder="ann"))
        assert [row.id for row in await store.games_of("ann")] == ["new", "old"]
        assert [row.id for row in await store.games_of("ann", limit=1)] == ["new"]
        assert await store.games_of("") == [], "free seats are nobody's"
        assert [row.id for row in await store.public_games()] == ["other", "new"]


async def test_a_game_in_which_something_happens_comes_before_newer_ones(database: str) -> None:
    """Somebody may list many games and play none: they hide nobody's."""
    async with await open_store(database) as store:
        await new_game(store, "played", created=1.0, public=True)
        for number in range(5):
            await new_game(store, f"idle{number}", created=10.0 + number, public=True)
        await store.append(move(1, "played", at=99.0))
        await store.append(move(2, "played", at=100.0))
        assert [row.id for row in await store.public_games(limit=3)] == ["played", "idle4", "idle3"]
        for number in range(5):
            await new_game(store, f"fresh{number}", created=200.0 + number, public=True)
        assert [row.id for row in await store.public_games(limit=3)] == ["played", "fresh4", "fresh3"], "set up later"


async def test_unfinished_public_games_of_a_visitor_are_counted(database: str) -> None:
    async with await open_store(database) as store:
        for number, about in enumerate(({"public": True}, {"public": True, "over": True}, {}, {"public": True})):
            await new_game(store, f"g{number}", creator="ann", **about)
        await new_game(store, "other", creator="bo", public=True)
        assert await store.count_public("ann") == 2


async def test_title_public_and_over_can_change(database: str) -> None:
    async with await open_store(database) as store:
        row = await new_game(store)
        await store.rename("g1", "The big one")
        await store.set_public("g1", True)
        await store.finish("g1")
        assert await store.game("g1") == game(title="The big one", public=True, over=True, created=row.created)
        await store.finish("g1", over=False)
        back = await store.game("g1")
        assert back is not None and not back.over


async def test_a_seat_is_taken_by_one_of_two_who_reach_for_it(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        free = seat(0)
        both = await asyncio.gather(
            *(store.set_seat(seat(0, kind="person", holder=who), instead_of=free) for who in ("ann", "bo")),
            return_exceptions=True,
        )
        assert sorted(type(one).__name__ for one in both) == ["NoneType", "Taken"]
        (holder, _) = await store.seats("g1")
        assert holder.holder == ("ann" if both[0] is None else "bo")
        with pytest.raises(Taken):
            await store.set_seat(seat(7))


async def test_a_link_gives_its_seat_once_and_lets_its_user_come_back(database: str) -> None:
    async with await open_store(database) as store:
        link = InviteRow(key_hash="hash", game_id="g1", seat=1)
        await store.create_game(game(), [seat(0), seat(1, kind="bot", bot="steady", name="Steady")], [link])
        assert await store.invite("hash") == link and await store.invites("g1") == [link]
        assert await store.use_invite("nothing", "bo") is None
        assert await store.use_invite("hash", "") is None
        taken = seat(1, kind="person", name="Bo", holder="bo")
        assert await store.use_invite("hash", "bo", "Bo") == taken
        assert await store.use_invite("hash", "cy", "Cy") is None
        assert await store.use_invite("hash", "bo") == taken
        assert (await store.seats("g1"))[1] == taken


async def test_of_many_who_race_for_a_link_one_gets_the_seat(database: str) -> None:
    async with await open_store(database) as store:
        await store.create_game(game(), [seat(0)], [InviteRow(key_hash="hash", game_id="g1", seat=0)])
        seats = await asyncio.gather(*(store.use_invite("hash", f"visitor {n}") for n in range(20)))
        (won,) = [one for one in seats if one is not None]
        assert await store.seats("g1") == [won]


async def test_a_new_link_makes_the_older_one_worthless(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        await store.new_invite(InviteRow(key_hash="one", game_id="g1", seat=0))
        await store.new_invite(InviteRow(key_hash="other", game_id="g1", seat=1))
        await store.new_invite(InviteRow(key_hash="two", game_id="g1", seat=0))
        assert await store.use_invite("one", "ann") is None
        assert [link.key_hash for link in await store.invites("g1")] == ["two", "other"]


async def test_links_that_nobody_has_used_can_be_dropped(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        for place, hash in enumerate(("used", "other")):
            await store.new_invite(InviteRow(key_hash=hash, game_id="g1", seat=place))
        await store.use_invite("used", "ann")
        await store.drop_invites("g1", 0)
        assert {link.key_hash for link in await store.invites("g1")} == {"used", "other"}
        await store.drop_invites("g1", 1)
        assert [link.key_hash for link in await store.invites("g1")] == ["used"]


async def test_what_is_said_is_numbered_at_each_table(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        await new_game(store, "g2")
        words = [ChatRow(game_id="g1", name="Ann", text=f"{n} <b>", at=5.5) for n in range(30)]
        said = await asyncio.gather(*map(store.say, words))
        assert [row.id for row in said] == list(range(1, 31))
        assert await store.chat("g1") == said
        assert await store.chat("g1", after=28) == said[28:]
        assert await store.chat("g1", limit=2) == said[28:], "the latest"
        note = await store.say(ChatRow(game_id="g1", name="", text="7:A note."))
        last = await store.say(words[0])
        assert await store.chat("g1", limit=1) == [note, last], "and every note"
        assert await store.chat("g1", after=note.id, limit=1) == [last]
        assert (await store.say(ChatRow(game_id="g2", name="Bo", text="hi"))).id == 1
        with pytest.raises(StoreError, match="There is no game"):
            await store.say(ChatRow(game_id="nowhere", name="Bo", text="hi"))


async def test_an_older_snapshot_does_not_replace_a_newer_one(database: str) -> None:
    async with await open_store(database) as store:
        await new_game(store)
        assert await store.snapshot("g1") is None
        for number in (10, 30, 20):
            await store.save_snapshot(SnapshotRow(game_id="g1", number=number, data=b"%d" % number))
        assert await store.snapshot("g1") == SnapshotRow(game_id="g1", number=30, data=b"30")


async def test_a_secret_is_made_once(database: str) -> None:
    async with await open_store(database) as store:
        secrets = await asyncio.gather(*(store.secret("cookie") for _ in range(10)))
        assert len(set(secrets)) == 1 and len(secrets[0]) >= 32
        assert await store.secret("another") != secrets[0]
    async with await open_store(database) as store:
        assert await store.secret("cookie") == secrets[0]


async def test_a_setting_is_kept(database: str) -> None:
    async with await open_store(database) as store:
        assert await store.setting("color") is None
        for value in ("red", "blue"):
            await store.set_setting("color", value)
            assert await store.setting("color") == value
        await store.ping()


def test_rows_do_not_print_what_is_secret() -> None:
    assert "secret" not in repr(game()) and "secret" not in repr(SnapshotRow(game_id="g", number=1, data=b"secret"))
    assert "5" not in repr(move(1, draws=(5,)))
