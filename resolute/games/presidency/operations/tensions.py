"""Tensions counters: in the cabinet, on nations, and when there are none left. (GM Tensions, POTUS/Cabinet Focus)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import step
from resolute.engine.pieces import changed, pick
from resolute.engine.table import Table
from resolute.games.presidency.content.tracks import (
    ACTION_POINTS,
    APPROVAL,
    LEGACY_POINTS,
    WORLD_OPINION,
)
from resolute.games.presidency.operations.moves import (
    beside_the_action,
    move,
)
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import tensions as said

FROM_SIX_TO_ONE = range(5, -1, -1)
RELIEF = 2
"""How many counters leave each nation when the cup is empty."""


def _draw(t: Table[Presidency]) -> int:
    """A counter from the cup; its value stays hidden."""
    s = t.state
    if not any(s.world.tensions_cup):
        outcry(t)
    value = t.dice.weighted(s.world.tensions_cup)
    s.world.tensions_cup = changed(s.world.tensions_cup, value, s.world.tensions_cup[value] - 1)
    return value + 1


def _return(s: Presidency, values: tuple[int, ...]) -> None:
    for value in values:
        s.world.tensions_cup = changed(s.world.tensions_cup, value - 1, s.world.tensions_cup[value - 1] + 1)


def _lay(s: Presidency, nation: int, tensions: tuple[int, ...]) -> None:
    s.world.change_nation(nation, msgspec.structs.replace(s.world.nations[nation], tensions=tensions))


def outcry(t: Table[Presidency]) -> None:
    """No counter is left: two leave every nation, and the President pays for it. (GM Tensions)"""
    t.tell("outcry")
    for nation in range(len(t.state.world.nations)):
        relieve_nation(t, nation, RELIEF)
    move(t, WORLD_OPINION, -1, said.AN_OUTCRY_AGAINST_AMERICA)
    move(t, APPROVAL, -2, said.AN_OUTCRY_AGAINST_AMERICA)
    move(t, LEGACY_POINTS, -3, said.AN_OUTCRY_AGAINST_AMERICA)


def strain_nation(t: Table[Presidency], nation: int, count: int = 1) -> None:
    """Place tensions on a nation."""
    for _ in range(count):
        value = _draw(t)
        _lay(t.state, nation, (*t.state.world.nations[nation].tensions, value))
    t.tell("tensions", nation, len(t.state.world.nations[nation].tensions))


def relieve_nation(t: Table[Presidency], nation: int, count: int = 1) -> None:
    """Remove tensions from a nation, at random, as many as there are."""
    s = t.state
    here = s.world.nations[nation].tensions
    if not here:
        return
    for _ in range(min(count, len(here))):
        value, here = pick(here, t.dice)
        _return(s, (value,))
    _lay(s, nation, here)
    t.tell("tensions", nation, len(here))


def halve_nation(t: Table[Presidency], nation: int, revealed: int) -> None:
    """Revealed tensions, the first so many, are replaced by half as many, rounded up; those that have come since lie
    face down and stay. (GM Tensions)"""
    s = t.state
    here = s.world.nations[nation].tensions
    turned, since = here[:revealed], here[revealed:]
    if turned:
        _return(s, turned)
        _lay(s, nation, since)
        strain_nation(t, nation, (len(turned) + 1) // 2)


def strain_cabinet(t: Table[Presidency]) -> None:
    """A tension beside the lowest priority that has none; if all have one, an action point and a drama instead.
    (TSF POTUS/Cabinet Focus 2)"""
    s = t.state
    for place in FROM_SIX_TO_ONE:
        if not s.cabinet.tensions[place]:
            s.cabinet.tensions = changed(s.cabinet.tensions, place, _draw(t))
            t.tell("cabinet_tensions", s.cabinet_tensions)
            return
    move(t, ACTION_POINTS, -1, said.TENSIONS_IN_THE_CABINET)
    t.then(cabinet_drama)


def relieve_cabinet(t: Table[Presidency], count: int = 1) -> int:
    """Remove tensions from the highest priorities that have one; how many there were. (TSF Tensions Counters)"""
    s = t.state
    removed = 0
    for place in range(6):
        if removed < count and s.cabinet.tensions[place]:
            _take(s, place)
            removed += 1
    if removed:
        t.tell("cabinet_tensions", s.cabinet_tensions)
    return removed


def relieve_priority(t: Table[Presidency], place: int) -> None:
    """Remove the tension beside a certain priority."""
    _take(t.state, place)
    t.tell("cabinet_tensions", t.state.cabinet_tensions)


def _take(s: Presidency, place: int) -> None:
    """The tension beside a priority goes back into the cup."""
    _return(s, s.cabinet.tensions[place : place + 1])
    s.cabinet.tensions = changed(s.cabinet.tensions, place, 0)


def settle_cabinet(t: Table[Presidency]) -> None:
    """The tensions of the cabinet are placed again, from priority 6 on. (TSF Set POTUS/Cabinet Focus 3)"""
    s = t.state
    values = tuple(value for value in s.cabinet.tensions if value)
    s.cabinet.tensions = (0,) * (6 - len(values)) + values


@step
def cabinet_drama(t: Table[Presidency]) -> None:
    """In-fighting: a roll that brings nothing good. (GM Cabinet Drama Table)"""
    beside_the_action(t, "chart/D3")
