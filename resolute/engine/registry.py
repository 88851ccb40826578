"""Which games there are. Each folder of `resolute.games` that says GAME is one."""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import Any

from resolute.engine.errors import SetupError
from resolute.engine.game import Game

_REGISTERED: dict[str, Game[Any]] = {}


@cache
def _discover() -> dict[str, Game[Any]]:
    package = import_module("resolute.games")
    found: dict[str, Game[Any]] = {}
    for module in pkgutil.iter_modules(package.__path__):
        if module.ispkg:
            game = getattr(import_module(f"resolute.games.{module.name}"), "GAME", None)
            if game is not None:
                found[game.id] = game
    return found


def games() -> dict[str, Game[Any]]:
    """Every game by its id."""
    return {**_discover(), **_REGISTERED}


def register(game: Game[Any]) -> None:
    """Add a game that does not live in the package."""
    _REGISTERED[game.id] = game


def find_game(id: str) -> Game[Any]:
    """Find a game by id; the error suggests the nearest name."""
    known = games()
    if id in known:
        return known[id]
    near = get_close_matches(id, known, n=1)
    hint = f'did you mean "{near[0]}"?' if near else f"there is {', '.join(sorted(known))}."
    raise SetupError(f'no game called "{id}"; {hint}')
