"""What an effect can happen to in Presidency, each by its kind: the kinds are those of the ids in the view."""

from __future__ import annotations

from functools import cache

from resolute.engine.errors import RulesError
from resolute.engine.subjects import Subject, Target

REGION, NATION, OFFICE, OPPONENT, CAPABILITY, BILL, TERROR, CONFLICT, WAR = (
    *("region", "nation", "office", "opponent", "capability", "bill", "terror", "conflict", "war"),
)
ATTACK, GREAT_CITY_ATTACK = "attack", "great_city_attack"
"""A terror attack by the level of the group that attacks, anywhere or in a city of special weight."""
SESSION = "session"
"""A legislative segment, by how often manoeuvring was rolled for."""


@cache
def target(kind: str, id: int) -> Target:
    """The one thing of that kind and number."""
    return Target(kind, int(id))


def number(on: Subject, *kinds: str) -> int:
    """The number of a subject that has to be of one of these kinds."""
    if isinstance(on, Target) and on.kind in kinds and isinstance(on.id, int):
        return on.id
    raise RulesError(f"this happens to a {' or '.join(kinds)}, not to {on}")


def is_one(on: Subject, kind: str) -> bool:
    """Whether the subject is of this kind."""
    return isinstance(on, Target) and on.kind == kind
