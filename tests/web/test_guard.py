"""Connections that are slow, endless or too many are hung up on, and nobody else notices."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from uvicorn.server import ServerState

from resolute.web import guard
from resolute.web.guard import BODY_SECONDS, HEAD_LENGTH, HEAD_SECONDS, READ_SECONDS, guarded
from resolute.web.settings import read_settings
from tests.clock import HANG
from tests.web.processes import ServerProcess

MOST = 5
REQUEST = b"POST /t/x/move HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n"


class Timer(msgspec.Struct, eq=False):
    """Something that the loop is to do later."""

    seconds: float
    ring: Callable[[], None]
    canceled: bool = False

    def cancel(self) -> None:
        self.canceled = True


class Loop:
    """As much of an event loop as a connection needs; its timers ring when a test says so."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Timer:
        self.timers.append(Timer(seconds, ring))
        return self.timers[-1]

    def create_task(self, work: Any, **about: Any) -> asyncio.Future[None]:
        work.close()
        return asyncio.Future()

    @property
    def waiting(self) -> list[Timer]:
        return [timer for timer in self.timers if not timer.canceled]


class Wire(asyncio.Transport):
    """The other end of a connection."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 5), "sockname": ("127.0.0.1", 80)})
        self.sent = b""
        self.closed = self.aborted = False
        self.unread = 0

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.unread


async def _app(scope: Any, receive: Any, send: Any) -> None: ...


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[Any, Loop, Wire]]:
    """Open a connection from an address."""
    monkeypatch.setattr(guard, "_open", Counter())
    config = uvicorn.Config(
        _app,
        http=guarded(read_settings({}, proxies="203.0.113.9, 198.51.100.0/24", connections=MOST)),
        log_config=None,
        lifespan="off",
    )
    config.load()

    def connect(address: str = "192.0.2.1") -> tuple[Any, Loop, Wire]:
        loop, wire = Loop(), Wire(address)
        protocol = config.http_protocol_class(config, ServerState(), {}, loop)  # type: ignore[call-arg]
        protocol.connection_made(wire)
        return protocol, loop, wire

    return connect


Call = Callable[..., tuple[Any, Loop, Wire]]


async def test_a_whole_request_leaves_no_timer(call: Call) -> None:
    protocol, loop, wire = call()
    assert [timer.seconds for timer in loop.waiting] == [HEAD_SECONDS]
    protocol.data_received(REQUEST + b"index=012")
    assert not loop.waiting and not wire.closed


@pytest.mark.parametrize(
    ("sent", "seconds"), [(b"", HEAD_SECONDS), (REQUEST[:40], HEAD_SECONDS), (REQUEST + b"ind", BODY_SECONDS)]
)
async def test_a_request_that_does_not_go_on_is_hung_up_on(call: Call, sent: bytes, seconds: float) -> None:
    protocol, loop, wire = call()
    if sent:
        protocol.data_received(sent)
    (timer,) = loop.waiting
    assert timer.seconds == seconds and not wire.closed
    timer.ring()
    assert wire.closed


async def test_one_byte_now_and_then_does_not_put_it_off(call: Call) -> None:
    protocol, loop, wire = call()
    for byte in REQUEST[:50]:
        protocol.data_received(bytes([byte]))
    (timer,) = loop.waiting
    assert timer is loop.timers[0], "the first timer still runs"
    timer.ring()
    assert wire.closed


async def test_headers_without_an_end_are_refused(call: Call) -> None:
    protocol, _, wire = call()
    protocol.data_received(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
    for _ in range(HEAD_LENGTH // 1000 + 1):
        if not wire.closed:
            protocol.data_received(b"x-more: " + b"x" * 1000 + b"\r\n")
    assert wire.closed and b" 431 " in wire.sent


async def test_an_address_holds_only_so_many_connections(call: Call) -> None:
    opened = [call() for _ in range(MOST)]
    assert not any(wire.closed for _, _, wire in opened)
    protocol, _, wire = call()
    assert wire.closed
    protocol.connection_lost(None)
    assert not call("192.0.2.2")[2].closed
    opened[0][0].connection_lost(None)
    assert not call()[2].closed
    for proxy in ("203.0.113.9", "::ffff:203.0.113.9", "198.51.100.7"):
        assert not any(call(proxy)[2].closed for _ in range(MOST + 5)), "a proxy that is named, or its network"


async def test_an_answer_that_nobody_reads_is_given_up(call: Call) -> None:
    """To close the connection would wait for whoever does not read."""
    protocol, loop, wire = call()
    protocol.data_received(REQUEST + b"index=012")
    protocol.pause_writing()
    protocol.pause_writing()
    (timer,) = loop.waiting
    assert timer.seconds == READ_SECONDS
    protocol.resume_writing()
    assert not loop.waiting
    protocol.pause_writing()
    loop.waiting[0].ring()
    assert wire.aborted
    protocol, loop, wire = call()
    protocol.data_received(REQUEST + b"index=012")
    protocol.timeout_keep_alive_handler()
    assert wire.aborted


async def test_the_last_answer_of_a_connection_is_given_up_too(call: Call) -> None:
    protocol, loop, wire = call()
    protocol.data_received(REQUEST + b"index=012")
    wire.unread = 9
    wire.close()
    protocol.on_response_complete()
    (timer,) = loop.waiting
    timer.ring()
    assert wire.aborted and timer.seconds == READ_SECONDS


def test_without_limits_an_address_holds_any_number() -> None:
    assert guarded(read_settings({}, rate=0)).most == 0 and guarded(read_settings({}, connections=9)).most == 9


async def test_headers_that_come_all_at_once_are_refused_too(call: Call) -> None:
    protocol, _, wire = call()
    protocol.data_received(b"GET / HTTP/1.1\r\nhost: localhost\r\n" + b"x: y\r\n" * HEAD_LENGTH + b"\r\n")
    assert wire.closed and b" 431 " in wire.sent


CHUNKED = b"POST /load HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("endless", [b"x-more: " + b"x" * 990 + b"\r\n", b"x" * 1000], ids=["headers", "a header"])
async def test_headers_after_a_body_come_to_an_end(call: Call, endless: bytes) -> None:
    protocol, _, wire = call()
    protocol.data_received(CHUNKED)
    protocol.data_received(b"1\r\nx\r\n0\r\nx-first: ")
    for _ in range(3 * HEAD_LENGTH // 1000):
        if not wire.closed:
            protocol.data_received(endless)
    assert wire.closed and b" 200 " not in wire.sent


async def test_a_remark_beside_a_chunk_comes_to_an_end(call: Call) -> None:
    protocol, _, wire = call()
    protocol.data_received(CHUNKED)
    protocol.data_received(b"1;")
    for _ in range(3 * HEAD_LENGTH // 1000):
        if not wire.closed:
            protocol.data_received(b"a=b;" * 250)
    assert wire.closed


async def test_a_body_in_small_chunks_is_read(call: Call) -> None:
    protocol, _, wire = call()
    protocol.data_received(CHUNKED)
    for _ in range(100):
        protocol.data_received(b"a\r\nabcdefghij\r\n" * 60)
    assert not wire.closed


def test_requests_that_cannot_be_read_do_not_fill_the_log(tmp_path: Path) -> None:
    """Each would be a line, and no limit counts what is no request."""
    log = tmp_path / "log"
    with ServerProcess(tmp_path / "tables.db", log) as server:
        before = log.read_text()
        for nonsense in (b"\x16\x03\x01 hello\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", server.port), timeout=HANG) as one:
                one.sendall(nonsense)
                assert one.recv(100)
        assert log.read_text() == before
