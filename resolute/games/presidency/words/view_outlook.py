"""What the outlook says: the evaluation so far, the legacy, dangers, votes, cup and decks."""

from __future__ import annotations

from collections.abc import Mapping

EVALUATION = "Evaluation"
TOGETHER = "In all"
NOT_JUDGED = "The five tracks (a historical start has no evaluation)"
IF_JUDGED_NOW = "Evaluation, if the year were judged now"
PARTS: Mapping[str, str] = {
    "approval_value": "Approval",
    "congress": "Congress",
    "media": "Media",
    "economy": "Economy",
    "homeland_security": "Homeland security",
    "hostile_regions": "Hostile regions",
    "rogue_states": "Rogue states",
}
LAST_YEAR = "The year that was judged last"
YEAR = "Year"
FIGURES: Mapping[str, str] = {
    "approval": "Approval, percent",
    "legacy": "Legacy points",
    "laws": "Laws",
    "wars": "Wars",
    "groups": "Terror groups",
    "lingering": "Lingering issues",
}
LEGACY = "Legacy"
LEGACY_SO_FAR = "Legacy so far"
FOR_APPROVAL = "For approval at the end"
PARTY_TURNED_AWAY = "The party has turned away"
IF_IT_ENDED_NOW = "If your term ended now"
RANK = "Rank"
DANGERS = "Dangers: steps to a loss"
TOUCHES = "What the rest of this card can touch"
LOSS = "loss"
NOT_IN_THIS_GAME = "not in this game"
DANGER: Mapping[str, str] = {
    "nato_war": "Russia–NATO war",
    "japan_war": "China–Japan war",
    "russian_victory": "Russia’s goals",
    "chinese_victory": "China’s influence",
    "rogue_state": "Level 4 rogue state",
    "rogue_states": "Too many rogues",
    "weapons_of_mass_destruction": "A rogue uses a WMD",
    "iran_nuclear": "Iran’s bomb + war",
    "korea_missiles": "Korean missiles, war",
    "lingering_issues": "Lingering issues",
    "six_wars": "A sixth war",
    "evaluation": "Evaluation of 16",
    "not_re_elected": "Not re-elected",
    "impeached": "Impeachment",
}
"""The losses in a few words each, by the keys of content/endings.py."""
WHEN: Mapping[str, str] = {
    "at_once": "ends the game at once",
    "december": "counts in December",
    "peer_acts": "counts when they act",
    "election": "counts on election day",
}
CHANCE_TO_PASS = "Chance that a vote passes"
CARD_IN_PLAY = "Crisis card"
IN_THE_CUP = "Left in the cup"
DECKS = "Decks"
DECK: Mapping[str, str] = {
    "crisis": "Crisis cards",
    "reshuffle": "Reshuffle pile",
    "two": "Deck 2",
    "three": "Deck 3",
    "terrorism": "Terrorism",
    "cascading": "Cascading",
    "disasters": "Disasters",
}
RIVALS = "Capabilities of Russia and China"


def remembered_like(place: int, name: str) -> str:
    return f"{place} of 18, like {name}"


def steps(count: int) -> str:
    return "1 step away" if count == 1 else f"{count} steps away" if count else "reached"


def points(count: int) -> str:
    return "1 point above it" if count == 1 else f"{count} points above it"


def capability_of(capability: str, peer: str) -> str:
    return f"{capability}, {peer}"


def of_region(key: str, region: str) -> str:
    return f"{region}, {key}"


def change(before: int, after: int) -> str:
    return f"{before} → {after}".replace("-", "−") if before != after else str(after).replace("-", "−")


LOOKED_AT = "Cards that you have seen"
FORESEEN = "Next in the crisis deck"


def crises_in(region: str) -> str:
    return f"Crises in {region}"


def stability_of(region: str) -> str:
    return f"Stability of {region}"


def tensions_on(nation: str) -> str:
    return f"Tensions of {nation}"
