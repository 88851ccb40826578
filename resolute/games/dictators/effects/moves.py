"""Effects that move meeples: the player's own, an opponent's, or both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from resolute.engine.conditions import Subject
from resolute.engine.effects import Effect, Saying, happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.dictators.content.map import (
    ADJACENT,
    FLOWN_OVER,
    HAWAII,
    PLACES,
    PLACES_IN,
    ROADS_FROM,
    STATES,
    TRIDENT,
)
from resolute.games.dictators.content.printed import BY_CARD, BY_ROAD, FORCED, TRAVEL, CardEffect, Destination
from resolute.games.dictators.effects.base import answered_event, close_event, player_number, target_of
from resolute.games.dictators.rules.barriers import remove_roadblock_from
from resolute.games.dictators.rules.events import is_sure
from resolute.games.dictators.rules.moving import (
    any_inside_usa,
    choose_place,
    move,
    move_to,
    open_flights,
    open_places,
)
from resolute.games.dictators.rules.turns import discard_card, discard_option
from resolute.games.dictators.state import ON_THE_BOARD, Dictators
from resolute.games.dictators.words import effects as words
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts, reasons

Places = tuple[tuple[int, ...], ...]
"""For each place some others."""


def _within(steps: int) -> Places:
    """For each place the others to which so many moves at most lead, each to an adjacent state: two may lead back."""
    reached: dict[str, list[str]] = {"": []}
    for state in STATES:
        found = [state]
        edge = [state]
        for _ in range(steps):
            edge = [code for one in edge for code in ADJACENT[one] if code not in found]
            found += [code for code in dict.fromkeys(edge) if code not in found]
        back = steps > 1 and bool(ADJACENT[state])
        reached[state] = found[0 if back else 1 :]
    return tuple(
        tuple(to for code in reached[place.state] for to in PLACES_IN[code] if to != place.number) for place in PLACES
    )


_BESIDE = _within(1)
_THREE_STATES = _within(3)
_ABROAD = tuple(place.number for place in PLACES if not place.state)


def _by_helicopter(place: int) -> tuple[int, ...]:
    """The places of the same time zone, and those in adjacent states."""
    here = PLACES[place]
    if not here.state:
        return ()
    near = _BESIDE[place]
    return tuple(
        one.number for one in PLACES if one.number != place and (one.time_zone == here.time_zone or one.number in near)
    )


def _by_train(place: int) -> tuple[int, ...]:
    """The places of the same time zone and of the next ones; no train crosses the ocean."""
    here = PLACES[place].time_zone
    if here < 0 or place == HAWAII:
        return ()
    return tuple(
        one.number
        for one in PLACES
        if one.number not in (place, HAWAII) and one.time_zone >= 0 and abs(one.time_zone - here) <= 1
    )


_HELICOPTER: Places = tuple(_by_helicopter(place.number) for place in PLACES)
_TRAIN: Places = tuple(_by_train(place.number) for place in PLACES)
_SAME_TIME: Places = tuple(
    tuple(one.number for one in PLACES if one.time_zone == here.time_zone >= 0 and one is not here) for here in PLACES
)


class Move(Destination, frozen=True):
    """The player chooses a place and moves there."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if self.places(t, on) else reasons.NOWHERE_TO_GO

    def inside_usa(self, t: Table[Any], on: Actor, event: Event | None) -> bool:
        places = self.places(t, on)
        return bool(PLACES[t.state.players[on].place].state) and (not places or any_inside_usa(places))

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        if open_places(t, who, at):
            t.then(choose_place, who, who, at)
        else:
            t.tell("no_effect")

    def go(self, t: Table[Any], who: Actor, place: int) -> None:
        t.then(move_to, who, place, BY_CARD)


class AlongRoads(Move, frozen=True):
    """Along a number of roads, each without a roadblock."""

    roads: int = 1

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        blocked = t.state.roadblocks
        found = [t.state.players[who].place]
        edge = found[:]
        for _ in range(self.roads):
            near = dict.fromkeys(to for place in edge for road, to in ROADS_FROM[place] if road not in blocked)
            edge = [to for to in near if to not in found]
            found += edge
        return found[1:]

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        roads, blocked = ROADS_FROM[t.state.players[on].place], t.state.roadblocks
        if not roads:
            return reasons.NO_ROAD
        return "" if any(road not in blocked for road, _ in roads) else reasons.ALL_ROADS_BLOCKED

    def go(self, t: Table[Any], who: Actor, place: int) -> None:
        t.then(move_to, who, place, BY_ROAD)

    def say(self) -> Saying:
        return Saying(words.along_roads(self.roads))


class ToAdjacentState(Move, frozen=True):
    """To any place in an adjacent state, whether or not a road leads there."""

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        return _BESIDE[t.state.players[who].place]

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if _BESIDE[t.state.players[on].place] else reasons.NO_ADJACENT_STATE

    def say(self) -> Saying:
        return Saying(words.TO_ADJACENT_STATE)


class UpToThreeStates(Move, frozen=True):
    """To any place that three moves at most reach, each to an adjacent state; nobody has to leave."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if _BESIDE[t.state.players[on].place] else reasons.NO_ADJACENT_STATE

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        here = t.state.players[who].place
        return (*_THREE_STATES[here], here)

    def say(self) -> Saying:
        return Saying(words.UP_TO_THREE_STATES)


class ByTrain(Move, frozen=True):
    """To any place of one's own time zone or a neighboring one; trains need no road."""

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        return _TRAIN[t.state.players[who].place]

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if _TRAIN[t.state.players[on].place] else reasons.NO_TRAIN

    def say(self) -> Saying:
        return Saying(words.BY_TRAIN)


class ByHelicopter(Move, frozen=True):
    """To any place of one's own time zone or in an adjacent state, unless a no-fly zone lies on the way."""

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        place, no_fly = t.state.players[who].place, t.state.no_fly
        if not no_fly:
            return _HELICOPTER[place]
        over = FLOWN_OVER[place]
        return [to for to in _HELICOPTER[place] if not over[to] & no_fly]

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        if self.places(t, on):
            return ""
        return reasons.NOWHERE_TO_LAND if not t.state.no_fly else reasons.GROUNDED

    def say(self) -> Saying:
        return Saying(words.BY_HELICOPTER)


class WithinTimeZone(Move, frozen=True):
    """To any place of one's own time zone."""

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        return _SAME_TIME[t.state.players[who].place]

    def say(self) -> Saying:
        return Saying(words.WITHIN_TIME_ZONE)


class OutOfTheCountry(Move, frozen=True):
    """To any place outside the USA; no-fly zones do not matter."""

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        here, there = t.state.players[who].place, t.state.trident == ON_THE_BOARD
        return [place for place in _ABROAD if place != here and (place != TRIDENT or there)]

    def say(self) -> Saying:
        return Saying(words.OUT_OF_THE_COUNTRY)


class TakeFlight(Move, frozen=True):
    """Along an international flight from one's place, without using the travel."""

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        s = t.state
        return open_flights(s, s.players[who].place, ignoring_no_fly=bool(s.trait(who, "ignores_no_fly")))

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if self.places(t, on) else reasons.NO_FLIGHT

    def say(self) -> Saying:
        return Saying(words.TAKE_FLIGHT)


class PastRoadblock(Move, frozen=True):
    """Along a road with a roadblock, which is removed."""

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        blocked = t.state.roadblocks
        return [to for road, to in ROADS_FROM[t.state.players[who].place] if road in blocked]

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        blocked = t.state.roadblocks
        if blocked and any(road in blocked for road, _ in ROADS_FROM[t.state.players[on].place]):
            return ""
        return reasons.NO_ROADBLOCK_HERE

    def go(self, t: Table[Any], who: Actor, place: int) -> None:
        s = t.state
        road = next(road for road, to in ROADS_FROM[s.players[who].place] if to == place and road in s.roadblocks)
        remove_roadblock_from(t, road)
        t.then(move_to, who, place, BY_ROAD)

    def say(self) -> Saying:
        return Saying(words.PAST_ROADBLOCK)


class GoTo(CardEffect, frozen=True):
    """To one named place."""

    place: int
    how: int = BY_CARD

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return reasons.THERE_ALREADY if t.state.players[on].place == self.place else ""

    def inside_usa(self, t: Table[Any], on: Actor, event: Event | None) -> bool:
        return bool(PLACES[t.state.players[on].place].state and PLACES[self.place].state)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(move_to, player_number(on), self.place, self.how)

    def say(self) -> Saying:
        return Saying(words.go_to(self.place, forced=self.how == FORCED))


# Opponents


class SendThem(CardEffect, frozen=True):
    """The opponent at whom the card is aimed is taken to a named place."""

    place: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(move_to, target_of(t), self.place, FORCED)

    def say(self) -> Saying:
        return Saying(words.send_them(self.place))


class BlowAway(Destination, frozen=True):
    """The opponent who has just moved is moved to an adjacent state."""

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        return _BESIDE[t.state.players[who].place]

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        if event is None or not _BESIDE[t.state.players[event.by].place]:
            return reasons.NO_STATE_BESIDE_THAT
        return ""

    def inside_usa(self, t: Table[Any], on: Actor, event: Event | None) -> bool:
        if event is None:
            return False
        place = t.state.players[event.by].place
        return bool(PLACES[place].state) and any_inside_usa(_BESIDE[place])

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        event = answered_event(t)
        if open_places(t, event.by, at):
            close_event(t, event)
            t.then(choose_place, player_number(on), event.by, at)

    def go(self, t: Table[Any], who: Actor, place: int) -> None:
        t.then(move_to, who, place, FORCED)

    def say(self) -> Saying:
        return Saying(words.BLOW_AWAY)


class SendBack(CardEffect, frozen=True):
    """The opponent who has just moved by road is back where the road began."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        if event is None or event.about[2] not in (TRAVEL, BY_ROAD):
            return reasons.NOT_BY_ROAD
        if is_sure(t) and t.state.plays[-1].actor == event.by:
            return reasons.CANNOT_BE_COUNTERED
        return "" if t.state.players[event.by].place == event.about[1] else reasons.DRIVEN_ON

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        event = answered_event(t)
        start, place, _ = event.about
        assert isinstance(start, int)
        if t.state.players[event.by].place == place:
            close_event(t, event)
            t.then(move_to, event.by, start, FORCED)

    def say(self) -> Saying:
        return Saying(words.SEND_BACK)


class SwapPlaces(CardEffect, frozen=True):
    """The player and the opponent at whom the card is aimed change places on the map."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who, other = player_number(on), target_of(t)
        here, there = t.state.players[who].place, t.state.players[other].place
        if here == there:
            t.tell("no_effect")
        move(t, who, there, BY_CARD)
        move(t, other, here, FORCED)

    def say(self) -> Saying:
        return Saying(words.SWAP_PLACES)


# Mutually Assured Destruction


class Deterrence(CardEffect, frozen=True):
    """Each opponent who is able may discard a card; unless all of them do, the player moves."""

    reward: Move

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        if not any(t.state.players[other].hand for other in t.state.opponents(on)):
            return reasons.NOBODY_CAN_DISCARD
        return self.reward.barred(t, on, event)

    def inside_usa(self, t: Table[Any], on: Actor, event: Event | None) -> bool:
        return self.reward.inside_usa(t, on, event)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        t.then(deter, who, t.state.opponents(who), f"{at}/move")

    def say(self) -> Saying:
        return Saying(words.deterrence(self.reward.say().sentence()))

    def parts(self) -> Mapping[str, Effect]:
        return {"move": self.reward}


@step
def deter(t: Table[Dictators], actor: Actor, left: tuple[Actor, ...], at: str) -> None:
    """One opponent after the other is asked; who has no card is not able to, and does not count. (FAQ)"""
    for place, other in enumerate(left):
        if t.state.players[other].hand:
            t.then(give_in, other, actor, left[place + 1 :], at)
            return
    t.tell("all_gave_in", actor)


@choice(lambda t, actor, by, left, at: prompts.deterred(t, by), rule="The cards")
def give_in(t: Table[Dictators], actor: Actor, by: Actor, left: tuple[Actor, ...], at: str) -> list[Option]:
    """A card from the hand, or the move."""
    options = [
        Option(discard_option(actor, card).label, do(gave_in, actor, card, by, left, at), at=f"card:{card}")
        for card in dict.fromkeys(t.state.players[actor].hand)
    ]
    options.append(Option(labels.call_bluff(t, by), do(call_the_bluff, actor, by, at)))
    return options


@step
def gave_in(t: Table[Dictators], actor: Actor, card: int, by: Actor, left: tuple[Actor, ...], at: str) -> None:
    """The card is discarded, and the next opponent is asked."""
    t.then(discard_card, actor, card)
    t.then(deter, by, left, at)


@step
def call_the_bluff(t: Table[Dictators], actor: Actor, by: Actor, at: str) -> None:
    """One who could discard does not: the card's player moves."""
    t.tell("called_bluff", actor, by)
    t.then(happen, at, by)
