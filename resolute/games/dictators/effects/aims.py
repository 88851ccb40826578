"""What cards and abilities can be aimed at."""

from __future__ import annotations

from typing import Any, Literal

from resolute.engine.frames import Actor
from resolute.engine.table import Table
from resolute.games.dictators.content.map import ADJACENT, PLACES, STATE_NAMES, STATES, TIME_ZONES
from resolute.games.dictators.content.printed import NOBODY, Aim
from resolute.games.dictators.library import CARDS
from resolute.games.dictators.rules.barriers import can_close
from resolute.games.dictators.rules.events import name_of
from resolute.games.dictators.state import Dictators

_OWNER = 1000
"""A card in play is named by its owner times this, plus its number."""


def same_ground(place: int, other: int) -> bool:
    """Whether two places are in one state; outside the USA, whether they are the same."""
    state = PLACES[place].state
    return place == other or (bool(state) and PLACES[other].state == state)


class Opponent(Aim, frozen=True):
    """Another player, perhaps only one with cards, or one who is near."""

    holding: bool = False
    near: Literal["", "here", "beside"] = ""
    unbribed: bool = False
    elsewhere: bool = False

    def targets(self, t: Table[Any], actor: Actor) -> list[tuple[int, str, str]]:
        s: Dictators = t.state
        return [
            (other, self.name_target(t, other), f"seat:{other}")
            for other in s.opponents(actor)
            if self._fits(s, actor, other)
        ]

    def _fits(self, s: Dictators, actor: Actor, other: Actor) -> bool:
        player = s.players[other]
        if self.holding and not player.hand:
            return False
        if self.unbribed and player.bribed_by != NOBODY:
            return False
        here, there = s.players[actor].place, player.place
        if self.elsewhere and here == there:
            return False
        if not self.near:
            return True
        if same_ground(here, there):
            return True
        return self.near == "beside" and PLACES[there].state in ADJACENT.get(PLACES[here].state, ())

    def name_target(self, t: Table[Any], target: int) -> str:
        return name_of(t, target)

    def say(self) -> str:
        where = {
            "": " in another place" if self.elsewhere else "",
            "here": " in your state (abroad: in your place)",
            "beside": " in your state or an adjacent one",
        }[self.near]
        which = " who holds cards" if self.holding else " whose next turn nobody has bought" if self.unbribed else ""
        return f"an opponent{where}{which}"


class StateWithOpponent(Aim, frozen=True):
    """A state in which an opponent stands, by its place in STATES."""

    def targets(self, t: Table[Any], actor: Actor) -> list[tuple[int, str, str]]:
        s: Dictators = t.state
        codes = dict.fromkeys(PLACES[s.players[other].place].state for other in s.opponents(actor))
        return [(STATES.index(code), STATE_NAMES[code], f"state:{code}") for code in codes if code]

    def name_target(self, t: Table[Any], target: int) -> str:
        return STATE_NAMES[STATES[target]]

    def say(self) -> str:
        return "a state with an opponent in it"


class TimeZone(Aim, frozen=True):
    """A time zone that can be closed: none that would lock somebody in where no road leads out."""

    def targets(self, t: Table[Any], actor: Actor) -> list[tuple[int, str, str]]:
        s: Dictators = t.state
        return [(zone, self.name_target(t, zone), f"time_zone:{zone}") for zone in closable(s)]

    def name_target(self, t: Table[Any], target: int) -> str:
        return f"the {TIME_ZONES[target]} time zone"

    def say(self) -> str:
        return "a time zone that can be closed"


def closable(s: Dictators) -> list[int]:
    """The time zones on which a no-fly zone may be placed now."""
    return [zone for zone in range(len(TIME_ZONES)) if can_close(s, zone)]


class CardInPlay(Aim, frozen=True):
    """An asset, a Founding Father or a multi-turn card in front of anybody."""

    def targets(self, t: Table[Any], actor: Actor) -> list[tuple[int, str, str]]:
        s: Dictators = t.state
        found = []
        for owner in s.seats:
            for card in s.players[owner].in_play:
                target = owner * _OWNER + card
                found.append((target, self.name_target(t, target), f"seat:{owner}"))
        return found

    def name_target(self, t: Table[Any], target: int) -> str:
        owner, card = owner_and_card(target)
        return f"{CARDS[card].name} before {name_of(t, owner)}"

    def say(self) -> str:
        return "a card that lies before a player"


def owner_and_card(target: int) -> tuple[Actor, int]:
    """Before whom a card lies, and which it is."""
    return divmod(target, _OWNER)
