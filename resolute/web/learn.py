"""Learning a game: pages that start a coached first game or an exercise, and the way out of one."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from resolute.engine.errors import ResoluteError
from resolute.engine.game import Game
from resolute.engine.registry import games
from resolute.web.answers import HttpRequest, Page, fields_of, go_to, host_of, page_of
from resolute.web.errors import NotFound, answer_to
from resolute.web.security import visitor_of

COACH = "resolute_coach"


def _taught() -> list[Game[Any]]:
    """The games that have a coached first game."""
    return [game for game in games().values() if game.offered and game.lesson is not None]


def _game(id: str) -> Game[Any]:
    found = next((game for game in _taught() if game.id == id), None)
    if found is None:
        raise NotFound("There is no coached first game of that name here.")
    return found


@get("/learn")
async def learn_all(request: HttpRequest) -> Page:
    """Every game that can be learned here."""
    return page_of("learn.html.jinja", request, games=_taught(), one=None)


@get("/learn/{game:str}")
async def learn(request: HttpRequest, game: FromPath[str]) -> Page:
    """What the coached first game of a title is, and a button that starts it."""
    return _page(request, _game(game))


def _page(request: HttpRequest, game: Game[Any], notice: str = "", status: int = 200) -> Page:
    return page_of("learn.html.jinja", request, status=status, notice=notice, games=[game], one=game)


@post("/learn/{game:str}", status_code=303)
async def start_lesson(request: HttpRequest, game: FromPath[str]) -> Page:
    """Start the coached first game: a fixed deal against bots."""
    known = _game(game)
    try:
        table = await host_of(request).creating.lesson(known.id, visitor_of(request))
    except ResoluteError as error:
        status, sentence, _ = answer_to(error, method=request.method)
        return _page(request, known, sentence, status)
    return go_to(request, f"/t/{table}")


@post("/learn/{game:str}/{exercise:str}", status_code=303)
async def start_exercise(request: HttpRequest, game: FromPath[str], exercise: FromPath[str]) -> Page:
    """Start an exercise: a position that waits for one decision."""
    known = _game(game)
    try:
        table = await host_of(request).creating.exercise(known.id, exercise, visitor_of(request))
    except ResoluteError as error:
        status, sentence, _ = answer_to(error, method=request.method)
        return _page(request, known, sentence, status)
    return go_to(request, f"/t/{table}")


@post("/t/{table:str}/coach", status_code=303)
async def coach(request: HttpRequest, table: FromPath[str]) -> Page:
    """Leave the lesson, or come back to it: the game goes on either way."""
    form = await fields_of(request)
    left = form.get("coach", "") == "off"
    # The cookie bears the table's name, so that has to be one.
    await host_of(request).viewing.payload(table, visitor_of(request), there=False)
    answer = go_to(request, f"/t/{table}")
    answer.set_cookie(_cookie(table, left, secure=host_of(request).settings.secure))
    return answer


def left_lesson(request: HttpRequest, table: str) -> bool:
    """Whether this browser has left the lesson at a table."""
    return request.cookies.get(f"{COACH}_{table}", "") == "off"


def _cookie(table: str, left: bool, *, secure: bool) -> Cookie:
    return Cookie(
        f"{COACH}_{table}",
        path="/",
        value="off" if left else "",
        max_age=30 * 24 * 3600 if left else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


routes: list[Any] = [learn_all, learn, start_lesson, start_exercise, coach]
