"""Cards that other cards move: called from the box, added unseen, ripened, dropped, or seen before they come.
(GM The Four Card Decks, Off-Map Decks in Waiting)"""

from __future__ import annotations

from functools import cache

import msgspec

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import pick, without
from resolute.engine.table import Table
from resolute.games.presidency.content.crisis_cards import CardKind, CrisisCard, crisis_cards, kind_of
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.cards import draw_crisis_card, no_card_left, put_on, see, take_off_map
from resolute.games.presidency.state import Decks, Presidency
from resolute.games.presidency.words import card_moves as said

TERRORISM, CASCADING = "terrorism", "cascading"
"""The off-map decks from which a card can be added unseen."""


def _change(t: Table[Presidency], **piles: tuple[int, ...]) -> None:
    t.state.decks = msgspec.structs.replace(t.state.decks, **piles)


@step
def card_called(t: Table[Presidency], number: int) -> None:
    """A certain card comes from the box, or from the deck of a later year, into the reshuffle pile; one that is
    anywhere else stays there."""
    decks = t.state.decks
    for pile in ("events", CASCADING):
        cards: tuple[int, ...] = getattr(decks, pile)
        if number in cards:
            _change(t, **{pile: without(cards, number)}, reshuffle=(*decks.reshuffle, number))
            see(t.state, number)
            t.tell("card_called", number)
            return
    if any(number in year for year in decks.years):
        years = tuple(without(year, number) if number in year else year for year in decks.years)
        t.state.decks = msgspec.structs.replace(decks, years=years, reshuffle=(*decks.reshuffle, number))
        see(t.state, number)
        t.tell("card_called", number)


@step
def unseen_card(t: Table[Presidency], pile: str) -> None:
    """A terrorism or cascading card goes unseen into the reshuffle pile; where none is left, terror groups grow
    instead. (GM Off-Map Decks in Waiting)"""
    number = take_off_map(t, pile)
    if number is None:
        no_card_left(t, pile)
        return
    put_on(t.state, "reshuffle", number)
    t.tell("unseen_card", pile)


@step
def card_ripens(t: Table[Presidency]) -> None:
    """A card of deck 2, at random, goes to deck 3, if there is one."""
    decks = t.state.decks
    if decks.two:
        number, left = pick(decks.two, t.dice)
        _change(t, two=left, three=(*decks.three, number))
        t.tell("card_ripens", number)


# A card of the open decks is dropped


def _open_deck(decks: Decks) -> str:
    """The deck from which a card can be dropped: deck 2, or deck 3 while that is empty."""
    return "two" if decks.two else "three"


@step
def drop_a_card(t: Table[Presidency]) -> None:
    """A card of deck 2, or of deck 3 while deck 2 is empty, leaves the game, if there is one."""
    decks = t.state.decks
    if decks.two or decks.three:
        t.then(choose_card_to_drop, THE_PRESIDENT)


@choice(said.WHICH_CARD_IS_DROPPED, rule="The Four Card Decks", forced=True)
def choose_card_to_drop(t: Table[Presidency], actor: Actor) -> list[Option]:
    """Any card of the open deck. (GM The Four Card Decks)"""
    decks = t.state.decks
    cards: tuple[int, ...] = getattr(decks, _open_deck(decks))
    return [_drop_option(crisis_cards(t.game.book)[number]) for number in cards]


@cache
def _drop_option(card: CrisisCard) -> Option:
    return Option(card.title, do(card_dropped, card.number), at=f"card:{card.key}")


@step
def card_dropped(t: Table[Presidency], number: int) -> None:
    """The card is out of the game."""
    decks = t.state.decks
    pile = _open_deck(decks)
    _change(t, **{pile: without(getattr(decks, pile), number)}, removed=(*decks.removed, number))
    t.tell("card_dropped", number)


# Cards that are seen before they come


@step
def look_ahead(t: Table[Presidency], count: int) -> None:
    """The President sees the next cards of the crisis deck, as many as there are; one may leave the game, the others
    stay on top."""
    for _ in range(min(count, len(t.state.decks.crisis))):
        number = draw_crisis_card(t)
        assert number is not None
        put_on(t.state, "looked_at", number)
        see(t.state, number)
    if t.state.decks.looked_at:
        t.then(choose_card_to_prevent, THE_PRESIDENT)


@choice(said.WHICH_CRISIS_DO_YOU_PREVENT, rule="The Four Card Decks")
def choose_card_to_prevent(t: Table[Presidency], actor: Actor) -> list[Option]:
    """One of the cards that were seen, or none. (GM The Four Card Decks)"""
    book = crisis_cards(t.game.book)
    return [*(_prevent_option(book[one]) for one in t.state.decks.looked_at), _PREVENT_NONE]


@cache
def _prevent_option(card: CrisisCard) -> Option:
    return Option(card.title, do(card_prevented, card.number), at=f"card:{card.key}")


@step
def card_prevented(t: Table[Presidency], number: int) -> None:
    """The card is out of the game; the others go back on top of the deck."""
    decks = t.state.decks
    _change(t, looked_at=without(decks.looked_at, number), removed=(*decks.removed, number))
    t.tell("card_dropped", number)
    _put_back(t)


@step
def prevent_none(t: Table[Presidency]) -> None:
    """All of them go back on top of the deck."""
    _put_back(t)


def _put_back(t: Table[Presidency]) -> None:
    """The cards that were looked at lie on top of the crisis deck again, in their order."""
    decks = t.state.decks
    seen = decks.looked_at
    resource = any(kind_of(one) == CardKind.RESOURCE for one in seen)
    within = len(seen) if resource else decks.resource_within + bool(decks.resource_within) * len(seen)
    t.state.decks = msgspec.structs.replace(
        decks,
        crisis=(*decks.crisis, *seen),
        looked_at=(),
        foreseen=(*seen, *decks.foreseen),
        resource_within=within,
    )


_PREVENT_NONE = Option(said.PREVENT_NONE, do(prevent_none), declines=True)
