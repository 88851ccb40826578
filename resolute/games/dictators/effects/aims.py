"""What cards and abilities can be aimed at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from resolute.engine.frames import Actor
from resolute.engine.table import Table
from resolute.games.dictators.content.map import ADJACENT, PLACES, STATE_NAMES, STATES, TIME_ZONES
from resolute.games.dictators.content.printed import NOBODY, Aim
from resolute.games.dictators.rules.barriers import can_be_blocked, can_close
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import effects as words
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import reasons
from resolute.games.dictators.words.names import name_of, time_zone_name

_OWNER = 1000
_TURNS = 100_000
"""A card in play is named by its owner times _OWNER, plus its number; and, where only they tell it from an equal one
of that owner, by the turns that it stays, times _TURNS."""


def same_ground(place: int, other: int) -> bool:
    """Whether two places are in one state; outside the USA, whether they are the same."""
    state = PLACES[place].state
    return place == other or (bool(state) and PLACES[other].state == state)


class Opponent(Aim, frozen=True):
    """Another player, perhaps only one with cards, one who is near, or one around whom roads can be blocked."""

    holding: bool = False
    near: Literal["", "here", "beside"] = ""
    unseen: bool = False
    unbribed: bool = False
    elsewhere: bool = False
    blockable: bool = False

    def targets(self, t: Table[Any], actor: Actor) -> Iterator[int]:
        s: Dictators = t.state
        for other in s.opponents(actor):
            if self._fits(s, actor, other):
                yield other

    def place_of(self, target: int) -> str:
        return f"seat:{target}"

    def _fits(self, s: Dictators, actor: Actor, other: Actor) -> bool:
        player = s.players[other]
        if self.holding and not player.hand:
            return False
        if self.unseen and s.knows_hand(s.seat_for(actor), other):
            return False
        if self.unbribed and player.bribed_by != NOBODY:
            return False
        if self.blockable and not can_be_blocked(s, player.place):
            return False
        here, there = s.players[actor].place, player.place
        if self.elsewhere and here == there:
            return False
        if self.near == "here":
            return same_ground(here, there)
        if self.near == "beside":
            state = PLACES[here].state
            return bool(state) and PLACES[there].state in (state, *ADJACENT[state])
        return True

    def name_target(self, t: Table[Any], target: int) -> str:
        return name_of(t, target)

    def is_against(self, target: int, actor: Actor) -> bool:
        return target == actor

    def say(self) -> str:
        return words.opponent(
            self.near, elsewhere=self.elsewhere, holding=self.holding, unbribed=self.unbribed, unseen=self.unseen
        )

    @property
    def question(self) -> str:
        return words.WHICH_OPPONENT

    @property
    def missing(self) -> str:
        if self.unseen:
            return reasons.NO_UNSEEN_HAND
        return reasons.ALL_BRIBED if self.unbribed else super().missing


class StateWithOpponent(Aim, frozen=True):
    """A state in which an opponent stands, by its place in STATES."""

    def targets(self, t: Table[Any], actor: Actor) -> Iterator[int]:
        s: Dictators = t.state
        codes = dict.fromkeys(PLACES[s.players[other].place].state for other in s.opponents(actor))
        return (STATES.index(code) for code in codes if code)

    def place_of(self, target: int) -> str:
        return f"state:{STATES[target]}"

    def name_target(self, t: Table[Any], target: int) -> str:
        return STATE_NAMES[STATES[target]]

    def say(self) -> str:
        return words.STATE_WITH_OPPONENT

    @property
    def question(self) -> str:
        return words.WHICH_STATE


class TimeZone(Aim, frozen=True):
    """A time zone that can be closed: none that would lock somebody in where no road leads out."""

    def targets(self, t: Table[Any], actor: Actor) -> Iterator[int]:
        return closable(t.state)

    def place_of(self, target: int) -> str:
        return f"time_zone:{target}"

    def name_target(self, t: Table[Any], target: int) -> str:
        return time_zone_name(target)

    def say(self) -> str:
        return words.TIME_ZONE

    @property
    def question(self) -> str:
        return words.WHICH_TIME_ZONE


def closable(s: Dictators) -> Iterator[int]:
    """The time zones on which a no-fly zone may be placed now."""
    return (zone for zone in range(len(TIME_ZONES)) if can_close(s, zone))


class CardInPlay(Aim, frozen=True):
    """An asset, a Founding Father or a multi-turn card in front of anybody."""

    def targets(self, t: Table[Any], actor: Actor) -> Iterator[int]:
        s: Dictators = t.state
        for owner in s.seats:
            player = s.players[owner]
            lying = dict.fromkeys(zip(player.in_play, player.turns_left, strict=True))
            cards = [card for card, _ in lying]
            for card, turns in lying:
                yield owner * _OWNER + card + (turns * _TURNS if cards.count(card) > 1 else 0)

    def place_of(self, target: int) -> str:
        return f"seat:{card_aimed_at(target)[0]}"

    def name_target(self, t: Table[Any], target: int) -> str:
        owner, card, turns = card_aimed_at(target)
        return labels.card_in_play(t, card, owner, turns)

    def is_against(self, target: int, actor: Actor) -> bool:
        return card_aimed_at(target)[0] == actor

    def say(self) -> str:
        return words.CARD_IN_PLAY

    @property
    def question(self) -> str:
        return words.WHICH_CARD


def card_aimed_at(target: int) -> tuple[Actor, int, int]:
    """Before whom a card lies, which it is, and how many turns it stays if that was named (otherwise 0)."""
    turns, rest = divmod(target, _TURNS)
    return *divmod(rest, _OWNER), turns
