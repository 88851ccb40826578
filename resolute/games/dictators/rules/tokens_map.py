"""Tokens that change the map: I, II, VI, XI and XV. (Nuclear Zone 4)"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.dictators.content.map import PLACES_IN, TIME_ZONES, WASHINGTON
from resolute.games.dictators.content.printed import BY_CARD, FORCED
from resolute.games.dictators.rules.barriers import lift_no_fly, remove_roadblock_from
from resolute.games.dictators.rules.disarming import facility_disarmed
from resolute.games.dictators.rules.moving import has_moved, move, put_down
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts
from resolute.games.dictators.words.names import place_name


@step
def token_done(t: Table[Dictators]) -> None:
    """The token has done what it can do, or enough of it."""


_DONE = Option(labels.DONE, do(token_done), declines=True)


# I: to Washington or Washington


@choice(prompts.WHERE_TO, rule="Nuclear zone 4")
def washington_or_washington(t: Table[Dictators], actor: Actor) -> list[Option]:
    """I: Washington State or Washington D.C."""
    here = t.state.players[actor].place
    return [
        Option(place_name(place), do(move_by_token, actor, place), at=f"place:{place}")
        for place in (*PLACES_IN["WA"], WASHINGTON)
        if place != here
    ]


@step
def move_by_token(t: Table[Dictators], actor: Actor, place: int) -> None:
    """The meeple moves. Nothing cancels that, but a tornado may follow it like any move. (Rulings)"""
    move(t, actor, place, BY_CARD)


# II: a facility


@choice(prompts.DISARM_WHICH, rule="Nuclear zone 4")
def disarm_anywhere(t: Table[Dictators], actor: Actor) -> list[Option]:
    """II: one of the own facilities, wherever it is, without a roll."""
    return [
        Option(labels.disarm(place), do(facility_disarmed, actor, place), at=f"place:{place}")
        for place in t.state.players[actor].targets
    ]


# VI: meeples


@step
def swap_meeples(t: Table[Dictators], actor: Actor) -> None:
    """VI: any number of meeples swap their places; two at a time, as often as it may take."""
    players = t.state.players
    t.then(swap_two_meeples, actor, len(players) - 1)
    t.then(all_swapped, tuple(player.place for player in players))


@choice(prompts.SWAP_WHICH, rule="Nuclear zone 4")
def swap_two_meeples(t: Table[Dictators], actor: Actor, left: int) -> list[Option]:
    """Any two that stand in different places."""
    players = t.state.players
    options = [
        Option(labels.swap_two(t, one, other), do(swap_places, actor, one, other, left))
        for one, other in combinations(t.state.seats, 2)
        if players[one].place != players[other].place
    ]
    options.append(_DONE)
    return options


@step
def swap_places(t: Table[Dictators], actor: Actor, one: Actor, other: Actor, left: int) -> None:
    """Two meeples change places."""
    players = t.state.players
    here, there = players[one].place, players[other].place
    put_down(t, one, there, FORCED)
    put_down(t, other, here, FORCED)
    if left > 1:
        t.then(swap_two_meeples, actor, left - 1)


@step
def all_swapped(t: Table[Dictators], before: tuple[int, ...]) -> None:
    """Only when the token has done all it does can its moves be answered, for nothing cancels a part of it."""
    for who, start in enumerate(before):
        if t.state.players[who].place != start:
            has_moved(t, who, start, FORCED)


# XI: no more tokens


@step
def clear_tokens(t: Table[Dictators], actor: Actor) -> None:
    """XI: all zone 4 tokens leave the board, the Trident's warheads too; disarming there brings nothing any more."""
    s = t.state
    s.warheads = 0
    s.buried_tokens += tuple(token for token in s.map_tokens if token)
    s.map_tokens = (0,) * len(s.map_tokens)
    t.tell("tokens_cleared")


# XV: open roads and skies


def has_barriers(s: Dictators) -> bool:
    """Whether there is a roadblock or a no-fly zone anywhere."""
    return bool(s.roadblocks or s.no_fly)


@choice(prompts.WHICH_BARRIER, rule="Nuclear zone 4")
def clear_the_way(t: Table[Dictators], actor: Actor) -> list[Option]:
    """XV: any number of them."""
    s = t.state
    options = [_road_option(actor, road) for road in s.roadblocks]
    options += [_sky_option(actor, zone) for zone in range(len(TIME_ZONES)) if s.no_fly & 1 << zone]
    options.append(_DONE)
    return options


@cache
def _road_option(actor: Actor, road: int) -> Option:
    return Option(labels.the_roadblock(road), do(remove_roadblock, actor, road), at=f"road:{road}")


@cache
def _sky_option(actor: Actor, zone: int) -> Option:
    return Option(labels.the_no_fly_zone(zone), do(remove_no_fly, actor, zone), at=f"time_zone:{zone}")


@step
def remove_roadblock(t: Table[Dictators], actor: Actor, road: int) -> None:
    """A roadblock goes, and perhaps another."""
    remove_roadblock_from(t, road)
    if has_barriers(t.state):
        t.then(clear_the_way, actor)


@step
def remove_no_fly(t: Table[Dictators], actor: Actor, zone: int) -> None:
    """A no-fly zone goes, and perhaps another token."""
    lift_no_fly(t, zone)
    if has_barriers(t.state):
        t.then(clear_the_way, actor)
