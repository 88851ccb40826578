"""What effects of Russia and China say."""

from __future__ import annotations

SPREADS = "Whether influence spreads"
A_RANDOM_REGION = "a random region"
VETO = "UN sanctions on Iran, else on North Korea, are lifted"
PROVOKES = "China goes to war with Japan, by its own provocation"


def spreads(peer: str, region: str) -> str:
    return f"{peer} gains influence in {region}, which trends anti-US, if a d10 and its alignment are 10 or less"


def leads(peer: str, by: int) -> str:
    return f"cyber warfare of {peer} is {('worse than', 'equal to', 'better than')[by + 1]} yours"


def not_stronger(side: str) -> str:
    return f"{side} is not the stronger side"
