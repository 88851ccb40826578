"""Rumors: the opponent must get to a state and answer, or hand over ballots. (Going to Campaign Headquarters, Rumor)"""

from __future__ import annotations

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.campaign.content.lookups import NATION, STATE_ON, worth_label
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.ballots import any_ballot, cast_ballot, places_for
from resolute.games.campaign.state import NO_RUMOR, Campaign

RUMOR_COST = 2
"""How many ballots an unanswered rumor costs."""


@step
def spread_rumor(t: Table[Campaign], seat: Seat, state: int) -> None:
    """The rumor is about the opponent for the same office, who has his next turn to get to the state.

    Without a ballot for that state he does not try, and pays at once.
    """
    s = t.state
    target = s.opponent(seat)
    t.tell("rumor", target, state)
    if any(state in STATE_ON[card] for card in s.players[target].hand):
        s.players[target].rumor = state
    else:
        t.tell("rumor_stands", target, state)
        t.then(pay_for_rumor, target, min(RUMOR_COST, len(s.players[target].hand)))


@step
def squelch(t: Table[Campaign], card: int, state: int) -> None:
    """A ballot answers the rumor: cast even beyond the limit, and not recorded."""
    from resolute.games.campaign.rules.campaigning import cast_ballots

    s = t.state
    player = s.players[s.mover]
    player.hand = without(player.hand, card)
    if not s.rumor_answered:
        s.rumor_answered = True
        t.tell("squelched", s.mover, state)
    cast_ballot(t, s.mover, card, state, recorded=False)
    t.then(cast_ballots, s.mover)


@step
def settle_rumor(t: Table[Campaign], seat: Seat) -> None:
    """At the end of the turn that he had, a rumor is answered or it costs ballots."""
    s = t.state
    player = s.players[seat]
    state, player.rumor = player.rumor, NO_RUMOR
    if state != NO_RUMOR and not s.rumor_answered:
        t.tell("rumor_stands", seat, state)
        t.then(pay_for_rumor, seat, min(RUMOR_COST, len(player.hand)))


@step
def pay_for_rumor(t: Table[Campaign], seat: Seat, left: int) -> None:
    """The ballots are handed over one by one, at the payer's choice; the other must cast each at once."""
    if left:
        t.then(choose_payment, seat, left)


@choice(
    lambda t, actor, left: f"The rumor stands: which ballot do you hand to your opponent? ({left} to go)",
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


@choice("Where do you cast the ballot that was handed to you?", rule="Going to Campaign Headquarters")
def cast_handed_ballot(t: Table[Campaign], actor: Actor) -> list[Option]:
    """It must be cast at once, in any state printed on it, and is not recorded."""
    s = t.state
    (card,) = s.desk
    return [
        Option(worth_label(card, state), do(cast_handed, actor, state), at=f"state:{STATES[state].code}")
        for state in places_for(s, s.players[actor], card, NATION, limited=False)
    ]


@step
def cast_handed(t: Table[Campaign], seat: Seat, state: int) -> None:
    """The ballot goes into the box off the record."""
    s = t.state
    (card,) = s.desk
    s.desk = ()
    cast_ballot(t, seat, card, state, recorded=False)
