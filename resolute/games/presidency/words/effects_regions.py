"""What effects on regions say."""

from __future__ import annotations

THE_REGION = "the region"
WHOSE_INFLUENCE = "Whose influence grows"
RUSSIA_OR_CHINA = "Russia (1 to 4) or China (5 to 10)"
UNSTABLE_STATE = "unstable state"
TERROR_GROUP = "terror group"
IRANIAN_INFLUENCE = "Iran gains influence in the Middle East"


def crises(place: str, by: str) -> str:
    return f"crises in {place} {by}"


def crises_stand(place: str, value: int) -> str:
    return f"crises in {place} go to {value}"


def stability(place: str, by: str) -> str:
    return f"stability of {place} {by}"


def trends(place: str, way: str) -> str:
    return f"{place} trends {way}-US"


def influence(who: str, place: str, by: str) -> str:
    return f"influence of {who} in {place} {by}"


def appears(states: str, place: str) -> str:
    return f"{states} in {place}"


def removed(states: str, place: str) -> str:
    return f"remove {states} from {place}"


def civil_war(place: str) -> str:
    return f"a civil war breaks out in {place}"


def unstable_to_civil_war(place: str) -> str:
    return f"an unstable state in {place} falls into civil war"


def new_group(level: int, place: str) -> str:
    return f"a new terror group of level {level} in {place}"


def group_rises(place: str) -> str:
    return f"a terror group in {place} rises by one level, or one appears"


def group_only_rises(place: str) -> str:
    return f"a terror group in {place} rises by one level"


def highest_group_rises(place: str) -> str:
    return f"the highest terror group in {place} rises by one level"


def group_falls(place: str, levels: str) -> str:
    return f"a terror group in {place} loses {levels}"


def regional_ally(place: str, way: str) -> str:
    return f"an ally in {place} moves one level {way}"


def groups_in_random_regions(groups: str, level: int) -> str:
    return f"{groups} of level {level} in random regions"
