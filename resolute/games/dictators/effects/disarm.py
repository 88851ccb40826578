"""Effects on nuclear facilities: attempts, disarming, new targets, and things that go wrong."""

from __future__ import annotations

from functools import cache
from typing import Any

from resolute.engine.conditions import Subject
from resolute.engine.effects import Saying
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import changed
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.dictators.content.map import PLACES
from resolute.games.dictators.content.printed import CardEffect
from resolute.games.dictators.effects.base import player_number
from resolute.games.dictators.library import source_of
from resolute.games.dictators.rules.disarming import BONUS_ZONE, attempt, can_disarm_at, hack
from resolute.games.dictators.rules.piles import EVERYBODY
from resolute.games.dictators.rules.turns import skip_turns
from resolute.games.dictators.state import NUCLEAR, Dictators
from resolute.games.dictators.words import effects as words
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts, reasons


class TryToDisarm(CardEffect, frozen=True):
    """An attempt to disarm where the player is, without using the travel."""

    bonus: int = 0

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if can_disarm_at(t.state, on, t.state.players[on].place) else reasons.NOTHING_HERE

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        place = t.state.players[who].place
        if can_disarm_at(t.state, who, place):
            attempt(t, who, place, self.bonus, source_of(at))
        else:
            t.tell("nothing_to_disarm", who, place)

    def say(self) -> Saying:
        return Saying(words.try_to_disarm(self.bonus))


class DisarmHere(CardEffect, frozen=True):
    """The facility where the player is gets disarmed without a roll."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if can_disarm_at(t.state, on, t.state.players[on].place) else reasons.NOTHING_HERE

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        place = t.state.players[who].place
        if can_disarm_at(t.state, who, place):
            hack(t, who, place)
        else:
            t.tell("nothing_to_disarm", who, place)

    def say(self) -> Saying:
        return Saying(words.DISARM_HERE)


class DisarmBonus(CardEffect, frozen=True):
    """A number is added to the rolls of this turn that are to disarm."""

    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.state.disarm_bonus += self.by

    def say(self) -> Saying:
        return Saying(words.disarm_bonus(self.by))


# Other targets


class ChangeTarget(CardEffect, frozen=True):
    """One of the player's nuclear cards is exchanged for others of its zone.

    With one card more the new one has to be kept; with several the player keeps one of all.
    """

    drawn: int

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        if not t.state.players[on].targets:
            return reasons.NO_NUCLEAR_CARD
        return "" if _exchangeable(t.state, on) else reasons.NO_OTHER_CARD

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        if _exchangeable(t.state, who):
            t.then(choose_target, who, self.drawn)

    def say(self) -> Saying:
        return Saying(words.change_target(self.drawn))


def _exchangeable(s: Dictators, actor: Actor) -> list[int]:
    """The targets in whose zones there are other cards."""
    return [place for place in s.players[actor].targets if s.nuclear[PLACES[place].zone - 1]]


@choice(lambda t, actor, drawn: prompts.WHICH_TARGET, rule="The cards")
def choose_target(t: Table[Dictators], actor: Actor, drawn: int) -> list[Option]:
    """A target in whose zone there are other cards."""
    return [_exchange_option(actor, drawn, place) for place in _exchangeable(t.state, actor)]


@cache
def _exchange_option(actor: Actor, drawn: int, place: int) -> Option:
    return Option(labels.exchange_target(place), do(draw_targets, actor, drawn, place), at=f"place:{place}")


@step
def draw_targets(t: Table[Dictators], actor: Actor, drawn: int, place: int) -> None:
    """Cards of the same zone come to the player, who sees them alone."""
    zone = PLACES[place].zone
    _draw_nuclear(t, actor, zone, drawn)
    if drawn == 1:
        _shuffle_back(t, actor, zone, (place,))
    else:
        t.then(keep_target, actor, zone)


def _draw_nuclear(t: Table[Dictators], actor: Actor, zone: int, count: int) -> None:
    """Nuclear cards of a zone, as many as there are, are targets of the player from now on."""
    s = t.state
    deck = list(s.nuclear[zone - 1])
    drawn = tuple(deck.pop(t.dice.below(len(deck))) for _ in range(min(count, len(deck))))
    s.nuclear = changed(s.nuclear, zone - 1, tuple(deck))
    s.players[actor].targets += drawn
    t.tell("draws_targets", actor, len(drawn), zone)
    t.tell("new_targets", drawn, to=s.seats_behind(actor))


def _give_back(t: Table[Dictators], actor: Actor, places: tuple[int, ...]) -> None:
    """Nuclear cards are shuffled back into the deck of their zone."""
    s = t.state
    player = s.players[actor]
    for place in places:
        zone = PLACES[place].zone
        player.targets = tuple(one for one in player.targets if one != place)
        player.forget(NUCLEAR + place)
        s.nuclear = changed(s.nuclear, zone - 1, tuple(sorted((*s.nuclear[zone - 1], place))))


def _shuffle_back(t: Table[Dictators], actor: Actor, zone: int, places: tuple[int, ...]) -> None:
    """Everybody hears how many cards go back, and the player which."""
    _give_back(t, actor, places)
    t.tell("shuffles_back", actor, len(places), zone)
    t.tell("shuffled_back", places, to=t.state.seats_behind(actor))


@choice(prompts.KEEP_TARGET, rule="The dictators")
def keep_target(t: Table[Dictators], actor: Actor, zone: int) -> list[Option]:
    """One of the targets in a zone."""
    targets = t.state.players[actor].targets
    return [_keep_target_option(actor, zone, place) for place in targets if PLACES[place].zone == zone]


@cache
def _keep_target_option(actor: Actor, zone: int, place: int) -> Option:
    return Option(labels.keep_target(place), do(target_kept, actor, zone, place), at=f"place:{place}")


@step
def target_kept(t: Table[Dictators], actor: Actor, zone: int, place: int) -> None:
    """The others go back, and nobody else knows which is kept, even if one of them had been shown."""
    player = t.state.players[actor]
    targets = player.targets
    player.forget(NUCLEAR + place)
    _shuffle_back(t, actor, zone, tuple(one for one in targets if PLACES[one].zone == zone and one != place))


# Zone 1 and the Man of Steal


class GiveUpZoneOne(CardEffect, frozen=True):
    """A nuclear card of zone 1 that is not yet disarmed goes back into its deck."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        _give_back(t, who, tuple(place for place in t.state.players[who].targets if PLACES[place].zone == 1))
        t.tell("needs_no_zone_1", who)

    def say(self) -> Saying:
        return Saying(words.GIVE_UP_ZONE_ONE)


class DrawZoneOne(CardEffect, frozen=True):
    """Whoever has no nuclear card of zone 1 draws one."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        player = t.state.players[who]
        if not any(PLACES[place].zone == 1 for place in (*player.targets, *player.disarmed)):
            _draw_nuclear(t, who, 1, 1)

    def say(self) -> Saying:
        return Saying(words.DRAW_ZONE_ONE)


class RearmAtRandom(CardEffect, frozen=True):
    """One of the player's disarmed facilities is armed again; without any, a turn is skipped."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s, who = t.state, player_number(on)
        player = s.players[who]
        done = [place for place in player.disarmed if PLACES[place].zone != BONUS_ZONE]
        if not done:
            t.then(skip_turns, who, 1)
            return
        place = done[t.dice.below(len(done))]
        player.disarmed = tuple(one for one in player.disarmed if one != place)
        player.targets += (place,)
        player.show(EVERYBODY, NUCLEAR + place)
        t.tell("armed_again", who, place)

    def say(self) -> Saying:
        return Saying(words.REARM_AT_RANDOM)
