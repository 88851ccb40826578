"""Campaign's own board: what its templates show, put together from a look at the table.

A look is whatever has the parts of a view, the question that waits and the seats (`Look` of the web, or a
test's own). Nothing else is read, so nothing is shown that this visitor was not sent.
"""

from resolute.games.campaign.board.picture import picture
from resolute.games.campaign.board.prepare import prepare, redraw, sides, standing
from resolute.games.campaign.board.terms import explained
from resolute.payload import TablePayload

__all__ = ["explained", "picture", "prepare", "redraw", "sides", "standing", "summed_up"]


def summed_up(payload: TablePayload) -> tuple[str, ...]:
    """What the board itself shows of how an election went, below the map."""
    return ("closest", "largest", "other_tally", "box")
