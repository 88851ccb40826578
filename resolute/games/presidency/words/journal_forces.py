"""What the chapters of the forces tell, in sentences: units, footprints, capabilities."""

from __future__ import annotations

from collections.abc import Callable

from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.places import Capability, Region
from resolute.games.presidency.words.forces import goal, place
from resolute.games.presidency.words.journal import T
from resolute.games.presidency.words.small import counted, upper


def _moved(t: T, kind: int, before: int, box: int, in_transit: bool) -> str:
    way = " and is in transit" if in_transit else ""
    return f"The {UnitType(kind).unit} {place(before)} goes {goal(box)}{way}."


SENTENCES_FORCES: dict[str, Callable[..., str]] = {
    "unit_moved": _moved,
    "unit_ready": lambda t, kind, box: f"The {UnitType(kind).unit} {place(box)} is ready.",
    "rapid_capability": lambda t, which: f"A rapid capabilities counter for {Capability(which).label}.",
    "footprint": lambda t, region, count: (
        f"{upper(counted(count, 'US footprint'))} in {Region(region).label}."
        if count
        else f"No US footprint is left in {Region(region).label}."
    ),
}
