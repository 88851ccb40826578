"""What can go wrong for a visitor, each as one sentence and the status with which it is answered."""

from __future__ import annotations

from resolute.engine.errors import ResoluteError
from resolute.web.look import Look


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


class NotNow(WebError):
    """It cannot be done at this point of the game."""

    status = 409


class Stale(NotNow):
    """The move was chosen for a position that has passed; here is the one that is on the table."""

    def __init__(self, sentence: str, look: Look) -> None:
        super().__init__(sentence)
        self.look = look


class TooMuch(WebError):
    """More than the server takes: a long text, a large file."""

    status = 413


class TooMany(WebError):
    """More requests than one visitor needs."""

    status = 429


class Unavailable(WebError):
    """The server cannot answer at the moment."""

    status = 503
