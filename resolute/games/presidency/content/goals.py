"""What wins a historical start: goals, and what each of their three points needs. (TSF Historical Scenarios)"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class GoalNeed(msgspec.Struct, frozen=True):
    """A figure of victory.py that must be at least, or at most, so much."""

    figure: str
    value: int
    least: bool = True


Needs = tuple[GoalNeed, ...]


class Goal(msgspec.Struct, frozen=True):
    """A goal of a start: what brings one, two and three points."""

    key: str
    points: tuple[Needs, Needs, Needs]


def _least(figure: str, value: int) -> GoalNeed:
    return GoalNeed(figure, value)


def _most(figure: str, value: int) -> GoalNeed:
    return GoalNeed(figure, value, least=False)


def _rising(key: str, figure: str, *values: int, also: Needs = ()) -> Goal:
    """Three marks on one figure, and what must hold besides."""
    first, second, third = ((_least(figure, one), *also) for one in values)
    return Goal(key, (first, second, third))


def _falling(key: str, figure: str, *values: int, also: Needs = ()) -> Goal:
    first, second, third = ((_most(figure, one), *also) for one in values)
    return Goal(key, (first, second, third))


GOALS: Mapping[str, tuple[Goal, ...]] = {
    "2001": (
        _rising("homeland", "homeland_security", 5, 6, 7, also=(_most("group_at_home", 1),)),
        _falling("mountains", "groups_there", 3, 2, 1, also=(_most("mountain_rogues", 0),)),
        _rising("alliance", "opinion", 4, 5, 6, also=(_least("closest", 1),)),
        _rising("prosperity", "economy", 5, 6, 7),
        Goal(
            "no-endless-war",
            ((_most("us_wars", 1),), (_most("us_wars", 0),), (_most("us_wars", 0), _least("approval", 54))),
        ),
    ),
    "2009": (
        _rising("recovery", "economy", 4, 5, 6, also=(_most("worsening", 0),)),
        _rising("law", "health_care", 1, 2, 3),
        Goal(
            "home",
            (
                (_most("troops", 1), _most("us_wars", 1)),
                (_most("troops", 0), _most("us_wars", 1)),
                (_most("troops", 0), _most("us_wars", 0)),
            ),
        ),
        _falling("nonproliferation", "programs", 5, 4, 3),
        Goal(
            "standing",
            (
                (_least("opinion", 5), _most("hostile_regions", 3)),
                (_least("opinion", 6), _most("hostile_regions", 2)),
                (_least("opinion", 7), _most("hostile_regions", 1)),
            ),
        ),
    ),
    "2017": (
        _rising("prosperity", "lower_economy", 5, 6, 7),
        _falling("caliphate", "strong_groups", 2, 1, 0, also=(_most("caliphate_rogues", 0),)),
        _falling("rivals", "influence", 18, 15, 12),
        Goal(
            "korea",
            (
                (_most("korea_program", 4), _most("koreas", 3)),
                (_most("korea_program", 3), _most("koreas", 2)),
                (_most("korea_program", 2), _most("koreas", 2)),
            ),
        ),
        _falling("house", "lingering", 3, 2, 1, also=(_most("scandal", 0),)),
    ),
    "2020": (
        Goal(
            "virus",
            ((_least("virus", 1),), (_least("virus", 2),), (_least("virus", 2), _most("domestic_crisis", 0))),
        ),
        _rising("work", "economy", 4, 5, 6),
        _falling("streets", "lingering", 3, 2, 1),
        Goal(
            "gulf",
            (
                (_most("us_iran", 3), _most("iran_program", 3)),
                (_most("us_iran", 2), _most("iran_program", 3)),
                (_most("us_iran", 1), _most("iran_program", 2)),
            ),
        ),
        Goal(
            "last-campaign",
            (
                (_least("taliban", 1),),
                (_least("taliban", 2),),
                (_least("taliban", 2), _most("mountain_rogues", 0), _least("approval", 50)),
            ),
        ),
    ),
}

MAX_GOAL_POINTS = 3
"""What one goal can bring."""
GRADES = (("term_survived", 0), ("narrow_success", 4), ("strong_presidency", 8), ("for_the_books", 12))
"""The endings of a historical start, with the points from which each comes; the best also needs every goal met."""
