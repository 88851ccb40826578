"""What effects_forces says: labels, prompts, reasons and sentences."""

from __future__ import annotations

A_CAPABILITY = "a strategic capability"
AT_ITS_BEST = "Already at its best"
RAPID_COUNTER = "a rapid capabilities counter gives one more roll (1 to 7) when capabilities improve"
UNIT_TO_MOVE = "a unit can move"
ROOM_FOR_RAPID = "fewer than two rapid capabilities counters are in use"


def now_at(value: object) -> str:
    return f"now {value}"


RESUPPLIED = "the ally's strength +1, a tension on its enemy, and the ally comes one level closer"
ALLY_STRONGER = "the relative strength moves one box toward the ally"
ALLY_RELIEVED = "one less tension on the ally"
ALLY_ACTS_MORE = "the ally gets one more action"
SOMEBODY_TO_SUPPORT = "an ally is at war, or a very close ally has an enemy"
SOMEBODY_TO_FIGHT = "there is somebody to attack, with forces or in their networks"
A_REGION_TO_HELP = "a region with a footprint, a war or a civil war"
REGION_TO_HELP = "there is a footprint, a war or a civil war in the world"
FOOTPRINT_GOES = "a footprint is removed from the region"


def opponent_tension(by: object) -> str:
    return f"tensions of the enemy {by}"


def region_to_help(footprints: int, crisis: object) -> str:
    return f"{footprints} footprint{'' if footprints == 1 else 's'}, crises at {crisis}"


GROUP_TO_FIND = "there is a terror group abroad that is not yet a fixed target"
GROUP_TO_STRIKE = "there is a terror group abroad that is located or a fixed target"
