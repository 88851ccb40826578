"""What effects on conflicts, programs, sanctions and wars that cards use say."""

from __future__ import annotations

WHICH_KIND_OF_WAR = "Missiles (1 to 4) or a combined war"
HEZBOLLAH_ATTACKS = "Hezbollah attacks Israel (d10: 1 to 4 with missiles, 5 or more in a combined war)"


def conflict(name: str, by: str) -> str:
    return f"conflict of {name} {by}"


def short_of_loss(words: str, region: str) -> str:
    instead = "instead of a war that would end the game: a tension on both sides"
    return f"{words} (at war already: crises in {region} +1; {instead})"


def program(which: str, by: str) -> str:
    return f"{which} {by}"


def sanctioned(kind: str, nation: str) -> str:
    return f"{kind} sanctions on {nation}, or tensions of {nation} +1 if there can be none"


def attacks_rogue(attacker: str, region: str) -> str:
    return f"{attacker} attacks the strongest rogue state in {region}"


def enemy_reinforced(who: str, by: str) -> str:
    return f"strength of the enemy of {who} {by}"


def rogue_to_attack(region: str) -> str:
    return f"there is a rogue state in {region} that nobody fights"


def war_on(attacker: str, defender: str) -> str:
    return f"{attacker} is at war with {defender}"


def war_wanted(attacker: str, defender: str) -> str:
    return f"{attacker} to be at war with {defender}"
