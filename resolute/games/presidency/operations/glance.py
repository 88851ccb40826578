"""The regions at a glance: where something can be done, looked up once for all the actions that ask."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from resolute.engine.pieces import REMEMBERED
from resolute.engine.subjects import Target
from resolute.games.presidency.content.diplomacy import Trade
from resolute.games.presidency.content.places import PEERS, WORLD
from resolute.games.presidency.content.printed import FRIENDLY
from resolute.games.presidency.state import RegionStatus, TerrorGroup
from resolute.games.presidency.subjects import REGION, target

REGIONS = tuple(target(REGION, one) for one in WORLD)
"""The eight world regions as what something happens to."""


class Glance(NamedTuple):
    """The regions with a crisis, with influence that could be pushed back, without a trade agreement, with footprints
    or civil wars, with civil wars, and with a rogue state; and the terror groups of each."""

    in_crisis: tuple[Target, ...]
    influenced: tuple[Target, ...]
    tradable: tuple[Target, ...]
    suffering: tuple[Target, ...]
    civil_wars: tuple[Target, ...]
    rogues: tuple[int, ...]
    groups: tuple[tuple[TerrorGroup, ...], ...]


@lru_cache(maxsize=REMEMBERED)
def at_a_glance(regions: tuple[RegionStatus, ...]) -> Glance:
    """What lies where in the world, without the United States."""
    abroad = tuple(zip(REGIONS, regions, strict=False))
    return Glance(
        tuple([one for one, here in abroad if here.crisis]),
        tuple([one for one, here in abroad if here.alignment >= FRIENDLY and any(map(here.removable, PEERS))]),
        tuple([one for one, here in abroad if here.trade != Trade.AGREED]),
        tuple([one for one, here in abroad if here.footprints or here.civil_wars]),
        tuple([one for one, here in abroad if here.civil_wars]),
        tuple([place for place, (_, here) in enumerate(abroad) if here.rogue_states]),
        tuple([here.terror_groups for _, here in abroad]),
    )
