"""Ties in an election are broken by further pawns. (5.4.2)"""

from __future__ import annotations

from resolute.engine.table import Table
from resolute.games.lobby.rules.pledges import now
from resolute.games.lobby.rules.votes import draw_pawns, plus
from resolute.games.lobby.state import NO_PAWNS, Lobby


def break_tie(t: Table[Lobby], tied: list[int]) -> int:
    """Further pawns, one by one and not put back, until the color of one who is tied appears; lots for independents.

    (5.4.2)
    """
    candidates = now(t.state).candidates
    drawn = NO_PAWNS
    fits = tied if len({candidates[place].party for place in tied}) == 1 else []
    while not fits:
        pawn = draw_pawns(t, 1)
        drawn = plus(drawn, pawn)
        fits = [place for place in tied if candidates[place].party == pawn.index(1)]
    t.tell("tie_pawns", drawn)
    return fits[t.dice.below(len(fits))] if len(fits) > 1 else fits[0]
