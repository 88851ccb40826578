"""A personal link by which somebody goes on as themselves on another device: it is shown once and works once."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from resolute.web.answers import HttpRequest, Page, host_of, page_of
from resolute.web.seats import key_hash
from resolute.web.security import COOKIE, YEAR, signed_visitor, visitor_of

_OLD = "This link no longer works. It may have been used already, or a newer one was made."


@post("/device", status_code=200)
async def make_link(request: HttpRequest) -> Page:
    """Make the link, and show it this once; an older one stops working."""
    key = secrets.token_urlsafe(24)
    await host_of(request).store.moderation.new_recovery(visitor_of(request), key_hash(key))
    address = f"{str(request.base_url).rstrip('/')}/device/{key}"
    return page_of("device_link.html.jinja", request, address=address)


@get("/device/{key:str}")
async def arrive(request: HttpRequest, key: FromPath[str]) -> Page:
    """Ask first: many programs open a link before its person does."""
    host, visitor = host_of(request), visitor_of(request)
    who = await host.store.moderation.recovery(key_hash(key[:200]))
    if not who:
        return page_of("device_arrive.html.jinja", request, status=403, notice=_OLD, key="")
    if who == visitor:
        return Redirect("/", status_code=303)
    theirs, own = [len(await host.store.games_of(one)) for one in (who, visitor)]
    return page_of("device_arrive.html.jinja", request, key=key, theirs=theirs, own=own)


@post("/device/{key:str}", status_code=303)
async def become(request: HttpRequest, key: FromPath[str]) -> Page:
    """From now on this browser is the person who made the link."""
    host = host_of(request)
    who = await host.store.moderation.use_recovery(key_hash(key[:200]))
    if not who:
        return page_of("device_arrive.html.jinja", request, status=403, notice=_OLD, key="")
    answer = Redirect("/", status_code=303)
    answer.set_cookie(
        Cookie(
            COOKIE,
            path="/",
            value=signed_visitor(host.secret("visitors"), who),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=host.settings.secure,
        )
    )
    return answer


routes: list[Any] = [make_link, arrive, become]
