"""Announcing a region, rolling for states, and casting ballots in them. (Play, Campaigning)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.table import D6, Table
from resolute.games.campaign.content.addresses import BALLOT_AT, REGION_AT, STATE_AT
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.lookups import FOR_HOME, LIMIT, NOWHERE, STATE_ON
from resolute.games.campaign.content.states import REACHED, STATES, Region
from resolute.games.campaign.rules.advertising import advertise, may_advertise, why_not_advertise
from resolute.games.campaign.rules.debate import challenge, may_debate, why_not_debate
from resolute.games.campaign.rules.fund_raising import FOR_STATES, RAISE_FUNDS, regions_with_funds
from resolute.games.campaign.rules.headquarters import blunder, go_to_headquarters
from resolute.games.campaign.rules.rumors import RUMOR_COST, cast_from_hand
from resolute.games.campaign.state import NO_RUMOR, Campaign
from resolute.games.campaign.words import options, prompts, reasons
from resolute.games.campaign.words.ballots import cast_label, unmarked_label

TWO_DICE = 2 * D6


# Steps


@step
def campaign_in(t: Table[Campaign], regions: tuple[int, ...]) -> None:
    """Each die and their total name a state of the announced region (of both, in the home stretch).

    Doubles name two numbers only; a number that two states share opens both. (Play, Campaigning)
    """
    s = t.state
    first, second = t.roll_now(TWO_DICE, FOR_STATES)
    numbers = (first, first + second) if first == second else (first, second, first + second)
    s.regions = regions
    s.dice = (first, second)
    s.reached = reached_by(regions, numbers)
    t.tell("reached", s.mover, regions, s.reached)
    if first == second or first + second in (7, 11):
        t.then(choose_activity, s.mover)
    elif can_cast(t):
        t.then(cast_ballots, s.mover)
    else:
        t.then(blunder, s.mover)


@cache
def reached_by(regions: tuple[int, ...], numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The states of these regions with these dice numbers."""
    return tuple(state for region in regions for number in numbers for state in REACHED[region][number])


@step
def go_campaigning(t: Table[Campaign]) -> None:
    """The player campaigns, though other things would have been possible."""
    t.then(cast_ballots, t.state.mover)


@step
def cast(t: Table[Campaign], card: int, state: int) -> None:
    """A ballot is cast in one of the states reached, and recorded. (Play, Campaigning)"""
    s = t.state
    cast_from_hand(t, s.mover, card, state)
    if s.players[s.mover].hand:
        t.then(cast_ballots, s.mover)


@step
def stop_casting(t: Table[Campaign]) -> None:
    """The player casts no more ballots this turn."""


# Options that are the same at every table

_REGION_OPTIONS: tuple[Option, ...] = tuple(
    Option(options.campaign_in((region,)), do(campaign_in, (int(region),)), at=REGION_AT[region]) for region in Region
)
_PAIR_OPTIONS: tuple[Option, ...] = tuple(
    Option(
        options.campaign_in((one, other)),
        do(campaign_in, (int(one), int(other))),
        at=REGION_AT[one],
    )
    for one, other in combinations(Region, 2)
)
_STRETCH: tuple[Option, ...] = (*_PAIR_OPTIONS, *_REGION_OPTIONS)


@cache
def _cast_option(card: int, state: int, rumored: bool = False) -> Option:
    """A ballot in a state; one that answers a rumor is not marked on the board."""
    label = unmarked_label(card, state) if rumored else cast_label(card, state)
    return Option(label, do(cast, card, state), at=STATE_AT[state], group=STATES[state].name, piece=BALLOT_AT[card])


# _CAST[card][region]
_CAST: tuple[tuple[Option | None, ...], ...] = tuple(
    tuple(None if state == NOWHERE else _cast_option(card.id, state) for state in STATE_ON[card.id]) for card in BALLOTS
)


_DONE = Option(options.DONE, do(stop_casting), declines=True)
_GO_CAMPAIGNING = Option(options.GO_CAMPAIGNING, do(go_campaigning))


def castable(t: Table[Campaign]) -> Iterator[Option]:
    """The ballots in hand that can be cast now: for a state reached in which the party has room.

    A state with a rumor about the player takes any number of them, unrecorded; the player's home state takes
    Home State ballots in the same way.
    """
    s = t.state
    player = s.players[s.mover]
    record = s.sides[player.party].record
    hand, reached, rumor = player.hand, s.reached, player.rumor
    for region in s.regions:
        for card in hand:
            state = STATE_ON[card][region]
            if state in reached:
                option = _CAST[card][region]
                if state == rumor:
                    yield _cast_option(card, state, rumored=True)
                elif option is not None and len(record[state]) < LIMIT[state]:
                    yield option
    if FOR_HOME.isdisjoint(hand):
        return
    for home in player.homes:
        if home in reached:
            for card in hand:
                if card in FOR_HOME:
                    yield _cast_option(card, home, home == rumor)


def can_cast(t: Table[Campaign]) -> bool:
    """Whether a ballot in hand can be cast now."""
    return next(castable(t), None) is not None


# Choices


def _region_prompt(t: Table[Any], actor: Actor) -> str:
    s: Campaign = t.state
    rumor = s.players[actor].rumor
    return prompts.region(s.home_stretch, None if rumor == NO_RUMOR else rumor, RUMOR_COST)


@choice(_region_prompt, rule="Campaigning")
def choose_region(t: Table[Campaign], actor: Actor) -> tuple[Option, ...]:
    """The region is announced before the dice are rolled; in the home stretch it may be two. (Play, Campaigning)"""
    regions = _STRETCH if t.state.home_stretch else _REGION_OPTIONS
    if t.options["fund_raising"]:
        return regions + tuple([RAISE_FUNDS[region] for region in regions_with_funds(t.state, actor)])
    return regions


@choose_region.barred
def _barred_regions(t: Table[Campaign], actor: Actor) -> list[Barred]:
    if not t.options["fund_raising"]:
        return []
    left = regions_with_funds(t.state, actor)
    return [Barred(options.raise_funds_in(region), reasons.FUNDS_RAISED) for region in Region if region not in left]


def _activity_prompt(t: Table[Any], actor: Actor) -> str:
    return prompts.activity(*t.state.dice)


@choice(_activity_prompt, rule="Going to Campaign Headquarters")
def choose_activity(t: Table[Campaign], actor: Actor) -> list[Option]:
    """7, 11 or doubles open the campaign headquarters; 7 or doubles also advertising and a debate."""
    found: list[Option] = []
    if can_cast(t):
        found.append(_GO_CAMPAIGNING)
    found.append(_headquarters_option(actor))
    if may_advertise(t, actor):
        found.extend(Option(options.advertise_in(region), do(advertise, actor, region)) for region in t.state.regions)
    if may_debate(t, actor):
        found.append(Option(options.CHALLENGE, do(challenge, actor)))
    return found


@cache
def _headquarters_option(actor: Actor) -> Option:
    return Option(options.GO_TO_HEADQUARTERS, do(go_to_headquarters, actor))


@choose_activity.barred
def _barred_activities(t: Table[Campaign], actor: Actor) -> list[Barred]:
    found: list[Barred] = []
    if not can_cast(t):
        found.append(Barred(options.GO_CAMPAIGNING, reasons.NOTHING_TO_CAST))
    whys = ((options.ADVERTISE, why_not_advertise(t, actor)), (options.DEBATE, why_not_debate(t, actor)))
    for label, reason in whys:
        if reason:
            found.append(Barred(label, reason))
    return found


def _answers(s: Campaign, actor: Actor, ballots: list[Option]) -> list[Option]:
    """The ballots with which a rumor must be answered now, before anything else."""
    if s.rumor_answered or s.players[actor].rumor not in s.reached:
        return []
    rumor = s.players[actor].rumor
    return [option for option in ballots if option.frame.args[1] == rumor]


def _cast_prompt(t: Table[Any], actor: Actor) -> str:
    s: Campaign = t.state
    ballots = list(castable(t))
    if not ballots:
        return prompts.nothing_else_to_cast(s.reached)
    if _answers(s, actor, ballots):
        return prompts.answer_rumor(s.reached)
    return prompts.CAST_ANOTHER if s.cast_this_turn else prompts.CAST_FIRST


@choice(_cast_prompt, rule="Campaigning")
def cast_ballots(t: Table[Campaign], actor: Actor) -> list[Option]:
    """At least one ballot a turn, each for a state reached, no more than the party's limit in a state."""
    s = t.state
    found = list(castable(t))
    answers = _answers(s, actor, found)
    if answers:
        return answers
    if s.cast_this_turn:
        found.append(_DONE)
    return found


@cast_ballots.barred
def _barred_ballots(t: Table[Campaign], actor: Actor) -> list[Barred]:
    s = t.state
    player = s.players[actor]
    record = s.sides[player.party].record
    return [
        Barred(
            cast_label(card, state),
            reasons.state_is_full(LIMIT[state]),
            STATE_AT[state],
        )
        for region in s.regions
        for card in player.hand
        if (state := STATE_ON[card][region]) in s.reached
        and state != player.rumor
        and len(record[state]) >= LIMIT[state]
    ]
