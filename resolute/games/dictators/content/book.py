"""Everything that is printed, put together: the library by number and the book of effects by address.

Addresses: `card/7` (the effect of a command card or Founding Father), `card/7/begin` and `card/7/end` (what a Founding
Father does every turn), `asset/7/0` and `dictator/3/0` (abilities), `dictator/3/arrives`, `dictator/3/leaves`,
`dictator/3/begin`, `president/4`, `defcon/3`.
"""

from __future__ import annotations

from resolute.engine.book import Book
from resolute.games.dictators import library
from resolute.games.dictators.content.actions import ACTIONS
from resolute.games.dictators.content.assets import ASSETS
from resolute.games.dictators.content.defcon import LEVELS
from resolute.games.dictators.content.dictators import DICTATORS
from resolute.games.dictators.content.founding_fathers import FOUNDING_FATHERS
from resolute.games.dictators.content.interruptions import INTERRUPTIONS
from resolute.games.dictators.content.presidential import PRESIDENTIAL
from resolute.games.dictators.content.printed import Card, FoundingFather, Kind, Unchanged

DEFCON = Card(kind=Kind.DEFCON, name="DEFCON", copies=2)
TRIDENT = Card(kind=Kind.TRIDENT, name="Trident Nuclear Deterrent")

CARDS: tuple[Card, ...] = (*ACTIONS, *INTERRUPTIONS, *ASSETS, *FOUNDING_FATHERS, DEFCON, TRIDENT)

library.stock(CARDS, DICTATORS, PRESIDENTIAL, LEVELS)

BOOK = Book()
for _number, _card in enumerate(CARDS):
    if _card.kind in (Kind.ACTION, Kind.INTERRUPTION, Kind.FOUNDING_FATHER):
        BOOK.add(f"card/{_number}", _card.effect)
    for _place, _ability in enumerate(_card.abilities):
        BOOK.add(f"asset/{_number}/{_place}", _ability.effect)
    if isinstance(_card, FoundingFather):
        for _when, _effect in (("begin", _card.beginning), ("end", _card.ending)):
            if not isinstance(_effect, Unchanged):
                BOOK.add(f"card/{_number}/{_when}", _effect)
for _number, _dictator in enumerate(DICTATORS):
    for _place, _ability in enumerate(_dictator.abilities):
        BOOK.add(f"dictator/{_number}/{_place}", _ability.effect)
    for _when, _effect in (
        ("arrives", _dictator.arrives),
        ("leaves", _dictator.leaves),
        ("begin", _dictator.beginning),
    ):
        if not isinstance(_effect, Unchanged):
            BOOK.add(f"dictator/{_number}/{_when}", _effect)
for _number, _president in enumerate(PRESIDENTIAL):
    BOOK.add(f"president/{_number}", _president.effect)
for _level in LEVELS:
    # The game starts at 5 and ends at 1: only those between are reached and happen.
    if 1 < _level.number < len(LEVELS):
        BOOK.add(f"defcon/{_level.number}", _level.effect)
