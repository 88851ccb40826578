"""The nuclear program of Iran and the missile program of North Korea go on and back. (GM Nuclear Proliferation)"""

from __future__ import annotations

from collections.abc import Callable

from resolute.engine.table import Table
from resolute.games.presidency.content.programs import PROGRAMS, Program
from resolute.games.presidency.content.tracks import IRAN_NUCLEAR, KOREA_MISSILES
from resolute.games.presidency.operations.conflicts import escalate
from resolute.games.presidency.operations.historical import deal_holds
from resolute.games.presidency.operations.moves import lose, move, spend
from resolute.games.presidency.operations.regions import change_stability
from resolute.games.presidency.operations.tensions import relieve_nation, strain_nation
from resolute.games.presidency.rules.wars import lost_to_a_program
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import programs as said

PROGRAM_TRACKS = (IRAN_NUCLEAR, KOREA_MISSILES)
"""Where the programs stand, by their number."""


def advance_program(
    t: Table[Presidency], program: int, escalates: Callable[[Table[Presidency], int], None] = escalate
) -> None:
    """A program goes one box on: what is printed in the box comes, and the points are lost; one that is held up this
    year stays where it is. `escalates` says how the conflict comes closer to war. The last box loses the game while its
    war is being fought. (GM Nuclear/Missile Tracks, Auto-Loss 8 and 9)"""
    if t.state.world.programs_frozen[program] or deal_holds(t.state, program):
        t.tell("program_frozen", program)
        return
    if not move(t, PROGRAM_TRACKS[program], 1):
        return
    ending = next((one for war in t.state.world.wars if (one := lost_to_a_program(t.state, war))), "")
    if ending:
        lose(t, ending)
        return
    printed = PROGRAMS[program]
    box = printed.box(PROGRAM_TRACKS[program].get(t.state, None))
    assert box is not None
    for nation, count in box.tensions.items():
        strain_nation(t, int(nation), count)
    spend(t, min(box.points, t.state.president.action_points), said.PROLIFERATION)
    if box.less_stable:
        change_stability(t, int(printed.region), -1)
    if box.escalates:
        escalates(t, int(printed.conflict))


def reverse_program(t: Table[Presidency], program: int) -> None:
    """A program goes one box back: the tensions of the lower box are removed again, lost points do not come back.
    (GM Nuclear/Missile Tracks)"""
    if not move(t, PROGRAM_TRACKS[program], -1):
        return
    box = PROGRAMS[program].box(PROGRAM_TRACKS[program].get(t.state, None))
    if box is not None:
        for nation, count in box.tensions.items():
            relieve_nation(t, int(nation), count)


def program_of(nation: int) -> Program:
    """The program of Iran or North Korea."""
    return next(one for one in Program if PROGRAMS[one].nation == nation)
