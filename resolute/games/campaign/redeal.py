"""Dealing anew what a seat cannot know: where the ballots lie that it has not seen.

Every ballot keeps the colour of its back, so ballots are exchanged within a party only. A ballot in the box
was announced with its office and state, so another one in its place must be of that office and print that
state. Absentee ballots were cast in secret, so any will do.
"""

from __future__ import annotations

from resolute.engine.frames import Seat
from resolute.engine.pieces import shuffled
from resolute.engine.table import Table
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.lookups import HOME_STATE, LISTING, STATE_ON, votes_in
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.state import ABSENTEE, NOT_CAST, Campaign

_NATION = len(STATES)


def redeal_campaign(t: Table[Campaign], seat: Seat | None) -> None:
    """Exchange the ballots that the seat has not seen, and what it was not told at the convention."""
    s = t.state
    party = None if seat is None else s.players[seat].party
    _redeal_convention(t, seat)
    unseen = _unseen(s, party)
    if not unseen:
        return
    stands = list(range(len(BALLOTS)))
    hidden = [False] * len(BALLOTS)
    for card in unseen:
        hidden[card] = True
    cast = [card for card in unseen if NOT_CAST < s.box[card] <= ABSENTEE]
    for card in cast:
        _exchange_cast(t, card, stands, hidden)
    free = [card for card in unseen if not NOT_CAST < s.box[card] <= ABSENTEE]
    _shuffle(t, free, stands)
    _write_back(t, stands, party)


def _unseen(s: Campaign, party: int | None) -> list[int]:
    """The ballots whose place this party does not know."""
    bit = 0 if party is None else 1 << party
    known = s.known
    unseen: list[int] = []
    for player in s.players:
        unseen += player.deck.cards
        if player.party != party:
            unseen += player.hand
    unseen += [card for card in s.undecided.cards if not known[card] & bit]
    unseen += [card for card, place in enumerate(s.box) if place and not known[card] & bit]
    unseen += [card for card in (*s.desk, *s.aside) if not known[card] & bit]
    for side, hand in enumerate(s.absentee_hands):
        if side != party:
            unseen += [card for card in hand if not known[card] & bit]
    if s.debate is not None:
        unseen += [card for side, _, card in s.debate.risked if side != party and not known[card] & bit]
    return unseen


def _exchange_cast(t: Table[Campaign], place: int, stands: list[int], hidden: list[bool]) -> None:
    """Exchange a ballot in the box with another unseen one of its office that prints the same state."""
    s = t.state
    ballot = BALLOTS[place]
    state = (s.box[place] - 1) % _NATION
    if ballot.home_state:
        return
    others = [card for card in LISTING[ballot.party][ballot.office][state] if hidden[card]]
    other = stands.index(others[t.dice.below(len(others))])
    code = s.box[other]
    if NOT_CAST < code <= ABSENTEE and (code - 1) % _NATION not in STATE_ON[stands[place]]:
        return
    stands[place], stands[other] = stands[other], stands[place]


def _shuffle(t: Table[Campaign], free: list[int], stands: list[int]) -> None:
    """Shuffle the ballots that lie or are held unannounced, by the colour of their back.

    With four players everybody's deck is of one office, so ballots are exchanged within an office; among the
    undecided voters, which were mixed, they are exchanged within a party first.
    """
    s = t.state
    four = len(s.players) > len(Party)
    if four:
        mixed = set(s.undecided.cards)
        for party in Party:
            _mix(t, [card for card in free if card in mixed and BALLOTS[card].party == party], stands)
    groups: dict[tuple[int, int], list[int]] = {}
    for place in free:
        ballot = BALLOTS[stands[place]]
        groups.setdefault((ballot.party, ballot.office if four else 0), []).append(place)
    for key in sorted(groups):
        _mix(t, groups[key], stands)


def _mix(t: Table[Campaign], places: list[int], stands: list[int]) -> None:
    for place, card in zip(places, shuffled(tuple([stands[place] for place in places]), t.dice), strict=True):
        stands[place] = card


def _write_back(t: Table[Campaign], stands: list[int], party: int | None) -> None:
    """Put every ballot where it stands now, and count the other party's votes again."""
    s = t.state

    def moved(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([stands[card] for card in cards])

    for player in s.players:
        player.deck.cards = moved(player.deck.cards)
        player.hand = moved(player.hand)
    s.undecided.cards = moved(s.undecided.cards)
    s.desk = moved(s.desk)
    s.aside = moved(s.aside)
    s.absentee_hands = [moved(hand) for hand in s.absentee_hands]
    if s.debate is not None:
        s.debate.risked = tuple((side, region, stands[card]) for side, region, card in s.debate.risked)
    box, known = bytearray(len(BALLOTS)), bytearray(len(BALLOTS))
    for card, code in enumerate(s.box):
        box[stands[card]] = code
        known[stands[card]] = s.known[card]
    s.known = known
    s.box = box
    _redeal_absentee(t, party)
    for side in Party:
        if side != party:
            s.sides[side].votes = [0] * _NATION
    for card, code in enumerate(s.box):
        if code:
            caster, state = divmod((code - 1) % ABSENTEE, _NATION)
            if caster != party:
                s.sides[caster].votes[state] += votes_in(card, state)


def _redeal_absentee(t: Table[Campaign], party: int | None) -> None:
    """The other party's absentee ballots may have been cast in any state that they print."""
    s = t.state
    for side in Party:
        if side == party:
            continue
        s.sides[side].absentee = [0] * _NATION
        for card, code in enumerate(s.box):
            if code > ABSENTEE and (code - 1 - ABSENTEE) // _NATION == side:
                homes = tuple(home for seat in s.seats_of(side) for home in s.players[seat].homes)
                states = homes if HOME_STATE[card] else STATE_ON[card]
                state = states[t.dice.below(len(states))]
                s.box[card] = 1 + side * _NATION + state + ABSENTEE
                if t.options["tally"] == "popular" and not HOME_STATE[card]:
                    s.sides[side].absentee[state] += 1


def _redeal_convention(t: Table[Campaign], seat: Seat | None) -> None:
    """What others have laid face down at the convention may be any of their cards."""
    s = t.state
    if s.nomination is None or s.nomination.revealed:
        return
    for place, cards in enumerate(s.nomination.cards):
        if place != seat:
            order = shuffled(cards, t.dice)
            if s.nomination.nominees[place] >= 0:
                s.nomination.nominees[place] = order[0]
            if s.nomination.mates[place] >= 0:
                s.nomination.mates[place] = order[1]
