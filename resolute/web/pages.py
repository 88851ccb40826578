"""The pages: plain HTML and plain forms, which the script makes live. Everything shown comes from a look."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Sequence
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State, UploadFile
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

from resolute.bots import BOTS
from resolute.engine.errors import ResoluteError, SetupError
from resolute.engine.frames import Seat
from resolute.engine.game import Game
from resolute.engine.registry import games
from resolute.web import render
from resolute.web.errors import NotFound, TooMuch, WebError
from resolute.web.events import look_stamp
from resolute.web.express import number_in
from resolute.web.host import FILE_LENGTH, Host
from resolute.web.look import Look, TableCard
from resolute.web.seats import SeatPlan, lift_cookie, lifted
from resolute.web.security import csrf_token, visitor_of

Asked = Request[Any, Any, State]
Page = Response[Any]

SCRIPT = "x-resolute"
"""The header by which our script asks for data instead of a page."""
KINDS = (("person_here", "a person here"), ("person_link", "a person by link"), ("bot", "a bot"))
LEVELS = {"steady": "steady, looks ahead", "random": "random"}
ODDS_AT_MOST = 12
"""A page with all odds counts so many options at most."""


def host_of(request: Asked) -> Host:
    """The host of the tables."""
    host: Host = request.app.state.host
    return host


def by_script(request: Asked) -> bool:
    """Whether our script asks."""
    return SCRIPT in request.headers


def _page(template: str, request: Asked, *, status: int = 200, notice: str = "", **context: Any) -> Page:
    token = Markup('<input type="hidden" name="csrf" value="{}">').format(csrf_token(request))
    html = render.render(template, token=token, notice=notice, **context)
    return _html(html, status)


def _html(html: str, status: int = 200) -> Page:
    headers = {"Cache-Control": "no-store", "Vary": "X-Resolute, Cookie"}
    return Response(html, media_type=MediaType.HTML, status_code=status, headers=headers)


def _json(content: Any, status: int = 200, cookies: Sequence[Cookie] = ()) -> Page:
    data = msgspec.json.encode(content)
    headers = {"Cache-Control": "no-store", "Vary": "X-Resolute, Cookie"}
    return Response(data, media_type=MediaType.JSON, status_code=status, headers=headers, cookies=list(cookies))


def render_error(request: Asked, status: int, sentence: str) -> Page:
    """What went wrong, for people; for the script the same as data."""
    if by_script(request):
        return _json({"ok": False, "sentence": sentence}, status)
    headings = {403: "That is not allowed", 404: "Nothing here", 409: "Not now", 413: "Too large", 429: "One moment"}
    heading = headings.get(status, "That did not work" if status < 500 else "Something broke")
    html = render.render("error.html.jinja", heading=heading, sentence=sentence, back="/", notice="")
    return _html(html, status)


def _status(error: ResoluteError) -> int:
    return error.status if isinstance(error, WebError) else 400


# Static files: their address changes with their content


@get("/static/{version:str}/{path:path}", sync_to_thread=False)
def static_file(path: FromPath[str]) -> Page:
    """A file for the browser, to be kept for ever."""
    file = render.static_files().get(path.lstrip("/"))
    if file is None:
        raise NotFound("There is no such file.")
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(file.data, media_type=file.type, headers=headers)


# The front page, and laying a table


def _players(game: Game[Any]) -> str:
    *some, last = map(str, game.seat_counts)
    return f"{', '.join(some)} or {last} players" if some else f"{last} players"


def _card(card: TableCard) -> dict[str, Any]:
    names = [name or "a free seat" for name in card.names]
    return {
        "table": card.table,
        "title": card.title,
        "game_name": card.game_name,
        "over": card.over,
        "mine": card.your_turn,
        "moves": card.moves,
        "players": ", ".join(names),
    }


@get("/")
async def home(request: Asked) -> Page:
    """What this is, the games, and the tables that one can go to."""
    return await _home(request)


async def _home(request: Asked, notice: str = "", status: int = 200) -> Page:
    host = host_of(request)
    offered = [
        {"id": game.id, "name": game.name, "about": game.about, "length": game.length, "players": _players(game)}
        for game in games().values()
        if game.offered
    ]
    mine = [_card(card) for card in await host.my_tables(visitor_of(request))]
    known = {card["table"] for card in mine}
    public = [_card(card) for card in await host.public_tables() if card.table not in known]
    return _page("home.html.jinja", request, notice=notice, status=status, games=offered, mine=mine, public=public)


def _go(request: Asked, path: str) -> Page:
    if by_script(request):
        return _json({"ok": True, "sentence": "", "location": path})
    return Redirect(path, status_code=303)


@post("/quick", status_code=303)
async def quick(request: Asked) -> Page:
    """One click: a game against a bot."""
    form = await request.form()
    try:
        table = await host_of(request).quick(str(form.get("game", "")), visitor_of(request))
    except ResoluteError as error:
        return await _home(request, str(error), _status(error))
    return _go(request, f"/t/{table}")


def _offered(id: str) -> Game[Any]:
    game = games().get(id)
    if game is None or not game.offered:
        raise NotFound("There is no such game here.")
    return game


@get("/new/{game:str}")
async def new_table(request: Asked, game: FromPath[str]) -> Page:
    """Set up a table: seats and settings."""
    return _setup(request, _offered(game), {})


def _plans(form: dict[str, str], most: int) -> list[SeatPlan]:
    plans = []
    for seat in range(most):
        kind = form.get(f"kind{seat}", "person_here" if seat == 0 else "bot")
        name = form.get(f"name{seat}", "")[:40]
        bot = form.get(f"bot{seat}", "steady")
        plans.append(msgspec.convert({"kind": kind, "name": name, "bot": bot}, SeatPlan))
    return plans


def _chosen(game: Game[Any], form: dict[str, str]) -> dict[str, int]:
    """Which value of each setting is chosen, by its place in the list."""
    chosen = {}
    for setting in game.settings:
        text = form.get(f"set-{setting.name}", "0")
        place = int(text) if text.isascii() and text.isdigit() else -1
        if not 0 <= place < len(setting.values):
            raise SetupError(f"{setting.label} has no such value.")
        chosen[setting.name] = place
    return chosen


def _setup(request: Asked, game: Game[Any], form: dict[str, str], notice: str = "") -> Page:
    most = max(game.seat_counts)
    asked = form.get("seats", "")
    seats = int(asked) if asked in map(str, game.seat_counts) else min(game.seat_counts)
    bots = [(name, LEVELS.get(name, name)) for name in sorted(BOTS, key=lambda one: one != "steady")]
    return _page(
        "new.html.jinja",
        request,
        status=400 if notice else 200,
        notice=notice,
        game=game,
        seats=seats,
        most=most,
        kinds=KINDS,
        bots=bots,
        plan=_plans(form, most),
        chosen=_chosen(game, form),
        title=form.get("title", ""),
        public=bool(form.get("public")),
    )


async def _fields(request: Asked) -> dict[str, str]:
    return {name: value for name, value in (await request.form()).items() if isinstance(value, str)}


@post("/new/{game:str}", status_code=303)
async def lay_table(request: Asked, game: FromPath[str]) -> Page:
    """Lay the table that was set up."""
    rules = _offered(game)
    form = await _fields(request)
    try:
        seats = number_in(form, "seats")
        chosen = _chosen(rules, form)
        options = {setting.name: setting.values[chosen[setting.name]][0] for setting in rules.settings}
        plans = _plans(form, max(rules.seat_counts))[:seats]
        title, public = form.get("title", ""), bool(form.get("public"))
        table = await host_of(request).create(game, seats, options, plans, title, visitor_of(request), public)
    except msgspec.ValidationError:
        return _setup(request, rules, {}, "Choose who sits at each seat from the list.")
    except ResoluteError as error:
        return _setup(request, rules, form, str(error))
    return _go(request, f"/t/{table}")


@post("/load", status_code=303, request_max_body_size=FILE_LENGTH + 10_000)
async def load(request: Asked) -> Page:
    """A table from a file."""
    file = (await request.form()).get("file")
    try:
        if not isinstance(file, UploadFile):
            raise SetupError("Choose a file that was downloaded from a table.")
        data = await file.read(FILE_LENGTH + 1)
        if len(data) > FILE_LENGTH:
            raise TooMuch("This file is too large for a saved game.")
        table = await host_of(request).load(data, visitor_of(request))
    except ResoluteError as error:
        return await _home(request, str(error), _status(error))
    return _go(request, f"/t/{table}")


# The table


async def _look(request: Asked, table: str, at: int | None = None) -> Look:
    return await host_of(request).look(table, visitor_of(request), at, lifted(request, table))


async def _links(request: Asked, look: Look) -> list[tuple[str, str]]:
    """The invitations that wait for their people, for whoever laid the table."""
    if not look.manages or look.outcome is not None or all(seat.kind != "free" for seat in look.seats):
        return []
    paths = await host_of(request).links(look.table, visitor_of(request))
    base = str(request.base_url).rstrip("/")
    return [(look.seats[seat].name or look.seats[seat].label, base + path) for seat, path in paths.items()]


async def _table_page(request: Asked, look: Look, notice: str = "", status: int = 200) -> Page:
    regions = {region: Markup(render.render_region(look, region)) for region in render.REGIONS}
    mine = look.decision is not None and look.decision.mine
    return _page(
        "table.html.jinja",
        request,
        status=status,
        notice=notice,
        look=look,
        regions=regions,
        links=[] if look.past else await _links(request, look),
        stamp=look_stamp(look),
        request_id=secrets.token_hex(16),
        lines_shown=render.LINES_SHOWN,
        refresh=not (mine or look.past or look.curtain or look.outcome is not None),
    )


def _parts(look: Look) -> Page:
    return _json({"number": look.number, "stamp": look_stamp(look), "parts": render.render_regions(look)})


@get("/t/{table:str}")
async def table_page(request: Asked, table: FromPath[str]) -> Page:
    """The table as it stands."""
    look = await _look(request, table)
    return _parts(look) if by_script(request) else await _table_page(request, look)


@get("/t/{table:str}/at/{moves:int}")
async def past_page(request: Asked, table: FromPath[str], moves: FromPath[int]) -> Page:
    """The table as it was after so many moves."""
    look = await _look(request, table, moves)
    return _parts(look) if by_script(request) else await _table_page(request, look)


@get("/t/{table:str}/at")
async def jump(request: Asked, table: FromPath[str]) -> Page:
    """The scrubber without script: a form that asks for a position."""
    text = request.query_params.get("moves", "")
    return Redirect(f"/t/{table}/at/{int(text)}" if text.isascii() and text.isdigit() else f"/t/{table}")


@get("/t/{table:str}/turn")
async def turn(request: Asked, table: FromPath[str]) -> Page:
    """Whose turn it is, for a page that nobody looks at."""
    look = await _look(request, table)
    mine = look.decision is not None and (look.decision.mine or look.curtain)
    prompt = look.decision.prompt if look.decision is not None and look.decision.mine else ""
    return _json({"number": look.number, "mine": mine, "title": render.page_title(look), "prompt": prompt})


@get("/t/{table:str}/journal")
async def journal_page(request: Asked, table: FromPath[str]) -> Page:
    """Every line of the journal, the oldest first."""
    look = await _look(request, table)
    return _page("journal.html.jinja", request, look=look, sides=render.seat_sides(look))


@get("/t/{table:str}/join/{key:str}")
async def join(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    """A private link is exchanged for its seat, once."""
    await host_of(request).join(table, visitor_of(request), key)
    return Redirect(f"/t/{table}", status_code=303)


@get("/t/{table:str}/game.resolute")
async def download(request: Asked, table: FromPath[str]) -> Page:
    """The whole game as a file."""
    data = await host_of(request).download(table, visitor_of(request))
    headers = {"Content-Disposition": 'attachment; filename="game.resolute"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/octet-stream", headers=headers)


# Odds and rules


async def _all_odds(request: Asked, table: str, number: int, wanted: Sequence[int] | None) -> list[tuple[str, Any]]:
    host, visitor, seat = host_of(request), visitor_of(request), lifted(request, table)
    look = await host.look(table, visitor, None, seat)
    labels = {one.index: one.label for one in look.decision.options} if look.decision is not None else {}
    indices = list(wanted) if wanted is not None else [one for one in labels if one >= 0][:ODDS_AT_MOST]
    return [(labels.get(one, "Odds"), await host.odds(table, visitor, number, one, seat)) for one in indices]


@get("/t/{table:str}/odds/{number:int}/{index:int}")
async def odds(request: Asked, table: FromPath[str], number: FromPath[int], index: FromPath[int]) -> Page:
    """What can come of an option."""
    found = await _all_odds(request, table, number, [index])
    if by_script(request):
        return _html(render.render("odds_part.html.jinja", odds=found[0][1]))
    return _page("odds_page.html.jinja", request, table=table, found=found)


@get("/t/{table:str}/odds/{number:int}")
async def every_odds(request: Asked, table: FromPath[str], number: FromPath[int]) -> Page:
    """What can come of each option."""
    found = await _all_odds(request, table, number, None)
    template = "odds_list.html.jinja" if by_script(request) else "odds_page.html.jinja"
    return _page(template, request, table=table, found=found)


@get("/rules/{game:str}")
async def rules(request: Asked, game: FromPath[str]) -> Page:
    """The rules of a game."""
    known = games().get(game)
    if known is None:
        raise NotFound("There is no such game here.")
    return _page("rules.html.jinja", request, name=known.name, sections=render.rules_sections(game))


@get("/rules/{game:str}/section")
async def rule_section(request: Asked, game: FromPath[str]) -> Page:
    """One section of the rules, to be shown beside the board."""
    heading = request.query_params.get("heading", "")[:200]
    if game not in games():
        raise NotFound("There is no such game here.")
    found = render.rules_section(game, heading)
    return _html(
        render.render("section.html.jinja", sections=found, address=render.rule_address(game, heading)),
    )


# What people do at a table


async def _done(request: Asked, table: str, doing: Awaitable[object], **extra: Any) -> Page:
    """Do something at a table: the answer is the page again, or a sentence about what was refused."""
    try:
        await doing
    except ResoluteError as error:
        if by_script(request):
            return _json({"ok": False, "sentence": str(error)}, _status(error))
        return await _table_page(request, await _look(request, table), str(error), _status(error))
    if by_script(request):
        return _json({"ok": True, "sentence": "", "location": f"/t/{table}", **extra})
    return Redirect(f"/t/{table}", status_code=303)


@post("/t/{table:str}/move", status_code=303)
async def move(request: Asked, table: FromPath[str]) -> Page:
    """Choose an option, by a plain form: moves of our script take the express lane."""
    form = await _fields(request)

    async def doing() -> None:
        number, index = number_in(form, "number"), number_in(form, "index")
        name = form.get("request", "")
        await host_of(request).move(table, visitor_of(request), number, index, name, lifted(request, table))

    return await _done(request, table, doing())


@post("/t/{table:str}/undo", status_code=303)
async def undo(request: Asked, table: FromPath[str]) -> Page:
    """Take the last move back."""
    form = await _fields(request)

    async def doing() -> None:
        number = number_in(form, "number") if form.get("number") else None
        await host_of(request).undo(table, visitor_of(request), bool(form.get("agreed")), number)

    return await _done(request, table, doing())


@post("/t/{table:str}/chat", status_code=303)
async def chat(request: Asked, table: FromPath[str]) -> Page:
    """Say something."""
    form = await _fields(request)
    return await _done(request, table, host_of(request).say(table, visitor_of(request), form.get("text", "")))


@post("/t/{table:str}/curtain", status_code=303)
async def curtain(request: Asked, table: FromPath[str]) -> Page:
    """Lift the curtain for the person who has the device now. It shows a hand only to whom the seat belongs."""
    form = await _fields(request)
    seat: Seat | None = number_in(form, "seat") if form.get("seat") else None
    await _look(request, table)
    answer = _go(request, f"/t/{table}")
    answer.set_cookie(lift_cookie(table, seat, secure=host_of(request).settings.secure))
    return answer


@post("/t/{table:str}/seat", status_code=303)
async def seat(request: Asked, table: FromPath[str]) -> Page:
    """Take a seat over, give it up, let a bot stand in, or make a new link to it."""
    form = await _fields(request)
    host, visitor = host_of(request), visitor_of(request)
    made: list[tuple[str, str]] = []

    async def doing() -> None:
        place, name = number_in(form, "seat"), form.get("name", "")
        match form.get("action", ""):
            case "take_over":
                await host.take_over(table, visitor, place, name)
            case "give_up":
                await host.give_up(table, visitor, place)
            case "stand_in":
                await host.stand_in(table, visitor, place, form.get("bot") or "steady")
            case "name":
                await host.sit_as(table, visitor, place, name)
            case "link":
                paths = await host.links(table, visitor, place)
                base = str(request.base_url).rstrip("/")
                made.append((f"seat {place + 1}", base + paths[place]))
            case _:
                raise SetupError("A seat can be taken over, given up, left to a bot, or offered by a link.")

    return await _done(request, table, doing(), links=made)


@post("/t/{table:str}/public", status_code=303)
async def public(request: Asked, table: FromPath[str]) -> Page:
    """Put the table on the list of those to watch, or take it off."""
    form = await _fields(request)
    return await _done(
        request, table, host_of(request).set_public(table, visitor_of(request), bool(form.get("public")))
    )


@post("/t/{table:str}/branch", status_code=303)
async def branch(request: Asked, table: FromPath[str]) -> Page:
    """Start a new game from a position of this one."""
    form = await _fields(request)
    try:
        new = await host_of(request).branch(table, visitor_of(request), number_in(form, "moves"))
    except ResoluteError as error:
        if by_script(request):
            return _json({"ok": False, "sentence": str(error)}, _status(error))
        return await _table_page(request, await _look(request, table), str(error), _status(error))
    return _go(request, f"/t/{new}")


routes: list[Any] = [
    static_file,
    home,
    quick,
    new_table,
    lay_table,
    load,
    table_page,
    past_page,
    jump,
    turn,
    journal_page,
    join,
    download,
    odds,
    every_odds,
    rules,
    rule_section,
    move,
    undo,
    chat,
    curtain,
    seat,
    public,
    branch,
]
