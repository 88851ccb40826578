"""Actions that remove a tension instead, while the President and the cabinet act. (GM Actions; TSF 1 Action for POTUS &
Each Cabinet Member)"""

from __future__ import annotations

from functools import cache, lru_cache

from resolute.engine.frames import Frame, Option, do, step
from resolute.engine.pieces import REMEMBERED, changed
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Focus
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.places import PEERS, Nation
from resolute.games.presidency.operations.tensions import relieve_nation, relieve_priority
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import relief as said


def reliefs(s: Presidency, office: int, after: Frame) -> tuple[Option, ...]:
    """The tensions that this office can remove: anywhere, but from Russia and China only the President. `after` is what
    follows. (GM Actions)"""
    cabinet = s.cabinet
    tense = tuple([nation for nation, here in enumerate(s.world.nations) if here.tensions])
    return _reliefs(office, cabinet.tensions, cabinet.focus, tense, after)


@lru_cache(maxsize=REMEMBERED)
def _reliefs(
    office: int, tensions: tuple[int, ...], focus: tuple[int, ...], nations: tuple[int, ...], after: Frame
) -> tuple[Option, ...]:
    """The tensions beside the priorities of the cabinet, and on these nations."""
    at_home = [_from_the_cabinet(office, place, focus[place], after) for place, one in enumerate(tensions) if one]
    abroad = [nation for nation in nations if office == Office.PRESIDENT or nation not in PEERS]
    return (*at_home, *[_from_nation(office, nation, after) for nation in abroad])


@cache
def _from_the_cabinet(office: int, place: int, focus: int, after: Frame) -> Option:
    label = said.remove_cabinet_tension(place + 1, Focus(focus).label)
    return Option(label, do(remove_cabinet_tension, office, place, after), at=f"focus:{focus}")


@cache
def _from_nation(office: int, nation: int, after: Frame) -> Option:
    label = said.remove_a_tension_from(Nation(nation).label)
    return Option(label, do(remove_tension, office, nation, after), at=f"nation:{nation}")


@step
def remove_tension(t: Table[Presidency], office: int, nation: int, after: Frame) -> None:
    """An action removes a tension from a nation. (GM Actions)"""
    relieve_nation(t, nation)
    count_action(t.state, office)
    t.push(after)


@step
def remove_cabinet_tension(t: Table[Presidency], office: int, place: int, after: Frame) -> None:
    """An action removes the tension beside a priority of the cabinet, whichever you choose. (TSF 1 Action for POTUS &
    Each Cabinet Member)"""
    relieve_priority(t, place)
    count_action(t.state, office)
    t.push(after)


def count_action(s: Presidency, office: int) -> None:
    """One action less, of those that are bought or free or of the office that acted."""
    if s.acting.allowed:
        s.acting.left -= 1
    else:
        s.acting.by_office = changed(s.acting.by_office, office, s.acting.by_office[office] + 1)
