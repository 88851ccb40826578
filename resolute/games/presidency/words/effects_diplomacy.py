"""What effects and picks of diplomacy say."""

from __future__ import annotations

from resolute.games.presidency.content.diplomacy import Trade

A_REGION = "a region"
A_REGION_IN_CRISIS = "a region in crisis"
NO_CRISIS = "No crisis there"
A_REGION_WITH_INFLUENCE = "a region aligned at 6 or more with foreign influence"
A_REGION_WITHOUT_AGREEMENT = "a region without a trade agreement"
AGREED_ALREADY = "An agreement is in force"
A_NATION_WITH_TENSIONS = "a nation with tensions"
A_TARGET = "Russia, China, Iran or North Korea"
RELATIONS_TOO_GOOD = "Relations are too good for sanctions"
UNDER_SANCTIONS = "Under both kinds of sanctions already"
A_CONFLICT = "a conflict above 1 that is not at war"
THE_PEER_GAINS = "the peer with more influence in the region gains a counter"
A_PEER_LOSES = "the peer with more influence in the region loses a counter"
IS_ALLY = "the nation is an ally"


def crises(value: int) -> str:
    return f"crises {value}"


def aligned(value: int, trend: int) -> str:
    return f"aligned at {value}{(', anti-US', '', ', pro-US')[trend + 1]}"


def influenced(russia: int, china: int) -> str:
    return f"Russia {russia}, China {china}"


def needs_alignment(least: int) -> str:
    return f"Needs alignment {least} or more, and influence beside a base"


def trade(stage: Trade) -> str:
    return "Congress must agree" if stage == Trade.PENDING else "talks"


def tensions(count: int) -> str:
    return "no tensions" if not count else "1 tension" if count == 1 else f"{count} tensions"


def status(value: int) -> str:
    return f"status {value}"


def agreement(stage: str) -> str:
    return f"the trade agreement is {stage}" if stage else "the trade agreement is over"


def agreement_is(stage: str) -> str:
    return f"the trade agreement is {stage or 'not begun'}"


def loses_influence(peer: str) -> str:
    return f"{peer} loses an influence counter"


def sanctions(kind: str) -> str:
    return f"{kind} sanctions"


def can_sanction(kind: str) -> str:
    return f"{kind} sanctions are possible"


def has_influence(peer: str) -> str:
    return f"{peer} has influence beside a base there"


def is_nation(nation: str) -> str:
    return f"it is {nation}"


def there_is(words: str) -> str:
    return f"there is {words}"


def calms(relief: int, thanked: bool) -> str:
    said = "the conflict −1"
    if relief:
        said += f"; {relief} fewer tension{'s' * (relief > 1)} on each side"
    return said + ("; its region trends pro-US" if thanked else "")
