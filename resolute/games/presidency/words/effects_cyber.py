"""What effects_cyber says: labels, reasons and sentences."""

from __future__ import annotations

CYBER_DIFFERENCE = "how far the best peer is ahead in cyber warfare"
EACH_POINT_OF_CYBER = "for each point that the best peer is ahead in cyber warfare (−1 for each that it is behind)"
NO_PEER = "the target is not Russia or China"
NETWORKS_DOWN = "its strength −1 in a war with you, or the relative strength moves one box against it"
ACTS_LESS = "it loses an action"
PROGRAM_DAMAGED = "its program goes one box back"
PROGRAM_FROZEN = "its program is held up until the end of the year"
ECONOMY_FALLS = "its economy −1"
ECONOMY_WORSENS = "its economy worsens"
CAPABILITY_HIT = "one of its strategic capabilities, at random, −1"
ENEMY_WEAKENED = "the strength of its enemy −1"
DETECTED = "it is detected: roll for the reaction at +3"
REACTS = "roll for the reaction"


def rogue_weakened(by: object, slows: bool) -> str:
    slowed = "; +2 on its roll when it recruits this year" if slows else ""
    return f"its strength −{by} in a war with you, or terror groups of the region lose {by} in all{slowed}"


def victim_tension(tensions: object) -> str:
    return f"{tensions} on the victim"


def relations_suffer(by: object) -> str:
    return f"relations with Russia or China trend {by}"
