"""The Trident: it surfaces once, carries a warhead for each dictator, and sinks. (Trident Nuclear Deterrent)"""

from __future__ import annotations

from resolute.engine.frames import Actor, step
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.dictators.content.map import GUANTANAMO, TRIDENT
from resolute.games.dictators.content.printed import FORCED
from resolute.games.dictators.rules.moving import move
from resolute.games.dictators.state import GONE, NOT_YET, ON_THE_BOARD, Dictators


@step
def reveal_trident(t: Table[Dictators], actor: Actor, card: int) -> None:
    """The first time its token is put on the board, the second time it is removed; later nothing happens.

    The card goes to the command discards.
    """
    s = t.state
    s.aside = without(s.aside, card)
    s.discards += (card,)
    if s.trident == NOT_YET:
        s.trident = ON_THE_BOARD
        s.warheads = len(s.players)
        t.tell("trident_surfaces", actor, s.warheads)
    elif s.trident == ON_THE_BOARD:
        s.trident = GONE
        s.warheads = 0
        t.tell("trident_sinks", actor)
        for who, player in enumerate(s.players):
            if player.place == TRIDENT:
                move(t, who, GUANTANAMO, FORCED)
    else:
        t.tell("trident_gone", actor)
