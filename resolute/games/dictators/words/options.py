"""What can be done, on a button."""

from __future__ import annotations

from typing import Any

from resolute.engine.frames import Actor
from resolute.engine.table import Table
from resolute.games.dictators.content.tokens import NUMERALS
from resolute.games.dictators.content.wording import dictator_lines
from resolute.games.dictators.library import CARDS, DICTATORS, PRESIDENTIAL, ability_at
from resolute.games.dictators.words.names import (
    actions_said,
    capitalized,
    name_of,
    place_name,
    road_name,
    site_name,
    time_zone_name,
)

T = Table[Any]

# The turn

END_TURN = "End your turn"
TRAVEL = "Travel"
DRAW = "Draw a card"
DISARM_HERE = "Disarm the facility here"
DONE = "Done"
NO_MORE = "No more"


def travel_to(place: int) -> str:
    """Along a road."""
    return f"Travel to {place_name(place)}"


def fly_to(place: int, *, by_ship: bool) -> str:
    """Along a dotted line."""
    return f"{'Sail' if by_ship else 'Fly'} to {place_name(place)}"


def with_travel(cost: int) -> str:
    """A cost of which the travel is a part."""
    return f"{actions_said(cost)} (uses your travel)"


def cost(actions: int) -> str:
    """What something costs, if it costs anything."""
    return actions_said(actions) if actions else ""


def try_to_disarm(place: int) -> str:
    """An attempt."""
    return f"Try to disarm {site_name(place)}"


def take_from_discards(card: int) -> str:
    """The top card of the discards."""
    return f"Take {CARDS[card].name} from the discards"


# Cards and abilities


def play(card: int) -> str:
    """A card from the hand."""
    return f"Play {CARDS[card].name}"


def use(at: str, name: str) -> str:
    """An ability, with the one who has it."""
    return f"{name}: {ability_at(at).label}"


def ability_of(dictator: int) -> str:
    """The ability with which a dictator answers."""
    return f"{DICTATORS[dictator].name}'s ability"


def discard(card: int) -> str:
    """A card from the hand."""
    return f"Discard {CARDS[card].name}"


def keep(card: int) -> str:
    """A card that somebody looks at."""
    return f"Keep {CARDS[card].name}"


def take(card: int) -> str:
    """A card out of another hand."""
    return f"Take {CARDS[card].name}"


def give(card: int) -> str:
    """A card to another hand."""
    return f"Give {CARDS[card].name}"


SKIP_NEXT_TURN = "Skip your next turn"
REMOVE_NONE = "Remove none"


def remove_father(t: T, card: int, owner: Actor) -> str:
    """A Founding Father in play."""
    return f"Remove {CARDS[card].name} ({name_of(t, owner)})"


def call_bluff(t: T, by: Actor) -> str:
    """To discard nothing."""
    return f"Discard nothing: {name_of(t, by)} may move"


def copy_ability(dictator: int) -> str:
    """A dictator with everything that the ability brings."""
    one = DICTATORS[dictator]
    return f"{one.full_name} – {' '.join(dictator_lines(one))}"


KEEP_FATHER = "Keep the card"


def pass_father_to(t: T, other: Actor) -> str:
    """A Founding Father for somebody else."""
    return f"Pass the card to {name_of(t, other)}"


# The map


def go_to(place: int) -> str:
    """A place to move to."""
    return capitalized(place_name(place))


def block(road: int) -> str:
    """A road for a roadblock."""
    return f"Block {road_name(road)}"


def open_road(road: int) -> str:
    """A road whose roadblock goes."""
    return f"Open {road_name(road)}"


def open_skies(zone: int) -> str:
    """A time zone whose no-fly zone goes."""
    return f"Open the skies of {time_zone_name(zone)}"


def exchange_target(place: int) -> str:
    """A nuclear card to exchange."""
    return site_name(place)


def keep_target(place: int) -> str:
    """A nuclear card to keep."""
    return f"Keep {site_name(place)}"


# The president

CONFRONT = "Confront the president"
FROM_THE_DECK = "Draw another card from the presidential deck"
NOT_THIS_TURN = "Not this turn"
KEEP_THE_ROLL = "Keep the roll"


def confront_with(card: int) -> str:
    """With the card that token VII kept."""
    return f"Confront the president with the card you kept: {PRESIDENTIAL[card].name}"


def add_five(token: int, by: int) -> str:
    """Token III after the roll."""
    return f"Use token {NUMERALS[token]}: add {by}"


# Tokens

_TOKENS = {
    1: "move to Washington State or Washington D.C.",
    2: "disarm one of your facilities",
    4: "swap your dictator with one from the deck",
    5: "swap everything with another player",
    6: "have dictators swap places",
    7: "look at five presidential cards and keep one",
    8: "take six command cards and play them for free this turn",
    10: "deal each opponent a command card or a Founding Father",
    11: "remove all zone 4 tokens from the board",
    12: "swap dictators with an opponent",
    14: "draw ten cards",
    15: "remove roadblocks and no-fly zones",
}


def use_token(token: int) -> str:
    """A token, with what it does if it can be used at will."""
    what = _TOKENS.get(token)
    return f"Use token {NUMERALS[token]}: {what}" if what else f"Use token {NUMERALS[token]}"


def disarm(place: int) -> str:
    """A facility that token II disarms."""
    return f"Disarm {site_name(place)}"


def swap_two(t: T, one: Actor, other: Actor) -> str:
    """Two dictators who swap places."""
    return f"{name_of(t, one)} and {name_of(t, other)}"


def the_roadblock(road: int) -> str:
    """A roadblock that token XV removes."""
    return f"The roadblock from {road_name(road)}"


def the_no_fly_zone(zone: int) -> str:
    """A no-fly zone that token XV removes."""
    return f"The no-fly zone of {time_zone_name(zone)}"


def become(dictator: int) -> str:
    """Another player's dictator."""
    return f"Become {DICTATORS[dictator].full_name}"


def swap_with(t: T, other: Actor) -> str:
    """Another player."""
    return f"Swap with {name_of(t, other)}"


# What something is aimed at


def card_in_play(t: T, card: int, owner: Actor, turns: int) -> str:
    """A card in front of a player, with the turns that it stays if only they tell it from another."""
    left = f" ({turns} turn{'s' * (turns > 1)} left)" if turns else ""
    return f"{name_of(t, owner)}'s {CARDS[card].name.removeprefix('The ')}{left}"
