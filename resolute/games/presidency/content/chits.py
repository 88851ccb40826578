"""The crisis chits: what each is called, whether it has a plus, and how many there are. (GM Draw Crisis Chits)

The counts are ours. What a chit makes happen is in rules/chits.py.
"""

from __future__ import annotations

import msgspec

from resolute.games.presidency.content.difficulty import Difficulty


class Chit(msgspec.Struct, frozen=True):
    """A kind of chit, and how many of them there are in the easier, the normal and the harder game."""

    key: str
    name: str
    counts: tuple[int, int, int]
    plus: bool = False


CHITS: tuple[Chit, ...] = (
    Chit("domestic-crisis", "Domestic crisis", (2, 3, 4)),
    Chit("domestic-crisis-plus", "Domestic crisis +", (1, 1, 1), plus=True),
    Chit("good-times", "Good times", (3, 2, 1)),
    Chit("card", "Draw a crisis card", (5, 5, 5)),
    Chit("card-plus", "Draw a crisis card +", (5, 5, 5), plus=True),
    Chit("two-cards", "Draw two crisis cards", (6, 6, 6)),
    Chit("two-cards-plus", "Draw two crisis cards +", (5, 5, 5), plus=True),
    Chit("three-cards", "Draw three crisis cards", (3, 3, 3)),
    Chit("summit", "Regional summit", (2, 2, 2)),
    Chit("regional-crisis", "Random regional crisis", (2, 2, 2)),
    Chit("regional-crisis-plus", "Random regional crisis +", (1, 1, 1), plus=True),
    Chit("cascading-two", "Cascading event 2", (4, 4, 4)),
    Chit("cascading-three", "Cascading event 3", (4, 4, 4)),
    Chit("nsa", "NSA", (1, 1, 1)),
    Chit("russia-acts", "Russia acts", (0, 0, 0)),
    Chit("china-acts", "China acts", (0, 0, 0)),
)
"""By number, which never changes: a new kind is added at the end."""
ACTS_CHIT = (14, 15)
"""The chits that Russia and China have in the cup at posture 2. (GM Posture)"""


def cup(difficulty: Difficulty) -> tuple[int, ...]:
    """What lies in the cup at the beginning."""
    return tuple(kind for kind, chit in enumerate(CHITS) for _ in range(chit.counts[difficulty]))
