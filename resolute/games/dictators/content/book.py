"""Everything that is printed, put together: the library by number and the book of effects by address.

Addresses: `card/amtrak` (the effect of a command card or Founding Father), `card/john-jay/begin` and `/end` (what a
Founding Father does every turn), `asset/private-jet/take-a-flight` and `dictator/attila/collect-the-entrance-fee`
(abilities), `dictator/kim/arrives`, `/leaves` and `/begin`, `president/fire-drill`, `defcon/3`.
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
from resolute.games.dictators.content.keys import CARD_KEYS, DICTATOR_KEYS, PRESIDENT_KEYS, in_order
from resolute.games.dictators.content.presidential import PRESIDENTIAL
from resolute.games.dictators.content.printed import Card, FoundingFather, Kind, Unchanged

DEFCON = Card(kind=Kind.DEFCON, key="defcon", name="DEFCON", copies=2)
TRIDENT = Card(kind=Kind.TRIDENT, key="trident-nuclear-deterrent", name="Trident Nuclear Deterrent")

CARDS: tuple[Card, ...] = in_order(
    "card",
    CARD_KEYS,
    (*ACTIONS, *INTERRUPTIONS, *ASSETS, *FOUNDING_FATHERS, DEFCON, TRIDENT),
    lambda card: card.key,
)

library.stock(
    CARDS,
    in_order("dictator", DICTATOR_KEYS, DICTATORS, lambda dictator: dictator.key),
    in_order("president", PRESIDENT_KEYS, PRESIDENTIAL, lambda card: card.key),
    LEVELS,
)

BOOK = Book()
for _card in CARDS:
    if _card.kind in (Kind.ACTION, Kind.INTERRUPTION, Kind.FOUNDING_FATHER):
        BOOK.add(f"card/{_card.key}", _card.effect)
    for _ability in _card.abilities:
        BOOK.add(f"asset/{_card.key}/{_ability.key}", _ability.effect)
    if isinstance(_card, FoundingFather):
        for _when, _effect in (("begin", _card.beginning), ("end", _card.ending)):
            if not isinstance(_effect, Unchanged):
                BOOK.add(f"card/{_card.key}/{_when}", _effect)
for _dictator in DICTATORS:
    for _ability in _dictator.abilities:
        BOOK.add(f"dictator/{_dictator.key}/{_ability.key}", _ability.effect)
    for _when, _effect in (
        ("arrives", _dictator.arrives),
        ("leaves", _dictator.leaves),
        ("begin", _dictator.beginning),
    ):
        if not isinstance(_effect, Unchanged):
            BOOK.add(f"dictator/{_dictator.key}/{_when}", _effect)
for _president in PRESIDENTIAL:
    BOOK.add(f"president/{_president.key}", _president.effect)
for _level in LEVELS:
    # The game starts at 5 and ends at 1: only those between are reached and happen.
    if 1 < _level.number < len(LEVELS):
        BOOK.add(f"defcon/{_level.number}", _level.effect)
