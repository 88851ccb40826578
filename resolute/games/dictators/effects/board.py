"""Effects on the map: roadblocks and no-fly zones that come and go. (Roadblock and No-Fly Zone Tokens)"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from resolute.engine.conditions import Subject
from resolute.engine.effects import Saying
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.dictators.content.map import PLACES, ROADS, TIME_ZONES
from resolute.games.dictators.content.printed import CardEffect
from resolute.games.dictators.effects.aims import closable
from resolute.games.dictators.effects.base import player_number, target_of
from resolute.games.dictators.rules.barriers import (
    ROADBLOCKS,
    can_be_blocked,
    lift_no_fly,
    place_no_fly,
    place_roadblock,
    remove_roadblock_from,
)
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import effects as words
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts, reasons

# Roadblocks


class BlockRoads(CardEffect, frozen=True):
    """Roadblocks on roads from the place of the player, or of the opponent at whom the card is aimed."""

    count: int
    whose: Literal["yours", "theirs"]

    def _place(self, t: Table[Any], on: Actor) -> int:
        who = on if self.whose == "yours" else target_of(t)
        place: int = t.state.players[who].place
        return place

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        s = t.state
        seats = [on] if self.whose == "yours" else s.opponents(on)
        if any(can_be_blocked(s, s.players[who].place) for who in seats):
            return ""
        return reasons.NO_ROAD_TO_BLOCK

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        place = self._place(t, who)
        if not can_be_blocked(t.state, place):
            t.tell("no_effect")
        t.then(block_roads, who, place, self.count, self.count == 1)

    def say(self) -> Saying:
        return Saying(words.block_roads(self.count, yours=self.whose == "yours"))


@step
def block_roads(t: Table[Dictators], actor: Actor, place: int, left: int, must: bool) -> None:
    """One roadblock after the other is placed, as long as there is a road for it."""
    if left and can_be_blocked(t.state, place):
        t.then(choose_road, actor, place, left, must)


@choice(lambda t, actor, place, left, must: prompts.WHICH_ROAD, rule="Roadblocks and no-fly zones")
def choose_road(t: Table[Dictators], actor: Actor, place: int, left: int, must: bool) -> list[Option]:
    """One of the open roads from a place; or no more, where the card says "up to"."""
    options = [_block_option(actor, place, left, road) for road in can_be_blocked(t.state, place)]
    if not must:
        options.append(_NO_MORE)
    return options


@cache
def _block_option(actor: Actor, place: int, left: int, road: int) -> Option:
    return Option(labels.block(road), do(road_blocked, actor, place, left, road), at=f"road:{road}")


@step
def road_blocked(t: Table[Dictators], actor: Actor, place: int, left: int, road: int) -> None:
    """The roadblock stands, and perhaps another follows."""
    place_roadblock(t, road)
    t.then(block_roads, actor, place, left - 1, False)


@step
def no_more(t: Table[Dictators]) -> None:
    """The player leaves it at that."""
    t.tell("no_more")


_NO_MORE = Option(labels.NO_MORE, do(no_more), declines=True)


class RandomRoadblocks(CardEffect, frozen=True):
    """Roadblocks on roads that luck picks; every place keeps an open road."""

    count: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s = t.state
        for placed in range(self.count):
            roads = _spare_roads(s)
            if len(s.roadblocks) >= ROADBLOCKS or not roads:
                if not placed:
                    t.tell("no_effect")
                return
            place_roadblock(t, roads[t.dice.below(len(roads))])

    def say(self) -> Saying:
        return Saying(words.random_roadblocks(self.count))


def _spare_roads(s: Dictators) -> list[int]:
    """The open roads at both ends of which there is another open one."""
    blocked = s.roadblocks
    ways = [0] * len(PLACES)
    for road, (one, other) in enumerate(ROADS):
        if road not in blocked:
            ways[one] += 1
            ways[other] += 1
    return [
        road for road, (one, other) in enumerate(ROADS) if ways[one] > 1 and ways[other] > 1 and road not in blocked
    ]


# No-fly zones


class CloseSkies(CardEffect, frozen=True):
    """A no-fly zone on the time zone at which the card is aimed."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if not place_no_fly(t, target_of(t)):
            t.tell("no_effect")

    def say(self) -> Saying:
        return Saying(words.CLOSE_SKIES)


class RandomNoFly(CardEffect, frozen=True):
    """No-fly zones on time zones that luck picks."""

    count: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for placed in range(self.count):
            zones = list(closable(t.state))
            if zones:
                place_no_fly(t, zones[t.dice.below(len(zones))])
            elif not placed:
                t.tell("no_effect")

    def say(self) -> Saying:
        return Saying(words.random_no_fly(self.count))


# Clearing


class Clear(CardEffect, frozen=True):
    """Roadblocks and no-fly zones are removed."""

    count: int

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if t.state.roadblocks or t.state.no_fly else reasons.NO_BARRIER

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(clear, player_number(on), self.count)

    def say(self) -> Saying:
        return Saying(words.clear(self.count))


@step
def clear(t: Table[Dictators], actor: Actor, left: int) -> None:
    """One token after the other is removed, as long as there is one."""
    if left and (t.state.roadblocks or t.state.no_fly):
        t.then(choose_obstacle, actor, left)


@choice(lambda t, actor, left: prompts.WHICH_BARRIER, rule="Roadblocks and no-fly zones")
def choose_obstacle(t: Table[Dictators], actor: Actor, left: int) -> list[Option]:
    """Any roadblock or no-fly zone, or no more."""
    s = t.state
    options = [_clear_road(actor, left, road) for road in s.roadblocks]
    options += [_clear_zone(actor, left, zone) for zone in range(len(TIME_ZONES)) if s.no_fly & 1 << zone]
    options.append(_NO_MORE)
    return options


@cache
def _clear_road(actor: Actor, left: int, road: int) -> Option:
    return Option(labels.open_road(road), do(road_cleared, actor, left, road), at=f"road:{road}")


@cache
def _clear_zone(actor: Actor, left: int, zone: int) -> Option:
    return Option(labels.open_skies(zone), do(zone_cleared, actor, left, zone), at=f"time_zone:{zone}")


@step
def road_cleared(t: Table[Dictators], actor: Actor, left: int, road: int) -> None:
    """A roadblock leaves the map, and perhaps another token."""
    remove_roadblock_from(t, road)
    t.then(clear, actor, left - 1)


@step
def zone_cleared(t: Table[Dictators], actor: Actor, left: int, zone: int) -> None:
    """A no-fly zone leaves the map, and perhaps another token."""
    lift_no_fly(t, zone)
    t.then(clear, actor, left - 1)
