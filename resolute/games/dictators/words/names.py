"""What people, places, roads and pieces are called, and how things are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from resolute.engine.frames import Actor
from resolute.engine.table import Table
from resolute.games.dictators.content.map import PLACES, ROADS, SITES, STATE_NAMES, TIME_ZONES, TRIDENT, WASHINGTON
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.content.tokens import NUMERALS
from resolute.games.dictators.library import CARDS, DICTATORS, printed_at

KINDS = {
    Kind.ACTION: "Action",
    Kind.INTERRUPTION: "Interruption",
    Kind.ASSET: "Asset",
    Kind.FOUNDING_FATHER: "Founding Father",
    Kind.DEFCON: "DEFCON",
    Kind.TRIDENT: "Trident Nuclear Deterrent",
}
"""The kinds of command cards."""
SEA = "Gulf of Mexico"
_NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


# People


def name_of(t: Table[Any], actor: Actor) -> str:
    """A player by the dictator's name."""
    dictator = t.state.players[actor].dictator
    return DICTATORS[dictator].name if dictator >= 0 else seat_said(actor)


def seat_said(actor: Actor) -> str:
    """A player of whom nothing else is known."""
    return f"Seat {actor + 1}"


@cache
def source_name(source: str) -> str:
    """What changes a roll or forbids something, by its address."""
    kind, key = source.split("/")
    if kind == "defcon":
        return f"DEFCON {key}"
    return f"token {NUMERALS[int(key)]}" if kind == "token" else printed_at(source).name


# Places and ways


@cache
def place_name(place: int) -> str:
    """A place with its state or country."""
    one = PLACES[place]
    if place == WASHINGTON:
        return STATE_NAMES[one.state]
    if place == TRIDENT:
        return "the Trident"
    where = STATE_NAMES[one.state] if one.state else one.country
    return one.name if where in ("", one.name) else f"{one.name}, {where}"


@cache
def site_name(place: int) -> str:
    """What is disarmed there."""
    return "a warhead of the Trident" if place == TRIDENT else f"{SITES[place]} in {PLACES[place].name}"


@cache
def road_name(road: int) -> str:
    """A road by its two ends."""
    one, other = ROADS[road]
    return f"{PLACES[one].name} to {PLACES[other].name}"


@cache
def time_zone_name(zone: int) -> str:
    """A time zone."""
    return f"the {TIME_ZONES[zone]} time zone"


# Pieces and figures


def cards_named(cards: tuple[int, ...]) -> str:
    """Cards by their names, equal ones once with how many they are."""
    counts = Counter(CARDS[card].name for card in cards)
    return listed([name if count == 1 else f"{name} ({count})" for name, count in counts.items()] or ["no cards"])


def listed(words: Sequence[str]) -> str:
    """Words in a row: a, b and c."""
    *some, last = words
    return f"{', '.join(some)} and {last}" if some else last


def capitalized(words: str) -> str:
    """The same words at the start of a sentence."""
    return words[:1].upper() + words[1:]


def number_said(count: int) -> str:
    """A small number in a word."""
    return _NUMBERS.get(count, str(count))


def counted(count: int, what: str, one: str = "a") -> str:
    """So many things, in words: a card, two cards."""
    return f"{one} {what}" if count == 1 else f"{number_said(count)} {what}s"


def count_of(count: int, what: str) -> str:
    """So many things, in figures: a card, 2 cards."""
    return f"a {what}" if count == 1 else f"{count} {what}s"


def actions_said(count: int) -> str:
    """A cost in words."""
    return "free" if count == 0 else "1 action" if count == 1 else f"{count} actions"


def figure(number: int) -> str:
    """A number with a real minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def success_said(enough: bool) -> str:
    """Whether a roll is enough, in a word."""
    return "success" if enough else "failure"
