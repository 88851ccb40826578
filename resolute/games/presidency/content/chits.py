"""The crisis chits: what each makes happen, whether it has a plus, and how many there are. (GM Draw Crisis Chits)

The counts are ours. Chits of the world are named and are not yet in the cup: they have no step.
"""

from __future__ import annotations

import msgspec


class Chit(msgspec.Struct, frozen=True):
    """A kind of chit."""

    name: str
    count: int
    plus: bool = False
    step: str = ""


CHITS: tuple[Chit, ...] = (
    Chit("Domestic crisis", 4, step="domestic_crisis_event"),
    Chit("Domestic crisis +", 1, plus=True, step="domestic_crisis_event"),
    Chit("Good times", 2, step="good_times"),
    Chit("Draw a crisis card", 6),
    Chit("Draw a crisis card +", 4, plus=True),
    Chit("Draw two crisis cards", 4),
    Chit("Draw two crisis cards +", 2, plus=True),
    Chit("Draw three crisis cards", 2),
    Chit("Regional summit", 2),
    Chit("Random regional crisis", 2),
    Chit("Random regional crisis +", 1, plus=True),
    Chit("Cascading event 2", 2),
    Chit("Cascading event 3", 2),
    Chit("NSA", 1),
    Chit("Russia acts", 0),
    Chit("China acts", 0),
)

CUP: tuple[int, ...] = tuple(kind for kind, chit in enumerate(CHITS) if chit.step for _ in range(chit.count))
"""What lies in the cup at the beginning of a year."""
