"""Lobby's own board: what its templates show, made from a `TablePayload`.

A payload holds the parts of a view, the question that waits and the seats. Nothing else is read, so nothing is
shown that this visitor was not sent.
"""

from resolute.games.lobby.board.picture import picture
from resolute.games.lobby.board.prepare import prepare, redraw, sides
from resolute.games.lobby.board.standing import standing
from resolute.games.lobby.board.terms import explained

__all__ = ["explained", "picture", "prepare", "redraw", "sides", "standing"]
