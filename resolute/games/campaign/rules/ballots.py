"""What is done with ballots in every chapter: drawing, casting, and knowing where they lie."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache

from resolute.engine.frames import Option, Seat, Step, do
from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.campaign.content.addresses import BALLOT_AT
from resolute.games.campaign.content.lookups import BACK, HOME_STATE, LETTER, LIMIT, REGION, STATE_ON, votes_in
from resolute.games.campaign.state import ABSENTEE, UNSHOWN, Campaign, Player, Side, place_in_box
from resolute.games.campaign.words.ballots import ballot_label

VOTES_IN: tuple[dict[int, int], ...] = tuple(
    {state: votes_in(card, state) for state in states if state >= 0} for card, states in enumerate(STATE_ON)
)


def has_room(side: Side, state: int) -> bool:
    """Whether the party may record another ballot in a state. (Play, Campaigning)"""
    return len(side.record[state]) + side.absentee[state] < LIMIT[state]


def cast_ballot(t: Table[Campaign], seat: Seat, card: int, state: int, *, recorded: bool) -> None:
    """A ballot goes face down into the box: office and state are announced, the votes are not,
    and everybody sees the color of its back.

    Ballots count for whoever casts them. A Home State ballot is never recorded.
    """
    recorded = recorded and not HOME_STATE[card]
    side = _put_in_box(t.state, seat, card, state)
    if recorded:
        side.record = changed(side.record, state, side.record[state] + LETTER[card])
    t.tell("cast", seat, LETTER[card], state, recorded, BACK[card], HOME_STATE[card])


def cast_unshown(t: Table[Campaign], seat: Seat, card: int, state: int) -> None:
    """A ballot from a debate goes into its region's slot; only its party is told in which state. (Debate 7)"""
    s = t.state
    _put_in_box(s, seat, card, state)
    s.known[card] |= UNSHOWN
    t.tell("cast_unshown", seat, LETTER[card], REGION[state], BACK[card])
    t.tell("kept_secret", state, to=s.seats_of(s.players[seat].party))


def _put_in_box(s: Campaign, seat: Seat, card: int, state: int) -> Side:
    """A ballot counts for the party of the player who casts it; their tally board."""
    party = s.players[seat].party
    side = s.sides[party]
    more = VOTES_IN[card].get(state) or votes_in(card, state)
    side.votes = changed(side.votes, state, side.votes[state] + more)
    s.box[card] = place_in_box(party, state)
    s.known[card] |= 1 << party
    s.cast_this_turn += 1
    return side


def cast_in_secret(t: Table[Campaign], party: int, card: int, state: int, *, marked: bool) -> None:
    """An absentee ballot goes into the box without a word; the own tally board may get an X."""
    s = t.state
    side = s.sides[party]
    side.votes = changed(side.votes, state, side.votes[state] + votes_in(card, state))
    s.box[card] = place_in_box(party, state) + ABSENTEE
    s.known[card] |= 1 << party
    if marked and not HOME_STATE[card]:
        side.absentee = changed(side.absentee, state, side.absentee[state] + 1)


def states_of(card: int, homes: tuple[int, ...]) -> tuple[int, ...]:
    """The states that a ballot is for: those it lists, or the home states of the player who casts it."""
    return homes if HOME_STATE[card] else STATE_ON[card]


def places_for(s: Campaign, player: Player, card: int, states: Container[int]) -> list[int]:
    """Where a player could cast a ballot among these states: where it is printed and the party has room.

    A Home State ballot is for the home state of whoever casts it, and takes no room there.
    """
    if HOME_STATE[card]:
        return [state for state in player.homes if state in states]
    side = s.sides[player.party]
    return [state for state in STATE_ON[card] if state in states and has_room(side, state)]


def is_for(player: Player, card: int, state: int) -> bool:
    """Whether a ballot in a player's hand is for a state: it lists the state, or is for home."""
    return state in states_of(card, player.homes)


def any_ballot(s: Campaign, seat: Seat, then: Step[[Seat, int, int]], left: int) -> list[Option]:
    """Any ballot from the hand; `then` is given the seat, the ballot and how many are still to go with it."""
    return [_ballot_option(seat, card, then, left) for card in s.players[seat].hand]


@cache
def _ballot_option(seat: Seat, card: int, then: Step[[Seat, int, int]], left: int) -> Option:
    return Option(ballot_label(card), do(then, seat, card, left), at=BALLOT_AT[card])


def draw_source(s: Campaign, seat: Seat) -> Player | None:
    """The deck that a player draws from: the own one, then the partner's; None when both are empty."""
    player = s.players[seat]
    if player.deck.cards:
        return player
    for other in s.players:
        if other is not player and other.party == player.party and other.deck.cards:
            return other
    return None


def refill_hand(t: Table[Campaign], seat: Seat) -> None:
    """Refill the hand up to the campaign ability, from the own deck and then from the partner's."""
    s = t.state
    player = s.players[seat]
    missing = player.best("campaign") - len(player.hand)
    if missing <= 0:
        return
    drawn: list[int] = []
    dice = t.dice
    while missing and (source := draw_source(s, seat)) is not None:
        drawn.append(source.deck.draw(dice))
        missing -= 1
    if drawn:
        player.hand += tuple(drawn)
        t.tell("drew", seat, tuple(drawn), to=s.seats_of(player.party))
    if not player.deck.cards:
        watch_decks(t)


def watch_decks(t: Table[Campaign]) -> None:
    """When a party has used up all its ballot decks, the election is in the home stretch. (Home Stretch)"""
    s = t.state
    if not s.home_stretch and (not s.ballots_left(0) or not s.ballots_left(1)):
        s.home_stretch = True
        t.tell("home_stretch", int(s.ballots_left(0) > 0))


def to_undecided(s: Campaign, cards: Iterable[int], *, known_to: int = 0) -> None:
    """Put ballots under the undecided voters. `known_to` says which parties saw them go there."""
    for card in cards:
        s.undecided.under(card)
        s.known[card] = known_to


def take_undecided(t: Table[Campaign], seat: Seat, count: int) -> tuple[int, ...]:
    """Take ballots from the top of the undecided voters; the party of the taker sees them."""
    s = t.state
    party = s.players[seat].party
    cards = s.undecided.take(count)
    for card in cards:
        s.known[card] = 1 << party
    if cards:
        t.tell("took_undecided", seat, cards, to=s.seats_of(party))
    return cards
