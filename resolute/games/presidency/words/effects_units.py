"""What effects on US units and footprints say."""

from __future__ import annotations

from resolute.games.presidency.words.small import counted

ARMY_ABROAD = "a light or heavy army unit is abroad, outside South Korea"


def deploys(unit: str, region: str) -> str:
    return f"{counted(1, unit)} goes from home to {region}, if there is one"


def come_home(place: str) -> str:
    return f"all US units in {place} come home"


def footprint(place: str) -> str:
    return f"leave a US footprint in {place}"


def footprints_go(place: str) -> str:
    return f"remove all US footprints from {place}"
