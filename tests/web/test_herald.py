"""The herald, which carries events to those who watch: what it does alone, and what the server does without it."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from resolute.web import herald, lines
from resolute.web.herald import END, LAST_CHUNK, NUMBER, ORDER, SAY, TAKE, Herald
from resolute.web.lines import Carrier
from tests.web.server import HERE, Running, running

LONG = 10.0


class Speaking:
    """The server's side of a herald that runs in a thread."""

    def __init__(self) -> None:
        self.wire, its = socket.socketpair()
        self.wire.settimeout(LONG)
        self._viewers: list[socket.socket] = []
        self._thread = threading.Thread(target=self._run, args=(its,), daemon=True)
        self._thread.start()

    def _run(self, its: socket.socket) -> None:
        Herald(its).run()
        its.close()

    def take(self, number: int) -> socket.socket:
        """Hand over a connection; the end that a viewer has."""
        viewer, ours = socket.socketpair()
        viewer.settimeout(LONG)
        socket.send_fds(self.wire, [ORDER.pack(TAKE, number, 0)], [ours.fileno()])
        ours.close()
        self._viewers.append(viewer)
        return viewer

    def say(self, said: bytes, *numbers: int) -> None:
        """Say something to these."""
        whom = b"".join(NUMBER.pack(number) for number in numbers)
        self.wire.sendall(ORDER.pack(SAY, len(numbers), len(said)) + whom + said)

    def hear(self) -> int:
        """The number of a connection that is no more."""
        number: int = NUMBER.unpack(self.wire.recv(NUMBER.size))[0]
        return number

    def fall_silent(self) -> bool:
        """Leave the herald alone; whether it has ended then."""
        self.wire.close()
        self._thread.join(LONG)
        return not self._thread.is_alive()

    def close(self) -> None:
        """Close everything."""
        self.fall_silent()
        for viewer in self._viewers:
            viewer.close()


@pytest.fixture
def speaking() -> Iterator[Speaking]:
    one = Speaking()
    yield one
    one.close()


def _read(viewer: socket.socket, length: int) -> bytes:
    data = b""
    while len(data) < length:
        data += viewer.recv(length - len(data))
    return data


def test_what_is_said_once_reaches_everybody_it_is_for(speaking: Speaking) -> None:
    one, two, three = (speaking.take(number) for number in (1, 2, 3))
    speaking.say(b"for two of you;", 1, 3)
    speaking.say(b"for all;", 1, 2, 3)
    speaking.say(b"for nobody who is here;", 4)
    assert _read(one, 23) == _read(three, 23) == b"for two of you;for all;"
    assert _read(two, 8) == b"for all;"


def test_orders_may_come_in_pieces(speaking: Speaking) -> None:
    viewer = speaking.take(7)
    order = ORDER.pack(SAY, 1, 5) + NUMBER.pack(7) + b"hello"
    for place in range(len(order)):
        speaking.wire.sendall(order[place : place + 1])
    assert _read(viewer, 5) == b"hello"


def test_an_answer_that_ends_is_complete_and_closed(speaking: Speaking) -> None:
    viewer = speaking.take(1)
    speaking.say(b"bye;", 1)
    speaking.wire.sendall(ORDER.pack(END, 1, 0))
    assert _read(viewer, 4 + len(LAST_CHUNK)) == b"bye;" + LAST_CHUNK
    assert viewer.recv(1) == b""
    assert speaking.hear() == 1


def test_the_server_learns_who_has_left(speaking: Speaking) -> None:
    one, two = speaking.take(1), speaking.take(2)
    two.close()
    assert speaking.hear() == 2
    speaking.say(b"still here", 1, 2)
    assert _read(one, 10) == b"still here"


def test_who_reads_slowly_gets_everything_and_who_does_not_read_has_to_come_again(
    speaking: Speaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "BEHIND", 1 << 20)
    slow, _, quick = (speaking.take(number) for number in (1, 2, 3))
    part = bytes(range(256)) * 1024
    for _ in range(4):
        speaking.say(part, 1)
    assert _read(slow, 4 * len(part)) == 4 * part
    for _ in range(12):
        speaking.say(part, 2)
    assert speaking.hear() == 2
    speaking.say(b"the others go on", 3)
    assert _read(quick, 16) == b"the others go on"


def test_it_ends_with_the_server_and_lets_everybody_go(speaking: Speaking) -> None:
    viewer = speaking.take(1)
    speaking.say(b"hello", 1)
    assert _read(viewer, 5) == b"hello"
    assert speaking.fall_silent()
    assert viewer.recv(1) == b""


def test_a_herald_that_cannot_take_a_connection_ends_rather_than_mix_them_up() -> None:
    """If one were lost unnoticed, everybody after it would be sent what is meant for another."""
    ours, its = socket.socketpair()
    words = f"ulimit -n 20; exec {sys.executable} -I {herald.__file__} {its.fileno()}"
    with subprocess.Popen(["sh", "-c", words], pass_fds=[its.fileno()]) as process, ours:
        its.close()
        ours.settimeout(LONG)
        assert NUMBER.unpack(ours.recv(NUMBER.size)) == (0,)
        viewers = []
        with suppress(BrokenPipeError, ConnectionResetError):
            for number in range(1, 41):
                viewer, theirs = socket.socketpair()
                viewers.append(viewer)
                with theirs:  # the herald may be gone before the last of them is sent
                    socket.send_fds(ours, [ORDER.pack(TAKE, number, 0)], [theirs.fileno()])
        assert process.wait(LONG) == 0
        for viewer in viewers:
            viewer.settimeout(LONG)
            assert viewer.recv(1) == b""
            viewer.close()


# With a server


def _ready(server: Running) -> Carrier:
    """The server's side of the herald, once that is there."""
    carrier, pause = server.app.host.carrier, threading.Event()
    for _ in range(200):
        if carrier.ready:
            break
        pause.wait(0.05)
    assert carrier.ready
    return carrier


def _moves_are_seen(server: Running, count: int = 12) -> None:
    player, spectator = server.visitor(), server.visitor()
    table = player.lay("campaign", [HERE, HERE]).table
    news = spectator.watch(table)
    assert next(news).number == 0
    look = player.look(table)
    for _ in range(count):
        assert look.decision is not None
        look = player.play(table, look.number, 0, seat=look.decision.seat)
        while next(news).number < look.number:
            pass
    news.close()  # type: ignore[attr-defined]


def test_without_a_herald_the_server_carries_everything_itself(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), herald=False) as server:
        assert not server.app.host.carrier.ready
        _moves_are_seen(server)


def test_a_herald_that_dies_is_replaced_and_those_who_watched_come_again(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db")) as server:
        carrier = _ready(server)
        player, spectator = server.visitor(), server.visitor()
        table = player.lay("campaign", [HERE, HERE]).table
        news = spectator.watch(table)
        assert next(news).number == 0
        assert carrier.lines == 1
        look = player.look(table)
        for _ in range(3):
            if carrier.process is not None:
                carrier.process.kill()
            assert look.decision is not None
            look = player.play(table, look.number, 0, seat=look.decision.seat)
            while next(news).number < look.number:
                pass
        # Whether it was carried by the server or by a new herald meanwhile: in the end there is one again.
        _ready(server)
        _moves_are_seen(server)


def test_lines_are_forgotten_when_people_leave(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db")) as server:
        carrier = _ready(server)
        for _ in range(3):
            _moves_are_seen(server, 2)
        until = threading.Event()
        for _ in range(100):
            if not carrier.lines and not server.app.host.metrics.streams.read():
                break
            until.wait(0.05)
        assert carrier.lines == 0
        assert server.app.host.metrics.streams.read() == 0


async def test_who_is_slow_on_a_line_of_the_server_loses_nothing() -> None:
    took: list[bytes] = []
    ready = asyncio.Event()

    async def send(message: Any) -> None:
        await ready.wait()
        took.append(message["body"])

    async def receive() -> Any:
        await asyncio.Event().wait()

    line = lines.OwnLine(receive, send)
    for word in (b"one", b"two", b"three"):
        line.say(word)
    assert not await line.left(0.05)
    ready.set()
    assert not await line.left(0.05)
    assert took == [b"one", b"two", b"three"]
    line.leave()
    assert await line.left(10)
    await line.end()
    assert took[3:] == [b""]


async def test_who_takes_nothing_on_a_line_of_the_server_has_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(herald, "BEHIND", 1000)

    async def never(*about: Any) -> Any:
        await asyncio.Event().wait()

    line = lines.OwnLine(never, never)
    for _ in range(20):
        line.say(bytes(100))
    assert await line.left(10)
