"""What is sent in one turn of the event loop goes out together.

A write wakes whoever reads at the other end, which costs more than what is written: the head and the body of an
answer become one write. A connection can also be taken out of the server's hands, with an answer that has begun.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any, cast

from litestar.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

WIRE = "resolute_wire"
PATIENCE = 200
"""Milliseconds in which the beginning of an answer should have gone out."""


class Gathered:
    """A transport that keeps what is written until the present turn of the loop is over."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send this, in a moment."""
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def close(self) -> None:
        """Send what waits, and close."""
        self._flush()
        self._transport.close()

    async def detach(self) -> int | None:
        """Give the connection away: a descriptor of it, when all that was written has gone out. None, if it does
        not go out, or cannot be given away."""
        if self._transport.get_extra_info("sslcontext") is not None:
            return None
        self._flush()
        for _ in range(PATIENCE):
            if self._transport.is_closing():
                return None
            if not self._transport.get_write_buffer_size():
                break
            await asyncio.sleep(0.001)
        else:
            return None
        descriptor = os.dup(self._transport.get_extra_info("socket").fileno())
        # This closes our descriptor only: the connection goes on with the other.
        self._transport.abort()
        return descriptor

    def _flush(self) -> None:
        if self._waiting:
            data = b"".join(self._waiting)
            self._waiting.clear()
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


async def detach(scope: Scope) -> int | None:
    """Take the connection of a request whose answer has begun out of the server's hands, if that can be done."""
    wire: Any = scope.get(WIRE)
    return None if wire is None or scope["http_version"] != "1.1" else await wire.detach()


class Protocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, through such a transport."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(Gathered(transport, self.loop))  # type: ignore[arg-type]

    def on_message_begin(self) -> None:
        super().on_message_begin()
        cast(dict[str, Any], self.scope)[WIRE] = self.transport
