"""Mortality: a pawn for each politician; a yellow one takes them. (5.1)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Seat, do, step
from resolute.engine.reactions import announce
from resolute.engine.table import Table
from resolute.games.lobby.content.advantages import NobodyLost
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import LOBBIES
from resolute.games.lobby.rules.leaving import leave_politics
from resolute.games.lobby.rules.scoring import score
from resolute.games.lobby.state import BAG, Lobby


@step
def mortality(t: Table[Lobby]) -> None:
    """Every player in order, the President's first, draws a pawn for each politician. (5.1.1)"""
    s = t.state
    s.phase = "mortality"
    s.mortality_from = s.chair
    for player in s.players:
        player.lost = 0
    t.tell("phase", "mortality")
    t.then(next_pawn)


@step
def next_pawn(t: Table[Lobby]) -> None:
    """One politician after the other, each with the full bag; whoever came in meanwhile is left out. (5.1.1)"""
    s = t.state
    for seat in s.clockwise(s.mortality_from):
        for one in s.players[seat].politicians:
            if not one.faced:
                s.players[seat].put(msgspec.structs.replace(one, faced=True))
                face_the_bag(t, seat, one.card)
                t.then(next_pawn)
                return
    t.then(end_of_mortality)


def face_the_bag(t: Table[Lobby], seat: Seat, card: int) -> None:
    """A pawn is drawn and put back: a yellow one ends the career, unless somebody answers. (5.1.1)"""
    color = t.dice.weighted(BAG)
    if t.state.phase != "mortality" or color == Party.INDEPENDENT:
        t.tell("faces_the_bag", seat, card, color)
    if color == Party.INDEPENDENT:
        announce(t, "leaving", do(leave_politics, seat, card, "pawn"), by=seat, about=(card,))


@step
def end_of_mortality(t: Table[Lobby]) -> None:
    """Everybody has faced the bag; a lobby may score for having lost nobody."""
    s = t.state
    for seat, player in enumerate(s.players):
        reward = LOBBIES[player.lobby].reward
        if isinstance(reward, NobodyLost) and not player.lost and len(player.politicians) >= reward.least:
            score(t, seat, reward.points, "lobby")
        player.politicians = tuple(msgspec.structs.replace(one, faced=False) for one in player.politicians)
