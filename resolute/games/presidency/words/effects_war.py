"""What effects_war says: labels, reasons and sentences."""

from __future__ import annotations

NATIONAL_INTELLIGENCE = "national intelligence"
GREAT_POWERS = "a great power"
HEAVY_UNITS = "US heavy units"
AIR_FORCE = "the US Air Force"
SURFACE_FORCES = "good ground or naval forces"
AIR_POWER = "good air forces"
ALIGNMENT = "the alignment of the region"
INFLUENCE = "foreign influence"
SURPRISED = "the attacker has surprise"
KNOWN_BEFORE = "national intelligence prepared the war"
NO_MOVE = "the front holds"
ATTACKER = "the attacker"
DEFENDER = "the defender"
PEACE = "both sides make peace"
TO_GUERRILLA = "it becomes a guerrilla war"
ALLY_ESTRANGED = "the ally is estranged"
VERY_CLOSE = "the ally is very close"
ALIGNMENT_FALLS = "the alignment of the region −1"
GROUP = "terror group of level 2"
WAR_BEGINS = "the war begins"
WAR_BY_SURPRISE = "the war begins, with −1 to its first roll"
ROGUE_FIGHTS_ON = "the rogue state fights on as guerrillas"


def for_attacker(words: object) -> str:
    return f"if the attacker has {words} (+1 if the defender has)"


def moves(by: object) -> str:
    return f"{by} toward the attacker's win"


def loses(side: object, loss: object) -> str:
    return f"{side} loses {loss}"


def both_lose(loss: object) -> str:
    return f"both sides lose {loss}"


def allies_there(by: object) -> str:
    return f"closeness of the allies in the region {by}"


def peer_after_war(peer: object, by: object) -> str:
    return f"influence of {peer} in the region {by}, actions of {peer} {by}"


def rogue_falls(groups: object) -> str:
    return f"the rogue state is gone; {groups} in the region"


def rogue_splits(one: object, other: object) -> str:
    return f"rogue states of level {one} and level {other} are left"
