"""Campaign expenses in an election: rounds of bids that go on until everybody passes. (5.4.2)"""

from __future__ import annotations

from functools import cache

import msgspec

from resolute.engine.frames import Actor, Option, OptionList, Seat, choice, do, step
from resolute.engine.table import Table
from resolute.games.lobby.library import ELECTORS
from resolute.games.lobby.rules.campaigning import bid_cards, has_bid_cards
from resolute.games.lobby.rules.pledges import bidding_goes_on, current, now, put
from resolute.games.lobby.state import Lobby, Spent
from resolute.games.lobby.words import options, prompts

MAX_AT_ONCE = 10
TWO = 2


def _can_pay(s: Lobby, seat: Seat) -> bool:
    return s.players[seat].money >= ELECTORS[current(s).state]


def _might_play(t: Table[Lobby], seat: Seat) -> bool:
    """Whether a player who cannot pay is asked for a campaign card; with a poker face, whoever holds cards."""
    s = t.state
    if not any(one.seat == seat for one in now(s).candidates):
        return False
    if t.options["poker_face"]:
        return bool(s.players[seat].hand)
    t.asked_by_secrets = True
    return has_bid_cards(t, seat)


@step
def next_bid(t: Table[Lobby]) -> None:
    """Clockwise from the President's player, until everybody has passed in a row. (5.4.2)

    Whoever can neither pay one multiple nor play a campaign card is not asked, nor is anybody with a standing order.
    """
    s = t.state
    election, vote = now(s), current(s)
    quiet = (*vote.passed, *vote.done, *election.resting, *election.retired)
    count = len(election.order)
    for ahead in range(count):
        at = (vote.next + ahead) % count
        seat = election.order[at]
        if seat in quiet:
            continue
        pays = _can_pay(s, seat)
        if not pays and not _might_play(t, seat):
            continue
        if not pays:
            t.tell("asked", seat, "vote", seat, (vote.state,))
        put(s, vote=msgspec.structs.replace(vote, next=(at + 1) % count))
        t.then(bid, seat)
        t.then(next_bid)
        return


@choice(prompts.bid, rule="State by state")
def bid(t: Table[Lobby], actor: Actor) -> OptionList:
    """Spend full multiples of the electors for a candidate or against another player's, play a campaign card, or pass.

    With two candidates only "for" is listed, because against one is for the other. (5.4.2)
    """
    s = t.state
    state = current(s).state
    candidates = now(s).candidates
    most = min(MAX_AT_ONCE, s.players[actor].money // ELECTORS[state])
    signs = (1,) if len(candidates) == TWO else (1, -1)
    bids = [
        (actor, place, sign * multiples)
        for place, one in enumerate(candidates)
        for sign in signs
        for multiples in range(1, most + 1)
        if sign > 0 or one.seat != actor
    ]
    found = OptionList()
    found.later(bids, _bid_option)
    found.extend(bid_cards(t, actor))
    found.extend(_passes(actor, state))
    return found


@cache
def _passes(actor: Actor, state: int) -> tuple[Option, ...]:
    return (
        Option(options.PASS, do(pass_bid, actor), declines=True),
        Option(options.pass_here(state), do(pass_here, actor), mutes=True),
        Option(options.PASS_UNTIL, do(pass_until, actor), mutes=True),
        Option(options.PASS_ELECTION, do(pass_election, actor), mutes=True),
    )


def _bid_option(t: Table[Lobby], of: tuple[Seat, int, int]) -> Option:
    """Votes for a candidate, or against one."""
    actor, place, votes = of
    sign, multiples = (1, votes) if votes > 0 else (-1, -votes)
    candidate, price = now(t.state).candidates[place], ELECTORS[current(t.state).state]
    return Option(
        options.bid(candidate, sign, multiples, price),
        do(spend, actor, place, votes),
        at=f"candidate:{candidate.politician}",
        cost=options.price(multiples * price),
        amount=multiples,
        group=options.bid_group(candidate, sign),
    )


@step
def spend(t: Table[Lobby], seat: Seat, place: int, votes: int) -> None:
    """Everybody may outbid, for one candidate or against another, whether they run or not. (5.4.2)"""
    s = t.state
    vote = current(s)
    paid = abs(votes) * ELECTORS[vote.state]
    s.players[seat].money -= paid
    put(s, vote=msgspec.structs.replace(vote, spent=(*vote.spent, Spent(seat, place, votes))))
    t.tell("spends", seat, now(s).candidates[place].politician, votes, paid)
    bidding_goes_on(s, seat)


@step
def pass_bid(t: Table[Lobby], seat: Seat) -> None:
    """Pass for now: if somebody spends, the player is asked again. (5.4.2)"""
    vote = current(t.state)
    put(t.state, vote=msgspec.structs.replace(vote, passed=(*vote.passed, seat)))


@step
def pass_here(t: Table[Lobby], seat: Seat) -> None:
    """A standing order: pass in this state."""
    vote = current(t.state)
    put(t.state, vote=msgspec.structs.replace(vote, done=(*vote.done, seat)))


@step
def pass_until(t: Table[Lobby], seat: Seat) -> None:
    """A standing order: pass until somebody else spends."""
    put(t.state, resting=(*now(t.state).resting, seat))


@step
def pass_election(t: Table[Lobby], seat: Seat) -> None:
    """A standing order: pass for the rest of this election."""
    put(t.state, retired=(*now(t.state).retired, seat))
