"""What rules/cyber says: labels and prompts."""

from __future__ import annotations

AIMS = {"program": "its program", "infrastructure": "its military and government networks", "economy": "its economy"}
ATTACK = "Attack their networks"
NO_ATTACK = "Leave their networks alone"


def attack(nation: object, aim: object) -> str:
    return f"{nation}: cyber attack on {aim}"


def on_rogue(region: object) -> str:
    return f"{region}: cyber attack on the rogue state"


def attack_in_war(enemy: object) -> str:
    return f"Before the war with {enemy} goes on: attack their networks?"
