"""The log of the server: one JSON object a line, on stderr. No seed, key, card or option is ever written there."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

LOGGER = logging.getLogger("resolute")
PAUSE = 5.0
"""Seconds between two lines about the same trouble."""
_LAST_LOGGED: dict[str, tuple[float, int]] = {}
_NOT_READ = "ASGI callable returned without completing response."
"""What uvicorn says of a stream that nobody reads: it is given up."""
_PLAIN = (str, int, float, bool, type(None))


class JsonLines(logging.Formatter):
    """A record as one line of JSON. Of an exception only its kind and place are logged, never its values."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "about", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = places(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def places(trace: Any) -> list[str]:
    """Where an exception came from, innermost last: files and lines without any value."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


def set_up(level: str) -> None:
    """Send everything that is logged to stderr as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(getattr(logging, level.upper()), logging.INFO))
    LOGGER.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "asyncio", "alembic", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        # Of uvicorn a warning is a request that cannot be read: anybody could fill the disk with them.
        logger.setLevel(logging.ERROR if name.startswith("uvicorn") else logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != _NOT_READ)


def note(event: str, level: int = logging.INFO, /, **about: Any) -> None:
    """Write an event with plain particulars."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(
            level, event, extra={"about": {name: value for name, value in about.items() if isinstance(value, _PLAIN)}}
        )


def trouble_at_times(event: str, error: BaseException, /, **about: Any) -> None:
    """Write that something failed which fails for everybody: once in a few seconds, and how often since the last."""
    now = time.monotonic()
    logged, times = _LAST_LOGGED.get(event, (now - PAUSE, 0))
    if now - logged < PAUSE:
        _LAST_LOGGED[event] = (logged, times + 1)
        return
    _LAST_LOGGED[event] = (now, 0)
    trouble(event, error, why=_why(error), unsaid=times, **about)


def _why(error: BaseException) -> str:
    """What a database calls its fault; its words may quote what is secret."""
    while error.__cause__ is not None:
        error = error.__cause__
    name: str = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or type(error).__name__
    return name


def trouble(event: str, error: BaseException, /, **about: Any) -> None:
    """Write that something failed, and where."""
    LOGGER.error(event, exc_info=(type(error), error, error.__traceback__), extra={"about": about})
