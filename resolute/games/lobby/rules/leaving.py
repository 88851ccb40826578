"""A politician leaves politics: by a yellow pawn, by withdrawing, by impeachment or by defeat. (5.1.2)"""

from __future__ import annotations

from resolute.engine.frames import Seat, step
from resolute.engine.table import Table
from resolute.games.lobby.library import POLITICIANS
from resolute.games.lobby.rules.offices import fill_offices
from resolute.games.lobby.rules.reserve import added, draw_to_two, go_home
from resolute.games.lobby.state import NOBODY, Lobby


@step
def leave_politics(t: Table[Lobby], seat: Seat, card: int, why: str) -> None:
    """All cards assigned to them go home; a generic goes to the reserve, anybody else leaves the game. (5.1.2)

    Their player draws to two politicians, and an office that is empty now is filled at once. Only in the elections does
    it stay empty until the result.
    """
    s = t.state
    player = s.players[seat]
    one = player.named(card)
    player.politicians = tuple(other for other in player.politicians if other.card != card)
    t.tell("leaves", seat, card, why)
    if POLITICIANS[card].is_generic:
        s.politicians = added(s.politicians, card)
    else:
        s.out = added(s.out, card)
    go_home(t, *one.states, *one.supports, *one.funds)
    if s.phase == "mortality":
        player.lost += 1
    vacate(s, card)
    t.then(draw_to_two, seat)
    if s.phase in ("mortality", "congress"):
        t.then(fill_offices)


def vacate(s: Lobby, card: int) -> None:
    """A politician gives up the office they hold, if any."""
    if s.president == card:
        s.president = NOBODY
    if s.vice_president == card:
        s.vice_president = NOBODY
    if s.secretary == card:
        s.secretary = NOBODY
