"""Whose turn it is, when the home stretch begins, and when the campaign ends. (Play; Home Stretch; Campaign's End)"""

from __future__ import annotations

from resolute.engine.frames import Seat, step
from resolute.engine.table import Table
from resolute.games.campaign.content.lookups import HOME_STATE, STATE_ON
from resolute.games.campaign.rules.absentee import distribute_absentee_ballots
from resolute.games.campaign.rules.ballots import has_room, refill_hand
from resolute.games.campaign.rules.campaigning import choose_region
from resolute.games.campaign.rules.rumors import settle_rumor
from resolute.games.campaign.state import NO_RUMOR, Campaign


@step
def next_turn(t: Table[Campaign]) -> None:
    """Play goes round in order; whoever lost a turn is passed over once for each turn lost. (Play)"""
    s = t.state
    seat = s.order[s.turn % len(s.order)]
    player = s.players[seat]
    s.mover = seat
    s.cast_this_turn = 0
    s.rumor_answered = False
    s.debate_refused = False
    s.turn_lost = False
    s.regions = ()
    s.reached = ()
    if not player.hand:
        # A rumor may have taken the last ballot of a hand while the decks are not used up.
        refill_hand(t, seat)
    if not player.hand:
        t.tell("no_ballots", seat)
    elif player.skips:
        player.skips -= 1
        s.turn_lost = True
        t.tell("skipped", seat)
    else:
        t.tell("turn", seat, s.turn // len(s.order) + 1)
        t.then(choose_region, seat)
    t.then(end_turn)


@step
def end_turn(t: Table[Campaign]) -> None:
    """The hand is refilled; then a rumor about the player is settled, unless the turn was lost."""
    s = t.state
    refill_hand(t, s.mover)
    if s.players[s.mover].rumor != NO_RUMOR and not s.turn_lost:
        t.then(settle_rumor, s.mover)
    t.then(pass_turn)


@step
def pass_turn(t: Table[Campaign]) -> None:
    """The next player follows.

    The campaign ends once every other player has had a turn after somebody's last ballot. (Campaign's End)
    """
    s = t.state
    if s.turns_left > 0:
        s.turns_left -= 1
    elif s.turns_left < 0 and s.home_stretch:
        _watch_last_ballots(t)
    again = _has_another_turn(t)
    if s.turns_left == 0 or _idle_round(t, again):
        t.then(end_of_campaign)
        return
    if not again:
        s.turn += 1
    t.then(next_turn)


def _has_another_turn(t: Table[Campaign]) -> bool:
    """A card may have given the player another turn; in the last round nobody has more than one."""
    s = t.state
    player = s.players[s.mover]
    if not player.extra_turns or not player.hand:
        return False
    if s.turns_left >= 0:
        player.extra_turns = 0
        t.tell("no_extra_turn", s.mover)
        return False
    player.extra_turns -= 1
    t.tell("extra_turn", s.mover)
    return True


def _idle_round(t: Table[Campaign], again: bool) -> bool:
    """With all decks used up, the campaign ends once everybody has had a turn and nobody has cast a ballot.

    A turn that is lost is none, and one that is followed by another of the same player is not over. The last turns
    that are due after somebody's last ballot are always taken.
    """
    s = t.state
    if s.cast_this_turn or s.ballots_left(0) or s.ballots_left(1):
        s.idle_seats = ()
    elif not again and not s.turn_lost and s.mover not in s.idle_seats:
        s.idle_seats += (s.mover,)
    if s.turns_left > 0 or len(s.idle_seats) < len(s.order):
        return False
    t.tell("idle_round")
    return True


def _watch_last_ballots(t: Table[Campaign]) -> None:
    """Once a player is out of ballots, each of the others has one more turn, and the campaign ends. (Campaign's End)

    Whoever ran out during another's turn (a debate, a rumor) is passed over once more on the way.
    """
    s = t.state
    if not s.players[s.mover].hand or _never_castable(s, s.mover):
        s.turns_left = len(s.order) - 1
        t.tell("no_use_for_ballots" if s.players[s.mover].hand else "last_ballot", s.mover)
        return
    for seat, player in enumerate(s.players):
        if not player.hand and not s.ballots_left(player.party):
            s.turns_left = len(s.order)
            t.tell("last_ballot", seat)
            return


def _never_castable(s: Campaign, seat: Seat) -> bool:
    """Decks empty, and every ballot in hand is for states in which the party may record no more.

    The state of a rumor about the player takes any number. Debates are left out: nobody has to be challenged.
    """
    player = s.players[seat]
    if s.ballots_left(player.party):
        return False
    side = s.sides[player.party]
    return not any(
        HOME_STATE[card] or any(state == player.rumor or has_room(side, state) for state in STATE_ON[card])
        for card in player.hand
    )


@step
def end_of_campaign(t: Table[Campaign]) -> None:
    """Hands go under the undecided voters; what is left of the decks is put aside. (Campaign's End)"""
    s = t.state
    t.tell("campaign_ends")
    s.turns_left = 0
    s.regions = s.reached = ()
    s.dice = (0, 0)
    for seat, player in enumerate(s.players):
        for card in player.hand:
            s.undecided.under(card)
            s.known[card] = 1 << player.party
        if player.hand:
            t.tell("hand_to_undecided", seat, len(player.hand))
        player.hand = ()
        s.aside += player.deck.cards
        player.deck.cards = ()
        # A rumor that was still to be answered lapses, and so do turns to be lost.
        player.rumor, player.skips, player.extra_turns = NO_RUMOR, 0, 0
    t.then(distribute_absentee_ballots)
