"""Several server processes on one PostgreSQL: any of them can take any request, and none keeps a truth of its own."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from resolute.client import Answer
from resolute.web import driver, seating
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
    laid = a.lay("campaign", [HERE, LINK])
    assert at(a, pair[1]).links(laid.table).links == laid.links
    b.join(laid.links["1"])
    look = a.look(laid.table)
    for _ in range(80):
        assert look.decision is not None
        person = at((a, b)[look.decision.seat], rng.choice(pair))
        seen = person.look(laid.table)
        assert seen.number == look.number
        look = at(person, rng.choice(pair)).play(laid.table, seen.number, rng.randrange(playable(seen)))
        if look.can_undo and rng.random() < 0.3:
            look = at(person, rng.choice(pair)).undo(laid.table)
    at(a, pair[0]).say(laid.table, "Well played")
    first, second = at(a, pair[0]).look(laid.table), at(a, pair[1]).look(laid.table)
    assert (first.number, first.parts, first.journal) == (second.number, second.parts, second.journal)
    assert at(b, pair[1]).seat(laid.table, "give_up", 1).seat is None
    with pytest.raises(Answer, match="no seat"):
        at(b, pair[0]).play(laid.table, first.number, 0)


def test_a_move_appears_at_viewers_of_the_other_process(pair: tuple[Running, Running]) -> None:
    a, spectator = pair[0].visitor(), pair[1].visitor()
    table = a.lay("campaign", [HERE, HERE]).table
    news = spectator.watch(table)
    assert next(news).number == 0
    look = a.look(table)
    for _ in range(10):
        assert look.decision is not None
        look = a.play(table, look.number, 0, seat=look.decision.seat)
        while next(news).number < look.number:
            pass
    a.say(table, "Hello")
    assert next(news).said == 1
    a.seat(table, "give_up", 1)
    assert next(news).number == look.number
    assert spectator.look(table).seats[1].kind == "free"


def test_a_name_that_postgresql_cannot_read_is_nobodys(pair: tuple[Running, Running]) -> None:
    """The character NUL, which no text of PostgreSQL can hold: it is refused as on SQLite."""
    person = pair[0].visitor()
    table = person.lay("campaign", [HERE, HERE]).table
    for id in ("\0", "a\0b", f"{table}\0"):
        with pytest.raises(Answer) as refused:
            person.look(id)
        assert refused.value.status == 404
        with pytest.raises(Answer) as refused:
            next(person.watch(id))
        assert refused.value.status == 404
    for number in (0, 7):
        with pytest.raises(Answer, match="NUL") as refused:
            person.play(table, number, 0, request="a\0")
        assert refused.value.status == 400
    assert person.say(table, "a\0b").chat[-1].text == "a b"
    laid = person.lay("campaign", [{"kind": "person_here", "name": "a\0b"}, HERE], title="a\0b")
    assert person.look(laid.table).title == "a b"


def test_whoever_moves_through_another_process_is_not_away(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = pair[0].visitor(), pair[1].visitor()
    laid = a.lay("campaign", [HERE, LINK])
    b.join(laid.links["1"])
    look = a.look(laid.table)
    while look.decision is None or look.decision.seat != 1:
        look = a.decide(laid.table, look)
    monkeypatch.setattr(seating, "AWAY", 0.5)
    time.sleep(0.6)
    b.decide(laid.table, b.look(laid.table))
    with pytest.raises(Answer, match="was a moment ago"):
        a.seat(laid.table, "stand_in", 1)
    time.sleep(0.6)
    assert a.seat(laid.table, "stand_in", 1).seats[1].kind == "bot"


def test_racing_at_two_processes_one_wins(pair: tuple[Running, Running]) -> None:
    people = [pair[0].visitor(), pair[1].visitor()]
    table = people[0].lay("campaign", [HERE, HERE]).table
    for cookie in people[0].cookies:
        people[1].cookies.set_cookie(cookie)
    for person in people:
        person.games()
    people[1]._token = people[0]._token
    for _ in range(15):
        number = people[0].look(table).number

        def race(person: Visitor, number: int = number) -> int:
            try:
                return person.play(table, number, 0).number
            except Answer as error:
                assert error.status == 409 and error.look is not None
                return 0

        with ThreadPoolExecutor(2) as pool:
            answers = sorted(pool.map(race, people))
        assert answers == [0, number + 1]


def test_bots_are_not_moved_twice(pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody waits for the other: both processes let the same bots think all the time.
    monkeypatch.setattr(driver, "OTHERS_FIRST", 0.0)
    people = [pair[0].visitor(), pair[1].visitor()]
    table = people[0].lay("campaign", [RANDOM, RANDOM]).table
    while (look := people[0].look(table)).outcome is None and look.number < 120:
        assert people[1].look(table).number >= look.number
    assert look.number == look.last
    assert not any(line.kind == "note" for line in look.journal)


def goes_on(server: Running, table: str, number: int, seconds: float = 8.0) -> bool:
    """Whether the game passes this number; asking the store wakes nobody."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if server.ask(server.app.host.store.last_number(table)) > number:
            return True
        time.sleep(0.05)
    return False


def test_a_bot_moves_at_once_where_somebody_moved_last(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The process with the spectator waits for the other to move the bot, and would do so for a minute.
    monkeypatch.setattr(driver, "OTHERS_FIRST", 60.0)
    host = pair[0].app.host
    move = host.bots._bot_moves

    async def move_in_a_moment(table: str) -> bool:
        await asyncio.sleep(0.1)
        return await move(table)

    monkeypatch.setattr(host.bots, "_bot_moves", move_in_a_moment)
    person = pair[0].visitor()
    table = person.lay("campaign", [HERE, RANDOM]).table
    news = pair[1].visitor().watch(table)
    assert next(news).number == 0
    look = person.look(table)
    for turn in range(24):
        while look.decision is not None and not look.decision.mine:
            assert goes_on(pair[0], table, look.number), "the bot does not move"
            look = person.look(table)
        look = at(person, pair[turn % 2]).play(table, look.number, 0)


def test_a_bot_whose_process_ends_in_mid_turn_is_taken_over(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "OTHERS_FIRST", 0.6)
    host, ended = pair[0].app.host, threading.Event()
    move = host.bots._bot_moves

    async def move_until_it_ends(table: str) -> bool:
        await asyncio.sleep(0.1)
        return not ended.is_set() and await move(table)

    monkeypatch.setattr(host.bots, "_bot_moves", move_until_it_ends)
    person = pair[0].visitor()
    table = person.lay("campaign", [RANDOM, RANDOM]).table
    person.look(table)
    assert goes_on(pair[0], table, 2)
    news = pair[1].visitor().watch(table)
    # The other process has begun to wait, and the game has gone on since.
    number = next(news).number
    assert goes_on(pair[0], table, number + 1)
    ended.set()
    time.sleep(0.3)
    number = pair[0].ask(host.store.last_number(table))
    assert goes_on(pair[1], table, number + 3), "nobody takes over"
