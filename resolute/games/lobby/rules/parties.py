"""Generic politicians change parties. (5.3 B)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.games.lobby.state import Lobby


def flip(t: Table[Lobby], seat: Seat, card: int) -> None:
    """The donkey becomes an elephant, or the other way round."""
    s = t.state
    one = s.players[seat].named(card)
    s.players[seat].put(msgspec.structs.replace(one, party=1 - one.party))
    if card == s.president:
        s.president_party = 1 - one.party
    t.tell("turns_party", seat, card, 1 - one.party)
