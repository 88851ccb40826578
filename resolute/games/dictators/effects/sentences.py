"""The journal of the effects in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from resolute.engine.table import Table
from resolute.games.dictators.library import CARDS, DICTATORS
from resolute.games.dictators.rules.disarming import site_name
from resolute.games.dictators.rules.events import name_of

T = Table[Any]


def _named(cards: tuple[int, ...]) -> str:
    return ", ".join(CARDS[card].name for card in cards) or "no cards"


def _sites(places: tuple[int, ...]) -> str:
    return ", ".join(site_name(place) for place in places)


def _actions_changed(t: T, actor: int, by: int) -> str:
    actions = f"{abs(by)} {'more' if by > 0 else 'fewer'} action{'s' * (abs(by) > 1)}"
    return f"{name_of(t, actor)} has {actions} this turn."


SENTENCES: Mapping[str, Callable[..., str]] = {
    "all_gave_in": lambda t, actor: f"Everybody who could has discarded a card, so {name_of(t, actor)} stays put.",
    "called_bluff": lambda t, actor, by: f"{name_of(t, actor)} discards nothing, so {name_of(t, by)} may move.",
    "examines": lambda t, actor, count: f"{name_of(t, actor)} looks at {count} cards of the command deck.",
    "examines_these": lambda t, actor, cards: f"You see {_named(cards)}.",
    "keeps": lambda t, actor: f"{name_of(t, actor)} keeps one of them.",
    "keeps_this": lambda t, actor, card: f"You keep {CARDS[card].name}.",
    "card_passed": lambda t, giver, taker: f"A card goes from {name_of(t, giver)} to {name_of(t, taker)}.",
    "card_passed_is": lambda t, giver, taker, card: f"The card is {CARDS[card].name}.",
    "drawn_card_gone": lambda t, giver: f"{name_of(t, giver)} no longer has the card that was drawn.",
    "looks_at_hand": lambda t, actor, other: f"{name_of(t, actor)} looks at {name_of(t, other)}'s hand.",
    "sees_hand": lambda t, actor, other, cards: f"{name_of(t, other)} holds {_named(cards)}.",
    "actions_changed": _actions_changed,
    "bribes": lambda t, actor, other: f"{name_of(t, actor)} will control {name_of(t, other)}'s next turn.",
    "lies_before": lambda t, card, other, turns: f"{CARDS[card].name} holds {name_of(t, other)} for {turns} turns.",
    "removed_from_play": lambda t, owner, card: f"{name_of(t, owner)} no longer has {CARDS[card].name} in play.",
    "draws_targets": lambda t, actor, count, zone: (
        f"{name_of(t, actor)} draws {'a nuclear card' if count == 1 else f'{count} nuclear cards'} of zone {zone}."
    ),
    "new_targets": lambda t, places: f"You draw {_sites(places)}.",
    "needs_no_zone_1": lambda t, actor: f"{name_of(t, actor)} needs nothing from zone 1: it counts as disarmed.",
    "armed_again": lambda t, actor, place: f"{name_of(t, actor)}'s facility is armed again: {site_name(place)}.",
    "takes_ability": lambda t, actor, dictator: (
        f"{name_of(t, actor)} copies the ability of {DICTATORS[dictator].full_name}."
    ),
}
