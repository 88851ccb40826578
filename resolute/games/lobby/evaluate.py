"""How good a position looks to a seat."""

from __future__ import annotations

from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.games.lobby.state import Lobby


class LobbyEvaluation(Evaluation[Lobby]):
    """Points first, then money and cards."""

    def evaluate(self, t: Table[Lobby], seat: Seat) -> float:
        """How the seat stands beside the best of the others."""
        if t.outcome is not None:
            return float(seat in t.outcome.winners)
        worth = [
            player.points + 0.05 * player.money + 0.2 * len(player.hand) + 0.3 * len(player.politicians)
            for player in t.state.players
        ]
        best = max(one for other, one in enumerate(worth) if other != seat)
        return 0.5 + (worth[seat] - best) / (2 * (60 + abs(worth[seat] - best)))
