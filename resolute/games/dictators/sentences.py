"""The journal in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from resolute.engine.journal import Roll
from resolute.engine.table import Table
from resolute.games.dictators import effects
from resolute.games.dictators.content.map import PLACES, TIME_ZONES
from resolute.games.dictators.content.printed import (
    BY_CARD,
    BY_ROAD,
    CARD,
    CONVINCE_ROLL,
    CONVINCED,
    DEFCON_CARD,
    DISARM,
    DISARM_ROLL,
    DISARMED,
    FLIGHT,
    FORCED,
    NOBODY,
    TRAVEL,
)
from resolute.games.dictators.content.tokens import NUMERALS
from resolute.games.dictators.library import CARDS, DICTATORS, PRESIDENTIAL
from resolute.games.dictators.rules.barriers import road_name
from resolute.games.dictators.rules.disarming import site_name
from resolute.games.dictators.rules.events import STARTING, name_of, success_said
from resolute.games.dictators.rules.moving import by_ship, place_name
from resolute.games.dictators.rules.playing import ability_at, aimed_at

T = Table[Any]


def as_it_was(t: T, dictators: tuple[int, ...]) -> T:
    """A table for the names of an old entry: the dictators are those of that time."""
    past = t.clone()
    for player, dictator in zip(past.state.players, dictators, strict=True):
        player.dictator = dictator
    return past


def listed(words: list[str]) -> str:
    """Words in a row: a, b and c."""
    *some, last = words
    return f"{', '.join(some)} and {last}" if some else last


def cards_named(cards: tuple[int, ...]) -> str:
    """Cards by their names."""
    return listed([CARDS[card].name for card in cards]) if cards else "no cards"


def count_of(count: int, what: str) -> str:
    """A number of things: a card, 2 cards."""
    return f"a {what}" if count == 1 else f"{count} {what}s"


def _moved(t: T, who: int, start: int, place: int, how: int) -> str:
    name, to = name_of(t, who), place_name(place)
    if how == FLIGHT and by_ship(start, place):
        return f"{name} sails to {to}."
    return {
        TRAVEL: f"{name} travels from {PLACES[start].name} to {to}.",
        FLIGHT: f"{name} flies from {PLACES[start].name} to {to}.",
        BY_ROAD: f"{name} moves along the road to {to}.",
        BY_CARD: f"{name} moves to {to}.",
        FORCED: f"{name} is taken to {to}.",
    }[how]


def _purpose(t: T, actor: int, kind: str, by: int, about: tuple[int, ...]) -> str:
    """What an interruption is played for, as the end of a sentence."""
    other = name_of(t, by)
    if kind == CARD:
        return f" to stop {other}'s {CARDS[about[0]].name}"
    if kind in _ROLLS:
        return f" to force a reroll of the {about[_ROLLS[kind]]}"
    if kind in _PURPOSES:
        return f" to {_PURPOSES[kind].format(other=other)}"
    return "" if by == actor else f" on {other}"


_PURPOSES = {
    DISARM: "stop {other}'s attempt",
    DISARMED: "keep it armed",
    CONVINCED: "stop {other} from winning",
    DEFCON_CARD: "keep DEFCON where it is",
}
_ROLLS = {DISARM_ROLL: 1, CONVINCE_ROLL: 0}
"""Where an event tells what was rolled."""


def _uses_against(t: T, actor: int, at: str, kind: str, by: int, about: tuple[int, ...]) -> str:
    name, other = name_of(t, actor), name_of(t, by)
    if kind in _ROLLS:
        total = about[_ROLLS[kind]]
        return f"{name} rerolls their {total}." if by == actor else f"{name} makes {other} reroll the {total}."
    return f"{name} uses “{ability_at(at).label}”{_purpose(t, actor, kind, by, about)}."


def _stopped(t: T, kind: str, by: int, about: tuple[int, ...]) -> str:
    if kind == CARD:
        return f"{CARDS[about[0]].name} has no effect."
    if kind == DISARMED:
        site = site_name(about[0])
        return f"{site[:1].upper()}{site[1:]} stays armed."
    return {
        DISARM: "The attempt is called off.",
        CONVINCED: f"The president has second thoughts: {name_of(t, by)} has not won.",
        DEFCON_CARD: "DEFCON stays where it is.",
    }[kind]


def _rolled(t: T, roll: Roll) -> str:
    """Why a die is rolled is a code: for what, and what is needed or who rolls."""
    what, _, figure = roll.why.partition("/")
    if what == STARTING:
        return f"{name_of(t, int(figure))} rolls {roll.faces[0]} for the start."
    extra = "".join(f" {'+' if by >= 0 else '−'} {abs(by)} ({why})" for why, by in roll.modifiers)
    total = f" = {_signed(roll.total)}" if roll.modifiers else ""
    return f"Rolled {roll.faces[0]}{extra}{total}, needed {figure}+: {success_said(roll.total >= int(figure))}."


def _signed(number: int) -> str:
    """A number with a real minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def _plays(t: T, actor: int, card: int, target: int) -> str:
    return f"{name_of(t, actor)} plays {CARDS[card].name}{aimed_at(t, CARDS[card].aim, target)}."


def _uses(t: T, actor: int, at: str, target: int) -> str:
    ability = ability_at(at)
    source, number, _ = at.split("/")
    what = CARDS[int(number)].name if source == "asset" else "an ability"
    return f"{name_of(t, actor)} uses {what}: {ability.label}{aimed_at(t, ability.aim, target)}."


def _holdings(hand: tuple[int, ...], targets: tuple[int, ...], tokens: tuple[int, ...], kept: int) -> str:
    sites = listed([site_name(place) for place in targets]) if targets else "nothing more to disarm"
    more = f"; tokens {listed([NUMERALS[one] for one in tokens])}" if tokens else ""
    more += f"; the presidential card {PRESIDENTIAL[kept].name}" if kept != NOBODY else ""
    return f"{cards_named(hand)}; {sites}{more}"


def _swapped(t: T, actor: int, other: int) -> str:
    return f"Seats {actor + 1} and {other + 1} swap everything: dictators, hands, targets, places and tokens."


def _skips(t: T, actor: int, left: int) -> str:
    more = f" and {'one more' if left == 1 else f'{left} more'} after it" if left else ""
    return f"{name_of(t, actor)} skips this turn{more}."


def _token_is(t: T, actor: int, token: int) -> str:
    return f"You got token {NUMERALS[token]}."


SENTENCES: Mapping[str, Callable[..., str]] = {
    # Set-up
    "plays_as": lambda t, actor, dictator: f"Seat {actor + 1} plays {DICTATORS[dictator].full_name}.",
    "targets": lambda t, actor, places: f"Your nuclear cards: {listed([site_name(place) for place in places])}.",
    "dealt": lambda t, actor, cards: f"You are dealt {cards_named(cards)}.",
    "starts": lambda t, actor, by: f"{name_of(t, actor)} starts. All dictators are in Hawaii.",
    # Turns
    "turn": lambda t, actor: f"{name_of(t, actor)}'s turn.",
    "skipped": _skips,
    "will_skip": lambda t, actor, count: (
        f"{name_of(t, actor)} will skip {'their next turn' if count == 1 else f'{count} turns'}."
    ),
    "extra_turn": lambda t, actor: f"{name_of(t, actor)} takes another turn.",
    "expires": lambda t, actor, card: f"{CARDS[card].name} no longer affects {name_of(t, actor)}.",
    "bribed_turn": lambda t, actor, seat: f"Bribed! {name_of(t, seat)} plays this turn for {name_of(t, actor)}.",
    "sees_everything": lambda t, actor, *what: f"{name_of(t, actor)} holds {_holdings(*what)}.",
    # Moving
    "moved": _moved,
    "roadblock": lambda t, road: f"A roadblock goes up on the road from {road_name(road)}.",
    "roadblock_removed": lambda t, road: f"The roadblock on the road from {road_name(road)} is removed.",
    "no_fly": lambda t, zone: f"The {TIME_ZONES[zone]} time zone becomes a no-fly zone.",
    "no_fly_lifted": lambda t, zone: f"The {TIME_ZONES[zone]} time zone is no longer a no-fly zone.",
    # Cards
    "drew": lambda t, actor: f"{name_of(t, actor)} draws a card.",
    "drew_card": lambda t, actor, card: f"You drew {CARDS[card].name}.",
    "drew_many": lambda t, actor, count: f"{name_of(t, actor)} draws {count_of(count, 'card')}.",
    "drew_cards": lambda t, actor, cards: f"You drew {cards_named(cards)}.",
    "took_discard": lambda t, actor, card: f"{name_of(t, actor)} takes {CARDS[card].name} from the discards.",
    "discards": lambda t, actor, card: f"{name_of(t, actor)} discards {CARDS[card].name}.",
    "new_deck": lambda t, count: (
        f"The discards and new Founding Fathers are shuffled into a new command deck of {count} cards."
    ),
    "plays": _plays,
    "interrupts": lambda t, actor, card, *event: (
        f"{name_of(t, actor)} plays {CARDS[card].name}{_purpose(t, actor, *event)}."
    ),
    "stopped": _stopped,
    "roll": _rolled,
    "now": _rolled,
    "modifier": lambda t, why, by: f"{'+' if by > 0 else '−'}{abs(by)} from {why}.",
    "asset": lambda t, actor, card: f"{name_of(t, actor)} has {CARDS[card].name} in play.",
    "uses": _uses,
    "uses_against": _uses_against,
    "father": lambda t, actor, card: f"{name_of(t, actor)} meets a Founding Father: {CARDS[card].name}.",
    "father_given": lambda t, actor, other, card: (
        f"{name_of(t, actor)} passes {CARDS[card].name} on to {name_of(t, other)}."
    ),
    "father_leaves": lambda t, actor, card: f"{CARDS[card].name} leaves {name_of(t, actor)}.",
    # DEFCON and the Trident
    "defcon_card": lambda t, actor: f"{name_of(t, actor)} reveals a DEFCON card.",
    "defcon": lambda t, level: f"DEFCON drops to {level}.",
    "defcon_relaxed": lambda t, level: f"DEFCON goes back up to {level}.",
    "thrown_away": lambda t, cards: f"Discarded from the command deck: {cards_named(cards)}.",
    "trident_surfaces": lambda t, actor, count: (
        f"The Trident surfaces in the Gulf of Mexico with {count_of(count, 'warhead')}."
    ),
    "trident_sinks": lambda t, actor: "The Trident dives and is not seen again.",
    "trident_gone": lambda t, actor: "The Trident is gone for good; its card does nothing.",
    # Disarming
    "attempt": lambda t, actor, place: f"{name_of(t, actor)} tries to disarm {site_name(place)}.",
    "rolls_again": lambda t, actor: f"{name_of(t, actor)} rolls again.",
    "disarm_failed": lambda t, actor, place: f"{name_of(t, actor)} fails to disarm {site_name(place)}.",
    "disarmed": lambda t, actor, place: f"{name_of(t, actor)} disarms {site_name(place)}.",
    "no_token": lambda t, actor: "No token is left there.",
    "token_received": lambda t, actor: f"{name_of(t, actor)} takes a zone 4 token.",
    "token_is": _token_is,
    "token": lambda t, actor, token: f"{name_of(t, actor)} uses token {NUMERALS[token]}.",
    # Tokens
    "becomes": lambda t, actor, dictator: f"Seat {actor + 1} now plays {DICTATORS[dictator].full_name}.",
    "swaps_everything": _swapped,
    "now_holds": lambda t, seat, *what: f"You now hold {_holdings(*what)}.",
    "looks_at_presidential": lambda t, actor, count: f"{name_of(t, actor)} looks at {count} presidential cards.",
    "presidential_seen": lambda t, cards: f"You see {listed([PRESIDENTIAL[card].name for card in cards])}.",
    "keeps_presidential": lambda t, actor: f"{name_of(t, actor)} keeps one of them, face down.",
    "kept_presidential": lambda t, card: f"You keep {PRESIDENTIAL[card].name}.",
    "reveals": lambda t, actor, cards: (
        f"{name_of(t, actor)} reveals {cards_named(cards)} and may play them for free this turn."
    ),
    "gift": lambda t, actor, other: f"{name_of(t, actor)} deals a card to {name_of(t, other)}.",
    "tokens_cleared": lambda t: "All zone 4 tokens leave the board, those on the Trident too.",
    # The president
    "presidential": lambda t, actor, card: f"{name_of(t, actor)} confronts the president: {PRESIDENTIAL[card].name}.",
    "two_presidents": lambda t, actor, cards: (
        f"{name_of(t, actor)} draws {listed([PRESIDENTIAL[card].name for card in cards])} and chooses one."
    ),
    "presidential_shuffled": lambda t: "The presidential deck is reshuffled.",
    "president_absent": lambda t, actor: "The president is absent; the turn goes on as usual.",
    "not_convinced": lambda t, actor, total, least: (
        f"{name_of(t, actor)} fails to convince the president ({_signed(total)}, needed {least})."
    ),
    "convinced": lambda t, actor: f"{name_of(t, actor)} has convinced the president.",
    **effects.SENTENCES,
}
