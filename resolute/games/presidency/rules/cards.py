"""Crisis cards that are called for: until there are decks, what an empty deck does. (GM Off-Map Decks in Waiting)"""

from __future__ import annotations

from resolute.engine.frames import step
from resolute.engine.table import Table
from resolute.games.presidency.regions import random_region
from resolute.games.presidency.rules.terror_groups import add_group
from resolute.games.presidency.state import Presidency

GROUPS, LEVEL = 2, 2
"""Terror groups that come instead of a terrorism or cascading card when none is left, and their level."""


@step
def draw_cards(t: Table[Presidency], count: int) -> None:
    """Draw crisis cards; from an empty deck none comes. (GM Draw Crisis Chits)"""
    t.tell("no_card", count)


@step
def no_cascading_card(t: Table[Presidency]) -> None:
    """A cascading event while decks 2 and 3 are empty: nothing happens. (TSF Draw One Crisis Chit)"""
    t.tell("no_cascading_card")


@step
def intercept(t: Table[Presidency]) -> None:
    """The NSA intercepts two cards; from an empty deck none comes. (GM Draw Crisis Chits)"""
    t.tell("no_card", 2)


@step
def draw_terrorism(t: Table[Presidency]) -> None:
    """A terrorism card while none is left: groups of level 2 in two random regions. (GM Off-Map Decks in Waiting)"""
    _two_groups(t, "no_terrorism_card")


@step
def terrorism_planned(t: Table[Presidency]) -> None:
    """A terrorism card would go to the reshuffle pile unseen; while none is left, none does. (TSF Terror Acts
    Table)"""
    t.tell("terrorism_planned")


@step
def draw_cascading(t: Table[Presidency]) -> None:
    """A new cascading card while none is left: groups of level 2 in two random regions. (GM Off-Map Decks in
    Waiting)"""
    _two_groups(t, "no_new_cascading_card")


def _two_groups(t: Table[Presidency], told: str) -> None:
    t.tell(told)
    for _ in range(GROUPS):
        if t.outcome is None:
            add_group(t, random_region(t), LEVEL)
