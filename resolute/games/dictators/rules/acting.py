"""Acting in one's turn: travel, fly, disarm, draw, play, activate, use tokens, or end it. (Playing Your Turn)"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.dictators.content.map import (
    FLIGHTS_FROM,
    FLOWN_OVER,
    PLACES,
    ROADS_FROM,
    TRIDENT,
    WASHINGTON,
    by_ship,
)
from resolute.games.dictators.content.printed import Trait
from resolute.games.dictators.rules.disarming import DISARM_COST, can_disarm_at, disarm_action
from resolute.games.dictators.rules.drawing import draw_action, draw_from_discards
from resolute.games.dictators.rules.events import acting_is_over
from resolute.games.dictators.rules.moving import FLIGHT_COST, SHIP_COST, flights_under, fly, open_lanes, travel
from resolute.games.dictators.rules.piles import cards_are_left
from resolute.games.dictators.rules.playing import (
    barred_abilities,
    barred_cards,
    has_free_ability,
    playable_cards,
    usable_abilities,
)
from resolute.games.dictators.rules.sources import forbidden, sources_of
from resolute.games.dictators.rules.tokens import barred_tokens, usable_tokens
from resolute.games.dictators.state import ON_THE_BOARD, Dictators
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts, reasons
from resolute.games.dictators.words.names import actions_said


@step
def turn_goes_on(t: Table[Dictators]) -> None:
    """Actions are taken one after the other, in any order and mix, until the player ends the turn.

    Without cards, tokens and actions there may be nothing that could be done for free, and the turn ends by itself.
    """
    s = t.state
    actor = s.mover
    player = s.players[actor]
    if not s.actions and not player.hand and not player.tokens and not has_free_ability(player):
        return
    t.then(take_action, actor)
    t.then(turn_goes_on)


@step
def stop_acting(t: Table[Dictators]) -> None:
    """Nobody has to use all actions. (FAQ)"""
    t.unwind(to=acting_is_over)


# Options that are the same at every table

_END = Option(labels.END_TURN, do(stop_acting), declines=True)
_END_EARLY = Option(labels.END_TURN, do(stop_acting))
# _TRAVEL[place]: each road from there with its option.
_TRAVEL: tuple[tuple[tuple[int, Option], ...], ...] = tuple(
    tuple(
        (road, Option(labels.travel_to(to), do(travel, road, to), at=f"place:{to}", cost=labels.cost(1)))
        for road, to in roads
    )
    for roads in ROADS_FROM
)
_ALL_ROADS: tuple[tuple[Option, ...], ...] = tuple(tuple(option for _, option in roads) for roads in _TRAVEL)


@cache
def _fly_option(start: int, to: int, cost: int) -> Option:
    label = labels.fly_to(to, by_ship=by_ship(start, to))
    return Option(label, do(fly, to, cost), at=f"place:{to}", cost=labels.with_travel(cost))


@cache
def _flights(place: int, no_fly: int, cost: int) -> tuple[Option, ...]:
    return tuple(_fly_option(place, to, cost) for to in flights_under(place, no_fly))


@cache
def _disarm_option(place: int, cost: int) -> Option:
    return Option(
        labels.try_to_disarm(place), do(disarm_action, cost), at=f"place:{place}", cost=labels.with_travel(cost)
    )


@cache
def _draw_option(cost: int) -> Option:
    return Option(labels.DRAW, do(draw_action, cost), at="deck:command", cost=labels.cost(cost))


@cache
def _take_discard_option(card: int, cost: int) -> Option:
    return Option(
        labels.take_from_discards(card),
        do(draw_from_discards, cost),
        at="deck:discards",
        cost=actions_said(cost),
    )


# Choices


def flight_cost(s: Dictators, actor: Actor) -> int:
    """The actions of an international flight, the travel included. (International Flights)"""
    return max(1, FLIGHT_COST + s.trait(actor, "flight_cost"))


def disarm_cost(s: Dictators, actor: Actor) -> int:
    """The actions of an attempt to disarm, the travel included. (Disarming a Nuclear Facility)"""
    return max(1, DISARM_COST + s.trait(actor, "disarm_cost"))


@choice(lambda t, actor: prompts.act(t.state.actions), rule="Playing your turn")
def take_action(t: Table[Dictators], actor: Actor) -> list[Option]:
    """Everything that can be done now. (Playing Your Turn)"""
    s = t.state
    player = s.players[actor]
    place = player.place
    traits = s.traits(actor)
    options: list[Option] = []
    if s.actions > 0:
        if s.travels > 0:
            if not traits.get("no_travel"):
                _add_ways(s, place, traits, options)
            if can_disarm_at(s, actor, place) and not traits.get("no_disarming"):
                cost = disarm_cost(s, actor)
                if cost <= s.actions:
                    options.append(_disarm_option(place, cost))
        if not traits.get("no_drawing"):
            _add_draws(t, traits, options)
    options += playable_cards(t, actor, traits)
    options += usable_abilities(t, actor)
    if player.tokens:
        options += usable_tokens(t, actor)
    options.append(_END_EARLY if s.actions else _END)
    return options


def _add_ways(s: Dictators, place: int, traits: Mapping[Trait, int], options: list[Option]) -> None:
    """Open roads, flights that no no-fly zone shuts, and ships. (Travel; International Flights)"""
    blocked = s.roadblocks
    if not blocked or traits.get("passes_roadblocks"):
        options += _ALL_ROADS[place]
    else:
        options += [option for road, option in _TRAVEL[place] if road not in blocked]
    if not FLIGHTS_FROM[place]:
        return
    cost = max(1, FLIGHT_COST + traits.get("flight_cost", 0))
    if cost <= s.actions and not traits.get("no_flights"):
        options += _flights(place, 0 if traits.get("ignores_no_fly") else s.no_fly, cost)
    if s.actions >= SHIP_COST:
        options += [_fly_option(place, to, SHIP_COST) for to in open_lanes(s, place)]


def _draw_cost(traits: Mapping[Trait, int]) -> int:
    return max(0, 1 + traits.get("draw_cost", 0))


def _add_draws(t: Table[Dictators], traits: Mapping[Trait, int], options: list[Option]) -> None:
    """A card from the deck, or for some dictators the top one of the discards. (Draw a Card)"""
    s = t.state
    cost = _draw_cost(traits)
    if cost > s.actions:
        return
    if cards_are_left(t):
        options.append(_draw_option(cost))
    if s.discards and traits.get("draws_from_discards"):
        options.append(_take_discard_option(s.discards[-1], cost))


@take_action.barred
def _barred_actions(t: Table[Dictators], actor: Actor) -> list[Barred]:
    """What people will look for in vain, with the reason."""
    s = t.state
    found = [*_barred_roads(s, actor), *_barred_flights(s, actor), *_barred_disarming(s, actor)]
    found += _barred_draws(t, actor)
    if s.players[actor].place == WASHINGTON:
        found.append(Barred(labels.CONFRONT, reasons.TOO_LATE, f"place:{WASHINGTON}"))
    found += barred_cards(t, actor)
    found += barred_abilities(t, actor)
    found += barred_tokens(t, actor)
    return found


def _why_not_travel(s: Dictators, actor: Actor) -> str:
    reason = forbidden(s, actor, "no_travel")
    if reason:
        return reason
    if not s.actions:
        return reasons.NO_ACTIONS
    return "" if s.travels > 0 else reasons.TRAVELED


def _barred_roads(s: Dictators, actor: Actor) -> list[Barred]:
    place = s.players[actor].place
    why = _why_not_travel(s, actor)
    if why:
        return [Barred(labels.TRAVEL, why)]
    if s.trait(actor, "passes_roadblocks"):
        return []
    return [
        Barred(option.label, reasons.ROADBLOCK, option.at) for road, option in _TRAVEL[place] if road in s.roadblocks
    ]


def _barred_flights(s: Dictators, actor: Actor) -> list[Barred]:
    place = s.players[actor].place
    why = _why_not_travel(s, actor)
    found = []
    for to in FLIGHTS_FROM[place]:
        ship = by_ship(place, to)
        if ship and s.trident != ON_THE_BOARD:
            continue
        cost = SHIP_COST if ship else flight_cost(s, actor)
        option = _fly_option(place, to, cost)
        reason = why or ("" if ship else forbidden(s, actor, "no_flights"))
        if not reason and FLOWN_OVER[place][to] & s.no_fly and not s.trait(actor, "ignores_no_fly"):
            reason = reasons.NO_FLY_ZONE
        if not reason and cost > s.actions:
            reason = reasons.NO_ACTIONS
        if reason:
            found.append(Barred(option.label, reason, option.at))
    return found


def _barred_disarming(s: Dictators, actor: Actor) -> list[Barred]:
    place = s.players[actor].place
    if not can_disarm_at(s, actor, place):
        if place == TRIDENT:
            return [Barred(labels.try_to_disarm(place), reasons.NO_WARHEAD_LEFT, f"place:{place}")]
        if not PLACES[place].facility:
            return []
        done = place in s.players[actor].disarmed
        reason = reasons.DISARMED_ALREADY if done else reasons.NOT_YOUR_TARGET
        return [Barred(labels.DISARM_HERE, reason, f"place:{place}")]
    label = labels.try_to_disarm(place)
    reason = forbidden(s, actor, "no_disarming")
    if not reason and s.travels <= 0:
        reason = reasons.TRAVELED
    if not reason and disarm_cost(s, actor) > s.actions:
        reason = reasons.NO_ACTIONS
    return [Barred(label, reason, f"place:{place}")] if reason else []


def _barred_draws(t: Table[Dictators], actor: Actor) -> list[Barred]:
    s = t.state
    reason = forbidden(s, actor, "no_drawing")
    cost = _draw_cost(s.traits(actor))
    if not reason and cost > s.actions:
        dear = [name for name, by in sources_of(s, actor, "draw_cost") if by > 0]
        reason = reasons.too_dear(cost, dear[0]) if s.actions and dear else reasons.NO_ACTIONS
    if not reason and not cards_are_left(t):
        reason = reasons.NO_CARD_LEFT
    return [Barred(labels.DRAW, reason, "deck:command")] if reason else []
