"""The JSON API: everything that the page does, for other clients and bots. Its OpenAPI description is at /api/schema.

A client keeps the cookie that the first answer sets, asks /api/v1/me for its token, and sends the token in the
header X-CSRF-Token with whatever changes something.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ASGIApp

from resolute.bots import BOTS
from resolute.engine.registry import find_game, games
from resolute.engine.upgrade import ReadOnlyGame
from resolute.payload import (
    AdviceAnswer,
    CreatedTable,
    GameInfo,
    LinePayload,
    OddsAnswer,
    ReviewAnswer,
    SettingInfo,
    StoredPayload,
    TableCard,
    TablePayload,
)
from resolute.web.answers import check_listing
from resolute.web.creating import FILE_LENGTH, TITLE_LENGTH
from resolute.web.events import numbers, open_stream
from resolute.web.host import Host
from resolute.web.managing import CHAT_LENGTH
from resolute.web.playing import REQUEST_LENGTH
from resolute.web.rules import rules_markdown
from resolute.web.seats import NAME_LENGTH, SeatPlan
from resolute.web.security import csrf_token, visitor_of

MAX_SEATS = 16
Text = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

HttpRequest = Request[Any, Any, Any]
SeatQuery = Annotated[
    int | None,
    QueryParameter(ge=0, lt=MAX_SEATS, description="The seat to look through, if several are yours."),
]


# What is sent and answered


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done, as a sentence."""

    error: str
    sentence: str
    payload: TablePayload | None = None
    """The position that is on the table now, if the one that was meant has passed."""


class Me(msgspec.Struct, frozen=True):
    """What a client needs to change anything."""

    csrf: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create. Without `seating` the first seat is yours and steady bots take the others."""

    game: Text
    seating: Annotated[tuple[SeatPlan, ...], msgspec.Meta(max_length=MAX_SEATS)] = ()
    options: dict[str, str | bool | int] = {}
    title: Annotated[str, msgspec.Meta(max_length=TITLE_LENGTH)] = ""
    public: bool = False
    advice: bool | None = None
    """Whether players may ask for advice; without it, only somebody who plays without other people."""


class NewMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move: the number of the position at which it was chosen, the option's index, and a name of your own for this
    request, with which it can be sent again safely."""

    number: Natural
    index: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    request: Annotated[str, msgspec.Meta(max_length=REQUEST_LENGTH)] = ""
    seat: SeatNumber | None = None


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take the last move back; `agreed`: beyond what has been seen, if all people share a screen."""

    agreed: bool = False
    number: Natural | None = None


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say at the table. Whoever has a seat speaks in its name; somebody who watches is marked as such
    behind the name that they give."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]
    name: Text = ""


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give a seat up, take a free one over, let a bot stand in (whoever started the table may do that for somebody
    who has been away for a few minutes), or change one's name."""

    action: Literal["give_up", "take_over", "stand_in", "name"]
    seat: SeatNumber
    bot: Text = "steady"
    name: Text = ""


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a private link: what stands after /join/."""

    key: Annotated[str, msgspec.Meta(max_length=200)]
    name: Text = ""


class TableChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table's creator may change."""

    title: Annotated[str, msgspec.Meta(max_length=TITLE_LENGTH)] | None = None
    public: bool | None = None
    quiet: bool | None = None
    """Whether only the players may chat."""


class PersonChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mute somebody at a table, ask somebody who only watches to leave, or allow both again; the payload's `people`
    lists them."""

    person: Text
    action: Literal["mute", "remove", "allow"]


class Renewal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat whose private link is to be replaced."""

    seat: SeatNumber


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position, in moves, from which a new game begins."""

    moves: Natural


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another game between the same players; `swap` gives everybody another side."""

    swap: bool = False


class Rules(msgspec.Struct, frozen=True):
    """Rules in Markdown."""

    markdown: str


PROBLEMS = {
    status: ResponseSpec(Problem, description=says, generate_examples=False)
    for status, says in (
        (400, "It does not fit."),
        (403, "It belongs to somebody else, or the token is missing."),
        (404, "There is no such thing."),
        (409, "Not now; the new position comes along if the old one has passed."),
        (413, "Too long or too large."),
        (415, "Another kind of content is expected."),
        (421, "The server is not known by this name."),
        (429, "Too many requests."),
        (503, "Not at the moment."),
    )
}


def _host(request: HttpRequest) -> Host:
    host: Host = request.app.state.host
    return host


# Games


@get("/me", summary="Your token")
async def get_token(request: HttpRequest) -> Me:
    """The token that goes into the header X-CSRF-Token; the visitor's cookie comes with the answer."""
    return Me(csrf_token(request))


@get("/games", summary="The games")
async def list_games() -> list[GameInfo]:
    """The games that can be played here, with their numbers of seats and their options."""
    return [
        GameInfo(
            game.id,
            game.name,
            game.about,
            game.length,
            game.seat_counts,
            tuple(SettingInfo(one.name, one.label, one.help, one.values) for one in game.settings),
            tuple(BOTS),
        )
        for game in games().values()
        if game.offered
    ]


@get("/games/{game:str}/rules", summary="The rules of a game")
async def get_rules(
    request: HttpRequest,
    game: FromPath[str],
    heading: Annotated[str, QueryParameter(max_length=200, required=False)] = "",
) -> Rules:
    """The rules of a game in Markdown, or the section under a heading."""
    return Rules(await rules_markdown(game, heading))


# Tables


@get("/tables", summary="Your tables")
async def list_my_tables(request: HttpRequest) -> list[TableCard]:
    """The tables you play at or started."""
    return await _host(request).viewing.my_tables(visitor_of(request))


@get("/tables/public", summary="Public tables")
async def list_public_tables(request: HttpRequest) -> list[TableCard]:
    """The tables that anybody may watch."""
    return await _host(request).viewing.public_tables()


@post("/tables", summary="Start a game")
async def create_table(request: HttpRequest, data: JSONBody[NewTable]) -> CreatedTable:
    """Start a game at a new table."""
    host, visitor = _host(request), visitor_of(request)
    if not data.seating:
        seats = min(find_game(data.game).seat_counts)
        plans = (SeatPlan("person_here"), *(SeatPlan("bot", bot="steady") for _ in range(seats - 1)))
    else:
        plans = data.seating
    if data.public:
        check_listing(request)
    table = await host.creating.create(
        data.game, len(plans), dict(data.options), plans, data.title, visitor, data.public, advice=data.advice
    )
    return await _laid(host, table, visitor)


async def _laid(host: Host, table: str, visitor: str) -> CreatedTable:
    links = await host.seating.links(table, visitor)
    return CreatedTable(table, {str(seat): path for seat, path in links.items()})


@get("/tables/{table:str}", summary="See a table")
async def get_table(
    request: HttpRequest,
    table: FromPath[str],
    at: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="A past position, in moves.")] = None,
    seat: SeatQuery = None,
) -> TablePayload:
    """The table as you may see it, now or after so many moves."""
    return await _host(request).viewing.payload(table, visitor_of(request), at, seat)


@get("/tables/{table:str}/journal", summary="Read the journal")
async def read_journal(
    request: HttpRequest,
    table: FromPath[str],
    after: Annotated[
        int, QueryParameter(ge=-1, le=1_000_000, description="The place of the last line that you know.")
    ] = -1,
    seat: SeatQuery = None,
) -> list[LinePayload]:
    """The lines that you may read, also of a game that can no longer be played."""
    host, visitor = _host(request), visitor_of(request)
    try:
        seen: TablePayload | StoredPayload = await host.viewing.payload(table, visitor, None, seat)
    except ReadOnlyGame as game:
        seen = await host.viewing.read(table, visitor, game, seat)
    return list(seen.journal[after + 1 :])


@get(
    "/tables/{table:str}/events",
    summary="Watch a table",
    media_type="text/event-stream",
    responses={200: ResponseSpec(str, media_type="text/event-stream", generate_examples=False)},
)
async def watch_table(request: HttpRequest, table: FromPath[str], seat: SeatQuery = None) -> ASGIApp:
    """Server-sent events: `update` with the number of the newest position whenever there is something new to see,
    and `bye` when the server stops."""
    await _host(request).viewing.payload(table, visitor_of(request))
    return open_stream(request, table, numbers, seat, "")


@post("/tables/{table:str}/moves", summary="Make a move", status_code=200)
async def play_move(request: HttpRequest, table: FromPath[str], data: JSONBody[NewMove]) -> TablePayload:
    """Make a move. It is committed when this answers."""
    return await _host(request).playing.play(
        table, visitor_of(request), data.number, data.index, data.request, data.seat
    )


@post("/tables/{table:str}/undo", summary="Undo a move", status_code=200)
async def undo_move(request: HttpRequest, table: FromPath[str], data: JSONBody[TakeBack]) -> TablePayload:
    """Take the last move back, to the last information boundary or, around one screen, by agreement beyond it."""
    return await _host(request).playing.undo(table, visitor_of(request), data.agreed, data.number)


@post("/tables/{table:str}/chat", summary="Send a chat message", status_code=200)
async def send_chat(request: HttpRequest, table: FromPath[str], data: JSONBody[Word]) -> TablePayload:
    """Say something at the table."""
    return await _host(request).managing.say(table, visitor_of(request), data.text, data.name)


@get("/tables/{table:str}/odds", summary="The odds of an option")
async def get_odds(
    request: HttpRequest,
    table: FromPath[str],
    number: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    index: Annotated[int, QueryParameter(ge=0, le=10_000)],
    seat: SeatQuery = None,
) -> OddsAnswer:
    """What can come of an option, for the seat that decides."""
    return await _host(request).playing.odds(table, visitor_of(request), number, index, seat)


@get("/tables/{table:str}/advice", summary="Advice on your decision")
async def get_advice(
    request: HttpRequest,
    table: FromPath[str],
    number: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The number of the position.")],
    seat: SeatQuery = None,
) -> AdviceAnswer:
    """The best three options with the chance to win, how sure that is, and why; for the seat that decides, from what
    it may know, where the table allows advice."""
    return await _host(request).advising.advise(table, visitor_of(request), number, seat)


@get("/tables/{table:str}/review", summary="How a finished game went")
async def get_review(request: HttpRequest, table: FromPath[str], seat: SeatQuery = None) -> ReviewAnswer:
    """The chance to win over time, and the biggest swings, with a better move where there was one; after the end."""
    return await _host(request).advising.review(table, visitor_of(request), seat)


@post("/tables/{table:str}/join", summary="Use a private link", status_code=200)
async def join_table(request: HttpRequest, table: FromPath[str], data: JSONBody[Key]) -> TablePayload:
    """Exchange the key of a private link for its seat. It can be used once."""
    return await _host(request).seating.join(table, visitor_of(request), data.key, data.name)


@get("/tables/{table:str}/links", summary="The private links")
async def list_links(request: HttpRequest, table: FromPath[str]) -> CreatedTable:
    """The links that wait for their person, for whoever started the table."""
    return await _laid(_host(request), table, visitor_of(request))


@post("/tables/{table:str}/links", summary="Renew a private link", status_code=200)
async def renew_link(request: HttpRequest, table: FromPath[str], data: JSONBody[Renewal]) -> CreatedTable:
    """Make the link to a seat again; the older one is worthless then. The seat waits for its person, or belongs to
    one who has been away for a few minutes: by the new link they can come back on another device."""
    await _host(request).seating.links(table, visitor_of(request), data.seat)
    return await _laid(_host(request), table, visitor_of(request))


@post("/tables/{table:str}/seats", summary="Change a seat", status_code=200)
async def change_seat(request: HttpRequest, table: FromPath[str], data: JSONBody[SeatChange]) -> TablePayload:
    """Give a seat up, take a free one over, let a bot stand in, or change one's name."""
    host, visitor = _host(request), visitor_of(request)
    if data.action == "give_up":
        return await host.seating.give_up(table, visitor, data.seat)
    if data.action == "take_over":
        return await host.seating.take_over(table, visitor, data.seat, data.name)
    if data.action == "stand_in":
        return await host.seating.stand_in(table, visitor, data.seat, data.bot)
    return await host.seating.sit_as(table, visitor, data.seat, data.name)


@post("/tables/{table:str}/settings", summary="Change the title, or who may watch and chat", status_code=200)
async def change_table(request: HttpRequest, table: FromPath[str], data: JSONBody[TableChange]) -> TablePayload:
    """Give the table another title, or show it among the tables to watch."""
    host, visitor = _host(request), visitor_of(request)
    if data.title is not None:
        await host.managing.rename(table, visitor, data.title)
    if data.public is not None:
        if data.public:
            check_listing(request)
        await host.managing.set_public(table, visitor, data.public)
    if data.quiet is not None:
        await host.managing.set_quiet(table, visitor, data.quiet)
    return await host.viewing.payload(table, visitor)


@post("/tables/{table:str}/people", summary="Mute or remove somebody", status_code=200)
async def change_person(request: HttpRequest, table: FromPath[str], data: JSONBody[PersonChange]) -> TablePayload:
    """Mute somebody, ask somebody who only watches to leave, or allow both again: for whoever started the table."""
    host, visitor = _host(request), visitor_of(request)
    await host.managing.moderate(table, visitor, data.person, data.action)
    return await host.viewing.payload(table, visitor)


@post("/tables/{table:str}/branch", summary="Branch a game")
async def branch_game(request: HttpRequest, table: FromPath[str], data: JSONBody[Branch]) -> CreatedTable:
    """A new game from a position of a finished one."""
    host, visitor = _host(request), visitor_of(request)
    return CreatedTable(await host.creating.branch(table, visitor, data.moves), {})


@post("/tables/{table:str}/rematch", summary="Play again")
async def rematch_game(request: HttpRequest, table: FromPath[str], data: JSONBody[Rematch]) -> CreatedTable:
    """A new game with the seats and settings of a finished one."""
    host, visitor = _host(request), visitor_of(request)
    return CreatedTable(await host.rematching.rematch(table, visitor, swap=data.swap), {})


@get(
    "/tables/{table:str}/game.resolute",
    summary="Download a finished game",
    media_type="application/octet-stream",
)
async def download_game(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    """The whole game as a file."""
    data = await _host(request).creating.download(table, visitor_of(request))
    return Response(data, media_type="application/octet-stream", headers={"content-disposition": "attachment"})


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game, in Base64."""

    file: Annotated[bytes, msgspec.Meta(max_length=FILE_LENGTH)]


@post("/load", summary="Load a saved game", request_max_body_size=FILE_LENGTH * 4 // 3 + 1000)
async def load_game(request: HttpRequest, data: JSONBody[Upload]) -> CreatedTable:
    """Start a table from a saved game."""
    host, visitor = _host(request), visitor_of(request)
    return CreatedTable(await host.creating.load(data.file, visitor), {})


_HANDLERS: list[HTTPRouteHandler] = [
    get_token,
    list_games,
    get_rules,
    list_my_tables,
    list_public_tables,
    create_table,
    get_table,
    read_journal,
    watch_table,
    play_move,
    undo_move,
    send_chat,
    get_odds,
    get_advice,
    get_review,
    join_table,
    list_links,
    renew_link,
    change_seat,
    change_table,
    change_person,
    branch_game,
    rematch_game,
    download_game,
    load_game,
]
for _one in _HANDLERS:
    _one.responses = {**PROBLEMS, **(_one.responses or {})}
    _one.security = [{"visitor": []} if "GET" in _one.http_methods else {"visitor": [], "token": []}]

api = Router(path="/api/v1", route_handlers=_HANDLERS, tags=["tables"])
