"""The 16 presidential attributes and the five exceptional resources of the White House."""

from __future__ import annotations

from enum import IntEnum


class Attribute(IntEnum):
    """Twelve good ones, four bad ones. (GM Presidential Attributes)"""

    LIKEABLE = 0
    EFFICIENT = 1
    MEDIA_SAVVY = 2
    BUSINESS_FRIENDLY = 3
    ORATOR = 4
    MILITARY = 5
    MODERATE_INFLUENCE = 6
    RESPECTED_BY_CONGRESS = 7
    TEFLON = 8
    ALLYS_BEST_FRIEND = 9
    DOMESTIC_FOCUS = 10
    TEAM_BUILDER = 11
    DISORGANIZED = 12
    HEAVILY_PARTISAN = 13
    MANAGES_STRESS_POORLY = 14
    LACKING_SOCIAL_GRACES = 15

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _ATTRIBUTES[self]

    @property
    def good(self) -> bool:
        """Whether it helps; the last four do not."""
        return self < Attribute.DISORGANIZED


_ATTRIBUTES = (
    "Likeable",
    "Efficient",
    "Media Savvy",
    "Business Friendly",
    "Orator",
    "Military",
    "Moderate Influence",
    "Respected by Congress",
    "Teflon",
    "An Ally's Best Friend",
    "Domestic Focus",
    "Team Builder",
    "Disorganized",
    "Heavily Partisan",
    "Manages Stress Poorly",
    "Lacking Social Graces",
)
MAX_ATTRIBUTES = 4


class Resource(IntEnum):
    """Crisis cards 1 to 5: people who make the White House better. (GM Exceptional White House Resources)"""

    CHIEF_OF_STAFF = 1
    TREASURY = 2
    NSC_STAFF = 3
    PRESS_SECRETARY = 4
    LEGISLATIVE_LIAISON = 5

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _RESOURCES[self - 1]


_RESOURCES = (
    "Amazing Chief of Staff",
    "Amazing Secretary of the Treasury",
    "Superstars on the NSC Staff",
    "Gifted Press Secretary",
    "Trusted Legislative Liaison",
)


class Focus(IntEnum):
    """What the President and the cabinet can put first. (GM POTUS/Cabinet Focus)"""

    CONGRESS = 0
    ECONOMY = 1
    HOMELAND_SECURITY = 2
    PUBLIC_AND_PRESS = 3
    DOMESTIC_CRISES = 4
    CABINET = 5

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _FOCUSES[self]


_FOCUSES = (
    "relations with Congress",
    "the economy",
    "homeland security",
    "public and press relations",
    "domestic crises",
    "cabinet effectiveness",
)
