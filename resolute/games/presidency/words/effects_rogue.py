"""What effects of rogue and unstable states say."""

from __future__ import annotations

RECRUITS = "the rogue state rises by one level"
WEAPON = "the rogue state has a weapon of mass destruction"
USES_WEAPON = "at war with the United States and with a weapon of mass destruction it uses it: you lose"
RECOVERS = "an unstable state recovers"
CIVIL_WAR = "an unstable state falls into civil war"
ROGUE_STATE = "an unstable state becomes a rogue state of level 1"
RANDOM_CAPABILITY = "a random capability of the United States +1"


def level(level: int) -> str:
    return f"the rogue state has level {level} or more"


def reinforced(by: str) -> str:
    return f"strength of the rogue state {by}"


def alignment(region: str, by: str) -> str:
    return f"alignment of {region} {by}"
