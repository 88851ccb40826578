"""The asset cards: 5 in the command deck. (Asset Cards)"""

from __future__ import annotations

from resolute.games.dictators.content.printed import Ability, Card, Kind
from resolute.games.dictators.effects.aims import Opponent
from resolute.games.dictators.effects.base import both
from resolute.games.dictators.effects.disarm import TryToDisarm
from resolute.games.dictators.effects.hands import Discard, Draw, LookAtHand, Steal
from resolute.games.dictators.effects.moves import PastRoadblock, TakeFlight, ToAdjacentState, WithinTimeZone

ASSETS: tuple[Card, ...] = (
    Card(
        kind=Kind.ASSET,
        key="the-marauder",
        name="The Marauder",
        cost=1,
        usa=True,
        abilities=(
            Ability("drive-through-a-roadblock", "Drive through a roadblock", PastRoadblock(), cost=1),
            Ability("drive-to-an-adjacent-state", "Drive to an adjacent state", ToAdjacentState(), cost=2),
        ),
        flavor="Eight wheels, no mirrors.",
    ),
    Card(
        kind=Kind.ASSET,
        key="blackmail-box",
        name="Blackmail Box",
        cost=1,
        abilities=(
            Ability("look-at-a-hand", "Look at a hand", LookAtHand(), aim=Opponent(holding=True, unseen=True)),
            Ability("collect-a-favor", "Collect a favor", Steal(), cost=2, aim=Opponent(holding=True)),
        ),
        flavor="Negatives sold separately.",
    ),
    Card(
        kind=Kind.ASSET,
        key="private-jet",
        name="Private Jet",
        cost=2,
        abilities=(
            Ability("take-a-flight", "Take a flight", TakeFlight(), cost=1),
            Ability("cross-the-time-zone", "Cross the time zone", WithinTimeZone(), cost=3, usa=True),
        ),
        flavor="Gold taps; the emergency exit is decorative.",
    ),
    Card(
        kind=Kind.ASSET,
        key="state-television",
        name="State Television",
        cost=1,
        traits=(("hand_limit", 1),),
        abilities=(Ability("make-the-news", "Make the news", both(Draw(2), Discard(1)), cost=1),),
        flavor="And now the good news. That was the good news.",
    ),
    Card(
        kind=Kind.ASSET,
        key="golden-toolbox",
        name="Golden Toolbox",
        cost=1,
        abilities=(Ability("tinker-with-the-facility-here", "Tinker with the facility here", TryToDisarm(-1), cost=1),),
        flavor="Never used, often polished.",
    ),
)
