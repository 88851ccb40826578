"""Regional summits and trade agreements. (GM Draw Crisis Chits, Trade Agreements; TSF Consequences 10)"""

from __future__ import annotations

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import step
from resolute.engine.table import Table
from resolute.games.presidency.content.diplomacy import Trade
from resolute.games.presidency.content.places import PEERS
from resolute.games.presidency.operations.regions import random_region
from resolute.games.presidency.state import Presidency, RegionStatus
from resolute.games.presidency.subjects import REGION, target
from resolute.games.presidency.words import diplomacy as said

TRADE_ALIGNMENT, TRADE_INFLUENCE = 5, 3
"""Below this alignment, or with so much foreign influence in the region, a trade agreement lapses."""


@step
def regional_summit(t: Table[Presidency]) -> None:
    """A summit in a random region. (GM Draw Crisis Chits, chart WD2)"""
    region = random_region(t, said.WHERE_THE_SUMMIT_IS)
    t.tell("summit", region)
    t.then(happen, "chart/WD2", target(REGION, region))


def put_trade(t: Table[Presidency], region: int, trade: Trade) -> None:
    """The trade agreement with a region comes on, or lapses."""
    world = t.state.world
    world.change_region(region, msgspec.structs.replace(world.regions[region], trade=trade))
    t.tell("trade", region, int(trade))


@step
def trade_pays(t: Table[Presidency]) -> None:
    """Each trade agreement brings what its table says, by the stability of the region; then it may lapse.
    (TSF Consequences 10, chart WD4)"""
    for region, here in enumerate(t.state.world.abroad):
        if here.trade == Trade.AGREED:
            t.then(happen, "chart/WD4", target(REGION, region))
            t.then(trade_continues, region)


def trade_lapses(here: RegionStatus) -> bool:
    """Whether an agreement cannot go on: the region has turned away, or others have too much influence there."""
    return here.alignment < TRADE_ALIGNMENT or sum(here.influence(peer) for peer in PEERS) >= TRADE_INFLUENCE


@step
def trade_continues(t: Table[Presidency], region: int) -> None:
    """An agreement with a region that has turned away is over. (TSF Consequences 10)"""
    if trade_lapses(t.state.world.regions[region]):
        put_trade(t, region, Trade.NONE)
