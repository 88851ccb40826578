"""What rules/terror_at_home says: labels, prompts, reasons and sentences."""

from __future__ import annotations

THERE_IS_A_TERROR_GROUP_IN_THE = "there is a terror group in the United States that is not yet a fixed target"
A_TERROR_GROUP_IN_THE_UNITED_STATES = "a terror group in the United States is a fixed target"
WHICH_TERROR_GROUP_DO_YOU_TRACK = "Which terror group do you track?"
ALREADY_TARGET_FIXED_RAID_IT_INSTEAD = "Already Target Fixed: raid it instead"
WHICH_TERROR_GROUP_DO_YOU_RAID = "Which terror group do you raid?"
ONLY_A_GROUP_AT_TARGET_FIXED_CAN = "Only a group at Target Fixed can be raided"


def the_group_of_level(level: object, label: object) -> str:
    return f"The group of level {level} ({label})"
