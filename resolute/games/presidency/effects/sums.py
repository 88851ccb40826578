"""Several effects said together: what moves the same track is added up."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.engine.effects import Effect, InOrder
from resolute.games.presidency.effects.base import MoveTrack


def summed(effects: Sequence[Effect]) -> str:
    """Several effects in a line: what moves the same track is added up."""
    moved: dict[str, MoveTrack] = {}
    others: list[str] = []
    for one in effects:
        for part in one.effects if isinstance(one, InOrder) else (one,):
            if not isinstance(part, MoveTrack):
                others.append(part.say().sentence())
            elif (before := moved.get(part.track.key)) is None:
                moved[part.track.key] = part
            elif before.by + part.by:
                moved[part.track.key] = MoveTrack(part.track, before.by + part.by)
            else:
                del moved[part.track.key]
    return "; ".join([*(one.say().sentence() for one in moved.values()), *others])
