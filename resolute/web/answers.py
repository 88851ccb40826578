"""How pages answer: HTML for people, the same as data for our script."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, State
from litestar.response import Redirect
from markupsafe import Markup

from resolute.web.errors import NoSuchTable
from resolute.web.host import Host
from resolute.web.security import csrf_token, form_of, visitor_of
from resolute.web.templating import render

HttpRequest = Request[Any, Any, State]
Page = Response[Any]

SCRIPT = "x-resolute"
"""The header by which our script asks for data instead of a page."""


def host_of(request: HttpRequest) -> Host:
    """The host of the tables."""
    host: Host = request.app.state.host
    return host


def check_listing(request: HttpRequest) -> None:
    """Count a game that somebody lists publicly."""
    host = host_of(request)
    host.limits.check_listing(request.scope, visitor_of(request), host.clock.now())


def by_script(request: HttpRequest) -> bool:
    """Whether our script asks."""
    return SCRIPT in request.headers


def page_of(template: str, request: HttpRequest, *, status: int = 200, notice: str = "", **context: Any) -> Page:
    token = Markup('<input type="hidden" name="csrf" value="{}">').format(csrf_token(request))
    base = str(request.base_url).rstrip("/")
    html = render(template, token=token, notice=notice, base=base, **context)
    return html_of(html, status)


def html_of(html: str, status: int = 200) -> Page:
    headers = {"Cache-Control": "no-store", "Vary": "X-Resolute, Cookie"}
    return Response(html, media_type=MediaType.HTML, status_code=status, headers=headers)


def json_of(content: Any, status: int = 200, cookies: Sequence[Cookie] = ()) -> Page:
    data = msgspec.json.encode(content)
    headers = {"Cache-Control": "no-store", "Vary": "X-Resolute, Cookie"}
    return Response(data, media_type=MediaType.JSON, status_code=status, headers=headers, cookies=list(cookies))


def render_error(request: HttpRequest, status: int, sentence: str) -> Page:
    """What went wrong, for people; for the script the same as data."""
    if by_script(request):
        return json_of({"ok": False, "sentence": sentence}, status)
    headings = {403: "You can't do that", 404: "Nothing here", 409: "Not now", 413: "Too large", 429: "One moment"}
    heading = headings.get(status, "That did not work" if status < 500 else "Something broke")
    html = render("error.html.jinja", heading=heading, sentence=sentence, back=_back(request, sentence), notice="")
    return html_of(html, status)


_AT_A_TABLE = re.compile(r"(/t/[\w-]+)/")


def _back(request: HttpRequest, sentence: str) -> str:
    """Where to go from what went wrong: to the table, if there is one."""
    found = _AT_A_TABLE.match(request.url.path)
    return "/" if found is None or sentence == str(NoSuchTable()) else found[1]


def go_to(request: HttpRequest, path: str) -> Page:
    if by_script(request):
        return json_of({"ok": True, "sentence": "", "location": path})
    return Redirect(path, status_code=303)


async def fields_of(request: HttpRequest) -> dict[str, str]:
    """The fields of the form that a request carries, without its files."""
    return {name: value for name, value in (await form_of(request)).items() if isinstance(value, str)}
