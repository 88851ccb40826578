"""Connections that take too long, send too much, or are too many from one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from resolute.web.limits import address_of
from resolute.web.settings import Network, Settings, proxy_networks

HEAD_LENGTH = 32_000
"""Bytes of a request's first line and headers."""
HEAD_SECONDS = 10.0
"""In which a connection has to bring its request's headers."""
BODY_SECONDS = 60.0
"""In which the rest of a request has to arrive: a saved game over a slow line."""
READ_SECONDS = 60.0
"""In which whoever asked has to take what waits for them."""

_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"  # nobody reads it
)
_open: Counter[str] = Counter()


class GuardedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn reads it, for clients that come to the point.

    A request that arrives as a whole, as nearly all do, costs nothing more here.
    """

    proxies: tuple[Network, ...] | None = ()
    """Who holds connections for others, so that they are not counted; None: everybody."""
    most = 0
    """So many connections one address may hold open; 0: any number."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, unless its address has too many."""
        super().connection_made(transport)
        self._waits_for = "head"
        self._head = self._fields = self._arrived = self._body = 0
        self._limit: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._address = address_of(self.client[0]) if self.client else ""
        _open[self._address] += 1
        if 0 < self.most < _open[self._address] and not self._speaks_for_others():
            transport.abort()
        else:
            self._limit = self.loop.call_later(HEAD_SECONDS, self._hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._stop_waiting()
        self._is_read()
        _open[self._address] -= 1
        if not _open[self._address]:
            del _open[self._address]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; what is not complete yet has some time, and a head some room."""
        before = self._waits_for
        super().data_received(data)
        now = self._waits_for
        if now == "head":
            self._head += len(data)
            if self._head > HEAD_LENGTH:
                self._refuse()
        elif before == now == "body":
            self._arrived += len(data)
            # What comes between and after the chunks of a body is headers too, and read into memory.
            if self._arrived - self._body > HEAD_LENGTH + self._body:
                self._refuse()
        if now != before or now == "":
            self._stop_waiting()
        if now and self._limit is None and not self.transport.is_closing():
            seconds = HEAD_SECONDS if now == "head" else BODY_SECONDS
            self._limit = self.loop.call_later(seconds, self._hang_up)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._waits_for = "head"
        self._head = self._fields = self._arrived = self._body = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is here, or something that is sent like one after a body."""
        self._fields += len(name) + len(value)
        if self._fields > HEAD_LENGTH:
            raise ValueError("too many headers")  # the parser stops, and `send_400_response` answers
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its headers are here."""
        self._waits_for = "body"
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of its body is here."""
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._waits_for = ""
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read."""
        if self._fields > HEAD_LENGTH:
            self._refuse()
        else:
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        """Much waits for whoever asked: they have some time to read it."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READ_SECONDS, self._hang_up)

    def resume_writing(self) -> None:
        """They have read it."""
        self._is_read()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """All of it is written, which does not say that anybody reads it."""
        super().on_response_complete()
        if self._unread is None and self.transport.is_closing() and self.transport.get_write_buffer_size():
            self._unread = self.loop.call_later(READ_SECONDS, self._hang_up)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked, and what was answered may never be read."""
        self._hang_up()

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _speaks_for_others(self) -> bool:
        if self.proxies is None or not self.client:
            return True
        try:
            address = ip_address(self.client[0])
        except ValueError:
            return False
        mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
        return any((mapped or address) in network for network in self.proxies)

    def _refuse(self) -> None:
        """Answer headers that are too large, and hang up."""
        if not self.transport.is_closing():
            self.transport.write(_TOO_LARGE)
            self.transport.close()

    def _stop_waiting(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _hang_up(self) -> None:
        self._limit = self._unread = None
        # To close a connection first sends what waits, and nobody may ever read that.
        self.transport.abort()


def guarded(settings: Settings) -> Any:
    """The protocol of a server with these settings."""
    most = settings.connections if settings.rate else 0
    return type("Guarded", (GuardedProtocol,), {"proxies": proxy_networks(settings.proxies), "most": most})


def raise_descriptor_limit() -> None:
    """Let this process hold as many connections as the system allows it; most start with 1024 open files."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
