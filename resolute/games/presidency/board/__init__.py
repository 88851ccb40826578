"""Presidency's own board: what its templates show, made from a `TablePayload`.

A payload holds the parts of a view, the question that waits and the seats. Nothing else is read, so nothing is
shown that this visitor was not sent.
"""

from resolute.games.presidency.board.picture import picture
from resolute.games.presidency.board.prepare import prepare, redraw, sides
from resolute.games.presidency.board.standing import standing
from resolute.games.presidency.board.terms import explained
from resolute.games.presidency.board.year import summed_up

__all__ = ["explained", "picture", "prepare", "redraw", "sides", "standing", "summed_up"]
