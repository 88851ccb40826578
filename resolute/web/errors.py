"""What can go wrong for a visitor, each as one sentence and the status with which it is answered."""

from __future__ import annotations

import msgspec
from litestar.exceptions import HTTPException, ValidationException

from resolute.engine.errors import GameOver, MoveError, NotYourTurn, ResoluteError, StaleMove
from resolute.engine.upgrade import ReadOnlyGame
from resolute.payload import TablePayload
from resolute.store.errors import NoGame, StoreError, Taken
from resolute.web import logs


class WebError(ResoluteError):
    """Something that cannot be done; its text is a sentence for people."""

    status = 400


class NoSuchTable(WebError):
    """There is no table at this address."""

    status = 404

    def __init__(self, sentence: str = "There is no table at this address.") -> None:
        super().__init__(sentence)


class NotFound(WebError):
    """There is nothing at this address."""

    status = 404


class NotYours(WebError):
    """The seat, the link or the table belongs to somebody else."""

    status = 403


class Refused(WebError):
    """A request that does not come from our own pages."""

    status = 403


class Malformed(WebError):
    """A request that no browser would send."""


class NotNow(WebError):
    """It cannot be done at this point of the game."""

    status = 409


class Stale(NotNow):
    """The move was chosen for a position that has passed; here is the one that is on the table."""

    def __init__(self, sentence: str, payload: TablePayload) -> None:
        super().__init__(sentence)
        self.payload = payload


ASK_AGAIN = "The game has gone on meanwhile; ask again about the new position."
"""What is said of odds and advice for a position that has passed."""


class TooMuch(WebError):
    """More than the server takes: a long text, a large file."""

    status = 413


class LeftEarly(WebError):
    """Whoever asked has left before all of it was said."""


class TooMany(WebError):
    """More requests than one visitor needs."""

    status = 429


class Unavailable(WebError):
    """The server cannot answer at the moment."""

    status = 503


# How they are answered

_SENTENCES = {
    400: "That request does not fit.",
    404: "There is nothing at this address.",
    405: "That cannot be done at this address.",
    413: "That is more than this server takes.",
    415: "This server does not read that kind of content.",
}
_SORRY = "Something went wrong on the server. Nothing that was committed is lost; load the page again."

Described = tuple[int, str, TablePayload | None]
"""A status, a sentence, and the new position where there is one."""


def answer_to(error: Exception, **about: str) -> Described:
    """An error as an answer; if it is our fault it is logged."""
    described = _describe(error)
    if _of_the_database(error):
        logs.trouble_at_times("database failed", error, **about)
    elif described[0] >= 500 and not isinstance(error, Unavailable):
        logs.trouble("request failed", error, **about)
    return described


def _of_the_database(error: Exception) -> bool:
    return isinstance(error, StoreError) and not isinstance(error, NoGame | Taken)


def _describe(error: Exception) -> Described:
    """An error as an answer. Whatever is not meant for visitors is not in it."""
    if isinstance(error, Stale):
        return error.status, str(error), error.payload
    if isinstance(error, WebError):
        return error.status, str(error), None
    if isinstance(error, NoGame):
        return 404, str(NoSuchTable()), None
    if _of_the_database(error):
        return 503, "The database does not answer at the moment; try again.", None
    if isinstance(error, GameOver | NotYourTurn | ReadOnlyGame | StaleMove | Taken):
        return 409, str(error), None
    if isinstance(error, MoveError | ResoluteError):
        return 400, str(error), None
    if isinstance(error, ValidationException | msgspec.ValidationError):
        return 400, "That request does not fit: " + _what_does_not_fit(error), None
    if isinstance(error, UnicodeDecodeError):
        return 400, "That request does not fit: it is not written in UTF-8.", None
    if isinstance(error, RecursionError):
        return 400, "That request is nested too deeply.", None
    if isinstance(error, HTTPException) and error.status_code < 500:
        return error.status_code, _SENTENCES.get(error.status_code, "That cannot be done."), None
    return 500, _SORRY, None


def _what_does_not_fit(error: Exception) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra:
        messages = [f"{one.get('key', 'it')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
        return "; ".join(messages)[:300]
    return "it is not what the description of this address asks for."
