"""Tensions: in the cabinet, on nations, and when there are none left. (GM Tensions)"""

from __future__ import annotations

from resolute.games.presidency.content.places import Nation
from resolute.games.presidency.content.setup import TENSIONS
from resolute.games.presidency.effects.base import relief, tension
from resolute.games.presidency.effects.world import tensions
from resolute.games.presidency.operations.tensions import halve_nation, settle_cabinet, strain_cabinet, strain_nation
from tests.presidency.helpers import Stage, effect, presidency

ALL = sum(TENSIONS)


def counters(t: Stage) -> int:
    s = t.state
    total: int = sum(s.tensions_cup) + sum(map(len, s.tensions)) + s.cabinet_tensions
    return total


def test_tensions_come_beside_the_lowest_priority_first() -> None:
    """TSF POTUS/Cabinet Focus 2: from priority 6 to priority 1."""
    t = effect(presidency(), tension(2))
    assert [bool(one) for one in t.state.focus_tensions] == [False] * 4 + [True] * 2
    assert counters(t) == ALL


def test_a_seventh_tension_costs_a_point_and_brings_drama() -> None:
    """TSF POTUS/Cabinet Focus 2: if all six boxes are full, -1 AP and a drama instead."""
    t = presidency(focus_tensions=(1,) * 6, action_points=3)
    strain_cabinet(t.table)
    assert t.state.action_points == 2 and t.state.cabinet_tensions == 6
    assert next(frame.step.name for frame in t.table.ahead()) == "cabinet_drama"


def test_tensions_leave_from_the_highest_priority() -> None:
    """TSF POTUS/Cabinet Focus: they are removed in the order of priorities 1 to 6."""
    t = effect(presidency(focus_tensions=(0, 0, 1, 2, 0, 1), tensions_cup=(10, 10)), relief(2))
    assert t.state.focus_tensions == (0, 0, 0, 0, 0, 1)
    assert t.state.tensions_cup == (11, 11)


def test_a_new_focus_gathers_tensions_at_the_lowest_priorities() -> None:
    """TSF Set POTUS/Cabinet Focus 3."""
    t = presidency(focus_tensions=(2, 0, 1, 0, 0, 0))
    settle_cabinet(t.table)
    assert t.state.focus_tensions == (0, 0, 0, 0, 2, 1)


def test_tensions_example_three_on_russia_become_two() -> None:
    """GM Tensions: three revealed on Russia are replaced by two; halves are rounded up for everybody."""
    t = presidency()
    for before, after in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3)):
        for nation in (Nation.RUSSIA, Nation.JAPAN, Nation.IRAN):
            strain_nation(t.table, nation, before - len(t.state.tensions[nation]))
            assert len(t.state.tensions[nation]) == before
            halve_nation(t.table, nation, before)
            assert len(t.state.tensions[nation]) == after
            effect(t, tensions(nation, -9))
    assert counters(t) == ALL


def test_without_counters_the_world_cries_out() -> None:
    """GM Tensions: two leave every ally, rogue nation and peer; world opinion -1, approval -2, legacy -3."""
    t = presidency(
        tensions=((1, 2, 1), (2,), *((),) * 11), tensions_cup=(0, 0), world_opinion=5, approval=50, legacy_points=5
    )
    effect(t, tensions(Nation.INDIA, +1))
    s = t.state
    assert (s.world_opinion, s.approval, s.legacy_points) == (4, 46, 2)
    assert [len(here) for here in s.tensions] == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
