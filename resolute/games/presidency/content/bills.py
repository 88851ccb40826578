"""Everything that Congress can vote on: 16 bills, six initiatives, two kinds of nominee."""

from __future__ import annotations

from enum import IntEnum


class Bill(IntEnum):
    """Bills 1 to 16, the Greater Society initiatives, and a nominee for the court. (GM Bills)"""

    NONE = 0
    SOCIAL_SECURITY = 1
    TAX_REFORM = 2
    INFRASTRUCTURE = 3
    EDUCATION = 4
    HOMELAND_SECURITY = 5
    JOB_CREATION = 6
    HEALTH_CARE = 7
    IMMIGRATION = 8
    GUN_LEGISLATION = 9
    PRIVACY = 10
    ENERGY_INDEPENDENCE = 11
    CYBER_SECURITY = 12
    WELFARE = 13
    NASA = 14
    LINGERING_ISSUES = 15
    EXPANDED_MILITARY = 16
    SECURITY_AND_DEFENSE = 17
    FREEDOMS_AND_EQUALITY = 18
    SPACE = 19
    BALANCED_BUDGET = 20
    HEALTH_AND_LONGEVITY = 21
    SCIENCE = 22
    MODERATE_JUSTICE = 23
    IDEOLOGUE_JUSTICE = 24

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _BILLS[self]


_BILLS = (
    "no bill",
    "Social Security",
    "Tax Reform",
    "Infrastructure Upgrades",
    "Education",
    "Homeland Security",
    "Job Creation Package",
    "Health Care",
    "Immigration",
    "Gun Legislation",
    "Privacy Legislation",
    "Energy Independence",
    "Cyber Security",
    "Welfare",
    "NASA Funding",
    "Lingering Domestic Issues",
    "Expanded Military",
    "National Security and Defense",
    "Individual Freedoms and Equality",
    "Space",
    "Balanced Budgets",
    "Health and Longevity",
    "Science and Innovation",
    "a moderate Justice",
    "a party ideologue as Justice",
)
BILLS = tuple(Bill)[1:17]
INITIATIVES = tuple(Bill)[17:23]
NOMINEES = tuple(Bill)[23:]


class Place(IntEnum):
    """Where a bill lies."""

    UNUSED = 0
    # The five boxes of the pending bills, from strong support to "cannot be passed".
    MINUS_TWO = 1
    MINUS_ONE = 2
    ZERO = 3
    PLUS_ONE = 4
    CANNOT_PASS = 5
    SIGNED = 11
    SIGNED_LANDMARK = 12
    LANDMARK = 13
    OUT = 14
