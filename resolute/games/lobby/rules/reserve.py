"""The reserve: politicians, support and fundraising cards come from it and go back. (4.3, 5.1.2, 5.3 C.1)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Actor, Option, OptionList, Seat, choice, do, step
from resolute.engine.pieces import pick, without
from resolute.engine.table import Table
from resolute.games.lobby.content.kinds import MAIN_PARTIES
from resolute.games.lobby.library import FUNDS, POLITICIANS, STATES, SUPPORTS
from resolute.games.lobby.state import NOBODY, InPlay, Lobby
from resolute.games.lobby.words import options, prompts

FEWEST = 2
"""Whoever has fewer politicians draws. (5.1.1)"""


def added(pile: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    """A pile with cards shuffled in: it has no order, so it is kept sorted."""
    return tuple(sorted((*pile, *cards)))


@step
def draw_politician(t: Table[Lobby], seat: Seat) -> None:
    """The first politician of the reserve; a generic one must declare a party at once. (5.3 C.1)"""
    s = t.state
    card, s.politicians = pick(s.politicians, t.dice)
    party = POLITICIANS[card].party
    t.tell("draws_politician", seat, card)
    if party is None:
        s.aside += (card,)
        t.then(declare_party, seat, card)
    else:
        come_in(t, seat, card, party)


@choice(prompts.declare_party, rule="C.1 Draw from the reserve")
def declare_party(t: Table[Lobby], actor: Actor, card: int) -> list[Option]:
    """A generic politician is a Democrat or a Republican. (5.3 C.1)"""
    return [
        Option(options.party(party), do(party_declared, actor, card, int(party)), at=f"politician:{card}")
        for party in MAIN_PARTIES
    ]


@step
def party_declared(t: Table[Lobby], seat: Seat, card: int, party: int) -> None:
    """The marker lies on the card."""
    t.state.aside = without(t.state.aside, card)
    come_in(t, seat, card, party)
    t.tell("declares_party", seat, card, party)


def come_in(t: Table[Lobby], seat: Seat, card: int, party: int) -> None:
    """A politician comes into play; one who comes during the mortality phase is not tested in it."""
    s = t.state
    s.players[seat].politicians += (InPlay(card, party, faced=s.phase == "mortality"),)


@step
def draw_to_two(t: Table[Lobby], seat: Seat) -> None:
    """Whoever has fewer than two politicians takes another at once, as far as there are any. (5.1.1)"""
    s = t.state
    if len(s.players[seat].politicians) < FEWEST and s.politicians:
        t.then(draw_politician, seat)
        t.then(draw_to_two, seat)


@step
def draw_support(t: Table[Lobby], seat: Seat) -> None:
    """The first support card of the reserve goes under one of the player's politicians. (5.3 C.1)"""
    s = t.state
    card, s.supports = pick(s.supports, t.dice)
    s.aside += (card,)
    t.tell("draws_laid", seat, card)
    t.then(lay_under, seat, card)


@step
def draw_fundraising(t: Table[Lobby], seat: Seat) -> None:
    """The first fundraising card of the reserve goes under one of the player's politicians. (5.3 C.1)"""
    s = t.state
    card, s.funds = pick(s.funds, t.dice)
    s.aside += (card,)
    t.tell("draws_laid", seat, card)
    t.then(lay_under, seat, card)


@choice(prompts.lay_under, rule="C.1 Draw from the reserve", forced=True)
def lay_under(t: Table[Lobby], actor: Actor, card: int) -> OptionList:
    """A state, support or fundraising card is assigned to one of the player's politicians. (4.3 steps 9 and 10)"""
    found = OptionList()
    found.later([(actor, card, one.card) for one in t.state.players[actor].politicians], _under_option)
    return found


def _under_option(t: Table[Lobby], of: tuple[Seat, int, int]) -> Option:
    """A card for a politician."""
    seat, card, politician = of
    label = options.politician(t, seat, t.state.players[seat].named(politician))
    return Option(label, do(laid_under, seat, card, politician), at=f"politician:{politician}")


@step
def laid_under(t: Table[Lobby], seat: Seat, card: int, politician: int) -> None:
    """The card lies under the politician."""
    s = t.state
    s.aside = without(s.aside, card)
    assign(s, seat, card, politician)
    t.tell("lays_under", seat, card, politician)


def assign(s: Lobby, seat: Seat, card: int, politician: int) -> None:
    """Put a card under a politician."""
    player = s.players[seat]
    one = player.named(politician)
    if card in STATES:
        player.put(msgspec.structs.replace(one, states=(*one.states, card)))
    elif card in SUPPORTS:
        player.put(msgspec.structs.replace(one, supports=(*one.supports, card)))
    else:
        player.put(msgspec.structs.replace(one, funds=(*one.funds, card)))


def take_from(s: Lobby, seat: Seat, politician: int, card: int) -> None:
    """Take a card from under a politician; it still has to go somewhere."""
    player = s.players[seat]
    one = player.named(politician)
    if card in STATES:
        player.put(msgspec.structs.replace(one, states=without(one.states, card)))
    elif card in SUPPORTS:
        player.put(msgspec.structs.replace(one, supports=without(one.supports, card)))
    else:
        player.put(msgspec.structs.replace(one, funds=without(one.funds, card)))


def go_home(t: Table[Lobby], *cards: int) -> None:
    """States go back among the uncontrolled ones, support and fundraising into the reserve. (5.1.2)"""
    s = t.state
    s.uncontrolled = added(s.uncontrolled, *(card for card in cards if card in STATES))
    s.supports = added(s.supports, *(card for card in cards if card in SUPPORTS))
    s.funds = added(s.funds, *(card for card in cards if card in FUNDS))
    turn_up_first_state(t)


def turn_up_first_state(t: Table[Lobby]) -> None:
    """If no First State lies open and there is an uncontrolled one, it is turned up. (4.3 step 8)"""
    s = t.state
    if s.first_state == NOBODY and s.uncontrolled and not (s.election and s.phase == "election"):
        s.first_state, s.uncontrolled = pick(s.uncontrolled, t.dice)
        t.tell("first_state", s.first_state)
