"""A crowd at the tables of a server: people who move, and people who watch what browsers are sent.

Every table goes on from a game in mid-play that the crowd knows, luck and all, so that whoever moves knows its options,
and sends one as the form of the page does. It is written into the server's database, because a game that somebody loads
goes on with luck that nobody knows. Viewers have the event stream of the page open. A move has arrived when it was
acknowledged and every viewer of its table has been sent its number. With `seated=0` one person moves for both sides,
around one screen, and all viewers are spectators; with `seated=2` two of them are the players, each sent what only that
seat may see.
"""

from __future__ import annotations

import asyncio
import gc
import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Self, cast
from urllib.parse import urlencode

import msgspec

from resolute.engine.errors import ResoluteError
from resolute.engine.record import Record
from resolute.store.ids import new_table_id, new_visitor
from resolute.store.rows import GameRow, SeatRow
from resolute.store.store import Store, open_store
from resolute.web.security import COOKIE, signed_visitor

OPENING = 100
"""A table begins in mid-game, after so many moves at random."""
PATIENCE = 20.0
"""Seconds after which a move that has not arrived everywhere counts as lost."""

_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
_COOKIE = re.compile(rb"set-cookie: (resolute_visitor=[^;]+)", re.IGNORECASE)


class Lost(ResoluteError):
    """Something that was acknowledged or sent is not there."""


class Round(msgspec.Struct, frozen=True):
    """What came of a round: the milliseconds that each move took to its last viewer, and how long it all took."""

    times: list[float]
    seconds: float


class Served(msgspec.Struct, frozen=True):
    """A server to be measured: its port, its database and its process."""

    port: int
    database: str
    process: int = 0


class Visitor:
    """Somebody with a cookie and one connection for their requests."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self._token = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def arrive(self) -> Self:
        """Get a cookie, and the token that goes with it."""
        self._token = (await self.ask("GET", "/api/v1/me"))["csrf"]
        return self

    async def ask(self, method: str, path: str, told: Any = None) -> Any:
        """Ask the API."""
        body = msgspec.json.encode(told) if told is not None else b""
        return msgspec.json.decode(await self._send(method, path, body, "application/json"))

    async def submit(self, path: str, form: dict[str, Any]) -> None:
        """Send a form as the page's script does."""
        body = urlencode(form).encode()
        await self._send("POST", path, body, "application/x-www-form-urlencoded", "X-Resolute: fetch\r\n")

    def head(self, method: str, path: str) -> str:
        """The first lines of a request."""
        return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n"

    async def _send(self, method: str, path: str, body: bytes, kind: str, more: str = "") -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        about = f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\nX-CSRF-Token: {self._token}\r\n{more}\r\n"
        writer.write((self.head(method, path) + about).encode() + body)
        head = await reader.readuntil(b"\r\n\r\n")
        length = _LENGTH.search(head)
        answer = await reader.readexactly(int(length[1])) if length else b""
        cookie = _COOKIE.search(head)
        if cookie:
            self.cookie = cookie[1].decode()
        if not head.startswith(b"HTTP/1.1 2"):
            raise Lost(f"The server refused {method} {path}: {answer[:200]!r}")
        return answer

    def leave(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()


class Viewer(asyncio.Protocol):
    """Somebody who has a table's page open: the newest number they were sent."""

    def __init__(self, visitor: Visitor, table: str, seen: Callable[[], None]) -> None:
        self.visitor = visitor
        self.number = -1
        self._table = table
        self._seen = seen
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    async def open(self) -> None:
        """Open the stream."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.visitor.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write((self.visitor.head("GET", f"/t/{self._table}/events?lines=1") + "\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        while (end := self._buffer.find(b"\n\n")) >= 0:
            event = bytes(self._buffer[:end])
            del self._buffer[: end + 2]
            start = event.find(b"id: ")
            if start >= 0:
                self.number = int(event[start + 4 : event.index(b"\n", start)])
                self._seen()

    def leave(self) -> None:
        """Close the page."""
        if self._transport is not None:
            self._transport.close()


class CrowdTable:
    """A table with its people."""

    def __init__(self, served: Served, seed: int, viewers: int, seated: int) -> None:
        self.port = served.port
        self.id = ""
        self._database = served.database
        self.committed = 0
        self._record = opening(seed)
        self._random = Random(seed)
        self._viewing = viewers
        self._seated = seated
        self._players: list[Visitor] = []
        self._viewers: list[Viewer] = []
        self._wanted = -1
        self._arrived: asyncio.Future[float] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._record.table.outcome is not None

    async def open(self) -> None:
        """Start the table, let everybody come, and wait until all see it."""
        async with await open_store(self._database, alone=False) as store:
            self.id, cookies = await lay(store, self._record, people=2 if self._seated else 1)
        first, *more = [await Visitor(self.port, cookie).arrive() for cookie in cookies]
        others = more + [await Visitor(self.port).arrive() for _ in range(self._viewing - (2 if more else 0))]
        self._players = [first, more[0] if more else first]
        watching = [first, *others] if self._seated else others
        self._viewers = [Viewer(one, self.id, self._seen) for one in watching]
        seen = self._expect(0)
        for viewer in self._viewers:
            await viewer.open()
        await seen

    async def move(self) -> float:
        """Play an option of whoever has to decide; when it was acknowledged and the last viewer had it."""
        decision = self._record.table.decision
        assert decision is not None
        index = self._random.randrange(len(decision.options))
        form = {"number": self.committed, "index": index, "request": f"move {self.committed}"}
        seen = self._expect(self.committed + 1)
        await self._players[decision.seat].submit(f"/t/{self.id}/move", form)
        acknowledged = time.perf_counter()
        self.committed += 1
        try:
            async with asyncio.timeout(PATIENCE):
                arrived = max(acknowledged, await seen)
        except TimeoutError:
            raise Lost(f"Move {self.committed} did not reach every viewer of a table.") from None
        self._record.play(index)
        return arrived

    def _expect(self, number: int) -> asyncio.Future[float]:
        self._wanted, self._arrived = number, asyncio.get_running_loop().create_future()
        return self._arrived

    def _seen(self) -> None:
        waits = self._arrived is not None and not self._arrived.done()
        if waits and self._arrived and all(one.number >= self._wanted for one in self._viewers):
            self._arrived.set_result(time.perf_counter())

    async def check(self) -> None:
        """Every move that was acknowledged is there, and none twice."""
        payload = await self._players[0].ask("GET", f"/api/v1/tables/{self.id}")
        if payload["number"] != self.committed:
            raise Lost(f"{self.committed} moves of a table were acknowledged, but it has {payload['number']}.")

    def leave(self) -> None:
        """Everybody goes."""
        for viewer in self._viewers:
            viewer.leave()
        for visitor in {*self._players, *(viewer.visitor for viewer in self._viewers)}:
            visitor.leave()


async def lay(store: Store, record: Record, people: int) -> tuple[str, list[str]]:
    """Write a table down that goes on with a game, and that one person plays alone or two play against each other; its
    id, and their cookies."""
    log, id = record.log, new_table_id()
    visitors = [new_visitor() for _ in range(people)]
    seats = [SeatRow(game_id=id, seat=seat, kind="person", holder=visitors[seat % people]) for seat in range(log.seats)]
    row = GameRow(
        id=id,
        game=log.game,
        version=log.version,
        seats=log.seats,
        options=log.options,
        seed=log.seed,
        creator=visitors[0],
    )
    await store.create_game(row, seats, (), record.save())
    secret = await store.secret("visitors")
    return id, [f"{COOKIE}={signed_visitor(secret, visitor)}" for visitor in visitors]


def opening(seed: int) -> Record:
    """A game of Campaign in mid-game."""
    record, choose = Record.new("campaign", seats=2, seed=seed), Random(seed)
    for _ in range(OPENING):
        decision = record.table.decision
        assert decision is not None
        record.play(choose.randrange(len(decision.options)))
    return record


async def run_round(served: Served, tables: int, viewers: int, seconds: float, pace: float, seated: int = 0) -> Round:
    """Let a crowd play for so many seconds. Pace 0: every table moves again as soon as all its viewers have the
    last move; otherwise so many moves a second in all, one table after the other."""
    crowd = [CrowdTable(served, seed, viewers, seated) for seed in range(tables)]
    # The cyclic garbage collector would hold up every table, and would count as the server's slowness.
    gc.collect()
    gc.disable()
    try:
        for table in crowd:
            await table.open()
        # Those who came are announced in a moment; and everybody has seen a first move before the clock starts.
        await asyncio.sleep(1.0)
        await asyncio.gather(*(table.move() for table in crowd))
        times: list[float] = []
        start = time.perf_counter()
        if pace:
            await asyncio.gather(
                *(
                    _stroll(table, start + place / pace, tables / pace, start + seconds, times)
                    for place, table in enumerate(crowd)
                )
            )
        else:
            await asyncio.gather(*(_saturate(table, start + seconds, times) for table in crowd))
        taken = time.perf_counter() - start
        await _check(crowd)
    finally:
        gc.enable()
        for table in crowd:
            table.leave()
    return Round(times, taken)


async def _check(crowd: Sequence[CrowdTable]) -> None:
    for table in crowd:
        await table.check()


async def _saturate(table: CrowdTable, until: float, times: list[float]) -> None:
    while (sent := time.perf_counter()) < until and not table.over:
        times.append(1000 * (await table.move() - sent))


async def _stroll(table: CrowdTable, due: float, every: float, until: float, times: list[float]) -> None:
    """A move counts from the moment at which it was due, so that a server that lags is not spared."""
    while due < until and not table.over:
        await asyncio.sleep(due - time.perf_counter())
        times.append(1000 * (await table.move() - due))
        due += every
