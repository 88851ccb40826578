"""The crisis chits: what each is called, whether it has a plus, and how many there are. (GM Draw Crisis Chits)

The counts are ours. What a chit makes happen is in rules/chits.py; those of the world are named and not in the cup.
"""

from __future__ import annotations

import msgspec


class Chit(msgspec.Struct, frozen=True):
    """A kind of chit."""

    key: str
    name: str
    count: int
    plus: bool = False
    played: bool = False


CHITS: tuple[Chit, ...] = (
    Chit("domestic-crisis", "Domestic crisis", 4, played=True),
    Chit("domestic-crisis-plus", "Domestic crisis +", 1, plus=True, played=True),
    Chit("good-times", "Good times", 2, played=True),
    Chit("card", "Draw a crisis card", 6),
    Chit("card-plus", "Draw a crisis card +", 4, plus=True),
    Chit("two-cards", "Draw two crisis cards", 4),
    Chit("two-cards-plus", "Draw two crisis cards +", 2, plus=True),
    Chit("three-cards", "Draw three crisis cards", 2),
    Chit("summit", "Regional summit", 2),
    Chit("regional-crisis", "Random regional crisis", 2),
    Chit("regional-crisis-plus", "Random regional crisis +", 1, plus=True),
    Chit("cascading-two", "Cascading event 2", 2),
    Chit("cascading-three", "Cascading event 3", 2),
    Chit("nsa", "NSA", 1),
    Chit("russia-acts", "Russia acts", 0),
    Chit("china-acts", "China acts", 0),
)
"""By number, which never changes: a new kind is added at the end."""

CUP: tuple[int, ...] = tuple(kind for kind, chit in enumerate(CHITS) if chit.played for _ in range(chit.count))
"""What lies in the cup at the beginning of a year."""
