"""What rules/terror_at_home says: labels, prompts, reasons and sentences."""

from __future__ import annotations

GROUP_TO_TRACK = "there is a terror group in the United States that is not yet a fixed target"
GROUP_TO_RAID = "a terror group in the United States is a fixed target"
TRACK_PROMPT = "Which terror group do you track?"
ALREADY_TARGET_FIXED = "Already Target Fixed: raid it instead"
RAID_PROMPT = "Which terror group do you raid?"
NOT_TARGET_FIXED = "Only a group at Target Fixed can be raided"


def the_group_of_level(level: object, label: object) -> str:
    return f"The group of level {level} ({label})"
