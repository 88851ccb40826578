"""Campaign's own board: what its templates show, made from a `TablePayload`.

A payload holds the parts of a view, the question that waits and the seats. Nothing else is read, so nothing is
shown that this visitor was not sent.
"""

from resolute.games.campaign.board.picture import picture
from resolute.games.campaign.board.prepare import prepare, redraw, sides, standing
from resolute.games.campaign.board.terms import explained
from resolute.payload import TablePayload

__all__ = ["explained", "picture", "prepare", "redraw", "sides", "standing", "summed_up"]


def summed_up(payload: TablePayload) -> tuple[str, ...]:
    """What the board itself shows of how an election went, below the map."""
    return ("closest", "largest", "other_tally", "box")
