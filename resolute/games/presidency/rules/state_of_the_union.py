"""The State of the Union address. (GM State of the Union Address; TSF State of the Union)"""

from __future__ import annotations

from resolute.engine.effects import happen
from resolute.engine.frames import step
from resolute.engine.table import Table
from resolute.games.presidency.state import Presidency


@step
def state_of_the_union(t: Table[Presidency]) -> None:
    """From the second year on the President addresses Congress; four ratings choose the column of the chart.
    (GM State of the Union Address)"""
    t.then(happen, "chart/D8", None)
