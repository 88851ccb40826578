"""The front page, the set-up of a table, and the files that all pages need."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath

from resolute.bots import BOTS
from resolute.engine.errors import ResoluteError, SetupError
from resolute.engine.game import Game
from resolute.engine.registry import games
from resolute.payload import TableCard
from resolute.web import files
from resolute.web.answers import HttpRequest, Page, fields_of, go_to, host_of, page_of
from resolute.web.creating import FILE_LENGTH
from resolute.web.errors import NotFound, TooMuch, answer_to
from resolute.web.forms import number_in, number_of
from resolute.web.seats import SeatPlan
from resolute.web.security import visitor_of

KINDS = (("person_here", "a person here"), ("person_link", "a person by link"), ("bot", "a bot"))
LEVELS = {"steady": "steady, looks ahead", "random": "random"}


@get("/static/{version:str}/{path:path}", sync_to_thread=False)
def static_file(path: FromPath[str]) -> Page:
    """A file for the browser, to be kept for ever."""
    file = files.static_files().get(path.lstrip("/"))
    if file is None:
        raise NotFound("There is no such file.")
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(file.data, media_type=file.type, headers=headers)


def _players(game: Game[Any]) -> str:
    counts = game.seat_counts
    if len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]} players"
    return f"{' or '.join(map(str, counts))} players"


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
async def home(request: HttpRequest) -> Page:
    """What this is, the games, and the tables that one can go to."""
    return await _home(request)


async def _home(request: HttpRequest, notice: str = "", status: int = 200) -> Page:
    host = host_of(request)
    offered = [
        {"id": game.id, "name": game.name, "about": game.about, "length": game.length, "players": _players(game)}
        for game in games().values()
        if game.offered
    ]
    mine = [_card(card) for card in await host.viewing.my_tables(visitor_of(request))]
    known = {card["table"] for card in mine}
    public = [_card(card) for card in await host.viewing.public_tables() if card.table not in known]
    return page_of("home.html.jinja", request, notice=notice, status=status, games=offered, mine=mine, public=public)


async def _home_again(request: HttpRequest, error: ResoluteError) -> Page:
    status, sentence, _ = answer_to(error, method=request.method)
    return await _home(request, sentence, status)


@post("/quick", status_code=303)
async def quick(request: HttpRequest) -> Page:
    """One click: a game against a bot."""
    form = await request.form()
    try:
        table = await host_of(request).creating.quick(str(form.get("game", "")), visitor_of(request))
    except ResoluteError as error:
        return await _home_again(request, error)
    return go_to(request, f"/t/{table}")


def _offered(id: str) -> Game[Any]:
    game = games().get(id)
    if game is None or not game.offered:
        raise NotFound("There is no such game here.")
    return game


@get("/new/{game:str}")
async def new_table(request: HttpRequest, game: FromPath[str]) -> Page:
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
        place = number_of(form.get(f"set-{setting.name}", "0"))
        if place is None or not 0 <= place < len(setting.values):
            raise SetupError(f"{setting.label} has no such value.")
        chosen[setting.name] = place
    return chosen


def _setup(request: HttpRequest, game: Game[Any], form: dict[str, str], notice: str = "", status: int = 200) -> Page:
    most = max(game.seat_counts)
    asked = form.get("seats", "")
    seats = int(asked) if asked in map(str, game.seat_counts) else min(game.seat_counts)
    bots = [(name, LEVELS.get(name, name)) for name in sorted(BOTS, key=lambda one: one != "steady")]
    return page_of(
        "new.html.jinja",
        request,
        status=status,
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


@post("/new/{game:str}", status_code=303)
async def lay_table(request: HttpRequest, game: FromPath[str]) -> Page:
    """Lay the table that was set up."""
    rules = _offered(game)
    form = await fields_of(request)
    try:
        seats = number_in(form, "seats")
        chosen = _chosen(rules, form)
        options = {setting.name: setting.values[chosen[setting.name]][0] for setting in rules.settings}
        plans = _plans(form, max(rules.seat_counts))[:seats]
        title, public = form.get("title", ""), bool(form.get("public"))
        table = await host_of(request).creating.create(game, seats, options, plans, title, visitor_of(request), public)
    except msgspec.ValidationError:
        return _setup(request, rules, {}, "Choose who sits at each seat from the list.", 400)
    except ResoluteError as error:
        status, sentence, _ = answer_to(error, method=request.method)
        return _setup(request, rules, form, sentence, status)
    return go_to(request, f"/t/{table}")


@post("/load", status_code=303, request_max_body_size=FILE_LENGTH + 10_000)
async def load(request: HttpRequest) -> Page:
    """A table from a file."""
    file = (await request.form()).get("file")
    try:
        if not isinstance(file, UploadFile):
            raise SetupError("Choose a file that was downloaded from a table.")
        data = await file.read(FILE_LENGTH + 1)
        if len(data) > FILE_LENGTH:
            raise TooMuch("This file is too large for a saved game.")
        table = await host_of(request).creating.load(data, visitor_of(request))
    except ResoluteError as error:
        return await _home_again(request, error)
    return go_to(request, f"/t/{table}")


routes: list[Any] = [static_file, home, quick, new_table, lay_table, load]
