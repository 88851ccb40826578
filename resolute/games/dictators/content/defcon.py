"""What happens at each DEFCON level, and what holds while it lasts. (DEFCON Cards)"""

from __future__ import annotations

from resolute.games.dictators.content.printed import Level, Traits
from resolute.games.dictators.effects.base import both
from resolute.games.dictators.effects.board import RandomNoFly, RandomRoadblocks
from resolute.games.dictators.effects.hands import EverybodyDiscards
from resolute.games.dictators.effects.turns import ThrowCardsAway

_CLOSED_COUNTERS: Traits = (("flight_cost", 1),)

LEVELS: tuple[Level, ...] = (
    Level(number=5, name="Peace", flavor="Somebody has left the lights on, that is all."),
    Level(number=4, name="Wildfires", effect=RandomRoadblocks(4), flavor="The smoke can be seen from the golf course."),
    Level(
        number=3,
        name="Hurricanes",
        effect=both(RandomNoFly(2), EverybodyDiscards(1)),
        traits=_CLOSED_COUNTERS,
        flavor="Flights are delayed until further notice.",
    ),
    Level(
        number=2,
        name="Blackout",
        effect=ThrowCardsAway(),
        traits=_CLOSED_COUNTERS,
        flavor="The archives were on paper, and so is the fire.",
    ),
    Level(number=1, name="The end", flavor="It was a nice little planet."),
)
