"""Invitations, the room in which people wait for a game to begin, and what others see of a shared link."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from resolute.engine.errors import ResoluteError
from resolute.engine.registry import games
from resolute.payload import SeatPayload, TablePayload
from resolute.web.answers import HttpRequest, Page, fields_of, host_of, html_of, page_of
from resolute.web.errors import NotFound, NotNow, NotYours, answer_to
from resolute.web.events import payload_stamp
from resolute.web.pictures import picture_of, png_of, sample_of, svg_of
from resolute.web.security import visitor_of
from resolute.web.templating import render


class Chair(msgspec.Struct, frozen=True):
    """A seat in the waiting room, with the invitation to it if the visitor hands it out."""

    seat: SeatPayload
    link: str = ""


async def _chairs(request: HttpRequest, payload: TablePayload) -> list[Chair]:
    paths = {}
    if payload.manages:
        paths = await host_of(request).seating.links(payload.table, visitor_of(request))
    base = str(request.base_url).rstrip("/")
    return [Chair(seat, base + paths[seat.seat] if seat.seat in paths and seat.waits else "") for seat in payload.seats]


async def _room(request: HttpRequest, payload: TablePayload) -> dict[str, Any]:
    return {
        "payload": payload,
        "chairs": await _chairs(request, payload),
        "missing": sum(seat.waits for seat in payload.seats),
        "about": games()[payload.game].about,
        "picture": await asyncio.to_thread(sample_of, payload.game),
    }


async def room_page(request: HttpRequest, payload: TablePayload, notice: str = "", status: int = 200) -> Page:
    """The room in which everybody waits until the last one is here."""
    shown = await _room(request, payload)
    return page_of("room.html.jinja", request, status=status, notice=notice, stamp=payload_stamp(payload), **shown)


@get("/t/{table:str}/room")
async def room(request: HttpRequest, table: FromPath[str]) -> Page:
    """Who is here, for a page that shows the room already; nothing once the game has begun."""
    payload = await host_of(request).viewing.payload(table, visitor_of(request))
    if not payload.waiting:
        return Response(None, status_code=204, headers={"Cache-Control": "no-store"})
    return html_of(render("room_people.html.jinja", **await _room(request, payload)))


@post("/t/{table:str}/fill", status_code=303)
async def fill_with_bots(request: HttpRequest, table: FromPath[str]) -> Page:
    """Start at once, with bots for those who are not here."""
    try:
        await host_of(request).seating.fill_with_bots(table, visitor_of(request))
    except ResoluteError as error:
        status, sentence, _ = answer_to(error, method=request.method)
        payload = await host_of(request).viewing.payload(table, visitor_of(request))
        if payload.waiting:
            return await room_page(request, payload, sentence, status)
        raise
    return Redirect(f"/t/{table}", status_code=303)


@get("/t/{table:str}/join/{key:str}")
async def invitation(request: HttpRequest, table: FromPath[str], key: FromPath[str]) -> Page:
    """A private link asks first: it is a person who takes the seat, not a program that looks what is there."""
    visitor = visitor_of(request)
    try:
        invited = await host_of(request).seating.invited(table, visitor, key)
    except (NotYours, NotNow) as error:
        return await _no_invitation(request, table, error)
    if invited.used:
        return Redirect(f"/t/{table}", status_code=303)
    payload = await host_of(request).viewing.payload(table, visitor)
    shown = await _room(request, payload)
    return page_of("invitation.html.jinja", request, invited=invited, key=key, **shown)


@post("/t/{table:str}/join/{key:str}", status_code=303)
async def join(request: HttpRequest, table: FromPath[str], key: FromPath[str]) -> Page:
    """A private link is exchanged for its seat, once."""
    form = await fields_of(request)
    try:
        await host_of(request).seating.join(table, visitor_of(request), key, form.get("name", ""))
    except (NotYours, NotNow) as error:
        return await _no_invitation(request, table, error)
    return Redirect(f"/t/{table}", status_code=303)


async def _no_invitation(request: HttpRequest, table: str, error: NotYours | NotNow) -> Page:
    """An invitation that opens nothing, and what one can do instead."""
    status, sentence, _ = answer_to(error, method=request.method)
    return page_of("no_invitation.html.jinja", request, status=status, sentence=sentence, table=table)


@get("/t/{table:str}/picture.svg")
async def own_picture(request: HttpRequest, table: FromPath[str]) -> Page:
    """The board as this visitor sees it, small."""
    payload = await host_of(request).viewing.payload(table, visitor_of(request), there=False)
    found = picture_of(payload)
    if found is None:
        raise NotFound("This game has no picture.")
    headers = {"Cache-Control": "no-store", "Vary": "Cookie"}
    return Response(svg_of(found), media_type="image/svg+xml", headers=headers)


@get("/t/{table:str}/picture.png")
async def shared_picture(request: HttpRequest, table: FromPath[str]) -> Page:
    """The board beside a shared link: what somebody who only watches may see, whoever asks for it."""
    found = picture_of(await host_of(request).viewing.payload(table, "", there=False))
    if found is None:
        raise NotFound("This game has no picture.")
    # One is drawn at a time: more would slow down everybody who plays.
    async with host_of(request).drawing:
        data = await asyncio.to_thread(png_of, found)
    return Response(data, media_type="image/png", headers={"Cache-Control": "public, max-age=60"})


routes: list[Any] = [room, fill_with_bots, invitation, join, own_picture, shared_picture]
