"""Several server processes on one PostgreSQL: any of them can take any request, and none keeps a truth of its own."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest

from resolute.client import Answer
from resolute.web import driver
from resolute.web.driver import OTHERS_FIRST
from resolute.web.seating import AWAY
from resolute.web.tables import PRESENCE_EVERY
from tests.clock import until
from tests.store.postgres import Cluster
from tests.web.server import HERE, LINK, RANDOM, Running, Visitor, playable, running


@pytest.fixture
def pair(postgres: Cluster) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database."""
    database = postgres.new_database()
    with ExitStack() as stack:
        yield stack.enter_context(running(database)), stack.enter_context(running(database))


def at(person: Visitor, server: Running) -> Visitor:
    """Let the next request of a visitor go to this server."""
    person.address = server.address
    return person


def test_a_game_whose_requests_go_anywhere(pair: tuple[Running, Running]) -> None:
    rng = random.Random(1)
    a, b = pair[0].visitor(), pair[1].visitor()
    created = a.create("campaign", [HERE, LINK])
    assert at(a, pair[1]).links(created.table).links == created.links
    b.join(created.links["1"])
    payload = a.view(created.table)
    for _ in range(80):
        assert payload.decision is not None
        person = at((a, b)[payload.decision.seat], rng.choice(pair))
        seen = person.view(created.table)
        assert seen.number == payload.number
        payload = at(person, rng.choice(pair)).play(created.table, seen.number, rng.randrange(playable(seen)))
        if payload.can_undo and rng.random() < 0.3:
            payload = at(person, rng.choice(pair)).undo(created.table)
    at(a, pair[0]).say(created.table, "Well played")
    first, second = at(a, pair[0]).view(created.table), at(a, pair[1]).view(created.table)
    assert (first.number, first.parts, first.journal) == (second.number, second.parts, second.journal)
    assert at(b, pair[1]).seat(created.table, "give_up", 1).seat is None
    with pytest.raises(Answer, match="no seat"):
        at(b, pair[0]).play(created.table, first.number, 0)


def test_a_move_appears_at_viewers_of_the_other_process(pair: tuple[Running, Running]) -> None:
    a, spectator = pair[0].visitor(), pair[1].visitor()
    table = a.create("campaign", [HERE, HERE]).table
    news = spectator.watch(table)
    assert next(news).number == 0
    payload = a.view(table)
    for _ in range(10):
        assert payload.decision is not None
        payload = a.play(table, payload.number, 0, seat=payload.decision.seat)
        while next(news).number < payload.number:
            pass
    a.say(table, "Hello")
    assert next(news).said == 1
    a.seat(table, "give_up", 1)
    assert next(news).number == payload.number
    assert spectator.view(table).seats[1].kind == "free"


def test_a_name_that_postgresql_cannot_read_is_nobodys(pair: tuple[Running, Running]) -> None:
    """The character NUL, which no text of PostgreSQL can hold: it is refused as on SQLite."""
    person = pair[0].visitor()
    table = person.create("campaign", [HERE, HERE]).table
    for id in ("\0", "a\0b", f"{table}\0"):
        with pytest.raises(Answer) as refused:
            person.view(id)
        assert refused.value.status == 404
        with pytest.raises(Answer) as refused:
            next(person.watch(id))
        assert refused.value.status == 404
    for number in (0, 7):
        with pytest.raises(Answer, match="NUL") as refused:
            person.play(table, number, 0, request="a\0")
        assert refused.value.status == 400
    assert person.say(table, "a\0b").chat[-1].text == "a b"
    created = person.create("campaign", [{"kind": "person_here", "name": "a\0b"}, HERE], title="a\0b")
    assert person.view(created.table).title == "a b"


def test_whoever_moves_through_another_process_is_not_away(pair: tuple[Running, Running]) -> None:
    a, b = pair[0].visitor(), pair[1].visitor()
    created = a.create("campaign", [HERE, LINK])
    b.join(created.links["1"])
    payload = a.view(created.table)
    while payload.decision is None or payload.decision.seat != 1:
        payload = a.decide(created.table, payload)
    pair[0].clock.turn(AWAY)
    b.decide(created.table, b.view(created.table))
    with pytest.raises(Answer, match="was a moment ago"):
        a.seat(created.table, "stand_in", 1)
    pair[0].clock.turn(AWAY)
    assert a.seat(created.table, "stand_in", 1).seats[1].kind == "bot"


def heard(server: Running, table: str, time: float) -> None:
    """Wait until the database says that somebody was at a table at this time of the clock."""

    async def latest() -> float:
        async with server.app.host.tables.open(table) as (_, live):
            found = await server.app.host.store.last_heard(table, live.seats[1].holder)
        return found or 0.0

    until(lambda: server.ask(latest()) == time, "the other processes are told")


def test_whoever_has_a_page_open_at_another_process_is_not_away(pair: tuple[Running, Running]) -> None:
    """Neither a stand-in nor a link takes the seat of somebody of whom any process has heard."""
    a, b, stranger = pair[0].visitor(), pair[1].visitor(), pair[0].visitor()
    created = a.create("campaign", [HERE, LINK])
    b.join(created.links["1"])
    news = b.watch(created.table)
    next(news)
    until(lambda: pair[1].clock.waits(PRESENCE_EVERY), "the process is about to tell who watches")
    pair[0].clock.turn(AWAY)
    pair[1].clock.turn(AWAY)
    heard(pair[1], created.table, pair[1].clock.time())
    for early in (lambda: a.seat(created.table, "stand_in", 1), lambda: a.renew_link(created.table, 1)):
        with pytest.raises(Answer, match="is here"):
            early()
    news.close()  # type: ignore[attr-defined]
    pair[1].watched(created.table, 0)
    pair[0].clock.turn(AWAY)
    link = a.renew_link(created.table, 1).links["1"]
    b.view(created.table)  # at the other process
    pair[1].clock.turn(AWAY)
    b.view(created.table)
    heard(pair[1], created.table, pair[1].clock.time())
    with pytest.raises(Answer, match="is here"):
        stranger.join(link)


def test_racing_at_two_processes_one_wins(pair: tuple[Running, Running]) -> None:
    people = [pair[0].visitor(), pair[1].visitor()]
    table = people[0].create("campaign", [HERE, HERE]).table
    for cookie in people[0].cookies:
        people[1].cookies.set_cookie(cookie)
    for person in people:
        person.games()
    people[1]._token = people[0]._token
    for _ in range(15):
        number = people[0].view(table).number

        def race(person: Visitor, number: int = number) -> int:
            try:
                return person.play(table, number, 0).number
            except Answer as error:
                assert error.status == 409 and error.payload is not None
                return 0

        with ThreadPoolExecutor(2) as pool:
            answers = sorted(pool.map(race, people))
        assert answers == [0, number + 1]


def test_bots_are_not_moved_twice(pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody waits for the other: both processes let the same bots think all the time.
    monkeypatch.setattr(driver, "OTHERS_FIRST", 0.0)
    people = [pair[0].visitor(), pair[1].visitor()]
    table = people[0].create("campaign", [RANDOM, RANDOM]).table
    while (payload := people[0].view(table)).outcome is None and payload.number < 120:
        assert people[1].view(table).number >= payload.number
    assert payload.number == payload.last
    assert not any(line.kind == "note" for line in payload.journal)


def goes_on(server: Running, table: str, number: int) -> None:
    """Wait until the game has passed this number."""
    until(lambda: server.number(table) > number, "the bot moves")


def test_a_bot_moves_at_once_where_somebody_moved_last(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The process with the spectator waits for the other to move the bot, and would for ever: its time stands still.
    host = pair[0].app.host
    move = host.bots._bot_moves

    async def move_in_a_moment(table: str) -> bool:
        await asyncio.sleep(0.01)
        return await move(table)

    monkeypatch.setattr(host.bots, "_bot_moves", move_in_a_moment)
    person = pair[0].visitor()
    table = person.create("campaign", [HERE, RANDOM]).table
    news = pair[1].visitor().watch(table)
    assert next(news).number == 0
    payload = person.view(table)
    for turn in range(24):
        while payload.decision is not None and not payload.decision.mine:
            goes_on(pair[0], table, payload.number)
            payload = person.view(table)
        payload = at(person, pair[turn % 2]).play(table, payload.number, 0)


def test_a_bot_whose_process_ends_in_mid_turn_is_taken_over(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = threading.Semaphore(3)
    move = pair[0].app.host.bots._bot_moves

    async def move_while_it_may(table: str) -> bool:
        while not turns.acquire(blocking=False):
            await asyncio.sleep(0.005)
        return await move(table)

    monkeypatch.setattr(pair[0].app.host.bots, "_bot_moves", move_while_it_may)
    person, clock = pair[0].visitor(), pair[1].clock
    table = person.create("campaign", [RANDOM, RANDOM]).table
    person.view(table)
    goes_on(pair[0], table, 2)
    news = pair[1].visitor().watch(table)
    assert next(news).number == 3
    until(lambda: clock.waits(OTHERS_FIRST), "the other process leaves it to the first")
    turns.release(2)
    goes_on(pair[0], table, 4)
    # It has gone on, and may again: the other waits once more. Then the first has moved for the last time.
    clock.turn(OTHERS_FIRST)
    until(lambda: clock.waits(OTHERS_FIRST), "the other process leaves it to the first once more")
    assert pair[0].number(table) == 5
    clock.turn(OTHERS_FIRST)
    goes_on(pair[1], table, 8)


def table_with_two_free_seats(server: Running) -> tuple[Visitor, str]:
    """A table whose creator has no seat at it, and at which two of four people have left."""
    host, people = server.visitor(), [server.visitor() for _ in range(4)]
    created = host.create("lobby", [LINK] * 4)
    for seat, person in enumerate(people):
        person.join(created.links[str(seat)])
    for seat in (0, 1):
        people[seat].seat(created.table, "give_up", seat)
    return host, created.table


def test_a_second_hand_is_not_seen_through_another_process(pair: tuple[Running, Running]) -> None:
    """The creator looks into a free seat through one process and leaves it again; another one, in whose memory that
    seat was free all the time, knows it all the same."""
    host, table = table_with_two_free_seats(pair[0])
    host.view(table)
    assert at(host, pair[1]).seat(table, "take_over", 0).seat == 0
    host.seat(table, "give_up", 0)
    with pytest.raises(Answer, match="another hand"):
        at(host, pair[0]).seat(table, "take_over", 1)


def test_of_two_hands_that_are_asked_for_at_once_one_is_seen(pair: tuple[Running, Running]) -> None:
    for _ in range(3):
        host, table = table_with_two_free_seats(pair[0])
        cookies = host.cookies

        def take(seat: int, table: str = table, cookies: Any = cookies) -> bool:
            same = pair[seat].visitor()
            for one in cookies:
                same.cookies.set_cookie(one)
            try:
                same.seat(table, "take_over", seat)
            except Answer:
                return False
            return True

        host.view(table)
        at(host, pair[1]).view(table)
        with ThreadPoolExecutor(2) as both:
            assert sum(both.map(take, (0, 1))) == 1
