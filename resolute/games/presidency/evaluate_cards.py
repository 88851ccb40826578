"""What the crisis cards that lie open are worth: a crisis whose way out is open hardly weighs, the others do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from resolute.engine.book import Book
from resolute.engine.conditions import Condition
from resolute.engine.effects import InOrder, WayOut
from resolute.engine.table import Table
from resolute.games.presidency.content.crisis_cards import SECOND, THIRD, crisis_cards
from resolute.games.presidency.state import Presidency

_WAITS = {SECOND: -1.0, THIRD: -1.8}
"""What a crisis costs that will come back from deck 2 or 3."""
_WAY_OUT = 0.4
"""What it is worth that its way out is open."""
_RESHUFFLED = -0.4
"""What a card costs that waits in the reshuffle pile."""


@cache
def ways_out(book: Book) -> Mapping[tuple[int, int], Condition]:
    """What ends each crisis, by card and stage; some stages have no way out."""
    found: dict[tuple[int, int], Condition] = {}
    for number, card in crisis_cards(book).items():
        for stage, printed in card.stages.items():
            effect = printed.effect
            first = effect.effects[0] if isinstance(effect, InOrder) else effect
            if isinstance(first, WayOut):
                found[number, stage] = first.condition
    return found


def open_crises_worth(t: Table[Presidency]) -> float:
    """What decks 2 and 3 and the reshuffle pile are worth to the President."""
    decks = t.state.decks
    worth = _RESHUFFLED * len(decks.reshuffle)
    if decks.two or decks.three:
        outs = ways_out(t.game.book)
        for stage, pile in ((SECOND, decks.two), (THIRD, decks.three)):
            for number in pile:
                way_out = outs.get((number, stage))
                worth += _WAY_OUT if way_out is not None and way_out.holds(t, None) else _WAITS[stage]
    return worth
