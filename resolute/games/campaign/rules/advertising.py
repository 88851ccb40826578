"""Advertising: money wins undecided voters in a region. (Advanced Game, Advertising)"""

from __future__ import annotations

from typing import Any

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.campaign.content.addresses import BALLOT_AT, STATE_AT
from resolute.games.campaign.content.states import REGION_STATES, STATES
from resolute.games.campaign.rules.ballots import cast_ballot, has_room, to_undecided, watch_decks
from resolute.games.campaign.rules.desk import clear_desk, desk_places, leave_desk, open_desk
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.words import options, prompts, reasons
from resolute.games.campaign.words.ballots import cast_label


def _right_roll(s: Campaign) -> bool:
    first, second = s.dice
    return first == second or first + second == 7


def why_not_advertise(t: Table[Campaign], seat: Seat) -> str:
    """Why a player cannot advertise now; empty if they can, or if it is not played."""
    s = t.state
    if not t.options["advertising"]:
        return ""
    if not _right_roll(s):
        return reasons.SEVEN_OR_DOUBLES
    if s.side_of(seat).funds < 1:
        return reasons.NO_FUNDS
    if not s.undecided.cards:
        return reasons.NO_UNDECIDED
    if not s.players[s.opponent(seat)].deck.cards:
        return reasons.NO_REPLACEMENT
    return ""


def may_advertise(t: Table[Campaign], seat: Seat) -> bool:
    """7 or doubles, at least $1 million, and an opponent who can replace a ballot. (Advertising 2, 6)"""
    return bool(t.options["advertising"]) and not why_not_advertise(t, seat)


@step
def advertise(t: Table[Campaign], seat: Seat, region: int) -> None:
    """The advertising rating says how many ballots come from the undecided voters. (Advertising 3)

    No more may be cast than the opponent's deck can replace. (Advertising 6)
    """
    s = t.state
    t.tell("advertises", seat, region)
    opponent = s.players[s.opponent(seat)]
    open_desk(t, seat, s.players[seat].best("advertising"), REGION_STATES[region], len(opponent.deck.cards))
    s.bought = ()
    _ask_again(t, seat)
    t.then(clear_desk, seat)
    t.then(replenish_by_opponent, seat)


def _price(s: Campaign, seat: Seat, state: int) -> int | None:
    """What a ballot in a state costs now: nothing if this turn has paid for it; None if they cannot buy it."""
    side = s.side_of(seat)
    if state in s.bought:
        return 0
    if state in side.advertised or STATES[state].advertising > side.funds:
        return None
    return STATES[state].advertising


def _ask_again(t: Table[Campaign], seat: Seat) -> None:
    """Ask for another ballot, as long as everybody can see that one might be cast."""
    s = t.state
    side, homes = s.side_of(seat), s.players[seat].homes
    if s.desk_cast < s.desk_room and any(
        _price(s, seat, state) is not None and (has_room(side, state) or state in homes) for state in s.desk_states
    ):
        t.then(cast_advertised, seat)


def _prompt(t: Table[Any], actor: Actor) -> str:
    s: Campaign = t.state
    funds = s.side_of(actor).funds
    places = (desk_places(s, actor, card, s.desk_states) for card in s.desk)
    if not any(_price(s, actor, state) is not None for states in places for state in states):
        return prompts.ads_win_nobody(funds)
    return prompts.advertise(s.desk_room - s.desk_cast, funds)


@choice(_prompt, rule="Advertising")
def cast_advertised(t: Table[Campaign], actor: Actor) -> list[Option]:
    """A party advertises once in a state, with as many ballots as it likes, for one price. (Advertising 4, 7, 8)"""
    s = t.state
    found: list[Option] = []
    for card in s.desk:
        for state in desk_places(s, actor, card, s.desk_states):
            price = _price(s, actor, state)
            if price is not None:
                found.append(
                    Option(
                        cast_label(card, state),
                        do(cast_advertised_ballot, actor, card, state),
                        at=STATE_AT[state],
                        cost=options.price(price),
                        group=STATES[state].name,
                        piece=BALLOT_AT[card],
                    )
                )
    found.append(_STOP)
    return found


_STOP = Option(options.STOP_ADVERTISING, do(leave_desk), declines=True)


@step
def cast_advertised_ballot(t: Table[Campaign], seat: Seat, card: int, state: int) -> None:
    """The state is paid for once and checked on the board; the ballot is cast and recorded. (Advertising 5, 9)"""
    s = t.state
    side = s.side_of(seat)
    price = _price(s, seat, state) or 0
    if state not in s.bought:
        side.funds -= price
        side.advertised += (state,)
        s.bought += (state,)
        t.tell("paid_for", seat, state, price, side.funds)
    s.desk = without(s.desk, card)
    s.desk_cast += 1
    cast_ballot(t, seat, card, state, recorded=True)
    _ask_again(t, seat)


@step
def replenish_by_opponent(t: Table[Campaign], seat: Seat) -> None:
    """The opponent for the same office replaces what was cast, unseen, under the stack. (Advertising 6)"""
    s = t.state
    deck = s.players[s.opponent(seat)].deck
    for _ in range(s.desk_cast):
        to_undecided(s, (deck.draw(t.dice),))
    s.desk_cast = 0
    watch_decks(t)
