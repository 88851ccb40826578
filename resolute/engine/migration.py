"""What a game is given when a position of an older version is read: plain values, before today's types read them."""

from __future__ import annotations

from typing import Any

import msgspec


class RawPosition(msgspec.Struct):
    """A stored position in dicts, lists, numbers and words, as an older version packed it.

    `state` is the state with its fields by name. `agenda` is what waits, what comes next last; a frame is the list
    `[step name, [arguments]]`, also where it is an argument of another frame. `options` are the game's settings:
    one that is missing gets its default, and one that is no longer known has to be taken out.
    """

    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    agenda: list[Any]
