"""What the parts of a view are called, and what stands on pieces besides what is printed."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.dictators.content.map import PLACES, SITES, STATE_NAMES, TIME_ZONES, TRIDENT
from resolute.games.dictators.words.names import SEA, figure, place_name

# Titles

THIS_TURN = "This turn"
THE_RACE = "The race"
THE_MAP = "North America"
OCCUPIED_STATES = "States with dictators in them"
ROADBLOCKS = "Roadblocks"
NO_FLY_ZONES = "No-fly zones"
DEFCON = "DEFCON"
DISARMED = "Disarmed"
BEING_PLAYED = "Being played"
HAPPENING_NOW = "Happening now"
A_MOMENT_AGO = "A moment ago"
FREE_DICTATORS = "Dictators nobody plays"
DISCARDS = "Discard pile"
PRESIDENTIAL_DECK = "Presidential deck"
NUCLEAR_CARDS = "Nuclear cards"
ZONE_4_TOKENS = "Zone 4 tokens"
KEPT_CARD = "Presidential card, kept"
PILES = "Piles"


def hand(name: str, *, own: bool) -> str:
    """Whose hand it is."""
    return "Your hand" if own else f"{name}'s hand"


def in_front_of(name: str) -> str:
    """Before whom cards lie."""
    return f"In front of {name}"


def looking_at(name: str) -> str:
    """Who looks at cards."""
    return f"{name} is looking at"


# Facts

ROUND = "Round"
TURN = "Turn"
PLAYED_BY = "Played by"
ACTIONS_LEFT = "Actions left"
TRAVEL = "Travel"
DECIDING = "Deciding"
WARHEADS = "Warheads on the Trident"


def left_of(left: int, all_of_them: int) -> str:
    """How much is left of something."""
    return f"{left} of {all_of_them}"


def travel(travels: int) -> str:
    """Whether the travel can still be used."""
    return "available" if travels > 0 else "used"


def standing(place: int) -> str:
    """Where somebody is."""
    return f"{'on' if place == TRIDENT else 'in'} {place_name(place)}"


# The map

STATE = "State"
ZONE = "Zone"
FACILITY = "Facility"
TURNS_AWAY = "Turns away"
ZONE_4_TOKEN = "zone 4 token"
TRIDENT_TOKEN = "trident"
WAYS = {"road": "road", "flight": "flight", "ship": "ship"}
ROADBLOCK_ON_IT = "roadblock"
NO_FLY_ON_IT = "no-fly zone"


def time_zone(zone: int) -> str:
    """A time zone of the map."""
    return TIME_ZONES[zone]


def country(code: str) -> str:
    """A country of the map."""
    return SEA if code == "sea" else code


def meeple(actor: int) -> str:
    """Whose meeple it is."""
    return f"seat {actor + 1}"


# Markers

DEFCON_LEVEL = "DEFCON level"
TURNS_TO_SKIP = "Turns to skip"
CARDS_IN_HAND = "Cards in hand"
TO_CONVINCE = "Roll to convince the president"
TO_WASHINGTON = "Turns to Washington"
NO_WAY = "no way is open"
DECKS = {
    "command": "Command deck",
    "discards": "Command discards",
    "fathers": "Founding Fathers left",
    "father_discards": "Discarded Founding Fathers",
    "presidential": "Presidential deck",
    "roadblocks": "Roadblocks left",
    "no_fly": "No-fly tokens left",
    "spare": "Spare zone 4 tokens",
    "warheads": WARHEADS,
}


def needs(least: str) -> str:
    """What a dictator needs to win."""
    return f"needs {least}"


# Faces

DICTATOR = "Dictator"
TOKEN = "Token"
PRESENT = "Present"
ABSENT = "Absent"
ROADBLOCK = "Roadblock"
NO_FLY_ZONE = "No-fly zone"
STATE_FACE = "State"
USED_UP = "Used for this game."
FATES = {"stopped": "stopped", "waiting": "waiting"}


def used_until(name: str) -> str:
    """When an ability can be used again."""
    return f"Used until {name}'s next turn."


def nuclear_label(place: int, *, disarmed: bool) -> str:
    """Of which zone a nuclear card is."""
    return f"Zone {PLACES[place].zone}, disarmed" if disarmed else f"Zone {PLACES[place].zone}"


def nuclear_site(place: int) -> str:
    """What a nuclear card shows."""
    return SITES[place]


def nuclear_place(place: int) -> str:
    """Where that is."""
    one = PLACES[place]
    return f"{one.name}, {STATE_NAMES.get(one.state, one.country)}"


def distance(turns: int) -> str:
    """How many turns away something is; −1: no way leads there."""
    return {-1: "No way is open.", 0: "You are here.", 1: "1 turn away"}.get(turns, f"{figure(turns)} turns away")


def together(names: Sequence[str]) -> str:
    """Who is somewhere."""
    return ", ".join(names)


def in_answer_to(title: str) -> str:
    """What a link of an exchange answers."""
    return f"in answer to: {title}"
