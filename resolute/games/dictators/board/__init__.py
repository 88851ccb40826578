"""Dictators' own board: what its templates show, made from a `TablePayload`.

A payload holds the parts of a view, the question that waits and the seats. Nothing else is read, so nothing is
shown that this visitor was not sent.
"""

from resolute.games.dictators.board.picture import picture
from resolute.games.dictators.board.prepare import prepare
from resolute.games.dictators.board.standing import standing
from resolute.games.dictators.board.terms import explained
from resolute.payload import TablePayload

__all__ = ["explained", "picture", "prepare", "standing", "summed_up"]


def summed_up(payload: TablePayload) -> tuple[str, ...]:
    """What the board itself shows of how a race went, in the place of the map."""
    return ("race",)
