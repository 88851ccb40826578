"""What options are worth, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from resolute.engine.frames import Actor
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.dictators.content.map import PLACES, TRIDENT, WASHINGTON
from resolute.games.dictators.content.printed import ABILITY, CARD, DEFCON_CARD, DREW, MOVED, TURN_BEGINS, TURN_ENDS
from resolute.games.dictators.library import CARDS as COMMAND
from resolute.games.dictators.words.names import capitalized, listed, name_of, place_name, site_name, source_name

T = Table[Any]

# Headings

TRAVEL = "Travel"
DISARM = "Disarm"
CARDS = "Play a card"
ABILITIES = "Use an ability"
TOKENS = "Use a token"
OTHER = "Or"
GROUPS = (TRAVEL, DISARM, CARDS, ABILITIES, TOKENS, OTHER)
"""In this order."""
ONCE_A_TURN = "once a turn"
TRAVEL_STAYS_FREE = "your travel stays free"

# Effects and notes

TO_DISARM = "to disarm"
TO_WIN = "to win this turn"
TO_CONVINCE = "to convince"
BRINGS_TOKEN = "brings a token"
YOUR_TARGET = "your target"
NOTHING_CLOSER = "no closer"
CARDS_UNIT = "cards"
CARD_UNIT = "card"
PLAY_ON = "Play your turn as usual"
NO_MORE_THIS_TURN = "The next player's turn begins"
WITHOUT_A_ROLL = "no roll needed"
ENOUGH = "enough to win"
NOT_ENOUGH = "still not enough"


def short_place(place: int) -> str:
    """A place without its state, as the map says it."""
    return "Washington" if place == WASHINGTON else PLACES[place].name


def short_goal(place: int) -> str:
    """The same in the head of a narrow column: "Wash.", "Mexico C.", "Minne."."""
    name = PLACES[place].name
    if place == WASHINGTON or len(name) <= _NARROW:
        return "Wash." if place == WASHINGTON else name
    first, _, rest = name.replace("-", " ").partition(" ")
    short = first if rest and len(first) < _NARROW else f"{first[: _NARROW - 2]}."
    return f"{short} {rest[0]}." if rest else short


_NARROW = 7
"""So many letters fit into a narrow column."""


def brings(least: int, percent: int) -> str:
    """What a disarmed facility does for the talk with the president."""
    return f"brings {least}+, {percent}%" if least > 1 else "the president agrees at once"


def here(names: Sequence[str]) -> str:
    """Who stands where a road leads."""
    return f"{listed(names)} {'is' if len(names) == 1 else 'are'} there"


def actions(count: int) -> str:
    """A price in actions."""
    return "free" if count == 0 else "1 action" if count == 1 else f"{count} actions"


def drawn(count: int) -> str:
    """Cards gained or lost."""
    return signed(count)


def closer(before: int, after: int) -> str:
    """How a move changes the turns to a place."""
    return f"{before} → {after}"


def keep(limit: int, held: int) -> str:
    """How many cards survive the end of the turn."""
    return f"keep {limit} of {held} cards"


def standing(turns: int, least: int, percent: int) -> str:
    """How close somebody is to winning."""
    where = "in Washington" if turns == 0 else "cut off from Washington"
    if turns > 0:
        where = f"{turns} turn{'s' * (turns > 1)} from Washington"
    return f"{where}, needs {least}+ ({percent}%)"


def holds(count: int) -> str:
    """How many cards somebody holds."""
    return "no cards" if not count else f"{count} card{'s' * (count > 1)}"


YOU = "you"
NO_WAY_CHANGES = "nobody's way to Washington changes"
LEAVE_IT = "Leave the rest as it is"
ALL_STAY = "All Founding Fathers stay"
CARDS_KEPT = "You keep all your cards"
ROLL_FAILS = "The president says no"


def ways_changed(found: Sequence[tuple[str, int | None, int | None]]) -> str:
    """Whose way to Washington gets longer or shorter."""
    if not found:
        return NO_WAY_CHANGES
    parts = [f"{name} {_far(before)} → {_far(after)}" for name, before, after in found]
    return f"turns to Washington: {', '.join(parts)}"


def _far(turns: int | None) -> str:
    return "no way" if turns is None else str(turns)


def zone(number: int) -> str:
    """A nuclear zone."""
    return f"zone {number}"


def turns_away(turns: int) -> str:
    """How far a place is."""
    return "you are there" if turns == 0 else "no way now" if turns < 0 else f"{turns} turn{'s' * (turns > 1)} away"


# Reactions


def wins_this_turn(t: T, actor: Actor, own: bool) -> str:
    """What a chance is about: somebody winning."""
    return "you win this turn" if own else f"{name_of(t, actor)} wins this turn"


def disarms(t: T, actor: Actor, place: int, own: bool) -> str:
    """What a chance is about: a facility."""
    what = "a warhead" if place == TRIDENT else PLACES[place].name
    return f"{'you disarm' if own else f'{name_of(t, actor)} disarms'} {what}"


def if_present(least: int) -> str:
    """What a try to convince hangs on: the president's being there, and the die."""
    return f"If the president is in, you need {least}{' or more' if least < 20 else ''}"


def needs(t: T, actor: Actor, least: int, own: bool) -> str:
    """What somebody has to roll."""
    more = " or more" if least < 20 else ""
    return f"You need {least}{more}" if own else f"{name_of(t, actor)} needs {least}{more}"


def about_to_roll(modifiers: Sequence[tuple[str, int]], card: str, disarmed: int) -> str:
    """What counts for the roll that convinces, and what hangs on it."""
    parts = [f"{disarmed} of 3 disarmed", card]
    parts += [f"{signed(by)} {source_name(source)}" for source, by in modifiers]
    return f"{', '.join(parts)}. If it succeeds, the game is over."


def disarm_stakes(place: int, brings: str, modifiers: Sequence[tuple[str, int]]) -> str:
    """What hangs on an attempt to disarm."""
    parts = [f"{capitalized(site_name(place)) if place == TRIDENT else place_name(place)} {brings}"]
    parts += [f"{signed(by)} {source_name(source)}" for source, by in modifiers]
    return ", ".join(parts)


def rolled(total: int, least: int) -> str:
    """A die that lies."""
    return f"Rolled {total}, needed {least}+"


SUCCEEDS = "It succeeds unless somebody reacts."
FAILS = "It fails unless somebody reacts."
WINS_NOW = "The game is over unless somebody reacts."


def against_you(card: str) -> str:
    """A card that is aimed at the player who is asked."""
    return f"{card}, against you"


OUT_OF_OFFICE = "The president is out."
FATES = {"next": "counts next", "failing": "about to fail", "stopped": "stopped"}


def keep_roll(total: int, own: bool) -> str:
    """To let a die count as it lies."""
    return f"Keep the {total}" if own else f"Let the {total} stand"


def happens(t: T, event: Event, own: bool) -> str:
    """What follows if nobody reacts, where no chance says it."""
    said = _FOLLOWS.get(event.kind)
    return "" if said is None else said("You" if own else name_of(t, event.by), own, *event.about)


def _standing(place: int) -> str:
    return "on the Trident" if place == TRIDENT else f"in {PLACES[place].name}"


_FOLLOWS: Mapping[str, Callable[..., str]] = {
    CARD: lambda name, own, card, target: f"{COMMAND[card].name} takes effect",
    ABILITY: lambda name, own, at: "The ability takes effect",
    MOVED: lambda name, own, start, place, how: f"{name} {'stay' if own else 'stays'} {_standing(place)}",
    DREW: lambda name, own, *card: f"{name} {'keep' if own else 'keeps'} the card",
    TURN_BEGINS: lambda name, own: PLAY_ON if own else f"{name} plays the turn as usual",
    TURN_ENDS: lambda name, own: NO_MORE_THIS_TURN,
    DEFCON_CARD: lambda name, own, level: f"DEFCON drops to {level}",
}


def may_react(count: int) -> str:
    """How many cards somebody holds who could still react."""
    return holds(count)
