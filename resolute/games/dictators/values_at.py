"""What an option is worth by what it points at: a card, a place, a dictator, or somebody at whom a card is aimed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from resolute.engine.option_values import NO_VALUE, Amount, OptionValue
from resolute.games.dictators.chances import convince_chance
from resolute.games.dictators.content.map import PLACES, STATES, WASHINGTON
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.content.wording import dictator_lines
from resolute.games.dictators.effects.aims import CardInPlay, Opponent, StateWithOpponent, TimeZone, card_aimed_at
from resolute.games.dictators.faces import KIND_KEYS
from resolute.games.dictators.library import CARDS, DICTATORS
from resolute.games.dictators.rules.president import least_on_die
from resolute.games.dictators.state import ON_THE_BOARD
from resolute.games.dictators.values_barriers import barriers
from resolute.games.dictators.ways import obstacles_for, turns_from
from resolute.games.dictators.words import values as words
from resolute.games.dictators.words.names import KINDS, name_of
from resolute.games.dictators.words.shorts import card_short

if TYPE_CHECKING:
    from resolute.games.dictators.values import Valuation


def actions_amount(cost: int) -> Amount:
    """A price in actions."""
    return Amount(cost, "actions", words.actions(cost))


def card_value(card: int) -> OptionValue:
    """A card that is discarded, kept, taken or given: what it does, what it costs and what kind it is."""
    printed = CARDS[card]
    paid = printed.kind in (Kind.ACTION, Kind.ASSET)
    return OptionValue(
        effect=card_short(card),
        kind=KIND_KEYS[printed.kind],
        kind_name=KINDS[printed.kind],
        price=actions_amount(printed.cost) if paid else None,
    )


def _card_at(valuation: Valuation, card: int) -> OptionValue:
    return card_value(card)


def _seat_at(valuation: Valuation, seat: int) -> OptionValue:
    """Somebody at whom something is aimed: how close they are to winning."""
    if seat == valuation.actor:
        return NO_VALUE
    s = valuation.s
    obstacles = obstacles_for(s.traits(seat), s.roadblocks, s.no_fly, trident=s.trident == ON_THE_BOARD)
    turns = turns_from(s.players[seat].place, obstacles)[WASHINGTON]
    least = least_on_die(s, seat)
    return OptionValue(
        effect=words.standing(turns, least, round(100 * convince_chance(least))),
        note=words.holds(len(s.players[seat].hand)),
    )


def _place_at(valuation: Valuation, place: int) -> OptionValue:
    """A facility among others: its zone, how far it is, and what it brings."""
    if not PLACES[place].facility:
        return valuation.going_to(place)
    turns = turns_from(valuation.player.place, valuation.obstacles)[place]
    return OptionValue(
        effect=f"{words.zone(PLACES[place].zone)}, {words.turns_away(turns)}", note=valuation.brings(place)
    )


def _dictator_at(valuation: Valuation, dictator: int) -> OptionValue:
    one = DICTATORS[dictator]
    return OptionValue(short=one.full_name, effect=" ".join(dictator_lines(one)))


BY_PLACE: Mapping[str, Callable[[Valuation, int], OptionValue]] = {
    "card": _card_at,
    "examined": _card_at,
    "discard": _card_at,
    "asset": _card_at,
    "seat": _seat_at,
    "place": _place_at,
    "dictator": _dictator_at,
}


def aimed_value(valuation: Valuation, card: int, target: int) -> OptionValue:
    """A card with what it is aimed at: whoever it hits, the card that it removes, or the way that it closes."""
    aim = CARDS[card].aim
    if isinstance(aim, CardInPlay):
        return card_value(card_aimed_at(target)[1])
    if isinstance(aim, TimeZone):
        return barriers(valuation.t, valuation.seat, zone=target, closes=True)
    if isinstance(aim, StateWithOpponent):
        there = [
            one
            for one in valuation.s.opponents(valuation.actor)
            if PLACES[valuation.s.players[one].place].state == STATES[target]
        ]
        return (
            _seat_at(valuation, there[0])
            if len(there) == 1
            else OptionValue(effect=words.here(_names(valuation, there)))
        )
    return _seat_at(valuation, target) if isinstance(aim, Opponent) else NO_VALUE


def _names(valuation: Valuation, seats: list[int]) -> list[str]:
    return [name_of(valuation.t, seat) for seat in seats]
