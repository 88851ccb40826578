"""Servers for tests: one in a thread of this process, whose tables a test can look into; and visitors who keep
everything that they were ever sent."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.request import Request

import uvicorn

from resolute.client import Answer, Client
from resolute.engine.table import Table
from resolute.payload import TablePayload
from resolute.web.app import App, create_app
from resolute.web.serve import listen
from resolute.web.settings import read_settings
from tests.clock import HANG, HandClock, until

T = TypeVar("T")


class Running:
    """A server that runs in a thread."""

    def __init__(self, app: App, address: str, loop: asyncio.AbstractEventLoop, clock: HandClock) -> None:
        self.app = app
        self.address = address
        self.clock = clock
        self._loop = loop

    def visitor(self) -> Visitor:
        """Somebody new."""
        return Visitor(self.address)

    def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(HANG)

    def table(self, id: str) -> Table[Any]:
        """The table itself, with everything that is hidden."""
        return self.position(id)[1]

    def position(self, id: str) -> tuple[int, Table[Any]]:
        """The number of the log, and the table itself."""

        async def payload() -> tuple[int, Table[Any]]:
            async with self.app.host.tables.open(id) as (_, live):
                return live.number, live.table

        return self.ask(payload())

    def number(self, id: str) -> int:
        """The number of the log, without waking anybody."""
        return self.ask(self.app.host.store.last_number(id))

    def watched(self, id: str, viewers: int) -> None:
        """Wait until so many streams follow a table."""

        async def count() -> int:
            async with self.app.host.tables.open(id) as (slot, _):
                return len(slot.watchers)

        until(lambda: self.ask(count()) == viewers, f"{viewers} people watch")


def quick_folder(else_in: Path) -> Path:
    """A folder in memory, where there is one: what a disk needs to be sure of a move is measured elsewhere."""
    memory = Path("/dev/shm")
    return Path(tempfile.mkdtemp(dir=memory)) if os.access(memory, os.W_OK) else else_in


@contextmanager
def running(database: str, setup: Callable[[], None] | None = None, **settings: Any) -> Iterator[Running]:
    """Serve a database until the block ends. The time of the server stands still unless a test turns its clock."""
    given = {"rate": 0, "bot_pause": 0.0, "bot_processes": 1, **settings}
    clock = HandClock()
    app = create_app(read_settings({}, database=database, **given), setup, clock)
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    config = uvicorn.Config(
        app, http="httptools", lifespan="on", log_config=None, access_log=False, server_header=False, ws="none"
    )
    server = uvicorn.Server(config)
    loop = asyncio.new_event_loop()

    def run() -> None:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(server.serve(sockets=[listening]))
        loop.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    until(lambda: server.started or not thread.is_alive(), "the server starts")
    assert thread.is_alive(), "the server did not start"
    try:
        yield Running(app, f"http://127.0.0.1:{port}", loop, clock)
    finally:
        loop.call_soon_threadsafe(app.stop)
        server.should_exit = True
        thread.join(HANG)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


class Visitor(Client):
    """A client that remembers everything that it received, with the log number to which it belongs."""

    def __init__(self, address: str) -> None:
        super().__init__(address, patience=HANG)
        self.received: list[tuple[int | None, str]] = []

    def _send(self, method: str, path: str, body: bytes | None, *, again: bool) -> bytes:
        try:
            data = super()._send(method, path, body, again=again)
        except Answer as error:
            self.received.append(
                (error.payload.number if error.payload is not None else None, f"{error} {error.payload}")
            )
            raise
        self.received.append((None, data.decode("utf-8", "replace")))
        return data

    def _events(self, path: str) -> Iterator[tuple[str, bytes]]:
        for event, data in super()._events(path):
            self.received.append((None, data.decode()))
            yield event, data

    def page(self, path: str, headers: dict[str, str] | None = None) -> str:
        """A page as a browser gets it."""
        with self._opener.open(Request(self.address + path, headers=headers or {}), timeout=HANG) as answer:
            text: str = answer.read().decode()
        self.received.append((None, text))
        return text

    def decide(self, table: str, payload: TablePayload, index: int = 0) -> TablePayload:
        """Play an option of the position that one sees."""
        return self.play(table, payload.number, index % playable(payload))

    def go_on(self, table: str, payload: TablePayload) -> TablePayload:
        """Play the first option if it is one's turn; wait for somebody else's move if not."""
        mine = payload.decision is not None and payload.decision.mine
        return self.decide(table, payload) if mine else self.wait(table, payload.number)


def playable(payload: TablePayload) -> int:
    """How many options the visitor has."""
    assert payload.decision is not None
    return sum(1 for option in payload.decision.options if option.index >= 0)


def two_people(server: Running, name: str = "") -> tuple[str, tuple[Visitor, Visitor]]:
    """A table with two people on their own screens, of whom the first has laid it."""
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [HERE, LINK])
    b.join(created.links["1"], name)
    return created.table, (a, b)


HERE = {"kind": "person_here"}
LINK = {"kind": "person_link"}
STEADY = {"kind": "bot", "bot": "steady"}
RANDOM = {"kind": "bot", "bot": "random"}
