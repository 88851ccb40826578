"""Live updates: a stream of server-sent events for everybody who looks at a table.

A stream watches first and looks then, so that nothing falls between. It sends only the regions of the page
that have changed; people who see the same are sent the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from resolute.engine.frames import Seat
from resolute.look import Look
from resolute.web.errors import NoSuchTable, TooMany, Unavailable
from resolute.web.host import Host
from resolute.web.live import Live, Slot, Watcher
from resolute.web.outbox import Outbox
from resolute.web.regions import patch_regions, render_regions
from resolute.web.seats import Eyes, lifted
from resolute.web.security import visitor_of

RETRY = b"retry: 500\n\n"
KEEP_ALIVE = b": still here\n\n"
BYE = b"event: bye\ndata: {}\n\n"
GONE = b"event: gone\ndata: {}\n\n"
LOOK_AGAIN = 10.0
"""Seconds after which a viewer looks again although nobody told it that something is new."""

STREAMS_EACH = 20
"""Streams that one visitor may have open: a browser keeps six connections to a server at most, and nobody needs more
than a few browsers. So none can take the places of all others."""

_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]

Say = Callable[[Look, "Look | None", "frozenset[str]"], dict[str, Any] | None]
"""What to send about a look, given the one that was sent before and the regions whose text was; None: nothing."""


def look_stamp(look: Look) -> str:
    """A fingerprint of what a page shows: a stream that is opened with it sends nothing if it still holds.

    The number tells one position of a table from another, and one story from another: its last line is enough.
    """
    people = [(one.label, one.name, one.kind, one.bot, one.mine, one.waits, one.own, one.kept) for one in look.seats]
    decision = None if look.decision is None else (look.decision.seat, look.decision.mine)
    said = look.chat[-1].id if look.chat else 0
    may = (look.can_undo, look.may_agree, look.can_branch, look.manages, look.public)
    now = (look.table, look.title, look.number, look.moves, look.last, look.seat, look.past, look.curtain)
    shown = (*now, *may, people, decision, said, len(look.journal), look.journal[-1:], look.outcome is not None)
    return blake2b(msgspec.msgpack.encode(shown), digest_size=12).hexdigest()


def regions(look: Look, previous: Look | None, told: frozenset[str] = frozenset()) -> dict[str, Any] | None:
    """What a page needs: the number, and the regions that differ from what it shows."""
    return _sent(look, previous, render_regions(look, previous))


def patches(look: Look, previous: Look | None, told: frozenset[str] = frozenset()) -> dict[str, Any] | None:
    """The same for our script, which keeps the text of each region: of a known one only the lines that are new."""
    parts = render_regions(look) if previous is None else patch_regions(look, previous, told)
    return _sent(look, previous, parts)


def _sent(look: Look, previous: Look | None, parts: Mapping[str, Any]) -> dict[str, Any] | None:
    if not parts and previous is not None and look.number == previous.number:
        return None
    return {"number": look.number, "moves": look.moves, "stamp": look_stamp(look), "parts": parts}


def numbers(look: Look, previous: Look | None, told: frozenset[str] = frozenset()) -> dict[str, Any] | None:
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


class EventStream:
    """The events of a table for one viewer, until he leaves or the server stops.

    It answers its request by itself: most of what a server does for people who watch is done here.
    """

    def __init__(self, host: Host, table: str, visitor: str, seat: Seat | None, say: Say, have: str) -> None:
        self._host = host
        self._table = table
        self._visitor = visitor
        self._seat = seat
        self._say = say
        self._have = have
        self._outbox: Outbox | None = None
        self._previous: Look | None = None
        self._seen: tuple[int, Eyes] | None = None
        self._told: frozenset[str] = frozenset()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with _place(self._host, self._visitor):
            await self._follow(receive, send)

    async def _follow(self, receive: Receive, send: Send) -> None:
        host, table = self._host, self._table
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        outbox = self._outbox = Outbox(receive, send)
        outbox.put(RETRY)
        try:
            async with host.viewing.watch(table, Watcher(self._visitor, self._show, outbox.close)):
                while not host.stopping and not await outbox.closed_within(LOOK_AGAIN):
                    await host.viewing.look_again(table)
                    outbox.put(KEEP_ALIVE)
            if host.stopping:
                outbox.put(BYE)
        except NoSuchTable:
            outbox.put(GONE)
        finally:
            await outbox.end()

    def _show(self, slot: Slot, live: Live) -> None:
        """Say what is new."""
        look, basis = self._host.viewing.see(slot, live, self._visitor, self._seat)
        if self._previous is None and self._have and look_stamp(look) == self._have:
            self._previous, self._seen = look, basis
        if basis == self._seen:
            return
        bases = (self._seen, basis)
        payload, self._told = _payload(live, self._say, look, self._previous, self._told, bases)
        self._previous, self._seen = look, basis
        if payload and self._outbox is not None:
            self._outbox.put(payload)


def _payload(
    live: Live, say: Say, look: Look, previous: Look | None, told: frozenset[str], bases: tuple[Any, tuple[int, Eyes]]
) -> tuple[bytes, frozenset[str]]:
    """The event as bytes, and the regions whose text the viewer knows then: made once for everybody who saw the
    same before and sees the same now."""
    seen, (version, eyes) = bases
    key = (say, seen, eyes, told)
    known = live.sent.get(key)
    if known is not None and known[0] == live.version == version:
        return known[1:]
    sent = say(look, previous, told)
    payload = b""
    if sent is not None:
        payload = b"id: %d\nevent: look\ndata: %s\n\n" % (look.number, msgspec.json.encode(sent))
        told = told.union(sent.get("parts", ()))
    if len(live.sent) > 64 or any(one[0] != live.version for one in live.sent.values()):
        live.sent.clear()
    live.sent[key] = (version, payload, told)
    return payload, told


@contextmanager
def _place(host: Host, visitor: str) -> Iterator[None]:
    """A place among those who follow tables, unless there are too many. It is taken before anything is awaited, so
    that many who come at once are counted too."""
    streams = host.tables.streams
    if host.stopping:
        raise Unavailable("The server is about to stop.")
    if streams[visitor] >= STREAMS_EACH:
        raise TooMany(f"You follow tables on {STREAMS_EACH} pages already; close some of them first.")
    if streams.total() >= host.settings.streams:
        raise Unavailable("Too many people are watching at the moment; try again later.")
    streams[visitor] += 1
    try:
        yield
    finally:
        streams[visitor] -= 1
        if not streams[visitor]:
            del streams[visitor]


def open_stream(request: Request[Any, Any, Any], table: str, say: Say, seat: Seat | None, have: str) -> ASGIApp:
    """Answer with a stream."""
    host: Host = request.app.state.host
    return EventStream(host, table, visitor_of(request), seat, say, have)


@get("/t/{table:str}/events", include_in_schema=False)
async def page_events(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    have: Annotated[str, QueryParameter(max_length=64)] = "",
    lines: FromQuery[bool] = False,
) -> ASGIApp:
    """What changes on a table's page; with `lines`, of a region that was sent before only what is new in it."""
    await request.app.state.host.viewing.look(table, visitor_of(request))
    return open_stream(request, table, patches if lines else regions, lifted(request, table), have)
