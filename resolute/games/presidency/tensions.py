"""Tensions counters: in the cabinet, on nations, and when there are none left. (GM Tensions, POTUS/Cabinet Focus)"""

from __future__ import annotations

from resolute.engine.pieces import changed, pick
from resolute.engine.table import Table
from resolute.games.presidency.library import later
from resolute.games.presidency.moves import move
from resolute.games.presidency.state import Presidency

FROM_SIX_TO_ONE = range(5, -1, -1)
RELIEF = 2
"""How many counters leave each nation when the cup is empty."""


def _draw(t: Table[Presidency]) -> int:
    """A counter from the cup; its value stays hidden."""
    s = t.state
    if not any(s.tensions_cup):
        outcry(t)
    value = t.dice.weighted(s.tensions_cup)
    s.tensions_cup = changed(s.tensions_cup, value, s.tensions_cup[value] - 1)
    return value + 1


def _return(s: Presidency, values: tuple[int, ...]) -> None:
    for value in values:
        s.tensions_cup = changed(s.tensions_cup, value - 1, s.tensions_cup[value - 1] + 1)


def outcry(t: Table[Presidency]) -> None:
    """No counter is left: two leave every nation, and the President pays for it. (GM Tensions)"""
    t.tell("outcry")
    for nation in range(len(t.state.tensions)):
        relieve_nation(t, nation, RELIEF)
    move(t, "world_opinion", -1, "an outcry against America")
    move(t, "approval", -2, "an outcry against America")
    move(t, "legacy_points", -3, "an outcry against America")


def strain_nation(t: Table[Presidency], nation: int, count: int = 1) -> None:
    """Place tensions on a nation."""
    s = t.state
    for _ in range(count):
        value = _draw(t)
        s.tensions = changed(s.tensions, nation, (*s.tensions[nation], value))
    t.tell("tensions", nation, len(s.tensions[nation]))


def relieve_nation(t: Table[Presidency], nation: int, count: int = 1) -> None:
    """Remove tensions from a nation, at random, as many as there are."""
    s = t.state
    here = s.tensions[nation]
    if not here:
        return
    for _ in range(min(count, len(here))):
        value, here = pick(here, t.dice)
        _return(s, (value,))
    s.tensions = changed(s.tensions, nation, here)
    t.tell("tensions", nation, len(here))


def halve_nation(t: Table[Presidency], nation: int) -> None:
    """Revealed tensions are replaced by half as many, rounded up. (GM Tensions)"""
    s = t.state
    here = s.tensions[nation]
    if here:
        _return(s, here)
        s.tensions = changed(s.tensions, nation, ())
        strain_nation(t, nation, (len(here) + 1) // 2)


def strain_cabinet(t: Table[Presidency]) -> None:
    """A tension beside the lowest priority that has none; if all have one, an action point and a drama instead.
    (TSF POTUS/Cabinet Focus 2)"""
    s = t.state
    for place in FROM_SIX_TO_ONE:
        if not s.focus_tensions[place]:
            s.focus_tensions = changed(s.focus_tensions, place, _draw(t))
            t.tell("cabinet_tensions", s.cabinet_tensions)
            return
    move(t, "action_points", -1, "tensions in the cabinet")
    later(t, "cabinet_drama")


def relieve_cabinet(t: Table[Presidency], count: int = 1) -> int:
    """Remove tensions from the highest priorities that have one; how many there were. (TSF Tensions Counters)"""
    s = t.state
    removed = 0
    for place in range(6):
        if removed < count and s.focus_tensions[place]:
            _return(s, s.focus_tensions[place : place + 1])
            s.focus_tensions = changed(s.focus_tensions, place, 0)
            removed += 1
    if removed:
        t.tell("cabinet_tensions", s.cabinet_tensions)
    return removed


def settle_cabinet(t: Table[Presidency]) -> None:
    """The tensions of the cabinet are placed anew, from priority 6 on. (TSF Set POTUS/Cabinet Focus 3)"""
    s = t.state
    values = tuple(value for value in s.focus_tensions if value)
    s.focus_tensions = (0,) * (6 - len(values)) + values
