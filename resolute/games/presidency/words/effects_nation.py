"""What effects_nation says: labels, prompts, reasons and sentences."""

from __future__ import annotations

THREE_GROUPS_AT_HOME = "there are three terror groups in the United States"
WEAKEST_GROUP_RISES = "the weakest of them rises by one level"
MAJOR_CITY_STRUCK = "the city is Los Angeles, New York or Washington"
ROLL_FOR_THE_SEVERITY = "roll for the severity, +1"
ROLL_FOR_SEVERITY = "roll for the severity"
BY_GROUP_LEVEL = "by the level of the group:"
THE_GROUP_HAS_LEVEL_OR = "the group has level 3 or 4"
GROUP_IS_TRACKED = "the group moves one box to the right on the intel track"
TARGET_FIXED = "Target Fixed"
THE_OPPONENTS = "the opponents'"
THE_ELECTION = "the election"
AUTOMATIC_VICTORY = "you win: the greatest American President"
THREE_REGIONS_AGAINST_US = "at least three regions are aligned at 4 or less"
REGIONS_MATCH_WORLD_OPINION = "at least as many regions as the number of world opinion are aligned at 6 or more"


def new_terror_group(label: object) -> str:
    return f"a terror group of level 1 in {label}"


def terror_group_rises(label: object) -> str:
    return f"a terror group in {label} rises by one level, or the first one appears"


def the_group_has_level(level: object) -> str:
    return f"the group has level {level}"


def level(level: object) -> str:
    return f"level {level}:"


def the_group_goes_to(where: object) -> str:
    return f"the group goes to {where}"


def group_loses_levels(levels: object, where: object) -> str:
    return f"the group loses {levels}, the rest goes to {where}"


def both_houses_come_under_control(whose: object) -> str:
    return f"both houses come under {whose} control"


def control_moves(whose: object) -> str:
    return f"control of Congress moves one level in {whose} favor"


def re_elected_legacy_points(election_legacy: object) -> str:
    return f"re-elected; legacy points {election_legacy}"


def defeated_legacy_points(text: object) -> str:
    return f"defeated; legacy points {text}"


def gain_attribute(label: object) -> str:
    return f"gain the attribute {label}, four at most"


def you_lose(lower: object, losses: object) -> str:
    return f"you lose: {lower}{losses}"
