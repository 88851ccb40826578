"""What stands between the world and the tables: who may call us and how often, who the visitor is, whether a
change comes from our own pages, and what a browser may do with our answers."""

from __future__ import annotations

import hmac
import re
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import sha256
from ipaddress import ip_address
from logging import DEBUG
from typing import Any, cast
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import FormMultiDict
from litestar.exceptions import ClientException, InternalServerException
from litestar.types import ASGIApp, Message, Receive, Send

from resolute.store.ids import new_visitor
from resolute.store.moderation import Control
from resolute.web import logs
from resolute.web.errors import LeftEarly, Malformed, Refused, WebError
from resolute.web.express import by_express, move
from resolute.web.host import Host
from resolute.web.limits import CALLERS, banned, host_of, kind_of
from resolute.web.seats import cookie_in

COOKIE = "resolute_visitor"
_HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
"""What a browser writes into the header Host: a name or an address, and perhaps a port."""
HIGHEST_PORT = 65535
CSRF_FIELD = "csrf"
CSRF_HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers that only a proxy writes."""
YEAR = 365 * 24 * 3600
HEALTH, ANY_NAME = "/healthz", ("*",)
METRICS, THIS_MACHINE = "/metrics", ("127.0.0.1", "localhost", "::1")
BARE = (HEALTH, METRICS, "/static/", "/favicon.ico")
"""Addresses that need no visitor."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

Connection = ASGIConnection[Any, Any, Any, Any]


class Visitors:
    """Visitors by their signed cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="visitor", digest_method=sha256)
        # The same people come again and again.
        self.read = lru_cache(maxsize=CALLERS)(self._read)

    def _read(self, cookie: str) -> str | None:
        """The visitor whom a cookie names; None, if we did not sign it."""
        try:
            return self._signer.unsign(cookie.encode("latin-1", "replace")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def sign(self, visitor: str) -> str:
        """The cookie of a visitor."""
        return self._signer.sign(visitor).decode()


def signed_visitor(secret: str, visitor: str) -> str:
    """The value of the cookie of a visitor."""
    return Visitors(secret).sign(visitor)


def visitor_of(request: Connection) -> str:
    """Who asks; empty where nobody needs to be known."""
    visitor: str = cast(Any, request.scope).get("resolute_visitor", "")
    return visitor


@lru_cache(maxsize=CALLERS)
def form_token(secret: str, visitor: str) -> str:
    """The token that a visitor's own pages carry, and nobody else's can."""
    return hmac.new(secret.encode(), visitor.encode(), sha256).hexdigest()[:40]


def csrf_token(request: Connection) -> str:
    """The token for forms (a hidden field `csrf`) and for fetch (the header X-CSRF-Token)."""
    return form_token(request.app.state.host.secret("forms"), visitor_of(request))


async def check_token(request: Request[Any, Any, Any]) -> None:
    """Before a request: whatever changes something carries the visitor's token, in a header or a form's field."""
    if request.method in SAFE:
        return
    given = request.headers.get(CSRF_HEADER, "")
    if not given:
        value = (await form_of(request)).get(CSRF_FIELD)
        given = value if isinstance(value, str) else ""
    if not hmac.compare_digest(given.encode(), csrf_token(request).encode()):
        raise Refused("This page is too old or not ours: load it again and repeat what you did.")


async def form_of(request: Request[Any, Any, Any]) -> FormMultiDict:
    """The form that a request carries; a sentence, if it cannot be read or did not arrive as a whole."""
    try:
        return await request.form()
    except InternalServerException:
        raise LeftEarly("The connection closed before all of it arrived; nothing was changed.") from None
    except (ValueError, LookupError) as error:  # a part may also name letters that nobody knows
        raise ClientException("This form cannot be read.") from error


class Gate:
    """Around the whole application: every request passes here first, and every answer last."""

    def __init__(self, app: ASGIApp, host: Callable[[], Host], refuse: Any) -> None:
        self._app = app
        self._host = host
        self._refuse = refuse
        self._visitors: Visitors | None = None

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        host = self._host()
        status = 500
        fresh = ""
        scope["resolute_host"] = host

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(message["headers"], scope, fresh)]
            await send(message)

        headers = _headers_of(scope)
        try:
            _spell_out(scope)
            _check_one_host(scope)
            fresh = self._enter(scope, host, headers)
        except WebError as error:
            await self._refuse(error, scope, receive, answer)
        else:
            table = by_express(scope, headers)
            if table:
                visitor = scope["resolute_visitor"]
                token = form_token(host.secret("forms"), visitor)
                await move(table, headers, token, host, visitor, receive, answer)
            else:
                await self._app(scope, receive, answer)
        seconds = time.perf_counter() - started
        host.metrics.requests.add(str(status))
        if not scope["path"].endswith("/events"):
            host.metrics.answer.note(seconds)
        path, ms = _public_path(scope["path"]), int(seconds * 1000)
        logs.note("request", DEBUG, method=scope["method"], path=path, status=status, ms=ms)

    def _enter(self, scope: Any, host: Host, headers: dict[str, str]) -> str:
        """Check a request and find out who asks; the cookie of a visitor who is new."""
        path = scope["path"]
        # A monitor or a container's own check calls this machine by another name than browsers do.
        _check_host(headers.get("host", ""), _names_at(path, host.settings.hosts))
        if self._visitors is None:
            self._visitors = Visitors(host.secret("visitors"))
        visitor = self._visitors.read(cookie_in(headers.get("cookie", ""), COOKIE))
        scope["resolute_visitor"] = visitor or ""
        if host.control.bans and not path.startswith(BARE):
            _check_welcome(host.control, scope, visitor)
        host.limits.check(scope, visitor, host.clock.now())
        if scope["method"] not in SAFE:
            _check_origin(headers)
        if visitor is not None or path.startswith(BARE):
            return ""
        visitor = new_visitor()
        scope["resolute_visitor"] = visitor
        secure = "; Secure" if host.settings.secure else ""
        signed = self._visitors.sign(visitor)
        return f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def _headers(self, given: Iterable[tuple[bytes, bytes]], scope: Any, cookie: str) -> Iterable[tuple[bytes, bytes]]:
        names = tuple([name for name, _ in given])
        more = _headers_beside(names, scope["path"].startswith("/static/"), self._host().settings.secure)
        return (*more, (b"set-cookie", cookie.encode())) if cookie else more


@lru_cache(maxsize=256)
def _headers_beside(names: tuple[bytes, ...], static: bool, secure: bool) -> tuple[tuple[bytes, bytes], ...]:
    """What an answer with these headers carries besides."""
    given = {name.lower() for name in names}
    more = [(name, value) for name, value in HEADERS if name not in given]
    if b"cache-control" not in given and not static:
        more.append((b"cache-control", b"no-store"))
    if secure:
        more.append((b"strict-transport-security", b"max-age=31536000"))
    return tuple(more)


def _public_path(path: str) -> str:
    """A path without the key in it."""
    for before_key in ("/join/", "/device/"):
        head, found, _ = path.partition(before_key)
        if found:
            return f"{head}{found}…"
    return path


def _check_welcome(control: Control, scope: Any, visitor: str | None) -> None:
    """Refuse whoever was banned, and what somebody says who was muted, by the people who run the server."""
    host = host_of(scope)
    if banned(control, visitor or "", host):
        raise Refused("You can't use this server: the people who run it have banned you.")
    if kind_of(scope["method"], scope["path"]) == "chat" and banned(control, visitor or "", host, "mute"):
        raise Refused("You can't chat on this server: the people who run it have muted you.")


def _spell_out(scope: Any) -> None:
    """Write a path in its one form: the router reads `//t/x/` as `/t/x`, and so must whatever counts and checks."""
    path = scope["path"]
    if "//" in path or (path.endswith("/") and path != "/"):
        scope["path"] = "/" + "/".join(part for part in path.split("/") if part)


def _headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _check_one_host(scope: Any) -> None:
    """Two names in one request would be read in two ways, here and by a proxy."""
    if sum([name == b"host" for name, _ in scope["headers"]]) > 1:
        raise Malformed("This request names its host twice.")


def _names_at(path: str, hosts: tuple[str, ...]) -> tuple[str, ...]:
    """The names by which an address may be asked for."""
    return ANY_NAME if path == HEALTH else (*hosts, *THIS_MACHINE) if path == METRICS else hosts


def _check_host(given: str, allowed: tuple[str, ...]) -> None:
    """Only the names by which we are known: another site's name that leads here is refused."""
    found = _HOST.fullmatch(given)
    if found is None or int((found[2] or ":0")[1:]) > HIGHEST_PORT:
        raise Malformed("This request does not say in a readable way which host it is for.")
    if "*" not in allowed and _host_name(given) not in _host_names(allowed):
        error = Refused("This server is not known by that name; RESOLUTE_HOSTS lists the names that it answers to.")
        error.status = 421
        raise error


@lru_cache(maxsize=256)
def _host_name(given: str) -> str:
    """The name in the header Host, without its port."""
    try:
        return urlsplit(f"//{given}").hostname or ""
    except ValueError:
        return ""


@lru_cache(maxsize=16)
def _host_names(setting: tuple[str, ...]) -> frozenset[str]:
    """The names in the setting as `_host_name` gives them; an address of IPv6 may stand there without brackets."""
    names = {_host_name(f"[{one}]" if one.count(":") > 1 and "[" not in one else one) for one in setting}
    return frozenset(names - {""})


def check_monitor(request: Connection, token: str) -> None:
    """Figures are for whoever runs the server: by the token of the settings, or from this machine if there is none."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token:
        allowed = hmac.compare_digest(given.encode(), token.encode())
    else:
        client, forwarded = request.scope.get("client"), any(name in request.headers for name in FORWARDED)
        # A proxy that says nothing of itself still asks for the name that its visitor knows.
        by_own_name = _host_name(request.headers.get("host", "")) in THIS_MACHINE
        allowed = client is not None and _is_loopback(client[0]) and by_own_name and not forwarded
    if not allowed:
        raise Refused("The figures of this server are for the people who run it; RESOLUTE_METRICS_TOKEN opens them.")


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _check_origin(headers: dict[str, str]) -> None:
    """A change must come from our own pages; programs that are no browsers say nothing about where it comes from."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            ours = urlsplit(origin).netloc == headers.get("host", "")
        except ValueError:
            ours = False
        if not ours:
            raise Refused("This came from another site, so nothing was changed.")
    elif headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused("This came from another site, so nothing was changed.")
