"""Terror or chaos: of the two, the part of chaos that breaks out at home. (TSF Resolve Terror Acts or Chaos)"""

from __future__ import annotations

from resolute.engine.frames import step
from resolute.engine.table import Table
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.nation import domestic_chaos
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import chaos as said

CHAOS_FROM, AT_HOME_FROM = 6, 8


@step
def chaos_at_home(t: Table[Presidency]) -> None:
    """On 6 to 10 there is chaos, and on another 8 to 10 it is domestic; all else happens in the world."""
    (which,) = t.roll_now(D10, said.TERROR_OR_CHAOS)
    if which >= CHAOS_FROM:
        (where,) = t.roll_now(D10, "Chaos")
        if where >= AT_HOME_FROM:
            t.then(domestic_chaos)
