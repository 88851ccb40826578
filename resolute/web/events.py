"""Live updates: a stream of server-sent events for everybody who looks at a table.

A stream watches first and looks then, so that nothing falls between. It sends only the regions of the page
that have changed; people who see the same are sent the same bytes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from resolute.engine.frames import Seat
from resolute.web.errors import NoSuchTable, Unavailable
from resolute.web.host import Host
from resolute.web.live import Live
from resolute.web.look import Look
from resolute.web.seats import lifted
from resolute.web.security import visitor_of

RETRY = b"retry: 500\n\n"
KEEP_ALIVE = b": still here\n\n"
BYE = b"event: bye\ndata: {}\n\n"
GONE = b"event: gone\ndata: {}\n\n"
LOOK_AGAIN = 10.0
"""Seconds after which a viewer looks again although nobody told it that something is new."""

Say = Callable[[Look, "Look | None"], dict[str, Any] | None]
"""What to send about a look, given the one that was sent before; None: nothing."""


def look_stamp(look: Look) -> str:
    """A fingerprint of what a page shows: a stream that is opened with it sends nothing if it still holds."""
    # The number tells one story from another: its last line is enough.
    plain = msgspec.structs.replace(
        look, watching=0, seats=tuple(_without_presence(look)), journal=look.journal[-1:], chat=look.chat[-1:]
    )
    return blake2b(msgspec.json.encode(plain), digest_size=12).hexdigest()


def _without_presence(look: Look) -> list[Any]:
    return [msgspec.structs.replace(one, present=False) for one in look.seats]


def regions(look: Look, previous: Look | None) -> dict[str, Any] | None:
    """What a page needs: the number, and the regions that differ from what it shows."""
    from resolute.web.render import render_regions

    parts = render_regions(look, previous)
    return {"number": look.number, "stamp": look_stamp(look), "parts": parts} if parts else None


def numbers(look: Look, previous: Look | None) -> dict[str, Any] | None:
    """What a program needs: that there is something new to look at."""
    if previous is not None and look_stamp(look) == look_stamp(previous):
        return None
    decision = look.decision
    return {
        "number": look.number,
        "moves": look.last,
        "deciding": None if decision is None else decision.seat,
        "mine": decision is not None and decision.mine,
        "over": look.outcome is not None,
        "said": look.chat[-1].id if look.chat else 0,
    }


async def stream(
    host: Host, table: str, visitor: str, seat: Seat | None, say: Say, have: str = ""
) -> AsyncIterator[bytes]:
    """The events of a table for one viewer, until he leaves or the server stops."""
    yield RETRY
    previous: Look | None = None
    seen: tuple[Any, ...] | None = None
    try:
        async with host.watch(table, visitor) as watcher:
            while not host.stopping:
                look, basis, live = await host.see(table, visitor, seat)
                if previous is None and have and look_stamp(look) == have:
                    previous, seen = look, basis
                if basis != seen:
                    payload = _payload(live, say, look, previous, seen, basis)
                    previous, seen = look, basis
                    if payload:
                        yield payload
                if not await watcher.wait(LOOK_AGAIN):
                    await host.look_again(table)
                    yield KEEP_ALIVE
            yield BYE
    except NoSuchTable:
        yield GONE


def _payload(
    live: Live, say: Say, look: Look, previous: Look | None, seen: tuple[Any, ...] | None, basis: tuple[Any, ...]
) -> bytes:
    """The event as bytes, made once for everybody who saw the same before and sees the same now."""
    key = (say, seen, basis[1])
    known = live.sent.get(key)
    if known is not None and known[0] == live.version == basis[0]:
        return known[1]
    told = say(look, previous)
    payload = b""
    if told is not None:
        payload = b"id: %d\nevent: look\ndata: %s\n\n" % (look.number, msgspec.json.encode(told))
    if len(live.sent) > 64 or any(version != live.version for version, _ in live.sent.values()):
        live.sent.clear()
    live.sent[key] = (basis[0], payload)
    return payload


def open_stream(request: Request[Any, Any, Any], table: str, say: Say, seat: Seat | None, have: str) -> Stream:
    """Answer with a stream, unless there are too many."""
    host: Host = request.app.state.host
    if host.metrics.streams.read() >= host.settings.streams:
        raise Unavailable("Too many people are watching at the moment; try again later.")
    if host.stopping:
        raise Unavailable("The server is about to stop.")
    return Stream(
        stream(host, table, visitor_of(request), seat, say, have),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


@get("/t/{table:str}/events", include_in_schema=False)
async def page_events(
    request: Request[Any, Any, Any], table: FromPath[str], have: Annotated[str, QueryParameter(max_length=64)] = ""
) -> Stream:
    """What changes on a table's page."""
    await request.app.state.host.look(table, visitor_of(request))
    return open_stream(request, table, regions, lifted(request, table), have)
