"""How close each of the 14 losses is, counted in steps: boxes of a track or counters that are still missing. (GM
Auto-Loss)

Nothing hidden is looked at. A step is what one bad result can bring at least, so that no loss is nearer than it says
unless a result brings several at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.conflicts import CONFLICTS, Track
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.content.peers import BASE, CHINESE_GOAL, RUSSIAN_GOAL, RUSSIAN_STABILITY
from resolute.games.presidency.content.places import Closeness, Nation, Region
from resolute.games.presidency.content.programs import MASS_DEPLOYMENT
from resolute.games.presidency.content.terror import HIGHEST_LEVEL, ROGUE_COUNTERS
from resolute.games.presidency.content.tracks import LINGERING_ISSUES
from resolute.games.presidency.content.wars import MAX_WARS
from resolute.games.presidency.operations.conflicts import at_war
from resolute.games.presidency.state import Presidency

LOST_AT = 16
"""An evaluation of so many points or fewer loses. (TSF Presidential Performance Evaluation)"""
CONVICTED_AFTER = 4
"""A scandal breaks, deepens, concludes, and may end in a conviction."""
WEAPON_USED_AFTER = 4
"""A rogue state rises, gets a weapon, is at war, and uses it."""
AT_ONCE, DECEMBER, PEER_ACTS, ELECTION = "at_once", "december", "peer_acts", "election"
"""When a loss is looked at."""


class Danger(msgspec.Struct, frozen=True):
    """A loss: how far it has come of how far it must, and when it counts. `points` says that it is counted in points
    of the evaluation; without `counts` it cannot happen in this game."""

    key: str
    done: int
    of: int
    when: str
    points: bool = False
    counts: bool = True

    @property
    def steps(self) -> int:
        """How many steps are missing; none: it happens as soon as it is looked at."""
        return max(self.of - self.done, 0)


def _conflict(key: str, track: Track) -> Callable[[Presidency], Danger]:
    """A war that loses at once; one that is fought, because China provoked it, loses nothing."""

    def find(s: Presidency) -> Danger:
        done = 0 if at_war(s, track) else s.world.conflicts[track].status
        return Danger(key, done, CONFLICTS[track].war, AT_ONCE)

    return find


def _russia(s: Presidency) -> Danger:
    """A base in Eastern Europe, nine influence, and a shaky Eurozone or alliance."""
    world = s.world
    east = world.regions[Region.EASTERN_EUROPE]
    missing = max(RUSSIAN_GOAL - world.total_influence(Nation.RUSSIA), 0)
    if not east.russian_base:
        missing = max(missing, BASE - min(east.russian_influence, BASE - 1))
    weak = world.regions[Region.EUROZONE].stability < RUSSIAN_STABILITY or any(
        world.closeness(ally) < Closeness.VERY_CLOSE for ally in (Nation.NATO, Nation.UNITED_KINGDOM)
    )
    of = RUSSIAN_GOAL + 1
    return Danger("russian_victory", of - missing - (not weak), of, PEER_ACTS)


def _china(s: Presidency) -> Danger:
    return Danger("chinese_victory", s.world.total_influence(Nation.CHINA), CHINESE_GOAL, PEER_ACTS)


def _rogue_state(s: Presidency) -> Danger:
    levels = [one.level for region in s.world.regions for one in region.rogue_states]
    return Danger("rogue_state", max(levels, default=0), HIGHEST_LEVEL, DECEMBER)


def _rogue_states(s: Presidency) -> Danger:
    return Danger("rogue_states", s.world.rogue_count, ROGUE_COUNTERS + 1, AT_ONCE)


def _weapons(s: Presidency) -> Danger:
    states = [one for region in s.world.regions for one in region.rogue_states]
    done = max((1 + one.weapon + one.at_war for one in states), default=0)
    return Danger("weapons_of_mass_destruction", done, WEAPON_USED_AFTER, AT_ONCE)


def _program(key: str, track: Track, figure: Callable[[Presidency], int]) -> Callable[[Presidency], Danger]:
    """A program in its last box, and a war."""

    def find(s: Presidency) -> Danger:
        status = s.world.conflicts[track].status
        return Danger(key, min(figure(s), MASS_DEPLOYMENT) + status, MASS_DEPLOYMENT + CONFLICTS[track].war, AT_ONCE)

    return find


def _lingering(s: Presidency) -> Danger:
    return Danger("lingering_issues", s.nation.lingering_issues, LINGERING_ISSUES.high + 1, AT_ONCE)


def _wars(s: Presidency) -> Danger:
    return Danger("six_wars", len(s.world.wars), MAX_WARS + 1, AT_ONCE)


def _evaluation(s: Presidency) -> Danger:
    """A historical start has no evaluation."""
    counts = not s.scenario.key
    return Danger("evaluation", 0, max(s.performance - LOST_AT, 0), DECEMBER, points=True, counts=counts)


def _election(s: Presidency) -> Danger:
    """Only a historical start demands it."""
    return Danger("not_re_elected", 0, 1, ELECTION, counts=bool(s.scenario.key) and s.president.re_elected <= 0)


def _impeached(s: Presidency) -> Danger:
    return Danger("impeached", s.cabinet.members[Office.PRESIDENT].scandal, CONVICTED_AFTER, AT_ONCE)


_FIND: Mapping[str, Callable[[Presidency], Danger]] = {
    "nato_war": _conflict("nato_war", Track.RUSSIA_NATO),
    "japan_war": _conflict("japan_war", Track.CHINA_JAPAN),
    "russian_victory": _russia,
    "chinese_victory": _china,
    "rogue_state": _rogue_state,
    "rogue_states": _rogue_states,
    "weapons_of_mass_destruction": _weapons,
    "iran_nuclear": _program("iran_nuclear", Track.ISRAEL_IRAN, lambda s: s.world.iran_nuclear),
    "korea_missiles": _program("korea_missiles", Track.KOREAS, lambda s: s.world.korea_missiles),
    "lingering_issues": _lingering,
    "six_wars": _wars,
    "evaluation": _evaluation,
    "not_re_elected": _election,
    "impeached": _impeached,
}


def dangers(s: Presidency) -> tuple[Danger, ...]:
    """Every loss, the nearest first; one that cannot happen in this game comes last."""
    found = [_FIND[key](s) for key in LOSSES]
    return tuple(sorted(found, key=lambda one: (not one.counts, one.steps)))
