"""The front page, the set-up of a table, and the files that all pages need."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath

from resolute.engine.errors import ResoluteError, SetupError
from resolute.engine.game import Game
from resolute.engine.registry import games
from resolute.payload import TableCard, TablePayload
from resolute.web import files
from resolute.web.answers import (
    HttpRequest,
    Page,
    by_script,
    check_listing,
    fields_of,
    go_to,
    host_of,
    json_of,
    page_of,
)
from resolute.web.creating import FILE_LENGTH
from resolute.web.errors import NotFound, TooMuch, answer_to
from resolute.web.forms import number_in
from resolute.web.pictures import sample_of
from resolute.web.seats import lifted
from resolute.web.security import form_of, visitor_of
from resolute.web.setup import KINDS, Filled, fill, is_switch, levels
from resolute.web.templating import own_function

_CHOOSE_WHO = "Choose who plays each seat from the list."
YOURS_SHOWN = 6
"""So many other tables of a visitor stand beside the one to continue."""


@get("/static/{version:str}/{path:path}", sync_to_thread=False)
def static_file(request: HttpRequest, path: FromPath[str]) -> Page:
    """A file for the browser, compressed where it can read that, to be kept for ever."""
    file = files.static_files().get(path.lstrip("/"))
    if file is None:
        raise NotFound("There is no such file.")
    return _kept(request, file.data, file.packed, file.type)


def _kept(request: HttpRequest, data: bytes, packed: bytes, kind: str) -> Page:
    """Something to be kept for ever, compressed where the browser can read that."""
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(data, media_type=kind, headers=headers)
    return Response(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


def players_of(game: Game[Any]) -> str:
    """For how many people a game is."""
    counts = game.seat_counts
    if len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]} players"
    return "1 player" if counts == (1,) else f"{' or '.join(map(str, counts))} players"


def rivals_of(game: Game[Any]) -> str:
    """Whom somebody meets who starts a game with one click."""
    bots = min(game.seat_counts) - 1
    return ("on your own", "against a bot")[bots] if bots < 2 else f"against {bots} bots"


def _others(payload: TablePayload) -> str:
    """Whom a visitor plays against, or with where there may be partners."""
    names = [seat.label for seat in payload.seats if not seat.mine]
    if not names:
        return ""
    listed = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    return f"{'against' if len(payload.seats) == 2 else 'with'} {listed}"


def _standing(payload: TablePayload) -> tuple[tuple[str, str], ...]:
    """How a game stands, if its board can say it in a line: figures, each with what it is."""
    find = own_function(payload.game, "standing")
    return find(payload) if find is not None else ()


async def _continue(request: HttpRequest, cards: list[TableCard]) -> tuple[TableCard, TablePayload] | None:
    """The first table at which it is this visitor's turn."""
    for card in cards:
        if card.your_turn:
            curtain = lifted(request, card.table)
            seen = await host_of(request).viewing.payload(card.table, visitor_of(request), None, curtain, there=False)
            return card, seen
    return None


@get("/")
async def home(request: HttpRequest) -> Page:
    """What this is, the games, and the tables that one can go to."""
    return await _home(request)


async def _home(request: HttpRequest, notice: str = "", status: int = 200) -> Page:
    host = host_of(request)
    offered = [game for game in games().values() if game.offered]
    pictures = {game.id: await asyncio.to_thread(sample_of, game.id) for game in offered}
    mine = await host.viewing.my_tables(visitor_of(request))
    known = {card.table for card in mine}
    first = await _continue(request, mine)
    return page_of(
        "home.html.jinja",
        request,
        notice=notice,
        status=status,
        games=offered,
        pictures=pictures,
        players={game.id: players_of(game) for game in offered},
        rivals={game.id: rivals_of(game) for game in offered},
        learns=any(route.path.startswith("/learn/") for route in request.app.routes),
        first=first,
        others=_others(first[1]) if first is not None else "",
        standing=_standing(first[1]) if first is not None else (),
        mine=[card for card in mine if first is None or card is not first[0]],
        shown=YOURS_SHOWN,
        public=[card for card in await host.viewing.public_tables() if card.table not in known],
    )


async def _home_again(request: HttpRequest, error: ResoluteError) -> Page:
    status, sentence, _ = answer_to(error, method=request.method)
    return await _home(request, sentence, status)


@post("/quick", status_code=303)
async def quick(request: HttpRequest) -> Page:
    """One click: a game against bots."""
    form = await fields_of(request)
    try:
        table = await host_of(request).creating.quick(form.get("game", ""), visitor_of(request))
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
    """Set up a table: what kind of game, who plays, and any other settings. Our script asks what it would start."""
    rules = _offered(game)
    try:
        filled = fill(rules, dict(request.query_params))
    except msgspec.ValidationError:
        raise SetupError(_CHOOSE_WHO) from None
    if by_script(request):
        preset = filled.preset.id if filled.preset is not None else ""
        barred = {name: {str(place): why for place, why in some.items()} for name, some in filled.barred.items()}
        shown = {"name": filled.name, "summary": filled.summary, "preset": preset}
        return json_of({"ok": True, **shown, "chosen": filled.chosen, "barred": barred})
    return _setup(request, filled)


def _setup(request: HttpRequest, filled: Filled, notice: str = "", status: int = 200) -> Page:
    return page_of(
        "new.html.jinja",
        request,
        status=status,
        notice=notice,
        game=filled.game,
        filled=filled,
        barred=filled.barred,
        preset=filled.preset,
        kinds=KINDS,
        bots=levels(),
        is_switch=is_switch,
    )


@post("/new/{game:str}", status_code=303)
async def create_table(request: HttpRequest, game: FromPath[str]) -> Page:
    """Start the game that was set up."""
    rules = _offered(game)
    form = await fields_of(request)
    filled = fill(rules, {})
    try:
        seats = number_in(form, "seats")
        filled = fill(rules, form)
        plans, title, visitor = filled.plans[:seats], filled.title, visitor_of(request)
        create = host_of(request).creating.create
        public, advice = filled.public, filled.advice
        if public:
            check_listing(request)
        table = await create(game, seats, filled.options, plans, title, visitor, public, advice=advice)
    except msgspec.ValidationError:
        return _setup(request, filled, _CHOOSE_WHO, 400)
    except ResoluteError as error:
        status, sentence, _ = answer_to(error, method=request.method)
        return _setup(request, filled, sentence, status)
    return go_to(request, f"/t/{table}")


@get("/picture/{version:str}/{name:str}", sync_to_thread=True)
def picture(request: HttpRequest, name: FromPath[str]) -> Page:
    """The picture of a game for the front page, to be kept for ever."""
    found = sample_of(name.removesuffix(".svg")) if name.removesuffix(".svg") in games() else None
    if found is None:
        raise NotFound("There is no such picture.")
    return _kept(request, found.svg, found.packed, "image/svg+xml")


@post("/load", status_code=303, request_max_body_size=FILE_LENGTH + 10_000)
async def load(request: HttpRequest) -> Page:
    """A table from a file."""
    file = (await form_of(request)).get("file")
    try:
        if not isinstance(file, UploadFile):
            raise SetupError("Choose a saved game first: a file that ends in .resolute.")
        data = await file.read(FILE_LENGTH + 1)
        if len(data) > FILE_LENGTH:
            raise TooMuch("This file is too large for a saved game.")
        table = await host_of(request).creating.load(data, visitor_of(request))
    except ResoluteError as error:
        return await _home_again(request, error)
    return go_to(request, f"/t/{table}")


routes: list[Any] = [static_file, picture, home, quick, new_table, create_table, load]
