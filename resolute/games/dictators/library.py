"""Everything that is printed, by number: the rules look it up here, and `content.book` fills it.

The rules cannot import the cards, because the cards are made of effects, and effects are made of rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from resolute.games.dictators.content.keys import CARD_KEYS, DICTATOR_KEYS, PRESIDENT_KEYS, numbers
from resolute.games.dictators.content.printed import (
    Ability,
    Card,
    Dictator,
    Kind,
    Level,
    Presidential,
    Trait,
)

CARD_NUMBER = numbers(CARD_KEYS)
DICTATOR_NUMBER = numbers(DICTATOR_KEYS)
PRESIDENT_NUMBER = numbers(PRESIDENT_KEYS)

CARDS: list[Card] = []
"""Every card that can be in the command deck: actions, interruptions, assets, Founding Fathers, DEFCON, Trident."""
DICTATORS: list[Dictator] = []
PRESIDENTIAL: list[Presidential] = []
LEVELS: dict[int, Level] = {}

# Columns of CARDS, for what is looked up often.
KIND: list[Kind] = []
COST: list[int] = []
ANSWERS: dict[str, frozenset[int]] = {}
"""For each kind of event the cards that may answer it."""
INTERRUPTIONS: set[int] = set()
"""The numbers of the interruptions."""
HELD: set[int] = set()
"""The numbers of the cards that are held in hand: actions, interruptions and assets."""
FATHERS: list[int] = []
"""The numbers of the Founding Fathers."""
COMMAND: list[int] = []
"""The numbers of the command cards, each as often as there are copies."""


def stock(
    cards: Sequence[Card],
    dictators: Sequence[Dictator],
    presidential: Sequence[Presidential],
    levels: Iterable[Level],
) -> None:
    """Fill the library, once; everything is in the order of its numbers."""
    CARDS.extend(cards)
    KIND.extend(card.kind for card in cards)
    COST.extend(card.cost for card in cards)
    for number, card in enumerate(cards):
        if card.kind == Kind.FOUNDING_FATHER:
            FATHERS.append(number)
        elif card.kind <= Kind.ASSET:
            HELD.add(number)
            COMMAND.extend([number] * card.copies)
        if card.kind == Kind.INTERRUPTION:
            INTERRUPTIONS.add(number)
        if card.trigger is not None:
            for event in card.trigger.kinds:
                ANSWERS[event] = ANSWERS.get(event, frozenset()) | {number}
    DICTATORS.extend(dictators)
    PRESIDENTIAL.extend(presidential)
    LEVELS.update({level.number: level for level in levels})


def number_of(name: str) -> int:
    """The number of a card by its name."""
    return next(number for number, card in enumerate(CARDS) if card.name == name)


# Addresses: what frames, used abilities and rolls keep of something that is printed


def card_address(card: int) -> str:
    """Where a card is printed: card/road-trip."""
    return f"card/{CARDS[card].key}"


def asset_address(card: int) -> str:
    """Where the abilities of an asset are printed: asset/private-jet."""
    return f"asset/{CARDS[card].key}"


def dictator_address(dictator: int) -> str:
    """Where a dictator is printed: dictator/fidel."""
    return f"dictator/{DICTATORS[dictator].key}"


def president_address(card: int) -> str:
    """Where a presidential card is printed: president/fire-drill."""
    return f"president/{PRESIDENTIAL[card].key}"


def defcon_address(level: int) -> str:
    """Where a DEFCON level is printed: defcon/3."""
    return f"defcon/{level}"


def printed_at(at: str) -> Card | Dictator | Presidential:
    """The card or dictator of an address, or of a part of it."""
    kind, key, *_ = at.split("/")
    if kind == "dictator":
        return DICTATORS[DICTATOR_NUMBER[key]]
    return PRESIDENTIAL[PRESIDENT_NUMBER[key]] if kind == "president" else CARDS[CARD_NUMBER[key]]


@cache
def card_at(at: str) -> int:
    """The number of the card of an address, or of a part of it."""
    return CARD_NUMBER[at.split("/")[1]]


@cache
def source_of(at: str) -> str:
    """The address of the card or dictator on which an effect stands."""
    return "/".join(at.split("/")[:2])


@cache
def ability_at(at: str) -> Ability:
    """The ability of an address."""
    printed, key = printed_at(at), at.split("/")[2]
    assert isinstance(printed, Card | Dictator)
    return next(one for one in printed.abilities if one.key == key)


@cache
def only_in_usa(at: str) -> bool:
    """Whether the card or ability of an address, or of a part of it, has the sign of the USA."""
    kind, _, *rest = at.split("/")
    printed = printed_at(at) if kind in ("card", "asset", "dictator") else None
    if isinstance(printed, Card) and printed.usa:
        return True
    if kind == "card" or printed is None or isinstance(printed, Presidential):
        return False
    return any(one.usa for one in printed.abilities if one.key == rest[0])


@lru_cache(maxsize=8192)
def traits_in_play(dictator: int, level: int, cards: tuple[int, ...]) -> dict[Trait, int]:
    """What a dictator, a DEFCON level and the cards in front of a player change together."""
    found: dict[Trait, int] = {}
    sources = [LEVELS[level].traits, *(CARDS[card].traits for card in cards)]
    if dictator >= 0:
        sources.append(DICTATORS[dictator].traits)
    for traits in sources:
        for name, by in traits:
            found[name] = found.get(name, 0) + by
    return found
