"""The journal in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from resolute.engine.journal import Roll
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.dictators.content.map import PLACES, by_ship
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
    STARTING,
    TRAVEL,
    TURN_ENDS,
)
from resolute.games.dictators.content.tokens import NUMERALS
from resolute.games.dictators.library import CARDS, DICTATORS, PRESIDENTIAL, ability_at, printed_at
from resolute.games.dictators.words.events import aimed_at
from resolute.games.dictators.words.names import (
    capitalized,
    cards_named,
    count_of,
    counted,
    figure,
    listed,
    name_of,
    number_said,
    place_name,
    road_name,
    site_name,
    source_name,
    success_said,
    time_zone_name,
)

T = Table[Any]


def as_it_was(t: T, dictators: tuple[int, ...]) -> T:
    """A table for the names of an old entry: the dictators are those of that time."""
    past = t.clone()
    for player, dictator in zip(past.state.players, dictators, strict=True):
        player.dictator = dictator
    return past


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
    return "" if by == actor or kind == TURN_ENDS else f" on {other}"


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
    what, _, number = roll.why.partition("/")
    if what == STARTING:
        return f"{name_of(t, int(number))} rolls {roll.faces[0]} for the start."
    extra = "".join(f" {'+' if by >= 0 else '−'} {abs(by)} ({source_name(why)})" for why, by in roll.modifiers)
    total = f" = {figure(roll.total)}" if roll.modifiers else ""
    return f"Rolled {roll.faces[0]}{extra}{total}, needed {number}+: {success_said(roll.total >= int(number))}."


def _plays(t: T, actor: int, card: int, target: int) -> str:
    return f"{name_of(t, actor)} plays {CARDS[card].name}{aimed_at(t, CARDS[card].aim, target)}."


def _uses(t: T, actor: int, at: str, target: int) -> str:
    ability = ability_at(at)
    what = printed_at(at).name if at.startswith("asset/") else "an ability"
    return f"{name_of(t, actor)} uses {what}{aimed_at(t, ability.aim, target)}: {ability.label}."


def _holdings(hand: tuple[int, ...], targets: tuple[int, ...], tokens: tuple[int, ...], kept: int) -> str:
    sites = f"targets {listed([site_name(place) for place in targets])}" if targets else "nothing more to disarm"
    more = f"; tokens {listed([NUMERALS[one] for one in tokens])}" if tokens else ""
    more += f"; the presidential card {PRESIDENTIAL[kept].name}" if kept != NOBODY else ""
    return f"{cards_named(hand)}; {sites}{more}"


def _swapped(t: T, actor: int, other: int) -> str:
    one, two = sorted((actor + 1, other + 1))
    return f"Seats {one} and {two} swap everything: dictators, hands, targets, places and tokens."


def _skips(t: T, actor: int, left: int) -> str:
    more = f" and {'one more' if left == 1 else f'{left} more'} after it" if left else ""
    return f"{name_of(t, actor)} skips this turn{more}."


def _token_is(t: T, actor: int, token: int) -> str:
    return f"You got token {NUMERALS[token]}."


def _actions_changed(t: T, actor: int, by: int) -> str:
    actions = f"{abs(by)} {'more' if by > 0 else 'fewer'} action{'s' * (abs(by) > 1)}"
    return f"{name_of(t, actor)} has {actions} this turn."


SENTENCES: Mapping[str, Callable[..., str]] = {
    # Set-up
    "plays_as": lambda t, actor, dictator: f"Seat {actor + 1} plays {DICTATORS[dictator].full_name}.",
    "targets": lambda t, actor, places: f"Your nuclear cards: {listed([site_name(place) for place in places])}.",
    "dealt": lambda t, actor, cards: f"You are dealt {cards_named(cards)}.",
    "tied_start": lambda t, actors, roll: (
        f"{listed([name_of(t, actor) for actor in actors])} tie with {roll} and roll again."
    ),
    "starts": lambda t, actor, by: f"{name_of(t, actor)} starts. All dictators are in Hawaii.",
    # Turns
    "turn": lambda t, actor: f"{name_of(t, actor)}'s turn.",
    "skipped": _skips,
    "will_skip": lambda t, actor, count: (
        f"{name_of(t, actor)} will skip {'their next turn' if count == 1 else f'{count} turns'}."
    ),
    "will_play_again": lambda t, actor: f"{name_of(t, actor)} will take another turn after this one.",
    "extra_turn": lambda t, actor: f"{name_of(t, actor)} takes another turn.",
    "expires": lambda t, actor, card: f"{CARDS[card].name} no longer affects {name_of(t, actor)}.",
    "bribed_turn": lambda t, actor, seat: f"Bribed! {name_of(t, seat)} plays this turn for {name_of(t, actor)}.",
    "sees_everything": lambda t, actor, *what: f"{name_of(t, actor)} holds {_holdings(*what)}.",
    # Moving
    "moved": _moved,
    "roadblock": lambda t, road: f"A roadblock goes up on the road from {road_name(road)}.",
    "roadblock_removed": lambda t, road: f"The roadblock on the road from {road_name(road)} is removed.",
    "no_fly": lambda t, zone: f"{capitalized(time_zone_name(zone))} becomes a no-fly zone.",
    "no_fly_lifted": lambda t, zone: f"{capitalized(time_zone_name(zone))} is no longer a no-fly zone.",
    # Cards
    "drew": lambda t, actor: f"{name_of(t, actor)} draws a card.",
    "drew_card": lambda t, actor, card: f"You drew {CARDS[card].name}.",
    "drew_many": lambda t, actor, count: f"{name_of(t, actor)} draws {count_of(count, 'card')}.",
    "drew_cards": lambda t, actor, cards: f"You drew {cards_named(cards)}.",
    "took_discard": lambda t, actor, card: f"{name_of(t, actor)} takes {CARDS[card].name} from the discards.",
    "discards": lambda t, actor, card: f"{name_of(t, actor)} discards {CARDS[card].name}.",
    # Entries of older versions do not say how many Founding Fathers came.
    "new_deck": lambda t, count, fathers=1: (
        f"The discards {'and new Founding Fathers ' if fathers else ''}are shuffled into a new command deck of"
        f" {count} card{'s' * (count != 1)}."
    ),
    "no_card_left": lambda t: "No card is left to draw.",
    "plays": _plays,
    "interrupts": lambda t, actor, card, *event: (
        f"{name_of(t, actor)} plays {CARDS[card].name}{_purpose(t, actor, *event)}."
    ),
    "stopped": _stopped,
    "roll": _rolled,
    "now": _rolled,
    "modifier": lambda t, why, by: f"{signed(by)} from {source_name(why)}.",
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
    "deck_ran_short": lambda t, count: (
        f"The command deck had {'only ' + count_of(count, 'card') if count else 'no card'} to discard,"
        " so the discards are shuffled for the rest."
    ),
    "thrown_away": lambda t, cards: f"Discarded from the command deck: {cards_named(cards)}.",
    "trident_surfaces": lambda t, actor, count: (
        f"The Trident surfaces in the Gulf of Mexico with {count_of(count, 'warhead')}."
    ),
    "trident_sinks": lambda t, actor: "The Trident dives and is not seen again.",
    "trident_gone": lambda t, actor: "The Trident is gone for good; its card does nothing.",
    # Disarming
    "attempt": lambda t, actor, place: f"{name_of(t, actor)} tries to disarm {site_name(place)}.",
    "rolls_again": lambda t, actor: f"{name_of(t, actor)} rolls again.",
    "nothing_to_disarm": lambda t, actor, place: f"{name_of(t, actor)} has nothing left to disarm there.",
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
    "looks_at_presidential": lambda t, actor, count: (
        f"{name_of(t, actor)} looks at {counted(count, 'presidential card')}."
    ),
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
        f"{name_of(t, actor)} fails to convince the president ({figure(total)}, needed {least})."
    ),
    "convinced": lambda t, actor: f"{name_of(t, actor)} has convinced the president.",
    # Effects
    "no_effect": lambda t: "It has no effect.",
    "no_more": lambda t: "Nothing else changes on the map.",
    "all_gave_in": lambda t, actor: f"Everybody who could has discarded a card, so {name_of(t, actor)} stays put.",
    "called_bluff": lambda t, actor, by: f"{name_of(t, actor)} discards nothing, so {name_of(t, by)} may move.",
    "examines": lambda t, actor, count: f"{name_of(t, actor)} looks at {counted(count, 'card')} of the command deck.",
    "examines_these": lambda t, actor, cards: f"You see {cards_named(cards)}.",
    "keeps": lambda t, actor: f"{name_of(t, actor)} keeps one of them.",
    "keeps_this": lambda t, actor, card: f"You keep {CARDS[card].name}.",
    "card_passed": lambda t, giver, taker: f"A card goes from {name_of(t, giver)} to {name_of(t, taker)}.",
    "card_passed_is": lambda t, giver, taker, card: f"The card is {CARDS[card].name}.",
    "drawn_card_gone": lambda t, giver: f"{name_of(t, giver)} no longer has the card that was drawn.",
    "looks_at_hand": lambda t, actor, other: f"{name_of(t, actor)} looks at {name_of(t, other)}'s hand.",
    "sees_hand": lambda t, actor, other, cards: f"{name_of(t, other)} holds {cards_named(cards)}.",
    "actions_changed": _actions_changed,
    "bribes": lambda t, seat, other: (
        f"{name_of(t, seat)} will play their own next turn in any case."
        if seat == other
        else f"{name_of(t, seat)} will control {name_of(t, other)}'s next turn."
    ),
    "lies_before": lambda t, card, other, turns: (
        f"{CARDS[card].name} {'holds' if dict(CARDS[card].traits).get('no_travel') else 'affects'} {name_of(t, other)}"
        f" for {turns} turns."
    ),
    "removed_from_play": lambda t, owner, card: f"{name_of(t, owner)} no longer has {CARDS[card].name} in play.",
    "draws_targets": lambda t, actor, count, zone: (
        f"{name_of(t, actor)} draws {'a' if count == 1 else number_said(count)} zone {zone}"
        f" nuclear card{'' if count == 1 else 's'}."
    ),
    "shuffles_back": lambda t, actor, count, zone: (
        f"{name_of(t, actor)} shuffles {'a' if count == 1 else number_said(count)} zone {zone}"
        f" nuclear card{'' if count == 1 else 's'} back."
    ),
    "shuffled_back": lambda t, places: f"You shuffle {listed([site_name(place) for place in places])} back.",
    "new_targets": lambda t, places: f"You draw {listed([site_name(place) for place in places])}.",
    "needs_no_zone_1": lambda t, actor: f"{name_of(t, actor)} needs nothing from zone 1: it counts as disarmed.",
    "armed_again": lambda t, actor, place: f"{name_of(t, actor)}'s facility is armed again: {site_name(place)}.",
    "takes_ability": lambda t, actor, dictator: (
        f"{name_of(t, actor)} copies the ability of {DICTATORS[dictator].full_name}."
    ),
}
