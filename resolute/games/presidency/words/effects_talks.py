"""What talks of the President say."""

from __future__ import annotations

A_WAR = "a war or a region with a civil war"
WAR = "war"
A_PEER = "Russia or China"
SUMMIT = "discuss up to three problems, by relations; each is rolled for and may have a price"
IS_WAR = "it is a war between states"
ROLL_ON_CIVIL_WARS = "roll for a civil war of the region"


def civil_wars(fighting: int, ceasefires: int) -> str:
    return f"civil wars {fighting}, ceasefires {ceasefires}"


def relations(value: int) -> str:
    return f"relations {value}"
