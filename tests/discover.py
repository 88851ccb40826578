"""What the tests of a game say about it, found in the game's own folder of tests."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from resolute.engine.game import Game
from resolute.engine.registry import games

T = TypeVar("T")


def our_games() -> list[Game[Any]]:
    """The games of the package; other tests register small ones of their own."""
    return [game for game in games().values() if type(game).__module__.startswith("resolute.games.")]


def own(file: str, name: str, kind: type[T], what: str) -> dict[str, T]:
    """What each game says in `tests/<game>/<file>.py` under this name; a game that says nothing is told so."""
    return {game.id: said_by(game.id, file, name, kind, what) for game in our_games()}


def said_by(game: str, file: str, name: str, kind: type[T], what: str) -> T:
    """What one game says there."""
    module = f"tests.{game}.{file}"
    found = getattr(import_module(module), name, None) if _exists(module) else None
    assert isinstance(found, kind), f"tests/{game}/{file}.py must say {what}, as {name}: a {kind.__name__}"
    return found


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
