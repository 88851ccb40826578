"""Rows as the database keeps them, and back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row

from resolute.store.rows import GameRow, LogRow

_draws = msgspec.json.Decoder(tuple[int, ...])
_options = msgspec.json.Decoder(dict[str, str | bool | int])


def game_values(row: GameRow) -> dict[str, Any]:
    """A game for the database."""
    return msgspec.structs.asdict(row) | {"options": msgspec.json.encode(row.options).decode()}


def game_row(row: Row[Any]) -> GameRow:
    """A game from the database."""
    values = row._asdict()
    return GameRow(**values | {"options": _options.decode(values["options"])})


def log_values(row: LogRow) -> dict[str, Any]:
    """A row of a log for the database: an empty request or checkpoint is none, so that only requests are unique."""
    return msgspec.structs.asdict(row) | {
        "draws": msgspec.json.encode(row.draws).decode(),
        "request": row.request or None,
        "checkpoint": row.checkpoint or None,
    }


def log_row(row: Row[Any]) -> LogRow:
    """A row of a log from the database."""
    values = row._asdict()
    values["draws"] = _draws.decode(values["draws"])
    values["request"] = values["request"] or ""
    values["checkpoint"] = bytes(values["checkpoint"] or b"")
    return LogRow(**values)
