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

T = TypeVar("T")


class Running:
    """A server that runs in a thread."""

    def __init__(self, app: App, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self.app = app
        self.address = address
        self._loop = loop

    def visitor(self) -> Visitor:
        """Somebody new."""
        return Visitor(self.address)

    def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    def table(self, id: str) -> Table[Any]:
        """The table itself, with everything that is hidden."""

        async def payload() -> Table[Any]:
            async with self.app.host.tables.open(id) as (_, live):
                return live.table

        return self.ask(payload())


def quick_folder(else_in: Path) -> Path:
    """A folder in memory, where there is one: what a disk needs to be sure of a move is measured elsewhere."""
    memory = Path("/dev/shm")
    return Path(tempfile.mkdtemp(dir=memory)) if os.access(memory, os.W_OK) else else_in


@contextmanager
def running(database: str, setup: Callable[[], None] | None = None, **settings: Any) -> Iterator[Running]:
    """Serve a database until the block ends."""
    given = {"rate": 0, "bot_pause": 0.0, "bot_processes": 1, **settings}
    app = create_app(read_settings({}, database=database, **given), setup)
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
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the server did not start")
        threading.Event().wait(0.01)
    try:
        yield Running(app, f"http://127.0.0.1:{port}", loop)
    finally:
        loop.call_soon_threadsafe(app.stop)
        server.should_exit = True
        thread.join(20)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


class Visitor(Client):
    """A client that remembers everything that it received, with the log number to which it belongs."""

    def __init__(self, address: str) -> None:
        super().__init__(address, patience=20)
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
        with self._opener.open(Request(self.address + path, headers=headers or {}), timeout=20) as answer:
            text: str = answer.read().decode()
        self.received.append((None, text))
        return text

    def decide(self, table: str, payload: TablePayload, index: int = 0) -> TablePayload:
        """Play an option of the position that one sees."""
        return self.play(table, payload.number, index % playable(payload))


def playable(payload: TablePayload) -> int:
    """How many options the visitor has."""
    assert payload.decision is not None
    return sum(1 for option in payload.decision.options if option.index >= 0)


HERE = {"kind": "person_here"}
LINK = {"kind": "person_link"}
STEADY = {"kind": "bot", "bot": "steady"}
RANDOM = {"kind": "bot", "bot": "random"}
