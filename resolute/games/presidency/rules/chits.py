"""Crisis chits: drawn from the cup, carried out, and returned at the end of the year. (GM Draw Crisis Chits)"""

from __future__ import annotations

from resolute.engine.frames import step
from resolute.engine.pieces import pick
from resolute.engine.table import Table
from resolute.games.presidency.content.chits import CHITS
from resolute.games.presidency.library import later
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.state import Presidency

YEAR_ENDS = 4
"""The highest roll with which the year ends without another chit. (TSF End Turn)"""


@step
def draw_chits(t: Table[Presidency], most: int) -> None:
    """Draw a chit and carry it out; on a plus draw again, up to the number that the segment allows."""
    s = t.state
    if not s.chits:
        t.tell("no_chit")
        return
    kind, s.chits = pick(s.chits, t.dice)
    s.drawn_chits += (kind,)
    chit = CHITS[kind]
    t.tell("chit", kind)
    later(t, chit.step)
    if chit.plus and most > 1:
        t.then(draw_chits, most - 1)


@step
def end_turn_roll(t: Table[Presidency]) -> None:
    """On 1 to 4 the year ends; on 5 to 10 there is one more chit. (TSF Final Activation 2)"""
    (face,) = t.roll(D10, "End of the year")
    if face > YEAR_ENDS:
        t.then(draw_chits, 1)


@step
def return_chits(t: Table[Presidency]) -> None:
    """The drawn chits go back into the cup. (TSF Clean-Up)"""
    s = t.state
    s.chits += s.drawn_chits
    s.drawn_chits = ()
