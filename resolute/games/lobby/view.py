"""What a seat may see of Lobby."""

from __future__ import annotations

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import View
from resolute.games.lobby.state import Lobby


def lobby_view(t: Table[Lobby], seat: Seat | None) -> View:
    """Everything that a seat (None: a spectator) may see."""
    return View("lobby", seat, t.number, {})
