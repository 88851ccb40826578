"""What effects on certain regions say."""

from __future__ import annotations

from collections.abc import Sequence

IN_A_RANDOM_REGION = "in a random region:"
IF_THERE_IS_NONE = "if there is none:"
A_TRADE_PARTNER = "in the region with a trade agreement (of several the one that is least aligned)"
SOME_GOODWILL = "you have a UN goodwill counter"
GOODWILL_WANTED = "a UN goodwill counter"
EASES_TWO_WORST = "crises −1 in each of the two regions where they are worst"


def listed(names: Sequence[str], word: str) -> str:
    return f"{', '.join(names[:-1])} {word} {names[-1]}" if len(names) > 1 else names[0]


def trade_with(region: str) -> str:
    return f"there is a trade agreement with {region}"


def least_stable(regions: Sequence[str]) -> str:
    return f"in the least stable of {listed(regions, 'and')}"


def strongest_terror(regions: Sequence[str], failing: str) -> str:
    return f"where the highest terror group of {listed(regions, 'and')} is (in {failing} if there is none)"


def first_with_terror(regions: Sequence[str]) -> str:
    return f"in {listed(regions, 'or')}, the first with a terror group"


def first_in_civil_war(regions: Sequence[str]) -> str:
    return f"in {listed(regions, 'or')}, the first with a civil war"


def trade_ends(place: str) -> str:
    return f"the trade agreement with {place} ends"


def ceasefire(place: str) -> str:
    return f"a civil war in {place} comes to a ceasefire; crises there −1"


def civil_war_over(place: str) -> str:
    return f"a civil war in {place} is over; crises there −1"


def fragile_peace(place: str) -> str:
    return f"a civil war in {place} is over, and an unstable state stays; crises there −1"


def group_fixed(place: str) -> str:
    return f"a terror group in {place} is a fixed target"


def steadies(place: str) -> str:
    return f"remove an unstable state from {place}; if there is none, {place} trends pro-US"


def loses_influence(peer: str, place: str) -> str:
    return f"influence of {peer} in {place} −1; if it can lose none, {place} trends pro-US"
