"""All crisis cards, file by file: a new file of cards is added here. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.games.presidency.content import (
    cascading_asia,
    cascading_europe,
    cascading_home,
    cascading_middle_east,
    cascading_south,
    disasters,
    events_asia,
    events_congress,
    events_economy,
    events_europe,
    events_middle_east,
    events_nation,
    events_south,
    resources,
    terrorism,
)
from resolute.games.presidency.content.crisis_cards import CrisisCard

CARDS: tuple[CrisisCard, ...] = (
    *resources.CARDS,
    *disasters.CARDS,
    *terrorism.CARDS,
    *cascading_home.CARDS,
    *cascading_europe.CARDS,
    *cascading_south.CARDS,
    *cascading_middle_east.CARDS,
    *cascading_asia.CARDS,
    *events_asia.CARDS,
    *events_congress.CARDS,
    *events_economy.CARDS,
    *events_europe.CARDS,
    *events_middle_east.CARDS,
    *events_nation.CARDS,
    *events_south.CARDS,
)
