"""How often one visitor, and one address, may do what costs others something.

A limit is a bucket: it holds as much as the setting allows in its time and fills again evenly. Many people may share
an address, and anybody can come without a cookie, so an address may do eight times as much as a visitor.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from resolute.store.moderation import Control
from resolute.store.rows import BanKind
from resolute.web.errors import TooMany
from resolute.web.settings import Settings

ADDRESS = 8.0
"""How many visitors' worth one address may do."""
CALLERS = 10_000
"""So many callers are counted; the ones that were not heard of for longest are forgotten."""
BURST = 8
"""Seconds of requests that may come at once."""
MINUTE, HOUR = 60.0, 3600.0


class Limit(msgspec.Struct, frozen=True):
    """So many in so many seconds, and what somebody is told who wants more."""

    setting: str
    seconds: float
    sentence: str


_TOO_QUICK = "You are asking more quickly than anybody can play; wait a few seconds."
_WHILE = "; wait a while."
LIMITS = {
    "table": Limit("tables_an_hour", HOUR, "You have started many games in a short time; finish one first, or wait."),
    "upload": Limit("uploads_an_hour", HOUR, f"You have loaded many files in a short time{_WHILE}"),
    "listing": Limit("listings_an_hour", HOUR, f"You have listed many games publicly in a short time{_WHILE}"),
    "chat": Limit("chat_a_minute", MINUTE, "You are talking faster than anybody can read; wait a moment."),
    "seat": Limit("seat_changes_a_minute", MINUTE, f"Seats are changing hands too quickly{_WHILE}"),
    "look": Limit("looks_a_minute", MINUTE, f"You have asked for many odds or past positions in a short time{_WHILE}"),
    "advice": Limit("advice_a_minute", MINUTE, f"You have asked for a lot of advice in a short time{_WHILE}"),
    "stream": Limit("streams_a_minute", MINUTE, f"Your pages connect again too quickly{_WHILE}"),
}


def _paths(pattern: str) -> re.Pattern[str]:
    """Paths that count: a line break in one is read as a space by whoever makes a number of what stands there."""
    return re.compile(pattern, re.DOTALL)


_POSTS = (
    ("table", _paths(r"/quick|/new/[^/]+|/learn/.+|/api/v1/tables|.*/(branch|rematch)")),
    ("upload", _paths(r"/load|/api/v1/load")),
    ("chat", _paths(r".*/chat")),
    ("seat", _paths(r".*/(seat|seats|fill|links|join|join/[^/]+|people)|/device(/[^/]+)?")),
    ("look", _paths(r".*/undo")),  # the whole game is replayed for it, as for a past position
)
_GETS = (
    ("look", _paths(r".*/odds(/.*)?|/t/[^/]+/at(/.*)?|.*/(journal|game\.resolute|picture\.png)")),
    ("advice", _paths(r".*/(advice|review)(/.*)?")),
    ("stream", _paths(r".*/events")),
)


def kind_of(method: str, path: str) -> str:
    """Which limit a request counts against, if any."""
    if path.endswith("/move") or path.endswith("/moves"):
        return ""  # the most frequent ones
    for kind, pattern in _GETS if method == "GET" else _POSTS:
        if pattern.fullmatch(path):
            return kind
    return ""


def _names_a_position(query: bytes) -> bool:
    """Whether a query asks for a past position, however its letters are written."""
    return any(name == "at" for name, _ in parse_qsl(query.decode("latin-1"), keep_blank_values=True))


@lru_cache(maxsize=CALLERS)
def address_of(host: str) -> str:
    """An address as it is counted: of IPv6 everybody has a whole network of 2^64, so that network is one address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(ip_network((address, 64), strict=False)) if mapped is None else str(mapped)
    return host


def caller_of(scope: Any) -> str:
    """The address from which a request comes, as it is counted."""
    host = host_of(scope)
    return address_of(host) if host else "?"


def host_of(scope: Any) -> str:
    """The address from which a request comes."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def banned(control: Control, visitor: str, host: str, kind: BanKind = "ban") -> bool:
    """Whether the people who run the server have banned, or muted, a visitor or their address."""
    return any(control.bans.get(name) == kind for name in (visitor, host, address_of(host)) if name)


class Buckets:
    """How much each caller has left of one limit: so many a second, and at most so many at once."""

    def __init__(self, rate: float, room: float) -> None:
        self._rate = rate
        self._room = room
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str, now: float, share: float = 1.0) -> bool:
        """Whether a caller may do it again; `share` widens what is allowed."""
        room = self._room * share
        left, then = self._left.pop(caller, (room, now))
        left = min(room, left + (now - then) * self._rate * share)
        allowed = left >= 1.0
        self._left[caller] = (left - 1.0 if allowed else left, now)
        if len(self._left) > CALLERS:
            self._left.popitem(last=False)
        return allowed


class Limits:
    """All limits of one server process."""

    def __init__(self, settings: Settings) -> None:
        rate = float(settings.rate)
        self._requests = Buckets(rate, rate * BURST) if rate else None
        self._kinds = {
            kind: Buckets(count / limit.seconds, count)
            for kind, limit in LIMITS.items()
            if rate and (count := float(getattr(settings, limit.setting)))
        }

    def check(self, scope: Any, visitor: str | None, now: float) -> None:
        """Count a request; TooMany if it is one too many for its visitor or its address."""
        if self._requests is None:
            return
        address = f"address {caller_of(scope)}"
        kind = kind_of(scope["method"], scope["path"])
        if not kind and scope["query_string"] and _names_a_position(scope["query_string"]):
            kind = "look"
        # A page whose visitor clicks too fast still hears of what happens.
        if kind != "stream":
            self._count(self._requests, address, visitor, now, _TOO_QUICK)
        if kind in self._kinds:
            self._count(self._kinds[kind], address, visitor, now, LIMITS[kind].sentence)

    def check_listing(self, scope: Any, visitor: str, now: float) -> None:
        """Count a game that somebody lists publicly; TooMany if it is one too many. No path says that it is one."""
        if "listing" in self._kinds:
            address, sentence = f"address {caller_of(scope)}", LIMITS["listing"].sentence
            self._count(self._kinds["listing"], address, visitor, now, sentence)

    def _count(self, buckets: Buckets, address: str, visitor: str | None, now: float, sentence: str) -> None:
        allowed = buckets.take(address, now, ADDRESS)
        if visitor is not None:
            allowed = buckets.take(f"visitor {visitor}", now) and allowed
        if not allowed:
            raise TooMany(sentence)
