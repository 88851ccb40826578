"""How near a historical start is to its goals: the figures they look at, and the points they bring now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.forces import UNITS, UnitType
from resolute.games.presidency.content.goals import GOALS, GRADES, MAX_GOAL_POINTS, Goal, GoalNeed
from resolute.games.presidency.content.places import Closeness, Nation, Region
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.state import Presidency

PANDEMIC = 42
"""The card of the pandemic."""
LAST_WAVE = "last-wave"
"""What is noted when the last stage of the pandemic is played."""
TALIBAN_LOST = "taliban-lost"
"""What is noted when the war against the Taliban is lost."""
GROUND = (UnitType.MARINES, UnitType.LIGHT, UnitType.HEAVY)
STRONG_GROUP = 2
HALFWAY = 6
"""The third box of the war track, in half boxes."""


class GoalStatus(msgspec.Struct, frozen=True):
    """A goal and the points that it would bring now."""

    goal: Goal
    points: int


def _highest(*regions: Region) -> Callable[[Presidency], int]:
    return lambda s: max(s.world.regions[region].highest_group for region in regions)


def _rogues(region: Region) -> Callable[[Presidency], int]:
    return lambda s: len(s.world.regions[region].rogue_states)


def us_wars(s: Presidency) -> int:
    """How many wars the United States are in."""
    return sum(war.us_side != 0 for war in s.world.wars)


def ground_troops(s: Presidency, region: Region) -> int:
    """Ground units in a region, those on their way there too."""
    return sum(unit.box == region and kind in GROUND for unit, (kind, _) in zip(s.world.units, UNITS, strict=True))


def _health_care(s: Presidency) -> int:
    """3 for a landmark, 2 for a law, 1 if it is pending at 0 or better."""
    bill = int(Bill.HEALTH_CARE)
    if any(one.bill == bill and one.place in (Place.SIGNED_LANDMARK, Place.LANDMARK) for one in s.congress.passed):
        return 3
    if bill in s.congress.signed:
        return 2
    return int(any(one.bill == bill and one.box <= Place.ZERO for one in s.congress.pending))


def _pandemic(s: Presidency) -> int:
    """2 if it was ended, 1 if its last stage has not been played, 0 if it has."""
    if PANDEMIC in s.decks.ended:
        return 2
    return int(LAST_WAVE not in s.scenario.happened)


def _taliban(s: Presidency) -> int:
    """2 if that war ended without a loss, 1 while it stands at box 3 or better, else 0."""
    fought = [war for war in s.world.wars if war.defender == Belligerent.TALIBAN]
    if fought:
        return int(fought[0].status >= HALFWAY)
    return 0 if TALIBAN_LOST in s.scenario.happened else 2


FIGURES: Mapping[str, Callable[[Presidency], int]] = {
    "homeland_security": lambda s: s.nation.homeland_security,
    "group_at_home": _highest(Region.CONUS),
    "mountain_rogues": _rogues(Region.CENTRAL_SOUTH_ASIA),
    "groups_there": _highest(Region.CENTRAL_SOUTH_ASIA, Region.MIDDLE_EAST),
    "closest": lambda s: int(
        all(s.world.closeness(one) == Closeness.VERY_CLOSE for one in (Nation.NATO, Nation.UNITED_KINGDOM))
    ),
    "opinion": lambda s: s.world.opinion,
    "economy": lambda s: s.nation.economy,
    "us_wars": us_wars,
    "approval": lambda s: s.president.approval,
    "worsening": lambda s: int(s.nation.economy_trend < 0),
    "health_care": _health_care,
    "troops": lambda s: ground_troops(s, Region.MIDDLE_EAST),
    "programs": lambda s: s.world.iran_nuclear + s.world.korea_missiles,
    "hostile_regions": lambda s: s.hostile_regions,
    "lower_economy": lambda s: min(s.nation.economy, s.scenario.third_year_economy or s.nation.economy),
    "caliphate_rogues": _rogues(Region.MIDDLE_EAST),
    "strong_groups": lambda s: sum(
        one.level >= STRONG_GROUP for one in s.world.regions[Region.MIDDLE_EAST].terror_groups
    ),
    "influence": lambda s: s.world.total_influence(0) + s.world.total_influence(1),
    "korea_program": lambda s: s.world.korea_missiles,
    "koreas": lambda s: s.world.conflicts[Track.KOREAS].status,
    "lingering": lambda s: s.nation.lingering_issues,
    "scandal": lambda s: int(s.cabinet.members[0].scandal > 0),
    "virus": _pandemic,
    "domestic_crisis": lambda s: s.nation.domestic_crisis,
    "us_iran": lambda s: s.world.conflicts[Track.US_IRAN].status,
    "iran_program": lambda s: s.world.iran_nuclear,
    "taliban": _taliban,
}


def met(s: Presidency, need: GoalNeed) -> bool:
    """Whether a need of a goal is met now."""
    value = FIGURES[need.figure](s)
    return value >= need.value if need.least else value <= need.value


def goals_now(s: Presidency) -> list[GoalStatus]:
    """Every goal of the start with the points that it would bring now; none in the sandbox."""
    found = []
    for goal in GOALS.get(s.scenario.key, ()):
        points = next((n for n in (3, 2, 1) if all(met(s, need) for need in goal.points[n - 1])), 0)
        found.append(GoalStatus(goal, points))
    return found


def max_points(s: Presidency) -> int:
    """What all goals together can bring."""
    return MAX_GOAL_POINTS * len(GOALS.get(s.scenario.key, ()))


def grade(goals: list[GoalStatus]) -> str:
    """The ending that these points bring."""
    total = sum(one.points for one in goals)
    reached = [key for key, points in GRADES if total >= points]
    if reached[-1] == GRADES[-1][0] and any(not one.points for one in goals):
        reached.pop()
    return reached[-1]
