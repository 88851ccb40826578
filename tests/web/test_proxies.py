"""Behind a proxy: whose word about the visitor's address counts."""

from __future__ import annotations

from typing import Any

import pytest

from resolute.web.serve import BehindProxies


async def _seen(client: str, *headers: tuple[bytes, bytes]) -> tuple[str, str]:
    """From where the application thinks that a request comes, and over what."""
    found: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope)

    scope = {"type": "http", "client": (client, 1234), "scheme": "http", "headers": list(headers)}
    await BehindProxies(app, "127.0.0.1,10.0.0.7")(scope, None, None)  # type: ignore[arg-type]
    return found[0]["client"][0], found[0]["scheme"]


@pytest.mark.parametrize("proxy", ["127.0.0.1", "10.0.0.7"])
async def test_a_proxy_of_ours_says_on_whose_behalf_it_asks(proxy: str) -> None:
    told = ((b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https"))
    assert await _seen(proxy, *told) == ("203.0.113.9", "https")


async def test_nobody_else_does() -> None:
    told = ((b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https"))
    assert await _seen("198.51.100.4", *told) == ("198.51.100.4", "http")


async def test_without_a_proxy_it_is_whoever_calls() -> None:
    assert await _seen("127.0.0.1", (b"host", b"localhost")) == ("127.0.0.1", "http")
