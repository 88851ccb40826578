"""What rules/hostilities says: labels, prompts and reasons."""

from __future__ import annotations

from resolute.games.presidency.content.wars import COLUMNS

HOW_DO_YOU_SUPPORT = "How do you support an ally?"
AGAINST_WHOM = "Against whom do you open hostilities?"
AT_WAR_THERE = "Already at war with a rogue state there"
NATO_NOT_CLOSE = "Needs NATO to be very close"
FIVE_WARS = "A sixth war would lose the game"
NO_FORCES = "No US forces within reach"


def resupply(ally: object, enemy: object) -> str:
    return f"Resupply {ally} against {enemy}"


def train(ally: str, enemy: str) -> str:
    return f"Train with {ally} against {enemy}"


def arm(ally: str, enemy: str) -> str:
    return f"Sell arms to {ally} against {enemy}"


def war_on(level: object, region: object) -> str:
    return f"{region}: war on the rogue state of level {level}"


def odds(attacking: object, defending: object, column: int) -> str:
    return f"strength {attacking} against {defending}, odds {COLUMNS[column]}"
