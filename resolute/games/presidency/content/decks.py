"""What the year decks are made of. The counts are ours. (GM Year Decks)"""

from __future__ import annotations

from collections.abc import Mapping

from resolute.games.presidency.content.crisis_cards import CardKind
from resolute.games.presidency.content.difficulty import Difficulty

Recipe = Mapping[CardKind, int]
"""How many cards of each kind."""
YEARS = 4
"""Years of a term: the first deck is the crisis deck, the others wait."""
YEAR_DECK: Recipe = {CardKind.EVENT: 9, CardKind.CASCADING: 4, CardKind.TERRORISM: 2, CardKind.DISASTER: 1}
HARDER_LATER: Recipe = {**YEAR_DECK, CardKind.EVENT: 8, CardKind.CASCADING: 5}
"""The third and the fourth year of the harder game."""
SECOND_TERM: Recipe = {**YEAR_DECK, CardKind.CASCADING: 3}
GOOD_EVENTS, GOOD_YEARS = 2, 2
"""In the easier game so many events of the first two years are good news."""
RESOURCE_YEAR = 2
"""The year of a term in whose deck a resource lies."""
TOP_OF_THE_DECK = 8
"""Among so many cards from the top."""


def recipe(difficulty: Difficulty, year: int) -> Recipe:
    """What the deck of a year is made of."""
    if year > YEARS:
        return SECOND_TERM
    return HARDER_LATER if difficulty == Difficulty.HARDER and year > YEARS // 2 else YEAR_DECK
