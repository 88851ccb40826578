"""Rumors: the opponent must get to a state and answer, or hand over ballots. (Going to Campaign Headquarters, Rumor)"""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.campaign.content.addresses import BALLOT_AT, STATE_AT
from resolute.games.campaign.content.lookups import HOME_STATE, STATE_ON
from resolute.games.campaign.rules.ballots import (
    any_ballot,
    cast_ballot,
    has_room,
    is_for,
    places_for,
    refill_hand,
    states_of,
)
from resolute.games.campaign.state import NO_RUMOR, Campaign, Player
from resolute.games.campaign.words import prompts
from resolute.games.campaign.words.ballots import worth_label

RUMOR_COST = 2
"""How many ballots an unanswered rumor costs."""


@step
def spread_rumor(t: Table[Campaign], seat: Seat, state: int) -> None:
    """The rumor is about the opponent for the same office, who has until the end of the next turn to get there.

    Without a ballot for that state they do not try, and pay at once. An older rumor that still waits is forgotten.
    """
    s = t.state
    target = s.opponent(seat)
    player = s.players[target]
    t.tell("rumor", target, state)
    if player.rumor != NO_RUMOR:
        t.tell("rumor_forgotten", target, player.rumor)
        player.rumor = NO_RUMOR
    if any(is_for(player, card, state) for card in player.hand):
        player.rumor = state
    else:
        refill_hand(t, target)
        count = min(RUMOR_COST, len(player.hand))
        t.tell("rumor_unanswerable", target, state, count)
        t.then(pay_for_rumor, target, count)


def hand_places(s: Campaign, player: Player, card: int, states: Container[int]) -> list[int]:
    """Where a ballot in hand could be cast among these states: the state of a rumor takes any number."""
    if HOME_STATE[card]:
        return places_for(s, player, card, states)
    side = s.sides[player.party]
    return [state for state in STATE_ON[card] if state in states and (state == player.rumor or has_room(side, state))]


def cast_from_hand(t: Table[Campaign], seat: Seat, card: int, state: int) -> None:
    """A ballot is cast from the hand and recorded; in the state of a rumor it squelches the rumor, unrecorded.

    However one got there: by the dice, on a whistle stop, or at headquarters.
    """
    s = t.state
    player = s.players[seat]
    player.hand = without(player.hand, card)
    rumored = state == player.rumor
    if rumored and not s.rumor_answered:
        s.rumor_answered = True
        t.tell("squelched", seat, state)
    cast_ballot(t, seat, card, state, recorded=not rumored)


@step
def settle_rumor(t: Table[Campaign], seat: Seat) -> None:
    """At the end of the turn, with the hand refilled, a rumor has been answered or it costs ballots."""
    s = t.state
    player = s.players[seat]
    state, player.rumor = player.rumor, NO_RUMOR
    if not s.rumor_answered:
        count = min(RUMOR_COST, len(player.hand))
        t.tell("rumor_stands", seat, state, count)
        t.then(pay_for_rumor, seat, count)


@step
def pay_for_rumor(t: Table[Campaign], seat: Seat, left: int) -> None:
    """The ballots are handed over one by one, at the payer's choice; the other must cast each at once."""
    if left:
        t.then(choose_payment, seat, left)


@choice(
    lambda t, actor, left: prompts.payment(left),
    rule="Going to Campaign Headquarters",
)
def choose_payment(t: Table[Campaign], actor: Actor, left: int) -> list[Option]:
    """Any ballot from the hand."""
    return any_ballot(t.state, actor, hand_over, left)


@step
def hand_over(t: Table[Campaign], seat: Seat, card: int, left: int) -> None:
    """Both parties have seen the ballot; it is cast for the party that spread the rumor."""
    s = t.state
    payer = s.players[seat]
    payer.hand = without(payer.hand, card)
    taker = s.opponent(seat)
    s.known[card] = 3
    s.desk = (card,)
    t.tell("handed_over", seat, taker)
    t.tell("ballot_passed", card, to=(*s.seats_of(0), *s.seats_of(1)))
    t.then(cast_handed_ballot, taker)
    t.then(pay_for_rumor, seat, left - 1)


@choice(prompts.HANDED_BALLOT, rule="Going to Campaign Headquarters")
def cast_handed_ballot(t: Table[Campaign], actor: Actor) -> list[Option]:
    """It must be cast at once, in any state printed on it, and is not recorded."""
    s = t.state
    (card,) = s.desk
    return [_handed_option(actor, card, state) for state in states_of(card, s.players[actor].homes)]


@cache
def _handed_option(actor: Actor, card: int, state: int) -> Option:
    return Option(worth_label(card, state), do(cast_handed, actor, state), at=STATE_AT[state], piece=BALLOT_AT[card])


@step
def cast_handed(t: Table[Campaign], seat: Seat, state: int) -> None:
    """The ballot goes into the box without a mark on the board."""
    s = t.state
    (card,) = s.desk
    s.desk = ()
    cast_ballot(t, seat, card, state, recorded=False)
