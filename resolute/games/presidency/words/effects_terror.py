"""What effects_terror says: labels, reasons and sentences."""

from __future__ import annotations

from resolute.games.presidency.words.small import does

STRONG_GROUPS = "terror groups of level 3 or 4"
EACH_STRONG_GROUP = "for every terror group of level 3 or 4"
FOCUS_THERE = "national intelligence is focused there"
STRONG_ONE = "the group has level 3 or 4"
FIXED = "the group is a fixed target"
MUCH_INFLUENCE = "Russia or China has three or more influence there"
WITH_ALLY = "with NATO, the United Kingdom or Israel"
BY_SUPERSTARS = "the superstars of the NSC staff do it"
WATCHED = "Russia or China has influence there and better cyber warfare"
SOME_ROGUE_STATE = "there is a rogue state in the world"
GROUP_FOUND = "the group moves one box to the right on the intel track"
FOOTPRINT_THERE = "a US footprint in the region"
HIGHEST_RISES = "the highest terror group rises by one level"
TWO_RIFTS = "two allies are estranged"


def unit_there(kind: object) -> str:
    return f"a US {kind} is in the region"


def leads(capability: object) -> str:
    return f"no peer matches US {capability}"


def group_goes(box: object) -> str:
    return f"the group goes back to {box}"


def group_hit(levels: object, box: object) -> str:
    return f"the group loses {levels}, and what is left goes to {box}"


def group_found_in(box: object) -> str:
    return f"a terror group (level 3, 2 or 1) goes to {box}"


def intelligence_used(strength: int) -> str:
    first = "prepare a war, or " if strength > 1 else ""
    return f"use it: {first}+{strength} strength in a war of yours or of an ally there, or talks in a civil war at −2"


def exported(region: object) -> str:
    return f"a terror group of level 1 or 2 in {region} rises by one level, or a new one appears"


def rift(ally: object) -> str:
    return f"{does(str(ally), 'is', 'are')} estranged"
