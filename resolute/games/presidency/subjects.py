"""What an effect can happen to in Presidency, each by its kind: the kinds are those of the ids in the view."""

from __future__ import annotations

from functools import cache

from resolute.engine.errors import RulesError
from resolute.engine.subjects import Subject, Target
from resolute.games.presidency.content.places import Region

REGION, NATION, OFFICE, OPPONENT, CAPABILITY, BILL, TERROR, CONFLICT, WAR = (
    *("region", "nation", "office", "opponent", "capability", "bill", "terror", "conflict", "war"),
)
ATTACK, GREAT_CITY_ATTACK = "attack", "great_city_attack"
"""A terror attack by the level of the group that attacks, anywhere or in a city of special weight."""
FIRST_ROLL, SURPRISE = "war_begins", "war_by_surprise"
"""A war in its first roll, without surprise or with it."""
CIVIL_WAR, CIVIL_WAR_UN, CIVIL_WAR_US, CIVIL_WAR_INTEL, CIVIL_WAR_TALKS = (
    *("civil_war", "civil_war_un", "civil_war_us", "civil_war_intel", "civil_war_talks"),
)
"""A civil war by its region and place (`region * 10 + place`): in a war progress segment, in the UN's own talks, in
talks that the US asked the UN for, with shared intelligence, in talks of the US."""
CIVIL_WARS = (CIVIL_WAR, CIVIL_WAR_UN, CIVIL_WAR_US, CIVIL_WAR_INTEL, CIVIL_WAR_TALKS)
GROUP, GROUP_BY_SUPERSTARS, GROUP_WITH_ALLY = "group", "group_by_superstars", "group_with_ally"
"""A terror group by its region and place (`region * 10 + place`), also when superstars of the NSC staff act, or
an ally that knows the ground raids it with the US."""
GROUPS = (GROUP, GROUP_BY_SUPERSTARS, GROUP_WITH_ALLY)
_HOME = int(Region.CONUS)
ROGUE_STATE = "rogue_state"
"""A rogue state by its region and place (`region * 10 + place`)."""
SESSION = "session"
"""A legislative segment, by how often maneuvering was rolled for."""


@cache
def target(kind: str, id: int) -> Target:
    """The one thing of that kind and number."""
    return Target(kind, int(id))


def number(on: Subject, *kinds: str) -> int:
    """The number of a subject that has to be of one of these kinds."""
    if isinstance(on, Target) and on.kind in kinds and isinstance(on.id, int):
        return on.id
    raise RulesError(f"this happens to a {' or '.join(kinds)}, not to {on}")


def civil_war_target(kind: str, region: int, place: int) -> Target:
    """A civil war as the subject of a roll."""
    return target(kind, region * 10 + place)


def civil_war_of(on: Subject) -> tuple[int, int]:
    """The region and the place of a civil war."""
    return divmod(number(on, *CIVIL_WARS), 10)


def group_target(kind: str, region: int, place: int) -> Target:
    """A terror group as the subject of a roll."""
    return target(kind, region * 10 + place)


def group_place(on: Subject) -> tuple[int, int]:
    """The region of a terror group and its place there; at home, the last region, there can be more than ten."""
    found = number(on, *GROUPS)
    region = found // 10
    region = min(region, _HOME)
    return region, found - region * 10


def group_region(on: Subject) -> int:
    """The region of a terror group."""
    return group_place(on)[0]


def rogue_state_of(on: Subject) -> tuple[int, int]:
    """The region and the place of a rogue state."""
    return divmod(number(on, ROGUE_STATE), 10)


def is_one(on: Subject, kind: str) -> bool:
    """Whether the subject is of this kind."""
    return isinstance(on, Target) and on.kind == kind
