"""The focus of the President and the cabinet: six priorities in an order, rolled for twice a year.
(GM POTUS/Cabinet Focus; TSF Set POTUS/Cabinet Focus, POTUS/Cabinet Focus)"""

from __future__ import annotations

from functools import cache

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import Focus
from resolute.games.presidency.operations.tensions import relieve_cabinet, settle_cabinet
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import focus as said

_CHARTS = tuple(f"chart/D1/{priority}" for priority in range(1, 7))
LAST_CHOICE = 4
"""Counted from 0: once five priorities are set, the sixth is what is left."""


@step
def set_focus(t: Table[Presidency]) -> None:
    """Priorities may be put in another order; one tension goes, and the others are placed again from priority 6 on.
    (TSF Set POTUS/Cabinet Focus)"""
    t.then(choose_focus, THE_PRESIDENT, 0)
    t.then(order_is_set)


def _focus_prompt(t: Table[Presidency], actor: Actor, place: int) -> str:
    return said.priority_prompt(place + 1)


@choice(_focus_prompt, rule="Set POTUS/Cabinet Focus")
def choose_focus(t: Table[Presidency], actor: Actor, place: int) -> list[Option]:
    """Any focus that has no higher priority already, or the order as it stands. (TSF Set POTUS/Cabinet Focus 1)"""
    found = [_focus_option(focus, place) for focus in t.state.cabinet.focus[place:]]
    found.append(_KEEP_ORDER)
    return found


@cache
def _focus_option(focus: int, place: int) -> Option:
    label = Focus(focus).label
    return Option(label[0].upper() + label[1:], do(give_priority, focus, place), f"focus:{focus}")


@step
def give_priority(t: Table[Presidency], focus: int, place: int) -> None:
    """The focus gets this priority, and those that it passes move down by one."""
    s = t.state
    rest = tuple(one for one in s.cabinet.focus[place:] if one != focus)
    s.cabinet.focus = (*s.cabinet.focus[:place], focus, *rest)
    if place < LAST_CHOICE:
        t.then(choose_focus, THE_PRESIDENT, place + 1)


@step
def keep_order(t: Table[Presidency]) -> None:
    """From here on the order stays as it is."""


_KEEP_ORDER = Option(said.KEEP_ORDER, do(keep_order), declines=True)


@step
def order_is_set(t: Table[Presidency]) -> None:
    """One tension leaves the cabinet, and the others lie beside the lowest priorities. (TSF Set POTUS/Cabinet
    Focus 2 and 3)"""
    t.tell("focus", *t.state.cabinet.focus)
    relieve_cabinet(t)
    settle_cabinet(t)


@step
def focus_rolls(t: Table[Presidency]) -> None:
    """A roll for every priority, from the sixth to the first; in the end a tension leaves the cabinet.
    (TSF POTUS/Cabinet Focus)"""
    for place in range(5, -1, -1):
        t.then(focus_roll, place)
    t.then(focus_ends)


@step
def focus_roll(t: Table[Presidency], place: int) -> None:
    """A priority beside which a tension lies is passed over. (TSF POTUS/Cabinet Focus 1)"""
    s = t.state
    if s.cabinet.tensions[place]:
        t.tell("focus_passed_over", place, s.cabinet.focus[place])
    else:
        happen.run(t, _CHARTS[place], None)


@step
def focus_ends(t: Table[Presidency]) -> None:
    """One tension is removed from the highest priority that has one. (TSF POTUS/Cabinet Focus 3)"""
    relieve_cabinet(t)
