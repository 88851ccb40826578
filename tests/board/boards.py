"""What the checks that every board must pass need to know of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from resolute.engine.table import Table

BOARD_AT_MOST, FILES_AT_MOST = 42_000, 30_000
"""Bytes of the drawn board; of its style and script together."""


class Board(msgspec.Struct, frozen=True):
    """The board of a game: the moments that it must show well, those of them that hide much, the bytes of its map,
    and whether places are listed beside it too, where they are lit but are no buttons."""

    game: str
    folder: Path
    moments: Mapping[str, Callable[[], Table[Any]]]
    hiding: tuple[str, ...]
    map_at_most: int
    lists_places: bool = False
    tables: dict[str, Table[Any]] = {}

    def moment(self, name: str) -> Table[Any]:
        """A table at one of the moments; do not play on it."""
        if name not in self.tables:
            self.tables[name] = self.moments[name]()
        return self.tables[name]
