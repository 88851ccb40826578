"""Terror or chaos, at home and in the world. (GM Terror Acts and Chaos; TSF Resolve Terror Acts or Chaos; charts WT1,
WT2)"""

from __future__ import annotations

from resolute.engine.effects import happen
from resolute.engine.frames import step
from resolute.engine.table import Table
from resolute.games.presidency.operations.conflicts import escalate, random_conflict
from resolute.games.presidency.operations.regions import raise_crisis
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.terror_groups import consolidate_groups
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import chaos as said

CHAOS_FROM = 6


@step
def terror_or_chaos(t: Table[Presidency]) -> None:
    """One die: on 1 to 5 terror strikes, on 6 to 10 chaos breaks out. (TSF Resolve Terror Acts or Chaos)"""
    (which,) = t.roll_now(D10, said.TERROR_OR_CHAOS)
    t.then(chaos if which >= CHAOS_FROM else terror_acts)


@step
def terror_acts(t: Table[Presidency]) -> None:
    """Crises grow where there are rogue states, weak groups join, the table is rolled on, and rogue states export
    terror. (TSF Terror Acts Procedure)"""
    for region, here in enumerate(t.state.world.abroad):
        if here.rogue_states:
            raise_crisis(t, region)
    t.then(groups_consolidate)
    t.then(happen, "chart/WT1", None)
    t.then(happen, "chart/WT1/export", None)


@step
def groups_consolidate(t: Table[Presidency]) -> None:
    """Networks of weak groups grow together. (TSF Terror Acts Procedure)"""
    consolidate_groups(t)


@step
def chaos(t: Table[Presidency]) -> None:
    """A random conflict comes closer to war, and something else happens, at home or in the world. (TSF Chaos
    Procedure)"""
    escalate(t, random_conflict(t))
    t.then(happen, "chart/WT2", None)
