"""Dictators' own board: what its templates show, put together from a look at the table.

A look is whatever has the parts of a view, the question that waits and the seats (`Look` of the web, or a
test's own). Nothing else is read, so nothing is shown that this visitor was not sent.
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
