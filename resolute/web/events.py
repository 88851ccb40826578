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
from resolute.payload import TablePayload
from resolute.web.errors import NoSuchTable, TooMany, Unavailable
from resolute.web.host import Host
from resolute.web.journal import shown_lines
from resolute.web.limits import ADDRESS, caller_of, host_of
from resolute.web.live import Live, TableEntry, Watcher
from resolute.web.outbox import Outbox
from resolute.web.regions import patch_regions, render_regions, seat_sides
from resolute.web.seats import Eyes, lifted
from resolute.web.security import visitor_of

RETRY = b"retry: 500\n\n"
KEEP_ALIVE = b": still here\n\n"
BYE = b"event: bye\ndata: {}\n\n"
GONE = b"event: gone\ndata: {}\n\n"
LOOK_AGAIN = 10.0
"""Seconds after which a viewer looks again although nobody announced anything new."""

SPECTATORS = 90
"""Of a hundred streams so many may be of people who only watch, so that those who play find room."""
STREAMS_EACH = 20
"""Streams that one visitor may have open: a browser keeps six connections to a server at most, and nobody needs more
than a few browsers. So none can take the places of all others."""

_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]

Say = Callable[[TablePayload, "TablePayload | None", "frozenset[str]"], dict[str, Any] | None]
"""What to send about a payload, given the one sent before and the regions whose text the page has; None: nothing."""


def payload_stamp(payload: TablePayload) -> str:
    """A fingerprint of what a page shows: a stream that is opened with it sends nothing if it still holds.

    The number tells one position of a table from another, and one story from another: its last line is enough.
    Who is connected counts too, but for the viewer, who connects by opening the stream.
    """
    people = [
        (one.label, one.name, one.kind, one.bot, one.mine, one.waits, one.own, one.kept, one.present and not one.mine)
        for one in payload.seats
    ]
    decision = None if payload.decision is None else (payload.decision.seat, payload.decision.mine)
    said = payload.chat[-1].id if payload.chat else 0
    may = (payload.can_undo, payload.may_agree, payload.can_branch, payload.manages, payload.public, payload.waiting)
    about = (payload.quiet, payload.closed, payload.people)
    now = (
        payload.table,
        payload.title,
        payload.number,
        payload.moves,
        payload.last,
        payload.seat,
        payload.past,
        payload.curtain,
    )
    shown = (
        *now,
        *may,
        *about,
        people,
        decision,
        said,
        len(payload.journal),
        payload.journal[-1:],
        payload.outcome is not None,
    )
    return blake2b(msgspec.msgpack.encode(shown), digest_size=12).hexdigest()


def regions(
    payload: TablePayload, previous: TablePayload | None, known: frozenset[str] = frozenset()
) -> dict[str, Any] | None:
    """What a page needs: the number, and the regions that differ from what it shows."""
    return _sent(payload, previous, render_regions(payload, previous))


def patches(
    payload: TablePayload, previous: TablePayload | None, known: frozenset[str] = frozenset()
) -> dict[str, Any] | None:
    """The same for our script, which keeps the text of each region: of a known one only the lines that are new."""
    parts = render_regions(payload) if previous is None else patch_regions(payload, previous, known)
    return _sent(payload, previous, parts)


def _sent(payload: TablePayload, previous: TablePayload | None, parts: Mapping[str, Any]) -> dict[str, Any] | None:
    if not parts and previous is not None and payload.number == previous.number:
        return None
    sent = {"number": payload.number, "moves": payload.moves, "stamp": payload_stamp(payload), "parts": parts}
    lines = [] if previous is None else shown_lines(payload, previous, seat_sides(payload))
    if payload.runs or (previous is not None and previous.runs and previous.number < payload.number):
        sent["runs"] = True
    if lines and len(payload.seats) == 1:
        sent["alone"] = True
    return {**sent, "lines": lines} if lines else sent


def numbers(
    payload: TablePayload, previous: TablePayload | None, known: frozenset[str] = frozenset()
) -> dict[str, Any] | None:
    """What a program needs: that there is something new to look at."""
    if previous is not None and payload_stamp(payload) == payload_stamp(previous):
        return None
    decision = payload.decision
    return {
        "number": payload.number,
        "moves": payload.last,
        "deciding": None if decision is None else decision.seat,
        "mine": decision is not None and decision.mine,
        "over": payload.outcome is not None,
        "said": payload.chat[-1].id if payload.chat else 0,
    }


class EventStream:
    """The events of a table for one viewer, until they leave or the server stops.

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
        self._previous: TablePayload | None = None
        self._seen: tuple[int, Eyes] | None = None
        self._known: frozenset[str] = frozenset()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = caller_of(scope)
        with _place(self._host, self._visitor, address, self._host.tables.is_seated(self._table, self._visitor)):
            await self._follow(scope, receive, send)

    async def _follow(self, scope: Scope, receive: Receive, send: Send) -> None:
        host, table = self._host, self._table
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        outbox = self._outbox = Outbox(receive, send, host.clock)
        outbox.put(RETRY)
        try:
            async with host.viewing.watch(table, Watcher(self._visitor, self._show, outbox.close, host_of(scope))):
                while not host.stopping and not await outbox.closed_within(LOOK_AGAIN):
                    await host.viewing.look_again(table)
                    outbox.put(KEEP_ALIVE)
            if host.stopping:
                outbox.put(BYE)
        except NoSuchTable:
            outbox.put(GONE)
        finally:
            await outbox.end()

    def _show(self, entry: TableEntry, live: Live) -> None:
        """Say what is new, unless the viewer was asked to leave meanwhile."""
        if not live.may_watch(self._visitor):
            if self._outbox is not None:
                self._outbox.close()
            return
        payload, basis = self._host.viewing.see(entry, live, self._visitor, self._seat)
        if self._previous is None and self._have and payload_stamp(payload) == self._have:
            self._previous, self._seen = payload, basis
        if basis == self._seen:
            return
        bases = (self._seen, basis)
        event, self._known = _encoded(live, self._say, payload, self._previous, self._known, bases)
        self._previous, self._seen = payload, basis
        if event and self._outbox is not None:
            self._outbox.put(event)


def _encoded(
    live: Live,
    say: Say,
    payload: TablePayload,
    previous: TablePayload | None,
    known: frozenset[str],
    bases: tuple[Any, tuple[int, Eyes]],
) -> tuple[bytes, frozenset[str]]:
    """The event as bytes, and the regions whose text the viewer knows then: made once for everybody who saw the
    same before and sees the same now."""
    seen, (version, eyes) = bases
    key = (say, seen, eyes, known)
    made = live.sent.get(key)
    if made is not None and made[0] == live.version == version:
        return made[1:]
    sent = say(payload, previous, known)
    event = b""
    if sent is not None:
        event = b"id: %d\nevent: update\ndata: %s\n\n" % (payload.number, msgspec.json.encode(sent))
        known = known.union(sent.get("parts", ()))
    if len(live.sent) > 64 or any(one[0] != live.version for one in live.sent.values()):
        live.sent.clear()
    live.sent[key] = (version, event, known)
    return event, known


@contextmanager
def _place(host: Host, visitor: str, address: str, seated: bool) -> Iterator[None]:
    """A place among those who follow tables, unless there are too many; some are kept for people who play. It is
    taken before anything is awaited, so that many who come at once are counted too."""
    streams, addresses = host.tables.streams, host.tables.stream_addresses
    if host.stopping:
        raise Unavailable("The server is about to stop.")
    if streams[visitor] >= STREAMS_EACH:
        raise TooMany(f"You follow tables on {STREAMS_EACH} pages already; close some of them first.")
    # Whoever sets up tables of their own to be seated at has only so many places all the same.
    if host.settings.rate and addresses[address] >= STREAMS_EACH * ADDRESS:
        raise TooMany("Too many pages follow tables from your address already; close some of them first.")
    room = host.settings.streams if seated else host.settings.streams * SPECTATORS // 100
    if streams.total() >= room:
        raise Unavailable("Too many people are watching at the moment; try again later.")
    streams[visitor] += 1
    addresses[address] += 1
    try:
        yield
    finally:
        for counted, one in ((streams, visitor), (addresses, address)):
            counted[one] -= 1
            if not counted[one]:
                del counted[one]


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
    await request.app.state.host.viewing.payload(table, visitor_of(request))
    return open_stream(request, table, patches if lines else regions, lifted(request, table), have)
