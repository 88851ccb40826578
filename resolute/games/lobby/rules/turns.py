"""A turn is a mandate of four years: mortality, income, Congress, elections. (5, 5.5)"""

from __future__ import annotations

from resolute.engine.frames import step
from resolute.engine.reactions import listen_again
from resolute.engine.table import Table
from resolute.games.lobby.library import period_of
from resolute.games.lobby.rules.congress import open_congress
from resolute.games.lobby.rules.income import income
from resolute.games.lobby.rules.mortality import mortality
from resolute.games.lobby.rules.periods import change_period
from resolute.games.lobby.rules.primaries import open_primaries
from resolute.games.lobby.rules.scoring import end_of_the_game
from resolute.games.lobby.state import Lobby


@step
def begin_turn(t: Table[Lobby]) -> None:
    """A new period begins with its turn, unless an empty pile has brought it in before. (4.3 step 14, 5)

    The first turn of a game has no mortality phase. (5.1)
    """
    s = t.state
    listen_again(t)
    t.tell("turn", s.turn, s.period)
    while s.period < period_of(s.turn):
        change_period(t)
    for player in s.players:
        player.crises_before, player.crises = player.crises, 0
    if s.turn > s.first_turn:
        t.then(mortality)
    t.then(income)
    t.then(open_congress)
    t.then(open_primaries)
    t.then(end_turn)


@step
def end_turn(t: Table[Lobby]) -> None:
    """The next turn begins, unless this was the last. (3.1, 5.5)"""
    s = t.state
    if s.turn == s.last_turn:
        end_of_the_game(t)
        return
    s.turn += 1
    t.then(begin_turn)
