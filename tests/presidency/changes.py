"""What an example changed: the markers that stand elsewhere, and by how many boxes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from resolute.games.presidency.content.printed import (
    APPROVAL_BOX,
)
from resolute.games.presidency.content.tracks import TRACKS
from tests.presidency.sheet import Sheet, Stage

TRENDS = {
    "economy": "economy_trend",
    "cabinet_effectiveness": "cabinet_trend",
    "eurozone_economy": "eurozone_trend",
    "russia_economy": "russia_economy_trend",
    "china_economy": "china_economy_trend",
    "russia_relations": "russia_relations_trend",
    "china_relations": "china_relations_trend",
}
"""How a sheet calls the second marker of each trending track."""
COUNTED = {
    **dict.fromkeys(TRACKS, 1),
    **dict.fromkeys(TRENDS.values(), 1),
    "approval": APPROVAL_BOX,
    "cabinet_tensions": 1,
    "control": 1,
}


def _stand(s: Sheet) -> dict[str, int]:
    found = {name: getattr(s, name) // box for name, box in COUNTED.items()}
    return {**found, "friends": len(s.friends), "opponents": len(s.opponents), "goodwill": len(s.goodwill)}


@contextmanager
def changes(t: Stage) -> Iterator[dict[str, int]]:
    """What differs at the end from the beginning; approval counts in boxes, people and counters by their number."""
    before = _stand(t.state)
    found: dict[str, int] = {}
    yield found
    found.update({name: value - before[name] for name, value in _stand(t.state).items() if value != before[name]})
