"""What effects_nation says: labels, prompts, reasons and sentences."""

from __future__ import annotations

THERE_ARE_THREE_TERROR_GROUPS_IN_THE = "there are three terror groups in the United States"
THE_WEAKEST_OF_THEM_RISES_BY_ONE = "the weakest of them rises by one level"
THE_CITY_IS_LOS_ANGELES_NEW_YORK = "the city is Los Angeles, New York or Washington"
ROLL_FOR_THE_SEVERITY = "roll for the severity, +1"
ROLL_FOR_THE_SEVERITY_2 = "roll for the severity"
BY_THE_LEVEL_OF_THE_GROUP = "by the level of the group:"
THE_GROUP_HAS_LEVEL_OR = "the group has level 3 or 4"
THE_GROUP_MOVES_ONE_BOX_TO_THE = "the group moves one box to the right on the intel track"
TARGET_FIXED = "Target Fixed"
THE_OPPONENTS = "the opponents'"
THE_ELECTION = "the election"
YOU_WIN_THE_GREATEST_AMERICAN_PRESIDENT = "you win: the greatest American President"
AT_LEAST_THREE_REGIONS_ARE_ALIGNED_AT = "at least three regions are aligned at 4 or less"
AT_LEAST_AS_MANY_REGIONS_AS_THE = "at least as many regions as the number of world opinion are aligned at 6 or more"


def a_terror_group_of_level_in(label: object) -> str:
    return f"a terror group of level 1 in {label}"


def a_terror_group_in_rises_by_one(label: object) -> str:
    return f"a terror group in {label} rises by one level, or the first one appears"


def the_group_has_level(level: object) -> str:
    return f"the group has level {level}"


def level(level: object) -> str:
    return f"level {level}:"


def the_group_goes_to(where: object) -> str:
    return f"the group goes to {where}"


def the_group_loses_the_rest_goes_to(levels: object, where: object) -> str:
    return f"the group loses {levels}, the rest goes to {where}"


def both_houses_come_under_control(whose: object) -> str:
    return f"both houses come under {whose} control"


def control_of_congress_moves_one_level_in(whose: object) -> str:
    return f"control of Congress moves one level in {whose} favor"


def re_elected_legacy_points(election_legacy: object) -> str:
    return f"re-elected; legacy points {election_legacy}"


def defeated_legacy_points(text: object) -> str:
    return f"defeated; legacy points {text}"


def gain_the_attribute_four_at_most(label: object) -> str:
    return f"gain the attribute {label}, four at most"


def you_lose(lower: object, losses: object) -> str:
    return f"you lose: {lower}{losses}"
