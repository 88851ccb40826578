"""Who or what changes a roll, a cost or what is allowed: everything that counts has an address."""

from __future__ import annotations

from functools import lru_cache

from resolute.engine.frames import Actor
from resolute.games.dictators.content.printed import Trait
from resolute.games.dictators.library import (
    CARDS,
    DICTATORS,
    LEVELS,
    card_address,
    card_at,
    defcon_address,
    dictator_address,
)
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import reasons

Named = tuple[tuple[str, int], ...]
"""Addresses, and by how much each changes something."""


def sources_of(s: Dictators, actor: Actor, trait: Trait) -> Named:
    """What changes a trait of a player: the DEFCON level, cards in play and the ability, each by its own number."""
    player = s.players[actor]
    return _sources(trait, player.power, s.defcon, player.in_play)


@lru_cache(maxsize=8192)
def _sources(trait: Trait, power: int, level: int, cards: tuple[int, ...]) -> Named:
    found = [
        (defcon_address(level), LEVELS[level].traits),
        *((card_address(card), CARDS[card].traits) for card in cards),
    ]
    if power >= 0:
        found.append((dictator_address(power), DICTATORS[power].traits))
    return tuple((name, by) for name, traits in found for one, by in traits if one == trait)


def with_what_is_in_play(s: Dictators, actor: Actor, trait: Trait, modifiers: Named) -> Named:
    """What changes a roll that is made again: of its modifiers those of the roll itself stay, such as a mood."""
    return (*sources_of(s, actor, trait), *(one for one in modifiers if not _stays_in_play(one[0])))


def _stays_in_play(address: str) -> bool:
    """Whether this is a DEFCON level, a dictator or a card that changes something as long as it lies there."""
    kind = address.partition("/")[0]
    return kind in ("defcon", "dictator") or (kind == "card" and bool(CARDS[card_at(address)].traits))


def forbidden(s: Dictators, actor: Actor, trait: Trait) -> str:
    """Who forbids something, as a reason; nothing if nobody does."""
    names = [name for name, _ in sources_of(s, actor, trait)]
    return reasons.blocked_by(names[0]) if names else ""
