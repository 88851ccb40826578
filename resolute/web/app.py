"""The application: pages and API around one host, with answers for whatever goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from resolute.engine.errors import ResoluteError
from resolute.web import logs
from resolute.web.answers import host_of, render_error
from resolute.web.api import Problem, api
from resolute.web.bots import Setup
from resolute.web.clock import Clock
from resolute.web.description import describe_api
from resolute.web.errors import WebError, answer_to
from resolute.web.events import page_events
from resolute.web.host import Host
from resolute.web.pages import routes
from resolute.web.security import Gate, check_monitor, check_token
from resolute.web.settings import Settings, read_settings
from resolute.web.templating import render

BODY_LENGTH = 64_000
"""The largest request, where nothing else is said."""


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthz(request: Request[Any, Any, Any]) -> str:
    """Whether this process can serve: it runs, and its store answers."""
    await host_of(request).healthy()
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """The figures of this process, for those who run it."""
    check_monitor(request, host_of(request).settings.metrics_token)
    return Response(host_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# What goes wrong


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """JSON for programs, a page for people; a sentence in both, and never more than that."""
    status, sentence, payload = answer_to(error, method=request.method)
    path, headers = request.url.path, request.headers
    allow = _allowed(error)
    if path.startswith("/api"):
        problem = Problem(type(error).__name__ if isinstance(error, ResoluteError) else "Refused", sentence, payload)
        return Response(problem, status_code=status, media_type=MediaType.JSON, headers=allow)
    if headers.get("x-resolute") == "fetch":
        answer = {"ok": False, "sentence": sentence}
        return Response(answer, status_code=status, media_type=MediaType.JSON, headers=allow)
    return _error_page(request, status, sentence)


def _allowed(error: Exception) -> dict[str, str]:
    given = {name.lower(): value for name, value in (getattr(error, "headers", None) or {}).items()}
    return {"allow": given["allow"]} if "allow" in given else {}


def _error_page(request: Request[Any, Any, Any], status: int, sentence: str) -> Response[Any]:
    try:
        return render_error(request, status, sentence)
    except Exception as error:  # the page that says what went wrong must not go wrong itself
        logs.trouble("error page failed", error)
    return Response(f"{sentence}\n", status_code=status, media_type=MediaType.TEXT)


async def _refuse(error: WebError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request that did not pass the gate, in as few words as possible."""
    path = scope["path"]
    wants_json = path.startswith("/api") or any(name == b"x-resolute" for name, _ in scope["headers"])
    if wants_json:
        answer = {"error": type(error).__name__, "sentence": str(error), "ok": False}
        body, kind = msgspec.json.encode(answer), b"application/json"
    else:
        body = render("refused.html.jinja", status=error.status, sentence=str(error)).encode()
        kind = b"text/html; charset=utf-8"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if error.status == 429:
        headers.append((b"retry-after", b"3"))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# Putting it together


class App:
    """An ASGI application with a host inside; `host` is there once it has started."""

    def __init__(self, settings: Settings, setup: Setup | None = None, clock: Clock | None = None) -> None:
        self.settings = settings
        self._setup = setup
        self._clock = clock
        self._host: Host | None = None
        self.litestar = self._litestar()
        self._gate = Gate(self.litestar, lambda: self.host, _refuse)

    @property
    def host(self) -> Host:
        """The host of the tables."""
        if self._host is None:
            raise RuntimeError("the server has not started yet")
        return self._host

    async def open(self) -> Host:
        """Open the database, if that has not been done: a sentence, if it cannot be."""
        if self._host is None:
            self._host = await Host.open(self.settings, self._setup, self._clock)
        return self._host

    async def close(self) -> None:
        """Finish what is being done, and close the database."""
        if self._host is not None:
            await self._host.close()
            self._host = None

    def stop(self) -> None:
        """Wake all streams; the server stops then."""
        if self._host is not None:
            self._host.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._gate(scope, receive, send)

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        app.state.host = await self.open()
        try:
            yield
        finally:
            await self.close()

    def _litestar(self) -> Litestar:
        return Litestar(
            route_handlers=[
                Router(path="/", route_handlers=routes, include_in_schema=False),
                page_events,
                api,
                healthz,
                metrics,
            ],
            before_request=check_token,
            lifespan=[self._lifespan],
            openapi_config=describe_api(),
            exception_handlers={HTTPException: answer_error, Exception: answer_error},
            request_max_body_size=BODY_LENGTH,
            logging_config=None,
            debug=False,
            on_app_init=[_tune],
        )


def _tune(config: AppConfig) -> AppConfig:
    """Multipart forms have a handful of parts here."""
    config.multipart_form_part_limit = 20
    return config


def create_app(settings: Settings | None = None, setup: Setup | None = None, clock: Clock | None = None) -> App:
    """The application. `setup` is run in each process in which bots think; `clock` tells the time."""
    return App(settings or read_settings(), setup, clock)
