"""What may have happened to the rules since a game was kept, for tests that must hold whatever has."""

from __future__ import annotations

import random
from typing import Any

import pytest

from resolute import Record
from resolute.engine.errors import CannotMigrate
from resolute.engine.frames import Option
from resolute.engine.game import Game
from resolute.engine.registry import games
from resolute.engine.table import Table

CHANGES = ("as they are", "newer", "other luck", "other pieces")


def change_rules(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the version of every game, and let every move draw once more, so that no replay comes out the same; with
    other pieces nothing that was stored can be taken over either."""
    if how == "as they are":
        return
    for game in games().values():
        kind = type(game)
        monkeypatch.setattr(kind, "version", kind.version + 100)
        if how == "other pieces":
            monkeypatch.setattr(kind, "migrate", _no_way)
    if how in ("other luck", "other pieces"):
        advance = Table.advance

        def draw_first(self: Table[Any], option: Option) -> None:
            self.dice.below(97)
            advance(self, option)

        monkeypatch.setattr(Table, "advance", draw_first)


def _no_way(self: Game[Any], version: int, position: Any) -> Any:
    raise CannotMigrate("These pieces are not made any more.")


def to_the_end(record: Record, seed: int = 1) -> None:
    """Play at random until the game is over."""
    chance = random.Random(seed)
    while record.table.decision is not None:
        record.play(chance.randrange(len(record.table.decision.options)))
