"""What effects on nations say."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.presidency.words.small import does

RUSSIA_OR_CHINA = "Russia or China"
PEER_LOSES_ACTION = "Russia (1 to 5) or China (6 to 10) loses an action"
ALLY_LOSES_ACTION = "an ally in the region loses an action"
A_RANDOM_CAPABILITY = "a random capability"


def conflict(name: str, by: str) -> str:
    return f"conflict of {name} {by}"


def at_most(words: str, most: int) -> str:
    return f"{words}, to {most} at most"


def stronger(name: str, side: str) -> str:
    return f"relative strength of {name} moves toward {side}"


def program(which: str, by: str) -> str:
    return f"{which} {by}"


def actions(nation: str, by: str) -> str:
    return f"actions of {nation} {by}"


def posture(peer: str, value: int) -> str:
    return f"{peer} takes posture {value}"


def capability(peer: str, which: str, by: str) -> str:
    return f"{which} of {peer} {by}"


def imposed(kind: str, nation: str) -> str:
    return f"{kind} sanctions on {nation}"


def lifted(kind: str, nation: str) -> str:
    return f"lift {kind} sanctions on {nation}"


def the_region_is(regions: Sequence[str]) -> str:
    return "the region is " + " or ".join(regions)


def at_war(name: str) -> str:
    return f"there is a war between {name}"


def is_at_war(who: str) -> str:
    return f"{does(who, 'is', 'are')} at war"


def is_not_at_war(who: str) -> str:
    return f"{does(who, 'is', 'are')} not at war"


def under(nation: str, kind: str) -> str:
    return f"{nation} is under {kind + ' ' if kind else ''}sanctions"
