"""Running the server: uvicorn with uvloop, one sentence if the port is taken, and a stop that ends cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable
from types import FrameType
from typing import Any

import uvicorn
from litestar.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from resolute.engine.errors import SetupError
from resolute.web import logs
from resolute.web.app import App, create_app
from resolute.web.guard import guarded, raise_descriptor_limit
from resolute.web.settings import Settings

STOP_SECONDS = 10
TURN = 0.0001
"""Seconds after which a thread lets another one go on; Python's own 5 ms are longer than a commit."""
COLLECT = (700, 10, 300)
"""When garbage is collected: as Python does it, but all of it only after 300 smaller collections instead of 10."""
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto")
KEEP_ALIVE = 75
"""Seconds for which a browser's connection is kept."""


class _Server(uvicorn.Server):
    """A server whose stop wakes all streams first: an open stream would hold it up for ever."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop cleanly, and at once if somebody insists. The signal is dealt with here: the exit code is 0."""
        self.app.stop()
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            logs.note("serving", address=self.config.host, port=self.config.port)


class BehindProxies:
    """The application as proxies call it: where one says on whose behalf it asks, that is looked at first."""

    def __init__(self, app: App, proxies: str) -> None:
        self._app = app
        self._trusts = bool(proxies)
        self._forwarded: Any = ProxyHeadersMiddleware(app, proxies)  # type: ignore[arg-type]

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Answer a request."""
        forwarded = self._trusts and any(name in FORWARDED for name, _ in scope.get("headers", ()))
        answered: Awaitable[None] = (self._forwarded if forwarded else self._app)(scope, receive, send)
        return answered


def listen(address: str, port: int) -> socket.socket:
    """A socket on which to serve; one sentence if somebody else has it."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((address, port))
        found.listen(2048)
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise SetupError(f"port {port} is in use already; choose another with --port.") from None
        raise SetupError(f"cannot listen at {address}, port {port}: {error.strerror}.") from None
    found.setblocking(False)
    return found


def serve(settings: Settings, *, path: str = "/", browser: bool = True) -> None:
    """Serve the table until somebody stops it."""
    logs.set_up(settings.log)
    listening = listen(settings.address, settings.port)
    port = listening.getsockname()[1]
    shown = "127.0.0.1" if settings.address in ("0.0.0.0", "::") else settings.address
    address = f"http://{shown}:{port}{path}"
    app = create_app(settings)
    config = uvicorn.Config(
        BehindProxies(app, settings.proxies),
        host=settings.address,
        port=port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=guarded(settings),
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=False,
        interface="asgi3",
    )
    server = _Server(config, app)
    raise_descriptor_limit()
    # A full collection looks through every table in memory and stops all of them for up to 0.4 seconds: make it rare.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    # The thread that commits needs its turn soon: everybody waits for it.
    sys.setswitchinterval(TURN)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_run(server, listening, address, browser))
    logs.note("stopped")


async def _run(server: _Server, listening: socket.socket, address: str, browser: bool) -> None:
    async def announce() -> None:
        while not server.started:
            await asyncio.sleep(0.05)
        sys.stdout.write(f"Resolute is at {address} (stop it with Ctrl+C)\n")
        sys.stdout.flush()
        if browser:
            await asyncio.to_thread(webbrowser.open, address)

    # The database is opened before the server is, so that what is wrong with it can be said in a sentence.
    await server.app.open()
    telling = asyncio.ensure_future(announce())
    try:
        await server.serve(sockets=[listening])
    finally:
        telling.cancel()
        listening.close()
        await server.app.close()
    if not server.started:
        raise SetupError("the server could not start.")
