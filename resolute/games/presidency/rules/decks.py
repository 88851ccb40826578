"""The decks: how they are made at set-up, and what becomes of them at the end of a year. (GM Year Decks; TSF
Consequences 2, 13)"""

from __future__ import annotations

from functools import cache

import msgspec

from resolute.engine.book import Book
from resolute.engine.dice import Luck
from resolute.engine.frames import step
from resolute.engine.pieces import pick, without
from resolute.engine.table import Table
from resolute.games.presidency.content.crisis_cards import CardKind, crisis_cards, kind_of
from resolute.games.presidency.content.decks import (
    GOOD_EVENTS,
    GOOD_YEARS,
    RESOURCE_YEAR,
    TOP_OF_THE_DECK,
    YEARS,
    recipe,
)
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.starts import Start, start_of
from resolute.games.presidency.rules.cards import no_card_left, put_on, see, take_at_random, take_off_map
from resolute.games.presidency.state import Decks, Presidency

BOX = {
    CardKind.RESOURCE: "resources",
    CardKind.DISASTER: "disasters",
    CardKind.TERRORISM: "terrorism",
    CardKind.CASCADING: "cascading",
    CardKind.EVENT: "events",
}
"""Where the cards of each kind wait that are in no deck of a year, by the name of the field."""


@step
def lay_the_decks(t: Table[Presidency]) -> None:
    """Four decks are dealt, one for each year; the first becomes the crisis deck, and what is left of each kind waits
    off the map. One of the resources is among the top cards of the second deck. (GM Year Decks, Off-Map Decks in
    Waiting)"""
    s = t.state
    fill_the_box(t)
    start = start_of(s)
    if start is not None:
        deal_start(t, start)
        return
    decks = [deal_year(t, year) for year in range(1, YEARS + 1)]
    s.decks = msgspec.structs.replace(s.decks, crisis=decks[0], years=tuple(decks[1:]))


def fill_the_box(t: Table[Presidency]) -> None:
    """Every printed card lies in the box of its kind; the resources are there from the beginning."""
    t.state.decks = msgspec.structs.replace(t.state.decks, **_piles(t.game.book))


@cache
def _piles(book: Book) -> dict[str, tuple[int, ...]]:
    """What lies in each box before anything is dealt."""
    return {
        name: tuple(number for number in sorted(crisis_cards(book)) if kind_of(number) == kind)
        for kind, name in BOX.items()
        if kind != CardKind.RESOURCE
    }


def deal_start(t: Table[Presidency], start: Start) -> None:
    """The decks of a historical start: the cards that it names, filled up with events of its era, then with events of
    any. (TSF Historical Scenarios)"""
    s, named = t.state, start.decks
    for number in (*named.two, *named.three, *(one for year in named.years for one in year)):
        _take_out(s, number)
    years = [list(year) for year in named.years]
    short = [year for year in years for _ in range(named.size - len(year))]
    while short:
        cards = crisis_cards(t.game.book)
        own = tuple(one for one in s.decks.events if start.era in cards[one].eras)
        fitting = own or tuple(one for one in s.decks.events if not cards[one].eras)
        if not fitting:
            break
        card, _ = pick(fitting, t.dice)
        _take_out(s, card)
        year, short = pick_one(short, t.dice)
        year.append(card)
    decks = [tuple(sorted(year)) for year in years]
    s.decks = msgspec.structs.replace(
        s.decks, crisis=decks[0], years=tuple(decks[1:]), two=named.two, three=named.three
    )
    for number in (*named.two, *named.three):
        see(s, number)


def pick_one(places: list[list[int]], dice: Luck) -> tuple[list[int], list[list[int]]]:
    """One of the free places in the decks, by lot, and those that are left."""
    at = dice.below(len(places))
    return places[at], places[:at] + places[at + 1 :]


def _take_out(s: Presidency, number: int) -> None:
    """A card leaves the box of its kind."""
    pile = BOX[kind_of(number)]
    s.decks = msgspec.structs.replace(s.decks, **{pile: without(getattr(s.decks, pile), number)})


def deal_year(t: Table[Presidency], year: int) -> tuple[int, ...]:
    """The cards of a year, at random from what is in the box; in a second term cards that have left the game come back
    where a kind runs short. (GM Year Decks)"""
    s = t.state
    found: list[int] = []
    if s.difficulty == Difficulty.EASIER and year <= GOOD_YEARS:
        found += _good_events(t)
    for kind, count in recipe(s.difficulty, year).items():
        for _ in range(count - sum(kind_of(one) == kind for one in found)):
            if not getattr(s.decks, BOX[kind]) and year > YEARS:
                _bring_back(s, kind)
            card = take_at_random(t, BOX[kind])
            if card is not None:
                found.append(card)
    if (year - 1) % YEARS + 1 == RESOURCE_YEAR:
        resource = take_at_random(t, "resources")
        if resource is not None:
            found.append(resource)
    return tuple(sorted(found))


def _good_events(t: Table[Presidency]) -> list[int]:
    """Events that are good news, as many as the easier game has in its first years."""
    s, found = t.state, []
    for _ in range(GOOD_EVENTS):
        good = tuple(one for one in s.decks.events if crisis_cards(t.game.book)[one].good)
        if good:
            card, _ = pick(good, t.dice)
            s.decks = msgspec.structs.replace(s.decks, events=without(s.decks.events, card))
            found.append(card)
    return found


def _bring_back(s: Presidency, kind: CardKind) -> None:
    """The cards of a kind that have left the game are in the box again."""
    back = tuple(one for one in s.decks.removed if kind_of(one) == kind)
    left = tuple(one for one in s.decks.removed if kind_of(one) != kind)
    unseen = tuple(one for one in s.decks.seen if one not in back)
    s.decks = msgspec.structs.replace(s.decks, removed=left, seen=unseen, **{BOX[kind]: back})


@step
def terrorism_joins(t: Table[Presidency]) -> None:
    """A terrorism card is shuffled into the crisis deck unseen; while none is left, groups of level 2 in two random
    regions. (TSF Consequences 2; GM Off-Map Decks in Waiting)"""
    pile = BOX[CardKind.TERRORISM]
    card = take_off_map(t, pile)
    if card is None:
        no_card_left(t, pile)
        return
    put_on(t.state, "crisis", card)
    t.state.decks = msgspec.structs.replace(t.state.decks, foreseen=())
    t.tell("terrorism_joins")


@step
def new_year_deck(t: Table[Presidency]) -> None:
    """Half of the reshuffle pile, rounded down, leaves the game at random; the rest, what is left of the crisis deck
    and the deck of the next year are shuffled together. After the last year of a term no deck joins. (TSF Consequences
    13; GM Year Decks)"""
    s = t.state
    for _ in range(len(s.decks.reshuffle) // 2):
        card = take_at_random(t, "reshuffle")
        assert card is not None
        put_on(s, "removed", card)
        see(s, card)
        t.tell("card_dropped", card)
    if s.clock.year % YEARS:
        open_year_deck(t, s.clock.year + 1)


def open_year_deck(t: Table[Presidency], year: int) -> None:
    """The deck of a year joins what is left of the old ones; in a second term it is dealt from the box now."""
    s = t.state
    fresh = s.decks.years[0] if s.decks.years else deal_year(t, year)
    decks: Decks = s.decks
    resource = any(kind_of(one) == CardKind.RESOURCE for one in (*fresh, *decks.crisis))
    s.decks = msgspec.structs.replace(
        decks,
        crisis=tuple(sorted((*decks.crisis, *decks.reshuffle, *fresh))),
        reshuffle=(),
        foreseen=(),
        years=decks.years[1:],
        resource_within=TOP_OF_THE_DECK if resource else 0,
    )
    t.tell("new_year_deck", len(s.decks.crisis))
