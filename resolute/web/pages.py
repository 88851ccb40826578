"""The pages of a table: plain HTML and plain forms, which the script makes live. Everything shown comes from a
look."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Sequence
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

from resolute.engine.errors import ResoluteError, SetupError
from resolute.engine.frames import Seat
from resolute.engine.upgrade import ReadOnlyGame
from resolute.payload import OddsAnswer, SeatPayload, TablePayload
from resolute.web import devices, front, journal, learn, regions, rooms, rule_pages
from resolute.web.answers import (
    HttpRequest,
    Page,
    by_script,
    check_listing,
    fields_of,
    go_to,
    host_of,
    html_of,
    json_of,
    page_of,
)
from resolute.web.curves import shown_curve
from resolute.web.errors import answer_to
from resolute.web.events import payload_stamp
from resolute.web.forms import number_in, number_of
from resolute.web.rooms import room_page
from resolute.web.seats import lift_cookie, lifted
from resolute.web.security import visitor_of
from resolute.web.templating import render

ODDS_AT_MOST = 12
"""A page with all odds counts so many options at most."""


async def _payload(request: HttpRequest, table: str, at: int | None = None, *, there: bool = True) -> TablePayload:
    return await host_of(request).viewing.payload(table, visitor_of(request), at, lifted(request, table), there=there)


async def _links(request: HttpRequest, payload: TablePayload) -> list[tuple[str, str]]:
    """The invitations that wait for their people, for whoever started the table."""
    if not payload.manages or payload.outcome is not None:
        return []
    paths = await host_of(request).seating.links(payload.table, visitor_of(request))
    base = str(request.base_url).rstrip("/")
    return [(_invited(payload.seats[seat]), base + path) for seat, path in paths.items()]


def _invited(seat: SeatPayload) -> str:
    """Whom a link invites: a person by name, where the name is not that of a bot or of nobody."""
    return seat.label if seat.kind == "bot" or seat.name in ("", "a guest") else seat.name


async def _table_page(request: HttpRequest, payload: TablePayload, notice: str = "", status: int = 200) -> Page:
    if payload.waiting:
        return await room_page(request, payload, notice, status)
    drawn = {region: Markup(regions.render_region(payload, region)) for region in regions.REGIONS}
    mine = payload.decision is not None and payload.decision.mine
    return page_of(
        "table.html.jinja",
        request,
        status=status,
        notice=notice,
        payload=payload,
        regions=drawn,
        links=[] if payload.past else await _links(request, payload),
        stamp=payload_stamp(payload),
        request_id=secrets.token_hex(16),
        lines_shown=journal.LINES_SHOWN,
        uncoached=learn.left_lesson(request, payload.table),
        refresh=not (mine or payload.past or payload.curtain or payload.outcome is not None),
    )


async def _stored_page(request: HttpRequest, table: str, game: ReadOnlyGame) -> Page:
    """A game that can only be read."""
    if by_script(request):
        raise game
    stored = await host_of(request).viewing.read(table, visitor_of(request), game, lifted(request, table))
    return page_of("stored.html.jinja", request, stored=stored)


def _parts(payload: TablePayload) -> Page:
    return json_of(
        {"number": payload.number, "stamp": payload_stamp(payload), "parts": regions.render_regions(payload)}
    )


@get("/t/{table:str}")
async def table_page(request: HttpRequest, table: FromPath[str]) -> Page:
    """The table as it stands."""
    try:
        payload = await _payload(request, table)
    except ReadOnlyGame as game:
        return await _stored_page(request, table, game)
    return _parts(payload) if by_script(request) else await _table_page(request, payload)


@get("/t/{table:str}/at/{moves:int}")
async def past_page(request: HttpRequest, table: FromPath[str], moves: FromPath[int]) -> Page:
    """The table as it was after so many moves."""
    payload = await _payload(request, table, moves)
    return _parts(payload) if by_script(request) else await _table_page(request, payload)


@get("/t/{table:str}/at")
async def jump(request: HttpRequest, table: FromPath[str]) -> Page:
    """The scrubber without script: a form that asks for a position."""
    moves = number_of(request.query_params.get("moves", ""))
    return Redirect(f"/t/{table}" if moves is None else f"/t/{table}/at/{moves}")


@get("/t/{table:str}/turn")
async def turn(request: HttpRequest, table: FromPath[str]) -> Page:
    """Whose turn it is, for a page that nobody looks at."""
    payload = await _payload(request, table, there=False)
    mine = payload.decision is not None and (payload.decision.mine or payload.curtain)
    prompt = payload.decision.prompt if payload.decision is not None and payload.decision.mine else ""
    return json_of({"number": payload.number, "mine": mine, "title": regions.page_title(payload), "prompt": prompt})


@get("/t/{table:str}/journal")
async def journal_page(request: HttpRequest, table: FromPath[str]) -> Page:
    """Every line of the journal, the oldest first."""
    try:
        payload = await _payload(request, table)
    except ReadOnlyGame as game:
        return await _stored_page(request, table, game)
    items = [Markup(one) for one in journal.draw_whole(table, payload.journal, regions.seat_sides(payload))]
    return page_of("journal.html.jinja", request, payload=payload, items=items)


@get("/t/{table:str}/game.resolute")
async def download(request: HttpRequest, table: FromPath[str]) -> Page:
    """The whole game as a file."""
    data = await host_of(request).creating.download(table, visitor_of(request))
    headers = {"Content-Disposition": 'attachment; filename="game.resolute"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/octet-stream", headers=headers)


# Odds


async def _all_odds(
    request: HttpRequest, table: str, number: int, wanted: Sequence[int] | None
) -> list[tuple[str, OddsAnswer]]:
    host, visitor, seat = host_of(request), visitor_of(request), lifted(request, table)
    payload = await host.viewing.payload(table, visitor, None, seat)
    options = {one.index: one for one in payload.decision.options} if payload.decision is not None else {}
    indices = list(wanted) if wanted is not None else [one for one in options if one >= 0][:ODDS_AT_MOST]
    found: list[tuple[str, OddsAnswer]] = []
    for index in indices:
        answer = await host.playing.odds(table, visitor, number, index, seat)
        option = options.get(index)
        if option is not None and option.value.roll is not None:
            answer = msgspec.structs.replace(answer, roll=option.value.roll)
        found.append(("Odds" if option is None else option.label, answer))
    return found


def what_differs(found: list[tuple[str, OddsAnswer]]) -> list[tuple[str, OddsAnswer]]:
    """The same odds without what every option brings with the same chance; an option without anything of its own is
    left out."""
    rows = [{(one.kind, one.text, one.chance) for one in odds.likely} for _, odds in found]
    places = [{(one.place, one.chance) for one in odds.places} for _, odds in found]
    common = set.intersection(*rows) if len(rows) > 1 else set()
    everywhere = set.intersection(*places) if len(places) > 1 else set()
    kept = [
        (
            label,
            msgspec.structs.replace(
                odds,
                likely=tuple(one for one in odds.likely if (one.kind, one.text, one.chance) not in common),
                places=tuple(one for one in odds.places if (one.place, one.chance) not in everywhere),
            ),
        )
        for label, odds in found
    ]
    return [(label, odds) for label, odds in kept if odds.likely or odds.prices or odds.roll]


@get("/t/{table:str}/odds/{number:int}/{index:int}")
async def odds(request: HttpRequest, table: FromPath[str], number: FromPath[int], index: FromPath[int]) -> Page:
    """What can come of an option."""
    found = await _all_odds(request, table, number, [index])
    if by_script(request):
        return html_of(render("odds_part.html.jinja", odds=found[0][1]))
    return page_of("odds_page.html.jinja", request, table=table, found=found)


@get("/t/{table:str}/odds/{number:int}")
async def every_odds(request: HttpRequest, table: FromPath[str], number: FromPath[int]) -> Page:
    """What can come of each option, as far as the options differ."""
    found = what_differs(await _all_odds(request, table, number, None))
    template = "odds_list.html.jinja" if by_script(request) else "odds_page.html.jinja"
    return page_of(template, request, table=table, found=found)


# The advisor


@get("/t/{table:str}/advice/{number:int}")
async def advice(request: HttpRequest, table: FromPath[str], number: FromPath[int]) -> Page:
    """The best options of a decision, and why."""
    try:
        told = await host_of(request).advising.advise(table, visitor_of(request), number, lifted(request, table))
    except ResoluteError as error:
        return await _refused(request, table, error)
    template = "advice_part.html.jinja" if by_script(request) else "advice_page.html.jinja"
    return page_of(template, request, table=table, advice=told)


@get("/t/{table:str}/review")
async def review(request: HttpRequest, table: FromPath[str]) -> Page:
    """How a finished game went."""
    try:
        told = await host_of(request).advising.review(table, visitor_of(request), lifted(request, table))
    except ResoluteError as error:
        return await _refused(request, table, error)
    template = "review_part.html.jinja" if by_script(request) else "review_page.html.jinja"
    return page_of(template, request, table=table, here=f"/t/{table}", curve=shown_curve(told))


# What people do at a table


async def _done(request: HttpRequest, table: str, doing: Awaitable[object], **extra: Any) -> Page:
    """Do something at a table: the answer is the page again, or a sentence about what was refused."""
    try:
        await doing
    except ResoluteError as error:
        return await _refused(request, table, error)
    if by_script(request):
        return json_of({"ok": True, "sentence": "", "location": f"/t/{table}", **extra})
    return Redirect(f"/t/{table}", status_code=303)


async def _refused(request: HttpRequest, table: str, error: ResoluteError) -> Page:
    status, sentence, _ = answer_to(error, method=request.method)
    if by_script(request):
        return json_of({"ok": False, "sentence": sentence}, status)
    return await _table_page(request, await _payload(request, table), sentence, status)


@post("/t/{table:str}/move", status_code=303)
async def move(request: HttpRequest, table: FromPath[str]) -> Page:
    """Choose an option, by a plain form: moves of our script take the express path."""
    form = await fields_of(request)

    async def doing() -> None:
        number, index = number_in(form, "number"), number_in(form, "index")
        name = form.get("request", "")
        await host_of(request).playing.move(table, visitor_of(request), number, index, name, lifted(request, table))

    return await _done(request, table, doing())


@post("/t/{table:str}/undo", status_code=303)
async def undo(request: HttpRequest, table: FromPath[str]) -> Page:
    """Take the last move back."""
    form = await fields_of(request)

    async def doing() -> None:
        number = number_in(form, "number") if form.get("number") else None
        await host_of(request).playing.undo(table, visitor_of(request), bool(form.get("agreed")), number)

    return await _done(request, table, doing())


@post("/t/{table:str}/chat", status_code=303)
async def chat(request: HttpRequest, table: FromPath[str]) -> Page:
    """Say something."""
    form = await fields_of(request)
    return await _done(request, table, host_of(request).managing.say(table, visitor_of(request), form.get("text", "")))


@post("/t/{table:str}/curtain", status_code=303)
async def curtain(request: HttpRequest, table: FromPath[str]) -> Page:
    """Lift the curtain for the person who has the device now. It shows a hand only to whom the seat belongs."""
    form = await fields_of(request)
    seat: Seat | None = number_in(form, "seat") if form.get("seat") else None
    await _payload(request, table)
    answer = go_to(request, f"/t/{table}")
    answer.set_cookie(lift_cookie(table, seat, secure=host_of(request).settings.secure))
    return answer


@post("/t/{table:str}/seat", status_code=303)
async def seat(request: HttpRequest, table: FromPath[str]) -> Page:
    """Take a seat over, give it up, let a bot stand in, or make a new link to it."""
    form = await fields_of(request)
    host, visitor = host_of(request), visitor_of(request)
    made: list[tuple[str, str]] = []

    async def doing() -> None:
        place, name = number_in(form, "seat"), form.get("name", "")
        match form.get("action", ""):
            case "take_over":
                await host.seating.take_over(table, visitor, place, name)
            case "give_up":
                await host.seating.give_up(table, visitor, place)
            case "stand_in":
                await host.seating.stand_in(table, visitor, place, form.get("bot") or "steady")
            case "name":
                await host.seating.sit_as(table, visitor, place, name)
            case "link":
                paths = await host.seating.links(table, visitor, place)
                base = str(request.base_url).rstrip("/")
                made.append((f"seat {place + 1}", base + paths[place]))
            case _:
                raise SetupError("A seat can be taken over, given up, left to a bot, or offered by a link.")

    return await _done(request, table, doing(), links=made)


@post("/t/{table:str}/public", status_code=303)
async def public(request: HttpRequest, table: FromPath[str]) -> Page:
    """Put the table on the list of those to watch, or take it off."""
    form = await fields_of(request)

    async def doing() -> None:
        if form.get("public"):
            check_listing(request)
        await host_of(request).managing.set_public(table, visitor_of(request), bool(form.get("public")))

    return await _done(request, table, doing())


@post("/t/{table:str}/people", status_code=303)
async def people(request: HttpRequest, table: FromPath[str]) -> Page:
    """Mute or remove somebody, or let only the players chat."""
    form = await fields_of(request)
    host, visitor = host_of(request), visitor_of(request)

    async def doing() -> None:
        action, _, person = form.get("do", "").partition(":")
        if action in ("quiet", "loud"):
            await host.managing.set_quiet(table, visitor, action == "quiet")
        else:
            await host.managing.moderate(table, visitor, person, action)

    return await _done(request, table, doing())


@post("/t/{table:str}/branch", status_code=303)
async def branch(request: HttpRequest, table: FromPath[str]) -> Page:
    """Start a new game from a position of this one."""
    form = await fields_of(request)
    try:
        new = await host_of(request).creating.branch(table, visitor_of(request), number_in(form, "moves"))
    except ResoluteError as error:
        return await _refused(request, table, error)
    return go_to(request, f"/t/{new}")


@post("/t/{table:str}/rematch", status_code=303)
async def rematch(request: HttpRequest, table: FromPath[str]) -> Page:
    """Play again: the same seats and settings, perhaps with the sides swapped."""
    form = await fields_of(request)
    try:
        new = await host_of(request).rematching.rematch(table, visitor_of(request), swap=bool(form.get("swap")))
    except ResoluteError as error:
        return await _refused(request, table, error)
    return go_to(request, f"/t/{new}")


routes: list[Any] = [
    *front.routes,
    *rooms.routes,
    *rule_pages.routes,
    *learn.routes,
    *devices.routes,
    table_page,
    past_page,
    jump,
    turn,
    journal_page,
    download,
    odds,
    every_odds,
    advice,
    review,
    move,
    undo,
    chat,
    curtain,
    seat,
    public,
    people,
    branch,
    rematch,
]
