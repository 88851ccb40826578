"""Crisis cards: drawn from the decks, resolved, and put where they go. (GM Crisis Cards, Draw Crisis Chits, Off-Map
Decks in Waiting)

How the decks are made, and what becomes of them at the end of a year, is in rules/decks.py.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.engine.effects import resolve
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import pick, without
from resolute.engine.table import Table
from resolute.engine.terms import After
from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.crisis_cards import FIRST, SECOND, THIRD, crisis_cards
from resolute.games.presidency.content.starts import start_of
from resolute.games.presidency.content.tracks import DOMESTIC_CRISIS
from resolute.games.presidency.operations.historical import note_last_wave, take_pandemic
from resolute.games.presidency.operations.moves import move, spend
from resolute.games.presidency.operations.regions import random_region
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.terror_groups import add_group
from resolute.games.presidency.state import InPlay, Presidency
from resolute.games.presidency.words import cards as said

GROUPS, LEVEL = 2, 2
"""Terror groups that come instead of a terrorism or cascading card when none is left, and their level."""
_RESOURCES = frozenset(map(int, Resource))
EMPTY_DECK_POINTS = 2
"""Action points that a disaster costs when no disaster card is left. (GM Off-Map Decks in Waiting)"""
INTERCEPTED = 2
"""Cards that the NSA intercepts. (GM Draw Crisis Chits)"""


# The crisis deck


def draw_crisis_card(t: Table[Presidency]) -> int | None:
    """A card from the top of the crisis deck, first those that were foreseen; when it is empty the reshuffle pile
    becomes it. (GM The Four Card Decks, Note)"""
    s = t.state
    decks = s.decks
    if not decks.crisis:
        if not decks.reshuffle:
            return None
        decks = msgspec.structs.replace(decks, crisis=decks.reshuffle, reshuffle=())
        t.tell("reshuffled")
    if decks.foreseen:
        card, left = decks.foreseen[0], without(decks.crisis, decks.foreseen[0])
    else:
        card, left = _pick_with_resource(t, decks.crisis, decks.resource_within)
    within = 0 if card in _RESOURCES else max(0, decks.resource_within - 1)
    s.decks = msgspec.structs.replace(decks, crisis=left, foreseen=decks.foreseen[1:], resource_within=within)
    return card


def _pick_with_resource(t: Table[Presidency], crisis: tuple[int, ...], within: int) -> tuple[int, tuple[int, ...]]:
    """A random card; a resource that lies among the top ones is as likely in each of those places."""
    resource = next((one for one in crisis if one in _RESOURCES), 0)
    if not within or not resource:
        return pick(crisis, t.dice)
    others = without(crisis, resource)
    if not others or not t.dice.below(min(within, len(crisis))):
        return resource, others
    card, left = pick(others, t.dice)
    return card, (*left, resource)


@step
def draw_cards(t: Table[Presidency], count: int) -> None:
    """Draw crisis cards one at a time, each resolved before the next is drawn; from an empty deck none comes. (GM Draw
    Crisis Chits)"""
    card = draw_crisis_card(t)
    if card is None:
        t.tell("no_card", count)
        return
    t.then(resolve_card, card, FIRST)
    if count > 1:
        t.then(draw_cards, count - 1)


@step
def resolve_card(t: Table[Presidency], number: int, stage: int) -> None:
    """A card that was drawn is resolved at a stage, from its first effect to its last, and then goes where it says.
    A card that has ripened beyond its last stage comes at that one. (GM Crisis Cards)"""
    s = t.state
    card = crisis_cards(t.game.book)[number]
    stage = min(stage, max(card.stages))
    s.decks = msgspec.structs.replace(s.decks, in_play=(*s.decks.in_play, InPlay(number, stage)))
    see(s, number)
    note_last_wave(s, number, stage == THIRD)
    t.tell("crisis_card", number, stage)
    t.then(resolve, card.stage_address(stage), None)


def see(s: Presidency, number: int) -> None:
    """Everybody knows from now on where this card is."""
    if number not in s.decks.seen:
        s.decks = msgspec.structs.replace(s.decks, seen=tuple(sorted((*s.decks.seen, number))))


def put_away(t: Table[Presidency], at: str, after: After) -> None:
    """A card that was resolved goes where it says; a resource stays beside the White House. (GM Crisis Cards, The Four
    Card Decks)"""
    s = t.state
    *left, card = s.decks.in_play
    s.decks = msgspec.structs.replace(s.decks, in_play=tuple(left))
    if after == After.STAY:
        s.president.resources += (card.number,)
    else:
        put_on(s, PILES[after], card.number)
    t.tell("card_put_away", card.number, after.value)


def put_on(s: Presidency, pile: str, number: int) -> None:
    """Add a card to a pile, by the name of its field."""
    s.decks = msgspec.structs.replace(s.decks, **{pile: (*getattr(s.decks, pile), number)})


PILES = {
    After.DISCARD: "removed",
    After.REMOVE: "removed",
    After.RESHUFFLE: "reshuffle",
    After.DECK_2: "two",
    After.DECK_3: "three",
}
"""The pile to which each word on a card sends it."""


# Decks 2 and 3


@step
def cascading_two(t: Table[Presidency]) -> None:
    """A random card of deck 2 comes back; from an empty one nothing does. (GM Draw Crisis Chits, Cascading Event 2)"""
    _comes_back(t, "two", SECOND)


@step
def cascading_three(t: Table[Presidency]) -> None:
    """A random card of deck 3 comes back; with none there, one of deck 2. (GM Draw Crisis Chits, Cascading Event 3)"""
    if t.state.decks.three:
        _comes_back(t, "three", THIRD)
    else:
        _comes_back(t, "two", SECOND)


def _comes_back(t: Table[Presidency], pile: str, stage: int) -> None:
    card = take_pandemic(t, pile) or take_at_random(t, pile)
    if card is None:
        t.tell("no_cascading_card")
    else:
        t.then(resolve_card, card, stage)


def take_at_random(t: Table[Presidency], pile: str) -> int | None:
    """A random card of a pile, by the name of its field; none, if it is empty."""
    s = t.state
    here: tuple[int, ...] = getattr(s.decks, pile)
    if not here:
        return None
    card, left = pick(here, t.dice)
    s.decks = msgspec.structs.replace(s.decks, **{pile: left})
    return card


# The NSA


@step
def intercept(t: Table[Presidency]) -> None:
    """The NSA intercepts the two top cards: one leaves the game, the other goes to the reshuffle pile. (GM Draw Crisis
    Chits, NSA)"""
    s = t.state
    for _ in range(INTERCEPTED):
        card = draw_crisis_card(t)
        if card is not None:
            put_on(s, "looked_at", card)
            see(s, card)
    if not s.decks.looked_at:
        t.tell("no_card", INTERCEPTED)
        return
    t.then(choose_intercepted, THE_PRESIDENT)


@choice(said.WHICH_CARD_LEAVES, rule="Draw Crisis Chits", forced=True)
def choose_intercepted(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """Which of the two leaves the game. (GM Draw Crisis Chits, NSA)"""
    for number in t.state.decks.looked_at:
        card = crisis_cards(t.game.book)[number]
        yield Option(card.title, do(stop_intercepted, number), at=f"card:{card.key}", cost=card.story)


@step
def stop_intercepted(t: Table[Presidency], number: int) -> None:
    """One card is out of the game for good, the other may come back. (GM Draw Crisis Chits, NSA)"""
    s = t.state
    others = without(s.decks.looked_at, number)
    s.decks = msgspec.structs.replace(s.decks, looked_at=())
    put_on(s, "removed", number)
    t.tell("card_dropped", number)
    for one in others:
        put_on(s, "reshuffle", one)
        t.tell("card_put_away", one, After.RESHUFFLE.value)


# The off-map decks


def take_off_map(t: Table[Presidency], pile: str) -> int | None:
    """The top card of an off-map deck, by the name of its field; none, if it is empty. In a historical start the cards
    of its era lie on top. (GM Off-Map Decks in Waiting; the eras are ours)"""
    s = t.state
    start = start_of(s)
    here: tuple[int, ...] = getattr(s.decks, pile)
    if start is None or not here:
        return take_at_random(t, pile)
    cards = crisis_cards(t.game.book)
    card, _ = pick(tuple(one for one in here if start.era in cards[one].eras) or here, t.dice)
    s.decks = msgspec.structs.replace(s.decks, **{pile: without(here, card)})
    return card


@step
def draw_disaster(t: Table[Presidency]) -> None:
    """A natural disaster; while no card is left, a domestic crisis and two action points. (GM Off-Map Decks in
    Waiting)"""
    card = take_off_map(t, "disasters")
    if card is not None:
        t.then(resolve_card, card, FIRST)
        return
    spend(t, EMPTY_DECK_POINTS, said.A_NATURAL_DISASTER)
    move(t, DOMESTIC_CRISIS, +1, said.A_NATURAL_DISASTER)


@step
def draw_terrorism(t: Table[Presidency]) -> None:
    """A terrorism card; while none is left, groups of level 2 in two random regions. (GM Off-Map Decks in Waiting)"""
    card = take_off_map(t, "terrorism")
    if card is not None:
        t.then(resolve_card, card, FIRST)
    else:
        _two_groups(t, "no_terrorism_card")


@step
def draw_cascading(t: Table[Presidency]) -> None:
    """A new cascading card; while none is left, groups of level 2 in two random regions. (GM Off-Map Decks in
    Waiting)"""
    card = take_off_map(t, "cascading")
    if card is not None:
        t.then(resolve_card, card, FIRST)
    else:
        _two_groups(t, "no_new_cascading_card")


@step
def terrorism_planned(t: Table[Presidency]) -> None:
    """A terrorism card is drawn unseen for the reshuffle pile; while none is left, groups of level 2 in two random
    regions. (TSF Terror Acts Table; GM Off-Map Decks in Waiting)"""
    card = take_off_map(t, "terrorism")
    if card is None:
        _two_groups(t, "no_terrorism_card")
        return
    put_on(t.state, "reshuffle", card)
    t.tell("terrorism_planned")


def no_card_left(t: Table[Presidency], pile: str) -> None:
    """What comes instead of a card from an empty off-map deck of terrorism or cascading cards. (GM Off-Map Decks in
    Waiting)"""
    _two_groups(t, "no_terrorism_card" if pile == "terrorism" else "no_new_cascading_card")


def _two_groups(t: Table[Presidency], told: str) -> None:
    t.tell(told)
    for _ in range(GROUPS):
        if t.outcome is None:
            add_group(t, random_region(t), LEVEL)
