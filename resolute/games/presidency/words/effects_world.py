"""What effects_world says: labels, prompts, reasons and sentences."""

from __future__ import annotations

A_UN_GOODWILL_COUNTER = "a UN goodwill counter"
WHICH_ALLY = "Which ally?"
WHICH_REGION = "Which region?"
WHICH_CAPABILITY = "Which capability?"


def level(by: object, text: object) -> str:
    return f"{by} level{text}"


def comes_closer(levels: object, several: bool = False) -> str:
    return f"{'come' if several else 'comes'} {levels} closer"


def moves_away(levels: object, several: bool = False) -> str:
    return f"{'move' if several else 'moves'} {levels} away"


def trends_us(label: object, text: object) -> str:
    return f"{label} trends {text}-US"


def influence_of_in(label: object, label_2: object, by: object) -> str:
    return f"influence of {label} in {label_2} {by}"


def un_goodwill_counters(many: object) -> str:
    return f"{many} UN goodwill counters"


def give_back(counters: object) -> str:
    return f"give back {counters}"


def tensions_of(label: object, by: object) -> str:
    return f"tensions of {label} {by}"


def an_ally_which(ally_moves: object) -> str:
    return f"an ally, which {ally_moves}"


def a_region_which_trends_us(text: object) -> str:
    return f"a region, which trends {text}-US"


def capability_changes(by: object) -> str:
    return f"a strategic capability, which changes by {by}"
